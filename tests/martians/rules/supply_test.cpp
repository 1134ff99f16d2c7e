/// What comes between the rounds and in their middle: population, needs, weather, event, refill, production, dead
/// colonists; and whose turn it is.
#include <algorithm>

#include "../last_turn.h"

namespace planitia::kit {
namespace {

constexpr const char* kCompetitive = R"("options":{"variant":"competitive"})";
const std::string kOwners = quarters({quarter(R"("owner":0)"), quarter(R"("owner":1)")});

PlayerId last(int players) { return PlayerId{static_cast<std::size_t>(players - 1)}; }

/// The supply phase of round 2, up to its first question.
MartianGame supplied(int players, std::string inside) {
    MartianGame game = last_turn(players, 3, std::move(inside));
    game.when(last(players), end_turn());
    while (game.number("/round") == 1) game.when(active(game), end_turn());
    return game;
}

std::string needs(const MartianGame& game) {
    return lie(game, "oxygen") + " | " + lie(game, "sickness") + " | " + lie(game, "hunger");
}

// ---- needs

TEST(martians_needs, lie_from_the_left_as_many_as_the_players_ask_for) {
    const char* expected[] = {"", "1 0 0 0 | 1 0 0 0 | 1 1 0 0", "1 1 0 0 | 1 1 0 0 | 1 1 1 1",
                              "1 1 1 0 | 1 1 1 0 | 2 2 1 1", "1 1 1 1 | 1 1 1 1 | 2 2 2 2"};
    for (int n : {1, 2, 3, 4}) {
        EXPECT_EQ(needs(supplied(n, "")), expected[n]) << n;
        if (n > 1) {
            EXPECT_EQ(needs(supplied(n, R"("options":{"variant":"semi"})")), expected[n]) << n;
        }
    }
}

TEST(martians_needs, change_with_technologies_growth_and_deaths) {
    struct Case {
        int players;
        const char* inside;
        const char* needs;
    };
    const Case cases[] = {
        {4, R"("colonyTechnologies":["co2-converter","medical-care"],"grown":true,
               "players":[{"tokens":4},{"tokens":4},{"tokens":4},{"tokens":4}])",
         "1 1 1 1 | 1 1 1 0 | 3 2 2 2"},
        {2, R"("colonyTechnologies":["medical-care"])", "1 1 0 0 | 1 0 0 0 | 1 1 1 1"},
        {2, R"("colonyTechnologies":["co2-converter"])", "1 0 0 0 | 1 1 0 0 | 1 1 1 1"},
        {1, R"("colonyTechnologies":["co2-converter","medical-care"])", "0 0 0 0 | 0 0 0 0 | 1 1 0 0"},
        {3, R"("grown":true,"players":[{"tokens":4},{"tokens":4},{"tokens":4}])", "1 1 1 1 | 1 1 1 0 | 2 2 2 1"},
        {3, R"("deaths":1,"players":[{"dead":1},{"dead":1},{"dead":1}])", "1 1 0 0 | 1 1 1 0 | 2 1 1 1"},
        {3, R"("deaths":2,"players":[{"dead":2},{"dead":2},{"dead":2}])", "1 0 0 0 | 1 1 1 0 | 1 1 1 1"},
        {1, R"("deaths":2,"players":[{"dead":2}])", "0 0 0 0 | 1 0 0 0 | 0 0 0 0"},
        {2, R"("deaths":2,"colonyTechnologies":["co2-converter"],"players":[{"dead":2},{"dead":2}])",
         "0 0 0 0 | 1 1 0 0 | 1 1 0 0"},
    };
    for (const Case& each : cases) EXPECT_EQ(needs(supplied(each.players, each.inside)), each.needs) << each.inside;
}

TEST(martians_needs, competitive_each_quarter_by_its_owner) {
    EXPECT_EQ(needs(supplied(2, all({kCompetitive, kOwners}))), "1 1 0 0 | 1 1 0 0 | 2 2 0 0");
    EXPECT_EQ(needs(supplied(2, all({kCompetitive, quarters({quarter(""), quarter(R"("owner":1)"), quarter(""),
                                                             quarter(R"("owner":0)")})}))),
              "0 1 0 1 | 0 1 0 1 | 0 2 0 2");
    EXPECT_EQ(needs(supplied(2, all({kCompetitive, kOwners,
                                     R"("players":[{"technologies":["medical-care","co2-converter"]},{"dead":1}])"}))),
              "0 0 0 0 | 0 1 0 0 | 2 1 0 0");
    EXPECT_EQ(needs(supplied(2, all({kCompetitive, kOwners, R"("players":[{"tokens":4},{"dead":3}])"}))),
              "2 0 0 0 | 1 1 0 0 | 3 0 0 0")
        << "a player whose colonists are all dead still has needs";
}

// ---- population

Move grow(int in) { return Move{Document::map({{"kind", "growth-quarter"}, {"quarter", in}})}; }

TEST(martians_population, birth_planning_asks_the_new_first_player_for_a_quarter_with_room) {
    MartianGame game = supplied(2, all({R"("colonyTechnologies":["birth-planning"])",
                                        quarters({quarter(R"("growth":3)"), quarter(R"("growth":1)")})}));
    EXPECT_EQ(game.number("/players/0/tokens"), 3) << "full quarters are looked at after the planning";
    EXPECT_EQ(game.asks(B), (std::vector<std::string>{"growth-quarter 2", "growth-quarter 3", "growth-quarter 4"}));
    game.when(B, grow(2));
    EXPECT_EQ(game.number("/quarters/1/growth"), 2);
    EXPECT_EQ(game.number("/players/0/tokens"), 4);
}

TEST(martians_population, a_third_growth_token_unlocks_everybody_at_once_and_brings_more_needs) {
    for (const char* options : {R"("options":{"variant":"coop"})", R"("options":{"variant":"semi"})"}) {
        MartianGame game = supplied(3, all({options, R"("colonyTechnologies":["birth-planning"])",
                                            quarters({quarter(""), quarter(""), quarter(R"("growth":2)")})}));
        game.when(B, grow(3));
        for (const char* seat : {"0", "1", "2"})
            EXPECT_EQ(game.number("/players/" + std::string(seat) + "/tokens"), 4) << options;
        EXPECT_EQ(game.number("/quarters/2/growth"), 3) << "growth tokens stay";
        EXPECT_EQ(needs(game), "1 1 1 1 | 1 1 1 0 | 2 2 2 1");
    }
}

constexpr const char* kGrown = R"("grown":true,"players":[{"tokens":4},{"tokens":4}])";

TEST(martians_population, birth_planning_is_over_when_the_fourth_tokens_are_unlocked) {
    MartianGame game =
        supplied(2, all({kGrown, R"("colonyTechnologies":["birth-planning"])", quarters({quarter(R"("growth":3)")})}));
    EXPECT_EQ(game.question(active(game)), "action");
    for (const char* each : {"1", "2", "3"}) EXPECT_EQ(game.number("/quarters/" + std::string(each) + "/growth"), 0);
}

TEST(martians_population, a_second_full_quarter_unlocks_nothing_more) {
    MartianGame game =
        supplied(2, all({kGrown, quarters({quarter(R"("growth":3)"), quarter(R"("growth":2,"received":true)")})}));
    EXPECT_EQ(game.number("/quarters/1/growth"), 3);
    EXPECT_EQ(game.number("/players/0/tokens"), 4);
    EXPECT_EQ(needs(game), "1 1 1 0 | 1 1 0 0 | 2 1 1 1");
}

TEST(martians_population, a_quarter_that_fills_up_in_the_settlement_unlocks_in_the_next_supply) {
    MartianGame game = supplied(2, quarters({quarter(R"("growth":2,"received":true)")}));
    EXPECT_EQ(game.number("/quarters/0/growth"), 3);
    EXPECT_EQ(game.number("/players/1/tokens"), 4);
    EXPECT_EQ(needs(game), "1 1 1 0 | 1 1 0 0 | 2 1 1 1");
}

TEST(martians_population, competitive_only_the_owner_grows) {
    MartianGame game =
        supplied(2, all({kCompetitive, R"("players":[{"technologies":["birth-planning"]},{}])",
                         quarters({quarter(R"("owner":1,"growth":2)"), quarter(R"("owner":0,"growth":2)")})}));
    EXPECT_EQ(game.number("/quarters/0/growth"), 2);
    EXPECT_EQ(game.number("/quarters/1/growth"), 3) << "without a question";
    EXPECT_EQ(game.number("/players/0/tokens"), 4);
    EXPECT_EQ(game.number("/players/1/tokens"), 3);
    EXPECT_EQ(needs(game), "1 2 0 0 | 1 1 0 0 | 2 3 0 0");
}

TEST(martians_population, competitive_planning_stops_at_three_tokens) {
    MartianGame game =
        supplied(2, all({kCompetitive, R"("players":[{"technologies":["birth-planning"],"tokens":4},{}])",
                         quarters({quarter(R"("owner":0,"growth":3)"), quarter(R"("owner":1)")})}));
    EXPECT_EQ(game.number("/quarters/0/growth"), 3);
    EXPECT_EQ(game.number("/players/0/tokens"), 4);
}

// ---- weather, event, refill, production

TEST(martians_supply, turns_weather_draws_an_event_refills_and_produces_in_this_order) {
    MartianGame game = supplied(2, R"("goods":{"energy":0,"money":0},
        "players":[{"installations":{"solar":1}},{"installations":{"wind":2}}])");
    EXPECT_EQ(game.at("/weather"), Document("fresh-wind"));
    EXPECT_EQ(game.goods(A, "money"), 4) << "the event of stack 2: 2 money each";
    EXPECT_EQ(game.goods(A, "energy"), 8) << "2 + 2 x (2 + 1)";
    const std::vector<std::string> log = game.log();
    const auto first = [&](std::string_view kind) { return std::find(log.begin(), log.end(), kind) - log.begin(); };
    EXPECT_LT(first("need-placed"), first("weather-turned"));
    EXPECT_LT(first("weather-turned"), first("event-drawn"));
    EXPECT_LT(first("event-drawn"), first("energy-produced"));
    EXPECT_LT(first("energy-produced"), first("turn-started"));
    EXPECT_LT(first("first-player-passed"), first("need-placed"));
}

TEST(martians_supply, events_come_from_the_stack_of_the_round) {
    const char* drawn[] = {"", "", "sponsor-broadcast", "rich-soil", "volunteer-shift"};
    for (int round : {2, 3, 4}) {
        MartianGame game = last_turn(2, 3, R"("round":)" + std::to_string(round - 1));
        game.when(B, end_turn());
        ASSERT_EQ(game.at("/eventsDrawn").as_list()->size(), 1U);
        EXPECT_EQ(game.at("/eventsDrawn/0"), Document(drawn[round]));
    }
}

int shown(const MartianGame& game, std::initializer_list<const char*> people) {
    int n = 0;
    for (const char* each : people) n += game.number("/people/" + std::string(each));
    return n;
}

TEST(martians_supply, refills_one_specialist_one_assistant_two_tiles_and_two_orders) {
    const MartianGame game = supplied(2, all({kCompetitive, kOwners}));
    EXPECT_EQ(shown(game, {"dietician", "engineer", "pharmacist", "doctor", "chemist"}), 5);
    EXPECT_EQ(shown(game, {"botanist", "geologist", "scientist"}), 5);
    EXPECT_EQ(game.at("/research").as_list()->size(), 6U);
    EXPECT_EQ(game.at("/orders").as_list()->size(), 6U);
    EXPECT_EQ(game.at("/orderDeck").as_list()->size(), 18U);
}

TEST(martians_supply, an_empty_deck_adds_nothing) {
    const MartianGame game = supplied(1, R"("assistantDeck":[],"people":{"botanist":1,"geologist":1,"scientist":1})");
    EXPECT_EQ(shown(game, {"botanist", "geologist", "scientist"}), 3);
    EXPECT_EQ(shown(game, {"dietician", "engineer", "pharmacist", "doctor", "chemist"}), 4);
}

TEST(martians_supply, four_competitive_players_see_every_specialist_in_five_rounds) {
    MartianGame game = martian_deal({.variant = martians::Variant::competitive, .players = 4}, "vector 15");
    game.idle_until("action");
    EXPECT_EQ(shown(game, {"dietician", "engineer", "pharmacist", "doctor", "chemist"}), 6);
    while (game.number("/round") < 5) game.idle_until("action").when(active(game), end_turn());
    EXPECT_EQ(shown(game, {"dietician", "engineer", "pharmacist", "doctor", "chemist"}), 10);
    EXPECT_EQ(game.at("/specialistDeck").as_list()->size(), 0U);
}

/// Weather and event cards of a game that nobody interferes with but for breathing.
std::pair<std::size_t, std::size_t> cards_drawn(MartianGame game) {
    game.idle_until("nothing");
    EXPECT_TRUE(game.is_over());
    return {game.at("/weatherDrawn").as_list()->size(), game.at("/eventsDrawn").as_list()->size()};
}

TEST(martians_supply, five_rounds_use_up_the_weather_deck_and_four_leave_two_cards) {
    EXPECT_EQ(cards_drawn(martian_deal({.variant = martians::Variant::competitive, .players = 3}, "nine")),
              (std::pair<std::size_t, std::size_t>(9, 9)));
    // With needs met by hand at the end of each round the common variants last as long as they should.
    std::size_t weather = 0;
    for (int round : {1, 2, 3, 4}) {
        MartianGame game = last_turn(2, 2, R"("round":)" + std::to_string(round));
        game.when(B, end_turn());
        weather += game.at("/weatherDrawn").as_list()->size();
        if (round == 4) break;
        MartianGame next = last_turn(2, 3, R"("round":)" + std::to_string(round));
        next.when(B, end_turn());
        weather += next.at("/weatherDrawn").as_list()->size();
    }
    EXPECT_EQ(weather, 7U);
}

TEST(martians_mid_round, comes_after_the_second_turn_only) {
    MartianGame first = last_turn(2, 1, "");
    first.when(B, end_turn());
    EXPECT_EQ(first.at("/weather"), Document("stable-weather"));
    EXPECT_EQ(first.at("/eventsDrawn").as_list()->size(), 0U);
    MartianGame second =
        last_turn(2, 2, R"("goods":{"energy":0,"aux":0},"players":[{"installations":{"solar":1}},{}])");
    second.when(B, end_turn());
    EXPECT_EQ(second.at("/weather"), Document("fresh-wind"));
    EXPECT_EQ(second.at("/eventsDrawn/0"), Document("cargo-chute"));
    EXPECT_EQ(second.goods(A, "aux"), 2);
    EXPECT_EQ(second.goods(A, "energy"), 2);
    EXPECT_EQ(lie(second, "hunger"), "0 0 0 0") << "no needs";
    EXPECT_EQ(second.at("/research").as_list()->size(), 4U) << "no refill";
}

TEST(martians_mid_round, asks_from_the_new_first_player_on) {
    MartianGame game = last_turn(3, 2, R"("goods":{"energy":5},
        "eventStacks":[["leaky-seal","docking-queue","cargo-chute"],["sponsor-broadcast","worn-tracks","stomach-bug"],
                       ["rich-soil","clogged-filters","pebble-rain"],
                       ["volunteer-shift","wilting","cold-snap","radiation-alert"],
                       ["earth-inspection","relief-capsule","metal-fatigue"]])");
    game.when(C, end_turn());
    EXPECT_EQ(game.number("/firstPlayer"), 1);
    game.when(B, event_option(0)).when(C, event_option(1)).when(A, event_option(0));
    EXPECT_EQ(game.goods(A, "energy"), 3);
    EXPECT_EQ(lie(game, "oxygen"), "1 0 0 0");
    EXPECT_EQ(game.question(B), "action");
}

TEST(martians_supply, round_1_has_none) {
    MartianGame game = martian_deal({.players = 3, .scenario = martians::Scenario::thirsty_ground}, "first");
    EXPECT_EQ(game.number("/slot"), 0);
    EXPECT_EQ(lie(game, "oxygen"), "1 1 1 0");
    EXPECT_EQ(lie(game, "hunger"), "0 0 0 0");
    EXPECT_EQ(game.at("/weatherDrawn").as_list()->size(), 0U);
    EXPECT_EQ(game.at("/eventsDrawn").as_list()->size(), 0U);
    EXPECT_EQ(game.goods(A, "energy"), 15);
}

}  // namespace
}  // namespace planitia::kit
