#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

double value_of(const std::string& text) { return martians::Martians::value(given(text).position(), A); }

/// How much more the game is worth with the facts.
double gain_of(const std::string& facts, const std::string& game) { return value_of(game + facts) - value_of(game); }

TEST(martians_value, an_installation_is_worth_what_the_weather_to_come_lets_it_make) {
    const std::string calm = "round 2; weather-drawn fresh-wind high-noon-gusts dust-devils dust-storm; ";
    const std::string windy = "round 2; weather-drawn dead-calm frost-fog static-night haze; ";
    EXPECT_GT(gain_of("A: wind 1", windy), gain_of("A: wind 1", calm) + 1);
}

TEST(martians_value, a_technology_is_worth_what_the_installations_make_more) {
    EXPECT_GT(gain_of("A: wind 2, tech kinetic-energy", ""), gain_of("A: wind 2", "") + 4);
    EXPECT_NEAR(gain_of("A: tech kinetic-energy", ""), 0, 1e-9) << "nothing to add to";
}

TEST(martians_value, energy_is_worth_the_more_the_scarcer_it_is) {
    EXPECT_GT(gain_of("A: energy 4", ""), 1.5 * (gain_of("A: energy 24", "") - gain_of("A: energy 20", "")));
    EXPECT_GT(gain_of("A: energy 4", "round 1; "), gain_of("A: energy 4", "round 4; "));
}

TEST(martians_value, needs_before_the_last_round_cost_what_they_bring) {
    const std::string sick = "round 2; quarter 1: sickness 1; quarter 2: sickness 1; quarter 3: sickness 1; ";
    EXPECT_LT(gain_of("quarter 1: sickness 1", "round 2; "), -2) << "a marker of each player";
    EXPECT_GT(gain_of("quarter 4: sickness 1", sick), -1) << "no marker is left to lose";
    EXPECT_LT(gain_of("quarter 4: sickness 1", "round 4; "), -5) << "the mission, though who serves it satisfies";
}

}  // namespace
}  // namespace planitia::kit::colony
