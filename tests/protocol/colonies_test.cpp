#include <set>
#include <vector>

#include "colonies_client.h"

namespace planitia::protocol_test {

namespace {

/// The events without their numbers, choices and moves, from that one on.
std::vector<std::string> events_of(Client& client, std::size_t first = 0) {
    std::vector<std::string> events;
    const std::set<std::string> left_out = {"number", "choice", "by", "move"};
    for (const Document& event : items(at(client.get(R"({"cmd":"log"})"), "/events"))) {
        Document copy = Document::map();
        for (const auto& [key, value] : *event.as_map())
            if (!left_out.contains(key)) copy.set(key, value);
        if (first > 0) {
            --first;
        } else {
            events.push_back(to_json(copy));
        }
    }
    return events;
}

TEST(colonies, games_lists_the_options) {
    Client client;
    const Document options = at(client.get(R"({"cmd":"games"})"), "/games/0/options");
    EXPECT_EQ(at(options, "/colonies"), Document(false));
    EXPECT_EQ(at(options, "/worldGovernment"), Document(false));
    EXPECT_EQ(at(options, "/corporationDeal"), Document("mixed"));
}

// A trade with questions in the middle: how far the marker goes up, and which card of the colony's owner takes the
// microbe.
const std::string kBeforeTrade = colonies_game(
    R"("players":[{"stock":{"energy":3,"megacredits":20},"played":["trade-envoys","tardigrades"]},
                  {"played":["ants","decomposers"]}],
        "colonies":[{"colony":"enceladus","marker":2,"owners":[1]},{"colony":"luna"}],"seed":"trade")");
constexpr const char* kTrade = R"({"kind":"trade","colony":"enceladus","with":"energy"})";
constexpr const char* kOneStep = R"({"kind":"amount","amount":1})";
constexpr const char* kToAnts = R"({"kind":"target-card","card":"ants","player":1})";

TEST(colonies_trade, asks_how_far_the_marker_goes_and_each_owner_for_a_card) {
    Client client = with_position(kBeforeTrade);
    client.choose(0, kTrade);
    EXPECT_EQ(question(client), "0 amount");
    EXPECT_EQ(at(asked(client), "/source"), Document("enceladus"));
    EXPECT_EQ(at(asked(client), "/options"), json(R"([{"kind":"amount","amount":0},{"kind":"amount","amount":1}])"));
    EXPECT_EQ(at(client.state(), "/colonies/0/fleet"), Document(0));
    client.choose(0, kOneStep);
    EXPECT_EQ(question(client), "1 target-card");
    EXPECT_EQ(at(asked(client), "/source"), Document("enceladus"));
    EXPECT_EQ(at(client.state(), "/players/0/played/0"), json(R"({"card":"tardigrades","resources":3})"));
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"choose","player":0,"option":{"kind":"pass"}})")), "not-awaited /player");
    client.choose(1, kToAnts);
    EXPECT_EQ(at(client.state(), "/players/1/played/0"), json(R"({"card":"ants","resources":1})"));
    EXPECT_EQ(at(client.state(), "/colonies/0"), json(R"({"colony":"enceladus","marker":1,"owners":[1],"fleet":0})"));
    EXPECT_EQ(question(client), "0 action");
}

/// Plays the trade; `at_each` looks at the game before it and after each of its three choices.
template <class AtEach>
Client trade_with_stops(AtEach at_each) {
    Client client = with_position(kBeforeTrade);
    at_each(client, 0);
    client.choose(0, kTrade);
    at_each(client, 1);
    client.choose(0, kOneStep);
    at_each(client, 2);
    client.choose(1, kToAnts);
    at_each(client, 3);
    return client;
}

/// The rest of the trade after so many of its choices.
void go_on(Client& client, int done) {
    if (done < 1) client.choose(0, kTrade);
    if (done < 2) client.choose(0, kOneStep);
    if (done < 3) client.choose(1, kToAnts);
}

TEST(colonies_trade, is_taken_back_choice_by_choice) {
    std::vector<Document> states;
    Client last = trade_with_stops([&](Client& client, int) { states.push_back(client.state()); });
    for (int done = 3; done-- > 0;) {
        last.get(R"({"cmd":"undo"})");
        EXPECT_EQ(last.state(), states[static_cast<std::size_t>(done)]) << done;
    }
    go_on(last, 0);
    EXPECT_EQ(last.state(), states.back());
}

