/// Checking facts of the short form against a position.
///
/// Beside what `short_form.h` lists, a check may say: `A: cards 3` (cards in hand), `A: hand` (no card in hand),
/// `A: not-passed`, `A: not-raised-tr`, `A: not-played mine`, `tiles 12 none`, `phase research`, `oceans 4`,
/// `deck-count 180`, `discard-count 3`, `milestones builder none`. Who names `tr` need not name `raised-tr`.
/// `colonies luna 3 A` names all that stands on a tile, except that a marker left out may be anywhere; `colonies luna none`:
/// it is not in the game.
/// `hand` names all of the hand; `played`, `deck` and `discards` name some of theirs. A card `played` without `=n`
/// may hold any number of resources, and one without `!` may have been used or not.
#pragma once
#include <kit/words.h>

#include <string>
#include <string_view>
#include <vector>

namespace planitia::kit {

/// A written position with every list that is a set turned into a map, so that two of them differ just where the
/// game differs: `/tiles/12/owner`, `/players/0/played/birds/resources`. Of the deck only the size is kept.
Document by_name(const Document& position);

/// Checks every fact of the text; `position` as it was written, not by name.
Checked check_facts(const Document& position, std::string_view text);

/// Where two positions differ, one line each; what lies below a pointer in `except` is left out.
std::vector<std::string> changes(const Document& before, const Document& after,
                                 const std::vector<std::string>& except = {});

}  // namespace planitia::kit
