#include <present/terraforming/naming.h>
#include <terraforming/catalogue/map.h>

namespace planitia::present {

using namespace terraforming;
using P = TerraformingPhrase;

std::string TerraformingNames::source(CardId source) const {
    if (!source.is_some()) return {};
    return is_colony(source) ? colony(colony_of(source)) : card(source);
}

std::string TerraformingNames::player(PlayerId player) const {
    return player.is_some() ? seat_name(speaker_, player) : book_.say(P::world_government);
}

std::string TerraformingNames::space(SpaceId space) const {
    if (space == kPhobos) return book_.say(P::space_phobos);
    if (space == kGanymede) return book_.say(P::space_ganymede);
    const RowPlace at = row_place(space);
    return book_.say(P::space, {{"n", at.row}, {"m", at.place}});
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
