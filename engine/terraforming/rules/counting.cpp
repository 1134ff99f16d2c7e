#include <terraforming/catalogue/map.h>
#include <terraforming/rules/counting.h>

#include <algorithm>

namespace planitia::terraforming {

std::size_t cities_on_mars(const Position& position) {
    SpaceSet cities = position.board.cities();
    cities.erase(kPhobos);
    cities.erase(kGanymede);
    return cities.size();
}

int floaters_of(const Position& position, PlayerId player) {
    int n = 0;
    for (CardId card : position.player(player).table& cards_with_resources())
        if (info(card).holds == CardResource::floaters) n += position.resources[card.index()];
    return n;
}

namespace {

int tags_of_all(const Position& position, Tag tag) {
    int n = 0;
    for (PlayerId each : position.seats()) n += position.player(each).tags[tag];
    return n;
}

int cards_without_tags(const PlayerState& player) {
    int n = 0;
    for (CardId card : player.table) n += info(card).tags.empty() ? 1 : 0;
    return n;
}

}  // namespace

int count(const Position& position, Actor who, const Amount& amount) {
    const PlayerId player = who.player;
    int n = 0;
    switch (amount.of) {
        case Amount::Of::fixed: return amount.each;
        case Amount::Of::if_own_tags:
            return position.player(player).tags[amount.tag] >= amount.per ? amount.each : amount.otherwise;
        case Amount::Of::own_tags: n = position.player(player).tags[amount.tag]; break;
        case Amount::Of::opponents_tags:
            n = tags_of_all(position, amount.tag) - position.player(player).tags[amount.tag];
            break;
        case Amount::Of::all_tags: n = tags_of_all(position, amount.tag); break;
        case Amount::Of::cities_on_mars: n = static_cast<int>(cities_on_mars(position)); break;
        case Amount::Of::cities: n = static_cast<int>(position.board.cities().size()); break;
        case Amount::Of::events_played:
            for (PlayerId each : position.seats()) n += static_cast<int>(position.player(each).events.size());
            break;
        case Amount::Of::own_colonies: n = static_cast<int>(colonies_of(position.colonies, player)); break;
        case Amount::Of::colonies: n = static_cast<int>(colonies_in_play(position.colonies)); break;
        case Amount::Of::own_floaters: n = floaters_of(position, player); break;
        case Amount::Of::own_tagless: n = cards_without_tags(position.player(player)); break;
        case Amount::Of::resources_here: n = position.resources[who.source.index()]; break;
    }
    n = n * amount.each / amount.per;
    return amount.most > 0 ? std::min<int>(n, amount.most) : n;
}

}  // namespace planitia::terraforming
