/// What comes from outside has a length, and so has what is said about it.
#include <desk/save.h>
#include <kit/endless.h>
#include <protocol/answers.h>

#include "client.h"

namespace planitia::protocol_test {

namespace {

/// So many letters, of two bytes each.
std::string letters(std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += "ż";
    return text;
}

Document new_game(const std::string& seed) {
    return Document::map(
        {{"cmd", "new"}, {"game", "martians"}, {"setup", Document::map({{"players", 2}})}, {"seed", seed}});
}

TEST(lengths, a_name_has_64_characters) {
    Client client;
    const auto with = [](const std::string& name) {
        return Document::map({{"cmd", "language"}, {"lang", "pl"}, {"names", Document::list().add("Ola").add(name)}});
    };
    EXPECT_EQ(refusal(client.ask(with(letters(64)))), "accepted");
    EXPECT_EQ(refusal(client.ask(with(letters(65)))), "bad-value /names/1");
}

TEST(lengths, a_seed_has_256_characters) {
    Client client;
    EXPECT_EQ(refusal(client.ask(new_game(letters(256)))), "accepted");
    EXPECT_EQ(refusal(client.ask(new_game(letters(257)))), "bad-value /seed");
}

TEST(lengths, a_seed_of_digits_is_whole_or_refused) {
    Client client;
    const std::string digits = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
    EXPECT_EQ(refusal(client.ask(new_game("sha256:" + digits))), "accepted");
    EXPECT_EQ(refusal(client.ask(new_game("sha256 " + digits))), "accepted") << "a text as any other";
    for (const std::string& bad : {std::string(), digits.substr(1), digits + "0", digits.substr(1) + "g",
                                   digits.substr(1) + "A", std::string(64, '0')})
        EXPECT_EQ(refusal(client.ask(new_game("sha256:" + bad))), "bad-value /seed") << bad;
}

/// What was saved with such a seed was dealt from its text.
TEST(lengths, of_a_save_any_seed_is_read) {
    Client client;
    client.get(new_game("s"));
    for (const std::string& seed : {std::string("sha256:0"), letters(300)}) {
        Document save = at(client.get(R"({"cmd":"save"})"), "/save");
        save.set("seed", seed);
        EXPECT_EQ(refusal(client.ask(Document::map({{"cmd", "load"}, {"save", save}}))), "accepted");
        EXPECT_EQ(at(client.get(R"({"cmd":"save"})"), "/save/seed"), Document(seed));
    }
}

TEST(lengths, what_is_unknown_is_not_repeated_at_length) {
    Client client;
    client.get(new_game("s"));
    const std::string long_word(100'000, 'x');
    const std::string key = letters(100'000);
    for (const Document& request :
         {Document::map({{"cmd", "bot"}, {"player", 0}, {"level", long_word}}), Document::map({{"cmd", long_word}}),
          Document::map({{"cmd", "new"}, {"game", long_word}, {"setup", Document::map()}, {"seed", ""}}),
          Document::map({{"cmd", "new"}, {"game", "martians"}, {"setup", Document::map({{key, 1}})}, {"seed", ""}}),
          Document::map({{"cmd", "position"}, {"position", Document::map({{key, 1}})}}),
          Document::map({{"cmd", "position"}, {"position", Document::map({{"game", "martians"}, {key, 1}})}}),
          Document::map({{"cmd", "choose"}, {"player", 0}, {"option", Document::map({{key, 1}})}}),
          Document::map({{"cmd", "choose"}, {"player", 0}, {"option", Document::map({{"kind", long_word}})}}),
          Document::map({{"cmd", "load"}, {"save", Document::map({{"game", long_word}})}})}) {
        const std::string answer = client.ask_text(to_json(request));
        EXPECT_NE(refusal(*from_json(answer)), "accepted");
        EXPECT_LT(answer.size(), 500U) << to_json(request).substr(0, 60) << "\n" << answer.substr(0, 600);
    }
}

/// Everybody may pass for ever. The answers are too long for a client that reads no more than the engine does.
TEST(lengths, a_save_that_can_not_be_loaded_says_so) {
    for (const bool fits : {true, false}) {
        const desk::Match match = kit::endless_game(fits ? 40'000 : 42'400, [](const auto&...) {});
        const std::string load = R"({"cmd":"load","save":)" + to_json(desk::write_save(match)) + "}";
        ASSERT_EQ(load.size() <= kLongestJson, fits) << load.size();
        Client client;
        EXPECT_EQ(refusal(client.ask(load)), fits ? "accepted" : "bad-json");
        EXPECT_EQ(protocol::write_saved(match).find("tooLong") == nullptr, fits);
    }
}

}  // namespace

}  // namespace planitia::protocol_test
