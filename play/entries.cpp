#include <play/entries.h>

#include <map>
#include <vector>

namespace planitia::play {

namespace {

using Index = std::map<std::string, present::Entry, std::less<>>;

/// By game, kind and name. Made once for every language that is used.
const Index& index_of(present::Language language) {
    static std::map<present::Language, Index> indices;
    Index& index = indices[language];
    if (index.empty())
        for (present::Entry& entry : present::entries(language)) {
            const auto figure = [&](const char* key) { return *entry.figures.find(key)->as_text(); };
            index.emplace(figure("game") + "/" + figure("kind") + "/" + figure("id"), std::move(entry));
        }
    return index;
}

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
    const Index& index = index_of(language);
    for (const auto& [key, value] : *option.as_map()) {
        if (value.as_text() == nullptr) continue;
        for (std::string_view kind : kinds_of(key)) {
            const auto found = index.find(std::string(game) + "/" + std::string(kind) + "/" + *value.as_text());
            if (found != index.end()) return &found->second;
        }
    }
    return nullptr;
}

const present::Entry* find_named_entry(present::Language language, std::string_view game, std::string_view id) {
    const std::string start = std::string(game) + "/";
    const std::string end = "/" + std::string(id);
    for (const auto& [key, entry] : index_of(language))
        if (key.starts_with(start) && key.ends_with(end)) return &entry;
    return nullptr;
}

std::string brief(const present::Entry& entry) {
    std::string text;
    if (const Document* cost = entry.figures.find("cost"); cost != nullptr && cost->as_int() != nullptr)
        text = std::to_string(*cost->as_int()) + " M€";
    return text;
}

}  // namespace planitia::play
