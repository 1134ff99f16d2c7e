/// What a seat could think of, previews of all of it, and what follows from a view.
#include <kit/moves.h>
#include <kit/short_form.h>

#include <set>

#include "client.h"

namespace planitia::protocol_test {

namespace {

Client client_at(std::string_view text) {
    Client client;
    client.get(Document::map({{"cmd", "position"}, {"position", kit::position_document(text)}}));
    return client;
}
Document::List candidates(Client& client, int player) {
    Document::List all;
    for (const Document& group :
         items(at(client.get(Document::map({{"cmd", "candidates"}, {"player", player}})), "/groups")))
        for (const Document& each : items(at(group, "/candidates"))) all.push_back(each);
    return all;
}
Document candidate_for(Client& client, const kit::Move& move) {
    for (const Document& each : candidates(client, 0))
        if (at(each, "/option") == move.fields) return each;
    return {};
}

// -- candidates

TEST(candidates, have_their_cost_and_why_they_are_not_legal) {
    Client client = client_at("gen 2; oxygen 5; A: mc 30, hand birds mine; B: mc 5");
    const Document mine = candidate_for(client, kit::play("mine"));
    EXPECT_EQ(at(mine, "/cost"), json(R"({"megacredits":4})"));
    EXPECT_EQ(at(mine, "/legal"), Document(true));
    const Document birds = candidate_for(client, kit::play("birds"));
    EXPECT_EQ(at(birds, "/legal"), Document(false));
    EXPECT_EQ(at(birds, "/reasons/0/code"), Document("oxygen-too-low"));
    EXPECT_TRUE(at(birds, "/reasons/0/text").is_null()) << "words only in a language";
    client.get(R"({"cmd":"language","lang":"pl"})");
    const Document told = candidate_for(client, kit::play("birds"));
    for (const char* place : {"/text", "/label", "/note", "/reasons/0/text", "/reasons/0/brief"})
        EXPECT_NE(at(told, place).as_text(), nullptr) << place;
}

TEST(candidates, that_are_legal_are_the_options_of_the_decision) {
    for (const char* game : {"terraforming", "martians"}) {
        Client client;
        client.get(R"({"cmd":"new","game":")" + std::string(game) + R"(","setup":{"players":2},"seed":"c"})");
        for (int i = 0; i < 60 && client.play_one(); ++i) {
            const Document decision = at(client.get(R"({"cmd":"decisions"})"), "/decisions/0");
            if (decision.is_null()) break;
            std::multiset<std::string> options;
            for (const Document& option : items(at(decision, "/options"))) options.insert(to_json(option));
            std::multiset<std::string> legal;
            for (const Document& each : candidates(client, static_cast<int>(*at(decision, "/player").as_int()))) {
                ASSERT_EQ(at(each, "/legal") == Document(true), items(at(each, "/reasons")).empty());
                if (at(each, "/legal") == Document(true)) legal.insert(to_json(at(each, "/option")));
            }
            ASSERT_EQ(legal, options) << to_json(decision);
        }
    }
}

TEST(candidates, are_refused_to_a_seat_that_is_not_asked) {
    Client client = client_at("gen 2; A: mc 30; B: mc 5");
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"candidates","player":1})")), "not-awaited /player");
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"previews","player":1})")), "not-awaited /player");
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"candidates"})")), "missing-field /player");
}

// -- decisions

TEST(decisions, inside_an_action_say_in_words_what_it_is_about) {
    for (const char* game : {"terraforming", "martians"}) {
        Client client;
        client.get(R"({"cmd":"language","lang":"uk"})");
        client.get(R"({"cmd":"new","game":")" + std::string(game) + R"(","setup":{"players":2},"seed":"a"})");
        int told = 0;
        for (int i = 0; i < 100 && client.play_one(); ++i)
            told += at(client.get(R"({"cmd":"decisions"})"), "/decisions/0/about/text").as_text() != nullptr ? 1 : 0;
        EXPECT_GT(told, 5) << game;
    }
}

// -- previews

TEST(previews, of_all_options_are_those_of_each) {
    for (const char* game : {"terraforming", "martians"}) {
        Client client;
        client.get(R"({"cmd":"new","game":")" + std::string(game) + R"(","setup":{"players":2},"seed":"p"})");
        for (int i = 0; i < 40 && client.play_one(); ++i) {
            const Document decision = at(client.get(R"({"cmd":"decisions"})"), "/decisions/0");
            if (decision.is_null()) break;
            const Document player = at(decision, "/player");
            const Document::List all = items(at(
                client.get(Document::map({{"cmd", "previews"}, {"player", player}, {"further", true}})), "/previews"));
            const Document::List options = items(at(decision, "/options"));
            ASSERT_EQ(all.size(), options.size());
            for (std::size_t n = 0; n < all.size(); n += 5) {
                Document one = client.get(
                    Document::map({{"cmd", "preview"}, {"player", player}, {"option", options[n]}, {"further", true}}));
                one.set("option", n);
                for (const auto& [key, value] : *all[n].as_map()) ASSERT_EQ(value, at(one, "/" + key)) << key;
            }
        }
    }
}

TEST(previews, tell_what_a_choice_would_reveal) {
    Client client = client_at("gen 2; A: mc 60, hand invention-contest mine; B: mc 5");
    const auto preview = [&](const kit::Move& move) {
        return client.get(Document::map({{"cmd", "preview"}, {"player", 0}, {"option", move.fields}}));
    };
    EXPECT_EQ(at(preview(kit::play("invention-contest")), "/reveals"), Document("cards-drawn"));
    EXPECT_TRUE(at(preview(kit::play("mine")), "/reveals").is_null());
}

