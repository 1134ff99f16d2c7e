/// The mining site: moving, revealing, taking, assaying.
#include "stock.h"

namespace planitia::kit {
namespace {

struct Token {
    int hex;
    const char* kind;
    bool is_face_up = true;
};
constexpr bool kHidden = false;

/// The key `mine`: these tokens and no others.
std::string site(int machine, std::initializer_list<Token> tokens) {
    std::array<const char*, 37> lying{};
    std::array<int, 10> gone = {6, 6, 8, 5, 5, 2, 2, 1, 1, 1};
    std::string face_up;
    for (const Token& token : tokens) {
        lying[static_cast<std::size_t>(token.hex)] = token.kind;
        --gone[static_cast<std::size_t>(std::stoi(token.kind + 1) - 1)];
        if (token.is_face_up) face_up += (face_up.empty() ? "" : ",") + std::to_string(token.hex);
    }
    std::string all;
    for (const char* kind : lying)
        all += (all.empty() ? "" : ",") + (kind != nullptr ? "\"" + std::string(kind) + "\"" : std::string("null"));
    std::string taken;
    for (int n : gone) taken += (taken.empty() ? "" : ",") + std::to_string(n);
    return R"("mine":{"machine":)" + std::to_string(machine) + ",\"tokens\":[" + all + "],\"faceUp\":[" + face_up +
           "],\"gone\":[" + taken + "]}";
}

constexpr const char* kLongArm = R"("players":[{"technologies":["long-arm"]},{}])";
constexpr const char* kSensor = R"("players":[{"technologies":["molecular-sensor"]},{}])";

std::string with_geologists(int n) {
    return R"("players":[{"people":{"geologist":)" + std::to_string(n) + "}},{}]," + all_people({{"geologist", n}});
}

/// With energy and time for several extracts.
MartianGame powered(const std::string& site_text, const std::string& more = R"("round":1)") {
    return martian_game(R"("goods":{"energy":9,"ice":0,"regolith":0},"turn":{"time":6},)" + site_text + "," + more);
}

std::vector<std::string> moves_of(MartianGame game) {
    game.when(A, visit("mining", "extract"));
    if (game.question(A) == "mine-first") game.when(A, mine("move"));
    return game.asks(A);
}

// -- moving

TEST(martians_mining, the_first_move_may_go_onto_hidden_tokens) {
    EXPECT_EQ(moves_of(martian_game("")), lines("move 4", "move 10", "move 15", "move 16"));
}

TEST(martians_mining, the_machine_does_not_move_away_from_the_hidden_tokens) {
    // The only hidden token is 3 steps to the right of the machine: of its six neighbours three are farther off.
    auto game = powered(site(18, {{18, "t01"},
                                  {11, "t01"},
                                  {12, "t01"},
                                  {17, "t01"},
                                  {19, "t01"},
                                  {24, "t01"},
                                  {25, "t02"},
                                  {21, "t02", kHidden}}));
    EXPECT_EQ(moves_of(game), lines("move 12", "move 19", "move 25"));
    game.when(A, visit("mining", "extract")).when(A, mine("move"));
    for (int farther : {11, 17, 24}) EXPECT_FALSE(game.why_not(A, move_to(farther)).empty()) << farther;
}

TEST(martians_mining, with_nothing_hidden_every_step_is_legal) {
    auto game = powered(site(
        18, {{18, "t01"}, {11, "t01"}, {12, "t01"}, {17, "t01"}, {19, "t01"}, {24, "t01"}, {25, "t02"}, {21, "t02"}}));
    EXPECT_EQ(moves_of(game), lines("move 11", "move 12", "move 17", "move 19", "move 24", "move 25"));
}

TEST(martians_mining, a_step_goes_to_a_hex_with_a_token) {
    auto game = powered(site(18, {{18, "t01"}, {11, "t01"}, {24, "t01"}, {20, "t01"}}));
    EXPECT_EQ(moves_of(game), lines("move 11", "move 24")) << "12, 17, 19 and 25 are empty, 20 is not adjacent";
}

TEST(martians_mining, with_no_token_next_to_it_the_machine_travels_to_one_of_the_nearest) {
    auto game = powered(site(9, {{9, "t01"}, {12, "t01"}, {18, "t02"}, {20, "t02"}}));
    EXPECT_EQ(moves_of(game), lines("move 12", "move 18")) << "both 3 away, over empty hexes";
}

TEST(martians_mining, it_travels_also_when_the_tokens_next_to_it_are_away_from_the_hidden_ones) {
    auto game = powered(site(18, {{18, "t01"}, {17, "t01"}, {20, "t01"}, {21, "t02", kHidden}}));
    game.when(A, visit("mining", "extract")).when(A, mine("take"));
    EXPECT_EQ(game.number("/mine/machine"), 20) << "the nearest legal one, past the one that is too far back";
    EXPECT_EQ(game.at("/mine/faceUp"), Document(Document::List{Document(17), Document(20), Document(21)}));
}

TEST(martians_mining, a_move_turns_up_what_is_under_and_around_the_machine) {
    auto game = powered(site(9, {{9, "t01"},
                                 {15, "t01"},
                                 {4, "t01", kHidden},
                                 {5, "t01", kHidden},
                                 {10, "t01", kHidden},
                                 {11, "t02", kHidden},
                                 {12, "t02", kHidden},
                                 {16, "t02", kHidden},
                                 {17, "t02", kHidden},
                                 {18, "t02", kHidden}}));
    game.when(A, visit("mining", "extract")).when(A, mine("take")).when(A, move_to(10));
    EXPECT_EQ(game.number("/mine/machine"), 10);
    Document::List shown;
    for (int hex : {4, 5, 10, 11, 15, 16, 17}) shown.emplace_back(hex);
    EXPECT_EQ(game.at("/mine/faceUp"), Document(shown)) << "12 and 18 are two steps away";
}

// -- taking

TEST(martians_mining, taking_first_or_moving_first_is_asked_first) {
    auto game = powered(site(18, {{18, "t08"}, {19, "t03"}, {20, "t01", kHidden}}));
    game.when(A, visit("mining", "extract"));
    EXPECT_EQ(game.asks(A), lines("mine-first take", "mine-first move"));
}

TEST(martians_mining, two_resources_are_taken_first_and_the_token_goes) {
    auto game = powered(site(18, {{18, "t08"}, {19, "t03"}, {11, "t03"}}));
    game.when(A, visit("mining", "extract")).when(A, mine("take"));
    EXPECT_EQ(game.asks(A), lines("take 18 0 2", "take 18 1 1", "take 18 2 0"));
    EXPECT_FALSE(game.why_not(A, take(18, 1, 0)).empty()) << "fewer than the token shows";
    EXPECT_FALSE(game.why_not(A, take(18, 2, 1)).empty());
    game.when(A, take(18, 1, 1));
    EXPECT_EQ(game.asks(A), lines("move 11", "move 19"));
    EXPECT_EQ(game.goods(A, "ice"), 1);
    EXPECT_EQ(game.goods(A, "regolith"), 1);
    EXPECT_EQ(game.goods(A, "energy"), 8);
    EXPECT_EQ(game.number("/turn/time"), 5);
    EXPECT_TRUE(game.at("/mine/tokens/18").is_null()) << "what was not chosen is lost";
    EXPECT_EQ(game.number("/mine/gone/7"), 1);
    game.when(A, move_to(11));
    EXPECT_EQ(game.question(A), "action");
    EXPECT_EQ(game.number("/mine/machine"), 11);
}

TEST(martians_mining, what_the_move_turns_up_is_seen_before_it_is_taken) {
    auto game = powered(site(18, {{18, "t01"}, {19, "t08", kHidden}}));
    game.when(A, visit("mining", "extract")).when(A, mine("move"));
    EXPECT_EQ(game.asks(A), lines("take 19 0 2", "take 19 1 1", "take 19 2 0"));
    game.when(A, take(19, 0, 2));
    EXPECT_EQ(game.goods(A, "regolith"), 2);
    EXPECT_EQ(game.goods(A, "ice"), 0);
    EXPECT_EQ(game.at("/mine/tokens/18"), Document("t01"));
}

TEST(martians_mining, from_an_emptied_hex_the_machine_must_move_first) {
    auto game = powered(site(18, {{11, "t08"}, {19, "t03"}}));
    game.when(A, visit("mining", "extract"));
    EXPECT_EQ(game.asks(A), lines("move 11", "move 19"));
    EXPECT_EQ(game.why_not(A, mine("take")), lines("not-offered"));
}

TEST(martians_mining, a_token_that_shows_fewer_gives_all) {
    auto game = powered(site(18, {{18, "t09"}, {19, "t03"}}));
    EXPECT_EQ(effect_of(game, A, {visit("mining", "extract"), mine("take")}), "time -1 energy -1 ice +1");
}

TEST(martians_mining, every_kind_of_token_shows_its_resources) {
    const std::pair<const char*, const char*> rows[] = {
        {"t01", "time -1 energy -1 ice +2"},
        {"t02", "time -1 energy -1 regolith +2"},
        {"t03", "time -1 energy -1 ice +1 regolith +1"},
        {"t04", "time -1 energy -1 ice +2 regolith +1"},
        {"t05", "time -1 energy -1 ice +1 regolith +2"},
        {"t06", "time -1 energy -1 ice +3"},
        {"t07", "time -1 energy -1 regolith +3"},
        {"t08", "time -1 energy -1 ice +2 regolith +2"},
        {"t09", "time -1 energy -1 ice +1"},
        {"t10", "time -1 energy -1 regolith +1"},
    };
    for (const auto& [kind, effect] : rows) {
        auto game = powered(site(18, {{18, kind}}), with_geologists(2));  // two Geologists take all of any token
        EXPECT_EQ(effect_of(game, A, {visit("mining", "extract")}), effect) << kind;
    }
}

TEST(martians_mining, a_geologist_takes_1_more_if_the_token_shows_it) {
    auto game = powered(site(18, {{18, "t08"}, {19, "t03"}}), with_geologists(1));
    game.when(A, visit("mining", "extract")).when(A, mine("take"));
    EXPECT_EQ(game.asks(A), lines("take 18 1 2", "take 18 2 1"));
    auto small = powered(site(18, {{18, "t01"}, {19, "t03"}}), with_geologists(1));
    EXPECT_EQ(effect_of(small, A, {visit("mining", "extract"), mine("take")}), "time -1 energy -1 ice +2");
}

TEST(martians_mining, the_last_token_is_taken_without_a_move) {
    auto game = powered(site(18, {{18, "t01"}}));
    EXPECT_EQ(effect_of(game, A, {visit("mining", "extract")}), "time -1 energy -1 ice +2");
    EXPECT_EQ(game.number("/mine/machine"), 18);
    game.when(A, rest());
    EXPECT_EQ(game.why_not(A, visit("mining", 1, "extract")), lines("no-mining-token"));
}

TEST(martians_mining, the_last_token_elsewhere_is_reached_and_taken) {
    auto game = powered(site(9, {{36, "t02"}}));
    EXPECT_EQ(effect_of(game, A, {visit("mining", "extract")}), "time -1 energy -1 regolith +2");
    EXPECT_EQ(game.number("/mine/machine"), 36);
}

TEST(martians_mining, every_extract_takes_one_of_the_37_tokens_to_the_last) {
    auto game = martian_game(R"("goods":{"energy":99,"ice":0,"regolith":0},"turn":{"time":99})");
    int extracts = 0;
    for (; extracts < 40 && game.offers(A, visit("mining", "extract")); ++extracts) {
        game.when(A, visit("mining", "extract")).idle_until("action");
        game.when(A, rest());
    }
    EXPECT_EQ(extracts, 37);
    EXPECT_EQ(game.goods(A, "energy"), 99 - 37);
    EXPECT_EQ(game.why_not(A, visit("mining", 1, "extract")), lines("no-mining-token"));
}

// -- Long Arm

TEST(martians_mining, the_long_arm_takes_from_face_up_tokens_next_to_the_machine) {
    const std::string tokens = site(18, {{18, "t01"}, {19, "t02"}, {11, "t03"}, {17, "t03", kHidden}, {20, "t02"}});
    auto game = powered(tokens, kLongArm);
    game.when(A, visit("mining", "extract")).when(A, mine("take"));
    EXPECT_EQ(game.asks(A), lines("take 11 1 1", "take 18 2 0", "take 19 0 2")) << "17 is hidden, 20 too far";
    game.when(A, take(19, 0, 2));
    EXPECT_EQ(game.at("/mine/tokens/18"), Document("t01"));
    EXPECT_TRUE(game.at("/mine/tokens/19").is_null());
    EXPECT_EQ(game.number("/mine/gone/1"), 5) << "of six, one is left";
    auto plain = powered(tokens);
    EXPECT_EQ(effect_of(plain, A, {visit("mining", "extract"), mine("take")}), "time -1 energy -1 ice +2");
}

TEST(martians_mining, the_long_arm_works_after_the_move_too) {
    auto game = powered(site(18, {{18, "t01"}, {19, "t02", kHidden}, {20, "t03", kHidden}}), kLongArm);
    game.when(A, visit("mining", "extract")).when(A, mine("move"));
    EXPECT_EQ(game.number("/mine/machine"), 19);
    EXPECT_EQ(game.asks(A), lines("take 18 2 0", "take 19 0 2", "take 20 1 1")) << "turned up by the move";
}

TEST(martians_mining, the_long_arm_may_take_first_from_an_emptied_hex) {
    auto game = powered(site(18, {{19, "t02"}, {20, "t03"}}), kLongArm);
    game.when(A, visit("mining", "extract"));
    EXPECT_EQ(game.asks(A), lines("mine-first take", "mine-first move"));
    game.when(A, mine("take"));
    EXPECT_EQ(game.goods(A, "regolith"), 2);
    EXPECT_EQ(game.number("/mine/machine"), 20);
}

TEST(martians_mining, no_move_is_due_when_the_long_arm_leaves_only_the_token_under_the_machine) {
    auto game = powered(site(18, {{18, "t01"}, {19, "t02"}}), kLongArm);
    game.when(A, visit("mining", "extract")).when(A, mine("take")).when(A, take(19, 0, 2));
    EXPECT_EQ(game.number("/mine/machine"), 18);
    EXPECT_EQ(game.question(A), "action");
}

// -- assay

/// The machine stands on 2 regolith, and there is one more token to move to.
const std::string kRegolith = site(18, {{18, "t02"}, {19, "t03"}});

TEST(martians_assay, draws_a_card_for_each_regolith_taken_and_keeps_the_regolith) {
    auto game = powered(kRegolith, regolith_deck({"yellow", "green", "red"}));
    EXPECT_EQ(effect_of(game, A, {visit("mining", "extract"), mine("take"), act("assay")}),
              "time -2 energy -1 regolith +2 mineral-yellow +1 mineral-green +1");
    EXPECT_EQ(game.at("/regolithDeck").as_list()->size(), 16U);
    EXPECT_EQ(game.at("/buildings/mining/0/marker"), Document(0));
    EXPECT_TRUE(game.at("/buildings/mining/1/marker").is_null()) << "one visit";
    EXPECT_EQ(game.why_not(A, act("assay")), lines("already-done"));
}

TEST(martians_assay, the_molecular_sensor_draws_1_more) {
    auto game = powered(kRegolith, regolith_deck({"yellow", "green", "red", "blue"}) + "," + kSensor);
    EXPECT_EQ(effect_of(game, A, {visit("mining", "extract"), mine("take"), act("assay")}),
              "time -2 energy -1 regolith +2 mineral-yellow +1 mineral-red +1 mineral-green +1");
}

TEST(martians_assay, counts_the_regolith_of_a_geologist) {
    auto game =
        powered(site(18, {{18, "t07"}, {19, "t03"}}), regolith_deck({"red", "red", "red"}) + "," + with_geologists(1));
    EXPECT_EQ(effect_of(game, A, {visit("mining", "extract"), mine("take"), act("assay")}),
              "time -2 energy -1 regolith +3 mineral-red +3");
}

TEST(martians_assay, a_barren_card_counts_as_drawn_and_is_discarded) {
    auto game = powered(kRegolith, regolith_deck({"barren", "blue", "red"}));
    EXPECT_EQ(effect_of(game, A, {visit("mining", "extract"), mine("take"), act("assay")}),
              "time -2 energy -1 regolith +2 mineral-blue +1");
    EXPECT_EQ(game.number("/regolithDiscards/barren"), 1);
    EXPECT_EQ(game.at("/regolithDeck").as_list()->size(), 16U);
}

TEST(martians_assay, needs_regolith_taken_in_the_same_visit) {
    auto game = rich_game(site(18, {{18, "t01"}, {19, "t02"}, {20, "t03"}}));
    EXPECT_EQ(game.why_not(A, visit("mining", 1, "assay")), lines("no-regolith-taken"));
    game.when(A, visit("mining", "extract")).when(A, mine("take"));
    EXPECT_EQ(game.why_not(A, act("assay")), lines("no-regolith-taken")) << "ice alone";
}

TEST(martians_assay, the_regolith_of_an_earlier_visit_does_not_count) {
    auto game = powered(site(18, {{18, "t02"}, {19, "t01"}, {20, "t03"}}));
    game.when(A, visit("mining", "extract")).when(A, mine("take"));
    EXPECT_TRUE(game.offers(A, act("assay")));
    game.when(A, rest());
    EXPECT_FALSE(game.offers(A, act("assay")));
    EXPECT_EQ(game.why_not(A, visit("mining", 1, "assay")), lines("no-regolith-taken"));
    game.when(A, visit("mining", "extract")).when(A, mine("take"));
    EXPECT_EQ(game.goods(A, "ice"), 2);
    EXPECT_EQ(game.why_not(A, act("assay")), lines("no-regolith-taken"));
}

TEST(martians_assay, needs_1_time) {
    auto game = martian_game(R"("goods":{"energy":9},"turn":{"time":1},)" + kRegolith);
    game.when(A, visit("mining", "extract")).when(A, mine("take"));
    EXPECT_EQ(game.why_not(A, act("assay")), lines("no-time 1 0"));
}

TEST(martians_assay, an_empty_deck_is_made_anew_of_the_discards) {
    // All cards but one blue in the deck and two green among the discards are held.
    auto game = martian_game(R"("goods":{"energy":9,"regolith":0,"mineral-yellow":5,"mineral-red":5,"mineral-green":1,
        "mineral-blue":2},"regolithDeck":["blue"],"regolithDiscards":{"green":2,"barren":2},)" +
                             kRegolith);
    game.when(A, visit("mining", "extract")).when(A, mine("take")).when(A, act("assay"));
    EXPECT_EQ(game.goods(A, "mineral-blue"), 3);
    const int green = game.goods(A, "mineral-green") - 1;
    const int barren = game.number("/regolithDiscards/barren");
    EXPECT_EQ(green + barren, 1) << "one card came from the new deck";
    EXPECT_EQ(game.number("/regolithDiscards/green"), 0);
    EXPECT_EQ(game.at("/regolithDeck").as_list()->size(), 3U);
}