TEST(colonies_trade, is_saved_and_loaded_in_the_middle) {
    trade_with_stops([](Client& client, int done) {
        const Document save = at(client.get(R"({"cmd":"save"})"), "/save");
        Client other;
        EXPECT_EQ(other.get(Document::map({{"cmd", "load"}, {"save", save}})), client.get(R"({"cmd":"decisions"})"));
        EXPECT_EQ(other.state(), client.state()) << done;
        EXPECT_EQ(events_of(other), events_of(client));
        for (int i = 0; i < done; ++i) other.get(R"({"cmd":"undo"})");
        EXPECT_EQ(refusal(other.ask(R"({"cmd":"undo"})")), "nothing-to-undo");
    });
}

TEST(colonies_trade, a_state_in_the_middle_is_a_position_that_goes_on_the_same) {
    const Document end = trade_with_stops([](Client&, int) {}).state();
    trade_with_stops([&](Client& client, int done) {
        const Document position = client.state();
        Client other;
        EXPECT_EQ(without_numbers(other.get(Document::map({{"cmd", "position"}, {"position", position}}))),
                  without_numbers(client.get(R"({"cmd":"decisions"})")));
        EXPECT_EQ(other.state(), position) << done;
        go_on(other, done);
        EXPECT_EQ(other.state(), end) << done;
    });
}

TEST(colonies_trade, a_middle_that_was_tampered_with_is_refused) {
    trade_with_stops([](Client& client, int done) {
        if (done != 1 && done != 2) return;
        const auto refused = [&](std::string_view key, std::string_view value) {
            Document position = client.state();
            position.find("pending")->set(std::string(key), json(value));
            return refusal(client.ask(Document::map({{"cmd", "position"}, {"position", position}})));
        };
        EXPECT_EQ(refused("raised", R"("mars")"), "bad-position /pending/raised");
        EXPECT_EQ(refused("raised", R"("luna")"), "bad-position /pending/check");
        EXPECT_EQ(refused("trade", R"({"colony":"mars"})"), "bad-position /pending/trade/colony");
        EXPECT_EQ(refused("trade", R"({"income":true})"), "bad-position /pending/trade/colony");
        EXPECT_EQ(refused("trade", R"({"colony":"luna","bonuses":4})"), "bad-position /pending/trade/bonuses");
        EXPECT_EQ(refused("trade", R"({"colony":"pluto"})"), "bad-position /pending/check");
        const Document told = client.state();
        Document untold = Document::map();
        for (const auto& [key, value] : *told.as_map())
            if (key != "colonies") untold.set(key, value);
        EXPECT_EQ(refusal(client.ask(Document::map({{"cmd", "position"}, {"position", untold}}))),
                  "bad-position /colonies");
    });
}

// Why not, the log, what is seen

TEST(colonies_why_not, names_the_reason_and_the_place_of_a_trade) {
    Client client = with_position(colonies_game(
        R"("players":[{"stock":{"megacredits":8,"energy":2,"titanium":3}},{}],
            "colonies":[{"colony":"ceres","fleet":1},{"colony":"luna"},{"colony":"titan"}])"));
    const auto reasons = [&](std::string_view colony, std::string_view with) {
        return at(client.get(R"({"cmd":"why-not","player":0,"option":{"kind":"trade","colony":")" +
                             std::string(colony) + R"(","with":")" + std::string(with) + R"("}})"),
                  "/reasons");
    };
    EXPECT_EQ(reasons("luna", "titanium"), json("[]"));
    EXPECT_EQ(reasons("luna", "megacredits"), json(R"([{"code":"cannot-pay","needs":9,"has":8}])"));
    EXPECT_EQ(reasons("luna", "energy"),
              json(R"([{"code":"too-few-resources","needs":3,"has":2,"resource":"energy"}])"));
    EXPECT_EQ(reasons("ceres", "titanium"), json(R"([{"code":"fleet-there","at":"/colony"}])"));
    EXPECT_EQ(reasons("titan", "titanium"), json(R"([{"code":"colony-asleep","at":"/colony"}])"));
    EXPECT_EQ(reasons("io", "titanium"), json(R"([{"code":"colony-not-in-game","at":"/colony"}])"));
    client.choose(0, R"({"kind":"trade","colony":"luna","with":"titanium"})");
    client.set_up(colonies_game(R"("players":[{"stock":{"energy":3}},{}],
        "colonies":[{"colony":"ceres","fleet":0},{"colony":"luna"}])"));
    EXPECT_EQ(at(reasons("luna", "energy"), "/0/code"), Document("no-fleet"));
}

