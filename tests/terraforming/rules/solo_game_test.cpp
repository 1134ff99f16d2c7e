// Rules 6: the neutral tiles of the solo game, counted once more, the neutral opponent, and the end.
#include <kit/heard.h>
#include <kit/random_play.h>
#include <kit/scenario.h>
#include <terraforming/rules/deck.h>

#include <algorithm>
#include <array>
#include <set>

namespace planitia::kit {
namespace {

using terraforming::CardId;

/// The map as far as the set-up needs it, from the printed rows: spaces 1 to 61 in reading order.
class PrintedMap {
  public:
    PrintedMap() {
        constexpr std::array<int, 9> kRows = {5, 6, 7, 8, 9, 8, 7, 6, 5};
        for (int row = 0; row < 9; ++row) {
            // Three coordinates that add up to zero; a row shares one of them.
            const int from = row < 5 ? -row : -4;
            for (int i = 0; i < kRows[static_cast<std::size_t>(row)]; ++i) places_.push_back({from + i, row - 4});
        }
        for (const auto& [q, r] : places_) around_.push_back(clockwise(q, r));
    }

    static bool is_land(int space) {
        static const std::set<int> kNoLand = {2, 4, 5, 11, 26, 30, 31, 32, 41, 42, 43, 61, 29};  // 29: Noctis City
        return !kNoLand.contains(space);
    }

    /// Clockwise from the upper left; those beyond the edge are left out.
    const std::vector<int>& around(int space) const { return around_[static_cast<std::size_t>(space - 1)]; }

