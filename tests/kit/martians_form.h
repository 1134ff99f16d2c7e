/// The short form of positions of Martians, as scenarios write and check it. Parts are separated by semicolons:
///
///   semi 3; scenario green-horizon; round 3; slot 2; first B; active A; time 3; delivered 1; weather haze; rtg 2
///   quarter 1: oxygen 2, hunger 1, growth 1, owner A, infirmary A A B, living B, penalty 2, received
///   laboratory open=A open closed!; machine 18; tokens 18 t08, 19 t03 hidden; colony-tech medical-care; deaths 1; grown
///   shown doctor botanist; research ice-core; research-done sky-survey; orders picnic; orders-done feast; tasks 1 0
///   in-force rich-soil; events-drawn leaky-seal; weather-drawn frost-fog; discards barren
///   weather-deck dust-storm; event-deck wilting; research-deck sky-survey; order-deck charity; regolith-deck red blue
///   assistant-deck botanist; specialist-deck doctor
///   A: energy 3, mineral-red 1, reputation 5, corporation helion, tech long-arm, crop potato, solar 1, wind 2,
///      people doctor, used doctor, rtg-used, extra-time 1, tokens 4, dead 1, dead-slots 3, at moxie 1
///
/// The variants are `coop` (unless another is named), `semi` and `competitive`, with the number of players; without it
/// there are as many as the last one named, at least two; `solo` is one. A is the first player unless named, and the turn
/// is that of the first player.
/// The table is bare: nobody has goods, no token lies in a quarter, nobody and nothing is on display; all that is named
/// nowhere lies in the decks. `shown all`, `research all`: all of the deck. A deck is named by the cards on top; below them,
/// weather and events come that ask nothing and change little. Everything else is as dealt, the mine too, unless `tokens`
/// names all that are left in it.
/// In the cooperative game goods and reputation are common, whoever is named. A quarter has received a token of the
/// supply if one lies there, unless `received` or `not-received` says otherwise. `open=A!` is a field with A's marker that is
/// blocked; `at moxie 1`: the marker of the player stands there.
///
/// A check may also say `not-grown`, `not-received` and the like, `tokens 18 none`, `face-up 4 5` (all of them), the size
/// of a deck (`regolith-deck 16`; `event-deck 15` counts all stacks), `phase over`. Lists name all, but decks and `tokens` name some. Who names a need
/// need not name `received`; who names a token need not name `face-up`.
#pragma once
#include <kit/words.h>

namespace planitia::kit {

/// The document of the position that a text describes.
Document martians_document(std::string_view text);

/// A written position with every set turned into a map, so that two of them differ just where the game differs. Of decks
/// only the size is kept.
Document martians_by_name(const Document& position);

/// Checks every fact of the text against a written position.
Checked check_martian_facts(const Document& position, std::string_view text);

}  // namespace planitia::kit
