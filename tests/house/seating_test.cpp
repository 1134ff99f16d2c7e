// Who sits at a table: invitations, leaving, votes, rematches, and what only a host may do.
#include "guests.h"

namespace planitia::house_test {
namespace {

struct Gathering {
    TestHouse house;
    Asker ola = house.person("Ola");
    Asker jan = house.person("Jan");
    Asker ewa = house.person("Ewa");
    Document made;
    std::string id;

    explicit Gathering(std::string_view request = R"({"game":"terraforming","setup":{"players":3}})")
        : made(house.open_table(ola, request)), id(text_at(made, "table")) {
        EXPECT_TRUE(is_ok(made)) << to_json(made);
    }
    std::string invite(std::size_t seat) const { return *made.find("invites")->as_list()->at(seat).as_text(); }
    Document claim(const Asker& asker, std::size_t seat, const std::string& invite) {
        return house.ask(id, asker,
                         Document::map({{"do", "claim"}, {"seat", seat}, {"invite", invite}, {"name", asker.name}}));
    }
    Document state() { return *house.state(id, ola).find("state"); }
    Document seat(std::size_t seat) { return state().find("seats")->as_list()->at(seat); }
    std::string seat_state(std::size_t seat) { return std::string(text_at(this->seat(seat), "state")); }
    void seat_all() {
        EXPECT_TRUE(is_ok(claim(jan, 1, invite(1))));
        EXPECT_TRUE(is_ok(claim(ewa, 2, invite(2))));
    }
};

TEST(seating, an_invitation_works_once_and_for_its_seat) {
    Gathering table;
    EXPECT_EQ(code_of(table.claim(table.jan, 2, table.invite(1))), "bad-invite");
    EXPECT_EQ(code_of(table.claim(table.jan, 1, "")), "bad-invite") << "the table is not listed";
    EXPECT_TRUE(is_ok(table.claim(table.jan, 1, table.invite(1))));
    EXPECT_TRUE(is_ok(table.claim(table.jan, 1, table.invite(1)))) << "asked twice";
    EXPECT_EQ(code_of(table.claim(table.ewa, 1, table.invite(1))), "seat-taken");
    EXPECT_EQ(code_of(table.claim(table.jan, 2, table.invite(2))), "seat-taken") << "one seat for everybody";
}

TEST(seating, who_has_no_invitation_sits_down_at_listed_tables_only) {
    Gathering table(R"({"game":"terraforming","setup":{"players":3},"options":{"listed":true}})");
    EXPECT_TRUE(is_ok(table.claim(table.jan, 2, "")));
    const Document lobby = table.house->noticeboard().lobby();
    EXPECT_EQ(lobby.find("lobby")->as_list()->size(), 1U);
}

TEST(seating, nobody_is_called_as_somebody_else) {
    Gathering table;
    const auto called = [](Asker asker, const char* name) {
        asker.name = name;
        return asker;
    };
    EXPECT_TRUE(is_ok(table.claim(called(table.jan, "Guest"), 1, table.invite(1))));
    EXPECT_TRUE(is_ok(table.claim(called(table.ewa, "Guest"), 2, table.invite(2))));
    EXPECT_EQ(text_at(table.seat(1), "name"), "Guest");
    EXPECT_EQ(text_at(table.seat(2), "name"), "Guest 2");
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.ola, R"({"do":"release","seat":1})")));
    const Document invited = table.house.ask(table.id, table.ola, R"({"do":"invite","seat":1})");
    EXPECT_TRUE(is_ok(table.claim(called(table.jan, "Ola"), 1, std::string(text_at(invited, "invite")))));
    EXPECT_EQ(text_at(table.seat(1), "name"), "Ola 2") << "the host is called so";
}

TEST(seating, a_numbered_name_is_no_longer_than_others) {
    Gathering table;
    const std::string longest = "Żółć" + std::string(35, 'x') + "ą";
    for (Asker* each : {&table.jan, &table.ewa}) each->name = longest;
    table.seat_all();
    EXPECT_EQ(text_at(table.seat(1), "name"), longest);
    EXPECT_EQ(text_at(table.seat(2), "name"), "Żółć" + std::string(34, 'x') + " 2");
}

TEST(seating, a_bot_is_not_called_as_the_host) {
    TestHouse house;
    const Asker bellona = house.person("Bellona");
    const Document made =
        house.open_table(bellona, R"({"game":"terraforming","seats":[{"person":"me"},{"bot":"greedy"}]})");
    const Document state = *house.state(std::string(text_at(made, "table")), bellona).find("state");
    const Document::List& seats = *state.find("seats")->as_list();
    EXPECT_EQ(text_at(seats[0], "name"), "Bellona");
    EXPECT_EQ(text_at(seats[1], "name"), "Cydonia");
}

