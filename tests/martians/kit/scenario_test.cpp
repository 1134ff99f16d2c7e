// The kit says what is wrong.
#include <kit/failure.h>
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

TEST(martians_given, of_a_refused_position_ends_the_test_and_names_the_place) {
    EXPECT_TRUE(contains(failure_of([] { given("weather fog"); }), "/weather"));
    EXPECT_TRUE(contains(failure_of([] { given("moxie open ajar closed"); }), "/buildings/moxie/1/status"));
    EXPECT_TRUE(contains(failure_of([] { given("A: tech long-leg"); }), "/players/0/technologies/0"));
    EXPECT_TRUE(contains(failure_of([] { given("A: mineral-blue 4"); }), "regolith cards are lost or made up"));
    EXPECT_TRUE(contains(failure_of([] { given("solo; semi 1"); }), "set-up is refused"));
}

TEST(martians_given, of_an_unknown_fact_ends_the_test) {
    EXPECT_TRUE(contains(failure_of([] { given("A: titanium 3"); }), "no such fact: 'A: titanium 3'"));
    EXPECT_TRUE(contains(failure_of([] { given("quarter 1: thirst 3"); }), "no such fact: 'quarter 1: thirst 3'"));
    EXPECT_TRUE(contains(failure_of([] { given("temp 3"); }), "no such fact: 'temp 3'"));
    EXPECT_TRUE(contains(failure_of([] { given("quarter 5: oxygen 3"); }), "there is no /quarters/4"));
    EXPECT_TRUE(contains(failure_of([] { given("mine: oxygen 3"); }), "no such player or quarter: 'mine: oxygen 3'"));
    EXPECT_TRUE(contains(failure_of([] { given("A: energy much"); }), "'much' is no number"));
    EXPECT_TRUE(contains(failure_of([] { given("A: energy"); }), "'A: energy' lacks a word"));
    EXPECT_TRUE(contains(failure_of([] { given("shown dentist"); }), "there is no dentist"));
    EXPECT_TRUE(contains(failure_of([] { given("event-deck flood"); }), "no deck has a card 'flood'"));
    EXPECT_TRUE(contains(failure_of([] { given("tokens 4 t11"); }), "there is no t11"));
    EXPECT_TRUE(contains(failure_of([] { given("solo; B: energy 3"); }), "no such player"));
}

TEST(martians_given, has_as_many_players_as_it_says_or_as_the_last_one_named) {
    EXPECT_EQ(given("").position().setup.players, 2);
    EXPECT_EQ(given("D: wind 1").position().setup.players, 4);
    EXPECT_EQ(given("coop 3").position().setup.players, 3);
    EXPECT_EQ(given("solo").position().setup.players, 1);
}

TEST(martians_given, lays_a_bare_table) {
    auto game = given("");
    EXPECT_TRUE(game.shows(
        "round 1; slot 1; first A; active A; time 3; weather stable-weather; shown; research; research-done; "
        "quarter 1: oxygen 0, not-received; quarter 2: oxygen 0; A: energy 0, aux 0, money 0, reputation 2, people; "
        "weather-deck fresh-wind clear-sky; weather-deck 9; research-deck 12; regolith-deck 18"));
    EXPECT_EQ(game.question(A), "action");
}

TEST(martians_given, sets_every_fact_of_the_common_game) {
    auto game = given(
        "coop 3; scenario deep-strata; round 3; slot 2; first B; active C; time 2; delivered 1; weather haze; rtg 2; "
        "quarter 1: oxygen 2, sickness 1, hunger 3, growth 1, infirmary A A B, living C, penalty 2; "
        "quarter 2: received; laboratory open=A open closed; machine 18; tokens 18 t08, 19 t03 hidden; "
        "colony-tech medical-care; deaths 1; shown doctor botanist; research ice-core; research-done sky-survey; "
        "tasks 1 0 0; in-force rich-soil; discards barren; regolith-deck red blue; research-deck crew-diet; "
        "A: energy 3, mineral-red 1, reputation 5, corporation vitalis, tech long-arm, crop potato, solar 1, wind 1, "
        "people engineer geologist, used engineer, extra-time 1, dead 1, dead-slots 3; B: rtg-used");
    EXPECT_TRUE(game.shows(
        "round 3; slot 2; first B; active C; time 2; delivered 1; weather haze; weather-drawn haze; rtg 2; "
        "quarter 1: oxygen 2, sickness 1, hunger 3, growth 1, infirmary A A B, living C, penalty 2, received; "
        "quarter 2: received; quarter 3: not-received; laboratory open=A open closed; machine 18; face-up 18; "
        "tokens 18 t08, 19 t03, 20 none; colony-tech medical-care; deaths 1; shown doctor botanist; "
        "research ice-core; research-done sky-survey; tasks 1 0 0; in-force rich-soil; events-drawn rich-soil; "
        "discards barren; regolith-deck red blue; regolith-deck 16; research-deck crew-diet; research-deck 10; "
        "weather-deck 8; A: energy 3, mineral-red 1, reputation 5, corporation vitalis, tech long-arm, crop potato, "
        "solar 1, wind 1, people engineer geologist, used engineer, extra-time 1, dead 1, dead-slots 3, "
        "at laboratory 1; B: rtg-used, energy 3"));
}

