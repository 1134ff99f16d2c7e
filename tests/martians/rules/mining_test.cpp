/// The mining site: moving, revealing, taking, assaying.
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

/// With energy and time for several extracts.
MartiansGame powered(const std::string& mine, const std::string& player = "") {
    return given("time 6; " + mine + "; A: energy 9" + (player.empty() ? "" : ", ") + player);
}

std::vector<std::string> moves_of(MartiansGame game) {
    game.when(A, visit("mining", "extract"));
    if (game.question(A) == "mine-first") game.when(A, mine("move"));
    return game.asks(A);
}

/// Takes first; the machine moves by itself where there is one token to move to.
MartiansGame& extract(MartiansGame& game) { return game.when(A, visit("mining", "extract")).when(A, mine("take")); }

// -- moving

TEST(martians_mining, the_first_move_may_go_onto_hidden_tokens) {
    EXPECT_EQ(moves_of(given("A: energy 1")), lines("move 4", "move 10", "move 15", "move 16"));
}

TEST(martians_mining, the_machine_does_not_move_away_from_the_hidden_tokens) {
    // The only hidden token is 3 steps to the right of the machine: of its six neighbours three are farther off.
    auto game = powered("machine 18; tokens 18 t01, 11 t01, 12 t01, 17 t01, 19 t01, 24 t01, 25 t02, 21 t02 hidden");
    EXPECT_EQ(moves_of(game), lines("move 12", "move 19", "move 25"));
    game.when(A, visit("mining", "extract")).when(A, mine("move"));
    for (int farther : {11, 17, 24}) EXPECT_FALSE(game.why_not(A, move_to(farther)).empty()) << farther;
}

TEST(martians_mining, with_nothing_hidden_every_step_is_legal) {
    EXPECT_EQ(moves_of(powered("machine 18; tokens 18 t01, 11 t01, 12 t01, 17 t01, 19 t01, 24 t01, 25 t02, 21 t02")),
              lines("move 11", "move 12", "move 17", "move 19", "move 24", "move 25"));
}

TEST(martians_mining, a_step_goes_to_a_hex_with_a_token) {
    EXPECT_EQ(moves_of(powered("machine 18; tokens 18 t01, 11 t01, 24 t01, 20 t01")), lines("move 11", "move 24"))
        << "12, 17, 19 and 25 are empty, 20 is not adjacent";
}

TEST(martians_mining, with_no_token_next_to_it_the_machine_travels_to_one_of_the_nearest) {
    EXPECT_EQ(moves_of(powered("machine 9; tokens 9 t01, 12 t01, 18 t02, 20 t02")), lines("move 12", "move 18"))
        << "both 3 away, over empty hexes";
}

TEST(martians_mining, it_travels_also_when_the_tokens_next_to_it_are_away_from_the_hidden_ones) {
    auto game = powered("machine 18; tokens 18 t01, 17 t01, 20 t01, 21 t02 hidden");
    extract(game);
    EXPECT_TRUE(game.shows("machine 20; face-up 17 20 21")) << "the nearest legal one, past the one too far back";
}

TEST(martians_mining, a_move_turns_up_what_is_under_and_around_the_machine) {
    auto game = powered(
        "machine 9; tokens 9 t01, 15 t01, 4 t01 hidden, 5 t01 hidden, 10 t01 hidden, 11 t02 hidden, 12 t02 hidden, "
        "16 t02 hidden, 17 t02 hidden, 18 t02 hidden");
    extract(game).when(A, move_to(10));
    EXPECT_TRUE(
        game.shows("time 5; machine 10; tokens 9 none; face-up 4 5 10 11 15 16 17; "
                   "A: energy 8, ice 2, at mining 1"))
        << "12 and 18 are two steps away";
    EXPECT_TRUE(game.nothing_else_changed());
}

// -- taking

TEST(martians_mining, taking_first_or_moving_first_is_asked_first) {
    auto game = powered("machine 18; tokens 18 t08, 19 t03, 20 t01 hidden");
    game.when(A, visit("mining", "extract"));
    EXPECT_EQ(game.asks(A), lines("mine-first take", "mine-first move"));
}

