#include <core/shortened.h>
#include <game/reader.h>

#include <algorithm>

namespace planitia {

namespace {

/// Keys from outside may have any length; a place is told on a line.
std::string step_to(std::string_view key) { return (Pointer() / shortened(key)).text(); }

}  // namespace

void Reading::refuse(RefusalCode code, std::string message, std::string at) {
    if (!refusal_) refusal_ = Refusal{code, std::move(message), std::move(at)};
}

std::string Cursor::pointer() const {
    if (parent_ == nullptr) return {};
    const bool is_item = parent_->document_->as_list() != nullptr;
    return parent_->pointer() + (is_item ? (Pointer() / index_).text() : step_to(key_));
}

void Cursor::refuse(RefusalCode code, std::string message) const {
    if (is_fine()) reading_->refuse(code, std::move(message), pointer());
}

void Cursor::refuse_member(std::string_view key, std::string message) const {
    refuse_member(key, reading_->code(), std::move(message));
}

void Cursor::refuse_member(std::string_view key, RefusalCode code, std::string message) const {
    if (is_fine()) reading_->refuse(code, std::move(message), pointer() + step_to(key));
}

void Cursor::allow(std::initializer_list<std::string_view> keys) const {
    const Document::Map* members = document_->as_map();
    if (members == nullptr) return refuse("an object is expected");
    for (const Document::Member& member : *members)
        if (std::find(keys.begin(), keys.end(), member.first) == keys.end())
            return refuse_member(member.first, "unknown key " + quoted(member.first));
}

int Cursor::number(int low, int high) const {
    const std::int64_t* value = document_->as_int();
    if (value != nullptr && *value >= low && *value <= high) return static_cast<int>(*value);
    refuse("a number from " + std::to_string(low) + " to " + std::to_string(high) + " is expected");
    return low;
}

bool Cursor::truth() const {
    const bool* value = document_->as_bool();
    if (value == nullptr) refuse("true or false is expected");
    return value != nullptr && *value;
}

std::string_view Cursor::text() const {
    const std::string* value = document_->as_text();
    if (value == nullptr) refuse("a text is expected");
    return value != nullptr ? std::string_view(*value) : std::string_view();
}

void Cursor::refuse_name(std::string_view word) const { refuse("unknown name " + quoted(word)); }

std::string quoted(std::string_view word) { return "'" + shortened(word) + "'"; }

PlayerId read_seat(const Cursor& at, std::size_t players) {
    return PlayerId{static_cast<std::size_t>(at.number(0, static_cast<int>(players) - 1))};
}

std::uint8_t read_player_count(const Cursor& setup, std::size_t most) {
    std::uint8_t players = 1;
    if (!setup.has("players"))
        setup.refuse_member("players", RefusalCode::missing_field, "the number of players is missing");
    setup.with("players",
               [&](const Cursor& at) { players = static_cast<std::uint8_t>(at.number(1, static_cast<int>(most))); });
    return players;
}

namespace {

bool is_same(const Document& a, const Document& b) {
    const Document::List* list_a = a.as_list();
    const Document::List* list_b = b.as_list();
    if (list_a == nullptr || list_b == nullptr) return a == b;
    return std::is_permutation(list_a->begin(), list_a->end(), list_b->begin(), list_b->end());
}

}  // namespace

bool has_fields(const Document& full, const Document& fields) {
    return std::ranges::all_of(*fields.as_map(), [&](const Document::Member& field) {
        const Document* actual = full.find(field.first);
        return actual != nullptr && is_same(*actual, field.second);
    });
}

}  // namespace planitia
