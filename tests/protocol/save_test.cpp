#include <game/version.h>
#include <terraforming/catalogue/rules_version.h>

#include "client.h"

namespace planitia::protocol_test {

namespace {

Document saved_game(int choices) {
    Client client;
    client.get(R"({"cmd":"new","game":"terraforming","setup":{"players":2},"seed":"kept"})");
    for (int i = 0; i < choices; ++i) client.play_one();
    return at(client.get(R"({"cmd":"save"})"), "/save");
}

std::string refusal_of(const Document& save) {
    Client client;
    client.set_up(R"({"oxygen":3})");
    const std::string before = client.ask_text(R"({"cmd":"state"})");
    const Document answer = client.ask(Document::map({{"cmd", "load"}, {"save", save}}));
    if (at(answer, "/ok") == Document(false)) {
        EXPECT_EQ(client.ask_text(R"({"cmd":"state"})"), before);
    }
    return refusal(answer);
}

Document without(const Document& map, std::string_view key) {
    Document copy = Document::map();
    for (const auto& [name, value] : *map.as_map())
        if (name != key) copy.set(name, value);
    return copy;
}

Document with(Document map, std::string_view key, Document value) {
    return map.set(std::string(key), std::move(value));
}

TEST(save, a_game_from_a_position_is_saved_with_it) {
    Client client;
    client.set_up(R"({"players":[{"stock":{"megacredits":30}},{}],"seed":"p"})");
    client.choose(0, R"({"kind":"standard-project","project":"asteroid"})");
    const Document save = at(client.get(R"({"cmd":"save"})"), "/save");
    EXPECT_EQ(save.find("setup"), nullptr);
    EXPECT_EQ(at(save, "/position/temperature"), Document(-30));
    EXPECT_EQ(at(save, "/choices/0/option"), json(R"({"kind":"standard-project","project":"asteroid"})"));
    Client other;
    other.get(Document::map({{"cmd", "load"}, {"save", save}}));
    EXPECT_EQ(other.state(), client.state());
    other.get(R"({"cmd":"undo"})");
    EXPECT_EQ(at(other.state(), "/temperature"), Document(-30));
    EXPECT_EQ(refusal(other.ask(R"({"cmd":"undo"})")), "nothing-to-undo");
}

TEST(save, undo_goes_back_before_a_load_to_the_start_of_the_game) {
    const Document save = saved_game(10);
    Client client;
    client.get(Document::map({{"cmd", "load"}, {"save", save}}));
    for (int i = 0; i < 10; ++i) client.get(R"({"cmd":"undo"})");
    EXPECT_EQ(refusal(client.ask(R"({"cmd":"undo"})")), "nothing-to-undo");
}

TEST(save, the_choice_at_which_the_game_diverges_is_named) {
    const Document save = saved_game(30);
    EXPECT_EQ(refusal_of(save), "accepted");
    Document forged = save;
    Document choices = at(save, "/choices");
    Document list = Document::list();
    for (std::size_t i = 0; i < size(choices); ++i) {
        Document choice = (*choices.as_list())[i];
        if (i == 17) choice.set("digest", "0123456789abcdef");
        list.add(choice);
    }
    EXPECT_EQ(refusal_of(with(forged, "choices", list)), "bad-save /save/choices/17");
    EXPECT_EQ(refusal_of(with(save, "seed", "another")).substr(0, 23), "bad-save /save/choices/");
}

TEST(save, says_by_which_rules_it_is_played) {
    const Document save = saved_game(3);
    EXPECT_EQ(at(save, "/version"), Document(kEngineVersion));
    EXPECT_EQ(at(save, "/rules"), Document(terraforming::kRulesVersion));
    EXPECT_EQ(at(save, "/choices/0/digest").as_text()->size(), 16U);
}

TEST(save, is_read_whatever_version_made_it_and_whatever_its_hashes_are) {
    Document save = saved_game(8);
    Document choices = Document::list();
    for (Document choice : items(at(save, "/choices"))) choices.add(choice.set("hash", "of another layout"));
    save.set("choices", choices);
    for (const char* version : {"0.1.0", "0.2.0", "7.11.130"})
        EXPECT_EQ(refusal_of(with(save, "version", version)), "accepted");
}

TEST(save, without_digests_is_read_when_every_choice_is_legal) {
    Document save = without(with(saved_game(8), "version", "0.1.0"), "rules");
    Document choices = Document::list();
    for (const Document& choice : items(at(save, "/choices"))) choices.add(without(choice, "digest"));
    EXPECT_EQ(refusal_of(with(save, "choices", choices)), "accepted");
    EXPECT_EQ(refusal_of(with(with(save, "choices", choices), "seed", "another")).substr(0, 23),
              "bad-save /save/choices/");
}

TEST(save, of_a_broken_version_or_newer_rules_is_refused) {
    const Document save = saved_game(3);
    for (const char* version : {"", "1", "0.2", "0..2", "0.2.0.1", "0.2.x", ".0.2.0", "0.2.", "0.2.0-beta"})
        EXPECT_EQ(refusal_of(with(save, "version", version)), "bad-save /save/version") << version;
    EXPECT_EQ(refusal_of(with(save, "version", 2)), "bad-save /save/version");
    for (const Document& rules : {Document(0), Document(-1), Document("1"), Document(99)})
        EXPECT_EQ(refusal_of(with(save, "rules", rules)), "bad-save /save/rules");
}

std::string message_of(const Document& save) {
    Client client;
    return *at(client.ask(Document::map({{"cmd", "load"}, {"save", save}})), "/error/message").as_text();
}

TEST(save, that_can_not_be_read_says_who_made_it_and_who_can) {
    const std::string rules = std::to_string(terraforming::kRulesVersion);
    const Document save = with(saved_game(20), "version", "0.1.0");
    EXPECT_EQ(message_of(with(with(save, "version", "0.9.1"), "rules", 7)),
              "this game was made by 0.9.1 with rules 7, which " + std::string(kEngineVersion) + " with rules " +
                  rules + " can not play: 0.9.1 or a later one reads it");
    const std::string diverges = message_of(with(save, "seed", "another"));
    EXPECT_NE(diverges.find(": it was made by 0.1.0 with rules " + rules + ", this is " + std::string(kEngineVersion) +
                            " with rules " + rules),
              std::string::npos)
        << diverges;
    EXPECT_EQ(diverges.substr(0, 28), "the game diverges at choice ");
}

TEST(save, a_choice_that_is_not_legal_is_named) {
    Document save = saved_game(6);
    const auto with_choice = [&](std::string_view text) {
        return with(save, "choices", Document::list().add(json(text)));
    };
    EXPECT_EQ(refusal_of(with_choice(R"({"player":0,"option":{"kind":"pass"},"hash":""})")),
              "bad-save /save/choices/0/option");
    EXPECT_EQ(refusal_of(with_choice(R"({"player":0,"option":{"kind":"sing"},"hash":""})")),
              "bad-save /save/choices/0/option/kind");
    EXPECT_EQ(refusal_of(with_choice(R"({"player":5,"option":{"index":0},"hash":""})")),
              "bad-save /save/choices/0/player");
    EXPECT_EQ(refusal_of(with_choice(R"({"player":0,"option":{"index":0}})")), "bad-save /save/choices/0/hash");
    EXPECT_EQ(refusal_of(with_choice("7")), "bad-save /save/choices/0/player");
}

TEST(save, broken_saves_are_refused_with_their_place) {
    const Document save = saved_game(2);
    EXPECT_EQ(refusal_of(Document("x")), "bad-value /save");
    EXPECT_EQ(refusal_of(without(save, "game")), "bad-save /save/game");
    EXPECT_EQ(refusal_of(with(save, "game", "chess")), "bad-save /save/game");
    EXPECT_EQ(refusal_of(with(save, "game", "venus")), "bad-save /save/game");
    EXPECT_EQ(refusal_of(without(save, "version")), "bad-save /save/version");
    EXPECT_EQ(refusal_of(without(save, "setup")), "bad-save /save");
    EXPECT_EQ(refusal_of(with(save, "position", Document::map())), "bad-save /save");
    EXPECT_EQ(refusal_of(without(save, "seed")), "bad-save /save/seed");
    EXPECT_EQ(refusal_of(without(save, "choices")), "bad-save /save/choices");
    EXPECT_EQ(refusal_of(with(save, "choices", 3)), "bad-save /save/choices");
    EXPECT_EQ(refusal_of(with(save, "setup", json(R"({"players":9})"))), "bad-save /save/setup/players");
    EXPECT_EQ(refusal_of(with(save, "setup", json(R"({"players":2,"colonies":1})"))), "bad-save /save/setup/colonies");
    EXPECT_EQ(refusal_of(with(without(save, "setup"), "position", json(R"({"oxygen":15})"))),
              "bad-save /save/position/oxygen");
}

}  // namespace

}  // namespace planitia::protocol_test
