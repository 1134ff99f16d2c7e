// Rules 7: the set-up of Colonies.
#include <kit/scenario.h>

#include <algorithm>
#include <set>

namespace planitia::kit {
namespace {

using terraforming::CardId;
using terraforming::Resource;
using Names = std::set<std::string>;
using Texts = std::vector<std::string>;

const Names kEleven = {"callisto", "ceres",   "enceladus", "europa", "ganymede", "io",
                       "luna",     "miranda", "pluto",     "titan",  "triton"};
const Names kSleepers = {"enceladus", "miranda", "titan"};
const Names kCorporations = {"aridor", "arklight", "polyphemos", "poseidon", "stormcraft-incorporated"};

std::string seed(int i) { return "colonies " + std::to_string(i); }

/// The tiles that are in the game.
Names tiles_of(const Scenario& game) {
    Names tiles;
    const Document written = Scenario::Game::write_position(game.position());
    if (const Document* colonies = written.find("colonies"))
        for (const Document& each : *colonies->as_list()) tiles.insert(*each.find("colony")->as_text());
    return tiles;
}

terraforming::Setup with_colonies(int players) {
    return {.players = static_cast<std::uint8_t>(players), .colonies = true};
}

Texts offered_corporations(const Scenario& game, PlayerId player) {
    Texts names;
    for (CardId card : game.position().player(player).offer.corporations)
        if (card.is_some()) names.emplace_back(terraforming::info(card).slug);
    return names;
}

std::size_t project_cards(const Scenario& game) {
    std::size_t cards = game.position().deck.size() + game.position().discards.size();
    for (PlayerId player : game.position().seats()) cards += game.position().player(player).offer.dealt.size();
    return cards;
}

// -- tiles

TEST(colony_tiles, are_as_many_as_the_players_need) {
    const auto dealt_to = [](int players) { return tiles_of(dealt(with_colonies(players), seed(players))).size(); };
    EXPECT_EQ(dealt_to(2), 5U);
    EXPECT_EQ(dealt_to(3), 5U);
    EXPECT_EQ(dealt_to(4), 6U);
    EXPECT_EQ(dealt_to(5), 7U);
}

TEST(colony_tiles, begin_empty_on_the_second_space_or_asleep) {
    for (int i = 0; i < 20; ++i) {
        auto game = dealt(with_colonies(5), seed(i));
        for (const std::string& colony : tiles_of(game))
            EXPECT_TRUE(game.shows("colonies " + colony + (kSleepers.contains(colony) ? " asleep" : " 1")));
    }
}

TEST(colony_tiles, are_drawn_at_random_from_all_eleven) {
    Names seen;
    std::set<Names> deals;
    for (int i = 0; i < 40; ++i) {
        const Names tiles = tiles_of(dealt(with_colonies(2), seed(i)));
        seen.insert(tiles.begin(), tiles.end());
        deals.insert(tiles);
    }
    EXPECT_EQ(seen, kEleven);
    EXPECT_GT(deals.size(), 30U);
}

TEST(colony_tiles, follow_the_seed) {
    for (int players = 1; players <= 5; ++players) {
        const auto game = dealt(with_colonies(players), "one");
        EXPECT_TRUE(game.position() == dealt(with_colonies(players), "one").position());
        EXPECT_FALSE(game.position() == dealt(with_colonies(players), "another").position());
    }
}

TEST(colony_tiles, are_left_in_the_box_without_the_expansion) {
    EXPECT_EQ(tiles_of(dealt({.players = 3}, "none")), Names{});
}

TEST(fleets, are_one_for_everybody) {
    auto game = dealt(with_colonies(5), "fleets");
    EXPECT_TRUE(game.shows("A: fleets 1; B: fleets 1; C: fleets 1; D: fleets 1; E: fleets 1"));
    auto solo = dealt(with_colonies(1), "fleets");
    EXPECT_TRUE(solo.shows("A: fleets 1"));
}

// -- cards

TEST(deck, has_49_cards_more_with_the_expansion) {
    for (int players = 2; players <= 5; ++players) {
        terraforming::Setup setup = with_colonies(players);
        EXPECT_EQ(project_cards(dealt(setup, "deck")), 208U + 49U);
        setup.corporate_era = false;
        EXPECT_EQ(project_cards(dealt(setup, "deck")), 137U + 49U);
        setup.colonies = false;
        EXPECT_EQ(project_cards(dealt(setup, "deck")), 137U);
        setup.corporate_era = true;
        EXPECT_EQ(project_cards(dealt(setup, "deck")), 208U);
    }
    EXPECT_EQ(project_cards(dealt(with_colonies(1), "deck")), 208U + 49U);
}

TEST(starting_values, are_those_of_the_game_without_the_expansion) {
    auto game = dealt({.players = 2, .beginners = PlayerSet::first(2), .colonies = true}, "values");
    EXPECT_TRUE(game.shows("phase action; gen 1; A: tr 20, mc 42, cards 10, prod mc 0 energy 0"));
    auto standard =
        dealt({.players = 2, .corporate_era = false, .beginners = PlayerSet::first(2), .colonies = true}, "values");
    EXPECT_TRUE(standard.shows("A: tr 20, prod mc 1 steel 1 titanium 1 plants 1 energy 1 heat 1"));
}

// -- corporations

TEST(corporations, of_colonies_are_shuffled_into_the_others) {
    Names seen;
    int of_colonies = 0;
    for (int i = 0; i < 60; ++i) {
        const auto game = dealt(with_colonies(5), seed(i));
        for (PlayerId player : game.position().seats()) {
            const Texts two = offered_corporations(game, player);
            EXPECT_EQ(two.size(), 2U);
            seen.insert(two.begin(), two.end());
            of_colonies += static_cast<int>(
                std::ranges::count_if(two, [](const auto& each) { return kCorporations.contains(each); }));
        }
    }
    EXPECT_EQ(seen.size(), 17U);  // 12 and 5
    // 5 in 17 of 600: about 176.
    EXPECT_GT(of_colonies, 130);
    EXPECT_LT(of_colonies, 225);
}

TEST(corporations, of_colonies_need_the_expansion) {
    for (int i = 0; i < 20; ++i) {
        const auto game = dealt({.players = 5}, seed(i));
        for (PlayerId player : game.position().seats())
            for (const std::string& each : offered_corporations(game, player))
                EXPECT_FALSE(kCorporations.contains(each)) << each;
    }
}

TEST(one_corporation_of_each, deals_everybody_one_of_colonies_and_one_other) {
    Names first_seat;
    for (int players = 1; players <= 5; ++players)
        for (int i = 0; i < 20; ++i) {
            terraforming::Setup setup = with_colonies(players);
            setup.one_corporation_of_each = true;
            const auto game = dealt(setup, seed(100 * players + i));
            Names all;
            for (PlayerId player : game.position().seats()) {
                const Texts two = offered_corporations(game, player);
                ASSERT_EQ(two.size(), 2U);
                EXPECT_NE(kCorporations.contains(two[0]), kCorporations.contains(two[1])) << two[0] << " " << two[1];
                all.insert(two.begin(), two.end());
                if (player == A) first_seat.insert(two.begin(), two.end());
            }
            EXPECT_EQ(all.size(), 2U * static_cast<unsigned>(players));
        }
    EXPECT_EQ(first_seat.size(), 17U);
}

TEST(one_corporation_of_each, makes_no_sense_without_the_expansion) {
    const auto begun = terraforming::begin({.players = 2, .one_corporation_of_each = true}, "any");
    ASSERT_FALSE(begun.has_value());
    EXPECT_EQ(begun.error().code, RefusalCode::bad_value);
    EXPECT_EQ(begun.error().at, "/setup/corporationDeal");
}

TEST(set_up, is_read_by_the_words_of_the_protocol) {
    const auto read = [](const char* key, const Document& value) {
        return Scenario::Game::read_setup(Document::map({{"players", 2}, {"colonies", true}, {key, value}}));
    };
    const auto one_of_each = read("corporationDeal", "one-of-each");
    ASSERT_TRUE(one_of_each.has_value());
    EXPECT_TRUE(one_of_each->colonies && one_of_each->one_corporation_of_each && !one_of_each->world_government);
    const auto mixed = read("corporationDeal", "mixed");
    ASSERT_TRUE(mixed.has_value());
    EXPECT_FALSE(mixed->one_corporation_of_each);
    const auto government = read("worldGovernment", true);
    ASSERT_TRUE(government.has_value());
    EXPECT_TRUE(government->world_government);
    EXPECT_FALSE(read("corporationDeal", "any").has_value());
    const Document plain = Document::map({{"players", 2}, {"corporationDeal", "one-of-each"}});
    EXPECT_FALSE(Scenario::Game::read_setup(plain).has_value());
}

// -- solo

/// The tiles of the first so many dealt, as the choice of a solo player.
Move keep(const Names& tiles, std::size_t count) {
    Document list = Document::list();
    for (const std::string& each : tiles)
        if (count > list.as_list()->size()) list.add(each);
    Move move = choose_colonies({});
    move.fields.set("colonies", list);
    return move;
}

TEST(solo, keeps_three_of_four_tiles_before_all_else) {
    auto game = dealt(with_colonies(1), "solo");
    const Names four = tiles_of(game);
    EXPECT_EQ(four.size(), 4U);
    EXPECT_EQ(game.question(A), "choose-colonies");
    for (std::size_t count : {0U, 1U, 2U, 4U}) EXPECT_NOT_OFFERED(game, A, keep(four, count));
    game.when(A, keep(four, 3));
    Names three = four;
    three.erase(std::prev(three.end()));
    EXPECT_EQ(tiles_of(game), three);
    EXPECT_TRUE(game.shows("colonies " + *four.rbegin() + " none"));
    EXPECT_EQ(game.question(A), "choose-corporation");
}

TEST(solo, lets_any_of_the_four_go) {
    const Names four = tiles_of(dealt(with_colonies(1), "any"));
    for (const std::string& each : four) {
        SCOPED_TRACE(each);
        auto game = dealt(with_colonies(1), "any");
        Names three = four;
        three.erase(each);
        game.when(A, keep(three, 3));
        EXPECT_EQ(tiles_of(game), three);
    }
}

TEST(solo, keeps_nothing_that_was_not_dealt) {
    auto game = dealt(with_colonies(1), "dealt");
    Names others = kEleven;
    for (const std::string& each : tiles_of(game)) others.erase(each);
    EXPECT_NOT_OFFERED(game, A, keep(others, 3));
}

TEST(solo, begins_with_megacredit_production_minus_2) {
    const auto production = [](bool colonies) {
        auto game = dealt({.players = 1, .beginners = PlayerSet::only(A), .colonies = colonies}, "minus two");
        if (colonies) game.when(A, keep(tiles_of(game), 3));
        EXPECT_TRUE(
            game.shows("phase action; gen 1; A: tr 14, mc 42, "
                       "prod steel 0 titanium 0 plants 0 energy 0 heat 0"));
        return int{game.position().player(A).production[Resource::megacredits]};
    };
    EXPECT_EQ(production(true), -2);
    EXPECT_EQ(production(false), 0);
}

TEST(solo, adds_what_the_corporation_brings) {
    bool is_found = false;
    for (int i = 0; i < 200 && !is_found; ++i) {
        auto game = dealt(with_colonies(1), seed(i));
        game.when(A, keep(tiles_of(game), 3));
        is_found = bool{game.offers(A, choose_corporation("polyphemos"))};
        if (!is_found) continue;
        game.when(A, choose_corporation("polyphemos")).when(A, buy({}));
        EXPECT_TRUE(game.shows("A: mc 50, titanium 5, prod mc 3"));
    }
    EXPECT_TRUE(is_found) << "no deal offers Polyphemos";
}

}  // namespace
}  // namespace planitia::kit
