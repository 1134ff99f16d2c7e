#include <terraforming/notation/names.h>
#include <terraforming/notation/notation.h>

namespace planitia::terraforming {

namespace {

template <class E>
Document write_subject(const Event& event) {
    return name(static_cast<E>(event.subject));
}

/// What the subject is depends on the kind; most have none.
void add_subject(const Event& event, Document& document) {
    switch (event.kind) {
        case EventKind::project_used: document.set("project", write_subject<Project>(event)); break;
        case EventKind::milestone_claimed: document.set("milestone", write_subject<Milestone>(event)); break;
        case EventKind::award_funded: document.set("award", write_subject<Award>(event)); break;
        case EventKind::resource_changed:
        case EventKind::production_changed: document.set("resource", write_subject<Resource>(event)); break;
        case EventKind::colony_tile_added:
        case EventKind::colony_tile_removed:
        case EventKind::colony_tile_woken:
        case EventKind::colony_built:
        case EventKind::traded:
        case EventKind::marker_moved: document.set("colony", write_subject<Colony>(event)); break;
        case EventKind::parameter_raised: document.set("parameter", write_subject<Parameter>(event)); break;
        case EventKind::tile_placed:
            document.set("tile", tile_name(static_cast<Tile>(event.subject), event.card));
            break;
        case EventKind::corporation_revealed:
        case EventKind::cards_bought:
        case EventKind::card_played:
        case EventKind::action_used:
        case EventKind::first_action_used:
        case EventKind::plants_converted:
        case EventKind::heat_converted:
        case EventKind::patents_sold:
        case EventKind::rating_changed:
        case EventKind::space_claimed:
        case EventKind::cards_drawn:
        case EventKind::card_revealed:
        case EventKind::cards_discarded:
        case EventKind::card_resources_changed:
        case EventKind::deck_reshuffled:
        case EventKind::passed:
        case EventKind::turn_ended:
        case EventKind::fleet_gained:
        case EventKind::production_phase:
        case EventKind::solar_phase:
        case EventKind::generation_started:
        case EventKind::game_ended:
        case EventKind::count_: break;
    }
}

}  // namespace

Document write_event(const Setup&, const Event& event) {
    Document document = Document::map({{"player", write_player(event.player)}, {"kind", name(event.kind)}});
    add_subject(event, document);
    if (event.card.is_some()) document.set(is_colony(event.card) ? "colony" : "card", name(event.card));
    if (event.space.is_some()) document.set("space", write_space(event.space));
    if (event.amount != 0 || event.kind == EventKind::cards_bought) document.set("amount", int{event.amount});
    return document;
}

}  // namespace planitia::terraforming