TEST(martians_given, sets_every_fact_where_goods_are_individual) {
    auto game = given(
        "competitive; orders picnic feast; orders-done charity; order-deck workshop; quarter 1: owner B; "
        "quarter 2: owner A; A: energy 3, reputation 5, at moxie 1; B: energy 1, mineral-blue 3, tech co2-converter");
    EXPECT_TRUE(game.shows(
        "orders picnic feast; orders-done charity; order-deck workshop; order-deck 21; quarter 1: owner B; "
        "quarter 2: owner A; quarter 3: owner none; moxie open=A open unavailable; regolith-deck 15; "
        "A: energy 3, reputation 5, mineral-blue 0; B: energy 1, reputation 2, mineral-blue 3, tech co2-converter"));
    EXPECT_TRUE(given("shown all; research all").shows("research-deck 0; assistant-deck 0; specialist-deck 0"));
}

TEST(martians_when, that_is_not_legal_ends_the_test_and_says_why) {
    const std::string message = failure_of([] { given("quarter 1: oxygen 1").when(A, visit("moxie", 1, "oxygen")); });
    EXPECT_TRUE(contains(message, "'A: visit moxie 1 oxygen' is refused"));
    EXPECT_TRUE(contains(message, "too-few-goods 1 0"));
    EXPECT_TRUE(contains(message, "offered to A:\n"));
    EXPECT_TRUE(contains(message, "  end-turn\n"));
}

TEST(martians_when, tells_the_moves_before_and_what_they_changed) {
    const std::string message = failure_of(
        [] { given("A: energy 1; quarter 1: oxygen 1").when(A, visit("moxie", "oxygen")).when(A, act("oxygen")); });
    EXPECT_TRUE(contains(message, "A: visit moxie 1 oxygen"));
    EXPECT_TRUE(contains(message, "/goods/energy: 1 -> 0"));
}

TEST(martians_when, of_a_seat_that_is_not_asked_ends_the_test) {
    EXPECT_TRUE(contains(failure_of([] { given("").when(B, end_turn()); }), "not-awaited"));
}

TEST(martians_shows, lists_every_fact_that_differs) {
    auto game = given("weather haze; quarter 2: hunger 1; A: energy 3, tech long-arm, people doctor");
    const std::string message =
        game.shows(
                "weather dead-calm; round 1; quarter 2: hunger 2; moxie open=A open unavailable; "
                "A: energy 4, tech solar-energy, people, at lander 2; weather-deck 4")
            .message();
    for (const char* part : {"weather is haze, not dead-calm", "quarter 2: hunger is 1, not 2", "A: energy is 3, not 4",
                             "A: tech is [long-arm], not [solar-energy]", "A: people is", "moxie is",
                             "the marker at /buildings/lander/1/marker is nothing, not 0", "weather-deck is 8, not 4"})
        EXPECT_TRUE(contains(message, part));
    EXPECT_EQ(message.find("round is"), std::string::npos);
}

TEST(martians_shows, of_an_unknown_fact_is_wrong) {
    auto game = given("");
    EXPECT_TRUE(contains(game.shows("A: titanium 3").message(), "no such fact"));
    EXPECT_TRUE(contains(game.shows("quarter 7: oxygen 0").message(), "there is no /quarters/6"));
    EXPECT_TRUE(contains(game.shows("E: wind 3").message(), "no such player"));
}

TEST(martians_nothing_else_changed, names_what_the_last_check_did_not) {
    auto game = given("A: energy 2; quarter 1: oxygen 1");
    game.when(A, visit("moxie", "oxygen"));
    EXPECT_TRUE(game.shows("time 2; quarter 1: oxygen 0; A: energy 1"));
    const auto result = game.nothing_else_changed();
    EXPECT_FALSE(result);
    EXPECT_TRUE(contains(result.message(), "also changed:\n  /reputation: 2 -> 4\n  /buildings/moxie/0/marker: "));
    EXPECT_TRUE(game.shows("time 2; quarter 1: oxygen 0; A: energy 1, reputation 4, at moxie 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_nothing_else_changed, looks_back_to_the_last_check) {
    auto game = given("A: energy 2; quarter 1: oxygen 2");
    game.when(A, visit("moxie", "oxygen"));
    EXPECT_TRUE(game.shows("time 2; quarter 1: oxygen 1; A: energy 1, reputation 4, at moxie 1"));
    game.when(A, rest()).when(A, visit("moxie", "oxygen"));
    EXPECT_TRUE(game.shows("time 0; quarter 1: oxygen 0; A: energy 0, reputation 6"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_TRUE(game.shows("time 0; quarter 1: oxygen 0; A: energy 0"));
    EXPECT_FALSE(game.nothing_else_changed());
}

TEST(martians_undo, takes_back_the_last_move) {
    auto game = given("A: energy 2; quarter 1: oxygen 1");
    game.when(A, visit("moxie", "oxygen")).undo();
    EXPECT_TRUE(game.shows("time 3; quarter 1: oxygen 1; A: energy 2"));
}

}  // namespace
}  // namespace planitia::kit::colony
