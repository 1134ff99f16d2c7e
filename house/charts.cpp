#include <desk/moment.h>
#include <house/all_games.h>
#include <house/charts.h>
#include <house/walk.h>

#include <vector>

namespace planitia::house {

namespace {

template <Game G>
const typename G::Position& position_of(const desk::Match& match) {
    return std::get<Record<G>>(match.record()).position();
}

/// The position with which each generation (round) has ended, which is the one where the next begins; the last one is the end.
template <Game G>
std::vector<typename G::Position> ends_of_rounds(const desk::Match& whole) {
    std::vector<typename G::Position> ends;
    int round = 0;
    walk(
        whole, [&](const desk::Match& start) { round = desk::round_of(start); },
        [&](const desk::Match& match) {
            if (desk::round_of(match) == round) return;
            round = desk::round_of(match);
            ends.push_back(position_of<G>(match));
        });
    ends.push_back(position_of<G>(whole));
    return ends;
}

}  // namespace

Document write_charts(const desk::Match& match) {
    return std::visit(
        [&]<class G>(const Record<G>& record) { return write_charts_of(record, ends_of_rounds<G>(match)); },
        match.record());
}

}  // namespace planitia::house
