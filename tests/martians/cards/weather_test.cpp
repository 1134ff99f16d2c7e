/// Section 13: what solar arrays and wind turbines make under each weather card.
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

/// The mid-round step has turned up `weather`.
MartiansGame turned_up(const std::string& weather, const std::string& text) {
    auto game = given("slot 2; active B; weather-deck " + weather + "; event-deck docking-queue; " + text);
    return game.when(B, end_turn());
}

testing::AssertionResult makes(const std::string& weather, const std::string& text, int energy) {
    auto game = turned_up(weather, text);
    const auto shown =
        game.shows("slot 3; first B; weather " + weather + "; weather-drawn " + weather +
                   "; weather-deck 8; events-drawn docking-queue; in-force docking-queue; event-deck 15; "
                   "lander open open! unavailable; A: energy " +
                   std::to_string(energy));
    return shown ? game.nothing_else_changed() : shown;
}

struct Installations {
    std::string weather;
    int solar;
    int wind;
    int solar_developed;
    int wind_developed;
};

void check_production(const Installations& row, const std::string& scenario) {
    EXPECT_TRUE(makes(row.weather, scenario + "A: solar 1", row.solar));
    EXPECT_TRUE(makes(row.weather, scenario + "A: wind 1", row.wind));
    EXPECT_TRUE(makes(row.weather, scenario + "A: solar 1, wind 1", row.solar + row.wind));
    EXPECT_TRUE(makes(row.weather, scenario + "A: solar 2", 2 * row.solar));
    EXPECT_TRUE(makes(row.weather, scenario + "A: wind 2", 2 * row.wind));
    const std::string both = scenario + "A: tech solar-energy kinetic-energy, ";
    EXPECT_TRUE(makes(row.weather, both + "solar 1", row.solar_developed));
    EXPECT_TRUE(makes(row.weather, both + "wind 1", row.wind_developed));
    EXPECT_TRUE(makes(row.weather, both + "solar 1, wind 1", row.solar_developed + row.wind_developed));
}

TEST(martians_weather, every_card_changes_what_an_installation_makes) {
    const Installations rows[] = {
        {"clear-sky", 4, 2, 5, 3}, {"fresh-wind", 2, 3, 3, 4},  {"high-noon-gusts", 4, 3, 5, 4},
        {"haze", 1, 2, 2, 3},      {"dust-devils", 1, 3, 2, 4}, {"dead-calm", 2, 1, 3, 2},
        {"frost-fog", 1, 1, 2, 2}, {"dust-storm", 1, 3, 2, 4},  {"static-night", 2, 0, 3, 1},
    };
    for (const Installations& row : rows) check_production(row, "");
}

TEST(martians_weather, in_the_long_night_every_installation_makes_1_less_but_not_less_than_0) {
    const Installations rows[] = {
        {"clear-sky", 3, 1, 4, 2}, {"fresh-wind", 1, 2, 2, 3},  {"high-noon-gusts", 3, 2, 4, 3},
        {"haze", 0, 1, 1, 2},      {"dust-devils", 0, 2, 1, 3}, {"dead-calm", 1, 0, 2, 1},
        {"frost-fog", 0, 0, 1, 1}, {"dust-storm", 0, 2, 1, 3},  {"static-night", 1, 0, 2, 0},
    };
    for (const Installations& row : rows) check_production(row, "scenario long-night; ");
}

TEST(martians_weather, a_technology_helps_its_own_kind_only) {
    EXPECT_TRUE(makes("fresh-wind", "A: tech kinetic-energy, solar 2", 4));
    EXPECT_TRUE(makes("fresh-wind", "A: tech solar-energy, wind 2", 6));
}

TEST(martians_weather, a_technology_helps_its_owner_only) {
    EXPECT_TRUE(makes("fresh-wind", "A: solar 1; B: tech solar-energy", 2));
}

TEST(martians_weather, vector_1_two_solar_with_the_technology_make_6_without_or_with_wind) {
    EXPECT_TRUE(makes("fresh-wind", "A: tech solar-energy, solar 2", 6));
    // Stable weather is never turned up; it is still there only when there is no card to cover it.
    auto game = given(
        "slot 2; active B; weather-drawn fresh-wind clear-sky high-noon-gusts haze dust-devils dead-calm frost-fog "
        "dust-storm static-night; event-deck docking-queue; A: tech solar-energy, solar 2");
    game.when(B, end_turn());
    EXPECT_TRUE(game.shows("weather stable-weather; A: energy 6"));
}

TEST(martians_weather, vector_2_one_of_each_without_technology_make_5_with_wind_1) {
    EXPECT_TRUE(makes("fresh-wind", "A: solar 1, wind 1", 5));
}

TEST(martians_weather, every_player_s_installations_produce_in_coop_into_the_common_stock) {
    EXPECT_TRUE(makes("fresh-wind", "A: energy 1, solar 1; B: wind 2", 1 + 2 + 6));
}

TEST(martians_weather, elsewhere_everybody_gets_the_energy_of_the_own_ones) {
    for (const std::string variant : {"semi", "competitive"})
        EXPECT_TRUE(turned_up("dust-storm", variant + "; A: solar 1; B: wind 2").shows("A: energy 1; B: energy 6"));
}

TEST(martians_weather, one_card_in_the_supply_phase_and_one_after_turn_2) {
    auto game = given(
        "slot 2; active B; weather-deck haze high-noon-gusts dust-storm; event-deck docking-queue worn-tracks; "
        "A: solar 1, wind 1");
    EXPECT_TRUE(game.shows("weather stable-weather")) << "for turns 1 and 2 of round 1";
    game.when(B, end_turn());
    EXPECT_TRUE(game.shows("A: energy 3"));
    game.when(B, end_turn()).when(A, end_turn());
    EXPECT_TRUE(game.shows("round 2; weather high-noon-gusts; A: energy 10"));
    game.when(A, end_turn()).when(B, end_turn());
    EXPECT_TRUE(game.shows("A: energy 10")) << "nothing between turns 1 and 2";
    game.when(B, end_turn()).when(A, end_turn());
    EXPECT_TRUE(game.shows("weather dust-storm; A: energy 14"));
}

TEST(martians_weather, round_1_has_no_supply_phase) {
    EXPECT_TRUE(dealt({}, "supply").shows("weather stable-weather; weather-deck 9; events-drawn"));
}

TEST(martians_weather, the_competitive_game_uses_up_the_nine_cards) {
    auto game = dealt({.variant = martians::Variant::competitive}, "nine");
    game.idle_until("");
    EXPECT_TRUE(game.shows("phase over; weather-deck 0; event-deck 7"));
}

TEST(martians_weather, the_last_round_turns_up_none_after_its_middle) {
    auto game = given(
        "round 4; slot 2; active B; weather frost-fog; "
        "weather-drawn clear-sky haze dead-calm dust-devils static-night frost-fog");
    game.when(B, end_turn()).when(B, end_turn()).when(A, end_turn());
    EXPECT_TRUE(game.is_over());
    EXPECT_TRUE(game.shows("weather-deck 2")) << "seven of nine in a game of four rounds";
}

}  // namespace
}  // namespace planitia::kit::colony
