// Games on another map than Tharsis.
#include <kit/plain.h>

#include <algorithm>

#include "client.h"

namespace planitia::protocol_test {

namespace {

/// A city stands on the South Pole, the 6 M€ are paid, and the ocean is to be placed.
Client at_the_pole(std::string_view language) {
    Client client;
    client.get(Document::map({{"cmd", "language"}, {"lang", std::string(language)}}));
    client.set_up(R"({"options":{"map":"hellas"},"players":[{"stock":{"megacredits":31}},{}],"seed":"pole"})");
    client.choose(0, R"({"kind":"standard-project","project":"city"})");
    client.choose(0, R"({"kind":"place-tile","space":59})");
    return client;
}

/// What the effects of the pole and of 0 °C ask, when both would place the ninth ocean.
Client two_oceans(std::string_view language) {
    Client client;
    client.get(Document::map({{"cmd", "language"}, {"lang", std::string(language)}}));
    Document tiles = Document::list();
    for (int space : {1, 6, 12, 19, 24, 25, 32, 33}) tiles.add(Document::map({{"space", space}, {"tile", "ocean"}}));
    Document position = json(
        R"({"options":{"map":"hellas"},"oxygen":7,"temperature":-2,"players":[{"stock":{"megacredits":6,"plants":8}},{}]})");
    position.set("tiles", std::move(tiles));
    client.set_up(to_json(position));
    client.choose(0, R"({"kind":"convert-plants"})");
    client.choose(0, R"({"kind":"place-tile","space":59})");
    return client;
}

std::vector<std::string> log_texts(Client& client) {
    std::vector<std::string> texts;
    for (const Document& line : items(at(client.get(R"({"cmd":"log"})"), "/events")))
        texts.push_back(*at(line, "/text").as_text());
    return texts;
}

TEST(maps, a_game_is_set_up_on_any_of_them) {
    for (const char* map : {"tharsis", "hellas", "elysium"})
        for (const char* players : {"1", "3"}) {
            Client client;
            client.get(R"({"cmd":"new","game":"terraforming","setup":{"players":)" + std::string(players) +
                       R"(,"map":")" + map + R"("},"seed":"any"})");
            const Document options = at(client.state(), "/options");
            EXPECT_EQ(at(options, "/map"), map == std::string("tharsis") ? Document() : Document(map))
                << "the usual map is not written";
            EXPECT_EQ(at(client.get(R"({"cmd":"map","game":"terraforming"})"), "/map/map"), Document(map));
        }
}

TEST(maps, others_are_refused) {
    Client client;
    EXPECT_EQ(
        refusal(client.ask(R"({"cmd":"new","game":"terraforming","setup":{"players":2,"map":"venus"},"seed":""})")),
        "bad-value /setup/map");
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"new","game":"terraforming","setup":{"players":2,"map":1},"seed":""})")),
              "bad-value /setup/map");
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"position","position":{"options":{"map":"venus"}}})")),
              "bad-position /options/map");
}

TEST(maps, have_no_goals_of_another_one) {
    Client client;
    const auto refused = [&](const std::string& position) {
        return refusal(client.ask(R"({"cmd":"position","position":)" + position + "}"));
    };
    EXPECT_EQ(refused(R"({"options":{"map":"hellas"},"milestones":[{"milestone":"builder","player":0}]})"),
              "bad-position /milestones/0/milestone");
    EXPECT_EQ(
        refused(
            R"({"options":{"map":"elysium"},"awards":[{"award":"celebrity","player":0},{"award":"banker","player":0}]})"),
        "bad-position /awards/1/award");
    EXPECT_EQ(refused(R"({"awards":[{"award":"celebrity","player":0}]})"), "bad-position /awards/0/award");
    EXPECT_EQ(refused(R"({"options":{"map":"elysium"},"awards":[{"award":"celebrity","player":0}]})"), "accepted");
}

TEST(maps, facts_are_about_the_goals_of_the_map) {
    Client client;
    client.set_up(R"({"options":{"map":"hellas"},"players":[{"production":{"energy":4}},{}]})");
    const Document facts = at(client.get(R"({"cmd":"view","player":0,"facts":true})"), "/facts");
    EXPECT_EQ(at(facts, "/milestones/3/milestone"), Document("energizer"));
    EXPECT_EQ(at(facts, "/milestones/3/needs"), Document(6));
    EXPECT_EQ(at(facts, "/milestones/3/values"), json("[4,0]"));
    EXPECT_EQ(at(facts, "/awards/2/award"), Document("space-baron"));
    EXPECT_EQ(size(at(facts, "/milestones")), 5U);
    EXPECT_EQ(size(at(facts, "/awards")), 5U);
}

