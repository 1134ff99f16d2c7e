/// Boards drawn for tests.
#pragma once
#include <kit/scenario.h>
#include <terminal/board.h>
#include <terraforming/notation/notation.h>

#include <array>
#include <optional>

namespace planitia::terminal {

inline const std::array<std::string, 5> kNames = {"Oksana", "Marek", "Jitka", "Bartek", "Eve"};

/// A view with all that a board refers to.
struct Drawn {
    explicit Drawn(const terraforming::Position& position, PlayerId viewer,
                   present::Language language = present::Language::en, Style look = {})
        : style(look), speaker{present::phrasebook(language), kNames}, view(terraforming::observe(position, viewer)) {
        scene.emplace(Scene{style, speaker});
        if (viewer.is_some() && terraforming::awaited(position).contains(viewer))
            scene->decision = terraforming::write_decision(position, viewer);
    }
    Drawn(const Drawn&) = delete;

    Drawn& select(Document option) {
        scene->option = std::move(option);
        return *this;
    }
    std::unique_ptr<Board> board() const { return make_board(*scene, view); }
    Canvas page(std::size_t page, Size size) const {
        Canvas canvas(size);
        board()->draw(Region(canvas), page);
        return canvas;
    }
    std::string text(std::size_t number, Size size = {80, 12}) const { return page(number, size).text(); }

    Style style;
    present::Speaker speaker;
    terraforming::View view;
    std::optional<Scene> scene;
};

inline bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

/// A line of the text, from 0.
inline std::string line_of(const std::string& text, int number) {
    std::size_t from = 0;
    for (; number > 0; --number) from = text.find('\n', from) + 1;
    return text.substr(from, text.find('\n', from) - from);
}

}  // namespace planitia::terminal
