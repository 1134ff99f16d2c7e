#include <protocol/changes.h>

#include <algorithm>

namespace planitia::protocol {

namespace {

void collect(const Pointer& at, const Document& from, const Document& to, std::vector<Change>& changes);

void collect_members(const Pointer& at, const Document& from, const Document& to, std::vector<Change>& changes) {
    const Document missing;
    for (const auto& [key, before] : *from.as_map()) {
        const Document* after = to.find(key);
        collect(at / key, before, after != nullptr ? *after : missing, changes);
    }
    for (const auto& [key, after] : *to.as_map())
        if (from.find(key) == nullptr) collect(at / key, missing, after, changes);
}

/// For every item of `items`, whether no equal item is left for it in `others`.
std::vector<bool> unmatched(const Document::List& items, const Document::List& others) {
    std::vector<bool> is_free(others.size(), true);
    std::vector<bool> result(items.size(), true);
    for (std::size_t i = 0; i < items.size(); ++i) {
        for (std::size_t k = 0; k < others.size() && result[i]; ++k) {
            if (!is_free[k] || !(items[i] == others[k])) continue;
            is_free[k] = false;
            result[i] = false;
        }
    }
    return result;
}

void collect_joined_and_left(const Pointer& at, const Document::List& from, const Document::List& to,
                             std::vector<Change>& changes) {
    const std::vector<bool> left = unmatched(from, to);
    const std::vector<bool> joined = unmatched(to, from);
    for (std::size_t i = 0; i < std::max(from.size(), to.size()); ++i) {
        const Document before = i < from.size() && left[i] ? from[i] : Document();
        const Document after = i < to.size() && joined[i] ? to[i] : Document();
        if (!(before == after)) changes.push_back({(at / i).text(), before, after});
    }
}

void collect(const Pointer& at, const Document& from, const Document& to, std::vector<Change>& changes) {
    if (from == to) return;
    const Document::List* before = from.as_list();
    const Document::List* after = to.as_list();
    if (from.as_map() != nullptr && to.as_map() != nullptr) {
        collect_members(at, from, to, changes);
    } else if (before != nullptr && after != nullptr && before->size() == after->size()) {
        for (std::size_t i = 0; i < before->size(); ++i) collect(at / i, (*before)[i], (*after)[i], changes);
    } else if (before != nullptr && after != nullptr) {
        collect_joined_and_left(at, *before, *after, changes);
    } else {
        changes.push_back({at.text(), from, to});
    }
}

}  // namespace

std::vector<Change> changes_between(const Document& from, const Document& to) {
    std::vector<Change> changes;
    collect(Pointer(), from, to, changes);
    return changes;
}

}  // namespace planitia::protocol
