/// The supply phase and the mid-round step: needs, weather, events, new cards, energy.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

/// One by one into the quarters in play from the left, and round again.
void place_needs(Scene& scene, Need need, int n);
/// Turns up cards, as far as there are any.
void refill(Scene& scene, int specialists, int assistants, int research, int orders);
/// What every installation of the player makes at the next production.
int output(const Position& position, PlayerId player, Installation kind);
int output(const Position& position, PlayerId player, Installation kind, Weather weather);
/// What would be produced now.
int production(const Position& position, PlayerId player);

void start_supply(Scene& scene);
void start_mid_round(Scene& scene);

void advance_growth(Scene& scene);
void advance_needs(Scene& scene);
void advance_event(Scene& scene);
void advance_production(Scene& scene);
void advance_dead_slots(Scene& scene);

void list_supply(const Position& position, OptionList& options);
void explain_event_option(const Position& position, PlayerId player, std::size_t index, Reasons& reasons);
void answer_supply(Scene& scene, const Option& answer);

}  // namespace planitia::martians
