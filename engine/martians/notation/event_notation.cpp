#include <martians/notation/names.h>
#include <martians/notation/notation.h>

namespace planitia::martians {

namespace {

template <Named E>
Document subject(const Setup&, const Event& event) {
    return name(static_cast<E>(event.subject));
}

/// By rules 1 its place in the scenario, from 0.
Document task(const Setup& setup, const Event& event) {
    if (setup.rules < 2) return int{event.subject};
    return info(setup.scenario, setup.rules).tasks[event.subject].slug;
}

/// What the subject of an event is, in the words of the protocol, which are those of options; most have none.
struct Subject {
    EventKind kind;
    const char* key;
    Document (*write)(const Setup& setup, const Event& event);
    const char* older_key = nullptr;  ///< the only one by rules 1, beside the other since
};
constexpr Subject kSubjects[] = {
    {EventKind::corporation_chosen, "corporation", subject<Corporation>},
    {EventKind::building_visited, "building", subject<Building>},
    {EventKind::built, "building", subject<Building>},
    {EventKind::expanded, "building", subject<Building>},
    {EventKind::field_blocked, "building", subject<Building>},
    {EventKind::action_done, "action", subject<Action>},
    {EventKind::specialist_used, "specialist", subject<Person>, "person"},
    {EventKind::person_hired, "card", subject<Person>, "person"},
    {EventKind::person_dismissed, "card", subject<Person>, "person"},
    {EventKind::goods_changed, "good", subject<Good>},
    {EventKind::product_delivered, "product", subject<Good>, "good"},
    {EventKind::need_removed, "need", subject<Need>},
    {EventKind::need_placed, "need", subject<Need>},
    {EventKind::installation_raised, "installation", subject<Installation>},
    {EventKind::installation_switched_off, "installation", subject<Installation>},
    {EventKind::research_done, "tile", subject<Research>},
    {EventKind::task_done, "task", task},
    {EventKind::order_done, "order", subject<Order>},
    {EventKind::technology_developed, "technology", subject<Technology>},
    {EventKind::crop_changed, "crop", subject<Crop>},
    {EventKind::weather_turned, "weather", subject<Weather>},
    {EventKind::event_drawn, "event", subject<EventCard>},
    {EventKind::event_option_chosen, "event", subject<EventCard>},
};

void add_subject(const Setup& setup, const Event& event, Document& document) {
    for (const Subject& each : kSubjects) {
        if (each.kind != event.kind) continue;
        if (each.older_key != nullptr) document.set(each.older_key, each.write(setup, event));
        if (each.older_key == nullptr || setup.rules >= 2) document.set(each.key, each.write(setup, event));
    }
}

/// Places are told by number where others are told by name.
void add_amount(const Event& event, Document& document) {
    const auto is_one_of = [&](auto... kinds) { return ((event.kind == kinds) || ...); };
    if (is_one_of(EventKind::machine_moved, EventKind::token_revealed, EventKind::token_taken)) {
        document.set("hex", int{event.amount});
    } else if (is_one_of(EventKind::building_visited, EventKind::field_blocked)) {
        document.set("field", event.amount + 1);
    } else if (event.kind == EventKind::event_option_chosen) {
        document.set("index", int{event.amount});
    } else if (event.amount != 0) {
        document.set("amount", int{event.amount});
    }
}

}  // namespace

Document write_event(const Setup& setup, const Event& event) {
    Document document = Document::map(
        {{"player", event.player.is_some() ? Document(event.player.index()) : Document()}, {"kind", name(event.kind)}});
    add_subject(setup, event, document);
    if (event.quarter.is_some()) document.set("quarter", event.quarter.index() + 1);
    add_amount(event, document);
    return document;
}

}  // namespace planitia::martians
