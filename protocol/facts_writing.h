/// What the facts of every game are written with.
#pragma once
#include <core/by_enum.h>
#include <core/document.h>
#include <core/player.h>
#include <game/names.h>

#include <vector>

namespace planitia::protocol {

inline Document write_seat(PlayerId player) { return player.is_some() ? Document(player.index()) : Document(); }

inline Document write_order(const std::vector<PlayerId>& order) {
    Document list = Document::list();
    for (PlayerId player : order) list.add(player.index());
    return list;
}

/// A list with what `write` makes of each.
template <class Items, class Write>
Document write_each(const Items& items, const Write& write) {
    Document list = Document::list();
    for (const auto& item : items) list.add(write(item));
    return list;
}

/// The amounts by name; what there is none of is left out.
template <class E, class Amount>
Document write_amounts(const ByEnum<E, Amount>& amounts) {
    Document map = Document::map();
    for (E each : every<E>())
        if (amounts[each] != 0) map.set(std::string(name(each)), int{amounts[each]});
    return map;
}

inline Document write_values(const ByPlayer<int>& values, std::size_t players) {
    Document list = Document::list();
    for (PlayerId player : seats(players)) list.add(values[player]);
    return list;
}

}  // namespace planitia::protocol
