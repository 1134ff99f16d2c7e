/// Section 9: the twelve research tiles.
#include <kit/figures.h>
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

struct Tile {
    std::string name;
    int time;
    Figures cost;
    int money;
    int time_with_scientist;
    int time_with_two;
};

const std::vector<Tile> kTiles = {
    {"soil-chemistry", 2, {{"regolith", 1}}, 8, 1, 1},
    {"sulphur-study", 2, {{"mineral-yellow", 1}}, 10, 1, 1},
    {"rust-archive", 2, {{"mineral-red", 1}}, 10, 1, 1},
    {"olivine-dating", 2, {{"mineral-green", 1}}, 11, 1, 1},
    {"clay-traces", 2, {{"mineral-blue", 1}}, 11, 1, 1},
    {"twin-spectra", 3, {{"mineral-yellow", 1}, {"mineral-red", 1}}, 16, 2, 1},
    {"deep-mantle", 3, {{"mineral-green", 1}, {"mineral-blue", 1}}, 18, 3, 3},
    {"ice-core", 1, {{"ice", 1}}, 4, 1, 1},
    {"sky-survey", 1, {{"energy", 2}}, 4, 1, 1},
    {"brine-culture", 2, {{"water", 1}}, 8, 1, 1},
    {"crew-diet", 1, {{"food", 1}}, 5, 1, 1},
    {"ground-radar", 3, {{"regolith", 1}, {"energy", 1}}, 12, 2, 1},
};

/// Only this tile is on display, and the stock holds nothing but `goods`.
MartiansGame with_tile(const std::string& tile, const Figures& goods, int time, const std::string& people = "") {
    return given("time " + std::to_string(time) + "; research " + tile + "; A: " + told(goods) + ", people " + people);
}

const Move kResearch = visit("lander", 1, "research");

TEST(martians_research, every_tile_takes_its_time_and_cost_and_pays_its_money) {
    for (const Tile& tile : kTiles) {
        auto game = with_tile(tile.name, tile.cost, 5);
        game.when(A, kResearch);
        EXPECT_TRUE(game.shows("time " + std::to_string(5 - tile.time) + "; research; research-done " + tile.name +
                               "; discards " + samples(tile.cost) + "; A: " + spent(tile.cost) + ", money " +
                               std::to_string(tile.money) + ", at lander 1"))
            << tile.name << ": the cost is paid and the tile leaves the game";
        EXPECT_TRUE(game.nothing_else_changed()) << tile.name;
    }
}

TEST(martians_research, a_tile_needs_the_whole_of_its_time) {
    for (const Tile& tile : kTiles) {
        EXPECT_OFFERS(with_tile(tile.name, tile.cost, tile.time), A, kResearch) << tile.name;
        EXPECT_NOT_OFFERED(with_tile(tile.name, tile.cost, tile.time - 1), A, kResearch) << tile.name;
    }
}

TEST(martians_research, a_tile_needs_the_whole_of_its_cost) {
    for (const Tile& tile : kTiles)
        for (std::size_t i = 0; i < tile.cost.size(); ++i) {
            Figures less = tile.cost;
            --less[i].second;
            EXPECT_NOT_OFFERED(with_tile(tile.name, less, 5), A, kResearch)
                << tile.name << " without " << less[i].first;
        }
}

TEST(martians_research, scientists_save_time_on_tiles_with_the_flask_down_to_1) {
    for (const Tile& tile : kTiles)
        for (const auto& [scientists, time] :
             {std::pair("scientist", tile.time_with_scientist), std::pair("scientist scientist", tile.time_with_two)}) {
            SCOPED_TRACE(tile.name + " with " + scientists);
            auto game = with_tile(tile.name, tile.cost, time, scientists);
            EXPECT_NOT_OFFERED(with_tile(tile.name, tile.cost, time - 1, scientists), A, kResearch);
            game.when(A, kResearch);
            EXPECT_TRUE(game.shows("time 0; A: money " + std::to_string(tile.money)));
        }
}

TEST(martians_research, a_scientist_helps_only_who_has_hired_him) {
    auto game = given("research soil-chemistry; A: regolith 1; B: people scientist");
    game.when(A, kResearch);
    EXPECT_TRUE(game.shows("time 1"));
}

