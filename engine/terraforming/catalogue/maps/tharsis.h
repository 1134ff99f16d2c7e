/// The map of the base game.
#pragma once
#include <terraforming/catalogue/map_row.h>

namespace planitia::terraforming::words {

// clang-format off
inline constexpr MapRow kTharsis = {
    .slug = "tharsis",
    .printed =
        "            ss    ~ss   -     ~c    ~-    "
        "         -     ^s    -     -     -     ~cc   "
        "      ^c    -     -     -     -     -     s     "
        "   ^pt   p     p     p     pp    p     p     ~pp   "
        "^pp   pp    !pp   ~pp   ~pp   ~pp   pp    pp    pp    "
        "   p     pp    p     p     p     ~p    ~p    ~p    "
        "      -     -     -     -     -     p     -     "
        "         ss    -     c     c     -     t     "
        "            s     ss    -     -     ~tt   ",
    .milestones = {milestone("terraformer"), milestone("mayor"), milestone("gardener"), milestone("builder"), milestone("planner")},
    .awards = {award("landlord"), award("banker"), award("scientist"), award("thermalist"), award("miner")},
};
// clang-format on

}  // namespace planitia::terraforming::words