TEST(martians_mining, two_resources_are_taken_first_and_the_token_goes) {
    auto game = powered("machine 18; tokens 18 t08, 19 t03, 11 t03");
    extract(game);
    EXPECT_EQ(game.asks(A), lines("take 18 0 2", "take 18 1 1", "take 18 2 0"));
    EXPECT_FALSE(game.why_not(A, take(18, 1, 0)).empty()) << "fewer than the token shows";
    EXPECT_FALSE(game.why_not(A, take(18, 2, 1)).empty());
    game.when(A, take(18, 1, 1));
    EXPECT_EQ(game.asks(A), lines("move 11", "move 19"));
    game.when(A, move_to(11));
    EXPECT_EQ(game.question(A), "action");
    EXPECT_TRUE(
        game.shows("time 5; taken 1; machine 11; tokens 18 none; "
                   "A: energy 8, ice 1, regolith 1, at mining 1"))
        << "what was not chosen is lost";
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.number("/mine/gone/7"), 1);
}

TEST(martians_mining, what_the_move_turns_up_is_seen_before_it_is_taken) {
    auto game = powered("machine 18; tokens 18 t01, 19 t08 hidden");
    game.when(A, visit("mining", "extract")).when(A, mine("move"));
    EXPECT_EQ(game.asks(A), lines("take 19 0 2", "take 19 1 1", "take 19 2 0"));
    game.when(A, take(19, 0, 2));
    EXPECT_TRUE(
        game.shows("time 5; taken 2; machine 19; tokens 18 t01, 19 none; "
                   "A: energy 8, regolith 2, at mining 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_mining, from_an_emptied_hex_the_machine_must_move_first) {
    auto game = powered("machine 18; tokens 11 t08, 19 t03");
    game.when(A, visit("mining", "extract"));
    EXPECT_EQ(game.asks(A), lines("move 11", "move 19"));
    EXPECT_EQ(game.why_not(A, mine("take")), lines("not-offered"));
}

TEST(martians_mining, a_token_that_shows_fewer_gives_all) {
    auto game = powered("machine 18; tokens 18 t09, 19 t03");
    extract(game);
    EXPECT_TRUE(game.shows("time 5; machine 19; tokens 18 none; A: energy 8, ice 1, at mining 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_mining, every_kind_of_token_shows_its_resources) {
    const struct {
        std::string kind;
        int ice, regolith;
    } rows[] = {{"t01", 2, 0}, {"t02", 0, 2}, {"t03", 1, 1}, {"t04", 2, 1}, {"t05", 1, 2},
                {"t06", 3, 0}, {"t07", 0, 3}, {"t08", 2, 2}, {"t09", 1, 0}, {"t10", 0, 1}};
    for (const auto& row : rows) {
        // Two Geologists take all of any token.
        auto game = powered("machine 18; tokens 18 " + row.kind, "people geologist geologist");
        game.when(A, visit("mining", "extract"));
        EXPECT_TRUE(game.shows("time 5; tokens 18 none; taken " + std::to_string(row.regolith) +
                               "; A: energy 8, at mining 1, ice " + std::to_string(row.ice) + ", regolith " +
                               std::to_string(row.regolith)))
            << row.kind;
        EXPECT_TRUE(game.nothing_else_changed()) << row.kind;
    }
}

TEST(martians_mining, a_geologist_takes_1_more_if_the_token_shows_it) {
    auto game = powered("machine 18; tokens 18 t08, 19 t03", "people geologist");
    EXPECT_EQ(extract(game).asks(A), lines("take 18 1 2", "take 18 2 1"));
    auto small = powered("machine 18; tokens 18 t01, 19 t03", "people geologist");
    EXPECT_TRUE(extract(small).shows("time 5; machine 19; tokens 18 none; A: energy 8, ice 2, at mining 1"));
    EXPECT_TRUE(small.nothing_else_changed());
}

TEST(martians_mining, the_last_token_is_taken_without_a_move) {
    auto game = powered("machine 18; tokens 18 t01");
    game.when(A, visit("mining", "extract"));
    EXPECT_TRUE(game.shows("time 5; machine 18; tokens 18 none; A: energy 8, ice 2, at mining 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(A, rest());
    EXPECT_EQ(game.why_not(A, visit("mining", 1, "extract")), lines("no-mining-token"));
}

TEST(martians_mining, the_last_token_elsewhere_is_reached_and_taken) {
    auto game = powered("machine 9; tokens 36 t02");
    game.when(A, visit("mining", "extract"));
    EXPECT_TRUE(game.shows("time 5; taken 2; machine 36; tokens 36 none; A: energy 8, regolith 2, at mining 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_mining, every_extract_takes_one_of_the_37_tokens_to_the_last) {
    auto game = given("time 99; A: energy 99");
    int extracts = 0;
    for (; extracts < 40 && game.offers(A, visit("mining", "extract")); ++extracts)
        game.when(A, visit("mining", "extract")).idle_until("action").when(A, rest());
    EXPECT_EQ(extracts, 37);
    EXPECT_TRUE(game.shows("A: energy 62"));
    EXPECT_EQ(game.why_not(A, visit("mining", 1, "extract")), lines("no-mining-token"));
}

// -- Long Arm

TEST(martians_mining, the_long_arm_takes_from_face_up_tokens_next_to_the_machine) {
    const std::string tokens = "machine 18; tokens 18 t01, 19 t02, 11 t03, 17 t03 hidden, 20 t02";
    auto game = powered(tokens, "tech long-arm");
    EXPECT_EQ(extract(game).asks(A), lines("take 11 1 1", "take 18 2 0", "take 19 0 2")) << "17 is hidden, 20 too far";
    game.when(A, take(19, 0, 2));
    EXPECT_TRUE(game.shows("tokens 18 t01, 19 none; A: regolith 2, ice 0"));
    EXPECT_EQ(game.number("/mine/gone/1"), 5) << "of six, one is left";
    auto plain = powered(tokens);
    extract(plain);
    EXPECT_TRUE(plain.shows("tokens 18 none; time 5; A: energy 8, ice 2, regolith 0"));
}

TEST(martians_mining, the_long_arm_works_after_the_move_too) {
    auto game = powered("machine 18; tokens 18 t01, 19 t02 hidden, 20 t03 hidden", "tech long-arm");
    game.when(A, visit("mining", "extract")).when(A, mine("move"));
    EXPECT_TRUE(game.shows("machine 19"));
    EXPECT_EQ(game.asks(A), lines("take 18 2 0", "take 19 0 2", "take 20 1 1")) << "turned up by the move";
}

TEST(martians_mining, the_long_arm_may_take_first_from_an_emptied_hex) {
    auto game = powered("machine 18; tokens 19 t02, 20 t03", "tech long-arm");
    game.when(A, visit("mining", "extract"));
    EXPECT_EQ(game.asks(A), lines("mine-first take", "mine-first move"));
    game.when(A, mine("take"));
    EXPECT_TRUE(game.shows("time 5; taken 2; machine 20; tokens 19 none; A: energy 8, regolith 2, at mining 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_mining, no_move_is_due_when_the_long_arm_leaves_only_the_token_under_the_machine) {
    auto game = powered("machine 18; tokens 18 t01, 19 t02", "tech long-arm");
    extract(game).when(A, take(19, 0, 2));
    EXPECT_TRUE(game.shows("time 5; taken 2; machine 18; tokens 19 none; A: energy 8, regolith 2, at mining 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.question(A), "action");
}

// -- assay

/// The machine stands on 2 regolith, and there is one more token to move to.
const std::string kRegolith = "machine 18; tokens 18 t02, 19 t03";
/// What an extract and an assay always change there.
const std::string kAssayed = "time 4; taken 2; machine 19; tokens 18 none; A: energy 8, regolith 2, at mining 1, ";

TEST(martians_assay, draws_a_card_for_each_regolith_taken_and_keeps_the_regolith) {
    auto game = powered(kRegolith + "; regolith-deck yellow green red");
    extract(game).when(A, act("assay"));
    EXPECT_TRUE(game.shows(kAssayed + "mineral-yellow 1, mineral-green 1; regolith-deck 16")) << "one visit";
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, act("assay")), lines("already-done"));
}

TEST(martians_assay, the_molecular_sensor_draws_1_more) {
    auto game = powered(kRegolith + "; regolith-deck yellow green red blue", "tech molecular-sensor");
    extract(game).when(A, act("assay"));
    EXPECT_TRUE(game.shows(kAssayed + "mineral-yellow 1, mineral-red 1, mineral-green 1; regolith-deck 15"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_assay, counts_the_regolith_of_a_geologist) {
    auto game = powered("machine 18; tokens 18 t07, 19 t03; regolith-deck red red red", "people geologist");
    extract(game).when(A, act("assay"));
    EXPECT_TRUE(
        game.shows("time 4; taken 3; machine 19; tokens 18 none; regolith-deck 15; "
                   "A: energy 8, regolith 3, mineral-red 3, at mining 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_assay, a_barren_card_counts_as_drawn_and_is_discarded) {
    auto game = powered(kRegolith + "; regolith-deck barren blue red");
    extract(game).when(A, act("assay"));
    EXPECT_TRUE(game.shows(kAssayed + "mineral-blue 1; discards barren; regolith-deck 16"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_assay, needs_regolith_taken_in_the_same_visit) {
    auto game = powered("machine 18; tokens 18 t01, 19 t02", "regolith 20");
    EXPECT_EQ(game.why_not(A, visit("mining", 1, "assay")), lines("no-regolith-taken"));
    extract(game);
    EXPECT_EQ(game.why_not(A, act("assay")), lines("no-regolith-taken")) << "ice alone";
}

TEST(martians_assay, the_regolith_of_an_earlier_visit_does_not_count) {
    auto game = powered("machine 18; tokens 18 t02, 19 t01, 20 t03");
    extract(game);
    EXPECT_OFFERS(game, A, act("assay"));
    game.when(A, rest());
    EXPECT_NOT_OFFERED(game, A, act("assay"));
    EXPECT_EQ(game.why_not(A, visit("mining", 1, "assay")), lines("no-regolith-taken"));
    extract(game);
    EXPECT_TRUE(game.shows("A: ice 2"));
    EXPECT_EQ(game.why_not(A, act("assay")), lines("no-regolith-taken"));
}

TEST(martians_assay, needs_1_time) {
    auto game = given("time 1; " + kRegolith + "; A: energy 9");
    EXPECT_EQ(extract(game).why_not(A, act("assay")), lines("no-time 1 0"));
}

TEST(martians_assay, an_empty_deck_is_made_anew_of_the_discards) {
    // All cards but one blue in the deck and two green among the discards are held.
    auto game = powered(kRegolith + "; discards green green barren barren",
                        "mineral-yellow 5, mineral-red 5, mineral-green 1, mineral-blue 2");
    EXPECT_TRUE(game.shows("regolith-deck 1; regolith-deck blue"));
    extract(game).when(A, act("assay"));
    EXPECT_TRUE(game.shows("regolith-deck 3; A: mineral-blue 3"));
    const int green = game.goods(A, "mineral-green") - 1;
    EXPECT_EQ(green + game.number("/regolithDiscards/barren"), 1) << "one card came from the new deck";
    EXPECT_EQ(game.number("/regolithDiscards/green"), 0);
}

TEST(martians_assay, when_all_samples_are_held_only_barren_cards_come_again) {
    auto game = powered(kRegolith + "; discards barren",
                        "tech molecular-sensor, mineral-yellow 5, mineral-red 5, mineral-green 3, mineral-blue 3");
    extract(game).when(A, act("assay"));
    EXPECT_TRUE(
        game.shows("time 4; A: energy 8, regolith 2, ice 0, mineral-yellow 5, mineral-red 5, mineral-green 3, "
                   "mineral-blue 3"));
    const auto left = game.at("/regolithDeck").as_list()->size();
    EXPECT_EQ(static_cast<int>(left) + game.number("/regolithDiscards/barren"), 2);
}

TEST(martians_assay, cards_are_the_own_where_goods_are_not_common) {
    auto game = given("semi; time 6; " + kRegolith + "; regolith-deck blue yellow; A: energy 9");
    extract(game).when(A, act("assay"));
    EXPECT_TRUE(game.shows(kAssayed + "mineral-yellow 1, mineral-blue 1; regolith-deck 16"));
    EXPECT_TRUE(game.nothing_else_changed()) << "B has nothing of it";
}

}  // namespace
}  // namespace planitia::kit::colony
