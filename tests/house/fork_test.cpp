// Tables that go on from a game that is over.
#include <table/deal.h>

#include "guests.h"

namespace planitia::house_test {
namespace {

/// A game that bots have played to its end.
class Finished {
  public:
    TestHouse house;
    const Asker ola = house.person("Ola");
    std::string id;

    explicit Finished(
        std::string_view request = R"({"game":"martians","seats":[{"person":"me"},{"bot":"random"}],"start":true,
                                                     "setup":{"variant":"competitive"}})") {
        const Document made = house.open_table(ola, request);
        EXPECT_TRUE(is_ok(made)) << to_json(made);
        id = text_at(made, "table");
        EXPECT_TRUE(is_ok(house.ask(id, ola, R"({"do":"leave","bot":"random"})")));
        wait_for_end(id);
    }
    void wait_for_end(const std::string& table) {
        for (int i = 0; i < 2000; ++i) {
            if (text_at(*house.state(table, ola).find("state")->find("table"), "state") == "over") return;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        ADD_FAILURE() << "the game does not end";
    }
    Document fork(const Asker& asker, std::string_view request) {
        std::promise<Document> told;
        house->fork_table(asker, id, json(request), [&](Document document) { told.set_value(std::move(document)); });
        return told.get_future().get();
    }
    int choices() { return number_at(house.state(id, ola), "number"); }
};

TEST(fork, goes_on_with_the_same_game_and_other_people) {
    Finished old;
    const Asker jan = old.house.person("Jan");
    const Document made = old.fork(jan, R"({"number":20,"seats":[{"bot":"random"},{"person":"me"}]})");
    ASSERT_TRUE(is_ok(made)) << to_json(made).substr(0, 300);
    const std::string id(text_at(made, "table"));
    EXPECT_NE(id, old.id);
    const Document& deal = *made.find("state")->find("deal");
    EXPECT_EQ(text_at(*deal.find("from"), "table"), old.id);
    EXPECT_EQ(number_at(*deal.find("from"), "number"), 20);
    EXPECT_EQ(text_at(deal, "commitment"),
              text_at(*old.house.state(old.id, old.ola).find("state")->find("deal"), "commitment"));
    EXPECT_EQ(text_at((*made.find("state")->find("seats")->as_list())[1], "name"), "Jan");

    // It is played to its end, proves its deal, and begins as the old one did.
    EXPECT_TRUE(is_ok(old.house.ask(id, jan, R"({"do":"leave","bot":"random"})")));
    old.house.reopen();
    old.wait_for_end(id);
    const Document exported = old.house.ask(id, jan, R"({"do":"export"})");
    EXPECT_TRUE(table::verify_deal(exported).has_value());
    const Document before = old.house.ask(old.id, old.ola, R"({"do":"export"})");
    for (std::size_t i = 0; i < 20; ++i)
        EXPECT_EQ((*exported.find("choices")->as_list())[i], (*before.find("choices")->as_list())[i]) << i;
    EXPECT_TRUE(is_ok(old.house.ask(id, jan, R"({"do":"charts"})")));
}

TEST(fork, begins_anywhere_before_the_end_and_without_a_word_with_bots) {
    Finished old;
    for (const int number : {0, 1, 7, 50, old.choices() - 1}) {
        const Document made = old.fork(old.ola, R"({"number":)" + std::to_string(number) + "}");
        ASSERT_TRUE(is_ok(made)) << number << to_json(made).substr(0, 300);
        const Document::List& seats = *made.find("state")->find("seats")->as_list();
        EXPECT_EQ(text_at(seats[0], "state"), "taken");
        EXPECT_EQ(text_at(seats[1], "bot"), "random");
    }
    const Document made = old.fork(old.house.person("Bellona"), R"({"number":7})");
    EXPECT_EQ(text_at(made.find("state")->find("seats")->as_list()->at(1), "name"), "Cydonia");
}

TEST(fork, is_refused_where_it_makes_no_sense) {
    Finished old;
    const Asker jan = old.house.person("Jan");
    const auto code = [&](std::string_view request) { return code_of(old.fork(jan, request)); };
    EXPECT_EQ(code(R"({"number":)" + std::to_string(old.choices()) + "}"), "bad-value");
    EXPECT_EQ(code(R"({})"), "missing-field");
    EXPECT_EQ(code(R"({"number":-1})"), "bad-value");
    EXPECT_EQ(code(R"({"number":3,"seats":[{"person":"me"}]})"), "bad-value");
    EXPECT_EQ(code(R"({"number":3,"seats":[{"person":"me"},{"open":true}]})"), "bad-value");
    EXPECT_EQ(code(R"({"number":3,"seats":[{"person":"me"},{"bot":"genius"}]})"), "bad-value");
    EXPECT_EQ(code(R"({"number":3,"start":true})"), "bad-value");
    const std::string playing(text_at(old.fork(jan, R"({"number":3})"), "table"));
    old.id = playing;
    EXPECT_EQ(code(R"({"number":2})"), "unsupported") << "it is being played";
    old.id = "nowherenowhe";
    EXPECT_EQ(code(R"({"number":2})"), "no-table");
}

TEST(fork, is_not_for_who_may_not_look_nor_of_a_deal_that_others_play_today) {
    Finished hidden(R"({"game":"martians","setup":{"players":1},"start":true,"options":{"watchers":false}})");
    EXPECT_EQ(code_of(hidden.fork(hidden.house.person("Jan"), R"({"number":3})")), "not-your-seat");
    EXPECT_TRUE(is_ok(hidden.fork(hidden.ola, R"({"number":3})")));
    Finished of_day(R"({"game":"martians","setup":{"players":1},"start":true,"day":true})");
    EXPECT_EQ(code_of(of_day.fork(of_day.ola, R"({"number":3})")), "unsupported");
}

}  // namespace
}  // namespace planitia::house_test
