#include <terraforming/catalogue/card.h>

#include <algorithm>
#include <set>
#include <vector>

#include "colonies_client.h"

namespace planitia::protocol_test {

namespace {

Client with_new_game(std::string_view setup, std::string_view seed = "tiles") {
    Client client;
    client.get(R"({"cmd":"new","game":"terraforming","setup":)" + std::string(setup) + R"(,"seed":")" +
               std::string(seed) + "\"}");
    return client;
}

std::set<std::string> tiles_of(const Document& position) {
    std::set<std::string> tiles;
    for (const Document& tile : items(at(position, "/colonies"))) tiles.insert(*at(tile, "/colony").as_text());
    return tiles;
}

bool is_sleeper(std::string_view tile) { return tile == "titan" || tile == "enceladus" || tile == "miranda"; }

bool is_of_colonies(const Document& card) {
    return terraforming::info(terraforming::find_card(*card.as_text())).set == terraforming::Set::colonies;
}

TEST(colonies_position, is_taken_and_given_back_exactly) {
    const char* given = R"({"options":{"corporateEra":true,"draft":true,"colonies":true,"worldGovernment":true,
            "unplaceableTiles":"skip","beginners":[],"corporationDeal":"one-of-each"},
        "generation":4,
        "colonies":[{"colony":"enceladus","owners":[]},
                    {"colony":"ganymede","marker":6,"owners":[2,2,0]},
                    {"colony":"luna","marker":3,"owners":[0],"fleet":1},
                    {"colony":"pluto","marker":0,"owners":[],"fleet":0},
                    {"colony":"titan","marker":2,"owners":[1,2],"fleet":1}],
        "players":[{"corporation":{"card":"arklight","resources":3},"fleets":1,"hand":["airliners"]},
                   {"corporation":{"card":"stormcraft-incorporated","resources":4,"usedThisGeneration":true},
                    "fleets":4,"played":[{"card":"titan-shuttles","resources":2,"usedThisGeneration":true}]},
                   {"corporation":"aridor","fleets":0,"production":{"megacredits":-5}}]})";
    const Document keys = json(given);
    Client client = with_position(given);
    const Document state = client.state();
    for (const char* place : {"/options", "/colonies", "/players/0/corporation", "/players/0/hand",
                              "/players/1/corporation", "/players/1/played", "/players/2/corporation"})
        EXPECT_EQ(at(state, place), at(keys, place)) << place;
    for (const char* place : {"/players/0/fleets", "/players/1/fleets", "/players/2/fleets"})
        EXPECT_EQ(at(state, place), at(keys, place)) << place;
    Client again;
    again.get(Document::map({{"cmd", "position"}, {"position", state}}));
    EXPECT_EQ(again.state(), state);
}

TEST(colonies_position, every_state_of_a_tile_may_be_written_short) {
    Client client = with_position(colonies_game(
        R"("colonies":[{"colony":"io"},{"colony":"luna","owners":[0,1]},{"colony":"miranda"},
            {"colony":"titan","marker":1},{"colony":"triton","owners":[1],"fleet":null}])"));
    EXPECT_EQ(at(client.state(), "/colonies"),
              json(R"([{"colony":"io","marker":1,"owners":[]},{"colony":"luna","marker":2,"owners":[0,1]},
                  {"colony":"miranda","owners":[]},{"colony":"titan","marker":1,"owners":[]},
                  {"colony":"triton","marker":1,"owners":[1]}])"));
}

