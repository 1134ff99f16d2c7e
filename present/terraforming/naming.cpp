#include <present/terraforming/naming.h>
#include <terraforming/catalogue/map.h>

namespace planitia::present {

using namespace terraforming;
using P = TerraformingPhrase;

std::string TerraformingNames::source(CardId source) const {
    if (!source.is_some()) return {};
    return is_colony(source) ? std::string(title(book_.language, source)) : card(source);
}

std::string TerraformingNames::player(PlayerId player) const {
    return player.is_some() ? seat_name(speaker_, player) : book_.say(P::world_government);
}

std::string TerraformingNames::space(SpaceId space, Place place) const {
    const Slot form = {"at", Form(static_cast<std::size_t>(place))};
    if (space == kPhobos) return book_.say(P::space_phobos, {form});
    if (space == kGanymede) return book_.say(P::space_ganymede, {form});
    const RowPlace at = row_place(space);
    return book_.say(P::space, {{"n", at.row}, {"m", at.place}, form});
}

std::string TerraformingNames::figure(Parameter parameter, int n) const {
    switch (parameter) {
        case Parameter::temperature: return book_.say(P::figure_temperature, {{"n", n}});
        case Parameter::oxygen: return book_.say(P::figure_oxygen, {{"n", n}});
        case Parameter::oceans:
            return book_.say(P::figure_oceans, {{"n", n}, {"ocean", book_.noun(TerraformingNoun::ocean)}});
        case Parameter::count_: break;
    }
    return {};
}

SlotValue TerraformingNames::tile(Tile tile, CardId card) const {
    switch (tile) {
        case Tile::ocean: return book_.noun(TerraformingNoun::ocean_tile);
        case Tile::greenery: return book_.noun(TerraformingNoun::greenery_tile);
        case Tile::city: return book_.noun(TerraformingNoun::city_tile);
        default: return source(card);
    }
}

SlotList TerraformingNames::nouns() const {
    return {{"cards", book_.noun(TerraformingNoun::card)},
            {"step", book_.noun(TerraformingNoun::step)},
            {"ocean", book_.noun(TerraformingNoun::ocean)},
            {"city", book_.noun(TerraformingNoun::city)},
            {"greenery", book_.noun(TerraformingNoun::greenery)},
            {"colonies", book_.noun(TerraformingNoun::colony)},
            {"fleet", book_.noun(TerraformingNoun::fleet)},
            {"floater", book_.noun(CardResource::floaters)},
            {"piece", book_.noun(CardResource::none)}};
}

}  // namespace planitia::present
