/// Settlement of the quarters, and getting markers back from them.
#include "../last_turn.h"

namespace planitia::kit {
namespace {

constexpr const char* kCompetitive = R"("options":{"variant":"competitive"})";
constexpr const char* kSemi = R"("options":{"variant":"semi"})";

/// The round ends with these quarters; up to the first question of the next one, or of the settlement.
MartianGame settled(int players, std::initializer_list<std::string> first, const std::string& more = "") {
    MartianGame game = last_turn(players, 3, quarters(first) + (more.empty() ? "" : "," + more));
    return game.when(PlayerId{static_cast<std::size_t>(players - 1)}, end_turn());
}

/// "0 1 1" for three seats.
std::string of_each(const MartianGame& game, const std::string& what) {
    std::string text;
    for (int i = 0; i < game.position().setup.players; ++i)
        text += (i == 0 ? "" : " ") + std::to_string(game.number("/players/" + std::to_string(i) + "/" + what));
    return text;
}
std::string zone(const MartianGame& game, int quarter, const char* zone) {
    const std::string where = "/quarters/" + std::to_string(quarter - 1) + "/" + zone;
    std::string text;
    for (int i = 0; i < game.position().setup.players; ++i)
        text += (i == 0 ? "" : " ") + std::to_string(game.number(where + "/" + std::to_string(i)));
    return text;
}
int penalty(const MartianGame& game, int quarter) {
    return game.number("/quarters/" + std::to_string(quarter - 1) + "/penalty");
}
int growth(const MartianGame& game, int quarter) {
    return game.number("/quarters/" + std::to_string(quarter - 1) + "/growth");
}

// ---- oxygen

TEST(martians_settlement, where_oxygen_is_left_everybody_loses_a_colonist) {
    for (const char* variant : {R"("options":{"variant":"coop"})", kSemi})
        for (int left : {1, 3}) {
            const MartianGame game = settled(3, {quarter(left, 0, 0)}, variant);
            EXPECT_EQ(of_each(game, "dead"), "1 1 1") << variant << left;
            EXPECT_EQ(game.number("/deaths"), 1) << "any number of tokens is one death";
            EXPECT_EQ(growth(game, 1), 0);
        }
}

TEST(martians_settlement, every_suffocated_quarter_counts) {
    const MartianGame game = settled(2, {quarter(1, 0, 0), quarter(0, 0, 0), quarter(1, 0, 0)});
    EXPECT_EQ(of_each(game, "dead"), "2 2");
    EXPECT_EQ(game.number("/deaths"), 2);
}

TEST(martians_settlement, competitive_only_the_owner_loses_a_colonist) {
    const MartianGame game =
        settled(3, {quarter(R"("owner":2)"), quarter(1, 0, 0, R"("owner":0)"), quarter(R"("owner":1)")}, kCompetitive);
    EXPECT_EQ(of_each(game, "dead"), "1 0 0");
}

TEST(martians_settlement, a_death_spares_the_markers) {
    const MartianGame game = settled(3, {quarter(1, 1, 2)});
    EXPECT_EQ(of_each(game, "dead"), "1 1 1");
    EXPECT_EQ(zone(game, 1, "infirmary"), "0 0 0");
    EXPECT_EQ(zone(game, 1, "living"), "0 0 0");
    EXPECT_EQ(penalty(game, 1), 0);
}

// ---- sickness and hunger

TEST(martians_settlement, sickness_sends_a_marker_of_everybody_to_the_infirmary) {
    for (int left : {1, 4}) {
        const MartianGame game = settled(3, {quarter(""), quarter(0, left, 0)});
        EXPECT_EQ(zone(game, 2, "infirmary"), "1 1 1") << left;
        EXPECT_EQ(zone(game, 2, "living"), "0 0 0");
        EXPECT_EQ(of_each(game, "dead"), "0 0 0");
    }
}

TEST(martians_settlement, hunger_in_a_quarter_costs_its_tokens_for_each_marker) {
    MartianGame game = settled(3, {quarter(0, 0, 2)}, R"("goods":{"money":7})");
    const int money = game.goods(A, "money");
    EXPECT_EQ(zone(game, 1, "living"), "1 1 1");
    EXPECT_EQ(penalty(game, 1), 2);
    for (PlayerId player : {B, C, A}) {
        EXPECT_EQ(penalty(game, 1), 2);
        game.when(player, leave_living(1)).when(player, end_turn());
    }
    EXPECT_EQ(game.goods(A, "money"), money - 6);
    EXPECT_EQ(zone(game, 1, "living"), "0 0 0");
    EXPECT_EQ(penalty(game, 1), 0) << "with the last marker the pile goes to the bank";
}

TEST(martians_settlement, the_semi_cooperative_game_punishes_everybody_too) {
    const MartianGame game = settled(2, {quarter(0, 1, 1)}, kSemi);
    EXPECT_EQ(zone(game, 1, "infirmary"), "1 1");
    EXPECT_EQ(zone(game, 1, "living"), "1 1");
    EXPECT_EQ(penalty(game, 1), 1);
}

TEST(martians_settlement, competitive_punishes_only_the_owner) {
    const MartianGame game = settled(2, {quarter(0, 1, 2, R"("owner":1)"), quarter(R"("owner":0)")}, kCompetitive);
    EXPECT_EQ(zone(game, 1, "infirmary"), "0 1");
    EXPECT_EQ(zone(game, 1, "living"), "0 1");
    EXPECT_EQ(penalty(game, 1), 2);
}

TEST(martians_settlement, later_hunger_adds_to_the_pile) {
    const MartianGame game = settled(2, {quarter(0, 0, 3, R"("living":[1,0],"penalty":2)")});
    EXPECT_EQ(zone(game, 1, "living"), "2 1");
    EXPECT_EQ(penalty(game, 1), 5);
}

TEST(martians_settlement, a_player_whose_markers_are_all_in_quarters_gives_none) {
    const MartianGame game = settled(2, {quarter(0, 0, 1), quarter(R"("infirmary":[3,0])")});
    EXPECT_EQ(zone(game, 1, "living"), "0 1");
    EXPECT_EQ(penalty(game, 1), 1);
}

TEST(martians_settlement, no_pile_is_kept_where_no_marker_could_be_given) {
    const MartianGame game = settled(2, {quarter(0, 0, 2), quarter(R"("infirmary":[3,3])")});
    EXPECT_EQ(zone(game, 1, "living"), "0 0");
    EXPECT_EQ(penalty(game, 1), 0);
}

TEST(martians_settlement, four_hungry_quarters_take_the_three_markers_there_are) {
    const MartianGame game = settled(1, {quarter(0, 0, 1), quarter(0, 0, 1), quarter(0, 0, 1), quarter(0, 0, 1)});
    for (int i : {1, 2, 3}) EXPECT_EQ(zone(game, i, "living"), "1") << "from quarter 1 on";
    EXPECT_EQ(zone(game, 4, "living"), "0");
    EXPECT_EQ(penalty(game, 4), 0);
}

// ---- which marker

constexpr const char* kThreeOut = R"("buildings":{"moxie":[{"marker":0},{"marker":1},{}],"lander":[{"marker":0},{},{}],
                                                   "mining":[{"marker":0},{},{}]})";