TEST(seating, a_new_invitation_voids_the_old_one) {
    Gathering table;
    const Document anew = table.house.ask(table.id, table.ola, R"({"do":"invite","seat":1})");
    ASSERT_TRUE(is_ok(anew));
    EXPECT_EQ(code_of(table.claim(table.jan, 1, table.invite(1))), "bad-invite");
    EXPECT_TRUE(is_ok(table.claim(table.jan, 1, std::string(text_at(anew, "invite")))));
}

TEST(seating, only_the_host_starts_changes_and_closes) {
    Gathering table;
    EXPECT_EQ(code_of(table.house.ask(table.id, table.ola, R"({"do":"start"})")), "not-started") << "a seat is free";
    table.seat_all();
    for (const char* request :
         {R"({"do":"start"})", R"({"do":"close"})", R"({"do":"patch","name":"x"})", R"({"do":"invite","seat":1})",
          R"({"do":"release","seat":2})", R"({"do":"bot","seat":2,"bot":"greedy"})"})
        EXPECT_EQ(code_of(table.house.ask(table.id, table.jan, request)), "not-host") << request;
    EXPECT_TRUE(
        is_ok(table.house.ask(table.id, table.ola, R"({"do":"patch","name":"Friday","options":{"takeBack":9}})")));
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.ola, R"({"do":"start"})")));
    EXPECT_EQ(code_of(table.house.ask(table.id, table.ola, R"({"do":"close"})")), "seat-taken");
    const Document state = *table.house.state(table.id, table.jan).find("state");
    EXPECT_EQ(text_at(*state.find("table"), "name"), "Friday");
    EXPECT_EQ(number_at(*state.find("table")->find("terms"), "takeBack"), 9);
}

TEST(seating, leaving_before_the_deal_frees_the_seat) {
    Gathering table;
    table.seat_all();
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.jan, R"({"do":"leave"})")));
    EXPECT_EQ(table.seat_state(1), "free");
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.ola, R"({"do":"release","seat":2})")));
    EXPECT_EQ(table.seat_state(2), "free");
}

TEST(seating, who_sits_down_inherits_nothing_from_who_left) {
    Gathering table(R"({"game":"terraforming","setup":{"players":3},"options":{"listed":true}})");
    EXPECT_TRUE(is_ok(table.claim(table.jan, 1, "")));
    table.jan.request = table.ewa.request = "r1";
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.jan, R"({"do":"ready","ready":true})")));
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.jan, R"({"do":"leave"})")));
    EXPECT_TRUE(is_ok(table.claim(table.ewa, 1, "")));
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.ewa, R"({"do":"ready","ready":true})")));
    EXPECT_TRUE(*table.seat(1).find("ready")->as_bool()) << "it is no repetition of Jan's request";
}

TEST(seating, the_host_gives_a_free_seat_to_a_bot_and_opens_it_again) {
    Gathering table;
    const auto ask = [&](const Asker& asker, const char* request) { return table.house.ask(table.id, asker, request); };
    EXPECT_TRUE(is_ok(table.claim(table.jan, 1, table.invite(1))));
    EXPECT_EQ(code_of(ask(table.jan, R"({"do":"bot","seat":2,"bot":"greedy"})")), "not-host");
    EXPECT_EQ(code_of(ask(table.ola, R"({"do":"bot","seat":1,"bot":"greedy"})")), "seat-taken") << "Jan sits there";
    EXPECT_EQ(code_of(ask(table.ola, R"({"do":"bot","seat":0,"bot":"greedy"})")), "seat-taken") << "the host does";
    EXPECT_EQ(code_of(ask(table.ola, R"({"do":"bot","seat":2,"bot":"genius"})")), "bad-value");
    EXPECT_EQ(code_of(ask(table.ola, R"({"do":"bot","seat":2})")), "missing-field");
    EXPECT_TRUE(is_ok(ask(table.ola, R"({"do":"bot","seat":2,"bot":"greedy"})")));
    EXPECT_EQ(table.seat_state(2), "bot");
    EXPECT_EQ(code_of(table.claim(table.ewa, 2, table.invite(2))), "seat-taken");
    EXPECT_TRUE(is_ok(ask(table.ola, R"({"do":"bot","seat":2,"bot":"random"})"))) << "another level";
    const Document seat = table.seat(2);
    EXPECT_EQ(text_at(seat, "bot"), "random");
    EXPECT_EQ(text_at(seat, "name"), "Cydonia");
    EXPECT_TRUE(is_ok(ask(table.ola, R"({"do":"release","seat":2})")));
    EXPECT_EQ(table.seat_state(2), "free");
    EXPECT_EQ(table.seat(2).find("bot"), nullptr);
    EXPECT_TRUE(is_ok(table.claim(table.ewa, 2, table.invite(2)))) << "the link is as good as before";
    EXPECT_TRUE(is_ok(ask(table.ola, R"({"do":"start"})")));
    EXPECT_EQ(code_of(ask(table.ola, R"({"do":"bot","seat":2,"bot":"greedy"})")), "seat-taken") << "it has been dealt";
}

