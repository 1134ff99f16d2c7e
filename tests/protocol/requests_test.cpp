#include <set>

#include "client.h"

namespace planitia::protocol_test {

namespace {

constexpr const char* kNew = R"({"cmd":"new","game":"terraforming","setup":{"players":2},"seed":"red"})";

/// Both players have chosen their corporation and bought nothing; the first one is to act.
Client in_first_turn() {
    Client client;
    client.get(kNew);
    for (int player : {0, 1}) client.choose(player, R"({"index":0})");
    for (int player : {0, 1}) client.choose(player, R"({"kind":"buy-cards","cards":[]})");
    return client;
}

TEST(requests, games_names_the_game_its_players_and_options) {
    Client client;
    const Document answer = client.get(R"({"cmd":"games"})");
    EXPECT_EQ(at(answer, "/games/0/game"), Document("terraforming"));
    EXPECT_EQ(at(answer, "/games/0/players"), json("[1,5]"));
    EXPECT_EQ(at(answer, "/games/0/options/corporateEra"), Document(true));
    EXPECT_EQ(at(answer, "/games/0/options/draft"), Document(false));
    EXPECT_EQ(at(answer, "/games/0/options/map"), Document("tharsis"));
}

TEST(requests, map_tells_what_is_printed_on_the_board_of_a_game) {
    Client client;
    const Document mars = at(client.get(R"({"cmd":"map","game":"terraforming"})"), "/map");
    EXPECT_EQ(
        at(mars, "/spaces/0"),
        json(R"({"space":1,"area":"land","bonuses":{"steel":2},"neighbours":[2,7,6],"row":1,"place":1,"q":0,"r":-4})"));
    EXPECT_EQ(at(mars, "/parameters/0/bonuses/0"), json(R"({"at":-24,"gives":"heat-production"})"));
    EXPECT_FALSE(at(client.get(R"({"cmd":"map","game":"martians"})"), "/map/hexes/0/neighbours").is_null());
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"map"})")), "missing-field /game");
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"map","game":"chess"})")), "bad-value /game");
}

TEST(requests, map_is_that_of_the_game_set_up_unless_another_one_is_named) {
    const auto first_award = [](Client& client, std::string_view request) {
        return at(client.get(request), "/map/awards/0");
    };
    constexpr const char* kOwn = R"({"cmd":"map","game":"terraforming"})";
    constexpr const char* kNamed = R"({"cmd":"map","game":"terraforming","map":"tharsis"})";
    Client client;
    EXPECT_EQ(first_award(client, kOwn), Document("landlord"));
    EXPECT_EQ(first_award(client, R"({"cmd":"map","game":"terraforming","map":"elysium"})"), Document("celebrity"));
    client.get(R"({"cmd":"new","game":"terraforming","setup":{"players":2,"map":"hellas"},"seed":"red"})");
    EXPECT_EQ(first_award(client, kOwn), Document("cultivator"));
    EXPECT_EQ(first_award(client, kNamed), Document("landlord"));
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"map","game":"terraforming","map":"venus"})")), "bad-value /map");
    client.get(R"({"cmd":"new","game":"martians","setup":{"players":2},"seed":"red"})");
    EXPECT_EQ(first_award(client, kOwn), Document("landlord"));
}

TEST(requests, a_new_game_asks_every_seat_for_its_corporation) {
    Client client;
    const Document answer = client.get(R"({"cmd":"new","game":"terraforming","setup":{"players":5},"seed":""})");
    EXPECT_EQ(at(answer, "/over"), Document(false));
    ASSERT_EQ(size(at(answer, "/decisions")), 5U);
    std::set<std::string> offered;
    for (int i = 0; i < 5; ++i) {
        const Document decision = at(answer, "/decisions/" + std::to_string(i));
        EXPECT_EQ(at(decision, "/player"), Document(i));
        EXPECT_EQ(at(decision, "/kind"), Document("choose-corporation"));
        EXPECT_TRUE(at(decision, "/prompt").as_text() != nullptr);
        EXPECT_EQ(size(at(decision, "/options")), 2U);
        for (const char* option : {"/options/0/card", "/options/1/card"})
            offered.insert(*at(decision, option).as_text());
    }
    EXPECT_EQ(offered.size(), 10U) << "no corporation is offered twice";
}

