/// The south of Mars. Whoever places a tile on the pole buys an ocean.
#pragma once
#include <terraforming/catalogue/map_row.h>

namespace planitia::terraforming::words {

// clang-format off
inline constexpr MapRow kHellas = {
    .slug = "hellas",
    .printed =
        "            ~pp   pp    pp    ps    p     "
        "         ~pp   pp    p     ps    p     p     "
        "      ~p    p     s     s     -     pp    pc    "
        "   ~p    p     s     ss    s     ~p    ~p    p     "
        "c     -     -     ss    -     ~c    ~hhh  ~-    p     "
        "   t     -     s     -     -     ~-    ~s    -     "
        "      ~tt   -     -     c     -     -     t     "
        "         s     c     hh    hh    t     t     "
        "            -     hh    *     hh    -     ",
    .milestones = {milestone("diversifier"), milestone("tactician"), milestone("polar-explorer"), milestone("energizer"), milestone("rim-settler")},
    .awards = {award("cultivator"), award("magnate"), award("space-baron"), award("eccentric"), award("contractor")},
    .special = in_order(pay_for_ocean(6), place_ocean()),
};
// clang-format on

}  // namespace planitia::terraforming::words
