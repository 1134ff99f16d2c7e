#include <present/martians/clauses.h>
#include <present/martians/naming.h>

namespace planitia::present {

using namespace martians;
using P = MartiansPhrase;

namespace {

class MartiansEventTeller {
  public:
    MartiansEventTeller(const Speaker& speaker, const Setup& setup, const Event& event)
        : speaker_(speaker), book_(speaker.book), names_(speaker, setup), event_(event) {}

    std::string line() const {
        const std::string line = say(book_, event_.kind, slots());
        if (!event_.player.is_some() || has_slot(book_.phrase(event_.kind), "player")) return capitalised(line);
        return capitalised(book_.say(P::by_player, {{"player", seat_name(speaker_, event_.player)}, {"line", line}}));
    }

  private:
    template <class E>
    E subject() const {
        return static_cast<E>(event_.subject);
    }

    SlotList slots() const {
        SlotList all = names_.nouns();
        if (const std::optional<Slot> slot = subject_slot()) all.push_back(*slot);
        if (event_.player.is_some()) all.push_back({"player", seat_name(speaker_, event_.player)});
        if (event_.quarter.is_some()) all.push_back({"quarter", static_cast<int>(event_.quarter.index()) + 1});
        all.push_back(amount_slot());
        all.push_back({"n", event_.kind == EventKind::population_grew ? static_cast<int>(kSlots) : 1});
        if (event_.kind == EventKind::event_option_chosen) all.push_back({"choice", choice()});
        return all;
    }

    /// What the subject is depends on the kind; most have none.
    std::optional<Slot> subject_slot() const {
        switch (event_.kind) {
            case EventKind::corporation_chosen: return Slot{"corporation", names_.titled(subject<Corporation>())};
            case EventKind::building_visited:
            case EventKind::built:
            case EventKind::expanded:
            case EventKind::field_blocked: return Slot{"building", named(book_, subject<Building>())};
            case EventKind::action_done: return Slot{"action", names_.titled(subject<Action>())};
            case EventKind::specialist_used: return Slot{"person", named(book_, subject<Person>())};
            case EventKind::person_hired:
            case EventKind::person_dismissed: return Slot{"person", names_.worker(subject<Person>())};
            case EventKind::goods_changed:
            case EventKind::product_delivered: return Slot{"good", book_.noun(subject<Good>())};
            case EventKind::need_removed:
            case EventKind::need_placed: return Slot{"need", book_.noun(subject<Need>())};
            case EventKind::installation_raised:
            case EventKind::installation_switched_off: return Slot{"installation", book_.noun(subject<Installation>())};
            case EventKind::research_done: return Slot{"tile", names_.titled(subject<Research>())};
            case EventKind::task_done: return Slot{"task", names_.task(event_.subject)};
            case EventKind::order_done: return Slot{"order", names_.titled(subject<Order>())};
            case EventKind::technology_developed: return Slot{"technology", names_.titled(subject<Technology>())};
            case EventKind::crop_changed: return Slot{"crop", names_.titled(subject<Crop>())};
            case EventKind::weather_turned: return Slot{"weather", names_.titled(subject<Weather>())};
            case EventKind::event_drawn:
            case EventKind::event_option_chosen: return Slot{"event", names_.titled(subject<EventCard>())};
            default: return std::nullopt;
        }
    }

    /// Places are told by number.
    Slot amount_slot() const {
        switch (event_.kind) {
            case EventKind::machine_moved: return hex_slot(MartiansNames::Place::whither);
            case EventKind::token_revealed: return hex_slot(MartiansNames::Place::alone);
            case EventKind::token_taken: return hex_slot(MartiansNames::Place::whence);
            case EventKind::building_visited:
            case EventKind::field_blocked: return {"field", event_.amount + 1};
            default: return {"amount", int{event_.amount}};
        }
    }

    Slot hex_slot(MartiansNames::Place place) const {
        return {"hex", names_.hex(HexId{static_cast<std::size_t>(event_.amount)}, place)};
    }

    std::string choice() const {
        const auto index = static_cast<std::size_t>(event_.amount);
        return quoted(book_, choice_title(book_.language, subject<EventCard>(), index));
    }

    const Speaker& speaker_;
    const Phrasebook& book_;
    MartiansNames names_;
    const Event& event_;
};

}  // namespace

std::string event_text(const Speaker& speaker, const Setup& setup, const Event& event) {
    return MartiansEventTeller(speaker, setup, event).line();
}

}  // namespace planitia::present
