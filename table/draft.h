/// What a seat has chosen in its turn and not yet committed.
#pragma once
#include <desk/match.h>

#include <cstddef>
#include <vector>

namespace planitia::table {

/// A fork of the committed game, and the choices made on it. Others do not see it.
struct Draft {
    std::size_t base = 0;  ///< choices that were committed where the fork begins
    desk::Match fork;
    std::vector<desk::Choice> choices;
};

}  // namespace planitia::table
