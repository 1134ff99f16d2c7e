#include <desk/documents.h>
#include <house/thinking.h>

#include <algorithm>

namespace planitia::house {

namespace {

std::optional<desk::Choice> passing(const desk::Match& game, PlayerId player) {
    for (const desk::Choice& choice : game.choices(player))
        if (text_at(desk::write_choice(game, player, choice), "kind") == "pass") return choice;
    return std::nullopt;
}

std::optional<desk::Choice> choose(const desk::Match& game, const Awaited& seat) {
    if (seat.passes)
        if (auto pass = passing(game, seat.player)) return pass;
    auto choice = game.bot(seat.player, seat.level);
    if (!choice) return std::nullopt;
    return std::move(*choice);
}

}  // namespace

std::vector<Thought> think(desk::Match game, std::span<const Awaited> seats, std::chrono::milliseconds time) {
    const auto end = std::chrono::steady_clock::now() + time;
    std::vector<Thought> thoughts;
    do {
        const auto next =
            std::ranges::find_if(seats, [&](const Awaited& seat) { return game.is_awaited(seat.player); });
        if (next == seats.end()) break;
        auto choice = choose(game, *next);
        if (!choice || !game.choose(next->player, *choice)) break;
        thoughts.push_back({next->player, std::move(*choice)});
    } while (std::chrono::steady_clock::now() < end);
    return thoughts;
}

}  // namespace planitia::house
