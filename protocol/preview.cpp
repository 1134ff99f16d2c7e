#include <desk/documents.h>
#include <protocol/answers.h>
#include <protocol/changes.h>
#include <protocol/facts_document.h>
#include <protocol/preview.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

namespace planitia::protocol {

namespace {

/// What is written of an outcome.
struct Outcome {
    std::vector<Change> changes;  ///< of the player's view
    Document::List events;
};

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

/// What happens in any case, but not with what: a card revealed, for one.
void add_uncertain_events(const std::vector<Outcome>& outcomes, Document& hidden) {
    for (std::size_t i = 0; i < outcomes.front().events.size(); ++i) {
        const Document common = common_part(outcomes, i);
        if (common.find("kind") == nullptr) return;  // from here on the outcomes part
        if (!(common == outcomes.front().events[i])) hidden.add(Document::map({{"event", common}}));
    }
}

Document write_changes(const std::vector<Outcome>& outcomes) {
    Document changes = Document::list();
    for (const Change& change : outcomes.front().changes)
        if (is_certain(outcomes, change))
            changes.add(Document::map({{"path", change.path}, {"from", change.from}, {"to", change.to}}));
    return changes;
}

/// A view, and beside it what follows from it.
Document write_seen(const desk::AnyView& view, bool has_facts) {
    Document seen = desk::write_view(view);
    if (has_facts) seen.set("facts", write_facts(view));
    return seen;
}

Document write_preview(const desk::Match& match, const desk::Preview& preview, bool has_facts, const Telling& telling) {
    Document changes = Document::list();
    Document hidden = Document::list();
    if (!preview.outcomes.empty()) {
        const Document before = write_seen(preview.before, has_facts);
        std::vector<Outcome> outcomes;
        for (const desk::Outcome& each : preview.outcomes) {
            outcomes.push_back({changes_between(before, write_seen(each.view, has_facts)), {}});
            for (const desk::AnyEvent& event : each.events)
                outcomes.back().events.push_back(desk::write_event(match, event));
        }
        changes = write_changes(outcomes);
        add_uncertain_places(outcomes, hidden);
        const bool is_same_question = std::ranges::all_of(
            preview.outcomes, [&](const desk::Outcome& each) { return each.next == preview.outcomes.front().next; });
        if (!is_same_question) hidden.add(with_path("/decisions"));
        add_uncertain_events(outcomes, hidden);
    }
    Document events = Document::list();
    for (const desk::AnyEvent& event : preview.certain_events())
        events.add(with_text(match, event, desk::write_event(match, event), telling));
    return Document::map(
        {{"changes", std::move(changes)}, {"events", std::move(events)}, {"hidden", std::move(hidden)}});
}

}  // namespace

Document::List write_previews(const desk::Match& match, PlayerId player, std::span<const desk::Choice> choices,
                              const PreviewWish& wish, const Telling& telling) {
    Document::List list;
    for (const desk::Preview& preview : desk::previews(match, player, choices, wish.reach)) {
        Document document = write_preview(match, preview, wish.has_facts, telling);
        if (preview.reveals) document.set("reveals", name(*preview.reveals));
        list.push_back(std::move(document));
    }
    return list;
}

Document write_all_previews(const desk::Match& match, PlayerId player, const PreviewWish& wish,
                            const Telling& telling) {
    Document list = Document::list();
    for (const Document& preview : write_previews(match, player, match.choices(player), wish, telling)) {
        Document each = Document::map({{"option", list.as_list()->size()}});
        for (const auto& [key, value] : *preview.as_map()) each.set(key, value);
        list.add(std::move(each));
    }
    return Document::map({{"previews", std::move(list)}});
}

}  // namespace planitia::protocol
