/// Martians through the protocol.
#include <functional>

#include "client.h"

namespace planitia::protocol_test {

namespace {

constexpr const char* kNew =
    R"({"cmd":"new","game":"martians","setup":{"variant":"coop","players":2,"scenario":"first-footprints",
        "corporations":"random"},"seed":"mars"})";

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

int awaited(Client& client) {
    return static_cast<int>(*at(client.get(R"({"cmd":"decisions"})"), "/decisions/0/player").as_int());
}
Document options(Client& client) { return at(client.get(R"({"cmd":"decisions"})"), "/decisions/0/options"); }
bool offers(Client& client, std::string_view option) {
    for (const Document& each : items(options(client)))
        if (each == json(option)) return true;
    return false;
}

// ---- decisions

TEST(martians, a_decision_names_the_answers_that_are_risky) {
    Client client = with(R"("round":4,"goods":{"food":1},"quarters":[{"needs":{"hunger":1}},{},{},{}])");
    const Document turn = at(client.get(R"({"cmd":"decisions"})"), "/decisions/0");
    EXPECT_EQ(turn.find("risky"), nullptr);
    client.get(R"({"cmd":"choose","player":0,"option":{"kind":"end-turn"}})");
    const Document end = at(client.get(R"({"cmd":"decisions"})"), "/decisions/0");
    EXPECT_EQ(at(end, "/kind"), Document("deliver"));
    ASSERT_EQ(at(end, "/risky"), json("[1]")) << to_json(end);
    EXPECT_EQ(at(end, "/options/1"), json(R"({"kind":"done"})"));
}

// ---- games, set-up

TEST(martians, games_names_it_with_its_players_and_options) {
    Client client;
    for (const Document& game : items(at(client.get(R"({"cmd":"games"})"), "/games")))
        if (at(game, "/game") == Document("martians")) {
            EXPECT_EQ(at(game, "/players"), json("[1,4]"));
            EXPECT_EQ(at(game, "/options"),
                      json(R"({"variant":"coop","scenario":"first-footprints","corporations":"random"})"));
            return;
        }
    FAIL() << "not listed";
}

TEST(martians, new_deals_a_game_and_the_same_for_the_same_seed) {
    Client one;
    Client two;
    const Document answer = one.get(kNew);
    EXPECT_EQ(answer, two.get(kNew));
    EXPECT_EQ(one.state(), two.state());
    EXPECT_EQ(at(answer, "/over"), Document(false));
    ASSERT_EQ(size(at(answer, "/decisions")), 1U) << "one player at a time";
    EXPECT_EQ(at(answer, "/decisions/0/kind"), Document("action"));
    EXPECT_EQ(at(answer, "/decisions/0/player"), at(one.state(), "/firstPlayer"));
    EXPECT_TRUE(at(answer, "/decisions/0/prompt").as_text() != nullptr);
    EXPECT_EQ(at(one.state(), "/options"),
              json(R"({"variant":"coop","scenario":"first-footprints","corporations":"random"})"));
}

TEST(martians, every_setup_may_be_dealt_and_what_is_left_out_has_its_default) {
    for (const char* setup :
         {R"({"players":2})", R"({"players":1})", R"({"players":4,"variant":"semi","scenario":"silence-from-earth"})",
          R"({"players":3,"variant":"competitive"})", R"({"players":2,"variant":"competitive","scenario":null})",
          R"({"players":2,"corporations":"choose"})"}) {
        Client client;
        client.get(R"({"cmd":"new","game":"martians","seed":"s","setup":)" + std::string(setup) + "}");
    }
}

TEST(martians, bad_setups_are_refused_with_their_place) {
    const std::pair<const char*, const char*> cases[] = {
        {R"({})", "missing-field /setup/players"},
        {R"({"players":0})", "bad-value /setup/players"},
        {R"({"players":5})", "bad-value /setup/players"},
        {R"({"players":"2"})", "bad-value /setup/players"},
        {R"({"players":2,"variant":"solo"})", "bad-value /setup/variant"},
        {R"({"players":1,"variant":"semi"})", "bad-value /setup/variant"},
        {R"({"players":1,"variant":"competitive"})", "bad-value /setup/variant"},
        {R"({"players":2,"scenario":"first_footprints"})", "bad-value /setup/scenario"},
        {R"({"players":2,"variant":"competitive","scenario":"deep-strata"})", "bad-value /setup/scenario"},
        {R"({"players":2,"corporations":"auction"})", "bad-value /setup/corporations"},
        {R"({"players":2,"draft":true})", "bad-value /setup/draft"},
    };
    for (const auto& [setup, expected] : cases) {
        Client client;
        EXPECT_EQ(
            refusal(client.ask(R"({"cmd":"new","game":"martians","seed":"s","setup":)" + std::string(setup) + "}")),
            expected)
            << setup;
    }
}

