/// The small changes everything is made of: stock, production, rating, parameters, resources on cards.
#pragma once
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

void change_stock(Scene& scene, Actor who, Resource resource, int by);
/// Precondition: the production stays legal.
void change_production(Scene& scene, Actor who, Resource resource, int by);
void raise_rating(Scene& scene, PlayerId player, int by);
void change_card_resources(Scene& scene, PlayerId owner, CardId card, int by);

/// What the step of a parameter to that level brings besides the rating.
enum class BonusStep : std::uint8_t { none, heat_production, ocean, temperature, count_ };
BonusStep bonus_step(Parameter parameter, int level);

/// Raises temperature or oxygen step by step, with rating and bonus steps; nothing happens at the maximum. `player` is
/// none when the World Government does it.
void raise_parameter(Scene& scene, PlayerId player, Parameter parameter, int steps);

/// The number an effect speaks of, counted now.
int count(const Position& position, Actor who, const Amount& amount);

/// On all cards of the player.
int floaters_of(const Position& position, PlayerId player);

std::size_t cities_on_mars(const Position& position);

}  // namespace planitia::terraforming