TEST(seating, when_all_sit_and_are_ready_it_is_dealt) {
    Gathering table;
    const auto ask = [&](const Asker& asker, const char* request) { return table.house.ask(table.id, asker, request); };
    const auto stage = [&] { return std::string(text_at(*table.state().find("table"), "state")); };
    const auto is_ready = [&](std::size_t seat) { return *table.seat(seat).find("ready")->as_bool(); };
    EXPECT_EQ(code_of(ask(table.jan, R"({"do":"ready","ready":true})")), "not-your-seat");
    EXPECT_EQ(code_of(ask(table.ola, R"({"do":"ready"})")), "missing-field");
    EXPECT_TRUE(is_ok(table.claim(table.jan, 1, table.invite(1))));
    EXPECT_FALSE(is_ready(1));
    EXPECT_TRUE(is_ok(ask(table.ola, R"({"do":"ready","ready":true})")));
    EXPECT_TRUE(is_ok(ask(table.jan, R"({"do":"ready","ready":true})")));
    EXPECT_TRUE(is_ready(0) && is_ready(1));
    EXPECT_EQ(table.seat(2).find("ready"), nullptr) << "nobody sits there";
    EXPECT_TRUE(is_ok(ask(table.jan, R"({"do":"ready","ready":false})")));
    EXPECT_FALSE(is_ready(1));
    EXPECT_TRUE(is_ok(ask(table.jan, R"({"do":"ready","ready":true})")));
    table.house.reopen();
    EXPECT_TRUE(is_ready(1)) << "it is kept";
    EXPECT_TRUE(is_ok(ask(table.ola, R"({"do":"patch","name":"Friday"})")));
    EXPECT_TRUE(is_ready(1)) << "nothing else is agreed";
    EXPECT_TRUE(is_ok(ask(table.ola, R"({"do":"patch","options":{"takeBack":9}})")));
    EXPECT_FALSE(is_ready(0) || is_ready(1)) << "something else is agreed";
    EXPECT_TRUE(is_ok(table.claim(table.ewa, 2, table.invite(2))));
    for (const Asker& each : {table.ola, table.jan}) {
        EXPECT_TRUE(is_ok(ask(each, R"({"do":"ready","ready":true})")));
        EXPECT_EQ(stage(), "gathering");
    }
    EXPECT_TRUE(is_ok(ask(table.ewa, R"({"do":"ready","ready":true})")));
    EXPECT_EQ(stage(), "playing");
    EXPECT_EQ(table.seat(0).find("ready"), nullptr) << "that was before the deal";
}

TEST(seating, who_has_seated_the_last_one_or_was_the_last_to_be_ready_may_ask_again) {
    for (const bool is_by_bot : {false, true}) {
        Gathering table;
        const auto ask = [&](const Asker& asker, const char* request) {
            return table.house.ask(table.id, asker, request);
        };
        EXPECT_TRUE(is_ok(table.claim(table.jan, 1, table.invite(1))));
        EXPECT_TRUE(is_ok(ask(table.ola, R"({"do":"ready","ready":true})")));
        if (is_by_bot)
            EXPECT_TRUE(is_ok(ask(table.jan, R"({"do":"ready","ready":true})")));
        else
            EXPECT_TRUE(is_ok(ask(table.ola, R"({"do":"bot","seat":2,"bot":"greedy"})")));
        Asker last = is_by_bot ? table.ola : table.jan;
        last.request = "r1";
        const char* const request =
            is_by_bot ? R"({"do":"bot","seat":2,"bot":"greedy"})" : R"({"do":"ready","ready":true})";
        const Document said = ask(last, request);
        EXPECT_TRUE(is_ok(said));
        EXPECT_EQ(text_at(*table.state().find("table"), "state"), "playing");
        EXPECT_EQ(ask(last, request), said) << "the reply was lost on its way";
    }
}

