#include "client.h"

namespace planitia::protocol_test {

namespace {

Document state_of(std::string_view position) {
    Client client;
    client.set_up(position);
    return client.state();
}

std::string refusal_of(std::string_view position) {
    Client client;
    return refusal(client.ask(R"({"cmd":"position","position":)" + std::string(position) + "}"));
}

TEST(position, the_default_is_a_two_player_corporate_era_game_in_its_first_action_phase) {
    const Document state = state_of("{}");
    EXPECT_EQ(at(state, "/game"), Document("terraforming"));
    EXPECT_EQ(at(state, "/options/corporateEra"), Document(true));
    EXPECT_EQ(at(state, "/options/draft"), Document(false));
    EXPECT_EQ(at(state, "/options/colonies"), Document(false));
    EXPECT_EQ(at(state, "/options/unplaceableTiles"), Document("skip"));
    EXPECT_EQ(at(state, "/phase"), Document("action"));
    EXPECT_EQ(at(state, "/generation"), Document(1));
    EXPECT_EQ(at(state, "/firstPlayer"), Document(0));
    EXPECT_EQ(at(state, "/activePlayer"), Document(0));
    EXPECT_EQ(at(state, "/actionsTaken"), Document(0));
    EXPECT_EQ(at(state, "/temperature"), Document(-30));
    EXPECT_EQ(at(state, "/oxygen"), Document(0));
    EXPECT_EQ(size(at(state, "/players")), 2U);
    EXPECT_EQ(size(at(state, "/deck")), 208U) << "all project cards but those of Colonies";
    EXPECT_EQ(at(state, "/players/0/corporation"), Document());
    EXPECT_EQ(at(state, "/players/1/tr"), Document(20));
    EXPECT_EQ(at(state, "/players/0/stock/heat"), Document(0));
    EXPECT_EQ(at(state, "/players/0/production/plants"), Document(0));
}

TEST(position, a_state_has_no_keys_of_options_that_are_not_in_play) {
    const Document state = state_of("{}");
    EXPECT_EQ(state.find("colonies"), nullptr);
    EXPECT_EQ(at(state, "/players/0").find("fleets"), nullptr);
    EXPECT_EQ(at(state, "/players/0").find("dealt"), nullptr);
}

TEST(position, solo_starts_at_14_and_without_the_corporate_era_every_production_at_1) {
    EXPECT_EQ(at(state_of(R"({"players":[{}]})"), "/players/0/tr"), Document(14));
    const Document state = state_of(R"({"options":{"corporateEra":false}})");
    for (const char* resource : {"megacredits", "steel", "titanium", "plants", "energy", "heat"})
        EXPECT_EQ(at(state, "/players/1/production/" + std::string(resource)), Document(1));
    EXPECT_EQ(size(at(state, "/deck")), 137U);
}

TEST(position, every_key_is_taken_over) {
    const char* keys = R"({"game":"terraforming",
        "options":{"corporateEra":true,"draft":true,"colonies":false,"worldGovernment":false,"unplaceableTiles":"forbid"},
        "generation":5,"firstPlayer":2,"activePlayer":1,"actionsTaken":1,"temperature":-10,"oxygen":5,
        "tiles":[{"space":4,"tile":"ocean"},{"space":20,"tile":"city","owner":1},{"space":21,"tile":"greenery","owner":1},
                 {"space":7,"tile":"lava-flows","owner":0},{"space":23,"tile":"capital","owner":2},
                 {"space":"phobos","tile":"city","owner":0}],
        "claims":[{"space":12,"owner":0}],
        "players":[{"corporation":"credicor","tr":25,"passed":true,
            "stock":{"megacredits":30,"steel":2,"titanium":1,"plants":3,"energy":1,"heat":4},
            "production":{"megacredits":-5,"steel":1,"titanium":0,"plants":0,"energy":0,"heat":7},
            "hand":["asteroid"],"played":["comet","lava-flows",{"card":"birds","resources":2,"usedThisGeneration":true}],
            "raisedTrThisGeneration":true,"nextCard":{"discount":8}},
            {"corporation":{"card":"united-nations-mars-initiative","usedThisGeneration":true},"stock":{"megacredits":20},
             "nextCard":{"requirementShift":2}},
            {"corporation":"inventrix","firstActionPending":true,"played":["capital"]}],
        "deck":["bushes","trees"],
        "milestones":[{"milestone":"builder","player":0}],"awards":[{"award":"banker","player":1}],
        "seed":"any text"})";
    const Document given = json(keys);
    const Document state = state_of(keys);
    for (const char* key : {"generation", "firstPlayer", "activePlayer", "actionsTaken", "temperature", "oxygen",
                            "claims", "milestones", "awards"})
        EXPECT_EQ(*state.find(key), *given.find(key)) << key;
    EXPECT_EQ(at(state, "/options/draft"), Document(true));
    EXPECT_EQ(at(state, "/options/unplaceableTiles"), Document("forbid"));
    EXPECT_EQ(size(at(state, "/tiles")), 6U);
    for (const Document& tile : items(at(given, "/tiles"))) {
        const Document::List tiles = items(at(state, "/tiles"));
        EXPECT_NE(std::find(tiles.begin(), tiles.end(), tile), tiles.end()) << to_json(tile);
    }
    for (const char* place : {"/corporation", "/tr", "/passed", "/stock", "/production", "/hand",
                              "/raisedTrThisGeneration", "/nextCard/discount"})
        EXPECT_EQ(at(state, "/players/0" + std::string(place)), at(given, "/players/0" + std::string(place))) << place;
    const Document::List played = items(at(state, "/players/0/played"));
    for (const Document& card : items(at(given, "/players/0/played")))
        EXPECT_NE(std::find(played.begin(), played.end(), card), played.end()) << to_json(card);
    EXPECT_EQ(at(state, "/players/1/corporation"), at(given, "/players/1/corporation"));
    EXPECT_EQ(at(state, "/players/1/nextCard/requirementShift"), Document(2));
    EXPECT_EQ(at(state, "/players/2/firstActionPending"), Document(true));
    EXPECT_EQ(at(state, "/deck/0"), Document("bushes"));
    EXPECT_EQ(at(state, "/deck/1"), Document("trees"));
    EXPECT_EQ(size(at(state, "/deck")), 203U) << "208 without asteroid, comet, birds and those of two tiles";
}

