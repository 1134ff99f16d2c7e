/// Numbers of questions, and the log since a choice.
#include <kit/moves.h>
#include <kit/short_form.h>

#include "client.h"

namespace planitia::protocol_test {

namespace {

Client new_game(const char* setup = R"({"players":2})") {
    Client client;
    client.get(R"({"cmd":"new","game":"terraforming","seed":"numbers","setup":)" + std::string(setup) + "}");
    return client;
}
std::string choose(int player, int number) {
    return R"({"cmd":"choose","option":{"index":0},"player":)" + std::to_string(player) + R"(,"number":)" +
           std::to_string(number) + "}";
}

TEST(numbers, a_decision_counts_the_answers_of_its_seat) {
    Client client = new_game();
    EXPECT_EQ(at(client.get(R"({"cmd":"decisions"})"), "/decisions/1/number"), Document(0));
    const Document after = client.choose(0, R"({"index":0})");
    EXPECT_EQ(at(after, "/decisions/0/number"), Document(1));
    EXPECT_EQ(at(after, "/decisions/1/number"), Document(0)) << "the answers of others do not change it";
    EXPECT_EQ(at(client.get(R"({"cmd":"undo"})"), "/decisions/0/number"), Document(0));
}

TEST(numbers, a_choice_that_quotes_another_question_is_stale) {
    Client client = new_game();
    client.get(choose(0, 0));
    const Document before = client.state();
    EXPECT_EQ(refusal(client.ask(choose(0, 0))), "stale /number") << "a second click";
    EXPECT_EQ(refusal(client.ask(choose(1, 3))), "stale /number");
    EXPECT_EQ(client.state(), before);
    client.get(choose(1, 0));
}

TEST(numbers, that_are_none_are_refused) {
    Client client = new_game();
    for (const char* number : {"-1", "\"0\"", "null", "0.5"})
        EXPECT_EQ(refusal(client.ask(R"({"cmd":"choose","player":0,"option":{"index":0},"number":)" +
                                     std::string(number) + "}")),
                  "bad-value /number");
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"log","since":-1})")), "bad-value /since");
}

TEST(numbers, the_log_is_told_since_a_choice) {
    Client client = new_game();
    for (int i = 0; i < 30; ++i) client.play_one();
    const Document::List all = items(at(client.get(R"({"cmd":"log"})"), "/events"));
    Document::List since;
    for (const Document& event : all)
        if (*at(event, "/choice").as_int() >= 20) since.push_back(event);
    ASSERT_FALSE(since.empty());
    EXPECT_EQ(items(at(client.get(R"({"cmd":"log","since":20})"), "/events")), since);
    EXPECT_TRUE(items(at(client.get(R"({"cmd":"log","since":30})"), "/events")).empty());
}

TEST(numbers, a_line_says_whose_choice_it_was_and_which_move) {
    Client client;
    client.get(Document::map(
        {{"cmd", "position"},
         {"position", kit::position_document("gen 3; A: mc 60, titanium 3, hand asteroid; B: plants 5")}}));
    client.choose(0, R"({"kind":"standard-project","project":"power-plant"})");
    client.choose(0, R"({"kind":"play-card","card":"asteroid"})");
    client.choose(0, R"({"kind":"pay","megacredits":14})");
    client.choose(0, R"({"kind":"target-player","player":1,"amount":3})");
    const Document lost = items(at(client.get(R"({"cmd":"log","since":3})"), "/events")).front();
    EXPECT_EQ(at(lost, "/player"), Document(1)) << to_json(lost);
    EXPECT_EQ(at(lost, "/by"), Document(0));
    EXPECT_EQ(at(lost, "/choice"), Document(3));
    EXPECT_EQ(at(lost, "/move"), Document(1));
}

}  // namespace

}  // namespace planitia::protocol_test
