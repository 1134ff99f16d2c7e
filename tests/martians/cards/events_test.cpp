/// Section 14: every event card. Mid-round, cards are resolved by the new holder of the first-player marker first.
#include <kit/figures.h>
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

const std::string kFiveRounds = "scenario silence-from-earth; ";

/// The mid-round step of that round has drawn the card. A was first player, so B is now. The text names no decks.
MartiansGame drawn(const std::string& card, int round, const std::string& text, PlayerId last = B) {
    auto game = given("round " + std::to_string(round) + "; slot 2; active " + seat_name(last.index()) +
                      "; event-deck " + card + "; weather-deck fresh-wind dead-calm dust-devils; " + text);
    game.when(last, end_turn());
    return game;
}

/// What that always changes, between two players or more.
std::string drew(const std::string& card) {
    const std::vector<std::string> lasting = {"docking-queue",   "worn-tracks", "rich-soil",
                                              "clogged-filters", "wilting",     "cold-snap"};
    return "slot 3; first B; weather fresh-wind; weather-drawn fresh-wind; weather-deck 8; events-drawn " + card +
           "; event-deck 15; in-force " + (std::ranges::count(lasting, card) == 1 ? card : "") + "; ";
}

/// Turn 3 of both, the settlement and the supply phase.
void go_to_next_round(MartiansGame& game, int round) {
    game.when(B, end_turn()).when(A, end_turn());
    EXPECT_TRUE(game.shows("active A; round " + std::to_string(round)));
    EXPECT_EQ(game.question(A), "action");
}

// -- round 1

TEST(martians_events, cargo_chute_gives_1_aux_per_player) {
    auto two = drawn("cargo-chute", 1, "");
    EXPECT_TRUE(two.shows(drew("cargo-chute") + "A: aux 2"));
    EXPECT_TRUE(two.nothing_else_changed());
    auto three = drawn("cargo-chute", 1, "coop 3", C);
    EXPECT_TRUE(three.shows(drew("cargo-chute") + "A: aux 3"));
    EXPECT_TRUE(three.nothing_else_changed());
    for (const std::string variant : {"semi", "competitive"}) {
        auto game = drawn("cargo-chute", 1, variant);
        EXPECT_TRUE(game.shows(drew("cargo-chute") + "A: aux 1; B: aux 1"));
        EXPECT_TRUE(game.nothing_else_changed()) << variant;
    }
}

TEST(martians_events, leaky_seal_takes_1_energy_or_adds_an_oxygen_token) {
    auto game = drawn("leaky-seal", 1, "quarter 1: oxygen 1; quarter 2: oxygen 1; A: energy 2");
    EXPECT_EQ(game.question(B), "event-option");
    EXPECT_EQ(game.asks(B), lines("event-option 0", "event-option 1"));
    EXPECT_FALSE(game.is_asked(A)) << "one after the other, from the first player on";
    game.when(B, event_option(0));
    EXPECT_EQ(game.goods(A, "energy"), 1);
    game.when(A, event_option(1));
    EXPECT_TRUE(game.shows(drew("leaky-seal") + "quarter 3: oxygen 1; A: energy 1")) << "the fewest, leftmost on ties";
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.question(B), "action");
}

TEST(martians_events, leaky_seal_paid_from_the_common_stock_leaves_the_next_player_what_is_left) {
    auto game = drawn("leaky-seal", 1, "quarter 1: oxygen 1; quarter 2: oxygen 1; A: energy 1");
    game.when(B, event_option(0));
    EXPECT_TRUE(game.shows(drew("leaky-seal") + "quarter 3: oxygen 1; A: energy 0")) << "A had no choice";
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.question(B), "action");
}

