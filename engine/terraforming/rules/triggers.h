/// Cards that react: their effects join the agenda.
#pragma once
#include <terraforming/state/position.h>

namespace planitia::terraforming {

int matching_tags(const Trigger& trigger, const Card& card);
/// Tags that no other own card face up shows. `is_in_play`: the card is on the table already.
int new_tags(const PlayerState& player, const Card& card, bool is_in_play);

/// Calls `listen(when, times)` for all that cards may see in a card being played; `times(trigger)` says how often a
/// trigger fires.
template <class Listen>
void for_each_happening(const PlayerState& player, const Card& card, bool is_in_play, const Listen& listen) {
    using When = Trigger::When;
    const auto once = [](const Trigger&) { return 1; };
    if (!card.tags.empty()) listen(When::tag_played, [&](const Trigger& t) { return matching_tags(t, card); });
    if (card.kind == Kind::event)
        listen(When::event_played, [&](const Trigger& t) { return t.tags == 0 || matching_tags(t, card) > 0 ? 1 : 0; });
    if (card.cost >= kDear) {
        listen(When::dear_payment, once);
        listen(When::dear_card, once);
    }
    if (card.kind != Kind::event && !card.tags.empty())
        listen(When::new_tag, [&](const Trigger&) { return new_tags(player, card, is_in_play); });
}

/// The same of a tile being placed; what its space shows aside.
template <class Listen>
void for_each_happening(Tile tile, bool on_mars, const Listen& listen) {
    using When = Trigger::When;
    const auto once = [&](const Trigger& t) { return t.on_mars_only && !on_mars ? 0 : 1; };
    if (tile == Tile::ocean) listen(When::ocean_placed, once);
    if (tile == Tile::greenery) listen(When::greenery_placed, once);
    if (tile == Tile::city || tile == Tile::capital) listen(When::city_placed, once);
}

/// The same of a colony being built.
template <class Listen>
void for_each_happening(const BuildColony&, const Listen& listen) {
    listen(Trigger::When::colony_built, [](const Trigger&) { return 1; });
}

/// After a card was played (or a corporation revealed) by `player`.
void fire_card_triggers(Position& position, PlayerId player, const Card& card);
/// After a standard project was paid.
void fire_project_triggers(Position& position, PlayerId player, Project project);
/// `player` is none when the World Government places the tile.
void fire_tile_triggers(Position& position, PlayerId player, Tile tile, SpaceId space);
void fire_colony_triggers(Position& position, PlayerId player);
/// Lets one card react to a city on Mars that stood there before it came into play.
void fire_city_triggers_of(Position& position, PlayerId owner, CardId card);

}  // namespace planitia::terraforming
