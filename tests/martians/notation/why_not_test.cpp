// `why-not` and `choose` are two questions about one thing.
#include <kit/martians_game.h>
#include <kit/random_play.h>

namespace planitia::kit::colony {
namespace {

using martians::Martians;

testing::AssertionResult agree(const martians::Position& position, PlayerId player, const Document& option) {
    const auto chosen = Martians::read_choice(position, player, option);
    const auto told = Martians::why_not(position, player, option);
    const bool is_legal = told && *told->find("legal") == Document(true);
    const bool has_reasons = told && !told->find("reasons")->as_list()->empty();
    if (is_legal == bool(chosen) && (!told || is_legal != has_reasons)) return testing::AssertionSuccess();
    return testing::AssertionFailure() << one_line(option) << ": " << (chosen ? "taken" : chosen.error().message)
                                       << ", " << (told ? one_line(*told) : told.error().message);
}

/// The option with a field left out, a list with its first item twice, or a field of another option.
Document perturbed(const Document& option, const Document& other, Rng& rng) {
    Document changed = Document::map();
    const auto at = rng.below(static_cast<std::uint32_t>(option.as_map()->size()));
    const auto how = rng.below(3);
    for (std::size_t i = 0; i < option.as_map()->size(); ++i) {
        const auto& [key, value] = (*option.as_map())[i];
        Document told = value;
        if (i == at && how == 0) continue;
        if (i == at && how == 1 && told.as_list() != nullptr && !told.as_list()->empty())
            told.add(told.as_list()->front());
        if (i == at && how == 2 && other.find(key) != nullptr) told = *other.find(key);
        changed.set(key, told);
    }
    return changed;
}

TEST(martians_why_not, agrees_with_choose) {
    for (int game = 0; game < 21; ++game) {
        martians::Setup setup;
        setup.variant = static_cast<martians::Variant>(game % 3);
        setup.players = static_cast<std::uint8_t>(2 + game % 2);
        setup.scenario = static_cast<martians::Scenario>(game % 7);
        Document other = Document::map({{"kind", "rest"}});
        const Trial<Martians> trial{setup, "why not " + std::to_string(game)};
        ASSERT_TRUE(play_random(trial, [&](const martians::Position& position, PlayerId player, Rng& rng) {
            martians::OptionList options;
            list_options(position, player, options);
            for (const martians::Option& each : options) {
                const Document option = martians::write_option(position, each);
                for (const Document& asked : {option, perturbed(option, other, rng), other})
                    for (PlayerId seat : position.seats())
                        if (const auto result = agree(position, seat, asked); !result) return result;
                if (rng.below(4) == 0) other = option;
            }
            return testing::AssertionSuccess();
        }));
    }
}

TEST(martians_why_not, a_slot_named_twice_is_refused) {
    auto game = given("round 1; slot 2; active B; time 0; A: dead 1; B: dead 1");
    game.idle_until("dead-slots");
    Document slots = Document::list();
    slots.add(3);
    slots.add(3);
    const Document twice = Document::map({{"kind", "dead-slots"}, {"slots", slots}});
    const PlayerId asked = game.position().asking.player;
    EXPECT_FALSE(Martians::read_choice(game.position(), asked, twice));
    EXPECT_FALSE(Martians::why_not(game.position(), asked, twice));
}

}  // namespace
}  // namespace planitia::kit::colony
