#include <gtest/gtest.h>
#include <terraforming/notation/effect_place.h>
#include <terraforming/notation/names.h>

namespace planitia::terraforming {
namespace {

std::uint16_t after(std::uint16_t at) { return static_cast<std::uint16_t>(at + extent(at)); }

/// Every run of effects of a sequence, and of those inside it, is found again by its name.
void expect_found(EffectRange sequence, CardId source) {
    for (std::uint16_t begin = sequence.begin; begin < sequence.end; begin = after(begin)) {
        for (std::uint16_t end = after(begin); end <= sequence.end; end = after(end)) {
            const EffectRange run{begin, end};
            const EffectPlace place = place_of(run, source);
            EXPECT_NE(place.part, Part::count_);
            EXPECT_EQ(effects_at(place, source), run);
            if (end == sequence.end) break;
        }
        if (std::holds_alternative<Block>(kEffects[begin]))
            expect_found({static_cast<std::uint16_t>(begin + 1), after(begin)}, source);
        if (const auto* either = std::get_if<Either>(&kEffects[begin]))
            for (std::size_t i = 0; i < either->alternatives; ++i) expect_found(alternative(begin, i), source);
    }
}

TEST(effect_place, finds_all_effects_of_every_card) {
    for (std::size_t i = 0; i < cards().size(); ++i) {
        SCOPED_TRACE(cards()[i].slug);
        const CardId card{i};
        for (EffectRange effects : {info(card).on_play, info(card).action, info(card).first_action})
            expect_found(effects, card);
        for (const Trigger& trigger : info(card).triggers) expect_found(trigger.effects, card);
    }
}

TEST(effect_place, finds_all_effects_of_colony_tiles_projects_and_rules) {
    for (Colony colony : every<Colony>()) {
        SCOPED_TRACE(name(colony));
        const ColonyTile& tile = info(colony);
        for (EffectRange effects : {tile.building, tile.bonus, trade_preparation()})
            expect_found(effects, source_of(colony));
        for (EffectRange income : tile.income) expect_found(income, source_of(colony));
    }
    for (Project project : every<Project>()) expect_found(info(project).effects, CardId::none());
    for (EffectRange effects : {plant_conversion(), heat_conversion(), ocean_bonus()})
        expect_found(effects, CardId::none());
}

TEST(effect_place, that_is_not_there_has_no_effects) {
    const CardId mine = find_card("mine");
    EXPECT_FALSE(effects_at({.part = Part::on_play, .which = 0, .index = {0}, .count = 1}, mine).empty());
    EXPECT_TRUE(effects_at({.part = Part::on_play, .which = 0, .index = {}, .count = 1}, mine).empty());
    EXPECT_TRUE(effects_at({.part = Part::on_play, .which = 0, .index = {1}, .count = 1}, mine).empty());
    EXPECT_TRUE(effects_at({.part = Part::on_play, .which = 0, .index = {0}, .count = 2}, mine).empty());
    EXPECT_TRUE(effects_at({.part = Part::on_play, .which = 0, .index = {0, 0, 0}, .count = 1}, mine).empty());
    EXPECT_TRUE(effects_at({.part = Part::on_play, .which = 1, .index = {0}, .count = 1}, mine).empty());
    EXPECT_TRUE(effects_at({.part = Part::action, .which = 0, .index = {0}, .count = 1}, mine).empty());
    EXPECT_TRUE(effects_at({.part = Part::bonus, .which = 0, .index = {0}, .count = 1}, mine).empty());
}

}  // namespace
}  // namespace planitia::terraforming