TEST(colonies_why_not, names_the_reason_and_the_place_of_a_colony) {
    Client client = with_position(colonies_game(
        R"("players":[{"stock":{"megacredits":17}},{}],
            "colonies":[{"colony":"ceres"},{"colony":"io","owners":[1,1,1]},{"colony":"luna","owners":[0]},
                        {"colony":"titan"},{"colony":"triton"}])"));
    const auto reasons = [&](std::string_view colony) {
        return at(client.get(R"({"cmd":"why-not","player":0,"option":{"kind":"build-colony","colony":")" +
                             std::string(colony) + R"("}})"),
                  "/reasons");
    };
    EXPECT_EQ(reasons("ceres"), json(R"([{"code":"not-offered"}])")) << "it is not asked yet";
    client.choose(0, R"({"kind":"standard-project","project":"colony"})");
    EXPECT_EQ(at(asked(client), "/options"), json(R"([{"kind":"build-colony","colony":"ceres"},
        {"kind":"build-colony","colony":"triton"}])"));
    EXPECT_EQ(reasons("ceres"), json("[]"));
    EXPECT_EQ(reasons("io"), json(R"([{"code":"colony-full","at":"/colony"}])"));
    EXPECT_EQ(reasons("luna"), json(R"([{"code":"colony-there","at":"/colony"}])"));
    EXPECT_EQ(reasons("titan"), json(R"([{"code":"colony-asleep","at":"/colony"}])"));
    EXPECT_EQ(reasons("pluto"), json(R"([{"code":"colony-not-in-game","at":"/colony"}])"));
}

TEST(colonies_why_not, tells_the_price_and_the_missing_place_of_the_standard_project) {
    const auto reasons = [](std::string_view keys) {
        Client client = with_position(colonies_game(keys));
        return at(client.get(R"({"cmd":"why-not","player":0,"option":{"kind":"standard-project","project":"colony"}})"),
                  "/reasons");
    };
    EXPECT_EQ(reasons(R"("players":[{"stock":{"megacredits":16}},{}],"colonies":[{"colony":"io"}])"),
              json(R"([{"code":"cannot-pay","needs":17,"has":16}])"));
    EXPECT_EQ(reasons(R"("players":[{"stock":{"megacredits":17}},{}],"colonies":[{"colony":"io","owners":[0]}])"),
              json(R"([{"code":"no-colony-tile"}])"));
}

using Lines = std::vector<std::string>;

TEST(colonies_log, tells_of_a_colony_with_its_bonus_and_the_marker) {
    Client client = with_position(colonies_game(
        R"("players":[{"stock":{"megacredits":17}},{"corporation":"poseidon"}],
            "colonies":[{"colony":"ceres","marker":1,"owners":[1]}])"));
    client.choose(0, R"({"kind":"standard-project","project":"colony"})");
    EXPECT_EQ(events_of(client),
              (Lines{R"({"player":0,"kind":"resource-changed","resource":"megacredits","amount":-17})",
                     R"({"player":0,"kind":"project-used","project":"colony"})",
                     R"({"player":0,"kind":"colony-built","colony":"ceres"})",
                     R"({"player":0,"kind":"marker-moved","colony":"ceres","amount":1})",
                     R"({"player":0,"kind":"production-changed","resource":"steel","colony":"ceres","amount":1})",
                     R"({"player":1,"kind":"production-changed","resource":"megacredits","card":"poseidon",)"
                     R"("amount":1})"}));
}

TEST(colonies_log, tells_of_a_trade_step_by_step) {
    Client client = trade_with_stops([](Client&, int) {});
    EXPECT_EQ(events_of(client),
              (Lines{R"({"player":0,"kind":"resource-changed","resource":"energy","amount":-3})",
                     R"({"player":0,"kind":"traded","colony":"enceladus"})",
                     R"({"player":0,"kind":"marker-moved","colony":"enceladus","amount":1})",
                     R"({"player":0,"kind":"card-resources-changed","card":"tardigrades","amount":3})",
                     R"({"player":1,"kind":"card-resources-changed","card":"ants","amount":1})",
                     R"({"player":0,"kind":"marker-moved","colony":"enceladus","amount":-2})"}));
}

/// Generation 2 in which only one pass is missing.
Client before_solar_phase(std::string_view options) {
    return with_position(R"({"options":)" + std::string(options) +
                         R"(,"generation":2,"temperature":-26,"players":[{},{"passed":true}],
        "colonies":[{"colony":"io","marker":6,"fleet":1},{"colony":"luna","marker":2,"fleet":0},{"colony":"titan"}]})");
}

