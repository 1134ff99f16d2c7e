/// The catalogue of Martians as data: every building, technology, corporation, person, crop, card, tile and scenario
/// with all its figures.
#pragma once
#include <core/document.h>
#include <martians/catalogue/catalogue.h>
#include <martians/rules/option.h>

namespace planitia::martians {

/// What players do without a building.
inline constexpr std::array kRules = {OptionKind::rest, OptionKind::rtg, OptionKind::leave_infirmary,
                                      OptionKind::leave_living, OptionKind::deliver};

/// A list of maps with `game`, `kind`, `id`, `set`, and what that kind has. Kinds: `building`, `technology`,
/// `corporation`, `assistant`, `specialist`, `crop`, `weather`, `event`, `research`, `order`, `scenario`,
/// `installation`, and `rule` for each of `kRules`. Lists of four figures are by the number of players from 1.
Document write_catalogue();

/// The mining site. `hexes`: each with `row`, `place`, `q`, `r`, `neighbours`, and `start` where the machine may begin;
/// `tokens`: `ice`, `regolith` and how many `copies` there are.
Document write_map();

}  // namespace planitia::martians
