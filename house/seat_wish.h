/// Who shall sit where at a table that somebody opens.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/refusal.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::house {

/// One wish for every seat: "me", "open", or the level of a bot.
struct SeatWish {
    bool is_mine = false;
    bool is_open = false;
    std::string bot;
};

/// The `seats` of a request: `[{"person":"me"},{"open":true},{"bot":"greedy"}]`. Without them the asker has the first and the others are open.
Result<std::vector<SeatWish>, Refusal> read_wishes(std::string_view game, const Document& request, std::size_t players);
/// Refused when no bot of that level plays the game.
Result<Done, Refusal> check_level(std::string_view game, std::string_view level, std::string at);
/// Names of the seats, of which mine is given: bots are called as nobody else is, and who sits on an open seat has none yet.
std::vector<std::string> names_of(const std::vector<SeatWish>& wishes, const std::string& mine);

}  // namespace planitia::house
