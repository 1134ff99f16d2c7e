/// Positions of Martians that can not be, and the forecast.
#include "client.h"

namespace planitia::protocol_test {

namespace {

/// With a member left out where the text names it.
std::string position(const std::string& inside) {
    std::string text = R"({"game":"martians")";
    for (const char* member : {R"("firstPlayer":0)", R"("activePlayer":0)", R"("players":[{},{}])"})
        if (inside.find(std::string(member).substr(0, 9)) == std::string::npos) text += "," + std::string(member);
    return text + (inside.empty() ? "" : ",") + inside + "}";
}
Client with(const std::string& inside) {
    Client client;
    client.set_up(position(inside));
    return client;
}

std::string refused(const std::string& inside) {
    Client client;
    return refusal(client.ask(R"({"cmd":"position","position":)" + position(inside) + "}"));
}

// ---- positions

TEST(martians_positions, a_list_of_several_lengths_names_them) {
    Client client;
    const Document answer =
        client.ask(R"({"cmd":"position","position":)" + position(R"("buildings":{"greenhouse":[{}]})") + "}");
    EXPECT_EQ(refusal(answer), "bad-position /buildings/greenhouse");
    EXPECT_EQ(text_at(*answer.find("error"), "message"), "2 to 3 items are expected");
}

TEST(martians_positions, what_is_wrong_is_refused_with_its_place) {
    const std::pair<const char*, const char*> cases[] = {
        {R"("players":[])", "bad-position /players"},
        {R"("players":[{},{},{},{},{}])", "bad-position /players"},
        {R"("players":{"a":1})", "bad-position /players"},
        {R"("planet":"mars")", "bad-position /planet"},
        {R"("options":{"variant":"solo"})", "bad-position /options/variant"},
        {R"("options":{"colour":"red"})", "bad-position /options/colour"},
        {R"("players":[{}],"options":{"variant":"semi"})", "bad-position /options/variant"},
        {R"("options":{"variant":"competitive","scenario":"deep-strata"})", "bad-position /options/scenario"},
        {R"("goods":{"energy":-1})", "bad-position /goods/energy"},
        {R"("goods":{"gold":1})", "bad-position /goods/gold"},
        {R"("goods":{"energy":"many"})", "bad-position /goods/energy"},
        {R"("round":0)", "bad-position /round"},
        {R"("slot":5)", "bad-position /slot"},
        {R"("firstPlayer":2)", "bad-position /firstPlayer"},
        {R"("phase":"night")", "bad-position /phase"},
        {R"("phase":"supply")", "bad-position /phase"},
        {R"("players":[{"corporation":"credicor"},{}])", "bad-position /players/0/corporation"},
        {R"("players":[{},{"technologies":["long-arm","long-arm"]}])", "bad-position /players/1/technologies/1"},
        {R"("players":[{"tokens":5},{}])", "bad-position /players/0/tokens"},
        {R"("players":[{"hat":1},{}])", "bad-position /players/0/hat"},
        {R"("players":[{"people":{"botanist":3}},{}])", "bad-position /players/0/people/botanist"},
        {R"("quarters":[{},{},{}])", "bad-position /quarters"},
        {R"("quarters":[{"growth":4},{},{},{}])", "bad-position /quarters/0/growth"},
        {R"("quarters":[{},{"owner":2},{},{}])", "bad-position /quarters/1/owner"},
        {R"("quarters":[{},{},{"infirmary":[0,4]},{}])", "bad-position /quarters/2/infirmary/1"},
        {R"("quarters":[{},{},{},{"colour":1}])", "bad-position /quarters/3/colour"},
        {R"("turn":{"colour":1})", "bad-position /turn/colour"},
        {R"("mine":{"colour":1})", "bad-position /mine/colour"},
        {R"("buildings":{"moxie":[{"colour":1},{},{}]})", "bad-position /buildings/moxie/0/colour"},
        {R"("buildings":{"casino":[]})", "bad-position /buildings/casino"},
        {R"("buildings":{"hospital":[{"status":"ruined"},{},{}]})", "bad-position /buildings/hospital/0/status"},
        {R"("buildings":{"education":[{},{},{}]})", "bad-position /buildings/education"},
        {R"("weather":"rain")", "bad-position /weather"},
        {R"("weatherDeck":["rain"])", "bad-position /weatherDeck/0"},
        {R"("eventStacks":[[],[],[],[]])", "bad-position /eventStacks"},
        {R"("tasksDone":[0])", "bad-position /tasksDone"},
        {R"("mine":{"machine":37})", "bad-position /mine/machine"},
        {R"("mine":{"tokens":["t01"]})", "bad-position /mine/tokens"},
        {R"("turn":{"time":-1})", "bad-position /turn/time"},
        {R"("pending":{"rng":"0"})", "bad-position /pending/rng"},
        {R"("colonyTechnologies":["wheel"])", "bad-position /colonyTechnologies/0"},
    };
    for (const auto& [inside, expected] : cases) EXPECT_EQ(refused(inside), expected) << inside;
}

TEST(martians_positions, what_can_not_be_is_refused) {
    for (const char* inside : {
             R"("round":5)",                // a scenario of four rounds
             R"("slot":4)",                 // there is no fifth turn
             R"("weatherDeck":["haze"])",   // cards are lost
             R"("weatherDrawn":["haze"])",  // a card in two places
             R"("research":[])",
             R"("eventsInForce":["worn-tracks"])",  // it was not drawn
             R"("goods":{"mineral-red":1})",        // a sample that is also in the deck
             R"("crops":{"soy":3})",
             R"("crops":{"soy":1})",
             R"("people":{"botanist":4})",
             R"("players":[{"people":{"doctor":2}},{}])",
             R"("players":[{"installations":{"solar":2,"wind":1}},{}])",
             R"("players":[{"dead":4},{}])",
             R"("players":[{"dead":1,"deadSlots":3},{}])",  // two slots for one token
             R"("players":[{"corporation":"helion"},{"corporation":"helion"}])",
             R"("quarters":[{"infirmary":[2,0],"living":[2,0]},{},{},{}])",  // four markers
             R"("quarters":[{"penalty":2},{},{},{}])",                       // a pile for nobody
             R"("quarters":[{"owner":0},{},{},{}])",                         // quarters are common here
             R"("buildings":{"moxie":[{"marker":0},{"marker":0},{}]})",
             R"("buildings":{"hospital":[{},{"marker":0},{}]})",  // the field is closed
             R"("buildings":{"moxie":[{"status":"none"},{},{}]})",
             R"("tasksDone":[2,0])",                                         // once is all for two players
             R"("mine":{"faceUp":[9,15,22],"gone":[1,0,0,0,0,0,0,0,0,0]})",  // 38 tokens
             R"("options":{"variant":"competitive"},"quarters":[{"owner":0},{"owner":0},{},{}])",
             R"("options":{"variant":"competitive"},"quarters":[{"owner":0},{},{},{}])",
             R"("options":{"variant":"competitive"},"quarters":[{"owner":0},{"owner":1},{"growth":1},{}])",
         })
        EXPECT_EQ(refused(inside).substr(0, 12), "bad-position") << inside;
}

TEST(martians_positions, after_a_refusal_the_game_is_as_it_was) {
    Client client = with(R"("reputation":7)");
    const Document before = client.state();
    client.ask(R"({"cmd":"position","position":{"game":"martians","round":9}})");
    EXPECT_EQ(client.state(), before);
}

TEST(martians_positions, what_is_left_out_is_as_in_a_fresh_deal) {
    Client dealt;
    dealt.get(R"({"cmd":"new","game":"martians","setup":{"players":2},"seed":"fresh"})");
    Client set_up;
    set_up.set_up(R"({"game":"martians","seed":"fresh"})");
    for (const char* key : {"/goods", "/weatherDeck", "/mine", "/quarters", "/buildings", "/research", "/firstPlayer"})
        EXPECT_EQ(at(set_up.state(), key), at(dealt.state(), key)) << key;
}

TEST(martians_positions, a_finished_game_may_be_set_up) {
    Client client = with(R"("phase":"over","round":4,"slot":2)");
    EXPECT_EQ(at(client.get(R"({"cmd":"decisions"})"), "/over"), Document(true));
    EXPECT_EQ(size(at(client.get(R"({"cmd":"score"})"), "/players")), 2U);
}

/// What is pending in a fresh game, with another step and question: refused or carried on, and never the end of the
/// engine.
TEST(martians_positions, a_course_that_was_tampered_with_does_no_harm) {
    const char* steps[] = {"corporations", "quarters", "growth",  "needs",     "event",  "production",  "dead-slots",
                           "slot",         "slot-end", "quarter", "infirmary", "living", "quarter-end", "over"};
    const char* questions[] = {"none",           "choose-corporation",
                               "choose-quarter", "action",
                               "deliver",        "quarter",
                               "building",       "installation",
                               "mine-first",     "move",
                               "take",           "research",
                               "unload",         "task",
                               "order",          "technology",
                               "crop",           "hire",
                               "dismiss",        "pay-mineral",
                               "event-option",   "installation-off",
                               "growth-quarter", "dead-slots",
                               "marker-from"};
    for (const char* setup : {R"({"players":2})", R"({"players":3,"variant":"competitive","corporations":"choose"})"}) {
        Client client;
        client.get(R"({"cmd":"new","game":"martians","seed":"tamper","setup":)" + std::string(setup) + "}");
        const Document fresh = client.state();
        for (const char* step : steps)
            for (const char* question : questions) {
                SCOPED_TRACE(std::string(setup) + " " + step + " " + question);
                Document position = fresh;
                position.find("pending")->set("step", step);
                position.find("pending")->set("asking", Document::map({{"question", question}, {"player", 0}}));
                Client other;
                const std::string answer =
                    refusal(other.ask(Document::map({{"cmd", "position"}, {"position", position}})));
                if (answer != "accepted") {
                    EXPECT_EQ(answer.substr(0, 12), "bad-position");
                    continue;
                }
                for (int i = 0; i < 5 && other.play_one(); ++i) {
                }
            }
    }
}

// ---- forecast

Document forecast(Client& client, int player = 0) {
    return at(client.get(Document::map({{"cmd", "forecast"}, {"player", player}})), "/forecast");
}

TEST(martians_forecast, tells_what_the_settlement_would_bring) {
    Client client = with(R"("goods":{"energy":0},"quarters":[{"needs":{"oxygen":1,"sickness":1,"hunger":2}},
        {"needs":{"oxygen":0,"sickness":1,"hunger":3},"received":true},{"needs":{"oxygen":0},"received":true},{}])");
    const Document told = forecast(client);
    EXPECT_EQ(at(told, "/round"), Document(1));
    EXPECT_EQ(at(told, "/rounds"), Document(4));
    EXPECT_EQ(at(told, "/check"), Document("settlement"));
    ASSERT_EQ(size(at(told, "/quarters")), 4U);
    EXPECT_EQ(at(told, "/quarters/0/quarter"), Document(1));
    EXPECT_EQ(at(told, "/quarters/0/threats"),
              json(R"([{"need":"oxygen","left":1,"brings":"death","players":[0,1],"averted-by":[]}])"))
        << "a death spares the markers";
    EXPECT_EQ(at(told, "/quarters/1/threats"),
              json(R"([{"need":"sickness","left":1,"brings":"infirmary","players":[0,1],"averted-by":[]},
                       {"need":"hunger","left":3,"brings":"living","players":[0,1],"averted-by":[]}])"));
    EXPECT_EQ(at(told, "/quarters/2/threats"), json("[]"));
    const bool grows[] = {false, false, true, false};
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(at(told, "/quarters/" + std::to_string(i) + "/grows"), Document(grows[i])) << i;
}

TEST(martians_forecast, is_part_of_the_facts) {
    Client client = with(R"("quarters":[{"needs":{"oxygen":1,"sickness":1,"hunger":2}},{},{},{}])");
    const Document facts = at(client.get(R"({"cmd":"view","player":0,"facts":true})"), "/facts");
    ASSERT_NE(size(at(facts, "/forecast/quarters/0/threats")), 0U);
    EXPECT_EQ(at(facts, "/forecast/quarters"), at(forecast(client), "/quarters"));
}

TEST(martians_forecast, tells_what_averts_each_part) {
    Client client = with(R"("goods":{"energy":1,"money":9,"food":1,"medicine":1},"seed":"people",
        "players":[{"people":{"engineer":1,"doctor":1}},{}],
        "people":{"dietician":2,"engineer":1,"pharmacist":2,"doctor":1,"chemist":2},"specialistDeck":[],
        "quarters":[{"needs":{"oxygen":1}},{"needs":{"oxygen":0,"sickness":1}},{},{}])");
    EXPECT_EQ(at(forecast(client), "/quarters/0/threats/0/averted-by"),
              json(R"([{"kind":"visit","building":"moxie","field":1,"action":"oxygen"},
                       {"kind":"specialist","specialist":"engineer"}])"));
    EXPECT_EQ(at(forecast(client), "/quarters/1/threats/0/averted-by"),
              json(R"([{"kind":"specialist","specialist":"doctor"},{"kind":"end-turn"}])"));
    EXPECT_EQ(at(forecast(client, 1), "/quarters/0/threats/0/averted-by"), json("[]")) << "it is not that seat's turn";
}

TEST(martians_forecast, names_the_quarter_where_a_token_is_being_removed) {
    Client client = with(R"("goods":{"energy":1,"food":1},
        "quarters":[{"needs":{"oxygen":1}},{"needs":{"oxygen":1}},{"needs":{"hunger":1}},{}])");
    client.choose(0, R"({"kind":"visit","building":"moxie","action":"oxygen"})");
    EXPECT_EQ(at(forecast(client), "/quarters/1/threats/0/averted-by"), json(R"([{"kind":"quarter","quarter":2}])"));
    client.choose(0, R"({"kind":"quarter","quarter":2})");
    client.choose(0, R"({"kind":"end-turn"})");
    EXPECT_EQ(at(forecast(client), "/quarters/2/threats/0/averted-by"),
              json(R"([{"kind":"deliver","product":"food","quarter":3}])"));
    EXPECT_EQ(at(forecast(client), "/quarters/1/threats"), json("[]"));
}

TEST(martians_forecast, competitive_only_the_owner_is_threatened) {
    Client client = with(R"("options":{"variant":"competitive"},
        "quarters":[{"needs":{"oxygen":0}},{"owner":1,"needs":{"oxygen":0,"hunger":1}},
                    {"owner":0,"needs":{"oxygen":1}},{}])");
    const Document told = forecast(client);
    ASSERT_EQ(size(at(told, "/quarters")), 2U) << "the others are out of play";
    EXPECT_EQ(at(told, "/quarters/0/quarter"), Document(2));
    EXPECT_EQ(at(told, "/quarters/0/threats/0/players"), json("[1]"));
    EXPECT_EQ(at(told, "/quarters/1/threats/0/players"), json("[0]"));
    EXPECT_TRUE(at(told, "/mission").is_null());
}

TEST(martians_forecast, in_the_last_round_it_is_the_final_check) {
    Client client = with(R"("round":4,"tasksDone":[1,1],"goods":{"energy":1},
        "quarters":[{"needs":{"oxygen":1,"hunger":1}},{"needs":{"oxygen":0}},{},{}])");
    const Document told = forecast(client);
    EXPECT_EQ(at(told, "/check"), Document("final"));
    ASSERT_EQ(size(at(told, "/quarters/0/threats")), 2U) << "every token counts";
    for (const char* i : {"0", "1"})
        EXPECT_EQ(at(told, "/quarters/0/threats/" + std::string(i) + "/brings"), Document("final-check"));
    EXPECT_EQ(size(at(told, "/quarters/0/threats/0/averted-by")), 1U);
    EXPECT_EQ(at(told, "/quarters/1/grows"), Document(false));
    EXPECT_EQ(at(told, "/mission"), Document(false));
    EXPECT_EQ(at(told, "/tasks/1"), json(R"({"task":"power-test","done":1,"of":2})"));
    EXPECT_EQ(at(told, "/conditions"),
              json(R"([{"condition":"built","met":false},{"condition":"satisfaction","met":false}])"));
    EXPECT_EQ(at(told, "/needs"), Document(2));
}

TEST(martians_forecast, says_that_a_mission_can_no_longer_be_met) {
    const std::string dead = R"("deaths":1,"players":[{"dead":1},{"dead":1}],"options":{"scenario":)";
    Client lost = with(dead + R"("new-generation"})");
    EXPECT_EQ(at(forecast(lost), "/hopeless"), Document(true));
    Client open = with(dead + R"("first-footprints"})");
    EXPECT_EQ(at(forecast(open), "/hopeless"), Document(false));
    Client unhappy = with(R"("round":4,"reputation":0)");
    EXPECT_EQ(at(forecast(unhappy), "/hopeless"), Document(false)) << "what may still be earned is not counted";
}

TEST(martians_forecast, asks_for_a_seat_and_is_not_of_terraforming) {
    Client client = with("");
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"forecast"})")), "missing-field /player");
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"forecast","player":2})")), "bad-value /player");
    Client none;
    EXPECT_EQ(refusal(none.ask(R"({"cmd":"forecast","player":0})")), "no-game");
    Client terraforming;
    terraforming.set_up("{}");
    EXPECT_EQ(refusal(terraforming.ask(R"({"cmd":"forecast","player":0})")), "unsupported");
}

}  // namespace

}  // namespace planitia::protocol_test
