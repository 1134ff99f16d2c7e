#include <terraforming/rules/agenda.h>
#include <terraforming/rules/triggers.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

using When = Trigger::When;

/// Lets `react(trigger)` say how often each matching trigger on the table fires; the acting player's cards first, or
/// the first player's when nobody acts.
template <class React>
void fire(Position& position, PlayerId by, When when, const React& react) {
    PlayerId owner = by.is_some() ? by : position.first_player;
    for (std::size_t n = 0; n < position.setup.players; ++n, owner = position.after(owner)) {
        for (CardId card : position.player(owner).table& cards_with_trigger(when)) {
            for (const Trigger& trigger : info(card).triggers) {
                if (trigger.when != when || (owner != by && !trigger.by_anyone)) continue;
                for (int times = react(trigger); times > 0; --times)
                    push(position, {.effects = trigger.effects, .source = card, .owner = owner});
            }
        }
    }
}

int matching_tags(const Trigger& trigger, const Card& card) {
    int matches = 0;
    for (Tag tag : card.tags) matches += (trigger.tags >> static_cast<unsigned>(tag)) & 1;
    return matches;
}

/// Tags that no other own card face up shows. The card is on the table already.
int new_tags(const PlayerState& player, const Card& card) {
    int n = 0;
    for (Tag tag : every<Tag>()) {
        const auto shown = std::ranges::count(card.tags, tag);
        n += shown > 0 && shown == player.tags[tag] ? 1 : 0;
    }
    return n;
}

}  // namespace

void fire_card_triggers(Position& position, PlayerId player, const Card& card) {
    if (!card.tags.empty())
        fire(position, player, When::tag_played, [&](const Trigger& t) { return matching_tags(t, card); });
    if (card.kind == Kind::event)
        fire(position, player, When::event_played,
             [&](const Trigger& t) { return t.tags == 0 || matching_tags(t, card) > 0 ? 1 : 0; });
    if (card.cost >= kDear) {
        fire(position, player, When::dear_payment, [](const Trigger&) { return 1; });
        fire(position, player, When::dear_card, [](const Trigger&) { return 1; });
    }
    if (card.kind != Kind::event && !card.tags.empty())
        fire(position, player, When::new_tag, [&](const Trigger&) { return new_tags(position.player(player), card); });
}

void fire_project_triggers(Position& position, PlayerId player, Project project) {
    fire(position, player, When::project_paid, [](const Trigger&) { return 1; });
    if (info(project).cost >= kDear) fire(position, player, When::dear_payment, [](const Trigger&) { return 1; });
}

void fire_tile_triggers(Position& position, PlayerId player, Tile tile, SpaceId where) {
    const auto once = [&](const Trigger& t) { return t.on_mars_only && !is_on_mars(where) ? 0 : 1; };
    if (tile == Tile::ocean) fire(position, player, When::ocean_placed, once);
    if (tile == Tile::greenery) fire(position, player, When::greenery_placed, once);
    if (tile == Tile::city || tile == Tile::capital) fire(position, player, When::city_placed, once);
    if (position.map().metal().contains(where)) fire(position, player, When::metal_space_used, once);
}

void fire_colony_triggers(Position& position, PlayerId player) {
    fire(position, player, When::colony_built, [](const Trigger&) { return 1; });
}

void fire_city_triggers_of(Position& position, PlayerId owner, CardId card) {
    for (const Trigger& trigger : info(card).triggers)
        if (trigger.when == When::city_placed && trigger.by_anyone)
            push(position, {.effects = trigger.effects, .source = card, .owner = owner});
}

}  // namespace planitia::terraforming
