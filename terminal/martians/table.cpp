#include <martians/notation/notation.h>
#include <present/words.h>
#include <terminal/martians/table.h>

namespace planitia::terminal {

using namespace martians;
using L = present::MartiansLabel;
using N = present::MartiansNoun;

namespace {

/// A seat that no table of Martians has: nothing is averted by its options.
constexpr PlayerId kNobody{kMostPlayers};

bool is_about(const Document& option, std::string_view key, const Document& value) {
    const Document* member = option.find(key);
    return member != nullptr && *member == value;
}

}  // namespace

MartianTable::MartianTable(const Scene& shown, const View& seen)
    : scene(shown),
      style(shown.style),
      book(shown.speaker.book),
      view(seen),
      now(seen.known),
      forecast(shown.forecast.is_null() ? write_forecast(seen.known, kNobody) : shown.forecast) {}

std::string MartianTable::noun(const present::Noun* noun) const {
    return present::capitalised(present::word(book, noun));
}

std::string MartianTable::short_title(Building building) const {
    switch (building) {
        case Building::moxie: return say(L::moxie);
        case Building::construction: return say(L::construction);
        case Building::hospital: return say(L::hospital);
        case Building::water_treatment: return say(L::water_treatment);
        case Building::mining: return say(L::mining);
        case Building::lander: return say(L::lander);
        case Building::laboratory: return say(L::laboratory);
        case Building::greenhouse: return say(L::greenhouse);
        case Building::education: return say(L::education);
        case Building::count_: break;
    }
    return {};
}

std::string MartianTable::quarter(QuarterId id) const {
    return say(L::quarter, {{"n", static_cast<int>(id.index()) + 1}});
}

std::string MartianTable::name(PlayerId seat) const { return present::seat_name(scene.speaker, seat); }

N MartianTable::reputation() const { return has_common_goods() ? N::satisfaction : N::reputation; }

Mark MartianTable::mark(std::string_view key, const Document& value) const {
    if (is_about(scene.option, key, value)) return Mark::selected;
    const Document* options = scene.decision.find("options");
    if (options != nullptr && options->as_list() != nullptr)
        for (const Document& option : *options->as_list())
            if (is_about(option, key, value)) return Mark::possible;
    return Mark::none;
}

/// Further actions of a visit do not name its building.
Mark MartianTable::mark(Building building) const {
    const Mark named = mark("building", martians::name(building));
    if (named == Mark::selected || building != now.turn.visiting) return named;
    const Mark act = mark("kind", martians::name(OptionKind::act));
    return act == Mark::none ? named : act;
}

const char* MartianTable::lead(Mark mark) const {
    switch (mark) {
        case Mark::none: return " ";
        case Mark::possible: return sign("›", "-");
        case Mark::selected: return sign("»", ">");
    }
    return " ";
}

Look MartianTable::look(Mark mark, const Look& otherwise) const {
    if (mark == Mark::none) return otherwise;
    if (mark == Mark::possible) return {.ink = kLegal, .ground = otherwise.ground, .is_underlined = true};
    return {.ink = kSurface, .ground = kLegal, .is_bold = true, .is_inverse = !style.has_colour};
}

Piece MartianTable::seat_sign(PlayerId seat) const {
    return {std::string(sign_of(style, seat)), {.ink = colour_of(seat), .is_bold = true}};
}

Piece MartianTable::seat_label(PlayerId seat) const {
    Piece label = seat_sign(seat);
    if (!style.has_unicode) label.text = "P" + label.text + ":";
    return label;
}

}  // namespace planitia::terminal