TEST(position, a_first_action_is_pending_in_generation_1_while_nothing_is_played) {
    const auto pending = [](std::string_view position) {
        return at(state_of(position), "/players/0/firstActionPending") == Document(true);
    };
    EXPECT_TRUE(pending(R"({"players":[{"corporation":"tharsis-republic"},{}]})"));
    EXPECT_FALSE(pending(R"({"players":[{"corporation":"credicor"},{}]})"));
    EXPECT_FALSE(pending(R"({"generation":2,"players":[{"corporation":"tharsis-republic"},{}]})"));
    EXPECT_FALSE(pending(R"({"players":[{"corporation":"tharsis-republic","played":["mine"]},{}]})"));
    EXPECT_FALSE(pending(R"({"players":[{"corporation":"tharsis-republic","firstActionPending":false},{}]})"));
    EXPECT_TRUE(pending(R"({"generation":9,"players":[{"corporation":"inventrix","firstActionPending":true},{}]})"));
}

TEST(position, while_a_first_action_is_pending_it_and_pass_are_the_only_options) {
    Client client;
    client.set_up(R"({"players":[{"corporation":"inventrix","stock":{"megacredits":50},"hand":["mine"]},{}]})");
    EXPECT_EQ(at(client.get(R"({"cmd":"decisions"})"), "/decisions/0/options"),
              json(R"([{"kind":"first-action","card":"inventrix"},{"kind":"pass"}])"));
}