TEST(martians_settlement, free_markers_are_given_first) {
    const MartianGame game = settled(2, {quarter(0, 1, 0)}, R"("buildings":{"moxie":[{"marker":0},{"marker":1},{}]})");
    EXPECT_EQ(game.question(B), "action") << "nobody was asked";
    EXPECT_EQ(game.at("/buildings/moxie/0/marker"), Document(0)) << "markers in buildings stay into the next round";
    EXPECT_EQ(game.at("/buildings/moxie/1/marker"), Document(1));
}

TEST(martians_settlement, else_the_owner_says_from_which_building) {
    MartianGame game = settled(2, {quarter(0, 1, 0)}, kThreeOut);
    EXPECT_EQ(game.asks(A),
              (std::vector<std::string>{"marker-from moxie", "marker-from mining", "marker-from lander"}));
    EXPECT_FALSE(game.why_not(A, pick_one("marker-from", "building", "hospital")).empty());
    game.when(A, pick_one("marker-from", "building", "lander"));
    EXPECT_TRUE(game.at("/buildings/lander/0/marker").is_null());
    EXPECT_EQ(game.at("/buildings/moxie/0/marker"), Document(0));
    EXPECT_EQ(zone(game, 1, "infirmary"), "1 1");
}

TEST(martians_settlement, markers_are_asked_for_from_the_new_first_player_on) {
    MartianGame game =
        settled(2, {quarter(0, 1, 1)},
                R"("buildings":{"moxie":[{"marker":0},{"marker":1},{}],"lander":[{"marker":0},{"marker":1},{}],
                                               "mining":[{"marker":0},{"marker":1},{}]})");
    EXPECT_EQ(game.question(B), "marker-from");
    game.when(B, pick_one("marker-from", "building", "moxie")).when(A, pick_one("marker-from", "building", "mining"));
    game.when(B, pick_one("marker-from", "building", "mining")).when(A, pick_one("marker-from", "building", "lander"));
    EXPECT_EQ(zone(game, 1, "infirmary"), "1 1");
    EXPECT_EQ(zone(game, 1, "living"), "1 1");
    EXPECT_EQ(game.at("/buildings/lander/1/marker"), Document(1));
    EXPECT_EQ(game.at("/buildings/moxie/0/marker"), Document(0));
}

