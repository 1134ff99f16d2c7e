/// The deal in every variant, for every number of players.
#include <kit/martians_game.h>

#include <algorithm>
#include <map>
#include <set>

namespace planitia::kit::colony {
namespace {

using martians::Scenario;
using Deal = martians::Setup;
using martians::Variant;

/// A scenario that changes nothing of the set-up.
Deal plain(Variant variant, int players) {
    return {.variant = variant, .players = static_cast<std::uint8_t>(players), .scenario = Scenario::thirsty_ground};
}

std::vector<Deal> every_setup() {
    std::vector<Deal> all = {plain(Variant::coop, 1)};
    for (Variant variant : {Variant::coop, Variant::semi, Variant::competitive})
        for (int players : {2, 3, 4}) all.push_back(plain(variant, players));
    return all;
}

std::string name_of(const Deal& setup) { return one_line(martians::write_setup(setup)); }

std::size_t count(const MartiansGame& game, std::string_view pointer) {
    const Document list = game.at(pointer);
    return list.as_list() != nullptr ? list.as_list()->size() : 999;
}

std::map<std::string, int> copies(const Document& list) {
    std::map<std::string, int> found;
    for (const Document& item : *list.as_list()) ++found[item.as_text() != nullptr ? *item.as_text() : "null"];
    return found;
}

int sum(const Document& table, std::initializer_list<const char*> keys) {
    int n = 0;
    for (const char* key : keys) n += static_cast<int>(*table.find(key)->as_int());
    return n;
}

constexpr auto kAssistantKinds = {"botanist", "geologist", "scientist"};
constexpr auto kSpecialistKinds = {"dietician", "engineer", "pharmacist", "doctor", "chemist"};

/// Picks quarters, if they are to be picked, in the order asked.
MartiansGame begun(const Deal& setup, std::string_view seed = "deal") {
    MartiansGame game = dealt(setup, seed);
    return game.idle_until("action");
}

TEST(martians_setup, rtg_people_and_tiles_by_the_number_of_players) {
    constexpr int kRtg[] = {0, 4, 4, 5, 6};
    constexpr int kShown[] = {0, 3, 4, 5, 6};
    for (const Deal& setup : every_setup()) {
        SCOPED_TRACE(name_of(setup));
        const int n = setup.players;
        const MartiansGame game = begun(setup);
        EXPECT_EQ(game.number("/rtg"), kRtg[n]);
        EXPECT_EQ(sum(game.at("/people"), kSpecialistKinds), kShown[n]);
        EXPECT_EQ(sum(game.at("/people"), kAssistantKinds), kShown[n]);
        EXPECT_EQ(count(game, "/research"), static_cast<std::size_t>(kShown[n]));
        EXPECT_EQ(count(game, "/specialistDeck"), static_cast<std::size_t>(10 - kShown[n]));
        EXPECT_EQ(count(game, "/assistantDeck"), static_cast<std::size_t>(3 * n - kShown[n]));
        EXPECT_EQ(count(game, "/researchDeck"), static_cast<std::size_t>(12 - kShown[n]));
    }
}

TEST(martians_setup, assistants_have_as_many_copies_as_there_are_players_and_specialists_two) {
    for (const Deal& setup : every_setup()) {
        SCOPED_TRACE(name_of(setup));
        const MartiansGame game = begun(setup);
        auto assistants = copies(game.at("/assistantDeck"));
        auto specialists = copies(game.at("/specialistDeck"));
        for (const char* each : kAssistantKinds)
            EXPECT_EQ(assistants[each] + sum(game.at("/people"), {each}), setup.players) << each;
        for (const char* each : kSpecialistKinds)
            EXPECT_EQ(specialists[each] + sum(game.at("/people"), {each}), 2) << each;
    }
}

TEST(martians_setup, mining_shows_the_three_start_hexes_with_the_machine_on_the_topmost) {
    const std::map<std::string, int> tokens = {{"t01", 6}, {"t02", 6}, {"t03", 8}, {"t04", 5}, {"t05", 5},
                                               {"t06", 2}, {"t07", 2}, {"t08", 1}, {"t09", 1}, {"t10", 1}};
    for (const Deal& setup : every_setup()) {
        SCOPED_TRACE(name_of(setup));
        const MartiansGame game = begun(setup);
        EXPECT_EQ(one_line(game.at("/mine/faceUp")), "[9, 15, 22]");
        EXPECT_EQ(game.number("/mine/machine"), 9);
        EXPECT_EQ(copies(game.at("/mine/tokens")), tokens);
    }
}

TEST(martians_setup, stable_weather_is_up_and_nine_cards_are_in_the_deck) {
    for (const Deal& setup : every_setup()) {
        SCOPED_TRACE(name_of(setup));
        const MartiansGame game = begun(setup);
        EXPECT_EQ(game.at("/weather"), Document("stable-weather"));
        const auto deck = copies(game.at("/weatherDeck"));
        EXPECT_EQ(deck.size(), 9U);
        EXPECT_FALSE(deck.contains("stable-weather"));
        EXPECT_EQ(count(game, "/weatherDeck"), 9U);
    }
}

TEST(martians_setup, eighteen_regolith_cards) {
    const std::map<std::string, int> cards = {{"yellow", 5}, {"red", 5}, {"green", 3}, {"blue", 3}, {"barren", 2}};
    for (const Deal& setup : every_setup())
        EXPECT_EQ(copies(begun(setup).at("/regolithDeck")), cards) << name_of(setup);
}

TEST(martians_setup, events_lie_by_round) {
    const std::vector<std::set<std::string>> stacks = {{"cargo-chute", "leaky-seal", "docking-queue"},
                                                       {"stomach-bug", "sponsor-broadcast", "worn-tracks"},
                                                       {"pebble-rain", "rich-soil", "clogged-filters"},
                                                       {"radiation-alert", "wilting", "volunteer-shift", "cold-snap"},
                                                       {"earth-inspection", "metal-fatigue", "relief-capsule"}};
    for (const Deal& setup : every_setup()) {
        SCOPED_TRACE(name_of(setup));
        const MartiansGame game = begun(setup);
        EXPECT_EQ(game.number("/round"), 1);
        for (std::size_t i = 0; i < stacks.size(); ++i) {
            std::set<std::string> found;
            for (const auto& [card, n] : copies(game.at("/eventStacks/" + std::to_string(i)))) {
                EXPECT_EQ(n, 1) << card;
                found.insert(card);
            }
            EXPECT_EQ(found, stacks[i]) << "round " << i + 1;
        }
    }
}

TEST(martians_setup, crops_two_of_each_kind_and_everybody_has_the_printed_one) {
    for (const Deal& setup : every_setup()) {
        SCOPED_TRACE(name_of(setup));
        const MartiansGame game = begun(setup);
        for (const char* crop : {"potato", "soy", "algae", "herbs"})
            EXPECT_EQ(game.number("/crops/" + std::string(crop)), 2) << crop;
        for (int i = 0; i < setup.players; ++i)
            EXPECT_EQ(game.at("/players/" + std::to_string(i) + "/crop"), Document("starter-trays"));
    }
}

std::string fields(const MartiansGame& game, std::string_view building) {
    std::string text;
    const Document list = game.at("/buildings/" + std::string(building));
    for (const Document& field : *list.as_list()) text += (text.empty() ? "" : " ") + *field.find("status")->as_text();
    return text;
}

TEST(martians_setup, unfinished_buildings_have_their_tokens_whatever_the_number_of_players) {
    for (const Deal& setup : every_setup()) {
        SCOPED_TRACE(name_of(setup));
        const MartiansGame game = begun(setup);
        EXPECT_EQ(fields(game, "hospital"), "slow closed closed");
        EXPECT_EQ(fields(game, "water-treatment"), "slow closed");
        EXPECT_EQ(fields(game, "laboratory"), "slow closed closed");
        EXPECT_EQ(fields(game, "education"), "slow closed");
        EXPECT_EQ(fields(game, "greenhouse"), "closed closed");
    }
}

TEST(martians_setup, first_footprints_opens_the_first_field_of_the_greenhouses) {
    for (Scenario scenario : every<Scenario>())
        for (Variant variant : {Variant::coop, Variant::semi})
            EXPECT_EQ(fields(begun({.variant = variant, .scenario = scenario}), "greenhouse"),
                      scenario == Scenario::first_footprints ? "open closed" : "closed closed")
                << name_of({.variant = variant, .scenario = scenario});
}

TEST(martians_setup, by_the_first_rules_the_greenhouses_have_three_fields_and_one_is_open) {
    for (Deal setup : every_setup()) {
        setup.rules = 1;
        EXPECT_EQ(fields(begun(setup), "greenhouse"), "open closed closed") << name_of(setup);
    }
    EXPECT_EQ(fields(begun({.rules = 1}), "greenhouse"), "open closed closed");
}

TEST(martians_setup, open_buildings_have_fewer_fields_with_fewer_players) {
    const std::string two = "open open unavailable";
    const std::string three = "open open open";
    for (const Deal& setup : every_setup()) {
        SCOPED_TRACE(name_of(setup));
        const MartiansGame game = begun(setup);
        EXPECT_EQ(fields(game, "moxie"), setup.players < 3 ? two : three);
        EXPECT_EQ(fields(game, "lander"), setup.players < 3 ? two : three);
        EXPECT_EQ(fields(game, "construction"), setup.players < 4 ? two : three);
        EXPECT_EQ(fields(game, "mining"), setup.players < 4 ? two : three);
    }
}

TEST(martians_setup, players_begin_with_three_markers_and_three_colonists) {
    for (const Deal& setup : every_setup()) {
        SCOPED_TRACE(name_of(setup));
        const MartiansGame game = begun(setup);
        std::set<std::string> corporations;
        for (int i = 0; i < setup.players; ++i) {
            const std::string player = "/players/" + std::to_string(i);
            EXPECT_EQ(game.number(player + "/tokens"), 3) << "the fourth is locked";
            EXPECT_EQ(game.number(player + "/dead"), 0);
            EXPECT_EQ(count(game, player + "/technologies"), 0U);
            EXPECT_EQ(game.number(player + "/installations/solar") + game.number(player + "/installations/wind"), 0);
            corporations.insert(*game.at(player + "/corporation").as_text());
        }
        EXPECT_EQ(corporations.size(), setup.players) << "nobody shares a corporation";
    }
}

TEST(martians_setup, the_seed_deals_everything) {
    for (const char* what : {"/weatherDeck", "/regolithDeck", "/specialistDeck", "/researchDeck", "/mine/tokens"}) {
        const Deal setup = plain(Variant::coop, 2);
        EXPECT_EQ(begun(setup, "one").at(what), begun(setup, "one").at(what)) << what;
        EXPECT_FALSE(begun(setup, "one").at(what) == begun(setup, "two").at(what)) << what;
    }
}

TEST(martians_setup, anybody_may_be_first_and_lead_any_corporation) {
    std::set<int> first;
    std::set<std::string> helion;
    for (int seed = 0; seed < 60; ++seed) {
        const MartiansGame game = dealt(plain(Variant::coop, 4), std::to_string(seed));
        first.insert(game.number("/firstPlayer"));
        EXPECT_EQ(game.number("/activePlayer"), game.number("/firstPlayer"));
        helion.insert(*game.at("/players/0/corporation").as_text());
    }
    EXPECT_EQ(first.size(), 4U);
    EXPECT_EQ(helion.size(), 4U);
}

TEST(martians_setup, cooperative_stock) {
    constexpr int kEnergy[] = {0, 7, 10, 15, 20};
    constexpr int kAux[] = {0, 2, 2, 3, 4};
    constexpr int kMoney[] = {0, 6, 5, 9, 14};
    const std::string kOxygen[] = {"", "1 0 0 0", "1 1 0 0", "1 1 1 0", "1 1 1 1"};
    for (int n : {1, 2, 3, 4}) {
        SCOPED_TRACE(n);
        const MartiansGame game = begun(plain(Variant::coop, n));
        EXPECT_EQ(game.number("/goods/energy"), kEnergy[n]);
        EXPECT_EQ(game.number("/goods/aux"), kAux[n]);
        EXPECT_EQ(game.number("/goods/money"), kMoney[n]);
        for (const char* good : {"water", "ice", "regolith", "food", "medicine", "mineral-yellow", "mineral-red",
                                 "mineral-green", "mineral-blue"})
            EXPECT_EQ(game.number("/goods/" + std::string(good)), 0) << good;
        EXPECT_EQ(game.number("/reputation"), 2);
        std::string oxygen;
        for (int i = 0; i < 4; ++i) {
            const std::string quarter = "/quarters/" + std::to_string(i);
            oxygen += (i == 0 ? "" : " ") + std::to_string(game.number(quarter + "/needs/oxygen"));
            EXPECT_EQ(game.number(quarter + "/needs/sickness") + game.number(quarter + "/needs/hunger"), 0);
            EXPECT_EQ(game.number(quarter + "/growth"), 0);
        }
        EXPECT_EQ(oxygen, kOxygen[n]);
    }
}

/// Who comes so many seats after the first player.
PlayerId in_order(const MartiansGame& game, int n) {
    return PlayerId{static_cast<std::size_t>(game.number("/firstPlayer") + n) % game.position().setup.players};
}

/// Of each player from the first one on.
std::vector<int> in_order(const MartiansGame& game, const std::string& what) {
    std::vector<int> figures;
    for (int i = 0; i < game.position().setup.players; ++i)
        figures.push_back(game.number("/players/" + std::to_string(in_order(game, i).index()) + "/" + what));
    return figures;
}

TEST(martians_setup, individual_stocks) {
    const std::vector<int> money = {2, 3, 4, 5};
    const auto check = [&](const Deal& setup, const char* seed) {
        SCOPED_TRACE(name_of(setup));
        const MartiansGame game = begun(setup, seed);
        const auto each = [&](int figure) { return std::vector<int>(setup.players, figure); };
        EXPECT_EQ(in_order(game, "goods/energy"), each(5));
        EXPECT_EQ(in_order(game, "goods/aux"), each(1));
        EXPECT_EQ(in_order(game, "goods/water"), each(0));
        EXPECT_EQ(in_order(game, "reputation"), each(2));
        EXPECT_EQ(in_order(game, "goods/money"), std::vector<int>(money.begin(), money.begin() + setup.players));
    };
    for (int n : {2, 3, 4})
        for (const char* seed : {"one", "two", "three"}) {
            check(plain(Variant::semi, n), seed);
            Deal former = plain(Variant::competitive, n);
            former.rules = 1;
            check(former, seed);
        }
}

TEST(martians_setup, competitive_head_starts_make_up_for_the_order_of_turns) {
    const std::vector<int> rows[] = {{2, 2}, {6, 7, 2}, {2, 11, 8, 8}};  ///< from the first player on
    const std::vector<int> money = {2, 3, 4, 5};
    for (const std::vector<int>& reputation : rows)
        for (const char* seed : {"one", "two", "three"}) {
            const int players = static_cast<int>(reputation.size());
            const MartiansGame game = begun(plain(Variant::competitive, players), seed);
            EXPECT_EQ(in_order(game, "reputation"), reputation);
            EXPECT_EQ(in_order(game, "goods/aux"), std::vector<int>(reputation.size(), 1));
            EXPECT_EQ(in_order(game, "goods/money"), std::vector<int>(money.begin(), money.begin() + players));
        }
}

TEST(martians_setup, semi_cooperative_quarters_are_as_in_the_cooperative_game) {
    for (int n : {2, 3, 4})
        for (int i = 0; i < 4; ++i) {
            const MartiansGame game = begun(plain(Variant::semi, n));
            const std::string quarter = "/quarters/" + std::to_string(i);
            EXPECT_EQ(game.number(quarter + "/needs/oxygen"), i < n ? 1 : 0) << n;
            EXPECT_TRUE(game.at(quarter + "/owner").is_null());
        }
}

TEST(martians_setup, competitive_shows_orders) {
    constexpr std::size_t kOrders[] = {0, 0, 4, 5, 6};
    for (int n : {2, 3, 4}) {
        const MartiansGame game = begun(plain(Variant::competitive, n));
        EXPECT_EQ(count(game, "/orders"), kOrders[n]) << n;
        EXPECT_EQ(count(game, "/orderDeck"), 24 - kOrders[n]) << n;
    }
}

TEST(martians_setup, competitive_quarters_are_picked_from_the_seat_with_the_most_money_on) {
    MartiansGame game = dealt(plain(Variant::competitive, 3), "picks");
    const auto seat = [&](int n) { return in_order(game, n); };
    EXPECT_EQ(game.goods(seat(2), "money"), 4);
    EXPECT_EQ(game.asks(seat(2)), (std::vector<std::string>{"choose-quarter 1", "choose-quarter 2", "choose-quarter 3",
                                                            "choose-quarter 4"}));
    EXPECT_FALSE(game.is_asked(seat(0)));
    const auto own = [](int quarter) {
        return Move{Document::map({{"kind", "choose-quarter"}, {"quarter", quarter}})};
    };
    EXPECT_EQ(game.why_not(seat(0), own(1)), std::vector<std::string>{"not-awaited"});
    game.when(seat(2), own(2));
    EXPECT_EQ(game.asks(seat(1)),
              (std::vector<std::string>{"choose-quarter 1", "choose-quarter 3", "choose-quarter 4"}));
    EXPECT_FALSE(game.why_not(seat(1), own(2)).empty()) << "it is somebody's";
    game.when(seat(1), own(4)).when(seat(0), own(1));
    EXPECT_EQ(game.question(seat(0)), "action");
    EXPECT_EQ(game.at("/quarters/0/owner"), Document(seat(0).index()));
    EXPECT_EQ(game.at("/quarters/1/owner"), Document(seat(2).index()));
    EXPECT_TRUE(game.at("/quarters/2/owner").is_null());
    EXPECT_EQ(game.at("/quarters/3/owner"), Document(seat(1).index()));
    const int oxygen[] = {1, 1, 0, 1};
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(game.number("/quarters/" + std::to_string(i) + "/needs/oxygen"), oxygen[i]) << i;
        EXPECT_EQ(game.number("/quarters/" + std::to_string(i) + "/needs/hunger"), 0) << i;
    }
}

TEST(martians_setup, the_last_of_four_quarters_leaves_no_choice) {
    MartiansGame game = dealt(plain(Variant::competitive, 4), "four");
    const auto seat = [&](int n) { return in_order(game, n); };
    for (int n : {3, 2, 1}) game.when(seat(n), Move{Document::map({{"kind", "choose-quarter"}, {"quarter", n + 1}})});
    EXPECT_EQ(game.question(seat(0)), "action");
    EXPECT_EQ(game.at("/quarters/0/owner"), Document(seat(0).index()));
}

TEST(martians_setup, corporations_are_chosen_from_the_last_seat_on) {
    for (Variant variant : {Variant::coop, Variant::semi, Variant::competitive}) {
        Deal setup = plain(variant, 3);
        setup.chooses_corporations = true;
        SCOPED_TRACE(name_of(setup));
        MartiansGame game = dealt(setup, "corporations");
        const auto seat = [&](int n) { return in_order(game, n); };
        const auto lead = [](std::string_view name) { return pick_one("choose-corporation", "corporation", name); };
        EXPECT_EQ(game.question(seat(2)), "choose-corporation");
        EXPECT_EQ(game.asks(seat(2)).size(), 4U);
        EXPECT_FALSE(game.is_asked(seat(0)));
        EXPECT_FALSE(game.is_asked(seat(1)));
        game.when(seat(2), lead("stratum"));
        EXPECT_EQ(game.asks(seat(1)).size(), 3U);
        EXPECT_FALSE(game.why_not(seat(1), lead("stratum")).empty());
        game.when(seat(1), lead("helion")).when(seat(0), lead("vitalis"));
        const char* names[] = {"vitalis", "helion", "stratum"};
        for (int n : {0, 1, 2})
            EXPECT_EQ(game.at("/players/" + std::to_string(seat(n).index()) + "/corporation"), Document(names[n]));
        EXPECT_EQ(game.question(variant == Variant::competitive ? seat(2) : seat(0)),
                  variant == Variant::competitive ? "choose-quarter" : "action");
    }
}

TEST(martians_setup, solo_may_choose_too) {
    Deal setup = plain(Variant::coop, 1);
    setup.chooses_corporations = true;
    MartiansGame game = dealt(setup, "solo");
    EXPECT_EQ(game.asks(A).size(), 4U);
    game.when(A, pick_one("choose-corporation", "corporation", "borealis"));
    EXPECT_EQ(game.at("/players/0/corporation"), Document("borealis"));
    EXPECT_EQ(game.question(A), "action");
}

}  // namespace
}  // namespace planitia::kit::colony
