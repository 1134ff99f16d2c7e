/// Dealing a new game.
#pragma once
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// Of every resource, before corporations are chosen.
constexpr std::int16_t starting_production(const Setup& setup) { return setup.corporate_era ? 0 : kStartingProduction; }
/// Rating and production before corporations are chosen.
void start(PlayerState& player, const Setup& setup);

/// The M€ a corporation starts with.
int starting_megacredits(const Card& corporation);

/// The chosen corporation comes into play with its resources.
void reveal_corporation(Scene& scene, PlayerId player);

inline bool is_in_game(const Setup& setup, const Card& card) {
    return is_in_game(setup, card.set) && card.since <= setup.rules;
}
std::span<const Project> projects_in_game(const Setup& setup);
/// Project cards and corporations, without the one for beginners.
CardSet cards_in_game(const Setup& setup);

/// The neutral cities and greeneries of the solo game, counted by the costs of four revealed cards.
void place_neutral_tiles(Scene& scene);

}  // namespace planitia::terraforming