TEST(position, the_seed_shuffles_the_cards_that_are_named_nowhere) {
    const Document red = at(state_of(R"({"seed":"red","deck":["comet"]})"), "/deck");
    EXPECT_EQ(red, at(state_of(R"({"seed":"red","deck":["comet"]})"), "/deck"));
    EXPECT_FALSE(red == at(state_of(R"({"seed":"blue","deck":["comet"]})"), "/deck"));
    EXPECT_EQ(at(red, "/0"), Document("comet"));
    EXPECT_EQ(size(red), 208U);
}

TEST(position, beside_discards_the_deck_is_complete) {
    Client client;
    client.set_up(R"({"players":[{"corporation":"inventrix"},{}],"deck":["trees"],"discards":["comet"]})");
    const Document before = client.state();
    EXPECT_EQ(at(before, "/deck"), json(R"(["trees"])"));
    EXPECT_EQ(at(before, "/discards"), json(R"(["comet"])"));
    client.choose(0, R"({"kind":"first-action"})");  // draws three, and only two are left
    EXPECT_EQ(size(at(client.state(), "/players/0/hand")), 2U);
}

TEST(position, figures_beyond_any_game_do_no_harm) {
    Client client;
    client.set_up(R"({"players":[{"stock":{"megacredits":32000},"production":{"heat":32000},"hand":["insulation"]},{}],
        "discards":[],"pending":{"rng":"1111111111111111111111111111111111111111111111111111111111111111"}})");
    client.choose(0, R"({"kind":"play-card","card":"insulation"})");
    EXPECT_EQ(size(at(client.get(R"({"cmd":"decisions"})"), "/decisions/0/options")), 1024U);
    client.choose(0, R"({"kind":"amount","amount":1024})");
    EXPECT_EQ(at(client.state(), "/players/0/stock/megacredits"), Document(31998));
    EXPECT_EQ(at(client.state(), "/players/0/production/megacredits"), Document(1024));
}

TEST(position, cards_are_drawn_in_the_order_of_the_deck) {
    Client client;
    client.set_up(R"({"players":[{"corporation":"inventrix"},{}],"deck":["trees","comet","mine","birds"]})");
    client.choose(0, R"({"kind":"first-action"})");
    const Document state = client.state();
    EXPECT_EQ(size(at(state, "/players/0/hand")), 3U);
    EXPECT_EQ(at(state, "/deck/0"), Document("birds"));
}

TEST(position, neutral_tiles_stand_in_solo) {
    const char* position = R"({"players":[{}],"tiles":[{"space":6,"tile":"city","owner":"neutral"}]})";
    EXPECT_EQ(at(state_of(position), "/tiles/0/owner"), Document("neutral"));
}

TEST(position, two_beginners_may_have_the_same_corporation) {
    EXPECT_EQ(
        refusal_of(R"({"players":[{"corporation":"beginner-corporation"},{"corporation":"beginner-corporation"}]})"),
        "accepted");
}

TEST(position, a_research_can_be_set_up) {
    Client client;
    client.set_up(R"({"phase":"research","generation":3,"players":[{"stock":{"megacredits":7},
        "dealt":["asteroid","comet","mine"]},{"stock":{"megacredits":99},"dealt":["birds"]}]})");
    const Document decisions = at(client.get(R"({"cmd":"decisions"})"), "/decisions");
    ASSERT_EQ(size(decisions), 2U);
    EXPECT_EQ(at(decisions, "/0/kind"), Document("buy-cards"));
    EXPECT_EQ(at(decisions, "/0/pick/kind"), Document("buy-cards"));
    EXPECT_EQ(size(at(decisions, "/0/pick/from")), 3U);
    EXPECT_EQ(at(decisions, "/0/pick/min"), Document(0));
    EXPECT_EQ(at(decisions, "/0/pick/max"), Document(2)) << "what the player can pay for";
    EXPECT_EQ(at(decisions, "/1/pick/max"), Document(1));
    EXPECT_EQ(at(decisions, "/0/pick/price"), Document(3)) << "of each card";
    EXPECT_EQ(at(decisions, "/0/pick/money"), Document(7));
    client.choose(1, R"({"kind":"buy-cards","cards":["birds"]})");
    client.choose(0, R"({"kind":"buy-cards","cards":["comet","mine"]})");
    const Document state = client.state();
    EXPECT_EQ(at(state, "/phase"), Document("action"));
    EXPECT_EQ(at(state, "/players/0/stock/megacredits"), Document(1));
    EXPECT_EQ(size(at(state, "/players/0/hand")), 2U);
    EXPECT_EQ(at(state, "/discards"), json(R"(["asteroid"])"));
}

