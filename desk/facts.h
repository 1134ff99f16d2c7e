/// What follows from a view: costs, tags, standings, prices, progress. Computed on a position dealt anew from the view, so that it can
/// not tell more than the viewer knows. Without words.
#pragma once
#include <desk/all_games.h>
#include <desk/any.h>

namespace planitia::desk {

template <class G>
using FactsOf = decltype(facts(std::declval<const typename G::View&>()));

using AnyFacts = Games::Any<FactsOf>;

AnyFacts facts(const AnyView& view);

}  // namespace planitia::desk
