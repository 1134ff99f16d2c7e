/// Names for machines: `asteroid-mining`.
#pragma once
#include <string_view>

namespace planitia {

/// Words of small letters and figures with a hyphen between them.
constexpr bool is_slug(std::string_view text) {
    bool after_hyphen = true;
    for (char c : text) {
        const bool hyphen = c == '-';
        if ((hyphen && after_hyphen) || (!hyphen && (c < 'a' || c > 'z') && (c < '0' || c > '9'))) return false;
        after_hyphen = hyphen;
    }
    return !after_hyphen;
}

}  // namespace planitia
