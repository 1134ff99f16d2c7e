/// How turns follow each other, generations end, and the game ends.
#pragma once
#include <terraforming/rules/option.h>
#include <terraforming/rules/scene.h>

#include <optional>

namespace planitia::terraforming {

/// How many actions a turn may have now: none when all others have passed, as nothing but passing ends it then.
std::optional<int> most_actions(const Position& position);
/// When everything an action brought is resolved: the second action, or the next player's turn.
void end_action(Scene& scene);
/// The next player who has not passed; when all have, production and what follows it.
void next_turn(Scene& scene);
void pass(Scene& scene, PlayerId player);

/// Whether the game ends with this generation.
bool is_last_generation(const Position& position);

/// The World Government's choice, and what follows it. False when it has to be asked.
bool advance_solar_phase(Scene& scene);

/// At the end of the game: whether the active player may still turn plants into a greenery; moves on to who can.
/// False when nobody is left and the game is over.
bool seek_final_greenery(Scene& scene);

}  // namespace planitia::terraforming
