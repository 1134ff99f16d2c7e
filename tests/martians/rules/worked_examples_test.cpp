/// The worked examples of the rulebook.
#include <kit/martian_game.h>

namespace planitia::kit {
namespace {

TEST(martians_examples, two_solar_installations_with_the_technology_make_6) {
    auto game = martian_game(R"("slot":1,"firstPlayer":0,"activePlayer":1,"goods":{"energy":0},
        "players":[{"installations":{"solar":2},"technologies":["solar-energy"]},{}],
        "weatherDeck":["fresh-wind","clear-sky","high-noon-gusts","haze","dust-devils","dead-calm","frost-fog","dust-storm",
                       "static-night"],
        "eventStacks":[["docking-queue","cargo-chute","leaky-seal"],["stomach-bug","sponsor-broadcast","worn-tracks"],
                       ["pebble-rain","rich-soil","clogged-filters"],
                       ["radiation-alert","wilting","volunteer-shift","cold-snap"],
                       ["earth-inspection","metal-fatigue","relief-capsule"]])");
    game.when(B, end_turn());
    EXPECT_EQ(game.at("/weather"), Document("fresh-wind"));
    EXPECT_EQ(game.goods(A, "energy"), 6);
}

TEST(martians_examples, a_medicine_and_a_food_delivered_give_5_reputation) {
    auto game = martian_game(R"("goods":{"medicine":1,"food":2},"reputation":2,
        "quarters":[{"needs":{"oxygen":0,"sickness":1,"hunger":2},"received":true},{},{},{}])");
    game.when(A, end_turn()).when(A, deliver("medicine", 1)).when(A, deliver("food", 1));
    EXPECT_EQ(game.reputation(A), 7);
    EXPECT_EQ(game.goods(A, "food"), 1);
    EXPECT_EQ(game.number("/quarters/0/needs/hunger"), 1);
    EXPECT_NE(game.question(A), "deliver") << "two products are the most";
}

}  // namespace
}  // namespace planitia::kit
