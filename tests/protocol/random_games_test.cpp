#include <vector>

#include "client.h"

namespace planitia::protocol_test {

namespace {

struct Table {
    const char* name;
    const char* setup;
};

class RandomGame : public testing::TestWithParam<Table> {
  protected:
    static std::string begin(std::string_view seed) {
        return R"({"cmd":"new","game":"terraforming","setup":)" + std::string(GetParam().setup) + R"(,"seed":")" +
               std::string(seed) + "\"}";
    }
};

INSTANTIATE_TEST_SUITE_P(tables, RandomGame,
                         testing::Values(Table{"solo", R"({"players":1})"}, Table{"two", R"({"players":2})"},
                                         Table{"draft", R"({"players":3,"draft":true})"},
                                         Table{"standard", R"({"players":4,"corporateEra":false})"},
                                         Table{"forbid", R"({"players":2,"unplaceableTiles":"forbid"})"},
                                         Table{"beginners", R"({"players":5,"beginners":[1,4]})"},
                                         Table{"colonies_solo", R"({"players":1,"colonies":true})"},
                                         Table{"colonies", R"({"players":3,"colonies":true,"worldGovernment":true})"}),
                         [](const auto& table) { return table.param.name; });

TEST_P(RandomGame, every_decision_point_can_be_written_down_and_set_up_again) {
    Client client;
    Client other;
    client.get(begin("again"));
    do {
        const std::string state = client.ask_text(R"({"cmd":"state"})");
        const Document position = at(json(state), "/position");
        const Document set_up = other.get(Document::map({{"cmd", "position"}, {"position", position}}));
        ASSERT_EQ(without_numbers(set_up), without_numbers(client.get(R"({"cmd":"decisions"})")));
        ASSERT_EQ(other.ask_text(R"({"cmd":"state"})"), state);
    } while (client.play_one());
}

TEST_P(RandomGame, a_game_that_is_saved_and_loaded_goes_on_as_before) {
    Client client;
    client.get(begin("saved"));
    for (int i = 0; i < 200 && client.play_one(); ++i) continue;
    const Document save = at(client.get(R"({"cmd":"save"})"), "/save");
    EXPECT_EQ(at(save, "/game"), Document("terraforming"));
    EXPECT_EQ(at(save, "/seed"), Document("saved"));
    EXPECT_TRUE(save.find("version") != nullptr);
    Client other;
    EXPECT_EQ(other.get(Document::map({{"cmd", "load"}, {"save", save}})), client.get(R"({"cmd":"decisions"})"));
    EXPECT_EQ(other.state(), client.state());
    EXPECT_EQ(at(other.get(R"({"cmd":"save"})"), "/save"), save);
    EXPECT_EQ(other.get(R"({"cmd":"log"})"), client.get(R"({"cmd":"log"})"));
    while (client.play_one())
        ASSERT_TRUE(other.play_one() || at(client.get(R"({"cmd":"decisions"})"), "/over") == Document(true));
    EXPECT_EQ(other.state(), client.state());
    EXPECT_EQ(other.get(R"({"cmd":"score"})"), client.get(R"({"cmd":"score"})"));
}

TEST_P(RandomGame, every_option_listed_is_legal_and_why_not_agrees) {
    Client client;
    client.get(begin("legal"));
    for (int i = 0; i < 120; ++i) {
        const Document decisions = at(client.get(R"({"cmd":"decisions"})"), "/decisions");
        for (std::size_t k = 0; k < size(decisions); ++k) {
            const Document& decision = (*decisions.as_list())[k];
            for (const Document& option :
                 decision.find("options") != nullptr ? items(at(decision, "/options")) : Document::List()) {
                const Document answer = client.get(
                    Document::map({{"cmd", "why-not"}, {"player", at(decision, "/player")}, {"option", option}}));
                ASSERT_EQ(at(answer, "/legal"), Document(true)) << to_json(option) << to_json(answer);
            }
        }
        if (!client.play_one()) break;
    }
}

TEST_P(RandomGame, a_preview_does_nothing_and_promises_only_what_happens) {
    Client client;
    client.get(begin("preview"));
    for (int i = 0; i < 120; ++i) {
        const Document decisions = client.get(R"({"cmd":"decisions"})");
        if (at(decisions, "/over") == Document(true)) break;
        const Document player = at(decisions, "/decisions/0/player");
        const Document chosen = client.get(Document::map({{"cmd", "bot"}, {"player", player}, {"level", "random"}}));
        const Document option = at(chosen, "/option");
        const std::string before = client.ask_text(R"({"cmd":"state"})");
        const Document preview =
            client.get(Document::map({{"cmd", "preview"}, {"player", player}, {"option", option}}));
        ASSERT_EQ(client.ask_text(R"({"cmd":"state"})"), before);
        client.get(Document::map({{"cmd", "choose"}, {"player", player}, {"option", option}}));
        const Document view = client.view(static_cast<int>(*player.as_int()));
        for (const Document& change : items(at(preview, "/changes"))) {
            if (change.find("to")->is_null()) continue;  // gone: its place in a list is somebody else's now
            const std::string path = *at(change, "/path").as_text();
            ASSERT_EQ(at(view, path), at(change, "/to")) << to_json(option) << " " << to_json(change);
        }
    }
}

}  // namespace

}  // namespace planitia::protocol_test
