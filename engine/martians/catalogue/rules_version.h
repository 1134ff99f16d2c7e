/// The version of the rules, by which saved games know how they are played.
#pragma once

namespace planitia::martians {

/// Rises by one with every change after which some game plays differently; `rules_version` in tests/game sees to it. A game goes on by
/// the rules with which it was dealt: `Setup::rules`.
inline constexpr int kRulesVersion = 2;

}  // namespace planitia::martians
