#include <martians/notation/names.h>
#include <martians/notation/notation.h>

namespace planitia::martians {

namespace {

template <Named E>
Document subject(const Event& event) {
    return name(static_cast<E>(event.subject));
}

/// What the subject is depends on the kind; most have none.
void add_subject(const Event& event, Document& document) {
    switch (event.kind) {
        case EventKind::corporation_chosen: document.set("corporation", subject<Corporation>(event)); break;
        case EventKind::building_visited:
        case EventKind::built:
        case EventKind::expanded:
        case EventKind::field_blocked: document.set("building", subject<Building>(event)); break;
        case EventKind::action_done: document.set("action", subject<Action>(event)); break;
        case EventKind::specialist_used:
        case EventKind::person_hired:
        case EventKind::person_dismissed: document.set("person", subject<Person>(event)); break;
        case EventKind::goods_changed:
        case EventKind::product_delivered: document.set("good", subject<Good>(event)); break;
        case EventKind::need_removed:
        case EventKind::need_placed: document.set("need", subject<Need>(event)); break;
        case EventKind::installation_raised:
        case EventKind::installation_switched_off: document.set("installation", subject<Installation>(event)); break;
        case EventKind::research_done: document.set("tile", subject<Research>(event)); break;
        case EventKind::task_done: document.set("task", int{event.subject}); break;
        case EventKind::order_done: document.set("order", subject<Order>(event)); break;
        case EventKind::technology_developed: document.set("technology", subject<Technology>(event)); break;
        case EventKind::crop_changed: document.set("crop", subject<Crop>(event)); break;
        case EventKind::weather_turned: document.set("weather", subject<Weather>(event)); break;
        case EventKind::event_drawn:
        case EventKind::event_option_chosen: document.set("event", subject<EventCard>(event)); break;
        default: break;
    }
}

/// Places are told by number where others are told by name.
void add_amount(const Event& event, Document& document) {
    switch (event.kind) {
        case EventKind::machine_moved:
        case EventKind::token_revealed:
        case EventKind::token_taken: document.set("hex", int{event.amount}); break;
        case EventKind::building_visited:
        case EventKind::field_blocked: document.set("field", event.amount + 1); break;
        case EventKind::event_option_chosen: document.set("index", int{event.amount}); break;
        default:
            if (event.amount != 0) document.set("amount", int{event.amount});
            break;
    }
}

}  // namespace

Document write_event(const Event& event) {
    Document document = Document::map(
        {{"player", event.player.is_some() ? Document(event.player.index()) : Document()}, {"kind", name(event.kind)}});
    add_subject(event, document);
    if (event.quarter.is_some()) document.set("quarter", event.quarter.index() + 1);
    add_amount(event, document);
    return document;
}

}  // namespace planitia::martians
