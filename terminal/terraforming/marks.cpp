#include <terminal/terraforming/marks.h>

namespace planitia::terminal {

using namespace terraforming;

namespace {

const Document::List& options_of(const TerraformingTable& table) {
    static const Document::List kNone;
    const Document* options = table.scene.decision.find("options");
    return options != nullptr && options->as_list() != nullptr ? *options->as_list() : kNone;
}

bool has(const Document& option, std::string_view field, const Document& value) {
    const Document* member = option.find(field);
    return member != nullptr && *member == value;
}

}  // namespace

SpaceId space_named(const Document& option) {
    const Document* space = option.find("space");
    if (space == nullptr) return {};
    if (const std::string* text = space->as_text()) return *text == "phobos" ? kPhobos : kGanymede;
    const std::int64_t* number = space->as_int();
    const bool is_on_map = number != nullptr && *number >= 1 && *number <= static_cast<std::int64_t>(kMapSpaces);
    return is_on_map ? SpaceId{static_cast<std::size_t>(*number - 1)} : SpaceId{};
}

SpaceSet spaces_offered(const TerraformingTable& table) {
    SpaceSet spaces;
    for (const Document& option : options_of(table))
        if (const SpaceId space = space_named(option); space.is_some()) spaces.insert(space);
    return spaces;
}

bool is_selected(const TerraformingTable& table, std::string_view field, const Document& value) {
    return has(table.scene.option, field, value);
}

bool is_offered(const TerraformingTable& table, std::string_view field, const Document& value) {
    for (const Document& option : options_of(table))
        if (has(option, field, value)) return true;
    return false;
}

Look marked(const TerraformingTable& table, std::string_view field, const Document& value, const Look& otherwise) {
    Look look = otherwise;
    if (is_selected(table, field, value)) {
        look.ink = kLegal;
        look.is_inverse = true;
    } else if (is_offered(table, field, value)) {
        look.is_underlined = true;
    }
    return look;
}

}  // namespace planitia::terminal
