/// Which sequences of effects may be impossible to carry out, as far as their figures tell.
#pragma once
#include <terraforming/catalogue/effect_traits.h>

#include <span>

namespace planitia::terraforming {

/// Whether a sequence may be impossible to carry out. Tiles do not count: they have an option of their own.
constexpr bool can_fail(std::span<const Effect> list);

/// Whether each of the blocks may be impossible to carry out.
constexpr bool can_all_fail(std::span<const Effect> blocks) {
    while (!blocks.empty()) {
        const std::uint16_t size = extent(blocks.data(), 0);
        if (!can_fail(blocks.subspan(1, size - 1U))) return false;
        blocks = blocks.subspan(size);
    }
    return true;
}

constexpr bool can_fail(std::span<const Effect> list) {
    while (!list.empty()) {
        const std::uint16_t size = extent(list.data(), 0);
        const auto inner = list.subspan(1, size - 1U);
        const auto* either = std::get_if<Either>(&list.front());
        if (either ? !either->may_decline && can_all_fail(inner) : can_fail(inner) || can_fail(list.front()))
            return true;
        list = list.subspan(size);
    }
    return false;
}

}  // namespace planitia::terraforming
