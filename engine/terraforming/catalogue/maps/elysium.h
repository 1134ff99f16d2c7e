/// The other side of Mars, with oceans in the north and volcanoes of its own.
#pragma once
#include <terraforming/catalogue/map_row.h>

namespace planitia::terraforming::words {

// clang-format off
inline constexpr MapRow kElysium = {
    .slug = "elysium",
    .printed =
        "            ~-    ~t    ~c    ~s    c     "
        "         ^t    -     -     ~-    ~-    ss    "
        "      ^tt   -     c     -     ~p    ~-    ^ccc  "
        "   p     p     p     ~pp   p     ~p    ~p    ps    "
        "pp    pp    pp    ~pp   pp    ppp   pp    pp    ^pt   "
        "   s     p     p     p     p     p     p     -     "
        "      t     s     -     -     s     -     -     "
        "         ss    -     -     -     ss    -     "
        "            s     -     c     c     ss    ",
    .milestones = {milestone("generalist"), milestone("specialist"), milestone("ecologist"), milestone("tycoon"), milestone("legend")},
    .awards = {award("celebrity"), award("industrialist"), award("desert-settler"), award("estate-dealer"), award("benefactor")},
};
// clang-format on

}  // namespace planitia::terraforming::words