TEST(seating, who_is_ready_hears_why_it_can_not_be_dealt) {
    Gathering table(R"({"game":"terraforming","seats":[{"person":"me"},{"bot":"greedy"}]})");
    table.house.find_stored(R"(UPDATE tables SET setup='{"players":2,"map":"of-tomorrow"}')");
    const Document refused = table.house.ask(table.id, table.ola, R"({"do":"ready","ready":true})");
    EXPECT_EQ(code_of(refused), "bad-value");
    EXPECT_EQ(text_at(*refused.find("error"), "at"), "/setup/map");
    EXPECT_FALSE(*table.seat(0).find("ready")->as_bool()) << "a refusal changes nothing";
}

TEST(seating, a_bot_for_the_last_seat_is_all_that_ready_people_wait_for) {
    Gathering table;
    const auto ask = [&](const Asker& asker, const char* request) { return table.house.ask(table.id, asker, request); };
    const auto stage = [&] { return std::string(text_at(*table.state().find("table"), "state")); };
    EXPECT_TRUE(is_ok(table.claim(table.jan, 1, table.invite(1))));
    EXPECT_TRUE(is_ok(ask(table.jan, R"({"do":"ready","ready":true})")));
    EXPECT_TRUE(is_ok(ask(table.jan, R"({"do":"leave"})")));
    EXPECT_TRUE(is_ok(ask(table.ola, R"({"do":"bot","seat":1,"bot":"greedy"})")));
    EXPECT_TRUE(is_ok(ask(table.ola, R"({"do":"ready","ready":true})")));
    EXPECT_EQ(stage(), "gathering") << "a seat is free";
    EXPECT_TRUE(is_ok(ask(table.ola, R"({"do":"bot","seat":2,"bot":"greedy"})")));
    EXPECT_EQ(stage(), "playing");
    Gathering bots(R"({"game":"terraforming","seats":[{"open":true},{"bot":"greedy"}]})");
    EXPECT_TRUE(is_ok(bots.house.ask(bots.id, bots.ola, R"({"do":"bot","seat":0,"bot":"greedy"})")));
    EXPECT_EQ(bots.seat_state(0), "bot");
    EXPECT_EQ(text_at(*bots.state().find("table"), "state"), "gathering") << "nobody has said that it may begin";
}

TEST(seating, a_bot_takes_the_seat_of_who_leaves_when_all_others_agree) {
    Gathering table;
    table.seat_all();
    ASSERT_TRUE(is_ok(table.house.ask(table.id, table.ola, R"({"do":"start"})")));
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.jan, R"({"do":"leave","bot":"random"})")));
    EXPECT_EQ(table.seat_state(1), "leaving");
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.ola, R"({"do":"vote-on","vote":0,"agree":true})")));
    EXPECT_EQ(table.seat_state(1), "leaving") << "one of two";
    table.house.reopen();
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.ewa, R"({"do":"vote-on","vote":0,"agree":true})")));
    EXPECT_EQ(table.seat_state(1), "bot");
    EXPECT_EQ(code_of(table.house.ask(table.id, table.jan, R"({"do":"answer","ask":"0.0","option":{"index":0}})")),
              "not-your-seat");
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.jan, R"({"do":"vote","seat":1})"))) << "may I come back?";
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.ola, R"({"do":"vote-on","vote":0,"agree":true})")));
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.ewa, R"({"do":"vote-on","vote":0,"agree":true})")));
    EXPECT_EQ(table.seat_state(1), "taken");
}

TEST(seating, one_who_does_not_agree_ends_a_vote) {
    Gathering table;
    table.seat_all();
    ASSERT_TRUE(is_ok(table.house.ask(table.id, table.ola, R"({"do":"start"})")));
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.jan, R"({"do":"leave"})")));
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.ewa, R"({"do":"vote-on","vote":0,"agree":false})")));
    EXPECT_EQ(table.seat_state(1), "taken");
    EXPECT_EQ(code_of(table.house.ask(table.id, table.ola, R"({"do":"vote","seat":1,"bot":"greedy"})")),
              "not-your-seat")
        << "nobody is thrown out who has not been silent for a day";
}

TEST(seating, nobody_sees_a_table_without_watchers_from_outside) {
    Gathering table(
        R"({"game":"terraforming","seats":[{"person":"me"},{"bot":"greedy"}],"options":{"watchers":false},"start":true})");
    const Document seen = *table.house.state(table.id, table.jan).find("state");
    EXPECT_EQ(seen.find("view"), nullptr);
    EXPECT_NE(seen.find("seats"), nullptr);
    EXPECT_EQ(code_of(table.house.ask(table.id, table.jan, R"({"do":"lines"})")), "not-your-seat");
}

