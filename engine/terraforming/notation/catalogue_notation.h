/// The catalogue as data: every card, corporation, milestone, award and standard project with all its figures.
#pragma once
#include <core/document.h>
#include <terraforming/catalogue/map.h>

namespace planitia::terraforming {

/// A list of maps with `game`, `kind`, `id`, and what that kind has: `set`, `number`, `cost`, `tags`, `requirements`,
/// `effects`, `action`, `triggers`, `ongoing`, `points`.
Document write_catalogue();

/// What is printed on the board. `spaces`: each with `row`, `place`, `q`, `r` (unless it lies off the planet), `area`,
/// `bonuses`, `neighbours`, `volcanic`, `reservedFor`, and `effects` where a bonus is more than what is gained.
/// `map`, its `milestones` and `awards`. `parameters`: `lowest`, `highest`, `step`, and what their
/// `bonuses` give at which level.
Document write_map(Map map);

}  // namespace planitia::terraforming
