/// The parts of a position that positions and views share.
#pragma once
#include <core/document.h>
#include <terraforming/state/position.h>

namespace planitia::terraforming {

/// Everything but what is hidden from somebody: hands, offers, deck, discards and what is pending.
Document write_open_part(const Position& position);
Document write_open_part(const Position& position, PlayerId player);

/// Whether the players choose from cards on offer.
constexpr bool has_offers(Phase phase) {
    return phase == Phase::setup || phase == Phase::draft || phase == Phase::research;
}

}  // namespace planitia::terraforming
