#include <vector>

#include "client.h"

namespace planitia::protocol_test {

namespace {

struct Refused {
    std::string line;
    std::string refusal;
};

/// Every request is refused as told, and the game is exactly as it was.
void expect_refusals(Client& client, const std::vector<Refused>& cases) {
    const std::string before = client.ask_text(R"({"cmd":"state"})");
    const std::string decisions = client.ask_text(R"({"cmd":"decisions"})");
    const std::string saved = client.ask_text(R"({"cmd":"save"})");
    for (const Refused& each : cases) {
        EXPECT_EQ(refusal(client.ask(each.line)), each.refusal) << each.line.substr(0, 300);
        EXPECT_EQ(client.ask_text(R"({"cmd":"state"})"), before) << each.line;
        EXPECT_EQ(client.ask_text(R"({"cmd":"decisions"})"), decisions) << each.line;
        EXPECT_EQ(client.ask_text(R"({"cmd":"save"})"), saved) << each.line;
    }
}

TEST(errors, what_is_no_request) {
    Client client;
    expect_refusals(client, {
                                {"", "bad-json"},
                                {"hello", "bad-json"},
                                {"[]", "bad-json"},
                                {"7", "bad-json"},
                                {R"({"cmd":"games","cmd":"games"})", "bad-json"},
                                {"{}", "missing-field /cmd"},
                                {R"({"command":"games"})", "missing-field /cmd"},
                                {R"({"cmd":7})", "bad-value /cmd"},
                                {R"({"cmd":"frobnicate"})", "unknown-command /cmd"},
                                {R"({"cmd":"foretell","player":0})", "unknown-command /cmd"},
                            });
}

TEST(errors, without_a_game) {
    Client client;
    for (const char* command :
         {"state", "view", "decisions", "choose", "why-not", "preview", "undo", "log", "score", "save", "bot", "hint"})
        EXPECT_EQ(refusal(client.ask(Document::map({{"cmd", command}}))), "no-game") << command;
}

TEST(errors, of_a_new_game) {
    Client client;
    client.set_up("{}");
    const auto with = [](std::string_view setup) {
        return R"({"cmd":"new","game":"terraforming","seed":"s","setup":)" + std::string(setup) + "}";
    };
    expect_refusals(
        client, {
                    {R"({"cmd":"new","setup":{"players":2},"seed":"s"})", "missing-field /game"},
                    {R"({"cmd":"new","game":"terraforming","seed":"s"})", "missing-field /setup"},
                    {R"({"cmd":"new","game":"terraforming","setup":{"players":2}})", "missing-field /seed"},
                    {R"({"cmd":"new","game":"terraforming","setup":{"players":2},"seed":1})", "bad-value /seed"},
                    {R"({"cmd":"new","game":"terraforming","setup":[],"seed":"s"})", "bad-value /setup"},
                    {R"({"cmd":"new","game":"chess","setup":{"players":2},"seed":"s"})", "bad-value /game"},
                    {R"({"cmd":"new","game":"martians","setup":{"players":5},"seed":"s"})", "bad-value /setup/players"},
                    {with("{}"), "missing-field /setup/players"},
                    {with(R"({"players":0})"), "bad-value /setup/players"},
                    {with(R"({"players":6})"), "bad-value /setup/players"},
                    {with(R"({"players":"2"})"), "bad-value /setup/players"},
                    {with(R"({"players":2,"venus":true})"), "bad-value /setup/venus"},
                    {with(R"({"players":2,"corporateEra":1})"), "bad-value /setup/corporateEra"},
                    {with(R"({"players":2,"draft":"yes"})"), "bad-value /setup/draft"},
                    {with(R"({"players":1,"draft":true})"), "bad-value /setup/draft"},
                    {with(R"({"players":1,"corporateEra":false})"), "bad-value /setup/corporateEra"},
                    {with(R"({"players":2,"unplaceableTiles":"maybe"})"), "bad-value /setup/unplaceableTiles"},
                    {with(R"({"players":2,"beginners":[0,2]})"), "bad-value /setup/beginners/1"},
                    {with(R"({"players":2,"beginners":[1,1]})"), "bad-value /setup/beginners/1"},
                    {with(R"({"players":2,"corporationDeal":"some"})"), "bad-value /setup/corporationDeal"},
                    {with(R"({"players":2,"corporationDeal":"one-of-each"})"), "bad-value /setup/corporationDeal"},
                    {with(R"({"players":2,"colonies":1})"), "bad-value /setup/colonies"},
                    {with(R"({"players":2,"worldGovernment":"yes"})"), "bad-value /setup/worldGovernment"},
                });
}

TEST(errors, options_that_are_off_may_be_named) {
    Client client;
    client.get(
        R"({"cmd":"new","game":"terraforming","seed":"","setup":{"players":3,"corporateEra":false,"draft":true,
        "colonies":false,"worldGovernment":false,"unplaceableTiles":"forbid","beginners":[2,0],
        "corporationDeal":"mixed"}})");
    EXPECT_EQ(at(client.state(), "/options"), json(R"({"corporateEra":false,"draft":true,"colonies":false,
        "worldGovernment":false,"unplaceableTiles":"forbid","beginners":[0,2]})"));
}

