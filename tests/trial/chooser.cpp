#include <json/json.h>
#include <trial/chooser.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace planitia::trial {

namespace {

/// What ends a game of Terraforming Mars, the best first; the game of Martians ends by itself.
constexpr std::array<std::string_view, 8> kHasty = {"convert-plants", "convert-heat", "greenery", "asteroid",
                                                    "aquifer",        "pass",         "end-turn", "decline"};

const Document* hasty_option(const Document::List& options) {
    for (const std::string_view wish : kHasty)
        for (const Document& option : options)
            if (text_at(option, "kind") == wish || text_at(option, "project") == wish) return &option;
    return nullptr;
}

Document pick(const Document& bounds, const Manner& manner, Rng& rng) {
    std::vector<Document> from = *bounds.find("from")->as_list();
    const int least = number_at(bounds, "min");
    const int most = std::min(number_at(bounds, "max"), static_cast<int>(from.size()));
    const int size = happens(rng, manner.hurry)
                         ? least
                         : least + static_cast<int>(rng.below(static_cast<std::uint32_t>(most - least + 1)));
    for (std::size_t i = from.size(); i > 1; --i)
        std::swap(from[i - 1], from[rng.below(static_cast<std::uint32_t>(i))]);
    from.resize(static_cast<std::size_t>(size));
    return Document::map({{"kind", text_at(bounds, "kind")}, {"cards", Document(std::move(from))}});
}

}  // namespace

Document choose(const Document& decision, const Manner& manner, Rng& rng) {
    if (const Document* const bounds = decision.find("pick")) return pick(*bounds, manner, rng);
    const Document::List& options = *decision.find("options")->as_list();
    if (happens(rng, manner.hurry))
        if (const Document* const hasty = hasty_option(options)) return *hasty;
    return options[rng.below(static_cast<std::uint32_t>(options.size()))];
}

Document plain(const Document& option) {
    if (option.as_list() != nullptr) {
        std::vector<std::pair<std::string, Document>> items;
        for (const Document& each : *option.as_list()) items.emplace_back(to_json(plain(each)), plain(each));
        std::ranges::sort(items, {}, &std::pair<std::string, Document>::first);
        Document sorted = Document::list();
        for (auto& [text, item] : items) sorted.add(std::move(item));
        return sorted;
    }
    if (option.as_map() == nullptr) return option;
    std::vector<Document::Member> members = *option.as_map();
    std::ranges::sort(members, {}, &Document::Member::first);
    Document kept = Document::map();
    for (auto& [key, value] : members)
        if (key != "text") kept.set(key, plain(value));
    return kept;
}

}  // namespace planitia::trial