TEST(martians_assay, when_all_samples_are_held_only_barren_cards_come_again) {
    auto game = martian_game(R"("goods":{"energy":9,"regolith":0,"mineral-yellow":5,"mineral-red":5,"mineral-green":3,
        "mineral-blue":3},"regolithDeck":["barren"],"regolithDiscards":{"barren":1},)" +
                             kRegolith + "," + kSensor);
    EXPECT_EQ(effect_of(game, A, {visit("mining", "extract"), mine("take"), act("assay")}),
              "time -2 energy -1 regolith +2");
    const auto left = game.at("/regolithDeck").as_list()->size();
    EXPECT_EQ(static_cast<int>(left) + game.number("/regolithDiscards/barren"), 2);
}

TEST(martians_assay, cards_are_the_own_where_goods_are_not_common) {
    auto game = martian_game(R"("options":{"variant":"semi"},)" + kRegolith + "," + regolith_deck({"blue", "yellow"}));
    EXPECT_EQ(effect_of(game, A, {visit("mining", "extract"), mine("take"), act("assay")}),
              "time -2 energy -1 regolith +2 mineral-yellow +1 mineral-blue +1");
    EXPECT_EQ(game.goods(B, "mineral-blue"), 0);
}

}  // namespace
}  // namespace planitia::kit
