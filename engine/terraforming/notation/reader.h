/// Reading the things of Terraforming Mars that have a name.
#pragma once
#include <game/reader.h>
#include <terraforming/notation/names.h>

namespace planitia::terraforming {

CardId read_card(const Cursor& at);
/// What an effect comes from: a card or a colony tile.
CardId read_source(const Cursor& at);
/// 1 to 61, "phobos" or "ganymede".
SpaceId read_space(const Cursor& at);
/// A seat or "neutral".
PlayerId read_owner(const Cursor& at, std::size_t players);

}  // namespace planitia::terraforming
