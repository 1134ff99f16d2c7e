/// Texts that the compiler shows when a check at compile time fails.
#pragma once
#include <cstddef>
#include <string_view>

namespace planitia {

/// A text as an argument of a template.
struct Shown {
    char text[96] = {};

    constexpr explicit Shown(std::string_view shown) {
        for (std::size_t i = 0; i < shown.size() && i + 1 < sizeof text; ++i) text[i] = shown[i];
    }
};

/// Stops the compiler unless `wrong` is empty; its message shows where something is wrong, and what.
template <Shown where, Shown wrong>
consteval bool nothing_is_wrong() {
    static_assert(wrong.text[0] == '\0', "`where` and `wrong` say what has to be mended");
    return true;
}

}  // namespace planitia