TEST(seating, who_watches_people_gather_sees_the_game_begin) {
    Gathering table(R"({"game":"terraforming","seats":[{"person":"me"},{"bot":"greedy"}]})");
    const auto ears = std::make_shared<Ears>();
    const auto live = table.house->table(table.id);
    live->listen(ears, table.jan, {}, [](const Document&) {});
    ASSERT_TRUE(ears->wait_until([](const Document& rest, const std::string&) { return rest.find("seats"); }));
    EXPECT_EQ(ears->body().find("view"), nullptr);
    ASSERT_TRUE(is_ok(table.house.ask(table.id, table.ola, R"({"do":"start"})")));
    ASSERT_TRUE(ears->wait_until([](const Document& rest, const std::string&) { return rest.find("turn"); }));
    EXPECT_NE(ears->body().find("view"), nullptr);
}

TEST(seating, a_saying_is_heard_kept_and_bounded) {
    Gathering table;
    table.seat_all();
    EXPECT_TRUE(is_ok(table.house.ask(table.id, table.jan, R"({"do":"say","text":"gg"})")));
    EXPECT_EQ(
        code_of(table.house.ask(table.id, table.jan, Document::map({{"do", "say"}, {"text", std::string(501, 'x')}}))),
        "too-large");
    EXPECT_EQ(code_of(table.house.ask(table.id, table.jan, R"({"do":"say","text":"a\nb"})")), "bad-value");
    table.house.reopen();
    const Document chat = table.house.ask(table.id, table.ola, R"({"do":"chat"})");
    ASSERT_EQ(chat.find("chat")->as_list()->size(), 1U);
    EXPECT_EQ(text_at(chat.find("chat")->as_list()->front(), "text"), "gg");
}

TEST(seating, lists_tell_whose_turn_it_is) {
    Gathering table;
    table.seat_all();
    ASSERT_TRUE(is_ok(table.house.ask(table.id, table.ola, R"({"do":"start"})")));
    const Document mine = table.house->noticeboard().mine(table.jan.person);
    ASSERT_EQ(mine.find("mine")->as_list()->size(), 1U);
    EXPECT_TRUE(*mine.find("mine")->as_list()->front().find("yourTurn")->as_bool());
}

TEST(seating, wrong_tables_are_refused_with_the_place) {
    TestHouse house;
    const Asker ola = house.person("Ola");
    const auto place = [&](std::string_view request) {
        const Document reply = house.open_table(ola, request);
        EXPECT_FALSE(is_ok(reply)) << request;
        return std::string(text_at(*reply.find("error"), "at"));
    };
    EXPECT_EQ(place(R"({"game":"chess"})"), "/game");
    EXPECT_EQ(place(R"({"game":"terraforming","setup":{"players":9}})"), "/setup/players");
    EXPECT_EQ(place(R"({"game":"terraforming","setup":{"players":2},"seats":[{"person":"me"}]})"), "/seats");
    EXPECT_EQ(place(R"({"game":"terraforming","seats":[{"person":"me"},{"bot":"clever"}]})"), "/seats/1/bot");
    EXPECT_EQ(place(R"({"game":"terraforming","seats":[{"person":"me"},{}]})"), "/seats/1");
    EXPECT_EQ(place(R"({"game":"terraforming","setup":{"players":2},"options":{"takeBack":900}})"),
              "/options/takeBack");
    EXPECT_EQ(place(R"({"game":"terraforming","setup":{"players":2},"share":"xyz"})"), "/share");
    EXPECT_EQ(place(R"({"game":"terraforming","setup":{"players":2},"day":true})"), "/day");
}

TEST(people, a_code_brings_a_person_to_another_device_once) {
    TestHouse house;
    const auto made = house->people().add("Ola");
    ASSERT_TRUE(made.has_value());
    EXPECT_EQ(house->people().find(made->token)->id, made->person.id);
    EXPECT_FALSE(house->people().find("nonsense").has_value());
    const auto code = house->people().link(made->person);
    ASSERT_TRUE(code.has_value());
    const auto other = house->people().redeem(*code);
    ASSERT_TRUE(other.has_value());
    EXPECT_EQ(other->person.id, made->person.id);
    EXPECT_NE(other->token, made->token);
    EXPECT_EQ(house->people().find(other->token)->id, made->person.id);
    EXPECT_EQ(house->people().redeem(*code).error().code, RefusalCode::bad_token);
}

}  // namespace
}  // namespace planitia::house_test