TEST(colonies_log, tells_of_the_solar_phase) {
    Client client = before_solar_phase(R"({"colonies":true})");
    client.choose(0, R"({"kind":"pass"})");
    const Lines tail = {R"({"player":null,"kind":"solar-phase","amount":2})",
                        R"({"player":null,"kind":"marker-moved","colony":"luna","amount":1})",
                        R"({"player":null,"kind":"generation-started","amount":3})"};
    EXPECT_EQ(events_of(client, 4), tail) << "after passing and production";
    EXPECT_EQ(at(client.state(), "/colonies"),
              json(R"([{"colony":"io","marker":6,"owners":[]},{"colony":"luna","marker":3,"owners":[]},
                  {"colony":"titan","owners":[]}])"));
}

TEST(colonies_solar_phase, lets_the_first_player_raise_for_the_world_government) {
    Client client = before_solar_phase(R"({"colonies":true,"worldGovernment":true})");
    client.choose(0, R"({"kind":"pass"})");
    EXPECT_EQ(question(client), "0 raise-parameter");
    EXPECT_EQ(at(asked(client), "/options"), json(R"([{"kind":"raise-parameter","parameter":"temperature"},
                  {"kind":"raise-parameter","parameter":"oxygen"},{"kind":"raise-parameter","parameter":"ocean"}])"));
    const Document before = client.state();
    EXPECT_EQ(at(before, "/phase"), Document("solar"));
    Client other;
    other.get(Document::map({{"cmd", "position"}, {"position", before}}));
    EXPECT_EQ(other.state(), before);
    client.choose(0, R"({"kind":"raise-parameter","parameter":"temperature"})");
    const Lines tail = {R"({"player":null,"kind":"solar-phase","amount":2})",
                        R"({"player":null,"kind":"parameter-raised","parameter":"temperature","amount":1})",
                        R"({"player":null,"kind":"marker-moved","colony":"luna","amount":1})",
                        R"({"player":null,"kind":"generation-started","amount":3})"};
    EXPECT_EQ(events_of(client, 4), tail) << "after passing and production";
    EXPECT_EQ(at(client.state(), "/players/0/tr"), Document(20));
    other.choose(0, R"({"kind":"raise-parameter","parameter":"temperature"})");
    EXPECT_EQ(other.state(), client.state());
    client.get(R"({"cmd":"undo"})");
    EXPECT_EQ(client.state(), before);
}

TEST(colonies_view, shows_tiles_and_fleets_to_everybody) {
    Client client = with_position(colonies_game(
        R"("players":[{"fleets":2,"hand":["comet"]},{}],
            "colonies":[{"colony":"luna","marker":3,"owners":[0,1],"fleet":1},{"colony":"titan"}])"));
    for (const char* viewer : {"null", "0", "1"}) {
        const Document view = at(client.get(R"({"cmd":"view","player":)" + std::string(viewer) + "}"), "/view");
        EXPECT_EQ(at(view, "/colonies"),
                  json(R"([{"colony":"luna","marker":3,"owners":[0,1],"fleet":1},{"colony":"titan","owners":[]}])"));
        EXPECT_EQ(at(view, "/players/0/fleets"), Document(2));
        EXPECT_EQ(at(view, "/players/1/fleets"), Document(1));
    }
    EXPECT_EQ(at(client.view(1), "/players/0/hand"), json(R"({"count":1})"));
}

TEST(colonies_view, hides_the_cards_that_a_colony_brings_its_owner) {
    Client client = with_position(colonies_game(
        R"("deck":["comet","mine"],"players":[{"stock":{"titanium":3}},{"hand":["trees"]}],
            "colonies":[{"colony":"pluto","marker":1,"owners":[1]}])"));
    client.choose(0, R"({"kind":"trade","colony":"pluto","with":"titanium"})");
    EXPECT_EQ(at(asked(client), "/pick"), json(R"({"kind":"discard-cards","from":["mine","trees"],"min":1,"max":1})"));
    EXPECT_EQ(at(client.view(1), "/players/1/hand"), json(R"(["mine","trees"])"));
    EXPECT_EQ(at(client.view(0), "/players/0/hand"), json(R"(["comet"])"));
    EXPECT_EQ(at(client.view(0), "/players/1/hand"), json(R"({"count":2})"));
    EXPECT_EQ(to_json(client.view(0)).find("mine"), std::string::npos);
}

}  // namespace

}  // namespace planitia::protocol_test
