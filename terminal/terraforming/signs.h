/// Colours and letters of Terraforming Mars: the same for a thing wherever it is shown.
#pragma once
#include <terminal/terraforming/table.h>
#include <terraforming/catalogue/card.h>

namespace planitia::terminal {

Rgb colour_of(terraforming::Resource resource);
Rgb colour_of(terraforming::Kind kind);
Rgb colour_of(terraforming::Parameter parameter);

/// The first characters, without an ellipsis.
std::string first_letters(std::string_view text, int columns);
/// With its sign, a real minus where there is Unicode.
std::string signed_number(const TerraformingTable& table, int number);
/// The same without a plus.
std::string plain_number(const TerraformingTable& table, int number);
/// Of heat where it is printed on a space.
inline std::string_view heat_sign(const TerraformingTable& table) { return table.either("°", "h"); }
std::string degrees_text(const TerraformingTable& table, int steps);
std::string oxygen_text(const TerraformingTable& table, int steps);

}  // namespace planitia::terminal
