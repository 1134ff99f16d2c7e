/// Figures by generation (round), as charts have them.
#pragma once
#include <core/document.h>
#include <game/contract.h>
#include <game/names.h>

#include <string>
#include <vector>

namespace planitia::house {

/// What `figure` is in each of the positions.
template <class Position, class Figure>
Document series(const std::vector<Position>& positions, const Figure& figure) {
    Document list = Document::list();
    for (const Position& each : positions) list.add(int{figure(each)});
    return list;
}

/// A series for each enumerator, by its name.
template <class E, class Position, class Figure>
Document series_of_each(const std::vector<Position>& positions, const Figure& figure) {
    Document map = Document::map();
    for (E each : every<E>())
        map.set(std::string(name(each)), series(positions, [&](const Position& at) { return figure(at, each); }));
    return map;
}

/// The parts of the score of a seat, and `total`. `scores` has those of all seats, by position.
inline Document score_series(const std::vector<std::vector<Score>>& scores, std::size_t seat) {
    Document map = Document::map();
    for (std::size_t part = 0; part < scores.back()[seat].parts.size(); ++part)
        map.set(scores.back()[seat].parts[part].name,
                series(scores, [&](const std::vector<Score>& at) { return at[seat].parts[part].points; }));
    return map.set("total", series(scores, [&](const std::vector<Score>& at) { return at[seat].total; }));
}

/// 1 to the number of the last one.
inline Document numbers_of(std::size_t rounds) {
    Document list = Document::list();
    for (std::size_t i = 1; i <= rounds; ++i) list.add(i);
    return list;
}

}  // namespace planitia::house
