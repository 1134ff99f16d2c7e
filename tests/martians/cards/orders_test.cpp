/// Section 17: the orders of the competitive game.
#include <kit/figures.h>
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

struct OrderCard {
    std::string name;
    Figures cost;
    int reputation;
};

const std::vector<OrderCard> kCards = {
    {"dust-bricks", {{"regolith", 3}}, 5},
    {"landing-pad", {{"regolith", 4}}, 7},
    {"frozen-archive", {{"ice", 3}}, 5},
    {"ice-export", {{"ice", 4}}, 7},
    {"charge-rover", {{"energy", 4}}, 3},
    {"beacon-grid", {{"energy", 6}}, 5},
    {"spare-parts", {{"aux", 2}}, 5},
    {"antenna-mast", {{"aux", 2}, {"energy", 3}}, 7},
    {"workshop", {{"aux", 3}, {"regolith", 2}}, 10},
    {"water-barrels", {{"water", 3}}, 7},
    {"coolant-loop", {{"water", 2}, {"energy", 2}}, 6},
    {"picnic", {{"food", 2}}, 6},
    {"feast", {{"food", 4}}, 10},
    {"first-aid", {{"medicine", 1}}, 8},
    {"outpost-clinic", {{"medicine", 2}}, 15},
    {"rescue-pack", {{"medicine", 1}, {"food", 1}, {"water", 1}}, 13},
    {"yellow-samples", {{"mineral-yellow", 2}}, 8},
    {"red-samples", {{"mineral-red", 2}}, 8},
    {"collectors-pair", {{"mineral-yellow", 1}, {"mineral-red", 1}}, 6},
    {"rare-earths", {{"mineral-green", 1}, {"mineral-blue", 1}}, 12},
    {"four-colours", {{"mineral-yellow", 1}, {"mineral-red", 1}, {"mineral-green", 1}, {"mineral-blue", 1}}, 20},
    {"charity", {{"money", 6}}, 4},
    {"museum-wing", {{"money", 8}, {"regolith", 1}}, 7},
    {"terrarium", {{"food", 1}, {"water", 1}, {"mineral-green", 1}}, 12},
};

/// "dust-bricks landing-pad": all cards but these.
std::string all_but(const std::string& some) {
    std::string text;
    for (const OrderCard& card : kCards)
        if ((" " + some + " ").find(" " + card.name + " ") == std::string::npos) text += " " + card.name;
    return text;
}

/// A has these goods; cards neither shown nor in the deck are done.
MartiansGame with_orders(const std::string& shown, const std::string& deck, const std::string& goods,
                         const std::string& more = "") {
    return given("competitive; orders " + shown + "; orders-done" + all_but(shown + " " + deck) + "; order-deck " +
                 deck + "; A: " + goods + more);
}

/// Any other card.
std::string another(const std::string& order) { return order == "picnic" ? "feast" : "picnic"; }

const Move kMission = visit("lander", 1, "mission");

TEST(martians_orders, every_order_takes_1_time_and_its_cost_and_gives_its_reputation) {
    for (const OrderCard& card : kCards) {
        auto game = given("competitive; orders " + card.name + "; order-deck " + another(card.name) +
                          "; A: " + told(card.cost));
        game.when(A, kMission);
        EXPECT_TRUE(game.shows("time 2; orders-done " + card.name + "; orders " + another(card.name) +
                               "; order-deck 22; discards " + samples(card.cost) + "; A: " + spent(card.cost) +
                               ", reputation " + std::to_string(2 + card.reputation) + ", at lander 1"))
            << card.name << ", replaced at once from the deck";
        EXPECT_TRUE(game.nothing_else_changed()) << card.name;
    }
}

TEST(martians_orders, every_order_needs_the_whole_of_its_cost) {
    for (const OrderCard& card : kCards)
        for (std::size_t i = 0; i < card.cost.size(); ++i) {
            Figures less = card.cost;
            --less[i].second;
            EXPECT_NOT_OFFERED(given("competitive; orders " + card.name + "; A: " + told(less)), A, kMission)
                << card.name << ", " << less[i].first;
        }
}

