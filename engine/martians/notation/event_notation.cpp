#include <martians/notation/names.h>
#include <martians/notation/notation.h>

namespace planitia::martians {

namespace {

template <Named E>
Document subject(const Event& event) {
    return name(static_cast<E>(event.subject));
}

Document number(const Event& event) { return int{event.subject}; }

/// What the subject of an event is, in the words of the protocol; most have none.
struct Subject {
    EventKind kind;
    const char* key;
    Document (*write)(const Event& event);
};
constexpr Subject kSubjects[] = {
    {EventKind::corporation_chosen, "corporation", subject<Corporation>},
    {EventKind::building_visited, "building", subject<Building>},
    {EventKind::built, "building", subject<Building>},
    {EventKind::expanded, "building", subject<Building>},
    {EventKind::field_blocked, "building", subject<Building>},
    {EventKind::action_done, "action", subject<Action>},
    {EventKind::specialist_used, "person", subject<Person>},
    {EventKind::person_hired, "person", subject<Person>},
    {EventKind::person_dismissed, "person", subject<Person>},
    {EventKind::goods_changed, "good", subject<Good>},
    {EventKind::product_delivered, "good", subject<Good>},
    {EventKind::need_removed, "need", subject<Need>},
    {EventKind::need_placed, "need", subject<Need>},
    {EventKind::installation_raised, "installation", subject<Installation>},
    {EventKind::installation_switched_off, "installation", subject<Installation>},
    {EventKind::research_done, "tile", subject<Research>},
    {EventKind::task_done, "task", number},
    {EventKind::order_done, "order", subject<Order>},
    {EventKind::technology_developed, "technology", subject<Technology>},
    {EventKind::crop_changed, "crop", subject<Crop>},
    {EventKind::weather_turned, "weather", subject<Weather>},
    {EventKind::event_drawn, "event", subject<EventCard>},
    {EventKind::event_option_chosen, "event", subject<EventCard>},
};

void add_subject(const Event& event, Document& document) {
    for (const Subject& each : kSubjects)
        if (each.kind == event.kind) document.set(each.key, each.write(event));
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

Document write_event(const Event& event) {
    Document document = Document::map(
        {{"player", event.player.is_some() ? Document(event.player.index()) : Document()}, {"kind", name(event.kind)}});
    add_subject(event, document);
    if (event.quarter.is_some()) document.set("quarter", event.quarter.index() + 1);
    add_amount(event, document);
    return document;
}

}  // namespace planitia::martians
