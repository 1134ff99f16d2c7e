/// Answers to decisions of the protocol, as somebody gives them who knows no rules.
#pragma once
#include <core/document.h>
#include <core/rng.h>

namespace planitia::kit {

/// One of the options, or a set of cards that is not too large. Precondition: it is a decision of the protocol.
inline Document any_answer(const Document& decision, Rng& rng) {
    const Document* const pick = decision.find("pick");
    if (pick == nullptr) {
        const Document::List& options = *decision.find("options")->as_list();
        Document option = options[rng.below(static_cast<std::uint32_t>(options.size()))];
        Document answer = Document::map();  // without what is told for people
        for (const auto& [key, value] : *option.as_map())
            if (key != "text") answer.set(key, value);
        return answer;
    }
    Document::List from = *pick->find("from")->as_list();
    const int min = number_at(*pick, "min");
    const int max = number_at(*pick, "max");
    const auto wanted = static_cast<std::size_t>(min) + rng.below(static_cast<std::uint32_t>(max - min + 1));
    Document::List cards;
    while (cards.size() < wanted) {
        const std::size_t at = rng.below(static_cast<std::uint32_t>(from.size()));
        cards.push_back(from[at]);
        from.erase(from.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return Document::map({{"kind", text_at(*pick, "kind")}, {"cards", Document(std::move(cards))}});
}

}  // namespace planitia::kit
