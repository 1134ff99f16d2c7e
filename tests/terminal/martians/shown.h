/// The table of Martians as a seat sees it, for tests.
#pragma once
#include <desk/match.h>
#include <kit/martians_game.h>
#include <terminal/board.h>

#include <functional>
#include <optional>

namespace planitia::terminal {

struct Shown {
    Style style = {.has_unicode = true};
    present::Language language = present::Language::en;
    Size size = {80, 12};
    std::size_t page = 0;
    std::optional<desk::AnyOption> option = {};
};

/// Calls with the board that this seat sees; none is a spectator.
inline void with_board(const martians::Position& position, PlayerId viewer, const Shown& how,
                       const std::function<void(const Board&)>& look) {
    const std::vector<std::string> names = {"Ana", "Tomek", "Oksana", "Jan"};
    const present::Speaker speaker{present::phrasebook(how.language), names};
    const desk::AnyView view = martians::observe(position, viewer);
    const desk::AnyFacts facts = desk::facts(view);
    const desk::Match match = desk::Match::from_position(position);
    std::optional<desk::Question> question;
    if (viewer.is_some() && match.is_awaited(viewer)) question = desk::ask(match, viewer, speaker);
    const Scene scene{how.style, speaker, facts, question ? &*question : nullptr, how.option ? &*how.option : nullptr};
    look(*make_board(scene, view));
}

inline std::string shown(const martians::Position& position, PlayerId viewer, const Shown& how = {}) {
    Canvas canvas(how.size);
    with_board(position, viewer, how, [&](const Board& board) { board.draw(Region(canvas), how.page); });
    return canvas.text();
}

inline constexpr std::size_t kPages = 7;

}  // namespace planitia::terminal
