/// Words on the table of Martians: short, for headings and columns.
#pragma once
#include <cstdint>

namespace planitia::present {

enum class MartiansLabel : std::uint8_t {
    round_of,
    count_
};

}  // namespace planitia::present
