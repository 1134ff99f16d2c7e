#include <core/document.h>
#include <core/hash.h>

#include <algorithm>
#include <bit>

namespace planitia {

Document Document::map(std::initializer_list<Member> members) {
    Document document;
    document.content_ = Map(members);
    return document;
}

const Document* Document::find(std::string_view key) const {
    const Map* members = as_map();
    if (members == nullptr) return nullptr;
    for (const Member& member : *members)
        if (member.first == key) return &member.second;
    return nullptr;
}

Document* Document::find(std::string_view key) {
    return const_cast<Document*>(static_cast<const Document*>(this)->find(key));
}

Document& Document::set(std::string key, Document value) {
    if (Document* present = find(key)) {
        *present = std::move(value);
    } else {
        std::get_if<Map>(&content_)->emplace_back(std::move(key), std::move(value));
    }
    return *this;
}

Document& Document::add(Document value) {
    std::get_if<List>(&content_)->push_back(std::move(value));
    return *this;
}

std::uint64_t digest(const Document& document) {
    if (const bool* truth = document.as_bool()) return combine(1, *truth ? 1 : 0);
    if (const std::int64_t* number = document.as_int()) return combine(2, static_cast<std::uint64_t>(*number));
    if (const double* number = document.as_double()) return combine(3, std::bit_cast<std::uint64_t>(*number));
    if (const std::string* text = document.as_text()) return combine(4, hash_text(*text));
    if (const Document::List* items = document.as_list()) {
        std::uint64_t all = 5;
        for (const Document& item : *items) all = combine(all, digest(item));
        return combine(all, items->size());
    }
    if (const Document::Map* members = document.as_map()) {
        std::uint64_t sum = 0;
        for (const auto& [key, value] : *members) sum += combine(hash_text(key), digest(value));
        return combine(6, sum);
    }
    return mix(7);
}

Pointer Pointer::operator/(std::string_view key) const {
    Pointer deeper = *this;
    deeper.text_ += '/';
    for (char c : key) {
        if (c == '~') {
            deeper.text_ += "~0";
        } else if (c == '/') {
            deeper.text_ += "~1";
        } else {
            deeper.text_ += c;
        }
    }
    return deeper;
}

namespace {

void collect(const Pointer& at, const Document& from, const Document& to, std::vector<Change>& changes) {
    if (from == to) return;
    if (from.as_map() != nullptr && to.as_map() != nullptr) {
        for (const auto& [key, before] : *from.as_map()) {
            const Document* after = to.find(key);
            collect(at / key, before, after != nullptr ? *after : Document(), changes);
        }
        for (const auto& [key, after] : *to.as_map())
            if (from.find(key) == nullptr) collect(at / key, Document(), after, changes);
        return;
    }
    if (from.as_list() != nullptr && to.as_list() != nullptr) {
        const Document::List& before = *from.as_list();
        const Document::List& after = *to.as_list();
        for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i)
            collect(at / i, i < before.size() ? before[i] : Document(), i < after.size() ? after[i] : Document(),
                    changes);
        return;
    }
    changes.push_back({at.text(), from, to});
}

}  // namespace

std::vector<Change> differences(const Document& from, const Document& to) {
    std::vector<Change> changes;
    collect(Pointer(), from, to, changes);
    return changes;
}

}  // namespace planitia