TEST(colonies_position, left_out_tiles_are_dealt_by_the_seed) {
    const std::size_t tiles[] = {3, 5, 5, 6, 7};
    std::set<std::set<std::string>> deals;
    for (std::size_t players = 1; players <= 5; ++players)
        for (int seed = 0; seed < 10; ++seed) {
            std::string seats = "{}";
            for (std::size_t more = 1; more < players; ++more) seats += ",{}";
            const std::string keys = R"("players":[)" + seats + R"(],"seed":")" + std::to_string(seed) + '"';
            Client client = with_position(colonies_game(keys));
            const Document state = client.state();
            EXPECT_EQ(tiles_of(state).size(), tiles[players - 1]) << players << " players";
            EXPECT_EQ(with_position(colonies_game(keys)).state(), state) << "the same seed, the same tiles";
            EXPECT_EQ(size(at(state, "/deck")), 257U);
            if (players == 2) deals.insert(tiles_of(state));
            for (const Document& tile : items(at(state, "/colonies"))) {
                const bool sleeps = is_sleeper(*at(tile, "/colony").as_text());
                EXPECT_EQ(at(tile, "/marker"), sleeps ? Document() : Document(1)) << to_json(tile);
                EXPECT_EQ(at(tile, "/owners"), json("[]"));
                EXPECT_EQ(tile.find("fleet"), nullptr);
            }
            for (const Document& player : items(at(state, "/players"))) EXPECT_EQ(at(player, "/fleets"), Document(1));
        }
    EXPECT_GT(deals.size(), 5U) << "other seeds deal other tiles";
}

TEST(colonies_position, dealt_tiles_are_awake_when_a_card_in_play_holds_their_resource) {
    bool seen = false;
    for (int seed = 0; seed < 30; ++seed) {
        Client client = with_position(
            colonies_game(R"("players":[{"played":["titan-shuttles"]},{}],"seed":")" + std::to_string(seed) + '"'));
        for (const Document& tile : items(at(client.state(), "/colonies"))) {
            if (at(tile, "/colony") != Document("titan")) continue;
            EXPECT_EQ(at(tile, "/marker"), Document(1));
            seen = true;
        }
    }
    EXPECT_TRUE(seen);
}

TEST(colonies_position, is_refused_with_its_place) {
    const auto refused = [](std::string_view keys) {
        Client client = with_position(R"({"oxygen":3})");
        const std::string before = client.ask_text(R"({"cmd":"state"})");
        const Document answer =
            client.ask(R"({"cmd":"position","position":{"options":{"colonies":true},)" + std::string(keys) + "}}");
        EXPECT_EQ(client.ask_text(R"({"cmd":"state"})"), before);
        return refusal(answer);
    };
    const auto with_tile = [&](std::string_view tile) {
        return refused(R"("colonies":[{"colony":"io"},{)" + std::string(tile) + "}]");
    };
    EXPECT_EQ(refused(R"("colonies":{})"), "bad-position /colonies");
    EXPECT_EQ(refused(R"("colonies":["luna"])"), "bad-position /colonies/0");
    EXPECT_EQ(with_tile(R"("marker":1)"), "bad-position /colonies/1/colony");
    EXPECT_EQ(with_tile(R"("colony":"mars")"), "bad-position /colonies/1/colony");
    EXPECT_EQ(with_tile(R"("colony":"io")"), "bad-position /colonies/1/colony");
    EXPECT_EQ(with_tile(R"("colony":"luna","moons":1)"), "bad-position /colonies/1/moons");
    EXPECT_EQ(with_tile(R"("colony":"luna","owners":0)"), "bad-position /colonies/1/owners");
    EXPECT_EQ(with_tile(R"("colony":"luna","owners":[0,1,0,1])"), "bad-position /colonies/1/owners");
    EXPECT_EQ(with_tile(R"("colony":"luna","owners":[0,2])"), "bad-position /colonies/1/owners/1");
    EXPECT_EQ(with_tile(R"("colony":"luna","owners":["neutral"])"), "bad-position /colonies/1/owners/0");
    EXPECT_EQ(with_tile(R"("colony":"luna","fleet":2)"), "bad-position /colonies/1/fleet");
    EXPECT_EQ(with_tile(R"("colony":"luna","marker":7)"), "bad-position /colonies/1/marker");
    EXPECT_EQ(with_tile(R"("colony":"luna","marker":-1)"), "bad-position /colonies/1/marker");
    EXPECT_EQ(with_tile(R"("colony":"luna","marker":1,"owners":[0,1])"), "bad-position /colonies/1/marker");
    EXPECT_EQ(with_tile(R"("colony":"titan","owners":[0])"), "bad-position /colonies/1/owners");
    EXPECT_EQ(with_tile(R"("colony":"titan","fleet":0)"), "bad-position /colonies/1/fleet");
    EXPECT_EQ(refused(R"("players":[{"fleets":5},{}])"), "bad-position /players/0/fleets");
    EXPECT_EQ(refused(R"("players":[{},{"fleets":-1}])"), "bad-position /players/1/fleets");
    EXPECT_EQ(refused(R"("phase":"solar")"), "bad-position /phase");
}

TEST(colonies_position, what_the_rules_never_bring_about_is_refused) {
    const auto refused = [](std::string_view position) {
        Client client;
        return refusal(client.ask(R"({"cmd":"position","position":)" + std::string(position) + "}"));
    };
    EXPECT_EQ(refused(R"({"options":{"worldGovernment":true},"phase":"solar","generation":14,"players":[{}]})"),
              "bad-position /phase");
    EXPECT_EQ(refused(R"({"options":{"colonies":true},"phase":"research","generation":3,
                          "players":[{"dealt":["mine"]},{"dealt":["comet"]}],
                          "colonies":[{"colony":"luna","fleet":0}]})"),
              "bad-position /colonies/0/fleet");
    EXPECT_EQ(refused(R"({"options":{"colonies":true},"phase":"setup",
                          "players":[{"dealt":["mine"],"corporations":["helion","ecoline"]}],
                          "colonies":[{"colony":"luna"},{"colony":"io"}]})"),
              "bad-position /colonies");
}

