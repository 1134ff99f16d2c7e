/// Choices that all players make at once: corporation and first cards, the draft, research.
#pragma once
#include <terraforming/rules/option.h>
#include <terraforming/rules/rules.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

Question offer_question(const Position& position, PlayerId player);
void list_offer(const Position& position, PlayerId player, OptionList& options);
void answer_offer(Scene& scene, PlayerId player, const Option& answer);

/// Takes the answers that are forced. True when everybody is ready.
bool settle_offers(Scene& scene);
/// What everybody chose takes effect, and the next phase begins.
void close_offers(Scene& scene);

}  // namespace planitia::terraforming
