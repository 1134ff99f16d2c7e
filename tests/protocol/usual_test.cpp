/// Answers that most people would give, previews that look further, and the log by choices.
#include <kit/moves.h>
#include <kit/short_form.h>

#include <set>

#include "client.h"

namespace planitia::protocol_test {

namespace {

Client in_position(std::string_view text) {
    Client client;
    client.get(Document::map({{"cmd", "position"}, {"position", kit::position_document(text)}}));
    return client;
}
Document choose(Client& client, const kit::Move& move) {
    return client.get(Document::map({{"cmd", "choose"}, {"player", 0}, {"option", move.fields}}));
}

/// The usual answer to what A is asked after the move, as a short text.
std::string usual_after(std::string_view text, const kit::Move& move) {
    Client client = in_position(text);
    const Document decision = at(choose(client, move), "/decisions/0");
    const Document usual = at(decision, "/usual");
    if (usual.as_int() == nullptr) return "none";
    return kit::short_text(at(decision, "/options/" + std::to_string(*usual.as_int())));
}

// -- usual

TEST(usual, steel_goes_to_buildings_and_no_more_than_needed) {
    EXPECT_EQ(usual_after("gen 2; A: mc 20, steel 9, titanium 9, hand mine", kit::play("mine")), "pay steel 2");
    EXPECT_EQ(usual_after("gen 2; A: mc 20, steel 1, hand mine", kit::play("mine")), "pay mc 2 steel 1");
}

TEST(usual, titanium_goes_to_space_cards_and_no_more_than_needed) {
    EXPECT_EQ(usual_after("gen 2; A: mc 40, steel 9, titanium 9, hand asteroid; B: mc 1", kit::play("asteroid")),
              "pay titanium 5");
    EXPECT_EQ(usual_after("gen 2; A: mc 40, titanium 2, hand asteroid; B: mc 1", kit::play("asteroid")),
              "pay mc 8 titanium 2");
}

/// A card with both tags: not a M€ where metals will do, and no metal that is not needed.
TEST(usual, of_both_metals_spares_all_megacredits) {
    EXPECT_EQ(usual_after("gen 2; A: mc 40, steel 9, titanium 3, hand space-elevator", kit::play("space-elevator")),
              "pay steel 9 titanium 3");
    EXPECT_EQ(usual_after("gen 2; A: mc 40, steel 20, titanium 9, hand space-elevator", kit::play("space-elevator"))
                  .find("mc"),
              std::string::npos);
    EXPECT_EQ(usual_after("gen 2; A: mc 40, steel 13, titanium 9, hand space-elevator", kit::play("space-elevator")),
              "pay steel 12 titanium 1")
        << "27 exactly";
}

TEST(usual, heat_is_kept_as_long_as_there_is_anything_else) {
    EXPECT_EQ(usual_after("gen 2; A: corp helion, mc 9, heat 9", kit::project("power-plant")), "pay mc 9 heat 2");
    EXPECT_EQ(usual_after("gen 2; A: corp helion, mc 9, heat 9, steel 1, hand mine", kit::play("mine")),
              "pay mc 2 steel 1");
    EXPECT_EQ(usual_after("gen 2; A: corp helion, mc 1, heat 9, steel 1, hand mine", kit::play("mine")),
              "pay mc 1 steel 1 heat 1");
}

TEST(usual, floaters_are_kept_as_long_as_there_is_heat) {
    constexpr const char* kStormcraft = "colonies; gen 2; A: corp stormcraft-incorporated=5, heat 8";
    EXPECT_EQ(usual_after(kStormcraft, kit::convert_heat()), "pay heat 8");
}

TEST(usual, is_one_of_the_options_of_payments_and_of_nothing_else) {
    for (const char* game : {"terraforming", "martians"}) {
        Client client;
        client.get(R"({"cmd":"new","game":")" + std::string(game) + R"(","setup":{"players":2},"seed":"usual"})");
        int questions = 0;
        for (bool goes_on = true; goes_on; goes_on = client.play_one()) {
            for (const Document& decision : items(at(client.get(R"({"cmd":"decisions"})"), "/decisions"))) {
                ++questions;
                const bool is_payment = at(decision, "/kind") == Document("pay");
                ASSERT_EQ(decision.find("usual") != nullptr, is_payment) << to_json(decision);
                if (is_payment) {
                    ASSERT_LT(static_cast<std::size_t>(*at(decision, "/usual").as_int()),
                              size(at(decision, "/options")));
                }
            }
        }
        EXPECT_GT(questions, 50);
    }
}

// -- previews

constexpr const char* kMine = "gen 2; A: mc 20, steel 3, hand mine";

Document preview(Client& client, const kit::Move& move, const Document& further) {
    Document request = Document::map({{"cmd", "preview"}, {"player", 0}, {"option", move.fields}});
    if (!further.is_null()) request.set("further", further);
    return client.ask(request);
}
std::set<std::string> paths(const Document& answer) {
    std::set<std::string> all;
    for (const Document& change : items(at(answer, "/changes"))) all.insert(*at(change, "/path").as_text());
    return all;
}

TEST(preview_further, shows_what_a_card_does_that_has_to_be_paid) {
    Client client = in_position(kMine);
    const Document before = client.state();
    EXPECT_FALSE(paths(preview(client, kit::play("mine"), {})).contains("/players/0/production/steel"));
    EXPECT_EQ(preview(client, kit::play("mine"), Document(false)), preview(client, kit::play("mine"), {}));
    const Document further = preview(client, kit::play("mine"), Document(true));
    EXPECT_TRUE(paths(further).contains("/players/0/production/steel")) << to_json(further);
    EXPECT_TRUE(paths(further).contains("/players/0/stock/steel")) << "paid as usual";
    EXPECT_FALSE(paths(further).contains("/players/0/stock/megacredits"));
    EXPECT_EQ(client.state(), before) << "nothing is done";
}

TEST(preview_further, stops_at_a_question_without_a_usual_answer) {
    Client client = in_position("gen 2; A: mc 30; B: mc 1");
    const Document further = preview(client, kit::project("greenery"), Document(true));
    EXPECT_FALSE(paths(further).contains("/oxygen")) << "where the tile goes is asked first";
}

TEST(preview_further, is_true_or_false) {
    Client client = in_position(kMine);
    for (const Document& wrong : {Document(1), Document("true"), Document::list()})
        EXPECT_EQ(refusal(preview(client, kit::play("mine"), wrong)), "bad-value /further");
}

TEST(preview_events, are_the_lines_that_the_log_gets) {
    Client client = in_position("gen 2; A: mc 20, hand mine");
    const Document::List foreseen = items(at(preview(client, kit::play("mine"), {}), "/events"));
    choose(client, kit::play("mine"));
    const Document::List told = items(at(client.get(R"({"cmd":"log"})"), "/events"));
    ASSERT_EQ(foreseen.size(), told.size());
    ASSERT_GT(told.size(), 1U);
    for (std::size_t i = 0; i < told.size(); ++i)
        for (const auto& [key, value] : *foreseen[i].as_map()) EXPECT_EQ(at(told[i], "/" + key), value) << key;
}

TEST(preview_events, do_not_name_what_is_hidden) {
    Client client = in_position("gen 2; A: mc 20, played search-for-life; deck tardigrades");
    const Document answer = preview(client, kit::action("search-for-life"), {});
    EXPECT_EQ(to_json(answer).find("tardigrades"), std::string::npos) << to_json(answer);
    bool is_foretold = false;
    for (const Document& hidden : items(at(answer, "/hidden")))
        is_foretold = is_foretold || at(hidden, "/event/kind") == Document("card-revealed");
    EXPECT_TRUE(is_foretold) << to_json(answer);
}

// -- the log by choices

TEST(log_choices, every_event_has_the_choice_it_followed_from) {
    for (const char* game : {"terraforming", "martians"}) {
        Client client;
        client.get(R"({"cmd":"new","game":")" + std::string(game) + R"(","setup":{"players":2},"seed":"log"})");
        std::size_t known = 0;
        for (int choice = 0; choice < 60 && client.play_one(); ++choice) {
            const Document::List events = items(at(client.get(R"({"cmd":"log"})"), "/events"));
            ASSERT_GE(events.size(), known);
            for (std::size_t i = 0; i < events.size(); ++i) {
                const Document made = at(events[i], "/choice");
                ASSERT_NE(made.as_int(), nullptr) << to_json(events[i]);
                if (i > 0) {
                    ASSERT_GE(*made.as_int(), *at(events[i - 1], "/choice").as_int());
                }
                // What is new followed from the choice that was just made, and what is old from one before.
                ASSERT_EQ(*made.as_int() == choice, i >= known) << game << " " << choice << ": " << to_json(events[i]);
            }
            known = events.size();
        }
        EXPECT_GT(known, 20U);
    }
}

TEST(log_choices, go_with_the_choice_that_is_taken_back) {
    Client client = in_position("gen 2; A: mc 60; B: mc 1");
    choose(client, kit::project("power-plant"));
    const Document first = client.get(R"({"cmd":"log"})");
    choose(client, kit::project("power-plant"));
    client.get(R"({"cmd":"undo"})");
    EXPECT_EQ(client.get(R"({"cmd":"log"})"), first);
}

}  // namespace

}  // namespace planitia::protocol_test