  private:
    std::vector<int> clockwise(int q, int r) const {
        constexpr std::array<std::pair<int, int>, 6> kSteps = {{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};
        std::vector<int> spaces;
        for (const auto& [dq, dr] : kSteps) {
            const auto found = std::ranges::find(places_, std::pair{q + dq, r + dr});
            if (found != places_.end()) spaces.push_back(static_cast<int>(found - places_.begin()) + 1);
        }
        return spaces;
    }

    std::vector<std::pair<int, int>> places_;
    std::vector<std::vector<int>> around_;
};

struct NeutralTiles {
    std::array<int, 2> cities;
    std::array<int, 2> greeneries;
    friend bool operator==(const NeutralTiles&, const NeutralTiles&) = default;
};

/// The space counted by a cost; nothing counts as 1, and after the last one comes the first.
int counted(const std::vector<int>& legal, int cost) {
    return legal[static_cast<std::size_t>(std::max(cost, 1) - 1) % legal.size()];
}

NeutralTiles counted_by(const std::array<int, 4>& costs) {
    static const PrintedMap map;
    std::vector<int> taken;
    const auto is_taken = [&](int space) { return std::ranges::find(taken, space) != taken.end(); };
    const auto is_free_land = [&](int space) { return PrintedMap::is_land(space) && !is_taken(space); };
    const auto city = [&](bool backwards, int cost) {
        std::vector<int> legal;
        for (int space = 1; space <= 61; ++space)
            if (is_free_land(space) && std::ranges::none_of(map.around(space), is_taken) &&
                std::ranges::any_of(map.around(space), is_free_land))
                legal.push_back(space);
        if (backwards) std::ranges::reverse(legal);
        taken.push_back(counted(legal, cost));
        return taken.back();
    };
    const auto greenery = [&](int beside, int cost) {
        std::vector<int> legal = map.around(beside);
        std::erase_if(legal, [&](int space) { return !is_free_land(space); });
        taken.push_back(counted(legal, cost));
        return taken.back();
    };
    NeutralTiles tiles{};
    tiles.cities = {city(false, costs[0]), 0};
    tiles.cities[1] = city(true, costs[1]);
    tiles.greeneries = {greenery(tiles.cities[0], costs[2]), 0};
    tiles.greeneries[1] = greenery(tiles.cities[1], costs[3]);
    return tiles;
}

int number_of(terraforming::SpaceId space) { return static_cast<int>(space.index()) + 1; }

TEST(printed_map, is_the_one_of_the_catalogue_in_some_known_places) {
    const PrintedMap map;
    EXPECT_EQ(map.around(1), (std::vector<int>{2, 7, 6}));
    EXPECT_EQ(map.around(29), (std::vector<int>{20, 21, 30, 38, 37, 28}));
    EXPECT_EQ(map.around(35), (std::vector<int>{26, 43, 34}));
    EXPECT_EQ(map.around(61), (std::vector<int>{55, 56, 60}));
}

TEST(counting, starts_at_one_and_wraps_around) {
    // 1 and 3 are land, 2 is an ocean area; from the end 60 is the first land.
    EXPECT_EQ(counted_by({0, 0, 0, 0}), (NeutralTiles{{1, 60}, {7, 54}}));
    EXPECT_EQ(counted_by({1, 1, 1, 1}), (NeutralTiles{{1, 60}, {7, 54}}));
    EXPECT_EQ(counted_by({2, 2, 3, 6}), (NeutralTiles{{3, 59}, {9, 54}}));
}

TEST(neutral_tiles, lie_where_the_costs_of_four_revealed_cards_say) {
    for (int i = 0; i < 50; ++i) {
        const auto game = dealt({.players = 1}, "neutral " + std::to_string(i));
        std::vector<int> costs;
        for (CardId card : game.position().revealed) costs.push_back(terraforming::info(card).cost);
        ASSERT_EQ(costs.size(), 4U);
        const terraforming::Board& board = game.position().board;
        std::set<int> cities;
        std::set<int> greeneries;
        for (terraforming::SpaceId space : board.cities()) cities.insert(number_of(space));
        for (terraforming::SpaceId space : board.greeneries()) greeneries.insert(number_of(space));
        const NeutralTiles tiles = counted_by({costs[0], costs[1], costs[2], costs[3]});
        EXPECT_EQ(cities, std::set<int>(tiles.cities.begin(), tiles.cities.end())) << game.story();
        EXPECT_EQ(greeneries, std::set<int>(tiles.greeneries.begin(), tiles.greeneries.end())) << game.story();
        EXPECT_EQ(board.owned_by(terraforming::kNeutral), board.cities() | board.greeneries());
        EXPECT_EQ(board.occupied().size(), 4U);
    }
}

// Rules 6: they are revealed, so everybody knows them and that they lie in the discards, until these become a deck.
TEST(neutral_tiles, show_the_cards_that_placed_them) {
    auto game = dealt({.players = 1}, "revealed");
    const auto revealed = game.position().revealed;
    Document names = Document::list();
    for (CardId card : revealed) names.add(terraforming::info(card).slug);
    const terraforming::View view = terraforming::observe(game.position(), A);
    EXPECT_EQ(*terraforming::write_view(view).find("revealed"), names);
    Rng rng("worlds");
    for (int i = 0; i < 20; ++i)
        for (CardId card : revealed) EXPECT_TRUE(terraforming::resample(view, rng).discards.contains(card));
    const auto again = terraforming::read_position(terraforming::write_position(game.position()));
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(*again, game.position());
}

TEST(neutral_tiles, are_told_with_their_cards_when_the_game_begins) {
    auto record = Record<terraforming::Terraforming>::begin({.players = 1}, "revealed");
    ASSERT_TRUE(record);
    Heard<terraforming::Terraforming> heard(record->position().setup);
    Rng rng("answers");
    while (record->position().phase == terraforming::Phase::setup) {
        terraforming::Position next = record->position();
        ASSERT_TRUE(record->choose(A, random_choice<terraforming::Terraforming>(next, A, rng), &heard));
    }
    ASSERT_GE(heard.events.size(), 5U);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(*heard.events[i].find("kind"), Document("card-revealed"));
        EXPECT_EQ(*heard.events[i].find("card"), Document(terraforming::info(record->start().revealed[i]).slug));
    }
    EXPECT_EQ(*heard.events[4].find("kind"), Document("corporation-revealed"));
}

TEST(neutral_tiles, are_not_known_any_more_in_a_new_deck) {
    terraforming::Position position = dealt({.players = 1}, "revealed").position();
    position.deck.clear();
    terraforming::Scene scene{position};
    terraforming::draw(scene);
    EXPECT_TRUE(position.revealed.empty());
    EXPECT_EQ(terraforming::write_view(terraforming::observe(position, A)).find("revealed"), nullptr);
}

TEST(solo_set_up, deals_two_corporations_and_ten_cards_after_the_neutral_tiles) {
    auto game = dealt({.players = 1}, "solo");
    EXPECT_TRUE(game.shows("phase setup; gen 1; oxygen 0; temp -30; discard-count 4; deck-count 194; A: tr 14, hand"));
    EXPECT_EQ(game.asks(A).size(), 2U);
    EXPECT_EQ(game.position().player(A).offer.dealt.size(), 10U);
    const auto corporation = game.position().player(A).offer.corporations[0];
    game.when(A, choose_corporation(terraforming::info(corporation).slug)).when(A, buy({}));
    EXPECT_TRUE(game.shows("phase action; gen 1; active A; oxygen 0; discard-count 14; A: tr 14, hand, not-raised-tr"));
}

/// Plays a card alone; where somebody has to lose something, it is the neutral opponent.
void plays_alone(const std::string& card, const std::string& text, const std::string& then) {
    SCOPED_TRACE(card);
    Scenario game = given("solo; " + text + ", hand " + card);
    game.when(A, play(card));
    if (game.offers(A, target_neutral())) game.when(A, target_neutral());
    EXPECT_TRUE(game.shows(then + ", hand, played " + card));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.question(A), "action");
}

TEST(neutral_opponent, can_always_lose_production) {
    plays_alone("asteroid-mining-consortium", "A: mc 13, prod titanium 1", "A: mc 0, prod titanium 2");
    plays_alone("cloud-seeding", "oceans 3; A: mc 11", "A: mc 0, prod mc -1 plants 2");
    plays_alone("fish", "temp 2; A: mc 9", "A: mc 0");
    plays_alone("small-animals", "oxygen 6; A: mc 6", "A: mc 0");
    plays_alone("great-escarpment-consortium", "A: mc 6, prod steel 1", "A: mc 0, prod steel 2");
    plays_alone("birds", "oxygen 13; A: mc 10", "A: mc 0");
    plays_alone("hackers", "A: mc 3, prod energy 1", "A: mc 0, prod energy 0 mc 2");
    plays_alone("herbivores", "oxygen 8; A: mc 12", "A: mc 0, played herbivores=1");
    plays_alone("power-supply-consortium", "A: mc 5, played power-plant mass-converter", "A: mc 0, prod energy 1");
    plays_alone("heat-trappers", "A: mc 6", "A: mc 0, prod energy 1");
    plays_alone("biomass-combustors", "oxygen 6; A: mc 4", "A: mc 0, prod energy 2");
    plays_alone("energy-tapping", "A: mc 3", "A: mc 0, prod energy 1");
}

TEST(neutral_opponent, spares_the_production_of_the_player) {
    plays_alone("birds", "oxygen 13; A: mc 10, prod plants 2", "A: mc 0");
    plays_alone("energy-tapping", "A: mc 3, prod energy 1", "A: mc 0, prod energy 2");
    plays_alone("hackers", "A: mc 3, prod energy 1 mc 3", "A: mc 0, prod energy 0 mc 5");
}

TEST(neutral_opponent, can_always_lose_resources) {
    plays_alone("asteroid", "A: mc 14, plants 5", "temp -28; A: mc 0, titanium 2, tr 15, raised-tr");
    plays_alone("big-asteroid", "temp -10; A: mc 27", "temp -6; A: mc 0, titanium 4, tr 16, raised-tr");
    plays_alone("deimos-down", "temp -10; A: mc 31", "temp -4; A: mc 0, steel 4, tr 17, raised-tr");
    plays_alone("mining-expedition", "A: mc 12", "oxygen 1; A: mc 0, steel 2, tr 15, raised-tr");
}

TEST(neutral_opponent, is_robbed_of_the_full_amount) {
    const auto raid = [](int index, const std::string& then) {
        Scenario game = given("solo; A: mc 1, hand hired-raiders");
        game.when(A, play("hired-raiders")).when(A, alternative(index));
        if (game.offers(A, target_neutral())) game.when(A, target_neutral());
        EXPECT_TRUE(game.shows(then + ", hand, played hired-raiders"));
        EXPECT_TRUE(game.nothing_else_changed());
    };
    raid(0, "A: mc 0, steel 2");
    raid(1, "A: mc 3");
}

TEST(neutral_opponent, has_animals_and_microbes_to_take) {
    for (const std::string card : {"predators", "ants"}) {
        auto game = given("solo; A: played " + card);
        game.when(A, action(card));
        EXPECT_TRUE(game.shows("A: played " + card + "=1!"));
        EXPECT_TRUE(game.nothing_else_changed());
    }
    auto choosing = given("solo; A: played predators birds=1");
    choosing.when(A, action("predators"));
    choosing.when(A, Move{Document::map({{"kind", "target-card"}, {"player", "neutral"}})});
    EXPECT_TRUE(choosing.shows("A: played predators=1! birds=1"));
}

TEST(neutral_opponent, loses_nothing_that_helps_the_player) {
    for (const std::string card : {"virus", "sabotage"}) {
        auto game = given("solo; A: mc 1, hand " + card);
        game.when(A, play(card)).when(A, alternative(0));
        if (game.offers(A, target_neutral())) game.when(A, target_neutral());
        EXPECT_TRUE(game.shows("A: mc 0, hand, played " + card));
        EXPECT_TRUE(game.nothing_else_changed());
    }
    auto flooding = given("solo; tiles 33 city neutral; A: mc 7, hand flooding");
    flooding.when(A, play("flooding")).when(A, place(32));
    EXPECT_TRUE(flooding.shows("tiles 32 ocean; A: mc 0, plants 2, tr 15, raised-tr, hand, played flooding"));
    EXPECT_TRUE(flooding.nothing_else_changed());
}

TEST(neutral_tiles, count_as_cities_in_play_and_keep_other_cities_away) {
    const std::string neutral =
        "solo; tiles 15 city neutral, 14 greenery neutral, 45 city neutral, 46 greenery neutral; ";
    auto game = given(neutral + "A: mc 31, hand rad-suits");
    EXPECT_OFFERS(game, A, play("rad-suits"));
    game.when(A, project("city"));
    for (int beside : {8, 9, 16, 22, 23, 14}) EXPECT_NOT_OFFERED(game, A, place(beside));
    game.when(A, place(13));
    EXPECT_EQ(game.score(A).city, 1);
    EXPECT_EQ(game.score(A).greenery, 0);
    auto plants = given(neutral + "A: plants 8");
    plants.when(A, convert_plants());
    EXPECT_OFFERS(plants, A, place(57));
    EXPECT_OFFERS(plants, A, place(13));
}

TEST(solo_game, knows_neither_milestones_nor_awards) {
    auto game = given("solo; A: mc 99, tr 40, prod mc 9");
    for (const char* each : {"terraformer", "mayor", "gardener", "builder", "planner"})
        EXPECT_EQ(game.why_not(A, claim(each)).front(), "not-in-solo");
    for (const char* each : {"landlord", "banker", "scientist", "thermalist", "miner"})
        EXPECT_EQ(game.why_not(A, fund(each)).front(), "not-in-solo");
}

TEST(solo_game, lasts_14_generations) {
    auto early = given("solo; gen 3; temp 8; oxygen 14; oceans 9; A: plants 20");
    for (int generation = 4; generation <= 14; ++generation) {
        early.when(A, pass());
        EXPECT_TRUE(early.shows("phase research; gen " + std::to_string(generation)));
        early.when(A, buy({}));
    }
    early.when(A, pass());
    EXPECT_TRUE(early.shows("phase final-greenery; gen 14"));
}

TEST(solo_game, is_won_with_final_greeneries_of_the_last_production) {
    auto game = given("solo; gen 14; temp 8; oxygen 14; oceans 9; A: tr 50, plants 6, prod plants 2");
    game.when(A, pass());
    EXPECT_EQ(game.asks(A), (std::vector<std::string>{"convert-plants", "decline"}));
    game.when(A, convert_plants()).when(A, place(1));
    EXPECT_TRUE(game.shows("phase over; oxygen 14; tiles 1 greenery A; A: tr 50, plants 0, steel 2, mc 52"));
    EXPECT_EQ(game.score(A).total(), 51);
}

TEST(solo_game, may_be_won_in_the_last_turn) {
    auto game = given("solo; gen 14; temp 6; oxygen 14; oceans 9; A: heat 8, plants 8");
    game.when(A, convert_heat()).when(A, pass());
    EXPECT_TRUE(game.shows("phase final-greenery; temp 8; A: tr 15"));
}

TEST(solo_game, is_lost_without_final_greeneries_when_a_parameter_is_missing) {
    for (const std::string text :
         {"temp 6; oxygen 14; oceans 9", "temp 8; oxygen 13; oceans 9", "temp 8; oxygen 14; oceans 8"}) {
        auto game = given("solo; gen 14; " + text + "; A: plants 30, tr 60");
        game.when(A, pass());
        EXPECT_TRUE(game.shows("phase over; gen 14; A: plants 30, tr 60")) << text;
        EXPECT_FALSE(game.position().is_terraformed());
    }
}

// City 2 stands at the edge with one free space beside it, which is beside city 1 too.
TEST(solo_game, each_neutral_city_gets_its_greenery) {
    terraforming::Setup setup;
    setup.players = 1;
    const Scenario game = dealt(setup, "chk/32");
    const terraforming::Board& board = game.position().board;
    EXPECT_EQ(board.cities().size(), 2U);
    EXPECT_EQ(board.greeneries().size(), 2U);
}

}  // namespace
}  // namespace planitia::kit
