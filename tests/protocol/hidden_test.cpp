#include <set>

#include "client.h"

namespace planitia::protocol_test {

namespace {

/// Every text in a document, keys left out.
void collect_texts(const Document& document, std::set<std::string>& texts) {
    if (const std::string* text = document.as_text()) texts.insert(*text);
    if (document.as_list() != nullptr)
        for (const Document& item : *document.as_list()) collect_texts(item, texts);
    if (document.as_map() != nullptr)
        for (const auto& [key, value] : *document.as_map()) collect_texts(value, texts);
}

std::set<std::string> texts(const Document& document) {
    std::set<std::string> found;
    collect_texts(document, found);
    return found;
}

/// What a viewer must not see of that position: hands and offers of others, deck, discards, the generator.
std::set<std::string> secrets(const Document& position, int viewer) {
    std::set<std::string> found = texts(at(position, "/deck"));
    found.merge(texts(at(position, "/discards")));
    found.merge(texts(at(position, "/pending/rng")));
    const bool is_setup = at(position, "/phase") == Document("setup");
    for (int player = 0; player < static_cast<int>(size(at(position, "/players"))); ++player) {
        if (player == viewer) continue;
        const Document seat = at(position, "/players/" + std::to_string(player));
        for (const char* key : {"/hand", "/dealt", "/drafted"}) found.merge(texts(at(seat, key)));
        if (is_setup) found.merge(texts(at(seat, "/corporations")));
    }
    found.erase("research");  // a card and a phase
    return found;
}

TEST(hidden, no_view_names_a_card_that_the_viewer_can_not_know) {
    for (const char* setup :
         {R"({"players":3,"draft":true})", R"({"players":2})", R"({"players":3,"colonies":true})"}) {
        Client client;
        client.get(R"({"cmd":"new","game":"terraforming","seed":"h","setup":)" + std::string(setup) + "}");
        do {
            const Document position = client.state();
            const int players = static_cast<int>(size(at(position, "/players")));
            for (int viewer = -1; viewer < players; ++viewer) {
                const std::string seat = viewer < 0 ? "null" : std::to_string(viewer);
                const Document view = at(client.get(R"({"cmd":"view","player":)" + seat + "}"), "/view");
                const std::set<std::string> shown = texts(view);
                for (const std::string& secret : secrets(position, viewer))
                    ASSERT_FALSE(shown.contains(secret)) << secret << " is seen by " << viewer;
                ASSERT_EQ(view.find("pending"), nullptr);
            }
        } while (client.play_one());
    }
}

TEST(hidden, a_view_counts_what_it_hides_and_shows_the_own_cards) {
    Client client;
    client.set_up(R"({"players":[{"hand":["comet","mine"]},{"hand":["birds"]}]})");
    const Document view = client.view(1);
    EXPECT_EQ(at(view, "/players/0/hand"), json(R"({"count":2})"));
    EXPECT_EQ(at(view, "/players/1/hand"), json(R"(["birds"])"));
    EXPECT_EQ(at(view, "/deck"), json(R"({"count":205})"));
    EXPECT_EQ(at(view, "/discards"), json(R"({"count":0})"));
    const Document spectator = at(client.get(R"({"cmd":"view","player":null})"), "/view");
    EXPECT_EQ(at(spectator, "/players/1/hand"), json(R"({"count":1})"));
}

TEST(hidden, a_preview_tells_the_certain_changes) {
    Client client;
    client.set_up(R"({"players":[{"stock":{"megacredits":20}},{}]})");
    const Document preview =
        client.get(R"({"cmd":"preview","player":0,"option":{"kind":"standard-project","project":"asteroid"}})");
    std::set<std::string> changes;
    for (const Document& change : items(at(preview, "/changes"))) changes.insert(to_json(change));
    EXPECT_TRUE(changes.contains(R"({"path":"/temperature","from":-30,"to":-28})")) << to_json(preview);
    EXPECT_TRUE(changes.contains(R"({"path":"/players/0/tr","from":20,"to":21})")) << to_json(preview);
    EXPECT_TRUE(changes.contains(R"({"path":"/players/0/stock/megacredits","from":20,"to":6})")) << to_json(preview);
    EXPECT_EQ(size(at(preview, "/hidden")), 0U) << to_json(preview);
}

TEST(hidden, a_preview_does_not_name_the_cards_that_will_be_drawn) {
    Client client;
    client.set_up(R"({"players":[{"corporation":"inventrix"},{}],"deck":["trees","comet","mine"]})");
    const Document preview = client.get(R"({"cmd":"preview","player":0,"option":{"kind":"first-action"}})");
    const std::set<std::string> named = texts(preview);
    for (const char* card : {"trees", "comet", "mine"}) EXPECT_FALSE(named.contains(card)) << to_json(preview);
    EXPECT_EQ(at(preview, "/hidden/0"), json(R"({"path":"/players/0/hand"})")) << to_json(preview);
    EXPECT_EQ(size(at(client.state(), "/players/0/hand")), 0U);
}

TEST(hidden, a_preview_does_not_name_the_card_that_will_be_revealed) {
    Client client;
    client.set_up(
        R"({"players":[{"stock":{"megacredits":5},"played":["search-for-life"]},{}],"deck":["decomposers"]})");
    const Document preview =
        client.get(R"({"cmd":"preview","player":0,"option":{"kind":"card-action","card":"search-for-life"}})");
    EXPECT_FALSE(texts(preview).contains("decomposers")) << to_json(preview);
    bool reveals = false;
    for (const Document& hidden : items(at(preview, "/hidden")))
        reveals = reveals || at(hidden, "/event/kind") == Document("card-revealed");
    EXPECT_TRUE(reveals) << to_json(preview);
}

TEST(hidden, a_preview_is_the_same_whatever_the_others_hold) {
    const char* option = R"({"cmd":"preview","player":0,"option":{"kind":"standard-project","project":"power-plant"}})";
    Client one;
    Client two;
    one.set_up(R"({"players":[{"stock":{"megacredits":20}},{"hand":["comet"]}],"seed":"a"})");
    two.set_up(R"({"players":[{"stock":{"megacredits":20}},{"hand":["birds"]}],"seed":"b"})");
    EXPECT_EQ(one.ask_text(option), two.ask_text(option));
}

}  // namespace

}  // namespace planitia::protocol_test
