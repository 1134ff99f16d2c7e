/// Answers in words: the language that the other side has asked for, and how the seats are called.
#pragma once
#include <core/document.h>
#include <present/document_words.h>

#include <optional>
#include <string>
#include <vector>

namespace planitia::protocol {

struct Telling {
    std::optional<present::Language> language;  ///< none: only prompts, in English
    std::vector<std::string> names;

    bool has_texts() const { return language.has_value(); }
    present::Speaker speaker() const { return {present::phrasebook(language.value_or(present::Language::en)), names}; }
};

/// An option as it is answered: it may come back with the words it was offered with.
inline Document without_text(const Document& option) {
    Document plain = Document::map();
    for (const auto& [key, value] : *option.as_map())
        if (key != "text") plain.set(key, value);
    return plain;
}

/// Adds words to an answer: to decisions and their options, reasons, events, the score.
template <class Position>
class Teller {
  public:
    Teller(const present::Speaker& speaker, const Position& position) : speaker_(speaker), position_(position) {}

    void add_prompts(Document& answer) const {
        each(answer, "decisions",
             [&](Document& decision) { decision.set("prompt", prompt_text(speaker_, position_, decision)); });
    }

    void add_texts(Document& answer, bool is_over) const {
        each(answer, "decisions", [&](Document& decision) { add_options(decision); });
        each(answer, "reasons",
             [&](Document& reason) { reason.set("text", reason_text(speaker_, position_, reason)); });
        each(answer, "events", [&](Document& event) { event.set("text", event_text(speaker_, position_, event)); });
        if (Document* option = answer.find("option"))
            if (option->find("cards") == nullptr) option->set("text", option_text(speaker_, position_, *option));
        if (answer.find("players") != nullptr) add_score(answer, is_over);
    }

  private:
    template <class Tell>
    static void each(Document& answer, std::string_view key, const Tell& tell) {
        Document* list = answer.find(key);
        if (list == nullptr || list->as_list() == nullptr) return;
        for (Document& item : *list->as_list()) tell(item);
    }

    void add_options(Document& decision) const {
        each(decision, "options",
             [&](Document& option) { option.set("text", option_text(speaker_, position_, option)); });
        Document* pick = decision.find("pick");
        if (pick == nullptr) return;
        Document texts = Document::list();
        each(*pick, "from",
             [&](Document& card) { texts.add(pick_text(speaker_, position_, decision, *card.as_text())); });
        pick->set("texts", std::move(texts));
        pick->set("done", present::pick_end_text(speaker_));
    }

    void add_score(Document& answer, bool is_over) const {
        std::size_t seat = 0;
        Document parts = Document::map();
        each(answer, "players", [&](Document& player) {
            player.set("name", seat_name(speaker_, PlayerId{seat++}));
            for (const auto& [key, value] : *player.as_map())
                if (auto text = score_part_text(speaker_, position_, key)) parts.set(key, std::move(*text));
        });
        answer.set("parts", std::move(parts));
        if (is_over) answer.set("text", result_text(speaker_, position_));
    }

    const present::Speaker& speaker_;
    const Position& position_;
};

}  // namespace planitia::protocol
