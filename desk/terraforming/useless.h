/// Answers that are possible and do nothing.
#pragma once
#include <present/speaker.h>
#include <terraforming/rules/option.h>
#include <terraforming/state/position.h>

#include <string>

namespace planitia::desk {

/// Whether the choice of a turn would only cost something.
bool is_useless(const terraforming::Position& position, PlayerId player, const terraforming::Option& option);
/// A few words where the choice of a turn would only cost something, with the parameters that are at their maximum; else empty.
std::string useless_note(const terraforming::Position& position, PlayerId player, const terraforming::Option& option,
                         const present::Phrasebook& book);

/// A few words where a card that can be played has a tile without a place; else empty.
std::string unplaced_note(const terraforming::Position& position, PlayerId player, const terraforming::Option& option,
                          const present::Phrasebook& book);

}  // namespace planitia::desk
