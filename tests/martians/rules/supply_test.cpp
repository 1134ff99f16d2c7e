/// What comes between the rounds and in their middle: population, needs, weather, event, refill, production, dead
/// colonists; and whose turn it is.
#include <kit/martians_game.h>

#include <algorithm>

namespace planitia::kit::colony {
namespace {

/// The supply phase of round 2, up to its first question.
MartiansGame supplied(const std::string& text, int slot = 3) {
    auto game = given("slot " + std::to_string(slot) + "; " + text);
    while (game.position().round == 1) game.when(game.position().active_player, end_turn());
    return game;
}

/// The tokens of a kind in quarters 1 to 4, as in "1 1 0 0".
std::string lying(const MartiansGame& game, const std::string& need) {
    std::string text;
    for (int i = 0; i < 4; ++i)
        text += (i > 0 ? " " : "") + std::to_string(game.number("/quarters/" + std::to_string(i) + "/needs/" + need));
    return text;
}
std::string needs_of(const MartiansGame& game) {
    return lying(game, "oxygen") + " | " + lying(game, "sickness") + " | " + lying(game, "hunger");
}

// ---- needs

TEST(martians_needs, lie_from_the_left_as_many_as_the_players_ask_for) {
    const char* expected[] = {"", "1 0 0 0 | 1 0 0 0 | 1 1 0 0", "1 1 0 0 | 1 1 0 0 | 1 1 1 1",
                              "1 1 1 0 | 1 1 1 0 | 2 2 1 1", "1 1 1 1 | 1 1 1 1 | 2 2 2 2"};
    EXPECT_EQ(needs_of(supplied("solo")), expected[1]);
    for (int n : {2, 3, 4})
        for (const std::string variant : {"coop ", "semi "})
            EXPECT_EQ(needs_of(supplied(variant + std::to_string(n))), expected[n]) << variant << n;
}

TEST(martians_needs, change_with_technologies_growth_and_deaths) {
    const std::string grown = "grown; A: tokens 4; B: tokens 4; C: tokens 4";
    EXPECT_EQ(needs_of(supplied("colony-tech co2-converter medical-care; D: tokens 4; " + grown)),
              "1 1 1 1 | 1 1 1 0 | 3 2 2 2");
    EXPECT_EQ(needs_of(supplied("colony-tech medical-care")), "1 1 0 0 | 1 0 0 0 | 1 1 1 1");
    EXPECT_EQ(needs_of(supplied("colony-tech co2-converter")), "1 0 0 0 | 1 1 0 0 | 1 1 1 1");
    EXPECT_EQ(needs_of(supplied("solo; colony-tech co2-converter medical-care")), "0 0 0 0 | 0 0 0 0 | 1 1 0 0");
    EXPECT_EQ(needs_of(supplied(grown)), "1 1 1 1 | 1 1 1 0 | 2 2 2 1");
    EXPECT_EQ(needs_of(supplied("deaths 1; A: dead 1; B: dead 1; C: dead 1")), "1 1 0 0 | 1 1 1 0 | 2 1 1 1");
    EXPECT_EQ(needs_of(supplied("deaths 2; A: dead 2; B: dead 2; C: dead 2")), "1 0 0 0 | 1 1 1 0 | 1 1 1 1");
    EXPECT_EQ(needs_of(supplied("solo; deaths 2; A: dead 2")), "0 0 0 0 | 1 0 0 0 | 0 0 0 0");
    EXPECT_EQ(needs_of(supplied("deaths 2; colony-tech co2-converter; A: dead 2; B: dead 2")),
              "0 0 0 0 | 1 1 0 0 | 1 1 0 0");
}

TEST(martians_needs, competitive_each_quarter_by_its_owner) {
    EXPECT_EQ(needs_of(supplied("competitive")), "1 1 0 0 | 1 1 0 0 | 2 2 0 0");
    EXPECT_EQ(needs_of(supplied("competitive; quarter 1: owner none; quarter 2: owner B; quarter 4: owner A")),
              "0 1 0 1 | 0 1 0 1 | 0 2 0 2");
    EXPECT_EQ(needs_of(supplied("competitive; A: tech medical-care co2-converter; B: dead 1")),
              "0 0 0 0 | 0 1 0 0 | 2 1 0 0");
    EXPECT_EQ(needs_of(supplied("competitive; A: tokens 4; B: dead 3")), "2 0 0 0 | 1 1 0 0 | 3 0 0 0")
        << "a player whose colonists are all dead still has needs";
}

// ---- population

TEST(martians_population, birth_planning_asks_the_new_first_player_for_a_quarter_with_room) {
    auto game = supplied("active B; colony-tech birth-planning; quarter 1: growth 3; quarter 2: growth 1");
    EXPECT_TRUE(game.shows("A: tokens 3")) << "full quarters are looked at after the planning";
    EXPECT_EQ(game.asks(B), lines("growth-quarter 2", "growth-quarter 3", "growth-quarter 4"));
    game.when(B, grow_in(2));
    EXPECT_TRUE(game.shows("grown; quarter 2: growth 2; A: tokens 4; B: tokens 4"));
}

TEST(martians_population, a_third_growth_token_unlocks_everybody_at_once_and_brings_more_needs) {
    for (const std::string variant : {"coop 3", "semi 3"}) {
        auto game = supplied(variant + "; colony-tech birth-planning; quarter 3: growth 2");
        game.when(B, grow_in(3));
        EXPECT_TRUE(game.shows("quarter 3: growth 3; A: tokens 4; B: tokens 4; C: tokens 4")) << "growth tokens stay";
        EXPECT_EQ(needs_of(game), "1 1 1 1 | 1 1 1 0 | 2 2 2 1");
    }
}

TEST(martians_population, birth_planning_is_over_when_the_fourth_tokens_are_unlocked) {
    auto game = supplied("grown; colony-tech birth-planning; quarter 1: growth 3; A: tokens 4; B: tokens 4");
    EXPECT_EQ(game.question(game.position().active_player), "action");
    EXPECT_TRUE(game.shows("quarter 1: growth 3; quarter 2: growth 0; quarter 3: growth 0; quarter 4: growth 0"));
}

TEST(martians_population, a_second_full_quarter_unlocks_nothing_more) {
    auto game = supplied("grown; quarter 1: growth 3; quarter 2: growth 2, received; A: tokens 4; B: tokens 4");
    EXPECT_TRUE(game.shows("quarter 2: growth 3; A: tokens 4"));
    EXPECT_EQ(needs_of(game), "1 1 1 0 | 1 1 0 0 | 2 1 1 1");
}

TEST(martians_population, a_quarter_that_fills_up_in_the_settlement_unlocks_in_the_next_supply) {
    auto game = supplied("quarter 1: growth 2, received");
    EXPECT_TRUE(game.shows("quarter 1: growth 3; B: tokens 4"));
    EXPECT_EQ(needs_of(game), "1 1 1 0 | 1 1 0 0 | 2 1 1 1");
}

TEST(martians_population, competitive_only_the_owner_grows) {
    auto game =
        supplied("competitive; quarter 1: owner B, growth 2; quarter 2: owner A, growth 2; A: tech birth-planning");
    EXPECT_TRUE(game.shows("quarter 1: growth 2; quarter 2: growth 3; A: tokens 4; B: tokens 3"))
        << "without a question";
    EXPECT_EQ(needs_of(game), "1 2 0 0 | 1 1 0 0 | 2 3 0 0");
}

TEST(martians_population, competitive_planning_stops_at_three_tokens) {
    EXPECT_TRUE(supplied("competitive; quarter 1: growth 3; A: tech birth-planning, tokens 4")
                    .shows("quarter 1: growth 3; A: tokens 4"));
}

// ---- weather, event, refill, production

TEST(martians_supply, turns_weather_draws_an_event_refills_and_produces_in_this_order) {
    auto game = supplied("A: solar 1; B: wind 2");
    EXPECT_TRUE(game.shows("weather fresh-wind; A: money 4, energy 8"))
        << "the event of stack 2 gives 2 money each; 2 + 2 x (2 + 1) energy";
    const std::vector<std::string> log = game.log();
    const auto first = [&](std::string_view kind) { return std::ranges::find(log, kind) - log.begin(); };
    EXPECT_LT(first("need-placed"), first("weather-turned"));
    EXPECT_LT(first("weather-turned"), first("event-drawn"));
    EXPECT_LT(first("event-drawn"), first("energy-produced"));
    EXPECT_LT(first("first-player-passed"), first("need-placed"));
    EXPECT_LT(first("energy-produced"), static_cast<std::ptrdiff_t>(log.size()));
    EXPECT_EQ(log.back(), "turn-started");
}

TEST(martians_supply, events_come_from_the_stack_of_the_round) {
    const char* drawn[] = {"", "sponsor-broadcast", "rich-soil", "volunteer-shift"};
    for (int round : {1, 2, 3}) {
        auto game = given("slot 3; active B; round " + std::to_string(round));
        game.when(B, end_turn());
        EXPECT_TRUE(game.shows(std::string("events-drawn ") + drawn[round]));
    }
}

TEST(martians_supply, refills_one_specialist_one_assistant_two_tiles_and_two_orders) {
    auto game = supplied(
        "competitive; shown doctor scientist; research ice-core; orders picnic; specialist-deck chemist; "
        "assistant-deck geologist; research-deck crew-diet sky-survey; order-deck feast charity");
    EXPECT_TRUE(
        game.shows("shown doctor scientist chemist geologist; research ice-core crew-diet sky-survey; "
                   "orders picnic feast charity; order-deck 21; specialist-deck 8; assistant-deck 4; "
                   "research-deck 9"));
}

TEST(martians_supply, an_empty_deck_adds_nothing) {
    EXPECT_TRUE(supplied("solo; shown botanist geologist scientist; specialist-deck doctor")
                    .shows("shown botanist geologist scientist doctor; assistant-deck 0"));
}

TEST(martians_supply, four_competitive_players_see_every_specialist_in_five_rounds) {
    auto game = dealt({.variant = martians::Variant::competitive, .players = 4}, "vector 15");
    game.idle_until("action");
    EXPECT_TRUE(game.shows("specialist-deck 4"));
    while (game.position().round < 5) game.idle_until("action").when(game.position().active_player, end_turn());
    EXPECT_TRUE(game.shows("specialist-deck 0"));
}

TEST(martians_supply, five_rounds_use_up_the_weather_deck_and_four_leave_two_cards) {
    auto five = dealt({.variant = martians::Variant::competitive, .players = 3}, "nine");
    five.idle_until("nothing");
    EXPECT_TRUE(five.is_over());
    EXPECT_TRUE(five.shows("weather-deck 0; event-deck 7"));
    // With needs met by hand at the end of each round the common variants last as long as they should.
    int cards = 0;
    for (int round : {1, 2, 3, 4})
        for (int slot : {2, 3}) {
            auto game = given("active B; slot " + std::to_string(slot) + "; round " + std::to_string(round));
            game.when(B, end_turn());
            cards += static_cast<int>(game.position().weather_drawn.size());
        }
    EXPECT_EQ(cards, 7);
}

TEST(martians_mid_round, comes_after_the_second_turn_only) {
    auto first = given("active B");
    first.when(B, end_turn());
    EXPECT_TRUE(first.shows("slot 2; first B"));
    EXPECT_TRUE(first.nothing_else_changed()) << "neither weather nor an event";
    auto second = given("slot 2; active B; research ice-core; A: solar 1");
    second.when(B, end_turn());
    EXPECT_TRUE(
        second.shows("slot 3; first B; weather fresh-wind; weather-drawn fresh-wind; weather-deck 8; "
                     "events-drawn cargo-chute; event-deck 15; A: aux 2, energy 2"));
    EXPECT_TRUE(second.nothing_else_changed()) << "no needs, no refill";
}

TEST(martians_mid_round, asks_from_the_new_first_player_on) {
    auto game = given("coop 3; slot 2; active C; event-deck leaky-seal; A: energy 5");
    game.when(C, end_turn());
    EXPECT_TRUE(game.shows("first B"));
    game.when(B, event_option(0)).when(C, event_option(1)).when(A, event_option(0));
    EXPECT_TRUE(game.shows("quarter 1: oxygen 1; quarter 2: oxygen 0; A: energy 3"));
    EXPECT_EQ(game.question(B), "action");
}

TEST(martians_supply, round_1_has_none) {
    auto game = dealt({.players = 3, .scenario = martians::Scenario::thirsty_ground}, "first");
    EXPECT_TRUE(game.shows("slot 1; weather-drawn; events-drawn; A: energy 15"));
    EXPECT_EQ(needs_of(game), "1 1 1 0 | 0 0 0 0 | 0 0 0 0");
}

}  // namespace
}  // namespace planitia::kit::colony
