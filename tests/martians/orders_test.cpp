/// Section 17: the orders of the competitive game.
#include "decks.h"

namespace planitia::kit {
namespace {

struct OrderCard {
    std::string_view name;
    Figures cost;
    int reputation;
};

const std::vector<OrderCard> kCards = {
    {"dust-bricks", {{"regolith", 3}}, 5},
    {"landing-pad", {{"regolith", 4}}, 7},
    {"frozen-archive", {{"ice", 3}}, 5},
    {"ice-export", {{"ice", 4}}, 7},
    {"charge-rover", {{"energy", 4}}, 4},
    {"beacon-grid", {{"energy", 6}}, 6},
    {"spare-parts", {{"aux", 2}}, 5},
    {"antenna-mast", {{"aux", 2}, {"energy", 3}}, 8},
    {"workshop", {{"aux", 3}, {"regolith", 2}}, 10},
    {"water-barrels", {{"water", 3}}, 7},
    {"coolant-loop", {{"water", 2}, {"energy", 2}}, 6},
    {"picnic", {{"food", 2}}, 6},
    {"feast", {{"food", 4}}, 11},
    {"first-aid", {{"medicine", 1}}, 6},
    {"outpost-clinic", {{"medicine", 2}}, 11},
    {"rescue-pack", {{"medicine", 1}, {"food", 1}, {"water", 1}}, 10},
    {"yellow-samples", {{"mineral-yellow", 2}}, 6},
    {"red-samples", {{"mineral-red", 2}}, 6},
    {"collectors-pair", {{"mineral-yellow", 1}, {"mineral-red", 1}}, 6},
    {"rare-earths", {{"mineral-green", 1}, {"mineral-blue", 1}}, 9},
    {"four-colours", {{"mineral-yellow", 1}, {"mineral-red", 1}, {"mineral-green", 1}, {"mineral-blue", 1}}, 14},
    {"charity", {{"money", 6}}, 4},
    {"museum-wing", {{"money", 8}, {"regolith", 1}}, 7},
    {"terrarium", {{"food", 1}, {"water", 1}, {"mineral-green", 1}}, 9},
};

std::string orders_text(const Words& shown, const Words& deck) {
    Words all;
    for (const OrderCard& card : kCards) all.push_back(card.name);
    return "\"orders\":" + list_text(shown) + ",\"orderDeck\":" + list_text(deck) +
           ",\"ordersDone\":" + list_text(without(without(all, shown), deck));
}

/// A has these goods, and time 3.
MartianGame with_orders(const Words& shown, const Words& deck, const Figures& goods, std::string_view more = "") {
    return martian_game(joined({kCompetitive, orders_text(shown, deck), regolith_deck(goods), more,
                                "\"players\":[{" + goods_text(goods) + "},{" + goods_text({}) + "}]"}));
}

/// Any other card.
Words another(std::string_view order) { return {order == "picnic" ? "feast" : "picnic"}; }

const Move kMission = visit("lander", 1, "mission");

TEST(martians_orders, every_order_takes_1_time_and_its_cost_and_gives_its_reputation) {
    for (const OrderCard& card : kCards) {
        SCOPED_TRACE(card.name);
        auto game = with_orders({card.name}, another(card.name), card.cost);
        game.when(A, kMission);
        EXPECT_EQ(game.number("/turn/time"), 2);
        EXPECT_EQ(stock(game, A), "");
        EXPECT_EQ(game.reputation(A), 2 + card.reputation);
        EXPECT_EQ(game.reputation(B), 2);
        EXPECT_TRUE(lists(game, "/ordersDone", card.name));
        EXPECT_EQ(game.at("/orders"), Document(Document::List{another(card.name)[0]}))
            << "replaced at once from the deck";
        EXPECT_TRUE(game.at("/orderDeck").as_list()->empty());
    }
}

TEST(martians_orders, every_order_needs_the_whole_of_its_cost) {
    for (const OrderCard& card : kCards)
        for (std::size_t i = 0; i < card.cost.size(); ++i) {
            Figures less = card.cost;
            --less[i].second;
            EXPECT_FALSE(with_orders({card.name}, {}, less).offers(A, kMission)) << card.name << ", " << less[i].first;
        }
}

TEST(martians_orders, the_player_chooses_among_those_that_can_be_paid) {
    auto game = with_orders({"charge-rover", "beacon-grid", "spare-parts"}, {"picnic"}, {{"energy", 5}, {"aux", 2}});
    game.when(A, kMission);
    EXPECT_EQ(game.asks(A), (std::vector<std::string>{"order charge-rover", "order spare-parts"}));
    EXPECT_EQ(game.why_not(A, pick_one("order", "order", "beacon-grid")),
              std::vector<std::string>{"too-few-goods 6 5"});
    EXPECT_EQ(game.why_not(A, pick_one("order", "order", "picnic")), std::vector<std::string>{"no-task"});
    game.when(A, pick_one("order", "order", "spare-parts"));
    EXPECT_EQ(stock(game, A), "energy 5");
    EXPECT_EQ(game.reputation(A), 7);
    EXPECT_TRUE(lists(game, "/orders", "picnic"));
}

TEST(martians_orders, one_mission_action_is_one_order) {
    auto game = with_orders({"charge-rover", "spare-parts"}, {}, {{"energy", 4}, {"aux", 2}});
    game.when(A, kMission).when(A, pick_one("order", "order", "charge-rover"));
    EXPECT_TRUE(has_reason(game.why_not(A, act("mission")), "already-done"));
    game.when(A, rest()).when(A, kMission);
    EXPECT_EQ(game.reputation(A), 2 + 4 + 5);
    EXPECT_EQ(game.number("/turn/time"), 0);
}

TEST(martians_orders, an_empty_deck_gives_no_replacement_and_done_orders_do_not_come_back) {
    auto game = with_orders({"first-aid", "charity"}, {}, {{"medicine", 1}});
    game.when(A, kMission);
    EXPECT_EQ(game.at("/orders"), Document(Document::List{"charity"}));
    EXPECT_TRUE(game.at("/orderDeck").as_list()->empty());
    EXPECT_EQ(game.at("/ordersDone").as_list()->size(), 23U);
}

TEST(martians_orders, without_an_order_on_display_there_is_no_mission) {
    const auto game = with_orders({}, {}, {{"energy", 9}});
    EXPECT_EQ(game.why_not(A, kMission), std::vector<std::string>{"no-task"});
}

TEST(martians_orders, an_order_that_cannot_be_paid_is_refused_for_what_is_missing) {
    const auto game = with_orders({"water-barrels"}, {}, {{"water", 2}});
    EXPECT_EQ(game.why_not(A, kMission), std::vector<std::string>{"too-few-goods 3 2"});
}

TEST(martians_orders, a_mission_needs_1_time) {
    const auto game = with_orders({"first-aid"}, {}, {{"medicine", 1}}, R"("turn":{"time":0})");
    EXPECT_EQ(game.why_not(A, kMission), std::vector<std::string>{"no-time 1 0"});
}

TEST(martians_orders, samples_that_are_spent_are_discarded) {
    auto game = with_orders({"four-colours"}, {},
                            {{"mineral-yellow", 1}, {"mineral-red", 1}, {"mineral-green", 1}, {"mineral-blue", 1}});
    game.when(A, kMission);
    for (const char* colour : {"yellow", "red", "green", "blue"})
        EXPECT_EQ(game.number(std::string("/regolithDiscards/") + colour), 1) << colour;
}

TEST(martians_orders, four_five_or_six_are_revealed_at_first) {
    for (std::uint8_t players : {2, 3, 4}) {
        const auto game = martian_deal({.variant = martians::Variant::competitive, .players = players}, "orders");
        EXPECT_EQ(game.at("/orders").as_list()->size(), players + 2U);
        EXPECT_EQ(game.at("/orderDeck").as_list()->size(), 22U - players);
    }
}

TEST(martians_orders, the_supply_phase_adds_2_without_an_upper_limit_as_long_as_there_are_any) {
    const auto shown_in_round_2 = [](const Words& shown, const Words& deck) {
        auto game =
            with_orders(shown, deck, {}, joined({R"("slot":2,"activePlayer":1)", event_stacks({}), weather_deck({})}));
        game.when(B, end_turn());
        EXPECT_EQ(game.number("/round"), 2);
        return game.at("/orders");
    };
    Words all;
    for (const OrderCard& card : kCards) all.push_back(card.name);
    const Words last = {"charity", "museum-wing", "terrarium"};
    EXPECT_EQ(shown_in_round_2(without(all, last), last).as_list()->size(), 23U);
    EXPECT_EQ(shown_in_round_2({}, last), Document(Document::List{"charity", "museum-wing"})) << "from the top";
    EXPECT_EQ(shown_in_round_2({}, {"terrarium"}), Document(Document::List{"terrarium"}));
    EXPECT_EQ(shown_in_round_2({}, {}), Document(Document::list()));
}

TEST(martians_orders, the_common_variants_have_none) {
    for (martians::Variant variant : {martians::Variant::coop, martians::Variant::semi})
        EXPECT_TRUE(martian_deal({.variant = variant}, "orders").at("/orders").is_null());
}

}  // namespace
}  // namespace planitia::kit