TEST(martians_settlement, the_only_marker_left_in_a_building_is_no_question) {
    const MartianGame game =
        settled(1, {quarter(0, 1, 0), quarter(R"("infirmary":[2])")}, R"("buildings":{"moxie":[{"marker":0},{},{}]})");
    EXPECT_EQ(game.question(A), "action");
    EXPECT_TRUE(game.at("/buildings/moxie/0/marker").is_null());
    EXPECT_EQ(zone(game, 1, "infirmary"), "1");
}

// ---- growth, and what is cleared

TEST(martians_settlement, a_quarter_that_was_asked_for_something_and_lacks_nothing_grows) {
    const MartianGame game = settled(
        2, {quarter(R"("received":true)"), quarter(""), quarter(0, 0, 1), quarter(R"("received":true,"growth":3)")});
    EXPECT_EQ(growth(game, 1), 1);
    EXPECT_EQ(growth(game, 2), 0) << "nothing was asked of it";
    EXPECT_EQ(growth(game, 3), 0) << "something is left";
    EXPECT_EQ(growth(game, 4), 3) << "three at most";
}

TEST(martians_settlement, competitive_quarters_grow_each_for_itself) {
    const MartianGame game =
        settled(2, {quarter(0, 1, 0, R"("owner":0)"), quarter(R"("owner":1,"received":true)")}, kCompetitive);
    EXPECT_EQ(growth(game, 1), 0);
    EXPECT_EQ(growth(game, 2), 1);
}

TEST(martians_settlement, tokens_received_at_the_set_up_count) {
    MartianGame game = last_turn(2, 3, R"("quarters":[{"needs":{"oxygen":0}},{"needs":{"oxygen":0}},{},{}])");
    game.when(B, end_turn());
    for (int i : {1, 2, 3, 4}) EXPECT_EQ(growth(game, i), i <= 2 ? 1 : 0) << i;
}

TEST(martians_settlement, needs_are_cleared_and_asked_anew) {
    const MartianGame game = settled(2, {quarter(0, 3, 4), quarter(0, 0, 2)});
    EXPECT_EQ(game.number("/round"), 2);
    EXPECT_EQ(lie(game, "sickness"), "1 1 0 0");
    EXPECT_EQ(lie(game, "hunger"), "1 1 1 1");
    EXPECT_EQ(lie(game, "oxygen"), "1 1 0 0");
}

TEST(martians_settlement, events_of_the_round_and_closed_fields_end) {
    const MartianGame game = settled(2, {}, R"("eventsDrawn":["docking-queue"],"eventsInForce":["docking-queue"],
        "buildings":{"lander":[{},{"blocked":true},{}]},
        "eventStacks":[["cargo-chute","leaky-seal"],["sponsor-broadcast","worn-tracks","stomach-bug"],
                       ["rich-soil","clogged-filters","pebble-rain"],
                       ["volunteer-shift","wilting","cold-snap","radiation-alert"],
                       ["earth-inspection","relief-capsule","metal-fatigue"]])");
    EXPECT_EQ(game.at("/eventsInForce").as_list()->size(), 0U);
    EXPECT_EQ(game.at("/buildings/lander/1/blocked"), Document(false));
}

// ---- all dead

constexpr const char* kOneLeft = R"("deaths":2,"players":[{"dead":2},{"dead":2}])";

