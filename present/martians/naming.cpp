#include <martians/catalogue/catalogue.h>
#include <martians/catalogue/mine.h>
#include <present/martians/naming.h>

namespace planitia::present {

using namespace martians;
using P = MartiansPhrase;
using N = MartiansNoun;

namespace {

/// Rows of the mining site from the top, places from the left, both from 1.
struct MinePlace {
    int row = 1;
    int place = 1;
};

MinePlace place_of(HexId hex) {
    MinePlace at;
    for (std::size_t i = 1; i <= hex.index(); ++i) {
        const bool is_new_row = kHexPlaces[i].r != kHexPlaces[i - 1].r;
        at = is_new_row ? MinePlace{at.row + 1, 1} : MinePlace{at.row, at.place + 1};
    }
    return at;
}

}  // namespace

std::string MartiansNames::task(std::size_t index) const {
    return quoted(book_, task_title(book_.language, scenario_, index));
}

std::string MartiansNames::worker(Person person) const {
    return book_.say(is_assistant(person) ? P::named_assistant : P::named_specialist,
                     {{"title", std::string(title(book_.language, person))}});
}

std::string MartiansNames::hex(HexId hex, Place place) const {
    const MinePlace at = place_of(hex);
    return book_.say(P::hex, {{"n", at.row}, {"m", at.place}, {"at", Form(static_cast<std::size_t>(place))}});
}

SlotList MartiansNames::nouns() const {
    return {{"time", book_.noun(N::time)},           {"reputation", book_.noun(reputation_)},
            {"marker", book_.noun(N::marker)},       {"installations", book_.noun(N::installation)},
            {"cards", book_.noun(N::regolith_card)}, {"growth", book_.noun(N::growth)},
            {"products", book_.noun(N::product)},    {"energy", book_.noun(Good::energy)},
            {"aux", book_.noun(Good::aux)},          {"money", book_.noun(Good::money)}};
}

}  // namespace planitia::present
