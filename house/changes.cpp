#include <core/assert.h>
#include <house/changes.h>

#include <string>
#include <string_view>
#include <vector>

namespace planitia::house {

namespace {

void append_escaped(std::string& pointer, std::string_view key) {
    for (const char c : key) {
        if (c == '~') {
            pointer += "~0";
        } else if (c == '/') {
            pointer += "~1";
        } else {
            pointer += c;
        }
    }
}

/// Most of what is compared has not changed: the pointer is written where something has.
class Comparison {
  public:
    void compare(const Document& from, const Document& to) {
        const Document::Map* members = from.as_map();
        const Document::Map* others = to.as_map();
        if (members != nullptr && others != nullptr) return compare_members(*members, *others);
        const Document::List* before = from.as_list();
        const Document::List* after = to.as_list();
        if (before != nullptr && after != nullptr && before->size() == after->size()) {
            for (std::size_t i = 0; i < before->size(); ++i)
                at({{}, i, true}, [&] { compare((*before)[i], (*after)[i]); });
        } else if (!(from == to)) {
            found_.set.push_back(Document(Document::List{pointer(), to}));
        }
    }
    Difference found() && { return std::move(found_); }

  private:
    struct Part {
        std::string_view key;
        std::size_t index = 0;
        bool is_index = false;
    };

    /// Members mostly stand in the same order on both sides.
    void compare_members(const Document::Map& from, const Document::Map& to) {
        for (std::size_t i = 0; i < from.size(); ++i) {
            const auto& [key, before] = from[i];
            const Document* after = i < to.size() && to[i].first == key ? &to[i].second : find(to, key);
            at({key}, [&] {
                if (after == nullptr) {
                    found_.gone.push_back(pointer());
                } else {
                    compare(before, *after);
                }
            });
        }
        for (std::size_t i = 0; i < to.size(); ++i) {
            const auto& [key, after] = to[i];
            if ((i < from.size() && from[i].first == key) || find(from, key) != nullptr) continue;
            at({key}, [&] { found_.set.push_back(Document(Document::List{pointer(), after})); });
        }
    }
    static const Document* find(const Document::Map& members, std::string_view key) {
        for (const auto& [each, value] : members)
            if (each == key) return &value;
        return nullptr;
    }

    template <class Do>
    void at(Part part, const Do& act) {
        path_.push_back(part);
        act();
        path_.pop_back();
    }

    std::string pointer() const {
        std::string text;
        for (const Part& part : path_) {
            text += '/';
            if (part.is_index) {
                text += std::to_string(part.index);
            } else {
                append_escaped(text, part.key);
            }
        }
        return text;
    }

    std::vector<Part> path_;
    Difference found_;
};

/// A key or an index of a pointer, as it was before it was written.
std::string unescaped(std::string_view part) {
    std::string key;
    for (std::size_t i = 0; i < part.size(); ++i) {
        const bool is_escape = part[i] == '~' && i + 1 < part.size();
        key += is_escape ? (part[++i] == '0' ? '~' : '/') : part[i];
    }
    return key;
}

/// The place that a pointer leads to, up to its last part, and that part.
struct Place {
    Document* holder = nullptr;
    std::string last;
};

Place find_place(Document& root, std::string_view pointer) {
    Document* at = &root;
    for (;;) {
        PLANITIA_ASSERT(!pointer.empty() && pointer.front() == '/', "a pointer into the document");
        pointer.remove_prefix(1);
        const std::size_t slash = pointer.find('/');
        std::string part = unescaped(pointer.substr(0, slash));
        if (slash == pointer.npos) return {at, std::move(part)};
        pointer.remove_prefix(slash);
        at = at->as_list() != nullptr ? &(*at->as_list())[std::stoul(part)] : at->find(part);
        PLANITIA_ASSERT(at != nullptr, "the difference is one of this document");
    }
}

}  // namespace

Document without(const Document& map, std::string_view key) {
    Document rest = Document::map();
    for (const auto& [each, value] : *map.as_map())
        if (each != key) rest.set(each, value);
    return rest;
}

Difference difference(const Document& from, const Document& to) {
    Comparison comparison;
    comparison.compare(from, to);
    return std::move(comparison).found();
}

Document apply(Document document, const Difference& difference) {
    for (const Document& pointer : difference.gone) {
        const Place place = find_place(document, *pointer.as_text());
        *place.holder = without(*place.holder, place.last);
    }
    for (const Document& each : difference.set) {
        const Document::List& pair = *each.as_list();
        if (pair[0].as_text()->empty()) {
            document = pair[1];
            continue;
        }
        const Place place = find_place(document, *pair[0].as_text());
        if (place.holder->as_list() != nullptr) {
            (*place.holder->as_list())[std::stoul(place.last)] = pair[1];
        } else {
            place.holder->set(place.last, pair[1]);
        }
    }
    return document;
}

}  // namespace planitia::house