TEST(martians_all_dead, the_common_variants_end_at_once_and_the_mission_has_failed) {
    for (const char* variant : {R"("options":{"variant":"coop"})", kSemi}) {
        const MartianGame game = settled(2, {quarter(0, 1, 0), quarter(1, 0, 0), quarter(1, 0, 0), quarter(0, 0, 1)},
                                         all({variant, kOneLeft}));
        EXPECT_TRUE(game.is_over()) << variant;
        EXPECT_EQ(of_each(game, "dead"), "3 3");
        EXPECT_EQ(game.number("/deaths"), 3) << "the quarters after it are not settled";
        EXPECT_EQ(zone(game, 1, "infirmary"), "1 1") << "the one before it was";
        EXPECT_EQ(zone(game, 4, "living"), "0 0");
        EXPECT_EQ(*martians::write_result(game.position()).find("mission"), Document(false));
        for (const Score& score : martians::Martians::score(game.position())) EXPECT_FALSE(score.has_won) << variant;
    }
}

TEST(martians_all_dead, a_locked_token_can_not_die_and_an_unlocked_one_keeps_the_colony_alive) {
    MartianGame locked = settled(1, {quarter(1, 0, 0)}, R"("deaths":2,"players":[{"dead":2}])");
    EXPECT_TRUE(locked.is_over());
    MartianGame unlocked = last_turn(
        1, 4, all({quarters({quarter(1, 0, 0)}), R"("grown":true,"deaths":2,"players":[{"dead":2,"tokens":4}])"}));
    unlocked.when(A, end_turn());
    EXPECT_FALSE(unlocked.is_over());
    EXPECT_EQ(of_each(unlocked, "dead"), "3");
    MartianGame all_four = last_turn(
        1, 4, all({quarters({quarter(1, 0, 0)}), R"("grown":true,"deaths":3,"players":[{"dead":3,"tokens":4}])"}));
    all_four.when(A, end_turn());
    EXPECT_TRUE(all_four.is_over());
}

TEST(martians_all_dead, a_competitive_player_is_out_and_the_others_go_on) {
    MartianGame game = settled(2, {quarter(1, 0, 0, R"("owner":0)"), quarter(R"("owner":1,"received":true)")},
                               all({kCompetitive, R"("players":[{"dead":2,"installations":{"solar":1},
                                    "goods":{"energy":0,"money":0}},{}])"}));
    EXPECT_FALSE(game.is_over());
    EXPECT_EQ(of_each(game, "dead"), "3 0");
    EXPECT_EQ(growth(game, 2), 1) << "the other quarters are settled";
    EXPECT_EQ(game.goods(A, "energy"), 2) << "production goes on";
    EXPECT_EQ(game.goods(A, "money"), 2) << "so do events";
    EXPECT_EQ(lie(game, "sickness"), "1 1 0 0") << "and needs";
    game.when(B, end_turn());
    EXPECT_EQ(game.number("/slot"), 1);
    EXPECT_EQ(game.question(B), "action") << "seat A has no turn";
}

TEST(martians_all_dead, a_competitive_player_comes_back_with_the_fourth_token) {
    MartianGame game = settled(2, {quarter(R"("owner":0,"growth":2,"received":true)"), quarter(R"("owner":1)")},
                               all({kCompetitive, R"("players":[{"dead":3},{}])"}));
    EXPECT_EQ(of_each(game, "tokens"), "4 3");
    ASSERT_EQ(game.question(A), "dead-slots");
    game.when(A, dead_slots({1, 2, 3}));
    while (game.number("/slot") < 3) game.when(B, end_turn());
    EXPECT_EQ(game.question(A), "action");
}

TEST(martians_all_dead, a_competitive_game_without_anybody_alive_is_played_to_its_end) {
    MartianGame game = settled(2, {quarter(1, 0, 0, R"("owner":0)"), quarter(1, 0, 0, R"("owner":1)")},
                               all({kCompetitive, R"("players":[{"dead":2},{"dead":2}])"}));
    game.idle_until("action");
    EXPECT_TRUE(game.is_over()) << "no turn is left to take";
    EXPECT_EQ(game.number("/round"), 5);
    EXPECT_EQ(martians::Martians::score(game.position()).size(), 2U);
}

TEST(martians_settlement, the_last_round_has_none) {
    MartianGame game = last_turn(2, 3, all({R"("round":4)", quarters({quarter(1, 1, 2)})}));
    game.when(B, end_turn());
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(of_each(game, "dead"), "0 0");
    EXPECT_EQ(lie(game, "hunger"), "2 0 0 0") << "the tokens lie there for the final check";
    EXPECT_EQ(zone(game, 1, "living"), "0 0");
}

}  // namespace
}  // namespace planitia::kit
