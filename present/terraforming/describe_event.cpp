#include <present/terraforming/naming.h>
#include <terraforming/catalogue/card.h>

namespace planitia::present {

using namespace terraforming;
using P = TerraformingPhrase;

namespace {

template <class E>
E subject_of(const Event& event) {
    return static_cast<E>(event.subject);
}

class TerraformingEventTeller {
  public:
    TerraformingEventTeller(const Speaker& speaker, const Event& event)
        : book_(speaker.book), names_(speaker), event_(event), phrase_(book_.phrase(event.kind)) {}

    std::string line() const {
        SlotList slots = names_.nouns();
        add_subject(slots);
        add_source(slots);
        slots.push_back({"player", names_.player(event_.player)});
        slots.push_back({"amount", int{event_.amount}});
        if (event_.space.is_some()) slots.push_back({"space", names_.space(event_.space)});
        const std::string line = with_cause(render(book_.grammar, phrase_, slots));
        // Names stay as people write them.
        return phrase_.starts_with("{player") && event_.player.is_some() ? line : capitalised(line);
    }

  private:
    bool names_colony() const {
        switch (event_.kind) {
            case EventKind::colony_tile_added:
            case EventKind::colony_tile_removed:
            case EventKind::colony_tile_woken:
            case EventKind::colony_built:
            case EventKind::traded:
            case EventKind::marker_moved: return true;
            default: return false;
        }
    }

    /// What the subject is depends on the kind; most have none.
    void add_subject(SlotList& slots) const {
        switch (event_.kind) {
            case EventKind::project_used:
                slots.push_back({"project", names_.titled(subject_of<Project>(event_))});
                break;
            case EventKind::milestone_claimed:
                slots.push_back({"milestone", names_.titled(subject_of<Milestone>(event_))});
                break;
            case EventKind::award_funded: slots.push_back({"award", names_.titled(subject_of<Award>(event_))}); break;
            case EventKind::resource_changed:
            case EventKind::production_changed:
                slots.push_back({"resource", book_.noun(subject_of<Resource>(event_))});
                break;
            case EventKind::parameter_raised:
                slots.push_back({"parameter", book_.noun(subject_of<Parameter>(event_))});
                break;
            case EventKind::tile_placed:
                slots.push_back({"tile", names_.tile(subject_of<Tile>(event_), event_.card)});
                break;
            default: break;
        }
        if (names_colony()) slots.push_back({"colony", names_.colony(subject_of<Colony>(event_))});
    }

    void add_source(SlotList& slots) const {
        if (!event_.card.is_some() || is_colony(event_.card)) return;
        slots.push_back({"card", names_.card(event_.card)});
        slots.push_back({"held", book_.noun(info(event_.card).holds)});
    }

    /// The cause stands before the full stop, unless the line names it already.
    std::string with_cause(std::string line) const {
        const bool is_told =
            event_.kind == EventKind::tile_placed || has_slot(phrase_, "card") || has_slot(phrase_, "colony");
        if (is_told || !event_.card.is_some()) return line;
        const bool is_sentence = line.ends_with('.');
        if (is_sentence) line.pop_back();
        return book_.say(P::because_of, {{"line", line}, {"card", names_.source(event_.card)}}) +
               (is_sentence ? "." : "");
    }

    const Phrasebook& book_;
    TerraformingNames names_;
    const Event& event_;
    std::string_view phrase_;
};

}  // namespace

std::string event_text(const Speaker& speaker, const Setup&, const Event& event) {
    return TerraformingEventTeller(speaker, event).line();
}

}  // namespace planitia::present
