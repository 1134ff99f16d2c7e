/// What every panel of Terraforming Mars draws from.
#pragma once
#include <desk/terraforming/facts.h>
#include <present/terraforming/titles.h>
#include <present/terraforming/words.h>
#include <terminal/board.h>
#include <terminal/palette.h>
#include <terminal/terraforming/marks.h>

#include <string>
#include <string_view>

namespace planitia::terminal {

struct TerraformingTable {
    TerraformingTable(const Scene& shown, const terraforming::View& seen)
        : scene(shown), view(seen), facts(std::get<desk::TerraformingFacts>(shown.facts)), marks(shown, subjects_of) {}

    const Scene& scene;
    const terraforming::View& view;
    const desk::TerraformingFacts& facts;
    Marks<TerraformingSubject> marks;

    const Style& style() const { return scene.style; }
    const present::Phrasebook& book() const { return scene.speaker.book; }
    const terraforming::Position& position() const { return view.known; }
    PlayerId viewer() const { return view.viewer; }
    bool has_viewer() const { return view.viewer.is_some(); }

    std::string name(PlayerId seat) const { return present::seat_name(scene.speaker, seat); }
    std::string sign(PlayerId seat) const { return std::string(sign_of(scene.style, seat)); }
    Look look_of(PlayerId seat) const { return {.ink = colour_of(seat), .is_bold = true}; }
    /// One sign where there is Unicode, another one where there is not.
    std::string_view either(std::string_view unicode, std::string_view ascii) const {
        return scene.style.has_unicode ? unicode : ascii;
    }

    /// Between parts of a line.
    std::string joint() const { return std::string(either(" · ", " | ")); }

    std::string say(present::TerraformingLabel label, std::initializer_list<present::Slot> slots = {}) const {
        return book().say(label, slots);
    }
    template <class What>
    std::string title(What what) const {
        return std::string(present::title(book().language, what));
    }
    /// A noun as it stands alone.
    template <class What>
    std::string word(What what) const {
        return present::word(book(), book().noun(what));
    }
    /// So many of something.
    template <class What>
    std::string counted(int n, What what) const {
        return present::counted(book(), n, book().noun(what));
    }
};

/// The look of something that may be chosen, or is: without colours it is underlined or inverse.
Look marked(const TerraformingTable& table, const TerraformingSubject& subject, const Look& otherwise);

/// The line that begins a panel.
void put_heading(const TerraformingTable& table, Region region, int y, std::string_view title,
                 std::string_view note = {});

/// How many of a list fit: all, or one fewer than there are rows and a line that says how many more there are.
int put_rest(const TerraformingTable& table, Region region, std::size_t items);

}  // namespace planitia::terminal