TEST(requests, the_same_setup_and_seed_give_the_same_game) {
    Client one;
    Client two;
    Client other;
    EXPECT_EQ(one.get(kNew), two.get(kNew));
    EXPECT_EQ(one.state(), two.state());
    other.get(R"({"cmd":"new","game":"terraforming","setup":{"players":2},"seed":"blue"})");
    EXPECT_FALSE(other.state() == one.state());
}

TEST(requests, seats_answer_at_their_own_pace_and_in_any_order) {
    Client one;
    Client two;
    one.get(kNew);
    two.get(kNew);
    one.choose(0, R"({"index":0})");
    const Document answer = one.choose(0, R"({"kind":"buy-cards","cards":[]})");
    ASSERT_EQ(size(at(answer, "/decisions")), 1U);
    EXPECT_EQ(at(answer, "/decisions/0/kind"), Document("choose-corporation"));
    one.choose(1, R"({"index":1})");
    one.choose(1, R"({"kind":"buy-cards","cards":[]})");
    two.choose(1, R"({"index":1})");
    two.choose(1, R"({"kind":"buy-cards","cards":[]})");
    two.choose(0, R"({"index":0})");
    two.choose(0, R"({"kind":"buy-cards","cards":[]})");
    EXPECT_EQ(one.state(), two.state());
}

TEST(requests, a_turn_offers_pass_and_has_the_kind_action) {
    Client client = in_first_turn();
    const Document answer = client.get(R"({"cmd":"decisions"})");
    ASSERT_EQ(size(at(answer, "/decisions")), 1U);
    EXPECT_EQ(at(answer, "/decisions/0/kind"), Document("action"));
    bool passes = false;
    for (const Document& option : items(at(answer, "/decisions/0/options")))
        passes = passes || at(option, "/kind") == Document("pass");
    EXPECT_TRUE(passes);
}

TEST(requests, an_option_is_chosen_by_its_fields_or_by_its_index) {
    Client by_fields;
    Client by_index;
    const char* position = R"({"players":[{"stock":{"megacredits":20}},{}]})";
    by_fields.set_up(position);
    by_index.set_up(position);
    const Document options = at(by_index.get(R"({"cmd":"decisions"})"), "/decisions/0/options");
    const Document wanted = json(R"({"kind":"standard-project","project":"asteroid"})");
    for (std::size_t i = 0; i < size(options); ++i)
        if ((*options.as_list())[i] == wanted) by_index.choose(0, R"({"index":)" + std::to_string(i) + "}");
    by_fields.choose(0, to_json(wanted));
    EXPECT_EQ(at(by_fields.state(), "/temperature"), Document(-28));
    EXPECT_EQ(by_fields.state(), by_index.state());
}

TEST(requests, fields_may_be_left_out_while_one_option_is_meant) {
    Client client;
    client.set_up(R"({"players":[{"stock":{"megacredits":30,"steel":2},"hand":["mine"]},{}]})");
    client.choose(0, R"({"kind":"play-card"})");
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"choose","player":0,"option":{"kind":"pay"}})")), "ambiguous /option");
    client.choose(0, R"({"kind":"pay","steel":1})");
    EXPECT_EQ(at(client.state(), "/players/0/stock/megacredits"), Document(28));
}

TEST(requests, undo_takes_back_choice_by_choice_to_the_start) {
    Client client;
    client.get(kNew);
    std::vector<Document> before;
    for (int i = 0; i < 40; ++i) {
        before.push_back(client.state());
        ASSERT_TRUE(client.play_one());
    }
    while (!before.empty()) {
        const Document answer = client.get(R"({"cmd":"undo"})");
        EXPECT_EQ(at(answer, "/over"), Document(false));
        ASSERT_EQ(client.state(), before.back()) << before.size();
        before.pop_back();
    }
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"undo"})")), "nothing-to-undo");
}

TEST(requests, a_set_of_cards_is_one_choice_for_undo) {
    Client client;
    client.set_up(R"({"players":[{"hand":["asteroid","comet","birds"]},{}]})");
    client.choose(0, R"({"kind":"standard-project","project":"sell-patents"})");
    const Document before = client.state();
    client.choose(0, R"({"kind":"sell-cards","cards":["birds","asteroid"]})");
    EXPECT_EQ(at(client.state(), "/players/0/stock/megacredits"), Document(2));
    EXPECT_EQ(at(client.state(), "/players/0/hand"), json(R"(["comet"])"));
    client.get(R"({"cmd":"undo"})");
    EXPECT_EQ(client.state(), before);
}

