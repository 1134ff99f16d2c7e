/// The values of whichever game. The alternatives stand in the order of `Games`, so that the index says which game it is.
#pragma once
#include <game/record.h>
#include <games/games.h>

#include <vector>

namespace planitia::desk {

template <class G>
using SetupOf = typename G::Setup;
template <class G>
using PositionOf = typename G::Position;
template <class G>
using ViewOf = typename G::View;
template <class G>
using OptionOf = typename G::Option;
template <class G>
using EventOf = typename G::Event;
template <class G>
using ReasonOf = typename G::Reasons::value_type;
template <class G>
using RecordOf = Record<G>;

using AnySetup = Games::Any<SetupOf>;
using AnyPosition = Games::Any<PositionOf>;
using AnyView = Games::Any<ViewOf>;
using AnyOption = Games::Any<OptionOf>;
using AnyEvent = Games::Any<EventOf>;
using AnyReason = Games::Any<ReasonOf>;
using AnyRecord = Games::Any<RecordOf>;

/// A whole choice: the small answers it is made of. Most have one; a set of cards has one for every card and one for the end.
using Choice = std::vector<AnyOption>;

}  // namespace planitia::desk
