#include <terraforming/catalogue/card.h>

#include <optional>
#include <set>
#include <vector>

#include "colonies_client.h"

namespace planitia::protocol_test {

namespace {

std::string begin(std::string_view setup, int seed) {
    return R"({"cmd":"new","game":"terraforming","setup":)" + std::string(setup) + R"(,"seed":"random )" +
           std::to_string(seed) + "\"}";
}

/// Every word that only Colonies and the World Government bring, `ganymede` left out: that is a place of the map too.
std::set<std::string> words_of_colonies() {
    std::set<std::string> words = {"trade",
                                   "build-colony",
                                   "add-colony-tile",
                                   "move-marker",
                                   "choose-colonies",
                                   "colony",
                                   "raise-parameter",
                                   "solar",
                                   "solar-phase",
                                   "traded",
                                   "marker-moved",
                                   "colony-tile-added",
                                   "colony-tile-removed",
                                   "colony-tile-woken",
                                   "colony-built",
                                   "fleet-gained",
                                   "fleets",
                                   "fleet",
                                   "wakesWith",
                                   "one-of-each"};
    for (const terraforming::Card& card : terraforming::cards())
        if (card.set == terraforming::Set::colonies) words.insert(std::string(card.slug));
    for (terraforming::Colony colony : every<terraforming::Colony>())
        if (colony != terraforming::Colony::ganymede) words.insert(std::string(terraforming::info(colony).slug));
    return words;
}

/// The first thing in the document that belongs to Colonies; the option itself is off.
std::optional<std::string> trace_of_colonies(const Document& document) {
    static const std::set<std::string> kWords = words_of_colonies();
    if (const std::string* text = document.as_text())
        return kWords.contains(*text) ? std::optional(*text) : std::nullopt;
    if (const Document::List* list = document.as_list())
        for (const Document& item : *list)
            if (auto trace = trace_of_colonies(item)) return trace;
    if (document.as_map() == nullptr) return std::nullopt;
    for (const auto& [key, value] : *document.as_map()) {
        const bool is_option = (key == "colonies" || key == "worldGovernment") && value == Document(false);
        if (!is_option && (key == "colonies" || kWords.contains(key))) return "the key " + key;
        if (auto trace = trace_of_colonies(value)) return trace;
    }
    return std::nullopt;
}

/// Nothing that can be asked about the game now shows a trace.
testing::AssertionResult is_free_of_colonies(Client& client, int players) {
    std::vector<std::string> requests = {R"({"cmd":"state"})", R"({"cmd":"decisions"})",
                                         R"({"cmd":"view","player":null})"};
    for (int player = 0; player < players; ++player)
        requests.push_back(R"({"cmd":"view","player":)" + std::to_string(player) + "}");
    for (const std::string& request : requests)
        if (const auto trace = trace_of_colonies(client.get(request)))
            return testing::AssertionFailure() << *trace << " in the answer to " << request;
    return testing::AssertionSuccess();
}

TEST(without_colonies, nothing_of_the_expansion_appears_anywhere) {
    const std::pair<const char*, int> tables[] = {{R"({"players":1})", 1},
                                                  {R"({"players":2,"unplaceableTiles":"forbid"})", 2},
                                                  {R"({"players":3,"draft":true,"colonies":false})", 3},
                                                  {R"({"players":4,"corporateEra":false})", 4},
                                                  {R"({"players":5,"beginners":[2]})", 5}};
    for (const auto& [setup, players] : tables) {
        Client client;
        client.get(begin(setup, 0));
        do {
            ASSERT_TRUE(is_free_of_colonies(client, players)) << setup;
        } while (client.play_one());
        for (const char* request : {R"({"cmd":"log"})", R"({"cmd":"save"})", R"({"cmd":"score"})"})
            ASSERT_EQ(trace_of_colonies(client.get(request)), std::nullopt) << setup << request;
    }
}

TEST(without_colonies, a_trace_would_be_found) {
    EXPECT_EQ(trace_of_colonies(json(R"({"options":{"colonies":false},"deck":["comet"]})")), std::nullopt);
    EXPECT_NE(trace_of_colonies(json(R"({"options":{"colonies":true}})")), std::nullopt);
    EXPECT_NE(trace_of_colonies(json(R"({"colonies":[]})")), std::nullopt);
    EXPECT_NE(trace_of_colonies(json(R"({"players":[{"fleets":1}]})")), std::nullopt);
    EXPECT_NE(trace_of_colonies(json(R"({"deck":["comet","airliners"]})")), std::nullopt);
    EXPECT_NE(trace_of_colonies(json(R"([{"kind":"standard-project","project":"colony"}])")), std::nullopt);
    EXPECT_NE(trace_of_colonies(json(R"([{"card":"stormcraft-incorporated"}])")), std::nullopt);
}

TEST(without_colonies, its_moves_are_refused) {
    Client client = with_position(R"({"generation":2,"players":[{"stock":{"megacredits":60}},{}]})");
    for (const char* option :
         {R"({"kind":"trade","colony":"luna","with":"megacredits"})", R"({"kind":"build-colony","colony":"luna"})",
          R"({"kind":"standard-project","project":"colony"})", R"({"kind":"add-colony-tile","colony":"io"})",
          R"({"kind":"move-marker","colony":"luna","steps":1})", R"({"kind":"raise-parameter","parameter":"oxygen"})",
          R"({"kind":"choose-colonies","colonies":["luna","io","pluto"]})"}) {
        const std::string choice = R"("player":0,"option":)" + std::string(option) + "}";
        EXPECT_EQ(refusal(client.ask(R"({"cmd":"choose",)" + choice)), "illegal /option") << option;
        const Document answer = client.get(R"({"cmd":"why-not",)" + choice);
        EXPECT_EQ(at(answer, "/legal"), Document(false)) << option;
        EXPECT_GT(size(at(answer, "/reasons")), 0U) << option;
    }
}

constexpr const char* kTables[] = {
    R"({"players":1,"colonies":true})",
    R"({"players":3,"colonies":true,"corporationDeal":"one-of-each"})",
    R"({"players":4,"colonies":true,"worldGovernment":true,"draft":true})",
    R"({"players":2,"worldGovernment":true})",
};

void expect_same_when_set_up_again(Client& client, const Document& decisions) {
    const std::string state = client.ask_text(R"({"cmd":"state"})");
    const Document position = at(json(state), "/position");
    Client other;
    EXPECT_EQ(without_numbers(other.get(Document::map({{"cmd", "position"}, {"position", position}}))),
              without_numbers(decisions));
    EXPECT_EQ(other.ask_text(R"({"cmd":"state"})"), state);
}

TEST(with_colonies, every_decision_point_can_be_written_down_and_set_up_again) {
    std::set<std::string> kinds;
    for (const char* setup : kTables)
        for (int seed = 0; seed < 2; ++seed) {
            Client client;
            client.get(begin(setup, seed));
            Document decisions = client.get(R"({"cmd":"decisions"})");
            while (at(decisions, "/over") == Document(false) && !HasFailure()) {
                kinds.insert(*at(decisions, "/decisions/0/kind").as_text());
                expect_same_when_set_up_again(client, decisions);
                client.play_one();
                decisions = client.get(R"({"cmd":"decisions"})");
            }
        }
    for (const char* kind : {"choose-colonies", "build-colony", "raise-parameter"})
        EXPECT_TRUE(kinds.contains(kind)) << kind << " was never asked";
}

TEST(with_colonies, every_option_listed_is_legal_and_why_not_agrees) {
    for (const char* setup : kTables) {
        Client client;
        client.get(begin(setup, 1));
        for (int i = 0; i < 150 && client.play_one(); ++i)
            for (const Document& decision : items(at(client.get(R"({"cmd":"decisions"})"), "/decisions")))
                for (const Document& option : items(at(decision, "/options"))) {
                    const Document answer = client.get(
                        Document::map({{"cmd", "why-not"}, {"player", at(decision, "/player")}, {"option", option}}));
                    ASSERT_EQ(at(answer, "/legal"), Document(true)) << to_json(option) << to_json(answer);
                }
    }
}

TEST(with_colonies, a_saved_game_goes_on_as_before) {
    for (const char* setup : kTables) {
        Client client;
        client.get(begin(setup, 2));
        for (int i = 0; i < 300 && client.play_one(); ++i) continue;
        const Document save = at(client.get(R"({"cmd":"save"})"), "/save");
        Client other;
        other.get(Document::map({{"cmd", "load"}, {"save", save}}));
        EXPECT_EQ(other.state(), client.state());
        EXPECT_EQ(other.get(R"({"cmd":"log"})"), client.get(R"({"cmd":"log"})"));
        while (client.play_one()) other.play_one();
        EXPECT_EQ(other.state(), client.state());
        EXPECT_EQ(other.get(R"({"cmd":"score"})"), client.get(R"({"cmd":"score"})"));
    }
}

}  // namespace

}  // namespace planitia::protocol_test
