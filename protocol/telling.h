/// Answers in words: the language that the other side has asked for, and how the seats are called.
#pragma once
#include <core/document.h>
#include <present/describe.h>

#include <optional>
#include <string>
#include <vector>

namespace planitia::protocol {

struct Telling {
    std::optional<present::Language> language;  ///< none: only prompts, in English
    std::vector<std::string> names;

    bool has_texts() const { return language.has_value(); }
    present::Speaker speaker() const {
        return {present::phrasebook(language.value_or(present::Language::en)), names};
    }
};

/// Sets `key` of every item of the list to what `text` says of it.
template <class Text>
void tell_each(Document* list, const char* key, Text text) {
    if (list == nullptr || list->as_list() == nullptr) return;
    Document told = Document::list();
    for (Document item : *list->as_list()) {
        std::string said = text(item);
        told.add(item.set(key, std::move(said)));
    }
    *list = std::move(told);
}

/// Adds words to an answer: to decisions and their options, reasons, events, the score.
template <class Position>
void tell(const Telling& telling, const Position& position, bool is_over, Document& answer) {
    const present::Speaker speaker = telling.speaker();
    tell_each(answer.find("decisions"), "prompt",
              [&](const Document& decision) { return prompt_text(speaker, position, decision); });
    if (!telling.has_texts()) return;
    const auto option = [&](const Document& each) { return option_text(speaker, position, each); };
    if (Document* decisions = answer.find("decisions")) {
        Document told = Document::list();
        for (Document decision : *decisions->as_list()) {
            tell_each(decision.find("options"), "text", option);
            told.add(std::move(decision));
        }
        *decisions = std::move(told);
    }
    tell_each(answer.find("reasons"), "text",
              [&](const Document& reason) { return reason_text(speaker, position, reason); });
    tell_each(answer.find("events"), "text",
              [&](const Document& event) { return event_text(speaker, position, event); });
    if (answer.find("players") == nullptr) return;
    tell_each(answer.find("players"), "name", [&, seat = 0](const Document&) mutable {
        return seat_name(speaker, Document(seat++));
    });
    Document parts = Document::map();
    for (const auto& [key, value] : *answer.find("players")->as_list()->front().as_map())
        if (std::string text = score_part_text(speaker, position, key); text != key) parts.set(key, std::move(text));
    answer.set("parts", std::move(parts));
    if (is_over) answer.set("text", result_text(speaker, position));
}

}  // namespace planitia::protocol
