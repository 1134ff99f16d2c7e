/// Section 14: every event card. Mid-round, cards are resolved by the new holder of the first-player marker first.
#include "decks.h"

namespace planitia::kit {
namespace {

constexpr std::string_view kFiveRounds = R"("options":{"scenario":"silence-from-earth"})";
const std::string kNothing = goods_text({});

/// The mid-round step of that round has drawn the card. A was first player, so B is now. The text names no decks.
MartianGame drawn(std::string_view card, int round, std::string_view text) {
    const std::string_view last = text.find("activePlayer") == text.npos ? R"("activePlayer":1)" : "";
    auto game = martian_game(joined({"\"round\":" + std::to_string(round) + ",\"slot\":1", last, event_stacks({card}),
                                     weather_deck({"fresh-wind", "dead-calm", "dust-devils"}), text}));
    const PlayerId player = game.position().active_player;
    game.when(player, end_turn());
    EXPECT_TRUE(lists(game, "/eventsDrawn", card));
    const Words lasting = {"docking-queue", "worn-tracks", "rich-soil", "clogged-filters", "wilting", "cold-snap"};
    EXPECT_EQ(lists(game, "/eventsInForce", card), std::ranges::count(lasting, card) == 1);
    return game;
}

/// Two players with these goods each, in a variant where they have their own.
std::string each_with(const Figures& goods, std::string_view more_of_a = "", std::string_view more_of_b = "") {
    return "\"players\":[{" + joined({goods_text(goods), more_of_a}) + "},{" + joined({goods_text(goods), more_of_b}) +
           "}]";
}

/// Turn 3 of both, the settlement and the supply phase.
void go_to_next_round(MartianGame& game) {
    const int round = game.number("/round");
    game.when(B, end_turn()).when(A, end_turn());
    EXPECT_EQ(game.number("/round"), round + 1);
    EXPECT_EQ(game.question(A), "action");
}

// -- round 1

TEST(martians_events, cargo_chute_gives_1_aux_per_player) {
    EXPECT_EQ(stock(drawn("cargo-chute", 1, kNothing), A), "aux 2");
    const auto three = drawn("cargo-chute", 1, joined({kNothing, R"("activePlayer":2,"players":[{},{},{}])"}));
    EXPECT_EQ(stock(three, A), "aux 3");
    for (std::string_view variant : {kSemi, kCompetitive}) {
        const auto game = drawn("cargo-chute", 1, joined({variant, each_with({})}));
        EXPECT_EQ(stock(game, A), "aux 1") << variant;
        EXPECT_EQ(stock(game, B), "aux 1") << variant;
    }
}

TEST(martians_events, leaky_seal_takes_1_energy_or_adds_an_oxygen_token) {
    auto game = drawn("leaky-seal", 1, goods_text({{"energy", 2}}));
    EXPECT_EQ(game.question(B), "event-option");
    EXPECT_EQ(game.asks(B), (std::vector<std::string>{"event-option 0", "event-option 1"}));
    EXPECT_FALSE(game.is_asked(A)) << "one after the other, from the first player on";
    game.when(B, event_option(0));
    EXPECT_EQ(stock(game, A), "energy 1");
    EXPECT_EQ(needs(game, "oxygen"), "1 1 0 0");
    game.when(A, event_option(1));
    EXPECT_EQ(stock(game, A), "energy 1");
    EXPECT_EQ(needs(game, "oxygen"), "1 1 1 0") << "the fewest, leftmost on ties";
    EXPECT_EQ(game.question(B), "action");
}

TEST(martians_events, leaky_seal_paid_from_the_common_stock_leaves_the_next_player_what_is_left) {
    auto game = drawn("leaky-seal", 1, goods_text({{"energy", 1}}));
    game.when(B, event_option(0));
    EXPECT_EQ(needs(game, "oxygen"), "1 1 1 0") << "A had no choice";
    EXPECT_EQ(game.question(B), "action");
}

TEST(martians_events, leaky_seal_without_energy_fills_the_emptiest_quarters) {
    const auto game =
        drawn("leaky-seal", 1, joined({kNothing, R"("quarters":[{"needs":{"oxygen":1}},{"needs":{"oxygen":0}},
        {"needs":{"oxygen":1}},{"needs":{"oxygen":2}}])"}));
    EXPECT_EQ(needs(game, "oxygen"), "2 1 1 2");
}

TEST(martians_events, leaky_seal_in_semi_is_paid_from_the_own_stock) {
    auto game = drawn("leaky-seal", 1,
                      joined({kSemi, "\"players\":[{" + goods_text({{"energy", 1}}) + "},{" + kNothing + "}]"}));
    EXPECT_EQ(needs(game, "oxygen"), "1 1 1 0") << "B has no energy";
    game.when(A, event_option(0));
    EXPECT_EQ(stock(game, A), "");
    EXPECT_EQ(needs(game, "oxygen"), "1 1 1 0");
}

TEST(martians_events, leaky_seal_in_competitive_is_in_the_own_quarter) {
    auto game = drawn("leaky-seal", 1, joined({kCompetitive, each_with({{"energy", 1}})}));
    game.when(B, event_option(1)).when(A, event_option(0));
    EXPECT_EQ(needs(game, "oxygen"), "0 1 0 0");
    EXPECT_EQ(game.at("/quarters/1/received"), Document(true)) << "so it may grow when it is served";
    EXPECT_EQ(stock(game, A), "");
    EXPECT_EQ(stock(game, B), "energy 1");
}

TEST(martians_events, docking_queue_closes_the_rightmost_empty_field_of_the_lander_for_the_round) {
    auto game = drawn("docking-queue", 1, kNoNeeds);
    EXPECT_EQ(game.at("/buildings/lander/0/blocked"), Document(false));
    EXPECT_EQ(game.at("/buildings/lander/1/blocked"), Document(true));
    game.when(B, visit("lander", 1, "unload")).when(B, unload(1)).when(B, end_turn());
    EXPECT_EQ(game.why_not(A, visit("lander", 2, "unload")), std::vector<std::string>{"field-unusable"});
    game.when(A, end_turn());
    EXPECT_EQ(game.number("/round"), 2);
    EXPECT_EQ(game.at("/buildings/lander/1/blocked"), Document(false));
    EXPECT_TRUE(game.offers(A, visit("lander", 2, "unload")));
}

TEST(martians_events, docking_queue_passes_over_taken_and_unavailable_fields) {
    const auto blocked = [](std::string_view lander, std::string_view players) {
        const auto game =
            drawn("docking-queue", 1, joined({"\"buildings\":{\"lander\":[" + std::string(lander) + "]}", players}));
        std::string text;
        for (const char* field : {"0", "1", "2"})
            text += *game.at(std::string("/buildings/lander/") + field + "/blocked").as_bool() ? "x" : "-";
        return text;
    };
    constexpr std::string_view three = R"("activePlayer":2,"players":[{},{},{}])";
    EXPECT_EQ(blocked(R"({},{"marker":0},{})", ""), "x--");
    EXPECT_EQ(blocked(R"({"marker":1},{"marker":0},{})", ""), "---") << "none is empty";
    EXPECT_EQ(blocked("{},{},{}", three), "--x");
    EXPECT_EQ(blocked(R"({},{},{"marker":0})", three), "-x-");
}

// -- round 2

TEST(martians_events, stomach_bug_takes_1_water_or_adds_a_sickness_token) {
    auto game = drawn("stomach-bug", 2,
                      joined({goods_text({{"water", 2}}), R"("quarters":[{"needs":{"sickness":1}},{},{},{}])"}));
    game.when(B, event_option(1)).when(A, event_option(0));
    EXPECT_EQ(stock(game, A), "water 1");
    EXPECT_EQ(needs(game, "sickness"), "1 1 0 0");
    auto poor = drawn("stomach-bug", 2, kNothing);
    EXPECT_EQ(needs(poor, "sickness"), "1 1 0 0");
    auto own = drawn("stomach-bug", 2, joined({kCompetitive, each_with({{"water", 1}})}));
    own.when(B, event_option(1)).when(A, event_option(1));
    EXPECT_EQ(needs(own, "sickness"), "1 1 0 0");
    EXPECT_EQ(stock(own, A), "water 1");
    auto semi = drawn("stomach-bug", 2, joined({kSemi, each_with({{"water", 1}})}));
    semi.when(B, event_option(1)).when(A, event_option(0));
    EXPECT_EQ(needs(semi, "sickness"), "1 0 0 0") << "the common quarters, wherever the player sits";
    EXPECT_EQ(stock(semi, A), "");
    EXPECT_EQ(stock(semi, B), "water 1");
}

TEST(martians_events, sponsor_broadcast_gives_2_money_per_player) {
    EXPECT_EQ(stock(drawn("sponsor-broadcast", 2, kNothing), A), "money 4");
    for (std::string_view variant : {kSemi, kCompetitive}) {
        const auto game = drawn("sponsor-broadcast", 2, joined({variant, each_with({})}));
        EXPECT_EQ(stock(game, A), "money 2") << variant;
        EXPECT_EQ(stock(game, B), "money 2") << variant;
    }
}

/// The action costs 2 energy in this round, for everybody, and 1 in the next one.
void check_dearer(MartianGame game, std::string_view card, std::string_view building, std::string_view action) {
    ASSERT_EQ(game.goods(A, "energy"), 3);
    game.when(B, visit(building, 1, action)).idle_until("action");
    EXPECT_EQ(game.goods(A, "energy"), 1);
    game.when(B, end_turn());
    EXPECT_EQ(game.why_not(A, visit(building, 2, action)), std::vector<std::string>{"too-few-goods 2 1"});
    const int round = game.number("/round");
    game.when(A, end_turn()).idle_until("action");
    ASSERT_EQ(game.number("/round"), round + 1);
    ASSERT_EQ(game.goods(A, "energy"), 1);
    EXPECT_FALSE(lists(game, "/eventsInForce", card));
    EXPECT_TRUE(game.offers(A, visit(building, 2, action)));
}

TEST(martians_events, worn_tracks_makes_an_extract_cost_1_energy_more) {
    check_dearer(drawn("worn-tracks", 2, joined({kNoNeeds, goods_text({{"energy", 3}})})), "worn-tracks", "mining",
                 "extract");
}

TEST(martians_events, an_effect_of_the_supply_phase_lasts_the_whole_round) {
    auto game = martian_game(joined({R"("slot":2,"activePlayer":1)", kNoNeeds, goods_text({{"energy", 1}}),
                                     event_stacks({"worn-tracks", "sponsor-broadcast"})}));
    game.when(B, end_turn());
    EXPECT_EQ(game.number("/round"), 2);
    const Move extract = visit("mining", 1, "extract");
    for (PlayerId player : {B, A, A, B, B, A}) {
        EXPECT_EQ(game.why_not(player, extract), std::vector<std::string>{"too-few-goods 2 1"});
        game.when(player, end_turn()).idle_until("action");
    }
    EXPECT_EQ(game.number("/round"), 3);
    EXPECT_TRUE(game.offers(A, extract) || game.offers(B, extract));
}

// -- round 3

TEST(martians_events, pebble_rain_takes_1_aux_an_installation_or_1_reputation) {
    auto game = drawn("pebble-rain", 3,
                      joined({goods_text({{"aux", 1}}), R"("reputation":2)",
                              R"("players":[{},{"installations":{"solar":1,"wind":1}}])"}));
    EXPECT_EQ(game.asks(B).size(), 3U);
    game.when(B, event_option(1));
    EXPECT_EQ(game.asks(B), (std::vector<std::string>{"installation-off solar", "installation-off wind"}));
    game.when(B, pick_one("installation-off", "installation", "solar"));
    EXPECT_EQ(game.asks(A), (std::vector<std::string>{"event-option 0", "event-option 2"})) << "A has no installation";
    EXPECT_FALSE(game.why_not(A, event_option(1)).empty());
    game.when(A, event_option(2));
    EXPECT_EQ(game.reputation(A), 1);
    EXPECT_EQ(stock(game, A), "energy 3 aux 1") << "the wind turbine, with wind 1";
}

TEST(martians_events, pebble_rain_switches_off_for_one_production) {
    auto game = drawn(
        "pebble-rain", 3,
        joined({kNoNeeds, goods_text({}), R"("reputation":2)", R"("players":[{},{"installations":{"solar":2}}])"}));
    game.when(B, event_option(1));
    EXPECT_EQ(stock(game, A), "energy 2") << "one of two arrays; they are alike, so nothing is asked";
    EXPECT_EQ(game.reputation(A), 1) << "A, without aux and installation, has no choice";
    EXPECT_EQ(game.number("/players/1/switchedOff/solar"), 0);
    go_to_next_round(game);
    EXPECT_EQ(stock(game, A), "energy 6");
}

TEST(martians_events, an_option_that_cannot_be_paid_is_refused_for_what_is_missing) {
    const auto game = drawn("pebble-rain", 3, joined({kNothing, R"("players":[{},{"installations":{"solar":1}}])"}));
    EXPECT_EQ(game.asks(B), (std::vector<std::string>{"event-option 1", "event-option 2"}));
    EXPECT_EQ(game.why_not(B, event_option(0)), std::vector<std::string>{"too-few-goods 1 0"});
}

TEST(martians_events, pebble_rain_costs_the_reputation_there_is) {
    const auto game = drawn("pebble-rain", 3, joined({kNothing, R"("reputation":1)"}));
    EXPECT_EQ(game.reputation(A), 0) << "two players would pay 2";
    EXPECT_EQ(game.question(B), "action");
}

TEST(martians_events, pebble_rain_is_paid_by_each_player_where_goods_are_individual) {
    for (std::string_view variant : {kSemi, kCompetitive}) {
        auto game = drawn("pebble-rain", 3,
                          joined({variant, each_with({{"aux", 1}}, R"("reputation":5)", R"("reputation":4)")}));
        game.when(B, event_option(2)).when(A, event_option(0));
        EXPECT_EQ(game.reputation(A), 5) << variant;
        EXPECT_EQ(game.reputation(B), 3) << variant;
        EXPECT_EQ(stock(game, A), "") << variant;
        EXPECT_EQ(stock(game, B), "aux 1") << variant;
    }
}

/// What a harvest of B brings after the event.
std::string harvested(std::string_view card, int round, const std::string& crop, int botanists) {
    const std::string tiles = crop == "starter-trays" ? "" : "\"crops\":{\"" + crop + "\":1}";
    const Words hired(static_cast<std::size_t>(botanists), "botanist");
    auto game = drawn(card, round,
                      joined({goods_text({{"energy", 2}, {"water", 2}}), tiles, people_text({}, hired),
                              "\"players\":[{},{\"crop\":\"" + crop +
                                  "\",\"people\":{\"botanist\":" + std::to_string(botanists) + "}}]"}));
    game.when(B, visit("greenhouse", "harvest"));
    std::string text;
    for (std::string_view product : {"food", "medicine"})
        if (const int n = game.goods(B, product); n > 0) text += std::string(product) + std::to_string(n) + " ";
    return text;
}

TEST(martians_events, rich_soil_adds_1_to_crops_of_food) {
    EXPECT_EQ(harvested("rich-soil", 3, "starter-trays", 0), "food2 ");
    EXPECT_EQ(harvested("rich-soil", 3, "potato", 0), "food3 ");
    EXPECT_EQ(harvested("rich-soil", 3, "soy", 0), "food4 ");
    EXPECT_EQ(harvested("rich-soil", 3, "algae", 0), "food3 ");
    EXPECT_EQ(harvested("rich-soil", 3, "herbs", 0), "medicine1 ");
    EXPECT_EQ(harvested("rich-soil", 3, "herbs", 1), "food1 medicine1 ") << "the Botanist's only";
    EXPECT_EQ(harvested("rich-soil", 3, "starter-trays", 2), "food4 ");
}

TEST(martians_events, rich_soil_ends_with_the_round) {
    auto game = drawn("rich-soil", 3, joined({kNoNeeds, goods_text({{"water", 1}})}));
    go_to_next_round(game);
    game.when(A, visit("greenhouse", "harvest"));
    EXPECT_EQ(game.goods(A, "food"), 1);
}

TEST(martians_events, clogged_filters_makes_oxygen_cost_1_energy_more) {
    auto game = drawn("clogged-filters", 3, joined({goods_text({{"energy", 3}}), R"("reputation":2)"}));
    game.when(B, visit("moxie", "oxygen")).when(B, in_quarter(1));
    EXPECT_EQ(stock(game, A), "energy 1");
    EXPECT_EQ(game.reputation(A), 4);
    game.when(B, end_turn());
    EXPECT_EQ(game.why_not(A, visit("moxie", 2, "oxygen")), std::vector<std::string>{"too-few-goods 2 1"});
}

TEST(martians_events, clogged_filters_does_not_touch_the_engineer) {
    auto game = drawn("clogged-filters", 3,
                      joined({goods_text({{"energy", 1}, {"money", 2}}), people_text({}, {"engineer"}),
                              R"("players":[{},{"people":{"engineer":1}}])"}));
    game.when(B, specialist("engineer")).when(B, in_quarter(1));
    EXPECT_EQ(stock(game, A), "");
}

TEST(martians_events, clogged_filters_ends_with_the_round) {
    auto game = drawn("clogged-filters", 3, joined({goods_text({{"energy", 1}}), kNoNeeds}));
    go_to_next_round(game);
    game.when(A, visit("moxie", "oxygen")).when(A, in_quarter(1));
    EXPECT_EQ(stock(game, A), "");
}

// -- round 4

TEST(martians_events, radiation_alert_takes_3_money_or_adds_a_sickness_token) {
    auto game = drawn("radiation-alert", 4, goods_text({{"money", 5}}));
    game.when(B, event_option(0));
    EXPECT_EQ(stock(game, A), "money 2");
    EXPECT_EQ(needs(game, "sickness"), "1 0 0 0") << "2 money are not enough for A";
    auto own = drawn("radiation-alert", 4, joined({kCompetitive, each_with({{"money", 3}})}));
    own.when(B, event_option(1)).when(A, event_option(0));
    EXPECT_EQ(needs(own, "sickness"), "0 1 0 0");
    EXPECT_EQ(stock(own, A), "");
    EXPECT_EQ(stock(own, B), "money 3");
}

TEST(martians_events, wilting_takes_1_from_crops_of_food_but_leaves_1) {
    EXPECT_EQ(harvested("wilting", 4, "starter-trays", 0), "food1 ");
    EXPECT_EQ(harvested("wilting", 4, "potato", 0), "food1 ");
    EXPECT_EQ(harvested("wilting", 4, "soy", 0), "food2 ");
    EXPECT_EQ(harvested("wilting", 4, "algae", 0), "food1 ");
    EXPECT_EQ(harvested("wilting", 4, "herbs", 0), "medicine1 ");
    EXPECT_EQ(harvested("wilting", 4, "starter-trays", 1), "food2 ") << "the Botanist's comes after the least of 1";
    EXPECT_EQ(harvested("wilting", 4, "herbs", 1), "food1 medicine1 ");
}

TEST(martians_events, wilting_ends_with_the_round) {
    auto game = drawn("wilting", 4,
                      joined({kFiveRounds, kNoNeeds, goods_text({{"water", 1}, {"energy", 1}}),
                              R"("crops":{"potato":1},"players":[{"crop":"potato"},{}])"}));
    go_to_next_round(game);
    game.when(A, visit("greenhouse", "harvest"));
    EXPECT_EQ(game.goods(A, "food"), 2);
}

TEST(martians_events, volunteer_shift_gives_1_time_in_the_next_turn_only) {
    auto game = drawn("volunteer-shift", 4, joined({kFiveRounds, kNoNeeds}));
    EXPECT_EQ(game.number("/turn/time"), 4);
    game.when(B, end_turn());
    EXPECT_EQ(game.number("/turn/time"), 4);
    game.when(A, end_turn());
    EXPECT_EQ(game.number("/turn/time"), 3);
    game.when(A, end_turn());
    EXPECT_EQ(game.number("/turn/time"), 3);
}

TEST(martians_events, volunteer_shift_waits_for_a_turn_that_is_played) {
    auto game = drawn("volunteer-shift", 4, joined({kCompetitive, R"("players":[{"dead":1,"deadSlots":4},{}])"}));
    EXPECT_EQ(game.number("/turn/time"), 4);
    game.when(B, end_turn());
    EXPECT_EQ(game.number("/round"), 5) << "A has a dead token in slot 3";
    game.when(A, dead_slots({1}));
    ASSERT_TRUE(game.is_asked(B));
    EXPECT_EQ(game.number("/turn/time"), 3);
    game.when(B, end_turn()).when(B, end_turn());
    ASSERT_TRUE(game.is_asked(A));
    EXPECT_EQ(game.number("/turn/time"), 4);
}

TEST(martians_events, volunteer_shift_adds_to_dna_modification) {
    auto game = drawn("volunteer-shift", 4, R"("players":[{},{"technologies":["dna-modification"]}])");
    EXPECT_EQ(game.number("/turn/time"), 5);
}

TEST(martians_events, cold_snap_makes_purifying_cost_1_energy_more) {
    check_dearer(drawn("cold-snap", 4,
                       joined({kFiveRounds, kNoNeeds, goods_text({{"energy", 3}, {"ice", 2}}),
                               R"("buildings":{"water-treatment":[{"status":"open"},{"status":"open"}]})"})),
                 "cold-snap", "water-treatment", "purify");
}

// -- round 5

TEST(martians_events, earth_inspection_gives_3_reputation_without_dead_colonists) {
    EXPECT_EQ(drawn("earth-inspection", 5, joined({kFiveRounds, R"("reputation":2)"})).reputation(A), 8)
        << "once per player";
    const auto game =
        drawn("earth-inspection", 5, joined({kCompetitive, R"("players":[{"reputation":2},{"reputation":7}])"}));
    EXPECT_EQ(game.reputation(A), 5);
    EXPECT_EQ(game.reputation(B), 10);
}

TEST(martians_events, earth_inspection_costs_1_reputation_with_dead_colonists) {
    constexpr std::string_view dead = R"("deaths":1,"players":[{"dead":1,"deadSlots":1},{"dead":1,"deadSlots":1}])";
    EXPECT_EQ(drawn("earth-inspection", 5, joined({kFiveRounds, R"("reputation":6)", dead})).reputation(A), 4);
    EXPECT_EQ(drawn("earth-inspection", 5, joined({kFiveRounds, R"("reputation":1)", dead})).reputation(A), 0);
    const auto game =
        drawn("earth-inspection", 5,
              joined({kCompetitive, R"("players":[{"reputation":2,"dead":1,"deadSlots":1},{"reputation":2}])"}));
    EXPECT_EQ(game.reputation(A), 1) << "each player's own dead";
    EXPECT_EQ(game.reputation(B), 5);
}

TEST(martians_events, metal_fatigue_takes_1_aux_or_2_reputation) {
    auto game = drawn("metal-fatigue", 5, joined({kFiveRounds, goods_text({{"aux", 2}}), R"("reputation":6)"}));
    game.when(B, event_option(0)).when(A, event_option(1));
    EXPECT_EQ(stock(game, A), "aux 1");
    EXPECT_EQ(game.reputation(A), 4);
    EXPECT_EQ(drawn("metal-fatigue", 5, joined({kFiveRounds, kNothing, R"("reputation":3)"})).reputation(A), 0)
        << "two players would pay 4";
    auto own = drawn("metal-fatigue", 5,
                     joined({kCompetitive, each_with({{"aux", 1}}, R"("reputation":1)", R"("reputation":9)")}));
    own.when(B, event_option(0)).when(A, event_option(1));
    EXPECT_EQ(own.reputation(A), 0) << "with 1 reputation one may still pay what there is";
    EXPECT_EQ(own.reputation(B), 9);
    EXPECT_EQ(stock(own, B), "");
}

TEST(martians_events, relief_capsule_gives_2_aux_3_energy_or_4_money) {
    auto game = drawn("relief-capsule", 5, joined({kFiveRounds, kNothing}));
    EXPECT_EQ(game.asks(B).size(), 3U);
    game.when(B, event_option(0)).when(A, event_option(1));
    EXPECT_EQ(stock(game, A), "energy 3 aux 2");
    auto own = drawn("relief-capsule", 5, joined({kCompetitive, each_with({})}));
    own.when(B, event_option(2)).when(A, event_option(1));
    EXPECT_EQ(stock(own, A), "energy 3");
    EXPECT_EQ(stock(own, B), "money 4");
}

// -- the stacks

TEST(martians_events, each_round_draws_from_its_own_stack_in_the_supply_phase_and_mid_round) {
    auto game = martian_game(
        joined({R"("round":3,"slot":2,"activePlayer":1)", kNoNeeds, event_stacks({"volunteer-shift", "wilting"})}));
    game.when(B, end_turn());
    EXPECT_EQ(game.at("/eventsDrawn"), Document(Document::List{"volunteer-shift"}));
    game.when(B, end_turn()).when(A, end_turn()).when(A, end_turn()).when(B, end_turn());
    EXPECT_EQ(game.at("/eventsDrawn"), Document(Document::List{"wilting", "volunteer-shift"}));
}

}  // namespace
}  // namespace planitia::kit
