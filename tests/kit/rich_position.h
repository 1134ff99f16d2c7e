/// Positions in which much can happen: random games from a deal play few cards.
#pragma once
#include <terraforming/state/position.h>

#include <string_view>

namespace planitia::kit {

/// A game in its action phase with full stocks, big hands, many cards in play and tiles on the map, all drawn with
/// the seed. Corporations are dealt without their starting resources.
terraforming::Position rich_position(const terraforming::Setup& setup, std::string_view seed);

}  // namespace planitia::kit