TEST(previews, have_changes_of_facts_when_asked) {
    Client client = client_at("gen 2; A: mc 60; B: mc 5");
    const auto paths = [&](bool facts) {
        std::set<std::string> found;
        for (const Document& change : items(at(client.get(Document::map({{"cmd", "preview"},
                                                                         {"player", 0},
                                                                         {"facts", facts},
                                                                         {"option", kit::project("asteroid").fields}})),
                                               "/changes")))
            found.insert(*at(change, "/path").as_text());
        return found;
    };
    EXPECT_TRUE(paths(true).contains("/facts/players/0/points/total"));
    EXPECT_TRUE(paths(true).contains("/temperature"));
    EXPECT_FALSE(paths(false).contains("/facts/players/0/points/total"));
    EXPECT_EQ(
        refusal(client.ask(
            R"({"cmd":"preview","player":0,"facts":1,"option":{"kind":"standard-project","project":"asteroid"}})")),
        "bad-value /facts");
}

// -- facts

TEST(facts, follow_from_a_view) {
    Client client = client_at("gen 2; temp -26; A: mc 30, hand birds mine, played bushes; B: mc 5, tr 25");
    EXPECT_TRUE(at(client.get(R"({"cmd":"view","player":0})"), "/facts").is_null());
    const Document facts = at(client.get(R"({"cmd":"view","player":0,"facts":true})"), "/facts");
    EXPECT_EQ(at(facts, "/players/0/tags/plant"), Document(1));
    EXPECT_EQ(at(facts, "/parameters/temperature/next"), json(R"({"at":-24,"gives":"heat-production"})"));
    EXPECT_EQ(size(at(facts, "/hand")), 2U);
    EXPECT_EQ(size(at(facts, "/milestones")), 5U);
    EXPECT_EQ(at(facts, "/players/1/points/tr"), Document(25));
    EXPECT_EQ(at(facts, "/actions"), json(R"({"taken":0,"most":2})"));
    EXPECT_EQ(at(facts, "/conversions"), json(R"({"plants":8,"heat":8})"));
    EXPECT_EQ(facts.find("draft"), nullptr);
    EXPECT_EQ(facts.find("lastGeneration"), nullptr);
    EXPECT_EQ(size(at(client.get(R"({"cmd":"view","player":1,"facts":true})"), "/facts/hand")), 0U);
    EXPECT_NE(at(client.get(R"({"cmd":"view","player":null,"facts":true})"), "/facts/order").as_list(), nullptr);
}

TEST(facts, tell_the_course_of_the_game) {
    Client alone = client_at("solo; gen 2; A: mc 30");
    const Document solo = at(alone.get(R"({"cmd":"view","player":0,"facts":true})"), "/facts");
    EXPECT_EQ(at(solo, "/actions"), json(R"({"taken":0,"most":null})"));
    EXPECT_EQ(at(solo, "/lastGeneration"), Document(14));
    Client drafting;
    drafting.set_up(R"({"phase":"draft","options":{"draft":true},"generation":2,
        "players":[{"dealt":["mine","comet"]},{"dealt":["birds","trees"]},{"dealt":["ants","moss"]}]})");
    const Document draft = at(drafting.get(R"({"cmd":"view","player":1,"facts":true})"), "/facts");
    EXPECT_EQ(at(draft, "/draft"), json("[1,2,0]"));
    EXPECT_EQ(draft.find("actions"), nullptr);
}

/// What a sale brings is told as a price below nothing.
TEST(picks, tell_what_each_card_costs_before_any_is_taken) {
    Client client = client_at("gen 2; A: mc 5, hand birds mine; B: mc 5");
    client.choose(0, R"({"kind":"standard-project","project":"sell-patents"})");
    const Document pick = at(client.get(R"({"cmd":"decisions"})"), "/decisions/0/pick");
    EXPECT_EQ(at(pick, "/price"), Document(-1));
    EXPECT_EQ(at(pick, "/money"), Document(5));
    Client setup;
    setup.get(R"({"cmd":"new","game":"terraforming","setup":{"players":2},"seed":"red planet"})");
    setup.choose(0, R"({"index":0})");
    const Document first = at(setup.get(R"({"cmd":"decisions"})"), "/decisions/0/pick");
    EXPECT_EQ(at(first, "/price"), Document(3));
    EXPECT_GT(*at(first, "/money").as_int(), 20) << "what the chosen corporation brings";
}

TEST(facts, of_martians_have_every_building_and_task) {
    Client client;
    client.get(R"({"cmd":"new","game":"martians","setup":{"players":2},"seed":"f"})");
    const Document facts = at(client.get(R"({"cmd":"view","player":0,"facts":true})"), "/facts");
    EXPECT_GT(size(at(facts, "/buildings")), 0U);
    EXPECT_GT(size(at(facts, "/tasks")), 0U);
    EXPECT_EQ(size(at(facts, "/energy")), 2U);
}

/// The state of a position that a seat can not tell from the present one.
TEST(facts, are_the_same_whatever_is_hidden) {
    Client client = client_at("gen 2; A: mc 30, hand birds; B: mc 5, hand mine comet; deck asteroid");
    Client other = client_at("gen 2; A: mc 30, hand birds; B: mc 5, hand trees bushes; deck heather");
    for (const char* request :
         {R"({"cmd":"view","player":0,"facts":true})", R"({"cmd":"view","player":null,"facts":true})",
          R"({"cmd":"candidates","player":0})", R"({"cmd":"previews","player":0,"facts":true})"})
        EXPECT_EQ(client.ask_text(request), other.ask_text(request));
}

}  // namespace

}  // namespace planitia::protocol_test
