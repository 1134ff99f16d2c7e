/// The version of the engine, written into every saved game. Whether another version plays it the same is told by the rules
/// version of the game (`G::kRulesVersion`) and by its digest. CMake reads the number here.
#pragma once
#include <string_view>

namespace planitia {

inline constexpr std::string_view kEngineVersion = "0.2.0";

/// Three numbers with points between them.
constexpr bool is_version(std::string_view text) {
    int points = 0;
    bool is_number = false;  // the last character is a digit
    for (char c : text) {
        if (c == '.' && !is_number) return false;
        is_number = c >= '0' && c <= '9';
        if (!is_number && c != '.') return false;
        points += is_number ? 0 : 1;
    }
    return points == 2 && is_number;
}
static_assert(is_version(kEngineVersion));

}  // namespace planitia
