/// What lies ahead in Martians: what the settlement would take, what helps against it, and what to see to first.
#pragma once
#include <desk/martians/facts.h>

namespace planitia::desk {

/// The need that a product ends when it is delivered; none for other goods.
martians::Need ended_by(martians::Good good);

/// Adds losses, what settlement brings after them, makers and problems. Precondition: the forecast and the markers are told.
void add_outlook(const martians::Position& position, PlayerId viewer, MartiansFacts& facts);

}  // namespace planitia::desk