TEST(martians_events, leaky_seal_without_energy_fills_the_emptiest_quarters) {
    auto game = drawn("leaky-seal", 1, "quarter 1: oxygen 1; quarter 3: oxygen 1; quarter 4: oxygen 2");
    EXPECT_TRUE(game.shows(drew("leaky-seal") + "quarter 1: oxygen 2; quarter 2: oxygen 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_events, leaky_seal_in_semi_is_paid_from_the_own_stock) {
    auto game = drawn("leaky-seal", 1, "semi; quarter 1: oxygen 1; quarter 2: oxygen 1; A: energy 1");
    game.when(A, event_option(0));
    EXPECT_TRUE(game.shows(drew("leaky-seal") + "quarter 3: oxygen 1; A: energy 0")) << "B has no energy";
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_events, leaky_seal_in_competitive_is_in_the_own_quarter) {
    auto game = drawn("leaky-seal", 1, "competitive; A: energy 1; B: energy 1");
    game.when(B, event_option(1)).when(A, event_option(0));
    EXPECT_TRUE(game.shows(drew("leaky-seal") + "quarter 2: oxygen 1, received; A: energy 0"))
        << "so it may grow when it is served";
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_events, docking_queue_closes_the_rightmost_empty_field_of_the_lander_for_the_round) {
    auto game = drawn("docking-queue", 1, "");
    EXPECT_TRUE(game.shows(drew("docking-queue") + "lander open open! unavailable"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(B, visit("lander", 1, "unload")).when(B, unload(1)).when(B, end_turn());
    EXPECT_EQ(game.why_not(A, visit("lander", 2, "unload")), lines("field-unusable"));
    game.when(A, end_turn());
    EXPECT_TRUE(game.shows("round 2; in-force; lander open=B open unavailable"));
    EXPECT_OFFERS(game, A, visit("lander", 2, "unload"));
}

TEST(martians_events, docking_queue_passes_over_taken_and_unavailable_fields) {
    EXPECT_TRUE(drawn("docking-queue", 1, "lander open open=A unavailable").shows("lander open! open=A unavailable"));
    EXPECT_TRUE(drawn("docking-queue", 1, "lander open=B open=A unavailable").shows("lander open=B open=A unavailable"))
        << "none is empty";
    EXPECT_TRUE(drawn("docking-queue", 1, "coop 3", C).shows("lander open open open!"));
    EXPECT_TRUE(drawn("docking-queue", 1, "coop 3; lander open open open=A", C).shows("lander open open! open=A"));
}

// -- round 2

TEST(martians_events, stomach_bug_takes_1_water_or_adds_a_sickness_token) {
    auto game = drawn("stomach-bug", 2, "quarter 1: sickness 1; A: water 2");
    game.when(B, event_option(1)).when(A, event_option(0));
    EXPECT_TRUE(game.shows(drew("stomach-bug") + "quarter 2: sickness 1; A: water 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto poor = drawn("stomach-bug", 2, "");
    EXPECT_TRUE(poor.shows(drew("stomach-bug") + "quarter 1: sickness 1; quarter 2: sickness 1"));
    EXPECT_TRUE(poor.nothing_else_changed());
    auto own = drawn("stomach-bug", 2, "competitive; A: water 1; B: water 1");
    own.when(B, event_option(1)).when(A, event_option(1));
    EXPECT_TRUE(own.shows(drew("stomach-bug") + "quarter 1: sickness 1; quarter 2: sickness 1"));
    EXPECT_TRUE(own.nothing_else_changed());
    auto semi = drawn("stomach-bug", 2, "semi; A: water 1; B: water 1");
    semi.when(B, event_option(1)).when(A, event_option(0));
    EXPECT_TRUE(semi.shows(drew("stomach-bug") + "quarter 1: sickness 1; A: water 0"))
        << "the common quarters, wherever the player sits";
    EXPECT_TRUE(semi.nothing_else_changed());
}

TEST(martians_events, sponsor_broadcast_gives_2_money_per_player) {
    auto common = drawn("sponsor-broadcast", 2, "");
    EXPECT_TRUE(common.shows(drew("sponsor-broadcast") + "A: money 4"));
    EXPECT_TRUE(common.nothing_else_changed());
    for (const std::string variant : {"semi", "competitive"}) {
        auto game = drawn("sponsor-broadcast", 2, variant);
        EXPECT_TRUE(game.shows(drew("sponsor-broadcast") + "A: money 2; B: money 2"));
        EXPECT_TRUE(game.nothing_else_changed()) << variant;
    }
}

/// The action costs 2 energy in this round, for everybody, and 1 in the next one, in which `next` is in force.
void check_dearer(MartiansGame game, const std::string& card, const std::string& next, std::string_view building,
                  std::string_view action) {
    EXPECT_TRUE(game.shows(drew(card) + "A: energy 3"));
    EXPECT_TRUE(game.nothing_else_changed()) << "nothing at once";
    game.when(B, visit(building, 1, action)).idle_until("action");
    EXPECT_TRUE(game.shows("A: energy 1"));
    game.when(B, end_turn());
    EXPECT_EQ(game.why_not(A, visit(building, 2, action)), lines("too-few-goods 2 1"));
    game.when(A, end_turn()).idle_until("action");
    EXPECT_TRUE(game.shows("slot 1; in-force " + next + "; A: energy 1"));
    EXPECT_OFFERS(game, A, visit(building, 2, action));
}

TEST(martians_events, worn_tracks_makes_an_extract_cost_1_energy_more) {
    check_dearer(drawn("worn-tracks", 2, "A: energy 3"), "worn-tracks", "rich-soil", "mining", "extract");
}

TEST(martians_events, an_effect_of_the_supply_phase_lasts_the_whole_round) {
    auto game = given("slot 3; active B; event-deck worn-tracks sponsor-broadcast; A: energy 1");
    game.when(B, end_turn());
    EXPECT_TRUE(game.shows("round 2; in-force worn-tracks"));
    const Move extract = visit("mining", 1, "extract");
    for (PlayerId player : {B, A, A, B, B, A}) {
        EXPECT_EQ(game.why_not(player, extract), lines("too-few-goods 2 1"));
        game.when(player, end_turn()).idle_until("action");
    }
    EXPECT_TRUE(game.shows("round 3"));
    EXPECT_TRUE(game.offers(A, extract) || game.offers(B, extract));
}

// -- round 3

TEST(martians_events, pebble_rain_takes_1_aux_an_installation_or_1_reputation) {
    auto game = drawn("pebble-rain", 3, "A: aux 1; B: solar 1, wind 1");
    EXPECT_EQ(game.asks(B).size(), 3U);
    game.when(B, event_option(1));
    EXPECT_EQ(game.asks(B), lines("installation-off solar", "installation-off wind"));
    game.when(B, switch_off("solar"));
    EXPECT_EQ(game.asks(A), lines("event-option 0", "event-option 2")) << "A has no installation";
    EXPECT_FALSE(game.why_not(A, event_option(1)).empty());
    game.when(A, event_option(2));
    EXPECT_TRUE(game.shows(drew("pebble-rain") + "A: energy 3, reputation 1")) << "the wind turbine, with wind 1";
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_events, pebble_rain_is_paid_with_1_aux) {
    auto game = drawn("pebble-rain", 3, "A: aux 2");
    game.when(B, event_option(0)).when(A, event_option(0));
    EXPECT_TRUE(game.shows(drew("pebble-rain") + "A: aux 0"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_events, pebble_rain_switches_off_for_one_production) {
    auto game = drawn("pebble-rain", 3, "B: solar 2");
    game.when(B, event_option(1));
    EXPECT_TRUE(game.shows(drew("pebble-rain") + "A: energy 2, reputation 1"))
        << "one of two arrays, which are alike, so nothing is asked; A, without aux and installation, has no choice";
    EXPECT_TRUE(game.nothing_else_changed());
    go_to_next_round(game, 4);
    EXPECT_TRUE(game.shows("A: energy 6"));
}

TEST(martians_events, an_option_that_cannot_be_paid_is_refused_for_what_is_missing) {
    const auto game = drawn("pebble-rain", 3, "B: solar 1");
    EXPECT_EQ(game.asks(B), lines("event-option 1", "event-option 2"));
    EXPECT_EQ(game.why_not(B, event_option(0)), lines("too-few-goods 1 0"));
}

TEST(martians_events, pebble_rain_costs_the_reputation_there_is) {
    auto game = drawn("pebble-rain", 3, "A: reputation 1");
    EXPECT_TRUE(game.shows("A: reputation 0")) << "two players would pay 2";
    EXPECT_EQ(game.question(B), "action");
}

TEST(martians_events, pebble_rain_is_paid_by_each_player_where_goods_are_individual) {
    for (const std::string variant : {"semi", "competitive"}) {
        auto game = drawn("pebble-rain", 3, variant + "; A: aux 1, reputation 5; B: aux 1, reputation 4");
        game.when(B, event_option(2)).when(A, event_option(0));
        EXPECT_TRUE(game.shows(drew("pebble-rain") + "A: aux 0; B: reputation 3"));
        EXPECT_TRUE(game.nothing_else_changed()) << variant;
    }
}

/// What B gets of a harvest after the card.
struct Harvested {
    std::string crop;
    Figures cost;
    std::string people;
    int food;
    int medicine;
};

void check_harvests(const std::string& card, int round, const std::vector<Harvested>& rows) {
    for (const Harvested& row : rows) {
        auto game = drawn(card, round, "A: " + told(row.cost) + "; B: crop " + row.crop + ", people " + row.people);
        EXPECT_TRUE(game.shows(drew(card)));
        EXPECT_TRUE(game.nothing_else_changed()) << card;
        game.when(B, visit("greenhouse", "harvest"));
        EXPECT_TRUE(game.shows("time 2; A: " + spent(row.cost) + ", food " + std::to_string(row.food) + ", medicine " +
                               std::to_string(row.medicine) + "; B: at greenhouse 1"))
            << card << " " << row.crop << " " << row.people;
        EXPECT_TRUE(game.nothing_else_changed());
    }
}

const Figures kTrays = {{"water", 1}};
const Figures kPotato = {{"water", 1}, {"energy", 1}};
const Figures kSoy = {{"water", 2}, {"energy", 1}};
const Figures kHerbs = {{"water", 2}, {"energy", 1}};
const Figures kAlgae = {{"energy", 3}};

TEST(martians_events, rich_soil_adds_1_to_crops_of_food) {
    check_harvests("rich-soil", 3,
                   {{"starter-trays", kTrays, "", 2, 0},
                    {"potato", kPotato, "", 3, 0},
                    {"soy", kSoy, "", 4, 0},
                    {"algae", kAlgae, "", 3, 0},
                    {"herbs", kHerbs, "", 0, 1},
                    {"herbs", kHerbs, "botanist", 1, 1},  // the Botanist's only
                    {"starter-trays", kTrays, "botanist botanist", 4, 0}});
}

TEST(martians_events, rich_soil_ends_with_the_round) {
    auto game = drawn("rich-soil", 3, "A: water 1");
    go_to_next_round(game, 4);
    game.when(A, visit("greenhouse", "harvest"));
    EXPECT_TRUE(game.shows("A: food 1"));
}

TEST(martians_events, clogged_filters_makes_oxygen_cost_1_energy_more) {
    auto game = drawn("clogged-filters", 3, "quarter 1: oxygen 1; quarter 2: oxygen 1; A: energy 3");
    EXPECT_TRUE(game.shows(drew("clogged-filters")));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(B, visit("moxie", "oxygen")).when(B, in_quarter(1));
    EXPECT_TRUE(game.shows("time 2; quarter 1: oxygen 0; A: energy 1, reputation 4; B: at moxie 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(B, end_turn());
    EXPECT_EQ(game.why_not(A, visit("moxie", 2, "oxygen")), lines("too-few-goods 2 1"));
}

TEST(martians_events, clogged_filters_does_not_touch_the_engineer) {
    auto game = drawn("clogged-filters", 3, "quarter 1: oxygen 1; A: energy 1, money 2; B: people engineer");
    game.when(B, specialist("engineer"));
    EXPECT_TRUE(game.shows("quarter 1: oxygen 0; A: energy 0, money 0, reputation 3"));
}

TEST(martians_events, clogged_filters_ends_with_the_round) {
    auto game = drawn("clogged-filters", 3, "A: energy 1");
    go_to_next_round(game, 4);
    game.when(A, visit("moxie", "oxygen")).when(A, in_quarter(1));
    EXPECT_TRUE(game.shows("A: energy 0"));
}

// -- round 4

TEST(martians_events, radiation_alert_takes_3_money_or_adds_a_sickness_token) {
    auto game = drawn("radiation-alert", 4, "A: money 5");
    game.when(B, event_option(0));
    EXPECT_TRUE(game.shows(drew("radiation-alert") + "quarter 1: sickness 1; A: money 2"))
        << "2 money are not enough for A";
    EXPECT_TRUE(game.nothing_else_changed());
    auto own = drawn("radiation-alert", 4, "competitive; A: money 3; B: money 3");
    own.when(B, event_option(1)).when(A, event_option(0));
    EXPECT_TRUE(own.shows(drew("radiation-alert") + "quarter 2: sickness 1; A: money 0"));
    EXPECT_TRUE(own.nothing_else_changed());
}

TEST(martians_events, wilting_takes_1_from_crops_of_food_but_leaves_1) {
    check_harvests("wilting", 4,
                   {{"starter-trays", kTrays, "", 1, 0},
                    {"potato", kPotato, "", 1, 0},
                    {"soy", kSoy, "", 2, 0},
                    {"algae", kAlgae, "", 1, 0},
                    {"herbs", kHerbs, "", 0, 1},
                    {"starter-trays", kTrays, "botanist", 2, 0},  // the Botanist's comes after the least of 1
                    {"herbs", kHerbs, "botanist", 1, 1}});
}

TEST(martians_events, wilting_ends_with_the_round) {
    auto game = drawn("wilting", 4, kFiveRounds + "greenhouse open closed; A: water 1, energy 1, crop potato");
    go_to_next_round(game, 5);
    game.when(A, visit("greenhouse", "harvest"));
    EXPECT_TRUE(game.shows("A: food 2"));
}

TEST(martians_events, volunteer_shift_gives_1_time_in_the_next_turn_only) {
    auto game = drawn("volunteer-shift", 4, kFiveRounds);
    EXPECT_TRUE(game.shows(drew("volunteer-shift") + "time 4; A: extra-time 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(B, end_turn());
    EXPECT_TRUE(game.shows("time 4; A: extra-time 0"));
    game.when(A, end_turn());
    EXPECT_TRUE(game.shows("time 3"));
    game.when(A, end_turn());
    EXPECT_TRUE(game.shows("time 3"));
}

TEST(martians_events, volunteer_shift_waits_for_a_turn_that_is_played) {
    auto game = drawn("volunteer-shift", 4, "competitive; A: dead 1, dead-slots 3");
    EXPECT_TRUE(game.shows("time 4"));
    game.when(B, end_turn());
    EXPECT_TRUE(game.shows("round 5")) << "A has a dead token in slot 3";
    game.when(A, dead_slots({1}));
    ASSERT_TRUE(game.is_asked(B));
    EXPECT_TRUE(game.shows("time 3"));
    game.when(B, end_turn()).when(B, end_turn());
    ASSERT_TRUE(game.is_asked(A));
    EXPECT_TRUE(game.shows("time 4"));
}

TEST(martians_events, volunteer_shift_adds_to_dna_modification) {
    EXPECT_TRUE(drawn("volunteer-shift", 4, "B: tech dna-modification").shows("time 5"));
}

TEST(martians_events, cold_snap_makes_purifying_cost_1_energy_more) {
    check_dearer(drawn("cold-snap", 4, kFiveRounds + "water-treatment open open; A: energy 3, ice 2"), "cold-snap", "",
                 "water-treatment", "purify");
}

// -- round 5

TEST(martians_events, earth_inspection_gives_3_reputation_without_dead_colonists) {
    auto common = drawn("earth-inspection", 5, kFiveRounds);
    EXPECT_TRUE(common.shows(drew("earth-inspection") + "A: reputation 8")) << "once per player";
    EXPECT_TRUE(common.nothing_else_changed());
    auto game = drawn("earth-inspection", 5, "competitive; B: reputation 7");
    EXPECT_TRUE(game.shows(drew("earth-inspection") + "A: reputation 5; B: reputation 10"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_events, earth_inspection_costs_1_reputation_with_dead_colonists) {
    const std::string dead = "; deaths 1; A: dead 1, dead-slots 1; B: dead 1, dead-slots 1";
    auto common = drawn("earth-inspection", 5, kFiveRounds + "A: reputation 6" + dead);
    EXPECT_TRUE(common.shows(drew("earth-inspection") + "A: reputation 4"));
    EXPECT_TRUE(common.nothing_else_changed());
    EXPECT_TRUE(drawn("earth-inspection", 5, kFiveRounds + "A: reputation 1" + dead).shows("A: reputation 0"));
    auto game = drawn("earth-inspection", 5, "competitive; A: dead 1, dead-slots 1");
    EXPECT_TRUE(game.shows(drew("earth-inspection") + "A: reputation 1; B: reputation 5")) << "each player's own dead";
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_events, metal_fatigue_takes_1_aux_or_2_reputation) {
    auto game = drawn("metal-fatigue", 5, kFiveRounds + "A: aux 2, reputation 6");
    game.when(B, event_option(0)).when(A, event_option(1));
    EXPECT_TRUE(game.shows(drew("metal-fatigue") + "A: aux 1, reputation 4"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_TRUE(drawn("metal-fatigue", 5, kFiveRounds + "A: reputation 3").shows("A: reputation 0"))
        << "two players would pay 4";
    auto own = drawn("metal-fatigue", 5, "competitive; A: aux 1, reputation 1; B: aux 1, reputation 9");
    own.when(B, event_option(0)).when(A, event_option(1));
    EXPECT_TRUE(own.shows(drew("metal-fatigue") + "A: reputation 0; B: aux 0"))
        << "with 1 reputation one may still pay what there is";
    EXPECT_TRUE(own.nothing_else_changed());
}

TEST(martians_events, relief_capsule_gives_2_aux_3_energy_or_4_money) {
    auto game = drawn("relief-capsule", 5, kFiveRounds);
    EXPECT_EQ(game.asks(B).size(), 3U);
    game.when(B, event_option(0)).when(A, event_option(1));
    EXPECT_TRUE(game.shows(drew("relief-capsule") + "A: energy 3, aux 2"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto own = drawn("relief-capsule", 5, "competitive");
    own.when(B, event_option(2)).when(A, event_option(1));
    EXPECT_TRUE(own.shows(drew("relief-capsule") + "A: energy 3; B: money 4"));
    EXPECT_TRUE(own.nothing_else_changed());
}

// -- the stacks

TEST(martians_events, each_round_draws_from_its_own_stack_in_the_supply_phase_and_mid_round) {
    auto game = given("round 3; slot 3; active B; event-deck volunteer-shift wilting");
    game.when(B, end_turn());
    EXPECT_TRUE(game.shows("events-drawn volunteer-shift"));
    game.when(B, end_turn()).when(A, end_turn()).when(A, end_turn()).when(B, end_turn());
    EXPECT_TRUE(game.shows("events-drawn wilting volunteer-shift"));
}

}  // namespace
}  // namespace planitia::kit::colony