TEST(position, the_end_of_the_game_asks_for_the_last_greeneries) {
    Client client;
    client.set_up(R"({"phase":"final-greenery","players":[{"stock":{"plants":8}},{}]})");
    EXPECT_EQ(at(client.get(R"({"cmd":"decisions"})"), "/decisions/0/options"),
              json(R"([{"kind":"convert-plants"},{"kind":"decline"}])"));
    EXPECT_EQ(at(client.get(R"({"cmd":"decisions"})"), "/decisions/0/kind"), Document("convert-plants"));
    EXPECT_EQ(at(client.choose(0, R"({"kind":"decline"})"), "/over"), Document(true));
}

TEST(position, a_state_may_be_edited_between_two_actions) {
    Client client;
    client.get(R"({"cmd":"new","game":"terraforming","setup":{"players":2},"seed":"edit"})");
    for (int player : {0, 1}) client.choose(player, R"({"index":0})");
    for (int player : {0, 1}) client.choose(player, R"({"kind":"buy-cards","cards":[]})");
    Document position = client.state();
    position.set("temperature", -12);
    client.get(Document::map({{"cmd", "position"}, {"position", position}}));
    EXPECT_EQ(at(client.state(), "/temperature"), Document(-12));
}

TEST(position, the_middle_of_an_action_is_set_up_as_it_was_written) {
    Client client;
    client.set_up(R"({"players":[{"stock":{"megacredits":30,"steel":3},"hand":["mine"]},{}]})");
    client.choose(0, R"({"kind":"play-card","card":"mine"})");
    const Document asked = client.get(R"({"cmd":"decisions"})");
    ASSERT_EQ(at(asked, "/decisions/0/kind"), Document("pay"));
    const Document position = client.state();
    Client other;
    EXPECT_EQ(without_numbers(other.get(Document::map({{"cmd", "position"}, {"position", position}}))),
              without_numbers(asked));
    EXPECT_EQ(other.state(), position);

    Document edited = position;
    edited.set("temperature", -12);
    EXPECT_EQ(refusal(other.ask(Document::map({{"cmd", "position"}, {"position", edited}}))),
              "bad-position /pending/check");
    EXPECT_EQ(other.state(), position);
}

TEST(position, what_waits_is_told_by_its_source_and_its_place_there) {
    Client client;
    client.set_up(R"({"players":[{"stock":{"megacredits":60},"hand":["comet"]},{"stock":{"plants":5}}]})");
    client.choose(0, R"({"kind":"play-card","card":"comet"})");
    ASSERT_EQ(at(client.get(R"({"cmd":"decisions"})"), "/decisions/0/kind"), Document("resolve"));
    EXPECT_EQ(at(client.state(), "/pending/agenda"),
              json(R"([{"source":"comet","part":"on-play","index":[1],"count":1,"owner":0,"begun":false},
                       {"source":"comet","part":"on-play","index":[2],"count":1,"owner":0,"begun":false}])"));
}

TEST(position, the_members_of_a_written_middle_may_stand_in_any_order) {
    Client client;
    client.set_up(R"({"players":[{"stock":{"megacredits":30,"steel":3},"hand":["mine"]},{}]})");
    client.choose(0, R"({"kind":"play-card","card":"mine"})");
    const Document position = client.state();
    Document turned = Document::map();
    for (auto member = position.as_map()->rbegin(); member != position.as_map()->rend(); ++member)
        turned.set(member->first, member->second);
    client.get(Document::map({{"cmd", "position"}, {"position", turned}}));
    EXPECT_EQ(client.state(), position);
}

}  // namespace

}  // namespace planitia::protocol_test