TEST(requests, log_counts_what_happened) {
    Client client;
    client.set_up(R"({"players":[{"stock":{"megacredits":14}},{}]})");
    EXPECT_EQ(size(at(client.get(R"({"cmd":"log"})"), "/events")), 0U);
    client.choose(0, R"({"kind":"standard-project","project":"asteroid"})");
    const Document events = at(client.get(R"({"cmd":"log"})"), "/events");
    ASSERT_GT(size(events), 0U);
    bool raised = false;
    for (std::size_t i = 0; i < size(events); ++i) {
        const Document& event = (*events.as_list())[i];
        EXPECT_EQ(at(event, "/number"), Document(i));
        EXPECT_TRUE(event.find("player") != nullptr);
        raised = raised || (at(event, "/kind") == Document("parameter-raised") &&
                            at(event, "/parameter") == Document("temperature") && at(event, "/player") == Document(0));
    }
    EXPECT_TRUE(raised) << to_json(events);
    client.get(R"({"cmd":"undo"})");
    EXPECT_EQ(size(at(client.get(R"({"cmd":"log"})"), "/events")), 0U);
}

TEST(requests, score_takes_the_position_as_final) {
    Client client;
    client.set_up(R"({"tiles":[{"space":20,"tile":"city","owner":1},{"space":21,"tile":"greenery","owner":1}],
        "milestones":[{"milestone":"builder","player":0}],"awards":[{"award":"banker","player":0}],
        "players":[{"tr":25,"production":{"megacredits":3},"played":[{"card":"birds","resources":2}]},{}]})");
    const Document answer = client.get(R"({"cmd":"score"})");
    EXPECT_EQ(at(answer, "/players/0"), json(R"({"tr":25,"awards":5,"milestones":5,"greenery":0,"city":0,"cards":2,
        "total":37,"place":1,"won":true})"));
    EXPECT_EQ(at(answer, "/players/1"), json(R"({"tr":20,"awards":0,"milestones":0,"greenery":1,"city":1,"cards":0,
        "total":22,"place":2,"won":false})"));
}

TEST(requests, why_not_names_every_reason_with_its_figures) {
    Client client;
    client.set_up(R"({"oxygen":7,"players":[{"stock":{"megacredits":3},"hand":["birds"]},{}]})");
    const Document answer = client.get(R"({"cmd":"why-not","player":0,"option":{"kind":"play-card","card":"birds"}})");
    EXPECT_EQ(at(answer, "/legal"), Document(false));
    std::set<std::string> reasons;
    for (const Document& reason : items(at(answer, "/reasons"))) reasons.insert(to_json(reason));
    EXPECT_TRUE(reasons.contains(R"({"code":"oxygen-too-low","needs":13,"has":7})")) << to_json(answer);
    EXPECT_TRUE(reasons.contains(R"({"code":"cannot-pay","needs":10,"has":3})")) << to_json(answer);
}

TEST(requests, why_not_of_a_legal_option_has_no_reasons) {
    Client client;
    client.set_up("{}");
    for (const char* option : {R"({"kind":"pass"})", R"({"index":0})"}) {
        const Document answer = client.get(R"({"cmd":"why-not","player":0,"option":)" + std::string(option) + "}");
        EXPECT_EQ(at(answer, "/legal"), Document(true));
        EXPECT_EQ(size(at(answer, "/reasons")), 0U);
    }
}

TEST(requests, why_not_tells_a_seat_that_is_not_asked) {
    Client client;
    client.set_up("{}");
    const Document answer = client.get(R"({"cmd":"why-not","player":1,"option":{"kind":"pass"}})");
    EXPECT_EQ(at(answer, "/legal"), Document(false));
    EXPECT_EQ(at(answer, "/reasons/0/code"), Document("not-awaited"));
}

TEST(requests, why_not_of_a_pick_counts_its_cards) {
    Client client;
    client.set_up(R"({"phase":"research","players":[{"stock":{"megacredits":3},"dealt":["asteroid","comet"]},{}]})");
    const Document answer =
        client.get(R"({"cmd":"why-not","player":0,"option":{"kind":"buy-cards","cards":["asteroid","comet"]}})");
    EXPECT_EQ(at(answer, "/legal"), Document(false));
    EXPECT_EQ(at(answer, "/reasons/0"), json(R"({"code":"too-many-cards","needs":1,"has":2,"at":"/cards"})"));
}

