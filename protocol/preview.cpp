#include <protocol/preview.h>

#include <set>
#include <string_view>

namespace planitia::protocol {

namespace {

bool has(const std::vector<Change>& changes, const Change& wanted) {
    return std::any_of(changes.begin(), changes.end(), [&](const Change& each) {
        return each.path == wanted.path && each.from == wanted.from && each.to == wanted.to;
    });
}

bool is_certain(const std::vector<Outcome>& outcomes, const Change& change) {
    return std::all_of(outcomes.begin(), outcomes.end(),
                       [&](const Outcome& outcome) { return has(outcome.changes, change); });
}

/// The list, when the place is one of its items: which one it will be is not known.
std::string without_index(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    const bool is_item = slash != std::string_view::npos && slash + 1 < path.size() &&
                         path.find_first_not_of("0123456789", slash + 1) == std::string_view::npos;
    return std::string(is_item ? path.substr(0, slash) : path);
}

Document with_path(std::string path) { return Document::map({{"path", std::move(path)}}); }

void add_uncertain_places(const std::vector<Outcome>& outcomes, Document& hidden) {
    std::set<std::string> paths;
    for (const Outcome& outcome : outcomes)
        for (const Change& change : outcome.changes)
            if (!is_certain(outcomes, change)) paths.insert(without_index(change.path));
    for (const std::string& path : paths) hidden.add(with_path(path));
    const bool same_decision = std::all_of(outcomes.begin(), outcomes.end(), [&](const Outcome& outcome) {
        return outcome.decision == outcomes.front().decision;
    });
    if (!same_decision) hidden.add(with_path("/decisions"));
}

/// The members of an event that are the same in every outcome; null when there is no such event in one of them.
Document common_part(const std::vector<Outcome>& outcomes, std::size_t index) {
    Document common = Document::map();
    for (const auto& [key, value] : *outcomes.front().events[index].as_map()) {
        bool is_common = true;
        for (const Outcome& outcome : outcomes) {
            if (index >= outcome.events.size()) return {};
            const Document* other = outcome.events[index].find(key);
            is_common = is_common && other != nullptr && *other == value;
        }
        if (is_common) common.set(key, value);
    }
    return common;
}

/// Hidden is what happens in any case, but not with what: a card revealed, for one.
void add_events(const std::vector<Outcome>& outcomes, Document& events, Document& hidden) {
    for (std::size_t i = 0; i < outcomes.front().events.size(); ++i) {
        const Document common = common_part(outcomes, i);
        if (common.find("kind") == nullptr) return;  // from here on the outcomes part
        if (common == outcomes.front().events[i]) {
            events.add(common);
        } else {
            hidden.add(Document::map({{"event", common}}));
        }
    }
}

}  // namespace

Document write_preview(const std::vector<Outcome>& outcomes) {
    Document changes = Document::list();
    Document hidden = Document::list();
    Document events = Document::list();
    if (!outcomes.empty()) {
        for (const Change& change : outcomes.front().changes)
            if (is_certain(outcomes, change))
                changes.add(Document::map({{"path", change.path}, {"from", change.from}, {"to", change.to}}));
        add_uncertain_places(outcomes, hidden);
        add_events(outcomes, events, hidden);
    }
    return Document::map(
        {{"changes", std::move(changes)}, {"events", std::move(events)}, {"hidden", std::move(hidden)}});
}

}  // namespace planitia::protocol