TEST(maps, the_pole_tells_what_it_costs_and_brings) {
    Client client;
    const Document hellas = at(client.get(R"({"cmd":"map","game":"terraforming","map":"hellas"})"), "/map");
    EXPECT_FALSE(at(hellas, "/spaces/58/effects").is_null());
    EXPECT_EQ(at(hellas, "/spaces/58/sale"), json(R"({"price":6,"tile":"ocean"})"));
    EXPECT_TRUE(at(hellas, "/spaces/57/effects").is_null());
    EXPECT_TRUE(at(hellas, "/spaces/57/sale").is_null());
    EXPECT_EQ(at(hellas, "/spaces/57/bonuses"), json(R"({"heat":2})"));
    EXPECT_EQ(at(hellas, "/milestones"),
              json(R"(["diversifier","tactician","polar-explorer","energizer","rim-settler"])"));
}

/// Both as a save and as a position: the ocean that is still to come belongs to a space, not to a card.
TEST(maps, a_game_is_kept_in_the_middle_of_the_pole) {
    Client client = at_the_pole("en");
    const Document before = client.state();
    const Document asked = without_numbers(client.get(R"({"cmd":"decisions"})"));
    EXPECT_EQ(at(before, "/pending/current/part"), Document("space"));
    Client loaded;
    loaded.get(R"({"cmd":"language","lang":"en"})");
    loaded.get(Document::map({{"cmd", "load"}, {"save", at(client.get(R"({"cmd":"save"})"), "/save")}}));
    Client placed;
    placed.get(R"({"cmd":"language","lang":"en"})");
    placed.set_up(to_json(before));
    for (Client* each : {&loaded, &placed}) {
        EXPECT_EQ(each->state(), before);
        EXPECT_EQ(without_numbers(each->get(R"({"cmd":"decisions"})")), asked);
        each->choose(0, R"({"kind":"place-tile","space":41})");
        EXPECT_EQ(at(each->state(), "/players/0/stock/megacredits"), Document(0));
        EXPECT_EQ(at(each->state(), "/players/0/tr"), Document(21));
    }
}

TEST(maps, a_game_is_kept_before_the_pole_is_paid) {
    Client client = two_oceans("en");
    const Document before = client.state();
    Client placed;
    placed.set_up(to_json(before));
    EXPECT_EQ(placed.state(), before);
    placed.choose(0, R"({"index":1})");
    EXPECT_EQ(at(placed.state(), "/players/0/stock/megacredits"), Document(0)) << "the pole came first";
}

TEST(maps, the_pole_is_told_in_every_language) {
    struct Told {
        std::string_view language;
        std::string paid, prompt, about, resolve;
    };
    const std::vector<Told> all = {
        {"en", "Player 1: −6 M€", "Where does the tile go?", "Place an ocean tile", "Pay 6 M€ to place an ocean tile"},
        {"pl", "Gracz 1: −6 M€", "Gdzie umieszczasz obszar?", "Umieść na planszy obszar oceanów",
         "Zapłać 6 M€, żeby umieścić na planszy obszar oceanów"},
        {"uk", "Гравець 1: −6 M€", "Де ви розміщуєте жетон?", "Розмістіть жетон океану",
         "Сплатити 6 M€, щоб розмістити жетон океану"},
        {"cs", "Hráč 1: −6 €", "Kam umístíte destičku?", "Umístěte destičku oceánu", "Za 6 € umístit destičku oceánu"}};
    for (const Told& told : all) {
        Client client = at_the_pole(told.language);
        const Document decision = at(client.get(R"({"cmd":"decisions"})"), "/decisions/0");
        EXPECT_EQ(at(decision, "/prompt"), Document(told.prompt));
        EXPECT_EQ(kit::plain(*at(decision, "/about/text").as_text()), told.about);
        const std::vector<std::string> log = log_texts(client);
        ASSERT_FALSE(log.empty());
        EXPECT_EQ(kit::plain(log.back()), told.paid);
        Client both = two_oceans(told.language);
        EXPECT_EQ(kit::plain(*at(both.get(R"({"cmd":"decisions"})"), "/decisions/0/options/1/text").as_text()),
                  told.resolve);
    }
}

}  // namespace

}  // namespace planitia::protocol_test