TEST(martians_research, vector_4_soil_chemistry_and_unloading_1_take_a_turn_and_one_marker) {
    auto game = given("research soil-chemistry; A: regolith 1");
    game.when(A, kResearch).when(A, act("unload"));
    EXPECT_TRUE(
        game.shows("time 0; research; research-done soil-chemistry; lander open=A open unavailable; "
                   "A: regolith 0, aux 1, money 8"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_research, vector_5_a_sulphur_study_spends_its_card_and_the_tile) {
    auto game = with_tile("sulphur-study", {{"mineral-yellow", 1}}, 3);
    game.when(A, kResearch);
    EXPECT_TRUE(
        game.shows("time 1; discards yellow; research; research-done sulphur-study; "
                   "A: mineral-yellow 0, money 10, at lander 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto helped = with_tile("sulphur-study", {{"mineral-yellow", 1}}, 3, "scientist");
    helped.when(A, kResearch);
    EXPECT_TRUE(helped.shows("time 2"));
}

TEST(martians_research, any_tile_on_display_may_be_chosen) {
    auto game = given("research ice-core sky-survey crew-diet deep-mantle; A: ice 1, energy 2, food 1");
    game.when(A, kResearch);
    EXPECT_EQ(game.asks(A), lines("research ice-core", "research sky-survey", "research crew-diet"));
    EXPECT_EQ(game.why_not(A, study("brine-culture")), lines("no-research-tile"));
    EXPECT_EQ(game.why_not(A, study("deep-mantle")), lines("too-few-goods 1 0", "too-few-goods 1 0"));
    game.when(A, study("crew-diet"));
    EXPECT_TRUE(
        game.shows("time 2; research ice-core sky-survey deep-mantle; research-done crew-diet; "
                   "A: food 0, money 5, at lander 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_research, two_tiles_need_two_visits) {
    auto game = given("research ice-core sky-survey; A: ice 1, energy 2");
    game.when(A, kResearch).when(A, study("ice-core"));
    EXPECT_EQ(game.why_not(A, act("research")), lines("already-done"));
    EXPECT_EQ(game.why_not(A, visit("lander", 2, "research")), lines("own-marker-there"));
    game.when(A, rest()).when(A, kResearch);
    EXPECT_TRUE(
        game.shows("time 0; research; research-done ice-core sky-survey; "
                   "A: ice 0, energy 0, money 8, at lander 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_research, no_tile_on_display_no_research) {
    EXPECT_EQ(given("A: ice 1").why_not(A, kResearch), lines("no-research-tile"));
}

TEST(martians_research, a_tile_on_display_that_cannot_be_paid_is_refused_for_what_is_missing) {
    EXPECT_EQ(given("research ice-core").why_not(A, kResearch), lines("too-few-goods 1 0"));
    EXPECT_EQ(with_tile("soil-chemistry", {{"regolith", 1}}, 1).why_not(A, kResearch), lines("no-time 2 1"));
}

TEST(martians_research, the_supply_phase_adds_two_tiles_and_an_empty_deck_none) {
    auto game = given("slot 3; active B; research ice-core sky-survey; research-deck crew-diet rust-archive");
    game.when(B, end_turn());
    EXPECT_TRUE(game.shows("round 2; research ice-core sky-survey crew-diet rust-archive; research-deck 8"));
    auto empty = given(
        "slot 3; active B; research ice-core; research-done soil-chemistry sulphur-study rust-archive olivine-dating "
        "clay-traces twin-spectra deep-mantle sky-survey brine-culture crew-diet ground-radar");
    empty.when(B, end_turn());
    EXPECT_TRUE(empty.shows("round 2; research ice-core; research-deck 0"));
}

TEST(martians_research, money_goes_to_the_own_stock_outside_coop) {
    for (const std::string variant : {"semi", "competitive"}) {
        auto game = given(variant + "; research crew-diet; A: food 1");
        game.when(A, kResearch);
        EXPECT_TRUE(game.shows("time 2; research; research-done crew-diet; A: food 0, money 5, at lander 1"));
        EXPECT_TRUE(game.nothing_else_changed()) << variant;
    }
}

}  // namespace
}  // namespace planitia::kit::colony