TEST(errors, of_a_choice) {
    Client client;
    client.set_up(R"({"oxygen":3,"players":[{"stock":{"megacredits":60},"hand":["birds","mine","asteroid"]},{}]})");
    const auto with = [](std::string_view option) {
        return R"({"cmd":"choose","player":0,"option":)" + std::string(option) + "}";
    };
    expect_refusals(client, {
                                {R"({"cmd":"choose","option":{"kind":"pass"}})", "missing-field /player"},
                                {R"({"cmd":"choose","player":2,"option":{"kind":"pass"}})", "bad-value /player"},
                                {R"({"cmd":"choose","player":-1,"option":{"kind":"pass"}})", "bad-value /player"},
                                {R"({"cmd":"choose","player":null,"option":{"kind":"pass"}})", "bad-value /player"},
                                {R"({"cmd":"choose","player":0})", "missing-field /option"},
                                {R"({"cmd":"choose","player":0,"option":3})", "bad-value /option"},
                                {R"({"cmd":"choose","player":1,"option":{"kind":"pass"}})", "not-awaited /player"},
                                {with("{}"), "missing-field /option/kind"},
                                {with(R"({"card":"mine"})"), "missing-field /option/kind"},
                                {with(R"({"kind":"sing"})"), "bad-value /option/kind"},
                                {with(R"({"kind":4})"), "bad-value /option/kind"},
                                {with(R"({"kind":"take-card","card":"mine"})"), "bad-value /option/kind"},
                                {with(R"({"kind":"trade","colony":"luna"})"), "illegal /option"},
                                {with(R"({"kind":"pass","loudly":true})"), "bad-value /option/loudly"},
                                {with(R"({"kind":"play-card","card":"no-such-card"})"), "bad-value /option/card"},
                                {with(R"({"kind":"play-card","card":9})"), "bad-value /option/card"},
                                {with(R"({"kind":"play-card","card":"birds"})"), "illegal /option"},
                                {with(R"({"kind":"play-card","card":"comet"})"), "illegal /option"},
                                {with(R"({"kind":"play-card"})"), "ambiguous /option"},
                                {with(R"({"kind":"standard-project"})"), "ambiguous /option"},
                                {with(R"({"kind":"standard-project","project":"moon"})"), "bad-value /option/project"},
                                {with(R"({"kind":"card-action"})"), "illegal /option"},
                                {with(R"({"kind":"first-action"})"), "illegal /option"},
                                {with(R"({"kind":"end-turn"})"), "illegal /option"},
                                {with(R"({"kind":"place-tile","tile":"ocean","space":62})"), "bad-value /option/space"},
                                {with(R"({"kind":"place-tile","tile":"lake","space":4})"), "bad-value /option/tile"},
                                {with(R"({"kind":"place-tile","tile":"ocean","space":4})"), "illegal /option"},
                                {with(R"({"kind":"target-player","player":7})"), "bad-value /option/player"},
                                {with(R"({"kind":"sell-cards","cards":["mine"]})"), "illegal /option"},
                                {with(R"({"kind":"buy-cards"})"), "missing-field /option/cards"},
                                {with(R"({"kind":"buy-cards","cards":["mine","mine"]})"), "bad-value /option/cards/1"},
                                {with(R"({"index":1000})"), "bad-value /option/index"},
                                {with(R"({"index":-1})"), "bad-value /option/index"},
                                {with(R"({"index":"0"})"), "bad-value /option/index"},
                                {with(R"({"index":0,"card":"mine"})"), "bad-value /option/card"},
                            });
}