TEST(colonies_position, a_tile_without_a_marker_is_awake_when_a_card_in_play_holds_its_resource) {
    Client client;
    client.set_up(R"({"options":{"colonies":true},"generation":3,"players":[{"played":["titan-shuttles"]},{}],
                      "colonies":[{"colony":"titan"},{"colony":"miranda"}]})");
    EXPECT_EQ(at(client.state(), "/colonies/1/marker"), Document(1));
    EXPECT_EQ(client.state().find("colonies")->as_list()->front().find("marker"), nullptr);
}

TEST(colonies_position, more_fleets_away_than_owned_are_refused_where_the_first_one_too_many_stands) {
    const auto refused = [](std::string_view keys) {
        Client client;
        return refusal(client.ask(R"({"cmd":"position","position":)" + colonies_game(keys) + "}"));
    };
    EXPECT_EQ(refused(R"("colonies":[{"colony":"io","fleet":0},{"colony":"luna","fleet":0}])"),
              "bad-position /colonies/1/fleet");
    EXPECT_EQ(refused(R"("players":[{},{"fleets":0}],"colonies":[{"colony":"io","fleet":1}])"),
              "bad-position /colonies/0/fleet");
    EXPECT_EQ(refused(R"("players":[{"fleets":2},{}],"colonies":[{"colony":"io","fleet":0},
                  {"colony":"luna","fleet":0}])"),
              "accepted");
}

