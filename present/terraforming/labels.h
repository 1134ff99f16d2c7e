/// Words on the table of Terraforming Mars: short, for headings and columns.
#pragma once
#include <cstdint>

namespace planitia::present {

enum class TerraformingLabel : std::uint8_t {
    generation,
    count_
};

}  // namespace planitia::present