TEST(errors, of_a_pick) {
    Client client;
    client.set_up(R"({"players":[{"hand":["birds","mine"]},{}]})");
    client.choose(0, R"({"kind":"standard-project","project":"sell-patents"})");
    const auto with = [](std::string_view option) {
        return R"({"cmd":"choose","player":0,"option":)" + std::string(option) + "}";
    };
    expect_refusals(client, {
                                {with(R"({"index":0})"), "bad-value /option/index"},
                                {with(R"({"kind":"sell-cards","cards":[]})"), "illegal /option"},
                                {with(R"({"kind":"sell-cards","cards":["comet"]})"), "illegal /option"},
                                {with(R"({"kind":"sell-cards","cards":["credicor"]})"), "illegal /option"},
                                {with(R"({"kind":"sell-cards","cards":"mine"})"), "bad-value /option/cards"},
                                {with(R"({"kind":"buy-cards","cards":["mine"]})"), "illegal /option"},
                                {with(R"({"kind":"pass"})"), "illegal /option"},
                            });
    client.choose(0, R"({"kind":"sell-cards","cards":["mine","birds"]})");
}

TEST(errors, of_other_requests) {
    Client client;
    client.set_up("{}");
    expect_refusals(client,
                    {
                        {R"({"cmd":"view"})", "missing-field /player"},
                        {R"({"cmd":"view","player":2})", "bad-value /player"},
                        {R"({"cmd":"view","player":0.5})", "bad-value /player"},
                        {R"({"cmd":"why-not","player":0})", "missing-field /option"},
                        {R"({"cmd":"why-not","player":0,"option":{"kind":"play-card"}})", "missing-field /option/card"},
                        {R"({"cmd":"why-not","player":0,"option":{"kind":"sing"}})", "bad-value /option/kind"},
                        {R"({"cmd":"preview","player":1,"option":{"kind":"pass"}})", "not-awaited /player"},
                        {R"({"cmd":"preview","player":0,"option":{"kind":"end-turn"}})", "illegal /option"},
                        {R"({"cmd":"bot","player":0})", "missing-field /level"},
                        {R"({"cmd":"bot","player":0,"level":"grandmaster"})", "bad-value /level"},
                        {R"({"cmd":"bot","player":0,"level":"random","ms":-1})", "bad-value /ms"},
                        {R"({"cmd":"bot","player":1,"level":"random"})", "not-awaited /player"},
                        {R"({"cmd":"hint","player":1})", "not-awaited /player"},
                        {R"({"cmd":"undo"})", "nothing-to-undo"},
                        {R"({"cmd":"position"})", "missing-field /position"},
                        {R"({"cmd":"position","position":[]})", "bad-value /position"},
                        {R"({"cmd":"load"})", "missing-field /save"},
                    });
}

TEST(errors, when_the_game_is_over_nobody_is_awaited) {
    Client client;
    client.set_up(R"({"phase":"over"})");
    const Document answer = client.get(R"({"cmd":"decisions"})");
    EXPECT_EQ(at(answer, "/over"), Document(true));
    EXPECT_EQ(size(at(answer, "/decisions")), 0U);
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"choose","player":0,"option":{"kind":"pass"}})")), "not-awaited /player");
    EXPECT_EQ(at(client.get(R"({"cmd":"why-not","player":0,"option":{"kind":"pass"}})"), "/reasons/0/code"),
              Document("game-over"));
}

}  // namespace

}  // namespace planitia::protocol_test
