/// A client of the protocol, as a bot in another language would be: text in, text out.
#pragma once
#include <gtest/gtest.h>
#include <json/json.h>
#include <protocol/session.h>

#include <charconv>
#include <concepts>
#include <ostream>
#include <string>
#include <string_view>

namespace planitia {

/// How a failed test shows a document.
inline void PrintTo(const Document& document, std::ostream* out) { *out << to_json(document).substr(0, 1000); }

namespace protocol_test {

/// The place in a document; null when there is no such place.
inline Document at(const Document& document, std::string_view pointer) {
    const Document* here = &document;
    while (!pointer.empty() && here != nullptr) {
        const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
        const std::string_view key = pointer.substr(1, end - 1);
        if (const Document::List* items = here->as_list()) {
            std::size_t index = items->size();
            std::from_chars(key.data(), key.data() + key.size(), index);
            here = index < items->size() ? &(*items)[index] : nullptr;
        } else {
            here = here->find(key);
        }
        pointer.remove_prefix(end);
    }
    return here != nullptr ? *here : Document();
}

inline Document json(std::string_view text) {
    const auto document = from_json(text);
    EXPECT_TRUE(document) << text;
    return document ? *document : Document();
}

/// The items of a list, as a copy: `at` gives copies too.
inline Document::List items(const Document& list) {
    return list.as_list() != nullptr ? *list.as_list() : Document::List();
}
inline std::size_t size(const Document& list) { return list.as_list() != nullptr ? list.as_list()->size() : 0; }

class Client {
  public:
    std::string ask_text(std::string_view line) { return session_.handle(line); }

    /// The answer; what an answer always is, is checked.
    Document ask(std::string_view line) {
        const Document answer = json(ask_text(line));
        const Document* ok = answer.find("ok");
        EXPECT_TRUE(ok != nullptr && ok->as_bool() != nullptr) << to_json(answer);
        return answer;
    }
    Document ask(const std::same_as<Document> auto& request) { return ask(std::string_view(to_json(request))); }

    /// As `ask`, for requests that are not refused.
    Document get(std::string_view line) {
        Document answer = ask(line);
        EXPECT_EQ(at(answer, "/ok"), Document(true)) << line.substr(0, 400) << "\n" << to_json(answer);
        return answer;
    }
    Document get(const std::same_as<Document> auto& request) { return get(std::string_view(to_json(request))); }

    Document state() { return at(get(R"({"cmd":"state"})"), "/position"); }
    Document view(int player) { return at(get(Document::map({{"cmd", "view"}, {"player", player}})), "/view"); }
    void set_up(std::string_view position) { get(R"({"cmd":"position","position":)" + std::string(position) + "}"); }
    Document choose(int player, std::string_view option) {
        return get(R"({"cmd":"choose","player":)" + std::to_string(player) + R"(,"option":)" + std::string(option) +
                   "}");
    }

    /// Lets a random bot answer for the first awaited seat. False when the game is over.
    bool play_one() {
        const Document awaited = get(R"({"cmd":"decisions"})");
        if (at(awaited, "/over") == Document(true)) return false;
        const Document chosen = get(Document::map(
            {{"cmd", "bot"}, {"player", at(awaited, "/decisions/0/player")}, {"level", "random"}, {"ms", 1}}));
        get(Document::map({{"cmd", "choose"}, {"player", at(chosen, "/player")}, {"option", at(chosen, "/option")}}));
        return !testing::Test::HasFailure();
    }

  private:
    protocol::Session session_;
};

/// Decisions without their numbers, which count from where a game was set up.
inline Document without_numbers(Document answer) {
    Document list = Document::list();
    for (const Document& decision : items(at(answer, "/decisions"))) {
        Document plain = Document::map();
        for (const auto& [key, value] : *decision.as_map())
            if (key != "number") plain.set(key, value);
        list.add(std::move(plain));
    }
    return answer.set("decisions", std::move(list));
}

/// The code and the place of a refusal, as "bad-value /player".
inline std::string refusal(const Document& answer) {
    if (at(answer, "/ok") == Document(true)) return "accepted";
    const Document code = at(answer, "/error/code");
    const Document place = at(answer, "/error/at");
    const Document message = at(answer, "/error/message");
    EXPECT_TRUE(message.as_text() != nullptr && !message.as_text()->empty()) << to_json(answer);
    std::string text = code.as_text() != nullptr ? *code.as_text() : "no code";
    if (place.as_text() != nullptr) text += " " + *place.as_text();
    return text;
}

}  // namespace protocol_test

}  // namespace planitia
