#include "client.h"

namespace planitia::protocol_test {

namespace {

/// Two seats with names, in Polish; the first one is to act.
Client in_polish() {
    Client client;
    client.get(R"({"cmd":"language","lang":"pl","names":["Ola","Jan"]})");
    client.get(R"({"cmd":"new","game":"terraforming","setup":{"players":2},"seed":"red"})");
    for (int player : {0, 1}) client.choose(player, R"({"index":0})");
    for (int player : {0, 1}) client.choose(player, R"({"kind":"buy-cards","cards":[]})");
    return client;
}

TEST(language, without_one_there_is_an_english_prompt_and_nothing_else) {
    Client client;
    const Document answer = client.get(R"({"cmd":"new","game":"terraforming","setup":{"players":2},"seed":"red"})");
    EXPECT_EQ(at(answer, "/decisions/0/prompt"), Document("Choose your corporation."));
    const Document first = at(answer, "/decisions/0/options/0");
    EXPECT_EQ(first.find("text"), nullptr);
}

TEST(language, decisions_and_options_are_told) {
    Client client = in_polish();
    const Document answer = client.get(R"({"cmd":"decisions"})");
    EXPECT_EQ(at(answer, "/decisions/0/prompt"), Document("Wykonaj akcję."));
    for (const Document& option : items(at(answer, "/decisions/0/options"))) EXPECT_NE(option.find("text"), nullptr);
}

TEST(language, picks_are_told) {
    Client client;
    EXPECT_EQ(at(client.get(R"({"cmd":"language","lang":"cs"})"), "/name"), Document("Čeština"));
    client.get(R"({"cmd":"new","game":"terraforming","setup":{"players":2},"seed":"red"})");
    const Document answer = client.choose(0, R"({"index":0})");
    const Document pick = at(answer, "/decisions/0/pick");
    ASSERT_EQ(size(at(pick, "/texts")), size(at(pick, "/from")));
    for (const Document& text : items(at(pick, "/texts"))) EXPECT_NE(text.as_text(), nullptr);
    EXPECT_NE(pick.find("done"), nullptr);
}

TEST(language, a_bots_option_is_told) {
    Client client = in_polish();
    const Document answer = client.get(R"({"cmd":"bot","player":0,"level":"random"})");
    EXPECT_NE(at(answer, "/option/text").as_text(), nullptr);
}

TEST(language, a_hint_has_its_reasons) {
    Client client = in_polish();
    const Document hint = client.get(R"({"cmd":"hint","player":0})");
    const Document bot = client.get(R"({"cmd":"bot","player":0,"level":"greedy"})");
    EXPECT_EQ(at(hint, "/option"), at(bot, "/option"));
    EXPECT_EQ(at(hint, "/candidates/0/option"), at(hint, "/option"));
    ASSERT_LE(size(at(hint, "/candidates")), 3U);
    for (const Document& each : items(at(hint, "/candidates"))) EXPECT_NE(at(each, "/why").as_text(), nullptr);
}

TEST(language, an_option_may_come_back_with_its_text) {
    Client client = in_polish();
    const Document decisions = client.get(R"({"cmd":"decisions"})");
    const Document last = items(at(decisions, "/decisions/0/options")).back();
    ASSERT_NE(last.find("text"), nullptr);
    client.choose(0, to_json(last));
}

TEST(language, reasons_events_and_errors_are_told) {
    Client client = in_polish();
    const Document why = client.get(R"({"cmd":"why-not","player":0,"option":{"kind":"end-turn"}})");
    EXPECT_NE(at(why, "/reasons/0/text").as_text(), nullptr);
    const Document log = client.get(R"({"cmd":"log"})");
    for (const Document& event : items(at(log, "/events"))) EXPECT_NE(event.find("text"), nullptr);
    const Document error = client.ask(R"({"cmd":"nonsense"})");
    EXPECT_EQ(at(error, "/error/code"), Document("unknown-command"));
    EXPECT_EQ(at(error, "/error/text"), Document("Nie ma takiego polecenia."));
}

TEST(language, the_score_has_names_and_words_for_its_parts) {
    Client client = in_polish();
    const Document score = client.get(R"({"cmd":"score"})");
    EXPECT_EQ(at(score, "/players/0/name"), Document("Ola"));
    EXPECT_EQ(at(score, "/parts/awards"), Document("Nagrody"));
    EXPECT_EQ(score.find("text"), nullptr) << "the game is not over";
}

TEST(language, the_end_is_told) {
    Client client;
    client.get(R"({"cmd":"language","lang":"en","names":["Ann"]})");
    Document answer =
        client.get(R"({"cmd":"new","game":"martians","setup":{"players":1,"scenario":"first-footprints"},"seed":"x"})");
    while (at(answer, "/over") == Document(false)) answer = client.choose(0, R"({"index":0})");
    EXPECT_NE(at(client.get(R"({"cmd":"score"})"), "/text").as_text(), nullptr);
}

TEST(language, an_unknown_one_is_refused) {
    Client client;
    const Document answer = client.ask(R"({"cmd":"language","lang":"xx"})");
    EXPECT_EQ(at(answer, "/error/code"), Document("bad-value"));
    EXPECT_EQ(at(answer, "/error/at"), Document("/lang"));
    EXPECT_EQ(at(client.ask(R"({"cmd":"language","lang":"pl","names":[1]})"), "/error/at"), Document("/names"));
}

}  // namespace

}  // namespace planitia::protocol_test
