// Rules 7: the solar phase, with and without the World Government.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

/// Everybody passes: production and all that follows without a question.
Scenario after_passing(const std::string& text) {
    Scenario game = given(text);
    while (game.position().phase == terraforming::Phase::action) game.when(game.record().awaited().front(), pass());
    return game;
}

// -- fleets and markers

TEST(solar_phase, brings_fleets_home_and_moves_active_markers_up) {
    auto game = after_passing(
        "gen 2; players 3; colonies luna 1 A visitor B, io 0 visitor A, ceres 5 B C, titan 3; "
        "B: fleets 2");
    EXPECT_TRUE(
        game.shows("phase research; gen 3; colonies luna 2 A, io 1, ceres 6 B C, titan 4; "
                   "A: fleets 1; B: fleets 2; C: fleets 1"));
}

TEST(solar_phase, moves_no_marker_beyond_the_last_space) {
    auto game = after_passing("gen 2; colonies luna 6, io 5 visitor A");
    EXPECT_TRUE(game.shows("colonies luna 6, io 6"));
}

TEST(solar_phase, leaves_sleeping_tiles_asleep) {
    auto game = after_passing("gen 2; colonies titan asleep, enceladus asleep, miranda asleep, luna");
    EXPECT_TRUE(game.shows("colonies titan asleep, enceladus asleep, miranda asleep, luna 2"));
}

TEST(solar_phase, lets_fleets_trade_again) {
    auto game = given("gen 2; colonies luna 0 visitor A, io 0 visitor B; A: mc 9");
    EXPECT_EQ(game.why_not(A, trade("luna", "megacredits")), (Texts{"fleet-there", "no-fleet 2 1"}));
    game.to_next_generation();
    game.when(B, trade("luna", "megacredits"));  // the second space by now
    EXPECT_TRUE(game.shows("B: mc 13; colonies luna 0 visitor B, io 1"));
}

TEST(solar_phase, comes_after_production) {
    auto game = after_passing(
        "gen 2; world-government; colonies callisto 1 visitor A; "
        "A: energy 2, prod energy 3 mc 1; B: mc 0");
    EXPECT_TRUE(game.shows("phase solar; gen 2; A: energy 3, heat 2, mc 21; B: mc 20; colonies callisto 1 visitor A"));
}

// -- the end of the game

TEST(solar_phase, is_left_out_after_the_last_generation) {
    const std::string full =
        "gen 9; temp 8; oxygen 14; oceans 9; world-government; "
        "colonies luna 3 A visitor B, io 1; ";
    auto game = after_passing(full + "A: mc 0; B: mc 0");
    EXPECT_TRUE(game.is_over());
    EXPECT_TRUE(game.shows("phase over; gen 9; colonies luna 3 A visitor B, io 1; A: mc 20"));
    auto greenery = after_passing(full + "A: plants 8; B: mc 0");
    EXPECT_TRUE(greenery.shows("phase final-greenery; colonies luna 3 A visitor B, io 1"));
}

TEST(solar_phase, is_left_out_after_the_fourteenth_generation_in_solo) {
    auto game = after_passing("solo; gen 14; temp 6; oxygen 14; oceans 9; world-government; colonies luna 3 visitor A");
    EXPECT_TRUE(game.is_over());
    EXPECT_TRUE(game.shows("temp 6; colonies luna 3 visitor A"));
}

// What the government fills comes too late for this generation: another one is played.
TEST(solar_phase, checks_for_the_end_before_the_government_acts) {
    auto game = after_passing("gen 9; temp 6; oxygen 14; oceans 9; world-government; colonies luna 3; A: mc 0");
    EXPECT_TRUE(game.shows("phase research; gen 10; temp 8; A: tr 20; B: tr 20; colonies luna 4"));
    game.to_next_generation();
    EXPECT_TRUE(game.is_over());
    EXPECT_TRUE(game.shows("gen 10; temp 8; colonies luna 4"));
}

// -- the World Government

TEST(world_government, asks_the_first_player_which_parameter_to_raise) {
    for (const char* first : {"A", "B"}) {
        SCOPED_TRACE(first);
        const PlayerId chooser = first == std::string("A") ? A : B;
        const PlayerId other = chooser == A ? B : A;
        auto game = after_passing("gen 2; world-government; active A; first " + std::string(first));
        EXPECT_TRUE(game.shows("phase solar; gen 2"));
        EXPECT_EQ(game.question(chooser), "raise-parameter");
        EXPECT_EQ(game.asks(chooser), (Texts{"raise temperature", "raise oxygen", "raise ocean"}));
        EXPECT_FALSE(game.is_asked(other));
        game.when(chooser, raise("oxygen"));
        EXPECT_TRUE(game.shows("phase research; gen 3; oxygen 1; A: tr 20, not-raised-tr; B: tr 20, not-raised-tr"));
    }
}

