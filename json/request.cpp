#include <json/request.h>

#include <algorithm>

namespace planitia {

namespace {

std::string pointer(std::string_view key) { return (Pointer() / key).text(); }

Unexpected<Refusal> bad_value(std::string_view key, std::string message) {
    return Unexpected{Refusal{RefusalCode::bad_value, std::move(message), pointer(key)}};
}

}  // namespace

Result<const Document*, Refusal> Request::field(std::string_view key) const {
    const Document* found = document_.find(key);
    if (found == nullptr)
        return Unexpected{
            Refusal{RefusalCode::missing_field, "the field '" + std::string(key) + "' is missing", pointer(key)}};
    return found;
}

Result<const Document*, Refusal> Request::object(std::string_view key) const {
    Result<const Document*, Refusal> found = field(key);
    if (found && (*found)->as_map() == nullptr) return bad_value(key, "an object is expected");
    return found;
}

Result<std::string_view, Refusal> Request::text(std::string_view key) const {
    const Result<const Document*, Refusal> found = field(key);
    if (!found) return Unexpected{found.error()};
    const std::string* word = (*found)->as_text();
    if (word == nullptr) return bad_value(key, "a text is expected");
    return std::string_view(*word);
}

Result<bool, Refusal> Request::truth(std::string_view key) const {
    const Document* found = find(key);
    if (found == nullptr) return false;
    if (found->as_bool() == nullptr) return bad_value(key, "true or false is expected");
    return *found->as_bool();
}

Result<Done, Refusal> Request::only(std::initializer_list<std::string_view> names) const {
    if (document_.as_map() == nullptr) return Unexpected{Refusal{RefusalCode::bad_value, "an object is expected", ""}};
    for (const auto& [key, value] : *document_.as_map())
        if (std::ranges::find(names, key) == names.end()) return bad_value(key, "nothing is called so here");
    return Done{};
}

Result<std::optional<std::size_t>, Refusal> Request::number(std::string_view key) const {
    const Document* found = find(key);
    if (found == nullptr) return std::optional<std::size_t>();
    const std::int64_t* number = found->as_int();
    if (number == nullptr || *number < 0) return bad_value(key, "a number from 0 is expected");
    return std::optional(static_cast<std::size_t>(*number));
}

Result<PlayerId, Refusal> Request::seat(std::size_t players) const {
    const Result<const Document*, Refusal> found = field("player");
    if (!found) return Unexpected{found.error()};
    const std::int64_t* number = (*found)->as_int();
    if (number == nullptr || *number < 0 || *number >= static_cast<std::int64_t>(players))
        return bad_value("player", "a seat from 0 to " + std::to_string(players - 1) + " is expected");
    return PlayerId{static_cast<std::size_t>(*number)};
}

Result<PlayerId, Refusal> Request::viewer(std::size_t players) const {
    const Document* found = find("player");
    if (found != nullptr && found->is_null()) return PlayerId::none();
    return seat(players);
}

Refusal inside(std::string_view place, Refusal refusal) {
    refusal.at.insert(0, place);
    return refusal;
}

}  // namespace planitia
