/// The fields of options.
#pragma once
#include <game/reader.h>
#include <martians/notation/names.h>

#include <span>

namespace planitia::martians {

/// What a field of an option holds.
enum class FieldType : std::uint8_t {
    quarter,  ///< from 1
    field,    ///< from 1
    building,
    action,
    person,
    product,
    mineral,
    installation,
    first,  ///< take or move
    hex,
    number,
    research,
    task,
    order,
    technology,
    crop,
    corporation,
    slots,  ///< a list of numbers from 1
};
struct FieldSpec {
    std::string_view key;
    FieldType type;
};
/// The fields of a kind, in the order of the parts a, b and c of an option.
std::span<const FieldSpec> fields_of(OptionKind kind);

/// An option as its fields tell, legal or not.
Option read_fields(const Cursor& at, OptionKind kind, const Position& position);

}  // namespace planitia::martians