TEST(world_government, is_asked_before_fleets_come_home) {
    auto game = after_passing("gen 2; world-government; colonies luna 1 visitor B, io 2");
    EXPECT_TRUE(game.shows("phase solar; gen 2; colonies luna 1 visitor B, io 2"));
    game.when(A, raise("temperature"));
    EXPECT_TRUE(game.shows("phase research; gen 3; temp -28; colonies luna 2, io 3"));
}

TEST(world_government, is_asked_before_the_draft) {
    auto game = after_passing("gen 2; world-government; draft; A: mc 0");
    game.when(A, raise("temperature"));
    EXPECT_TRUE(game.shows("phase draft; gen 3; temp -28"));
}

TEST(world_government, acts_from_the_first_generation_on) {
    auto game = after_passing("gen 1; world-government; A: mc 0");
    game.when(A, raise("temperature"));
    EXPECT_TRUE(game.shows("phase research; gen 2; temp -28; first B"));
}

TEST(world_government, is_not_asked_without_the_option) {
    auto game = after_passing("gen 2; colonies luna");
    EXPECT_TRUE(game.shows("phase research; gen 3; temp -30; oxygen 0; oceans 0"));
}

TEST(world_government, offers_only_what_is_not_at_its_maximum) {
    const auto asked = [](const std::string& text) {
        return after_passing("gen 2; world-government; " + text).asks(A);
    };
    EXPECT_EQ(asked("temp 8"), (Texts{"raise oxygen", "raise ocean"}));
    EXPECT_EQ(asked("oxygen 14"), (Texts{"raise temperature", "raise ocean"}));
    EXPECT_EQ(asked("oceans 9"), (Texts{"raise temperature", "raise oxygen"}));
    EXPECT_EQ(asked("temp 6; oxygen 13; oceans 8"), (Texts{"raise temperature", "raise oxygen", "raise ocean"}));
}

TEST(world_government, takes_a_single_choice_by_itself) {
    auto warmer = after_passing("gen 2; world-government; oxygen 14; oceans 9; temp -10");
    EXPECT_TRUE(warmer.shows("phase research; gen 3; temp -8"));
    auto denser = after_passing("gen 2; world-government; temp 8; oceans 9; oxygen 3");
    EXPECT_TRUE(denser.shows("phase research; gen 3; oxygen 4"));
    // Of an ocean the place is still to be chosen, by the first player.
    auto wetter = after_passing("gen 2; world-government; first B; temp 8; oxygen 14; oceans 8; B: mc 0");
    EXPECT_EQ(wetter.question(B), "place-tile");
    EXPECT_EQ(wetter.asks(B).size(), 4U);
    wetter.when(B, place(61));
    EXPECT_TRUE(wetter.shows("phase research; gen 3; oceans 9; B: tr 20, mc 20, titanium 0; A: tr 20"));
}

TEST(world_government, has_nothing_to_do_when_all_is_full_in_solo) {
    auto game = after_passing("solo; gen 9; temp 8; oxygen 14; oceans 9; world-government; colonies luna 1 visitor A");
    EXPECT_TRUE(game.shows("phase research; gen 10; colonies luna 2; A: tr 14"));
}

TEST(world_government, is_chosen_by_the_only_player_in_solo) {
    auto game = after_passing("solo; gen 13; temp 8; oxygen 13; oceans 9; world-government; A: mc 0");
    EXPECT_TRUE(game.shows("phase research; gen 14; oxygen 14; A: tr 14"));
}

// -- nobody gains anything

/// The government raises a parameter, with figures of all players as they were after production.
Scenario government_raises(const std::string& text, const char* parameter) {
    Scenario game = after_passing("gen 2; world-government; " + text);
    EXPECT_TRUE(game.shows("phase solar"));
    game.when(A, raise(parameter));
    return game;
}

