/// The catalogue as data: every card, corporation, milestone, award and standard project with all its figures.
#pragma once
#include <core/document.h>

namespace planitia::terraforming {

/// A list of maps with `game`, `kind`, `id`, and what that kind has: `set`, `number`, `cost`, `tags`, `requirements`,
/// `effects`, `action`, `triggers`, `ongoing`, `points`.
Document write_catalogue();

}  // namespace planitia::terraforming