TEST(requests, a_bot_answers_for_a_seat_and_leaves_the_game_alone) {
    Client client;
    client.get(kNew);
    const Document before = client.state();
    const Document answer = client.get(R"({"cmd":"bot","player":1,"level":"random","ms":500})");
    EXPECT_EQ(at(answer, "/player"), Document(1));
    EXPECT_EQ(at(answer, "/option/kind"), Document("choose-corporation"));
    EXPECT_EQ(client.state(), before);
    EXPECT_EQ(client.get(R"({"cmd":"bot","player":1,"level":"random"})"), answer) << "the same view, the same answer";
    client.choose(1, to_json(at(answer, "/option")));
}

TEST(requests, every_level_of_bot_answers) {
    Client client;
    client.set_up(R"({"generation":14,"players":[{"tr":36,"stock":{"megacredits":8}},{}]})");
    for (const char* level : {"random", "greedy", "planner"})
        client.get(R"({"cmd":"bot","player":0,"level":")" + std::string(level) + R"("})");
    EXPECT_EQ(at(client.get(R"({"cmd":"bot","player":0,"level":"greedy"})"), "/option"),
              json(R"({"kind":"claim-milestone","milestone":"terraformer"})"));
}

TEST(requests, quit_is_answered) {
    Client client;
    EXPECT_EQ(client.ask_text(R"({"cmd":"quit"})"), R"({"ok":true})");
}

TEST(requests, a_question_names_the_card_it_is_about) {
    Client client;
    client.set_up(R"({"players":[{"stock":{"megacredits":30,"titanium":2},"hand":["comet"]},{"stock":{"plants":3}}]})");
    EXPECT_EQ(at(client.get(R"({"cmd":"decisions"})"), "/decisions/0").find("source"), nullptr);
    client.choose(0, R"({"kind":"play-card","card":"comet"})");
    EXPECT_EQ(at(client.get(R"({"cmd":"decisions"})"), "/decisions/0/kind"), Document("pay"));
    EXPECT_EQ(at(client.get(R"({"cmd":"decisions"})"), "/decisions/0/source"), Document("comet"));
    EXPECT_EQ(at(client.get(R"({"cmd":"view","player":1})"), "/view/playing"), Document("comet"));
}

TEST(requests, a_payment_has_its_price_and_means_beside_every_option) {
    Client client;
    client.set_up(R"({"players":[{"stock":{"megacredits":10,"steel":5},"hand":["titanium-mine"]},{}]})");
    const Document asked = at(client.choose(0, R"({"kind":"play-card","card":"titanium-mine"})"), "/decisions/0");
    EXPECT_EQ(at(asked, "/payment"), json(R"({"price":7,"means":[{"means":"megacredits","worth":1,"have":10,"most":7},
                                          {"means":"steel","worth":2,"have":5,"most":4}],"usual":{"steel":4}})"));
    EXPECT_EQ(size(at(asked, "/options")), 5U);
}

TEST(requests, a_question_inside_an_action_tells_the_effect_it_is_about) {
    Client client;
    client.set_up(R"({"players":[{"stock":{"megacredits":40}},{}]})");
    const Document asked = at(client.choose(0, R"({"kind":"standard-project","project":"city"})"), "/decisions/0");
    EXPECT_EQ(at(asked, "/about"), json(R"({"effect":"place-tile","tile":"city","where":"city"})"));
    EXPECT_EQ(at(Client().get(R"({"cmd":"new","game":"terraforming","setup":{"players":2},"seed":"a"})"),
                 "/decisions/0/about"),
              Document());
}

TEST(requests, a_space_that_can_not_be_used_is_named_with_the_reason) {
    Client client;
    client.set_up(R"({"players":[{"stock":{"megacredits":40}},{}],"tiles":[{"space":20,"tile":"city","owner":1}]})");
    client.choose(0, R"({"kind":"standard-project","project":"city"})");
    EXPECT_EQ(at(client.get(R"({"cmd":"why-not","player":0,"option":{"kind":"place-tile","space":21}})"), "/reasons"),
              json(R"([{"code":"next-to-city","at":"/space"}])"));
}

}  // namespace

}  // namespace planitia::protocol_test