TEST(world_government, gives_no_heat_production) {
    for (const auto& [before, after] : {std::pair{"-26", "-24"}, std::pair{"-22", "-20"}}) {
        SCOPED_TRACE(after);
        auto game = government_raises("temp " + std::string(before), "temperature");
        EXPECT_TRUE(game.shows("temp " + std::string(after) + "; A: tr 20, prod heat 0; B: tr 20, prod heat 0"));
    }
}

TEST(world_government, places_an_ocean_without_rating_bonus_or_megacredits) {
    // 42 shows a plant and lies beside an ocean, 61 two titanium, 11 two cards.
    for (int space : {42, 61, 11}) {
        SCOPED_TRACE(space);
        auto game = government_raises("tiles 43 ocean; A: mc 0; B: mc 0", "ocean");
        EXPECT_EQ(game.question(A), "place-tile");
        EXPECT_EQ(game.asks(A).size(), 11U);
        game.when(A, place(space));
        EXPECT_TRUE(game.shows("phase research; gen 3; oceans 2; tiles " + std::to_string(space) +
                               " ocean; A: mc 20, plants 0, titanium 0, tr 20, not-raised-tr, hand; B: mc 20, tr 20"));
    }
}

TEST(world_government, warms_mars_when_oxygen_reaches_8) {
    auto game = government_raises("oxygen 7; temp -26", "oxygen");
    EXPECT_TRUE(game.shows("phase research; oxygen 8; temp -24; A: tr 20, prod heat 0; B: tr 20"));
    auto no_further = government_raises("oxygen 7; temp 8", "oxygen");
    EXPECT_TRUE(no_further.shows("phase research; oxygen 8; temp 8"));
}

TEST(world_government, places_an_ocean_when_it_reaches_0_degrees) {
    auto game = government_raises("temp -2; A: mc 0; B: mc 0", "temperature");
    EXPECT_EQ(game.question(A), "place-tile");
    EXPECT_TRUE(game.shows("phase solar; temp 0; oceans 0"));
    game.when(A, place(30));
    EXPECT_TRUE(game.shows("phase research; oceans 1; tiles 30 ocean; A: tr 20, plants 0, mc 20; B: tr 20"));
    auto no_more = government_raises("temp -2; oceans 9; oxygen 3", "temperature");
    EXPECT_TRUE(no_more.shows("phase research; temp 0; oceans 9"));
}

TEST(world_government, goes_on_from_oxygen_to_the_ocean) {
    auto game = government_raises("oxygen 7; temp -2; A: mc 0", "oxygen");
    EXPECT_EQ(game.question(A), "place-tile");
    game.when(A, place(41));
    EXPECT_TRUE(game.shows("phase research; oxygen 8; temp 0; tiles 41 ocean; A: tr 20, plants 0; B: tr 20"));
}

TEST(world_government, is_noticed_by_arctic_algae_of_anybody) {
    auto by_choice = government_raises("B: played arctic-algae; A: mc 0", "ocean");
    by_choice.when(A, place(31));
    EXPECT_TRUE(by_choice.shows("A: plants 0; B: plants 2; tiles 31 ocean"));
    auto by_warmth = government_raises("temp -2; A: played arctic-algae", "temperature");
    by_warmth.when(A, place(31));
    EXPECT_TRUE(by_warmth.shows("A: plants 2; B: plants 0; tiles 31 ocean"));
}

// Its tile must be the owner's own; the first player only acts for the government.
TEST(world_government, is_not_noticed_by_the_mining_guild) {
    for (int space : {2, 61}) {
        SCOPED_TRACE(space);
        auto game = government_raises("A: corp mining-guild, prod steel 1; B: mc 0", "ocean");
        game.when(A, place(space));
        EXPECT_TRUE(game.shows("A: steel 1, titanium 0, prod steel 1; tiles " + std::to_string(space) + " ocean"));
    }
}

TEST(world_government, raises_nobodys_rating_for_the_united_nations) {
    auto game = given("gen 2; world-government; A: corp united-nations-mars-initiative, mc 3; B: mc 0");
    game.to_next_generation();
    game.when(B, pass());
    EXPECT_EQ(game.why_not(A, action("united-nations-mars-initiative")), Texts{"rating-not-raised"});
}

TEST(world_government, says_why_a_parameter_can_not_rise) {
    const auto game = given("gen 3; world-government; phase solar; oxygen 14");
    EXPECT_EQ(game.why_not(A, raise("oxygen")), std::vector<std::string>{"parameter-at-maximum"});
}

}  // namespace
}  // namespace planitia::kit
