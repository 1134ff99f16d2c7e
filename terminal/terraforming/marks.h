/// What the question at hand and the selected option are about.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

/// The space that an option names; none when it names none.
terraforming::SpaceId space_named(const Document& option);
/// Every space that the options of the decision name.
terraforming::SpaceSet spaces_offered(const TerraformingTable& table);

/// Whether that field of the selected option is this value.
bool is_selected(const TerraformingTable& table, std::string_view field, const Document& value);
/// Whether an option of the decision has this value there.
bool is_offered(const TerraformingTable& table, std::string_view field, const Document& value);
/// The look of something that may be chosen, or is: without colours it is underlined or inverse.
Look marked(const TerraformingTable& table, std::string_view field, const Document& value, const Look& otherwise);

}  // namespace planitia::terminal
