/// A game that nobody wants to end.
#pragma once
#include <desk/documents.h>
#include <desk/match.h>

#include <stdexcept>

namespace planitia::kit {

/// Terraforming Mars of two who buy nothing and pass, for so many choices. `each` is called with the match before every choice, the player
/// and the choice.
template <class Each>
desk::Match endless_game(std::size_t choices, const Each& each) {
    const auto setup = desk::read_setup("terraforming", Document::map({{"players", 2}}));
    desk::Match match = *desk::Match::begin(*setup, "endless");
    while (match.choice_count() < choices) {
        const std::size_t before = match.choice_count();
        const PlayerId player = match.is_awaited(PlayerId{0}) ? PlayerId{0} : PlayerId{1};
        for (const Document& option :
             {Document::map({{"kind", "pass"}}), Document::map({{"kind", "buy-cards"}, {"cards", Document::list()}}),
              Document::map({{"index", 0}})}) {
            const auto choice = desk::read_choice(match, player, option);
            if (!choice) continue;
            each(match, player, *choice);
            if (match.choose(player, *choice)) break;
        }
        if (match.choice_count() == before) throw std::runtime_error("everybody may pass");
    }
    return match;
}

}  // namespace planitia::kit
