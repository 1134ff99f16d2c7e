/// Changes a document in one place in a way that leaves it a document, with words that mean something to the game:
/// bytes changed at random hardly ever get past the parser.
#pragma once
#include <core/document.h>
#include <core/rng.h>
#include <terraforming/catalogue/card.h>

#include <array>
#include <string_view>
#include <vector>

namespace planitia::fuzz {

class DocumentMutator {
  public:
    explicit DocumentMutator(std::uint64_t seed) : rng_(seed) {}

    Document mutated(const Document& document) {
        target_ = rng_.below(static_cast<std::uint32_t>(count(document)));
        return copy(document);
    }

  private:
    static std::size_t count(const Document& document) {
        std::size_t sum = 1;
        if (const Document::List* items = document.as_list())
            for (const Document& item : *items) sum += count(item);
        if (const Document::Map* members = document.as_map())
            for (const auto& [key, value] : *members) sum += count(value);
        return sum;
    }

    /// The document with the node that the countdown ends at changed.
    Document copy(const Document& document) {
        if (target_-- == 0) return changed(document);
        if (const Document::List* items = document.as_list()) {
            Document list = Document::list();
            for (const Document& item : *items) list.add(copy(item));
            return list;
        }
        if (const Document::Map* members = document.as_map()) {
            Document map = Document::map();
            for (const auto& [key, value] : *members) map.set(key, copy(value));
            return map;
        }
        return document;
    }

    Document changed(const Document& document) {
        if (document.as_list() != nullptr) return changed_list(*document.as_list());
        if (document.as_map() != nullptr) return changed_map(*document.as_map());
        if (const bool* truth = document.as_bool()) return !*truth;
        return document.as_int() != nullptr ? number(*document.as_int()) : word();
    }

    Document changed_list(const Document::List& items) {
        const std::size_t at = rng_.below(static_cast<std::uint32_t>(items.size() + 1));
        const bool removes = rng_.below(2) == 0;
        Document list = Document::list();
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (i == at && removes) continue;
            if (i == at)
                list.add(rng_.below(2) == 0 ? word() : items[rng_.below(static_cast<std::uint32_t>(items.size()))]);
            list.add(items[i]);
        }
        if (at == items.size()) list.add(word());
        return list;
    }

    Document changed_map(const Document::Map& members) {
        Document map = Document::map();
        const std::size_t at = rng_.below(static_cast<std::uint32_t>(members.size() + 1));
        for (std::size_t i = 0; i < members.size(); ++i)
            if (i != at) map.set(members[i].first, members[i].second);
        return map;
    }

    Document number(std::int64_t old) {
        constexpr std::array<std::int64_t, 10> kEdges = {-30, -5, -1, 0, 1, 2, 8, 14, 61, 999};
        if (rng_.below(2) == 0) return old + static_cast<std::int64_t>(rng_.below(7)) - 3;
        return kEdges[rng_.below(kEdges.size())];
    }

    Document word() {
        constexpr std::array<std::string_view, 56> kWords = {
            "ocean",         "greenery",     "city",         "neutral",        "phobos",
            "ganymede",      "action",       "setup",        "draft",          "research",
            "over",          "mayor",        "banker",       "final-greenery", "forbid",
            "choose",        "undo",         "why-not",      "preview",        "view",
            "candidates",    "previews",     "pass",         "end-turn",       "play-card",
            "pay",           "place-tile",   "buy-cards",    "sell-cards",     "standard-project",
            "card-action",   "sell-patents", "luna",         "titan",          "pluto",
            "europa",        "trade",        "build-colony", "move-marker",    "solar",
            "colony",        "megacredits",  "energy",       "floater",        "turn",
            "hospital",      "doctor",       "event-option", "slot",           "quarter",
            "soy",           "t08",          "medicine",     "competitive",    "take",
            "growth-quarter"};
        if (rng_.below(4) == 0) return kWords[rng_.below(kWords.size())];
        return terraforming::cards()[rng_.below(static_cast<std::uint32_t>(terraforming::cards().size()))].slug;
    }

    Rng rng_;
    std::size_t target_ = 0;
};

}  // namespace planitia::fuzz
