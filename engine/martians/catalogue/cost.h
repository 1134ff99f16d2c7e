/// Prices.
#pragma once
#include <martians/catalogue/vocabulary.h>

namespace planitia::martians {

struct Cost {
    ByGood<std::uint8_t> goods = {};
    std::uint8_t any_mineral = 0;    ///< samples of any colour
    std::uint8_t green_or_blue = 0;  ///< samples of either colour

    constexpr bool has_choice() const { return any_mineral + green_or_blue > 0; }
    friend constexpr bool operator==(const Cost&, const Cost&) = default;
};

/// `price(2, Good::energy, 1, Good::aux)`.
template <class... Rest>
constexpr Cost price(int n, Good good, Rest... rest) {
    Cost cost;
    if constexpr (sizeof...(rest) > 0) cost = price(rest...);
    cost.goods[good] = static_cast<std::uint8_t>(n);
    return cost;
}

}  // namespace planitia::martians
