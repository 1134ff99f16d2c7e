#include <present/words.h>
#include <terminal/martians/table.h>

namespace planitia::terminal {

using namespace martians;
using L = present::MartiansLabel;
using N = present::MartiansNoun;

MartiansTable::MartiansTable(const Scene& shown, const View& seen)
    : scene(shown),
      style(shown.style),
      book(shown.speaker.book),
      view(seen),
      now(seen.known),
      facts(std::get<desk::MartiansFacts>(shown.facts)),
      marks(shown, subjects_of) {}

std::string MartiansTable::noun(const present::Noun* noun) const {
    return present::capitalised(present::word(book, noun));
}

std::string MartiansTable::short_title(Building building) const {
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

std::string MartiansTable::quarter(QuarterId id) const {
    return say(L::quarter, {{"n", static_cast<int>(id.index()) + 1}});
}

std::string MartiansTable::name(PlayerId seat) const { return present::seat_name(scene.speaker, seat); }

N MartiansTable::reputation() const { return has_common_goods() ? N::satisfaction : N::reputation; }

const char* MartiansTable::lead(Mark mark) const {
    switch (mark) {
        case Mark::none: return " ";
        case Mark::possible: return sign("›", "-");
        case Mark::selected: return sign("»", ">");
    }
    return " ";
}

Look MartiansTable::look(Mark mark, const Look& otherwise) const {
    if (mark == Mark::none) return otherwise;
    if (mark == Mark::possible) return {.ink = kLegal, .ground = otherwise.ground, .is_underlined = true};
    return {.ink = kSurface, .ground = kLegal, .is_bold = true, .is_inverse = !style.has_colour};
}

Piece MartiansTable::seat_sign(PlayerId seat) const {
    return {std::string(sign_of(style, seat)), {.ink = colour_of(seat), .is_bold = true}};
}

Piece MartiansTable::seat_label(PlayerId seat) const {
    Piece label = seat_sign(seat);
    if (!style.has_unicode) label.text = "P" + label.text + ":";
    return label;
}

}  // namespace planitia::terminal
