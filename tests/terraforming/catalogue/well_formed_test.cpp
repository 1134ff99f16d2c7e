#include <gtest/gtest.h>
#include <terraforming/catalogue/can_fail.h>
#include <terraforming/catalogue/well_formed.h>

#include <string>

namespace planitia::terraforming {
namespace {
using namespace words;  // NOLINT: the rows below are written as those of the catalogue

CardRow good() {
    return {.slug = "good-row", .number = "300", .kind = active, .cost = 3, .holds = microbes, .action = {add_here(1)}};
}

std::string fault_after(void (*change)(CardRow&)) {
    CardRow row = good();
    change(row);
    return std::string(fault(row));
}

TEST(WellFormed, AGoodRowHasNoFault) { EXPECT_EQ(fault(good()), ""); }

TEST(WellFormed, NamesAndCost) {
    for (const char* slug : {"", "Rad-suits", "rad suits", "-rad", "rad-", "rad--suits", "rad_suits"}) {
        CardRow row = good();
        row.slug = slug;
        EXPECT_EQ(fault(row), "the slug is no kebab-case name") << slug;
    }
    EXPECT_EQ(fault_after([](CardRow& row) { row.number = ""; }), "no number");
    EXPECT_EQ(fault_after([](CardRow& row) { row.cost = -1; }), "the cost is out of range");
    EXPECT_EQ(fault_after([](CardRow& row) { row.cost = 256; }), "the cost is out of range");
    EXPECT_EQ(fault_after([](CardRow& row) { row.kind = corporation; }), "a corporation with a cost");
}

TEST(WellFormed, ActionsAndLastingEffectsNeedACardThatStays) {
    EXPECT_EQ(fault_after([](CardRow& row) { row.kind = event; }), "an action on a card that is not active");
    EXPECT_EQ(fault_after([](CardRow& row) {
                  row.kind = automated;
                  row.action = {};
                  row.ongoing = {discount(1)};
              }),
              "a lasting effect on a card that is not active");
    EXPECT_EQ(fault_after([](CardRow& row) { row.first_action = {draw(1)}; }), "a first action on a project card");
}

TEST(WellFormed, RequirementsAreWithinTheirScales) {
    for (const Need& need : {at_least(temperature, 3), at_least(temperature, 10), at_most(oxygen, 15),
                             at_least(oceans, 10), own_tags(0, Tag::science)}) {
        CardRow row = good();
        row.needs = {need};
        EXPECT_EQ(fault(row), "a requirement that is out of range") << int{need.value};
    }
}

TEST(WellFormed, ResourcesAndPointsNeedAHolder) {
    EXPECT_EQ(fault_after([](CardRow& row) { row.holds = CardResource::none; }), "resources on a card that holds none");
    EXPECT_EQ(fault_after([](CardRow& row) {
                  row.holds = CardResource::none;
                  row.action = either(gain(1, plants), in_order(remove_here(1), draw(1)));
              }),
              "resources on a card that holds none");
    EXPECT_EQ(fault_after([](CardRow& row) {
                  row.holds = CardResource::none;
                  row.action = {};
                  row.points = one_per_resource();
              }),
              "points for something the card does not have");
    EXPECT_EQ(fault_after([](CardRow& row) { row.points = one_per_ocean_beside(); }),
              "points for something the card does not have");
}

TEST(WellFormed, EffectsOfColoniesNeedAHolderToo) {
    EXPECT_EQ(fault_after([](CardRow& row) {
                  row.holds = CardResource::none;
                  row.action = {needs_here(1), draw(1)};
              }),
              "resources on a card that holds none");
    EXPECT_EQ(fault_after([](CardRow& row) {
                  row.holds = CardResource::none;
                  row.action = {exchange_here(titanium)};
              }),
              "resources on a card that holds none");
    EXPECT_EQ(fault_after([](CardRow& row) {
                  row.holds = floaters;
                  row.ongoing = {floaters_as_heat(2)};
              }),
              "floaters as heat on a card that is no corporation with floaters");
}

TEST(WellFormed, AnEitherComesLastAndBlocksHoldWhatTheySay) {
    const auto is_good = [](const Effects& list) { return is_sequence(list); };
    EXPECT_TRUE(is_good({}));
    EXPECT_TRUE(is_good(effects(draw(1), either(gain(1, plants), in_order(draw(1), draw(2))))));
    EXPECT_TRUE(is_good(effects(in_order(place_ocean(), draw(1)), draw(1))));
    EXPECT_TRUE(is_good(in_order(draw(1), either(draw(1), draw(2)))));
    EXPECT_FALSE(is_good(effects(either(gain(1, plants), draw(1)), draw(1))));
    EXPECT_FALSE(is_good(either(draw(1))));
    EXPECT_FALSE(is_good({Either{2, false}, Block{1}, Draw{1}}));
    EXPECT_FALSE(is_good({Either{2, false}, Draw{1}, Draw{2}}));
    EXPECT_FALSE(is_good({Block{2}, Draw{1}}));
    EXPECT_FALSE(is_good({Block{0}, Draw{1}}));
}

TEST(WellFormed, RowsDifferInSlugAndNumberAndComeInOrder) {
    CardRow first = good();
    CardRow second = good();
    const CardRow* rows[] = {&first, &second};
    EXPECT_EQ(fault(rows), "a slug occurs twice");
    second.slug = "another-row";
    EXPECT_EQ(fault(rows), "a number occurs twice");
    second.number = "299";
    EXPECT_EQ(fault(rows), "cards out of order");
    second.number = "301";
    EXPECT_EQ(fault(rows), "");
    second.cost = -1;
    EXPECT_EQ(fault(rows), "the cost is out of range");
}

TEST(CanFail, OnlyWhenEveryWayMayFail) {
    const auto can = [](const Effects& list) { return can_fail(list); };
    EXPECT_TRUE(can({gain(1, plants), produce(1, plants, -1, energy)}));
    EXPECT_TRUE(can({produce(with_tags(3, Tag::plant, 4, -1), plants)}));
    EXPECT_TRUE(can(in_order(draw(1), lose(1, plants))));
    EXPECT_TRUE(can(either(lose(1, plants), lose(1, heat))));
    EXPECT_FALSE(can(either(lose(1, plants), draw(1))));
    EXPECT_FALSE(can(one_or_none(lose(1, plants), lose(1, heat))));
    EXPECT_FALSE(can({place_city(), raise(temperature), remove_up_to(3, plants)}));
}

TEST(CanFail, ColoniesNeedATileAndATheftItsVictim) {
    const auto can = [](const Effects& list) { return can_fail(list); };
    EXPECT_TRUE(can({draw(2), build_any_colony()}));
    EXPECT_TRUE(can({add_colony_tile()}));
    EXPECT_TRUE(can({move_markers()}));
    EXPECT_TRUE(can({trade_freely()}));
    EXPECT_TRUE(can({steal(5, megacredits)}));
    EXPECT_TRUE(can({take_from_own_card(1, floaters)}));
    EXPECT_FALSE(can({steal_up_to(5, megacredits)}));
    EXPECT_FALSE(can({gain_fleet(), gain_colony_bonuses(), raise_track()}));
}

}  // namespace
}  // namespace planitia::terraforming
