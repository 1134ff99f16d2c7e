/// Section 9: the twelve research tiles.
#include "decks.h"

namespace planitia::kit {
namespace {

struct Tile {
    std::string_view name;
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
MartianGame with_tile(std::string_view tile, const Figures& goods, int time, int scientists = 0) {
    const Words hired(static_cast<std::size_t>(scientists), "scientist");
    return martian_game(joined({goods_text(goods), regolith_deck(goods), research_text({tile}), people_text({}, hired),
                                "\"turn\":{\"time\":" + std::to_string(time) + "}",
                                "\"players\":[{\"people\":{\"scientist\":" + std::to_string(scientists) + "}},{}]"}));
}

const Move kResearch = visit("lander", 1, "research");

TEST(martians_research, every_tile_takes_its_time_and_cost_and_pays_its_money) {
    for (const Tile& tile : kTiles) {
        SCOPED_TRACE(tile.name);
        auto game = with_tile(tile.name, tile.cost, 5);
        game.when(A, kResearch);
        EXPECT_EQ(game.number("/turn/time"), 5 - tile.time);
        EXPECT_EQ(stock(game, A), "money " + std::to_string(tile.money)) << "the cost is paid";
        EXPECT_TRUE(lists(game, "/researchDone", tile.name)) << "the tile leaves the game";
        EXPECT_FALSE(lists(game, "/research", tile.name));
        EXPECT_EQ(game.reputation(A), 2);
    }
}

TEST(martians_research, a_tile_needs_the_whole_of_its_time) {
    for (const Tile& tile : kTiles) {
        EXPECT_TRUE(with_tile(tile.name, tile.cost, tile.time).offers(A, kResearch)) << tile.name;
        EXPECT_FALSE(with_tile(tile.name, tile.cost, tile.time - 1).offers(A, kResearch)) << tile.name;
    }
}

TEST(martians_research, a_tile_needs_the_whole_of_its_cost) {
    for (const Tile& tile : kTiles)
        for (std::size_t i = 0; i < tile.cost.size(); ++i) {
            Figures less = tile.cost;
            --less[i].second;
            EXPECT_FALSE(with_tile(tile.name, less, 5).offers(A, kResearch))
                << tile.name << " without " << less[i].first;
        }
}

TEST(martians_research, scientists_save_time_on_tiles_with_the_flask_down_to_1) {
    for (const Tile& tile : kTiles)
        for (const auto& [scientists, time] :
             {std::pair(1, tile.time_with_scientist), std::pair(2, tile.time_with_two)}) {
            SCOPED_TRACE(std::string(tile.name) + " with scientists: " + std::to_string(scientists));
            auto game = with_tile(tile.name, tile.cost, time, scientists);
            EXPECT_FALSE(with_tile(tile.name, tile.cost, time - 1, scientists).offers(A, kResearch));
            game.when(A, kResearch);
            EXPECT_EQ(game.number("/turn/time"), 0);
            EXPECT_EQ(game.goods(A, "money"), tile.money);
        }
}

TEST(martians_research, a_scientist_helps_only_who_has_hired_him) {
    auto game = martian_game(joined({goods_text({{"regolith", 1}}), research_text({"soil-chemistry"}),
                                     people_text({}, {"scientist"}), R"("players":[{},{"people":{"scientist":1}}])"}));
    game.when(A, kResearch);
    EXPECT_EQ(game.number("/turn/time"), 1);
}

TEST(martians_research, vector_4_soil_chemistry_and_unloading_1_take_a_turn_and_one_marker) {
    auto game = martian_game(joined({goods_text({{"regolith", 1}}), research_text({"soil-chemistry"})}));
    game.when(A, kResearch).when(A, act("unload"));
    if (game.question(A) == "unload") game.when(A, unload(1));
    EXPECT_EQ(game.number("/turn/time"), 0);
    EXPECT_EQ(stock(game, A), "aux 1 money 8");
    EXPECT_EQ(game.at("/buildings/lander/0/marker"), Document(0));
    EXPECT_TRUE(game.at("/buildings/lander/1/marker").is_null());
}

TEST(martians_research, vector_5_a_sulphur_study_spends_its_card_and_the_tile) {
    auto game = with_tile("sulphur-study", {{"mineral-yellow", 1}}, 3);
    game.when(A, kResearch);
    EXPECT_EQ(game.number("/turn/time"), 1);
    EXPECT_EQ(stock(game, A), "money 10");
    EXPECT_EQ(game.number("/regolithDiscards/yellow"), 1);
    EXPECT_TRUE(lists(game, "/researchDone", "sulphur-study"));
    auto helped = with_tile("sulphur-study", {{"mineral-yellow", 1}}, 3, 1);
    helped.when(A, kResearch);
    EXPECT_EQ(helped.number("/turn/time"), 2);
}

TEST(martians_research, any_tile_on_display_may_be_chosen) {
    auto game = martian_game(joined({goods_text({{"ice", 1}, {"energy", 2}, {"food", 1}}),
                                     research_text({"ice-core", "sky-survey", "crew-diet", "deep-mantle"})}));
    game.when(A, kResearch);
    EXPECT_EQ(game.asks(A),
              (std::vector<std::string>{"research ice-core", "research sky-survey", "research crew-diet"}));
    EXPECT_EQ(game.why_not(A, pick_one("research", "tile", "brine-culture")),
              std::vector<std::string>{"no-research-tile"});
    EXPECT_EQ(game.why_not(A, pick_one("research", "tile", "deep-mantle")),
              (std::vector<std::string>{"too-few-goods 1 0", "too-few-goods 1 0"}));
    game.when(A, pick_one("research", "tile", "crew-diet"));
    EXPECT_EQ(stock(game, A), "energy 2 ice 1 money 5");
}

TEST(martians_research, two_tiles_need_two_visits) {
    auto game =
        martian_game(joined({goods_text({{"ice", 1}, {"energy", 2}}), research_text({"ice-core", "sky-survey"})}));
    game.when(A, kResearch).when(A, pick_one("research", "tile", "ice-core"));
    EXPECT_TRUE(has_reason(game.why_not(A, act("research")), "already-done"));
    EXPECT_TRUE(has_reason(game.why_not(A, visit("lander", 2, "research")), "own-marker-there"));
    game.when(A, rest()).when(A, kResearch);
    EXPECT_EQ(stock(game, A), "money 8");
}

TEST(martians_research, no_tile_on_display_no_research) {
    const auto game = martian_game(joined({research_text({}), goods_text({{"ice", 1}})}));
    EXPECT_EQ(game.why_not(A, kResearch), std::vector<std::string>{"no-research-tile"});
}

TEST(martians_research, a_tile_on_display_that_cannot_be_paid_is_refused_for_what_is_missing) {
    EXPECT_EQ(with_tile("ice-core", {}, 3).why_not(A, kResearch), std::vector<std::string>{"too-few-goods 1 0"});
    EXPECT_EQ(with_tile("soil-chemistry", {{"regolith", 1}}, 1).why_not(A, kResearch),
              std::vector<std::string>{"no-time 2 1"});
}

TEST(martians_research, the_supply_phase_adds_two_tiles_and_an_empty_deck_none) {
    const auto shown_in_round_2 = [](const std::string& research) {
        auto game = martian_game(
            joined({R"("slot":2,"activePlayer":1)", kNoNeeds, event_stacks({}), weather_deck({}), research}));
        game.when(B, end_turn());
        EXPECT_EQ(game.number("/round"), 2);
        return game.at("/research").as_list()->size();
    };
    EXPECT_EQ(shown_in_round_2(research_text({"ice-core", "sky-survey"})), 4U);
    EXPECT_EQ(
        shown_in_round_2(R"("research":["ice-core"],"researchDeck":[],"researchDone":["soil-chemistry","sulphur-study",
        "rust-archive","olivine-dating","clay-traces","twin-spectra","deep-mantle","sky-survey","brine-culture",
        "crew-diet","ground-radar"])"),
        1U);
}

TEST(martians_research, money_goes_to_the_own_stock_outside_coop) {
    for (std::string_view variant : {kSemi, kCompetitive}) {
        auto game =
            martian_game(joined({variant, research_text({"crew-diet"}),
                                 "\"players\":[{" + goods_text({{"food", 1}}) + "},{" + goods_text({}) + "}]"}));
        game.when(A, kResearch);
        EXPECT_EQ(stock(game, A), "money 5") << variant;
        EXPECT_EQ(stock(game, B), "") << variant;
    }
}

}  // namespace
}  // namespace planitia::kit
