// The kit says what is wrong.
#include <kit/facts.h>
#include <kit/failure.h>
#include <kit/scenario.h>
#include <kit/short_form.h>

namespace planitia::kit {
namespace {

TEST(given, of_a_refused_position_ends_the_test) {
    EXPECT_TRUE(contains(failure_of([] { given("A: hand astroid"); }), "astroid"));
    EXPECT_TRUE(contains(failure_of([] { given("oxygen 15"); }), "/oxygen"));
    EXPECT_TRUE(contains(failure_of([] { given("A: hand comet; B: hand comet"); }), "refused"));
}

TEST(given, of_an_unknown_fact_ends_the_test) {
    EXPECT_TRUE(contains(failure_of([] { given("A: money 3"); }), "no such fact of a player: 'A: money 3'"));
    EXPECT_TRUE(contains(failure_of([] { given("temperature 3"); }), "no such fact: 'temperature 3'"));
    EXPECT_TRUE(contains(failure_of([] { given("A: mc many"); }), "'many' is no number"));
    EXPECT_TRUE(contains(failure_of([] { given("solo; B: mc 3"); }), "no such player"));
}

TEST(given, has_as_many_players_as_the_last_one_named) {
    EXPECT_EQ(given("A: mc 1").position().setup.players, 2);
    EXPECT_EQ(given("D: mc 1").position().setup.players, 4);
    EXPECT_EQ(given("players 5").position().setup.players, 5);
    EXPECT_EQ(given("solo").position().setup.players, 1);
}

TEST(given, sets_every_fact_it_names) {
    const char* const text =
        "gen 4; temp -10; oxygen 6; first B; active C; actions 1; tiles 4 ocean, 15 city A, phobos city B, "
        "22 "
        "nuclear-zone C; claims 46 A; milestones builder A; awards banker C; deck bushes trees; discards "
        "comet; "
        "A: mc 1, steel 2, titanium 3, plants 4, energy 5, heat 6, prod mc -5 steel 1 titanium 2 plants 3 "
        "energy 4 heat "
        "5, tr 33, corp helion, hand asteroid, played birds=2! mine; B: passed, corp inventrix, "
        "first-action; "
        "C: heat 8, raised-tr, next-discount 8, next-requirement 2, played nuclear-zone; rest B";
    auto game = given(text);
    std::string checkable(text);
    checkable.erase(checkable.rfind("; rest B"));
    EXPECT_TRUE(game.shows(checkable));
}

TEST(when, that_is_not_legal_ends_the_test_and_says_why) {
    const std::string message = failure_of([] { given("A: mc 13, hand asteroid; B: mc 1").when(A, play("asteroid")); });
    EXPECT_TRUE(contains(message, "'A: play asteroid' is refused"));
    EXPECT_TRUE(contains(message, "cannot-pay 14 13"));
    EXPECT_TRUE(contains(message, "offered to A:\n"));
    EXPECT_TRUE(contains(message, "  pass\n"));
}

TEST(when, tells_the_moves_before_and_what_they_changed) {
    const std::string message =
        failure_of([] { given("A: heat 16").when(A, convert_heat()).when(A, play("asteroid")); });
    EXPECT_TRUE(contains(message, "A: convert-heat"));
    EXPECT_TRUE(contains(message, "/temperature: -30 -> -28"));
}

TEST(when, of_a_seat_that_is_not_asked_ends_the_test) {
    EXPECT_TRUE(contains(failure_of([] { given("A: mc 1").when(B, pass()); }), "not-awaited"));
}

TEST(when, that_names_too_little_ends_the_test) {
    EXPECT_TRUE(contains(
        failure_of([] { given("A: mc 14, hand asteroid; B: plants 3").when(A, play("asteroid")).when(A, target(B)); }),
        "ambiguous"));
}

TEST(shows, lists_every_fact_that_differs) {
    auto game = given("temp -28; tiles 4 ocean; A: mc 3, hand comet, played birds=2");
    EXPECT_TRUE(game.shows("temp -28; A: mc 3"));
    const std::string message =
        game.shows("temp -26; oxygen 0; tiles 4 none, 5 ocean; A: mc 4, hand mine, played birds=3 fish").message();
    for (const char* part : {"temp is -28, not -26", "A: mc is 3, not 4", "A: hand is [comet], not [mine]",
                             "A: birds is 2, not 3", "fish is not there", "tile on 4", "tile on 5"})
        EXPECT_TRUE(contains(message, part));
    EXPECT_EQ(message.find("oxygen is"), std::string::npos);
}

TEST(shows, of_an_unknown_fact_is_wrong) {
    auto game = given("A: mc 3");
    EXPECT_TRUE(contains(game.shows("A: money 3").message(), "no such fact"));
}

TEST(nothing_else_changed, names_what_the_last_check_did_not) {
    auto game = given("temp -26; A: heat 8");
    game.when(A, convert_heat());
    EXPECT_TRUE(game.shows("temp -24; A: tr 21, heat 0"));
    const auto result = game.nothing_else_changed();
    EXPECT_FALSE(result);
    EXPECT_TRUE(contains(result.message(), "also changed:\n  /players/0/production/heat: 0 -> 1\n"));
}

TEST(nothing_else_changed, looks_back_to_the_last_check) {
    auto game = given("A: heat 16; B: passed");
    game.when(A, convert_heat());
    EXPECT_TRUE(game.shows("temp -28; A: tr 21, heat 8"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(A, convert_heat());
    EXPECT_TRUE(game.shows("A: tr 22, heat 0"));
    EXPECT_FALSE(game.nothing_else_changed());
    EXPECT_TRUE(game.shows("temp -26; A: tr 22, heat 0"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(undo, takes_back_the_last_move) {
    auto game = given("A: heat 16");
    game.when(A, convert_heat()).undo();
    EXPECT_TRUE(game.shows("temp -30; A: heat 16"));
}

TEST(short_text, names_options_as_the_moves_do) {
    EXPECT_EQ(short_text(play("comet").fields), "play comet");
    EXPECT_EQ(short_text(pay({.mc = 4, .steel = 3}).fields), "pay mc 4 steel 3");
    EXPECT_EQ(short_text(pay({}).fields), "pay mc 0");
    EXPECT_EQ(short_text(target(B, 3).fields), "target B 3");
    EXPECT_EQ(short_text(target_neutral().fields), "target neutral");
    EXPECT_EQ(short_text(target_card("birds", 2).fields), "target-card birds 2");
    EXPECT_EQ(short_text(place(12).fields), "place 12");
    EXPECT_EQ(short_text(buy({"comet", "mine"}).fields), "buy comet mine");
    EXPECT_EQ(short_text(decline().fields), "decline");
}

}  // namespace
}  // namespace planitia::kit
