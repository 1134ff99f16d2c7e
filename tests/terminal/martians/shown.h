/// The table of Martians as a seat sees it, for tests.
#pragma once
#include <kit/martian_game.h>
#include <martians/notation/notation.h>
#include <terminal/board.h>

#include <functional>

namespace planitia::terminal {

struct Shown {
    Style style = {.has_unicode = true};
    present::Language language = present::Language::en;
    Size size = {80, 12};
    std::size_t page = 0;
    Document option = {};
    bool has_forecast = true;
};

/// Calls with the board that this seat sees; none is a spectator.
inline void with_board(const martians::Position& position, PlayerId viewer, const Shown& how,
                       const std::function<void(const Board&)>& look) {
    const std::vector<std::string> names = {"Ana", "Tomek", "Oksana", "Jan"};
    const present::Speaker speaker{present::phrasebook(how.language), names};
    Scene scene{how.style, speaker};
    if (viewer.is_some() && !position.is_over()) {
        if (martians::awaited(position).contains(viewer)) scene.decision = martians::write_decision(position, viewer);
        if (how.has_forecast) scene.forecast = martians::write_forecast(position, viewer);
    }
    scene.option = how.option;
    const martians::View view = martians::observe(position, viewer);
    look(*make_board(scene, view));
}

inline std::string shown(const martians::Position& position, PlayerId viewer, const Shown& how = {}) {
    Canvas canvas(how.size);
    with_board(position, viewer, how, [&](const Board& board) { board.draw(Region(canvas), how.page); });
    return canvas.text();
}

inline constexpr std::size_t kPages = 7;

}  // namespace planitia::terminal
