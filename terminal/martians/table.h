/// What every panel of the table of Martians needs: the view, the words, and what the options are about.
#pragma once
#include <desk/martians/facts.h>
#include <present/martians/clauses.h>
#include <present/martians/titles.h>
#include <present/sentence.h>
#include <terminal/martians/marks.h>
#include <terminal/palette.h>
#include <terminal/pieces.h>
#include <terminal/text.h>

namespace planitia::terminal {

struct MartiansTable {
    MartiansTable(const Scene& shown, const martians::View& seen);

    const Scene& scene;
    const Style& style;
    const present::Phrasebook& book;
    const martians::View& view;
    const martians::Position& now;
    const desk::MartiansFacts& facts;
    Marks<MartiansSubject> marks;

    std::string say(present::MartiansLabel label, std::initializer_list<present::Slot> slots = {}) const {
        return book.say(label, slots);
    }
    template <class E>
    std::string title(E thing) const {
        return std::string(present::title(book.language, thing));
    }
    /// With a capital letter.
    std::string noun(const present::Noun* noun) const;
    std::string short_title(martians::Building building) const;
    std::string quarter(martians::QuarterId id) const;
    std::string name(PlayerId seat) const;
    /// "satisfaction" in the cooperative game.
    present::MartiansNoun reputation() const;
    /// Needs can end the game, but no longer bring anything to settle.
    bool is_last_round() const { return now.round >= now.rounds(); }
    bool has_common_goods() const { return now.setup.variant == martians::Variant::coop; }
    /// Whose costs and goods are shown: the viewer's, and for spectators those of the player whose turn it is.
    PlayerId focus() const { return view.viewer.is_some() ? view.viewer : now.active_player; }

    Mark mark(const MartiansSubject& subject) const { return marks.of(subject); }

    const char* sign(const char* unicode, const char* ascii) const { return style.has_unicode ? unicode : ascii; }
    /// One column before something that can be chosen.
    const char* lead(Mark mark) const;
    Look look(Mark mark, const Look& otherwise) const;
    Piece seat_sign(PlayerId seat) const;
    /// To stand beside figures: without Unicode the sign alone would be read as one.
    Piece seat_label(PlayerId seat) const;
    const char* check(bool is_met) const { return is_met ? sign("✓", "x") : sign("○", "."); }
};

}  // namespace planitia::terminal
