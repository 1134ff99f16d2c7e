/// The small changes everything is made of: stock, production, rating, resources on cards.
#pragma once
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

void change_stock(Scene& scene, Actor who, Resource resource, int by);
/// Precondition: the production stays legal.
void change_production(Scene& scene, Actor who, Resource resource, int by);
void raise_rating(Scene& scene, PlayerId player, int by);
void change_card_resources(Scene& scene, PlayerId owner, CardId card, int by);

}  // namespace planitia::terraforming
