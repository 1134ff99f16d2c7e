/// A game played again from its start.
#pragma once
#include <core/assert.h>
#include <desk/match.h>
#include <table/stored_game.h>

namespace planitia::house {

/// Calls `see(match)` after every choice, which is the last one of that match. Gives the match at the start to `begin` first.
template <class Begin, class See>
void walk(const desk::Match& whole, const Begin& begin, const See& see) {
    desk::Match match = table::start_of(whole);
    begin(std::as_const(match));
    std::visit(
        [&](const auto& record) {
            for (const auto& entry : record.entries()) {
                const auto done = match.choose(entry.player, desk::Choice(entry.steps.begin(), entry.steps.end()));
                PLANITIA_ASSERT(done.has_value(), "a choice of the record");
                see(std::as_const(match));
            }
        },
        whole.record());
}

}  // namespace planitia::house