// ---- choices

TEST(martians, an_option_is_named_by_its_fields_or_its_index) {
    Client by_fields = with(R"("goods":{"energy":1})");
    Client by_index = with(R"("goods":{"energy":1})");
    const std::string wanted = R"({"kind":"visit","building":"moxie","field":1,"action":"oxygen"})";
    const Document::List all = items(options(by_index));
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] == json(wanted)) by_index.choose(0, R"({"index":)" + std::to_string(i) + "}");
    const Document asked = by_fields.choose(0, wanted);
    EXPECT_EQ(at(asked, "/decisions/0/kind"), Document("quarter"));
    EXPECT_EQ(at(asked, "/decisions/0/options"),
              json(R"([{"kind":"quarter","quarter":1},{"kind":"quarter","quarter":2}])"));
    EXPECT_EQ(by_fields.state(), by_index.state());
    by_fields.choose(0, R"({"kind":"quarter","quarter":2})");
    EXPECT_EQ(at(by_fields.state(), "/quarters/1/needs/oxygen"), Document(0));
    EXPECT_EQ(at(by_fields.state(), "/reputation"), Document(4));
}

TEST(martians, fields_may_be_left_out_while_one_option_is_meant) {
    Client client = with(R"("goods":{"energy":9,"aux":9})");
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"choose","player":0,"option":{"kind":"visit","building":"construction"}})")),
              "ambiguous /option");
    client.choose(0, R"({"kind":"visit","action":"build"})");
    EXPECT_EQ(at(client.get(R"({"cmd":"decisions"})"), "/decisions/0/kind"), Document("building"));
}

TEST(martians, bad_choices_are_refused_with_their_place_and_change_nothing) {
    Client client = with(R"("goods":{"energy":0})");
    const Document before = client.state();
    const auto refused = [&](const std::string& player, const std::string& option) {
        return refusal(client.ask(R"({"cmd":"choose","player":)" + player + R"(,"option":)" + option + "}"));
    };
    EXPECT_EQ(refused("1", R"({"kind":"end-turn"})"), "not-awaited /player");
    EXPECT_EQ(refused("2", R"({"kind":"end-turn"})"), "bad-value /player");
    EXPECT_EQ(refused("0", R"({"kind":"fly"})"), "bad-value /option/kind");
    EXPECT_EQ(refused("0", R"({"kind":"visit","building":"casino"})"), "bad-value /option/building");
    EXPECT_EQ(refused("0", R"({"kind":"visit","quarter":1})"), "bad-value /option/quarter");
    EXPECT_EQ(refused("0", R"({"kind":"deliver","product":"food","quarter":5})"), "bad-value /option/quarter");
    EXPECT_EQ(refused("0", R"({"index":9999})"), "bad-value /option/index");
    EXPECT_EQ(refused("0", R"({})"), "missing-field /option/kind");
    EXPECT_EQ(refused("0", R"({"kind":"visit","building":"moxie","action":"oxygen"})"), "illegal /option");
    EXPECT_EQ(refused("0", R"({"kind":"done"})"), "illegal /option");
    EXPECT_EQ(client.state(), before);
}

TEST(martians, why_not_says_everything_that_stands_in_the_way) {
    Client client = with(R"("goods":{"energy":0,"aux":0},"turn":{"time":0})");
    const Document answer = client.get(
        R"({"cmd":"why-not","player":0,"option":
            {"kind":"visit","building":"construction","field":1,"action":"build"}})");
    EXPECT_EQ(at(answer, "/legal"), Document(false));
    std::vector<std::string> codes;
    for (const Document& reason : items(at(answer, "/reasons"))) codes.push_back(to_json(reason));
    EXPECT_EQ(codes, (std::vector<std::string>{R"({"code":"no-time","needs":1,"has":0})",
                                               R"({"code":"too-few-goods","needs":2,"has":0,"good":"energy"})",
                                               R"({"code":"too-few-goods","needs":1,"has":0,"good":"aux"})"}));
    const Document legal = client.get(R"({"cmd":"why-not","player":0,"option":{"kind":"end-turn"}})");
    EXPECT_EQ(at(legal, "/legal"), Document(true));
    EXPECT_EQ(size(at(legal, "/reasons")), 0U);
    EXPECT_EQ(at(client.get(R"({"cmd":"why-not","player":1,"option":{"kind":"end-turn"}})"), "/reasons/0/code"),
              Document("not-awaited"));
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"why-not","player":0,"option":{"kind":"visit","building":"moxie"}})")),
              "missing-field /option/field");
}

