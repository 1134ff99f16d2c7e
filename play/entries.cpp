#include <play/entries.h>

#include <vector>

namespace planitia::play {

namespace {

/// The kinds of entries that a member of an option can name.
std::vector<std::string_view> kinds_of(std::string_view key) {
    if (key == "card") return {"project", "corporation", "specialist", "assistant"};
    if (key == "project") return {"standard-project"};
    if (key == "tile") return {"research", "project"};
    if (key == "kind") return {"rule"};
    return {key};
}

}  // namespace

const present::Entry* find_entry(present::Language language, std::string_view game, const Document& option) {
    for (const auto& [key, value] : *option.as_map()) {
        if (value.as_text() == nullptr) continue;
        for (std::string_view kind : kinds_of(key)) {
            const auto named = find_name<present::EntryKind>(kind);
            if (!named) continue;
            if (const present::Entry* found = present::find_entry(language, game, {*named, *value.as_text()}))
                return found;
        }
    }
    return nullptr;
}

const present::Entry* find_named_entry(present::Language language, std::string_view game, std::string_view id) {
    for (present::EntryKind kind : every<present::EntryKind>())
        if (const present::Entry* found = present::find_entry(language, game, {kind, id})) return found;
    return nullptr;
}

std::string brief(const present::Entry& entry) {
    std::string text;
    if (const Document* cost = entry.figures.find("cost"); cost != nullptr && cost->as_int() != nullptr)
        text = std::to_string(*cost->as_int()) + " M€";
    return text;
}

}  // namespace planitia::play
