/// What drawings on cards share.
#pragma once
#include <core/rng.h>

#include <string>

namespace planitia::gallery {

/// What lies in this pane is seen whole on every shape of card.
inline constexpr int kPaneWidth = 150;
inline constexpr int kPaneHeight = 64;
inline std::string pane_box() { return "0 0 " + std::to_string(kPaneWidth) + " " + std::to_string(kPaneHeight); }

/// A number from `from` to below `to`, as text.
inline std::string number_between(Rng& rng, int from, int to) {
    return std::to_string(from + static_cast<int>(rng.below(static_cast<std::uint32_t>(to - from))));
}

}  // namespace planitia::gallery