TEST(martians, preview_tells_what_is_certain_and_does_nothing) {
    Client client = with(R"("goods":{"energy":0},"rtg":3)");
    const Document before = client.state();
    const Document answer = client.get(R"({"cmd":"preview","player":0,"option":{"kind":"rtg"}})");
    EXPECT_EQ(client.state(), before);
    const auto change = [&](std::string_view path) {
        for (const Document& each : items(at(answer, "/changes")))
            if (at(each, "/path") == Document(path)) return to_json(each);
        return std::string("none");
    };
    EXPECT_EQ(change("/goods/energy"), R"({"path":"/goods/energy","from":0,"to":1})");
    EXPECT_EQ(change("/reputation"), R"({"path":"/reputation","from":2,"to":1})");
    EXPECT_EQ(change("/rtg"), R"({"path":"/rtg","from":3,"to":2})");
}

TEST(martians, preview_does_not_tell_the_next_weather) {
    Client client =
        with(R"("slot":1,"firstPlayer":1,"quarters":[{"needs":{"oxygen":0}},{"needs":{"oxygen":0}},{},{}])");
    const std::string next = *at(client.state(), "/weatherDeck/0").as_text();
    const std::string told = to_json(client.get(R"({"cmd":"preview","player":0,"option":{"kind":"end-turn"}})"));
    EXPECT_EQ(told.find("\"" + next + "\""), std::string::npos) << told.substr(0, 500);
    EXPECT_NE(told.find("/weather"), std::string::npos) << "that there is another one is known";
}

// ---- views

TEST(martians, a_view_hides_decks_tokens_and_what_is_pending) {
    Client client;
    client.get(kNew);
    const Document view = client.view(0);
    EXPECT_EQ(at(view, "/weatherDeck"), json(R"({"count":9})"));
    EXPECT_EQ(at(view, "/regolithDeck"), json(R"({"count":18})"));
    EXPECT_EQ(at(view, "/mine/tokens/0"), Document("hidden"));
    EXPECT_EQ(at(view, "/mine/tokens/9"), at(client.state(), "/mine/tokens/9"));
    EXPECT_TRUE(view.find("pending") == nullptr);
    EXPECT_EQ(at(client.get(R"({"cmd":"view","player":null})"), "/view/weatherDeck"), json(R"({"count":9})"));
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"view","player":2})")), "bad-value /player");
}

// ---- undo, save, state

/// Some choices of a random bot; `at_each` looks on after every one.
void play(Client& client, int choices, const std::function<void(int)>& at_each) {
    for (int i = 0; i < choices; ++i) {
        at_each(i);
        if (!client.play_one()) return;
    }
}

TEST(martians, undo_takes_back_choice_by_choice_to_the_start) {
    Client client;
    client.get(kNew);
    std::vector<Document> before;
    play(client, 60, [&](int) { before.push_back(client.state()); });
    ASSERT_EQ(before.size(), 60U);
    while (!before.empty()) {
        client.get(R"({"cmd":"undo"})");
        ASSERT_EQ(client.state(), before.back()) << before.size();
        before.pop_back();
    }
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"undo"})")), "nothing-to-undo");
}

TEST(martians, a_state_is_a_position_that_goes_on_the_same) {
    for (const char* setup :
         {R"({"players":2})", R"({"players":3,"variant":"competitive","corporations":"choose"})",
          R"({"players":4,"variant":"semi","scenario":"silence-from-earth"})", R"({"players":1})"}) {
        Client client;
        client.get(R"({"cmd":"new","game":"martians","seed":"states","setup":)" + std::string(setup) + "}");
        play(client, 120, [&](int i) {
            if (i % 3 != 0 || testing::Test::HasFailure()) return;
            Client other;
            const Document position = client.state();
            EXPECT_EQ(without_numbers(other.get(Document::map({{"cmd", "position"}, {"position", position}}))),
                      without_numbers(client.get(R"({"cmd":"decisions"})")));
            EXPECT_EQ(other.state(), position) << setup << " " << i;
            if (at(client.get(R"({"cmd":"decisions"})"), "/over") == Document(true)) return;
            other.choose(awaited(other), R"({"index":0})");
            client.choose(awaited(client), R"({"index":0})");
            EXPECT_EQ(other.state(), client.state()) << setup << " " << i;
            client.get(R"({"cmd":"undo"})");
        });
    }
}

TEST(martians, a_game_is_saved_and_loaded_with_its_past) {
    Client client;
    client.get(kNew);
    play(client, 40, [](int) {});
    const Document save = at(client.get(R"({"cmd":"save"})"), "/save");
    EXPECT_EQ(at(save, "/game"), Document("martians"));
    EXPECT_EQ(at(save, "/setup/scenario"), Document("first-footprints"));
    Client other;
    EXPECT_EQ(other.get(Document::map({{"cmd", "load"}, {"save", save}})), client.get(R"({"cmd":"decisions"})"));
    EXPECT_EQ(other.state(), client.state());
    EXPECT_EQ(other.get(R"({"cmd":"log"})"), client.get(R"({"cmd":"log"})"));
    EXPECT_EQ(other.get(R"({"cmd":"undo"})"), client.get(R"({"cmd":"undo"})"));
    EXPECT_EQ(other.state(), client.state());
    Document broken = save;
    broken.set("seed", "another");
    EXPECT_EQ(refusal(other.ask(Document::map({{"cmd", "load"}, {"save", broken}}))).substr(0, 22),
              "bad-save /save/choices");
}

