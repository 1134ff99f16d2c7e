/// Carrying out effects. Every effect kind has `can_resolve` and `resolve` side by side in the file of its family; a
/// kind that asks something also has `list`. The functions here visit all kinds; `at` is an index of `kEffects`.
#pragma once
#include <terraforming/rules/budget.h>
#include <terraforming/rules/option.h>
#include <terraforming/rules/reason.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// How a sequence goes on after an effect.
enum class Flow : std::uint8_t {
    next,  ///< with the effect after it
    stay,  ///< the effect is not complete yet, or has moved the sequence itself
    stop,  ///< the rest of the sequence does not happen
};

/// Whether the effect can be carried out, as things stand. Optional things, gains with nowhere to go and parameters
/// at their maximum never forbid anything.
bool can_resolve(const Position& position, Actor who, std::uint16_t at, Reasons* reasons);

/// The same of an effect of a card that is about to be played.
bool can_resolve(const Position& position, Actor who, std::uint16_t at, const Budget& budget, Reasons* reasons);

/// Whether it would do anything: what makes an alternative worth offering.
bool has_effect(const Position& position, Actor who, std::uint16_t at);

/// Whether a sequence can be carried out from its start; with alternatives, one of them.
bool can_resolve_all(const Position& position, Actor who, EffectRange effects, Reasons* reasons);

bool is_asking(std::uint16_t at);
/// What has to happen before the question: drawing the cards to look at.
void begin(Scene& scene, Actor who, std::uint16_t at);
/// The answers to the question of the effect that `resolution.current` is at. None: it goes on without.
void list(const Position& position, Actor who, std::uint16_t at, OptionList& options);
Flow resolve(Scene& scene, Actor who, std::uint16_t at);
Flow resolve(Scene& scene, Actor who, std::uint16_t at, const Option& answer);

}  // namespace planitia::terraforming
