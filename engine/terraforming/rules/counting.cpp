#include <terraforming/rules/counting.h>
#include <terraforming/rules/setup.h>

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
    for (CardId card : position.player(player).table.common(cards_with_resources()))
        if (info(card).holds == CardResource::floaters) n += position.resources[card.index()];
    return n;
}

namespace {

int number(std::size_t n) { return static_cast<int>(n); }

template <class E>
bool is_among(const Amount& amount, E item) {
    return ((amount.among >> static_cast<unsigned>(item)) & 1U) != 0;
}

int tags_of_all(const Position& position, Tag tag) {
    int n = 0;
    for (PlayerId each : position.seats()) n += position.player(each).tags[tag];
    return n;
}

int events_of_all(const Position& position) {
    int n = 0;
    for (PlayerId each : position.seats()) n += number(position.player(each).events.size());
    return n;
}

/// Cards face up for which `is_counted` holds.
template <class Predicate>
int cards_where(const PlayerState& player, Predicate is_counted) {
    int n = 0;
    for (CardId card : player.table) n += is_counted(info(card)) ? 1 : 0;
    return n;
}

/// Project cards face up for which `is_counted` holds.
template <class Predicate>
int projects_where(const PlayerState& player, Predicate is_counted) {
    return cards_where(player, [&](const Card& card) { return card.kind != Kind::corporation && is_counted(card); });
}

/// `figure(item)` for every item of `among`, added up.
template <class E, class Figure>
int sum_among(const Amount& amount, Figure figure) {
    int n = 0;
    for (E each : every<E>())
        if (is_among(amount, each)) n += figure(each);
    return n;
}

int tiles_in_rows(const Board& board, PlayerId player, const Amount& amount) {
    int n = 0;
    for (SpaceId each : board.owned_by(player)) n += is_on_mars(each) && is_among(amount, row_place(each).row) ? 1 : 0;
    return n;
}

int tiles_beside_oceans(const Board& board, PlayerId player) {
    int n = 0;
    for (SpaceId each : board.owned_by(player)) n += (beside(each) & board.oceans()).empty() ? 0 : 1;
    return n;
}

int highest_production(const PlayerState& player) {
    int highest = player.production[Resource::megacredits];
    for (Resource each : every<Resource>()) highest = std::max<int>(highest, player.production[each]);
    return highest;
}

int raised_productions(const Position& position, const PlayerState& player) {
    int n = 0;
    for (Resource each : every<Resource>()) n += player.production[each] > starting_production(position.setup) ? 1 : 0;
    return n;
}

int tag_kinds(const PlayerState& player) {
    int n = 0;
    for (Tag tag : every<Tag>()) n += player.tags[tag] > 0 ? 1 : 0;
    return n;
}

int card_resources(const Position& position, const PlayerState& player) {
    int n = 0;
    for (CardId card : player.table.common(cards_with_resources())) n += position.resources[card.index()];
    return n;
}

inline int count_of(const Position& position, Actor who, const Amount& amount) {
    using Of = Amount::Of;
    const Board& board = position.board;
    const PlayerState& player = position.player(who.player);
    const SpaceSet own = board.owned_by(who.player);
    switch (amount.of) {
        case Of::fixed:
        case Of::if_own_tags: break;
        case Of::own_tags: return player.tags[amount.tag];
        case Of::opponents_tags: return tags_of_all(position, amount.tag) - player.tags[amount.tag];
        case Of::all_tags: return tags_of_all(position, amount.tag);
        case Of::cities_on_mars: return number(cities_on_mars(position));
        case Of::cities: return number(board.cities().size());
        case Of::events_played: return events_of_all(position);
        case Of::own_colonies: return number(colonies_of(position.colonies, who.player));
        case Of::colonies: return number(colonies_in_play(position.colonies));
        case Of::own_floaters: return floaters_of(position, who.player);
        case Of::own_tagless: return cards_where(player, [](const Card& card) { return card.tags.empty(); });
        case Of::resources_here: return position.resources[who.source.index()];
        case Of::own_rating: return player.rating;
        case Of::own_cities: return number((board.cities() & own).size());
        case Of::own_greeneries: return number((board.greeneries() & own).size());
        case Of::own_tiles: return number(own.size());
        case Of::own_tiles_in_rows: return tiles_in_rows(board, who.player, amount);
        case Of::tiles_beside_oceans: return tiles_beside_oceans(board, who.player);
        case Of::hand: return number(player.hand.size());
        case Of::own_stock: return sum_among<Resource>(amount, [&](Resource each) { return player.stock[each]; });
        case Of::own_production:
            return sum_among<Resource>(amount, [&](Resource each) { return player.production[each]; });
        case Of::highest_production: return highest_production(player);
        case Of::raised_productions: return raised_productions(position, player);
        case Of::own_tags_among: return sum_among<Tag>(amount, [&](Tag each) { return player.tags[each]; });
        case Of::tag_kinds: return tag_kinds(player);
        case Of::own_green_cards:
            return projects_where(player, [](const Card& card) { return card.kind == Kind::automated; });
        case Of::own_projects: return projects_where(player, [](const Card&) { return true; });
        case Of::projects_with_needs:
            return projects_where(player, [](const Card& card) { return !card.needs.empty(); });
        case Of::dear_projects: return projects_where(player, [](const Card& card) { return card.cost >= kDear; });
        case Of::own_events: return number(player.events.size());
        case Of::own_card_resources: return card_resources(position, player);
    }
    return 0;
}

}  // namespace

int count(const Position& position, Actor who, const Amount& amount) {
    if (amount.is_fixed()) return amount.each;
    if (amount.of == Amount::Of::if_own_tags)
        return position.player(who.player).tags[amount.tag] >= amount.per ? amount.each : amount.otherwise;
    int n = count_of(position, who, amount) * amount.each;
    if (amount.per != 1) n /= amount.per;
    return amount.most > 0 ? std::min<int>(n, amount.most) : n;
}

}  // namespace planitia::terraforming