// ---- log, score, bot

TEST(martians, the_log_tells_what_happened) {
    Client client = with(R"("goods":{"energy":1})");
    client.choose(0, R"({"kind":"visit","building":"moxie","action":"oxygen"})");
    client.choose(0, R"({"kind":"quarter","quarter":2})");
    std::vector<std::string> told;
    int number = 0;
    for (const Document& event : items(at(client.get(R"({"cmd":"log"})"), "/events"))) {
        EXPECT_EQ(at(event, "/number"), Document(number++));
        told.push_back(*at(event, "/kind").as_text());
        if (told.back() == "need-removed") {
            EXPECT_EQ(at(event, "/need"), Document("oxygen"));
            EXPECT_EQ(at(event, "/quarter"), Document(2));
            EXPECT_EQ(at(event, "/player"), Document(0));
        }
        if (told.back() == "reputation-changed") {
            EXPECT_EQ(at(event, "/amount"), Document(2));
        }
    }
    for (const char* kind : {"building-visited", "goods-changed", "need-removed", "reputation-changed"})
        EXPECT_NE(std::find(told.begin(), told.end(), kind), told.end()) << kind;
}

TEST(martians, the_score_tells_the_mission_and_the_players) {
    Client coop = with(R"("reputation":5,"tasksDone":[1,0])");
    const Document score = coop.get(R"({"cmd":"score"})");
    EXPECT_EQ(at(score, "/mission"), Document(false));
    EXPECT_EQ(at(score, "/tasks"),
              json(R"([{"task":"landing-report","done":1,"of":1},{"task":"power-test","done":0,"of":2}])"));
    EXPECT_EQ(at(score, "/conditions"),
              json(R"([{"condition":"built","met":false},{"condition":"satisfaction","met":false}])"));
    EXPECT_EQ(at(score, "/needs"), Document(2));
    EXPECT_EQ(at(score, "/deaths"), Document(0));
    ASSERT_EQ(size(at(score, "/players")), 2U);
    EXPECT_EQ(at(score, "/players/0/reputation"), Document(5));
    EXPECT_EQ(at(score, "/players/0/won"), Document(false));

    Client competitive =
        with(R"("options":{"variant":"competitive"},"players":[{"reputation":9,"dead":1},{"reputation":9}],
        "quarters":[{"owner":0,"needs":{"hunger":2}},{"owner":1,"needs":{"oxygen":0}},{},{}])");
    const Document penalties = competitive.get(R"({"cmd":"score"})");
    EXPECT_TRUE(at(penalties, "/mission").is_null());
    EXPECT_EQ(at(penalties, "/players/0"),
              json(R"({"reputation":9,"needPenalty":-6,"deathPenalty":-3,"total":0,"place":2,"won":false})"));
    EXPECT_EQ(at(penalties, "/players/1"),
              json(R"({"reputation":9,"needPenalty":0,"deathPenalty":0,"total":9,"place":1,"won":true})"));
}

TEST(martians, the_bot_names_a_legal_option_and_plays_games_to_their_end) {
    Client client = with("");
    const Document chosen = client.get(R"({"cmd":"bot","player":0,"level":"random","ms":1})");
    EXPECT_EQ(chosen, client.get(R"({"cmd":"bot","player":0,"level":"random"})")) << "the same view, the same answer";
    EXPECT_TRUE(offers(client, to_json(at(chosen, "/option"))));
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"bot","player":1,"level":"random"})")), "not-awaited /player");
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"bot","player":0,"level":"oracle"})")), "bad-value /level");
    for (const char* setup :
         {R"({"players":1})", R"({"players":3,"variant":"competitive"})", R"({"players":2,"variant":"semi"})"}) {
        Client game;
        game.get(R"({"cmd":"new","game":"martians","seed":"bots","setup":)" + std::string(setup) + "}");
        while (game.play_one()) {
        }
        EXPECT_EQ(at(game.get(R"({"cmd":"decisions"})"), "/over"), Document(true)) << setup;
        EXPECT_EQ(refusal(game.ask(R"({"cmd":"choose","player":0,"option":{"kind":"end-turn"}})")),
                  "not-awaited /player");
    }
}

}  // namespace

}  // namespace planitia::protocol_test