TEST(colonies_new, deals_tiles_and_cards_for_1_to_5_players) {
    const std::size_t tiles[] = {4, 5, 5, 6, 7};
    for (std::size_t players = 1; players <= 5; ++players) {
        SCOPED_TRACE(players);
        std::set<std::string> corporations;
        bool has_card = false;
        for (int seed = 0; seed < 12; ++seed) {
            Client client =
                with_new_game(R"({"colonies":true,"players":)" + std::to_string(players) + "}", std::to_string(seed));
            const Document state = client.state();
            EXPECT_EQ(tiles_of(state).size(), tiles[players - 1]);
            EXPECT_EQ(size(at(state, "/deck")), 257 - (players == 1 ? 4 : 0) - 10 * players);
            for (const Document& player : items(at(state, "/players"))) {
                EXPECT_EQ(at(player, "/fleets"), Document(1));
                EXPECT_EQ(at(player, "/production/megacredits"), Document(players == 1 ? -2 : 0));
                for (const Document& corporation : items(at(player, "/corporations")))
                    corporations.insert(*corporation.as_text());
                for (const Document& card : items(at(player, "/dealt"))) has_card = has_card || is_of_colonies(card);
            }
            EXPECT_EQ(question(client), players == 1 ? "0 choose-colonies" : "0 choose-corporation");
        }
        EXPECT_TRUE(has_card);
        for (const char* corporation : {"aridor", "arklight", "polyphemos", "poseidon", "stormcraft-incorporated"})
            EXPECT_TRUE(players < 3 || corporations.contains(corporation)) << corporation;
    }
}

TEST(colonies_new, may_deal_one_corporation_of_each_kind) {
    for (int seed = 0; seed < 10; ++seed) {
        Client client =
            with_new_game(R"({"players":5,"colonies":true,"corporationDeal":"one-of-each"})", std::to_string(seed));
        EXPECT_EQ(at(client.state(), "/options/corporationDeal"), Document("one-of-each"));
        for (const Document& player : items(at(client.state(), "/players"))) {
            const Document::List offered = items(at(player, "/corporations"));
            EXPECT_EQ(std::count_if(offered.begin(), offered.end(), is_of_colonies), 1)
                << to_json(at(player, "/corporations"));
        }
    }
}

TEST(colonies_new, a_solo_player_names_three_tiles_in_any_order) {
    Client client = with_new_game(R"({"players":1,"colonies":true})");
    const Document before = client.state();
    const std::set<std::string> dealt = tiles_of(before);
    ASSERT_EQ(size(at(asked(client), "/options")), 4U);
    std::vector<std::string> kept(dealt.begin(), dealt.end());
    kept.erase(kept.begin() + 1);
    do {
        const std::string names = R"([")" + kept[0] + R"(",")" + kept[1] + R"(",")" + kept[2] + R"("])";
        client.choose(0, R"({"kind":"choose-colonies","colonies":)" + names + "}");
        EXPECT_EQ(tiles_of(client.state()), std::set<std::string>(kept.begin(), kept.end()));
        EXPECT_EQ(question(client), "0 choose-corporation");
        client.get(R"({"cmd":"undo"})");
        EXPECT_EQ(client.state(), before);
    } while (std::next_permutation(kept.begin(), kept.end()));
}

TEST(colonies_new, a_solo_player_can_not_name_other_tiles) {
    Client client = with_new_game(R"({"players":1,"colonies":true})");
    const std::set<std::string> tiles = tiles_of(client.state());
    const std::vector<std::string> dealt(tiles.begin(), tiles.end());
    const auto refused = [&](const std::vector<std::string>& names) {
        Document list = Document::list();
        for (const std::string& each : names) list.add(each);
        return refusal(
            client.ask(Document::map({{"cmd", "choose"},
                                      {"player", 0},
                                      {"option", Document::map({{"kind", "choose-colonies"}, {"colonies", list}})}})));
    };
    std::string other;
    for (const char* tile : {"callisto", "ceres", "europa", "io", "luna"})
        if (!tiles.contains(tile)) other = tile;
    EXPECT_EQ(refused({dealt[0], dealt[1], other}), "illegal /option");
    EXPECT_EQ(refused({dealt[0], dealt[1]}), "illegal /option");
    EXPECT_EQ(refused({dealt[0], dealt[1], dealt[1]}), "illegal /option");
    EXPECT_EQ(refused(dealt), "illegal /option");
    EXPECT_EQ(refused({dealt[0], dealt[1], "mars"}), "bad-value /option/colonies/2");
    EXPECT_EQ(tiles_of(client.state()), tiles);
}

}  // namespace

}  // namespace planitia::protocol_test
