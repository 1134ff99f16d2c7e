/// Counting what effects, milestones and awards speak of.
#pragma once
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// The number as it is now.
int count(const Position& position, Actor who, const Amount& amount);

/// On all cards of the player.
int floaters_of(const Position& position, PlayerId player);

std::size_t cities_on_mars(const Position& position);

}  // namespace planitia::terraforming
