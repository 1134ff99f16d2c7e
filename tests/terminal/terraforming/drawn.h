/// Boards drawn for tests.
#pragma once
#include <desk/match.h>
#include <kit/scenario.h>
#include <terminal/board.h>
#include <terminal/text.h>

#include <array>
#include <optional>

namespace planitia::terminal {

inline const std::array<std::string, 5> kNames = {"Oksana", "Marek", "Jitka", "Bartek", "Eve"};

/// A view with all that a board refers to.
struct Drawn {
    explicit Drawn(const terraforming::Position& position, PlayerId viewer,
                   present::Language language = present::Language::en, Style look = {})
        : style(look),
          speaker{present::phrasebook(language), kNames},
          view(terraforming::observe(position, viewer)),
          facts(desk::facts(view)) {
        const desk::Match match = desk::Match::from_position(position);
        if (viewer.is_some() && match.is_awaited(viewer)) question = desk::ask(match, viewer, speaker);
    }
    Drawn(const Drawn&) = delete;

    Drawn& select(const terraforming::Option& option) {
        selected = option;
        return *this;
    }
    /// Calls with the board.
    template <class Use>
    auto on_board(const Use& use) const {
        const Scene scene{style, speaker, facts, question ? &*question : nullptr, selected ? &*selected : nullptr};
        return use(*make_board(scene, view));
    }
    std::string headline() const {
        return on_board([](const Board& board) { return unbound(board.headline()); });
    }
    std::vector<std::string> pages() const {
        return on_board([](const Board& board) { return board.pages(); });
    }
    Canvas page(std::size_t page, Size size) const {
        Canvas canvas(size);
        on_board([&](const Board& board) { board.draw(Region(canvas), page); });
        return canvas;
    }
    std::string text(std::size_t number, Size size = {80, 12}) const { return page(number, size).text(); }

    Style style;
    present::Speaker speaker;
    desk::AnyView view;
    desk::AnyFacts facts;
    std::optional<desk::Question> question;
    std::optional<desk::AnyOption> selected;
};

inline bool has(std::string_view text, std::string_view part) { return unbound(text).find(part) != std::string::npos; }

/// A line of the text, from 0.
inline std::string line_of(const std::string& text, int number) {
    std::size_t from = 0;
    for (; number > 0; --number) from = text.find('\n', from) + 1;
    return text.substr(from, text.find('\n', from) - from);
}

}  // namespace planitia::terminal
