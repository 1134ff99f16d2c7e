// What happens at live tables: answers, drafts, the wall, bots, orders, clocks; stored before anybody hears of it.
#include <store/tables.h>

#include <algorithm>
#include <set>

#include "guests.h"

namespace planitia::house_test {
namespace {

/// A table of two people, dealt.
struct Duel {
    TestHouse house;
    Asker ola = house.person("Ola");
    Asker jan = house.person("Jan");
    std::string id;

    explicit Duel(std::string_view options = R"({"takeBack":60})", std::string_view game = "terraforming",
                  std::string_view setup = R"({"players":2})", house::Settings settings = {.clerks = 4})
        : house(std::move(settings)) {
        const Document made =
            house.open_table(ola, R"({"game":")" + std::string(game) + R"(","setup":)" + std::string(setup) +
                                      R"(,"options":)" + std::string(options) + "}");
        EXPECT_TRUE(is_ok(made)) << to_json(made);
        id = text_at(made, "table");
        const std::string invite(*made.find("invites")->as_list()->at(1).as_text());
        EXPECT_TRUE(is_ok(house.ask(id, jan, R"({"do":"claim","seat":1,"invite":")" + invite + R"("})")));
        EXPECT_TRUE(is_ok(house.ask(id, ola, R"({"do":"start"})")));
    }
    Document state(const Asker& asker) { return *house.state(id, asker).find("state"); }
    /// Answers what the seat is asked, whatever it is.
    Document answer(const Asker& asker, Rng& rng, bool commits) {
        const Document seen = state(asker);
        if (seen.find("ask")->is_null()) return Document::map({{"ok", false}});
        return house.ask(id, asker, write_answer(*seen.find("turn"), *seen.find("ask"), rng, commits));
    }
    std::size_t stored() {
        const auto database = store::connect({store::Address::Kind::sqlite, house.database()});
        return store::read_table(*database, id)->choices.size();
    }
};

TEST(live_table, plays_a_whole_game_of_two_over_restarts) {
    Duel duel;
    Rng rng("whole");
    int answers = 0;
    for (; answers < 20'000; ++answers) {
        if (text_at(*duel.state(duel.ola).find("table"), "state") == "over") break;
        const bool commits = rng.below(4) != 0;
        for (const Asker& asker : {duel.ola, duel.jan}) {
            const Document reply = duel.answer(asker, rng, commits);
            const Document now = duel.state(asker);
            if (!commits && is_ok(reply) && now.find("ask")->is_null() && now.find("turn") != nullptr)
                duel.house.ask(duel.id, asker,
                               Document::map({{"do", "commit"}, {"ask", text_at(*now.find("turn"), "ask")}}));
        }
        if (answers % 97 == 0) duel.house.reopen();
    }
    EXPECT_LT(answers, 20'000) << "the game ends";
    const Document end = duel.state(duel.ola);
    EXPECT_EQ(end.find("score")->find("players")->as_list()->size(), 2U);
    EXPECT_FALSE(text_at(*end.find("deal"), "secret").empty());
    EXPECT_TRUE(duel.house.troubles().told().empty()) << duel.house.troubles().told().front();
}

TEST(house, a_file_has_one_house) {
    TestHouse house;
    Troubles troubles;
    EXPECT_THROW(house::House({.database = {store::Address::Kind::sqlite, house.database()}}, troubles), store::Failed);
    house.reopen();
}

TEST(live_table, an_answer_is_stored_when_it_is_acknowledged) {
    Duel duel;
    Rng rng("stored");
    EXPECT_EQ(duel.stored(), 0U);
    EXPECT_TRUE(is_ok(duel.answer(duel.ola, rng, true)));
    EXPECT_EQ(duel.stored(), 1U);
    EXPECT_TRUE(is_ok(duel.answer(duel.jan, rng, false)));
    EXPECT_EQ(duel.stored(), 1U) << "a draft is no choice of the record";
    duel.house.reopen();
    EXPECT_EQ(number_at(*duel.state(duel.jan).find("turn")->find("mine"), "drafted"), 1) << "and it is kept";
    EXPECT_EQ(number_at(*duel.state(duel.ola).find("turn")->find("mine"), "drafted"), 0);
}

TEST(live_table, the_same_request_again_gets_the_same_reply_and_changes_nothing) {
    Duel duel;
    Rng rng("again");
    Asker once = duel.ola;
    once.request = "r1";
    const Document seen = duel.state(duel.ola);
    const Document request = write_answer(*seen.find("turn"), *seen.find("ask"), rng, true);
    const Document first = duel.house.ask(duel.id, once, request);
    ASSERT_TRUE(is_ok(first)) << to_json(first);
    EXPECT_EQ(duel.house.ask(duel.id, once, request), first);
    duel.house.reopen();
    EXPECT_EQ(duel.house.ask(duel.id, once, request), first) << "after a restart, too";
    EXPECT_EQ(duel.stored(), 1U);
    EXPECT_EQ(code_of(duel.house.ask(duel.id, duel.ola, request)), "stale") << "another request is another one";
}

TEST(live_table, a_draft_can_be_taken_back_and_nobody_else_hears_of_it) {
    Duel duel;
    Rng rng("draft");
    const auto ears = std::make_shared<Ears>();
    duel.house->table(duel.id)->listen(ears, duel.jan, {}, [](const Document&) {});
    ASSERT_TRUE(ears->wait_until([](const Document&, const std::string& at) { return !at.empty(); }));
    const std::size_t heard = ears->heard().size();
    ASSERT_TRUE(is_ok(duel.answer(duel.ola, rng, false)));
    const Document drafted = duel.state(duel.ola);
    EXPECT_TRUE(*drafted.find("turn")->find("mine")->find("back")->find("can")->as_bool());
    EXPECT_TRUE(is_ok(duel.house.ask(duel.id, duel.ola,
                                     Document::map({{"do", "back"}, {"ask", text_at(*drafted.find("turn"), "ask")}}))));
    EXPECT_EQ(number_at(*duel.state(duel.ola).find("turn")->find("mine"), "drafted"), 0);
    EXPECT_EQ(ears->heard().size(), heard);
    EXPECT_EQ(code_of(duel.house.ask(
                  duel.id, duel.ola,
                  Document::map({{"do", "commit"}, {"ask", text_at(*duel.state(duel.ola).find("turn"), "ask")}}))),
              "nothing-drafted");
}

TEST(live_table, a_complete_draft_is_committed_when_its_time_is_over_also_after_a_restart) {
    Duel duel(R"({"takeBack":1})");
    Rng rng("due");
    while (duel.stored() == 0) {
        if (!is_ok(duel.answer(duel.ola, rng, false))) break;
        if (duel.state(duel.ola).find("ask")->is_null()) break;
    }
    duel.house.reopen();
    for (int i = 0; i < 600 && duel.stored() == 0; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    EXPECT_GT(duel.stored(), 0U);
}

TEST(live_table, listeners_have_the_state_that_is_by_changes_alone) {
    Duel duel;
    Rng rng("changes");
    const auto ears = std::make_shared<Ears>();
    duel.house->table(duel.id)->listen(ears, duel.jan, {}, [](const Document&) {});
    for (int i = 0; i < 60; ++i)
        for (const Asker& asker : {duel.ola, duel.jan}) duel.answer(asker, rng, true);
    const Document whole = duel.house.state(duel.id, duel.jan);
    ASSERT_TRUE(ears->wait_until([&](const Document&, const std::string& at) { return at == text_at(whole, "at"); }));
    for (const char* key : {"view", "facts"})
        EXPECT_EQ(digest(*ears->body().find(key)), digest(*whole.find("state")->find(key))) << key;
    for (const char* key : {"turn", "ask", "seats", "deal"})
        EXPECT_EQ(ears->rest(key), *whole.find("state")->find(key)) << key;
    std::size_t states = 0;
    for (const std::string& text : ears->heard()) states += text.find("\"state\":{") != std::string::npos ? 1 : 0;
    EXPECT_EQ(states, 1U) << "only the first message is whole";
    std::vector<std::int64_t> lines = ears->lines();
    std::ranges::sort(lines);  // what is done is told before what it costs
    for (std::size_t i = 0; i < lines.size(); ++i) ASSERT_EQ(lines[i], static_cast<std::int64_t>(i));
}

TEST(live_table, who_does_not_listen_for_a_while_gets_the_newest_state_and_no_queue) {
    Duel duel;
    Rng rng("slow");
    const auto ears = std::make_shared<Ears>();
    duel.house->table(duel.id)->listen(ears, duel.jan, {}, [](const Document&) {});
    ASSERT_TRUE(ears->wait_until([](const Document&, const std::string& at) { return !at.empty(); }));
    ears->be_deaf(true);
    const std::size_t heard = ears->heard().size();
    for (int i = 0; i < 10; ++i)
        for (const Asker& asker : {duel.ola, duel.jan}) duel.answer(asker, rng, true);
    ears->be_deaf(false);
    duel.house->table(duel.id)->ready(ears);
    const Document whole = duel.house.state(duel.id, duel.jan);
    ASSERT_TRUE(ears->wait_until([&](const Document&, const std::string& at) { return at == text_at(whole, "at"); }));
    EXPECT_EQ(ears->heard().size(), heard + 1);
    EXPECT_EQ(digest(*ears->body().find("view")), digest(*whole.find("state")->find("view")));
}

TEST(live_table, who_comes_back_with_what_they_have_gets_nothing_twice) {
    Duel duel;
    const auto first = std::make_shared<Ears>();
    duel.house->table(duel.id)->listen(first, duel.jan, {}, [](const Document&) {});
    ASSERT_TRUE(first->wait_until([](const Document&, const std::string& at) { return !at.empty(); }));
    const auto again = std::make_shared<Ears>(first->at());
    duel.house->table(duel.id)->listen(again, duel.jan, {.at = first->at(), .line = first->lines().size()},
                                       [](const Document&) {});
    duel.house.state(duel.id, duel.jan);
    for (const std::string& text : again->heard()) EXPECT_EQ(text.find("\"state\":{"), std::string::npos) << text;
    EXPECT_TRUE(again->lines().empty());
}

TEST(live_table, bots_play_until_a_person_is_asked) {
    TestHouse house;
    const Asker ola = house.person("Ola");
    for (const char* game : {"terraforming", "martians"}) {
        const Document made =
            house.open_table(ola, R"({"game":")" + std::string(game) +
                                      R"(","seats":[{"person":"me"},{"bot":"greedy"},{"bot":"random"}],"start":true})");
        ASSERT_TRUE(is_ok(made)) << to_json(made);
        const std::string id(text_at(made, "table"));
        Rng rng(game);
        for (int i = 0; i < 400 && number_at(house.state(id, ola), "number") <= 6; ++i) {
            const Document seen = *house.state(id, ola).find("state");
            if (seen.find("ask")->is_null()) {
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
                continue;
            }
            EXPECT_TRUE(is_ok(house.ask(id, ola, write_answer(*seen.find("turn"), *seen.find("ask"), rng, true))));
        }
        EXPECT_GT(number_at(house.state(id, ola), "number"), 6);
    }
}

TEST(live_table, hints_are_given_and_counted_unless_they_are_off) {
    Duel with;
    const Document hint = with.house.ask(with.id, with.ola, R"({"do":"hint"})");
    ASSERT_TRUE(is_ok(hint)) << to_json(hint);
    const Document::List& candidates = *hint.find("candidates")->as_list();
    ASSERT_TRUE(!candidates.empty() && candidates.size() <= 3) << to_json(hint);
    EXPECT_EQ(*candidates.front().find("option"), *hint.find("option"));
    EXPECT_EQ(number_at(with.state(with.ola).find("seats")->as_list()->front(), "hints"), 1);
    Duel without(R"({"hints":false})");
    EXPECT_EQ(code_of(without.house.ask(without.id, without.ola, R"({"do":"hint"})")), "hints-off");
}

TEST(live_table, a_hint_that_is_refused_is_not_counted) {
    for (const house::Settings& settings : {house::Settings{.thoughts_per_table = 0}, house::Settings{.thoughts = 0}}) {
        Duel duel("{}", "terraforming", R"({"players":2})", settings);
        EXPECT_EQ(code_of(duel.house.ask(duel.id, duel.ola, R"({"do":"hint"})")), "unavailable");
        EXPECT_EQ(number_at(duel.state(duel.ola).find("seats")->as_list()->front(), "hints"), 0);
    }
}

TEST(live_table, a_hint_says_why_in_the_language_of_its_reader) {
    for (const char* game : {"terraforming", "martians"}) {
        Duel duel(R"({})", game);
        std::set<std::string> reasons;
        for (present::Language language : every<present::Language>()) {
            Asker reader = duel.state(duel.ola).find("ask")->is_null() ? duel.jan : duel.ola;
            reader.language = language;
            const Document hint = duel.house.ask(duel.id, reader, R"({"do":"hint"})");
            ASSERT_TRUE(is_ok(hint)) << to_json(hint);
            reasons.emplace(text_at(hint.find("candidates")->as_list()->front(), "why"));
        }
        EXPECT_EQ(reasons.size(), 4U) << game;
    }
}

TEST(live_table, an_option_may_be_sent_back_with_the_words_it_was_told_with) {
    Duel duel;
    const Document hint = duel.house.ask(duel.id, duel.ola, R"({"do":"hint"})");
    EXPECT_NE(hint.find("option")->find("text"), nullptr);
    const auto request = [&](std::string_view what) {
        return Document::map({{"do", what},
                              {"ask", text_at(*duel.state(duel.ola).find("turn"), "ask")},
                              {"option", *hint.find("option")}});
    };
    for (const char* what : {"why-not", "preview", "answer"}) {
        const Document reply = duel.house.ask(duel.id, duel.ola, request(what));
        EXPECT_TRUE(is_ok(reply)) << to_json(reply);
    }
}

TEST(live_table, previews_tell_what_every_option_would_do) {
    Duel duel;
    const Document told = duel.house.ask(duel.id, duel.ola, R"({"do":"previews"})");
    ASSERT_TRUE(is_ok(told)) << to_json(told);
    EXPECT_EQ(told.find("previews")->as_list()->size(),
              duel.state(duel.ola).find("ask")->find("decision")->find("options")->as_list()->size());
}

TEST(live_table, advance_pass_passes_for_who_is_away) {
    Duel duel;
    Rng rng("pass");
    const auto is_asked_action = [&](const Asker& asker) {
        const Document ask = *duel.state(asker).find("ask");
        return !ask.is_null() && text_at(*ask.find("decision"), "kind") == "action";
    };
    for (int i = 0; i < 20 && !is_asked_action(duel.ola) && !is_asked_action(duel.jan); ++i)
        for (const Asker& asker : {duel.ola, duel.jan}) duel.answer(asker, rng, true);
    const Asker& asked = is_asked_action(duel.ola) ? duel.ola : duel.jan;
    const Asker& other = is_asked_action(duel.ola) ? duel.jan : duel.ola;
    ASSERT_TRUE(is_ok(duel.house.ask(duel.id, other,
                                     R"({"do":"plan","orders":[{"when":"asked-action","option":{"kind":"pass"}}]})")));
    EXPECT_EQ(duel.state(asked).find("plan")->as_list()->size(), 0U) << "nobody else is told";
    const Document turn = *duel.state(asked).find("turn");
    EXPECT_TRUE(is_ok(duel.house.ask(duel.id, asked,
                                     Document::map({{"do", "answer"},
                                                    {"ask", text_at(turn, "ask")},
                                                    {"option", Document::map({{"kind", "pass"}})},
                                                    {"commit", true}}))));
    bool is_over = false;
    for (int i = 0; i < 600 && !is_over; ++i) {
        is_over = number_at(*duel.state(asked).find("view"), "generation") == 2;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_TRUE(is_over) << "both have passed";
}

TEST(live_table, a_bot_goes_on_from_the_draft_of_who_has_left) {
    TestHouse house;
    const Asker ola = house.person("Ola");
    const Document made =
        house.open_table(ola, R"({"game":"terraforming","seats":[{"person":"me"},{"bot":"random"}],)"
                              R"("setup":{"players":2,"beginners":[0,1]},"options":{"takeBack":60},"start":true})");
    ASSERT_TRUE(is_ok(made)) << to_json(made);
    const std::string id(text_at(made, "table"));
    Rng rng("left");
    Document state = *house.state(id, ola).find("state");
    for (int i = 0; i < 400; ++i) {  // until there is a draft that is not complete
        state = *house.state(id, ola).find("state");
        const Document& mine = *state.find("turn")->find("mine");
        if (number_at(mine, "drafted") > 0 && !*mine.find("complete")->as_bool()) break;
        if (state.find("ask")->is_null())
            house.ask(id, ola, Document::map({{"do", "commit"}, {"ask", text_at(*state.find("turn"), "ask")}}));
        else
            house.ask(id, ola, write_answer(*state.find("turn"), *state.find("ask"), rng, false));
    }
    ASSERT_GT(number_at(*state.find("turn")->find("mine"), "drafted"), 0);
    const int before = number_at(house.state(id, ola), "number");
    ASSERT_TRUE(is_ok(house.ask(id, ola, R"({"do":"leave","bot":"random"})")));
    int number = before;
    for (int i = 0; i < 2000 && number < before + 10; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(25));
        number = number_at(house.state(id, ola), "number");
    }
    EXPECT_GE(number, before + 10) << "the game goes on";
}

TEST(live_table, a_clock_at_zero_ends_the_time_to_take_back) {
    Duel duel(R"({"clock":{"perTurn":1,"atZero":"pass"},"takeBack":60})");
    Rng rng("late");
    while (!duel.state(duel.ola).find("ask")->is_null()) ASSERT_TRUE(is_ok(duel.answer(duel.ola, rng, false)));
    for (int i = 0; i < 600 && duel.stored() == 0; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    EXPECT_GT(duel.stored(), 0U);
}

TEST(live_table, a_clock_at_zero_lets_a_bot_answer) {
    Duel duel(R"({"clock":{"perTurn":1,"atZero":"bot"}})");
    const int before = number_at(duel.house.state(duel.id, duel.ola), "number");
    bool has_moved = false;
    for (int i = 0; i < 600 && !has_moved; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        has_moved = number_at(duel.house.state(duel.id, duel.ola), "number") > before;
    }
    EXPECT_TRUE(has_moved);
}

}  // namespace
}  // namespace planitia::house_test
