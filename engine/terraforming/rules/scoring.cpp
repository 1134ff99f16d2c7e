#include <terraforming/rules/awards.h>
#include <terraforming/rules/scoring.h>

namespace planitia::terraforming {

namespace {

int size(const SpaceSet& spaces) { return static_cast<int>(spaces.size()); }

/// Tiles of a kind beside the tile that the card placed.
int beside_tile_of(const Board& board, CardId card, SpaceSet kind) {
    const SpaceId where = board.space_of(card);
    return where.is_some() ? size(beside(where) & kind) : 0;
}

void add_award(const Position& position, Award award, ByPlayer<Tally>& tallies) {
    for (PlayerId id : position.seats()) tallies[id].awards += award_points(position, id, award);
}

int city_points(const Board& board, PlayerId player) {
    int sum = 0;
    for (SpaceId city : board.cities() & board.owned_by(player)) sum += size(beside(city) & board.greeneries());
    return sum;
}

void set_places(const Position& position, ByPlayer<Tally>& tallies) {
    const auto is_ahead = [&](PlayerId a, PlayerId b) {
        const int difference = tallies[a].total() - tallies[b].total();
        if (difference != 0) return difference > 0;
        return position.player(a).stock[Resource::megacredits] > position.player(b).stock[Resource::megacredits];
    };
    for (PlayerId id : position.seats())
        for (PlayerId other : position.seats())
            if (is_ahead(other, id)) ++tallies[id].place;
}

}  // namespace

int card_points(const Position& position, PlayerId player, CardId id) {
    const Points& points = info(id).points;
    const int here = position.resources[id.index()];
    int n = 1;
    switch (points.of) {
        case Points::Per::card: break;
        case Points::Per::resources_here: n = here; break;
        case Points::Per::own_tags: n = position.player(player).tags[points.tag]; break;
        case Points::Per::oceans_beside_tile: n = beside_tile_of(position.board, id, position.board.oceans()); break;
        case Points::Per::cities_beside_tile: n = beside_tile_of(position.board, id, position.board.cities()); break;
        case Points::Per::cities_in_play: n = size(position.board.cities()); break;
        case Points::Per::any_resource_here: n = here > 0 ? 1 : 0; break;
        case Points::Per::colonies_in_play: n = static_cast<int>(colonies_in_play(position.colonies)); break;
    }
    return n / points.per * points.points;
}

ByPlayer<Tally> tally(const Position& position) {
    ByPlayer<Tally> tallies;
    for (PlayerId id : position.seats()) {
        const PlayerState& player = position.player(id);
        Tally& mine = tallies[id];
        mine.rating = player.rating;
        for (PlayerId owner : position.milestones) mine.milestones += owner == id ? kMilestonePoints : 0;
        mine.greenery = size(position.board.greeneries() & position.board.owned_by(id));
        mine.city = city_points(position.board, id);
        for (CardId card : player.table | player.events) mine.cards += card_points(position, id, card);
    }
    for (Award award : position.map().awards)
        if (position.taker(award).is_some()) add_award(position, award, tallies);
    set_places(position, tallies);
    return tallies;
}

}  // namespace planitia::terraforming
