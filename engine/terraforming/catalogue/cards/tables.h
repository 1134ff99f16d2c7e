/// Every table of cards, in the order of the ids: project cards by their printed numbers, then corporations.
#pragma once
#include <terraforming/catalogue/cards/colonies.h>
#include <terraforming/catalogue/cards/corporations.h>
#include <terraforming/catalogue/cards/numbers_001_050.h>
#include <terraforming/catalogue/cards/numbers_051_100.h>
#include <terraforming/catalogue/cards/numbers_101_150.h>
#include <terraforming/catalogue/cards/numbers_151_208.h>

#include <array>
#include <span>

namespace planitia::terraforming::words {

template <std::size_t... N>
consteval auto join(const CardRow (&... parts)[N]) {
    std::array<const CardRow*, (N + ...)> rows{};
    std::size_t at = 0;
    const auto add = [&](std::span<const CardRow> part) {
        for (const CardRow& row : part) rows[at++] = &row;
    };
    (add(parts), ...);
    return rows;
}

// The tables are constexpr but not inline: under -fsanitize=undefined GCC 12 takes the address of an inline
// variable for one that may be null, and a null check on it for no constant.
constexpr auto kCardRows =
    join(kNumbers001To050, kNumbers051To100, kNumbers101To150, kNumbers151To208, kColoniesC01ToC49, kCorporations);

}  // namespace planitia::terraforming::words
