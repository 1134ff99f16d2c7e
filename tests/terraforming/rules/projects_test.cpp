// Rules 4.B, 4.F and 4.G: standard projects and conversions.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

TEST(sell_patents, gives_one_megacredit_for_each_card_discarded) {
    auto game = given("A: hand asteroid comet birds; deck bushes");
    game.when(A, project("sell-patents"));
    EXPECT_EQ(game.asks(A), Texts{"sell-cards 1 to 3 of asteroid comet birds"});
    EXPECT_NOT_OFFERED(game, A, sell({}));
    game.when(A, sell({"asteroid", "birds"}));
    EXPECT_TRUE(game.shows("A: mc 2, hand comet; discards asteroid birds"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(sell_patents, needs_a_card) {
    auto game = given("A: mc 5");
    EXPECT_NOT_OFFERED(game, A, project("sell-patents"));
}

TEST(sell_patents, of_the_only_card_asks_nothing) {
    auto game = given("A: hand asteroid");
    game.when(A, project("sell-patents"));
    EXPECT_TRUE(game.shows("A: mc 1, hand; discards asteroid"));
}

TEST(standard_project, power_plant_costs_11) {
    auto game = given("A: mc 11");
    game.when(A, project("power-plant"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(standard_project, asteroid_costs_14) {
    auto game = given("A: mc 14");
    game.when(A, project("asteroid"));
    EXPECT_TRUE(game.shows("temp -28; A: mc 0, tr 21, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(standard_project, aquifer_costs_18) {
    auto game = given("A: mc 18");
    game.when(A, project("aquifer")).when(A, place(5));
    EXPECT_TRUE(game.shows("tiles 5 ocean; A: mc 0, tr 21, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(standard_project, greenery_costs_23) {
    auto game = given("A: mc 23");
    game.when(A, project("greenery")).when(A, place(15));
    EXPECT_TRUE(game.shows("tiles 15 greenery A; oxygen 1; A: mc 0, tr 21, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(standard_project, city_costs_25) {
    auto game = given("A: mc 25");
    game.when(A, project("city")).when(A, place(15));
    EXPECT_TRUE(game.shows("tiles 15 city A; A: mc 0, prod mc 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(standard_project, needs_its_full_cost) {
    const std::vector<std::pair<const char*, int>> costs = {
        {"power-plant", 11}, {"asteroid", 14}, {"aquifer", 18}, {"greenery", 23}, {"city", 25}};
    for (const auto& [name, cost] : costs) {
        auto enough = given("A: mc " + std::to_string(cost));
        EXPECT_OFFERS(enough, A, project(name));
        auto short_of_one = given("A: mc " + std::to_string(cost - 1));
        EXPECT_NOT_OFFERED(short_of_one, A, project(name));
        EXPECT_EQ(short_of_one.why_not(A, project(name)),
                  Texts{"cannot-pay " + std::to_string(cost) + " " + std::to_string(cost - 1)});
    }
}

TEST(standard_project, can_be_used_any_number_of_times) {
    auto game = given("A: mc 44; B: passed");
    for (int i = 0; i < 4; ++i) game.when(A, project("power-plant"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 4"));
}

TEST(standard_project, is_cheaper_for_thorgate) {
    auto game = given("gen 2; A: corp thorgate, mc 8");
    game.when(A, project("power-plant"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 1"));
}

TEST(standard_project, gives_a_rebate_with_standard_technology) {
    auto game = given("A: mc 11, played standard-technology, hand comet");
    game.when(A, project("power-plant"));
    EXPECT_TRUE(game.shows("A: mc 3"));
    game.when(A, project("sell-patents"));
    EXPECT_TRUE(game.shows("A: mc 4"));
}

TEST(conversion, of_8_plants_is_a_greenery) {
    auto game = given("A: plants 8");
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(game.shows("tiles 15 greenery A; oxygen 1; A: plants 0, tr 21, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto short_of_one = given("A: plants 7");
    EXPECT_NOT_OFFERED(short_of_one, A, convert_plants());
    EXPECT_EQ(short_of_one.why_not(A, convert_plants()), Texts{"too-few-resources 8 7"});
}

TEST(conversion, of_plants_takes_7_from_ecoline) {
    auto game = given("gen 2; A: corp ecoline, plants 7");
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(game.shows("tiles 15 greenery A; A: plants 0"));
}

TEST(conversion, of_8_heat_is_a_temperature_step) {
    auto game = given("A: heat 9");
    game.when(A, convert_heat());
    EXPECT_TRUE(game.shows("temp -28; A: heat 1, tr 21, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto short_of_one = given("A: heat 7");
    EXPECT_EQ(short_of_one.why_not(A, convert_heat()), Texts{"too-few-resources 8 7"});
}

}  // namespace
}  // namespace planitia::kit
