/// One option as a document, and back from its fields.
#pragma once
#include <terraforming/notation/reader.h>

namespace planitia::terraforming {

/// Every field of the option. Not for the steps of a pick.
Document write_option(const Position& position, const Option& option);

/// Reads and checks the fields that are given; others keep their default. Whether the option is legal is another
/// question.
Option read_fields(const Cursor& at, OptionKind kind, const Position& position);

/// The field that says what the option is about; empty when its kind says it all.
std::string_view subject_field(OptionKind kind);

}  // namespace planitia::terraforming