TEST(martians_orders, the_player_chooses_among_those_that_can_be_paid) {
    auto game =
        given("competitive; orders charge-rover beacon-grid spare-parts; order-deck picnic; A: energy 5, aux 2");
    game.when(A, kMission);
    EXPECT_EQ(game.asks(A), lines("order charge-rover", "order spare-parts"));
    EXPECT_EQ(game.why_not(A, fulfil("beacon-grid")), lines("too-few-goods 6 5"));
    EXPECT_EQ(game.why_not(A, fulfil("picnic")), lines("no-task"));
    game.when(A, fulfil("spare-parts"));
    EXPECT_TRUE(
        game.shows("time 2; orders charge-rover beacon-grid picnic; orders-done spare-parts; order-deck 20; "
                   "A: aux 0, reputation 7, at lander 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_orders, one_mission_action_is_one_order) {
    auto game = with_orders("charge-rover spare-parts", "", "energy 4, aux 2");
    game.when(A, kMission).when(A, fulfil("charge-rover"));
    EXPECT_EQ(game.why_not(A, act("mission")), lines("already-done"));
    game.when(A, rest()).when(A, kMission);
    EXPECT_TRUE(game.shows("time 0; A: energy 0, aux 0, reputation 10"));
}

TEST(martians_orders, an_empty_deck_gives_no_replacement_and_done_orders_do_not_come_back) {
    auto game = with_orders("first-aid charity", "", "medicine 1");
    game.when(A, kMission);
    EXPECT_TRUE(game.shows("time 2; orders charity; order-deck 0; orders-done" + all_but("charity") +
                           "; A: medicine 0, reputation 10, at lander 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_orders, without_an_order_on_display_there_is_no_mission) {
    EXPECT_EQ(given("competitive; A: energy 9").why_not(A, kMission), lines("no-task"));
}

TEST(martians_orders, an_order_that_cannot_be_paid_is_refused_for_what_is_missing) {
    EXPECT_EQ(given("competitive; orders water-barrels; A: water 2").why_not(A, kMission), lines("too-few-goods 3 2"));
}

TEST(martians_orders, a_mission_needs_1_time) {
    EXPECT_EQ(given("competitive; time 0; orders first-aid; A: medicine 1").why_not(A, kMission), lines("no-time 1 0"));
}

TEST(martians_orders, samples_that_are_spent_are_discarded) {
    auto game = with_orders("four-colours", "", "mineral-yellow 1, mineral-red 1, mineral-green 1, mineral-blue 1");
    game.when(A, kMission);
    EXPECT_TRUE(game.shows("discards yellow red green blue"));
}

TEST(martians_orders, four_five_or_six_are_revealed_at_first) {
    for (std::uint8_t players : {2, 3, 4}) {
        auto game = dealt({.variant = martians::Variant::competitive, .players = players}, "orders");
        EXPECT_TRUE(game.shows("order-deck " + std::to_string(22 - players)));
        EXPECT_EQ(game.position().orders.size(), players + 2U);
    }
}

TEST(martians_orders, the_supply_phase_adds_2_without_an_upper_limit_as_long_as_there_are_any) {
    const auto shows_in_round_2 = [](const std::string& shown, const std::string& deck, const std::string& wanted) {
        auto game = with_orders(shown, deck, "energy 0", "; slot 3; active B");
        game.when(B, end_turn());
        return game.shows("round 2; orders " + wanted);
    };
    const std::string last = "charity museum-wing terrarium";
    EXPECT_TRUE(shows_in_round_2(all_but(last), last, all_but("terrarium")));
    EXPECT_TRUE(shows_in_round_2("", last, "charity museum-wing")) << "from the top";
    EXPECT_TRUE(shows_in_round_2("", "terrarium", "terrarium"));
    EXPECT_TRUE(shows_in_round_2("", "", ""));
}

TEST(martians_orders, the_common_variants_have_none) {
    for (martians::Variant variant : {martians::Variant::coop, martians::Variant::semi})
        EXPECT_TRUE(dealt({.variant = variant}, "orders").at("/orders").is_null());
}

}  // namespace
}  // namespace planitia::kit::colony
