/// Which effects may be impossible to carry out, as far as their figures tell.
#pragma once
#include <terraforming/catalogue/effect.h>

#include <algorithm>
#include <span>

namespace planitia::terraforming {

constexpr bool can_be_negative(Amount amount) {
    return amount.each < 0 || (amount.of == Amount::Of::if_own_tags && amount.otherwise < 0);
}

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
    const auto fails = overloaded{
        [](const Produce& box) {
            return std::ranges::any_of(box.changes,
                                       [](const ProductionChange& c) { return can_be_negative(c.amount); });
        },
        [](const Discard& discard) { return !discard.optional; },
        [](const RemoveFromCard& removal) { return !removal.up_to; },
        [](const StealUpTo& theft) { return theft.exactly; },
        [](const OneOf<Lose, Pay, NeedsRaisedRating, LowerAnyProduction, RemoveHere, ShiftProduction, Exchange,
                       CopyProduction, NeedsHere, ExchangeHere, BuildColony, AddColonyTile, TradeFreely,
                       MoveMarkers> auto&) { return true; },
        [](const OneOf<Gain, RemoveUpTo, Raise, RaiseRating, PlaceTile, ProduceMinedMetal, ClaimSpace, Draw,
                       LookAndKeep, LookAndBuy, RevealForTag, AddHere, AddToCard, AddToPlayedCard, DiscountNextCard,
                       EaseNextCard, GainFleet, RaiseTrack, GainColonyBonuses, Either, Block> auto&) { return false; },
    };
    while (!list.empty()) {
        const std::uint16_t size = extent(list.data(), 0);
        const auto inner = list.subspan(1, size - 1U);
        const auto* either = std::get_if<Either>(&list.front());
        if (either ? !either->may_decline && can_all_fail(inner) : can_fail(inner) || std::visit(fails, list.front()))
            return true;
        list = list.subspan(size);
    }
    return false;
}

}  // namespace planitia::terraforming
