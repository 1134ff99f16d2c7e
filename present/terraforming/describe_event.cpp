#include <present/terraforming/naming.h>
#include <terraforming/catalogue/card.h>
#include <terraforming/catalogue/parameters.h>

#include <algorithm>

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
        : book_(speaker.book), names_(speaker), event_(event), phrase_(phrase_of(event)) {}

    std::string line() const {
        SlotList slots = names_.nouns();
        add_subject(slots);
        add_source(slots);
        slots.push_back({"player", names_.player(event_.player)});
        slots.push_back({"amount", int{event_.amount}});
        using Place = TerraformingNames::Place;
        const Place place = event_.kind == EventKind::space_claimed ? Place::claimed : Place::whither;
        if (event_.space.is_some()) slots.push_back({"space", names_.space(event_.space, place)});
        const std::string line = with_cause(render(book_.grammar, phrase_, slots));
        // Names stay as people write them.
        return phrase_.starts_with("{player") && event_.player.is_some() ? line : capitalised(line);
    }

  private:
    std::string_view phrase_of(const Event& event) const {
        const bool buys_nothing = event.kind == EventKind::cards_bought && event.amount == 0;
        return buys_nothing ? book_.phrase(P::no_cards_bought) : book_.phrase(event.kind);
    }

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

    /// The card or colony tile that a change comes from, or the track; empty where nothing is named, or the line names it already.
    std::string cause() const {
        const bool is_told =
            event_.kind == EventKind::tile_placed || has_slot(phrase_, "card") || has_slot(phrase_, "colony");
        if (is_told) return {};
        return event_.card.is_some() ? names_.source(event_.card) : track_bonus();
    }

    /// Of the changes that no card makes, those of production that no standard project makes either are printed on a track.
    std::string track_bonus() const {
        if (event_.kind != EventKind::production_changed) return {};
        for (Parameter parameter : every<Parameter>())
            for (const BonusStep& bonus : info(parameter).bonuses)
                if (const auto* box = std::get_if<Produce>(&bonus.effect); box && raises(*box))
                    return book_.say(P::track_bonus, {{"parameter", book_.noun(parameter)}});
        return {};
    }
    bool raises(const Produce& box) const {
        return std::ranges::any_of(box.changes, [&](const ProductionChange& change) {
            return change.resource == subject_of<Resource>(event_) && change.amount.each == event_.amount;
        });
    }

    /// The cause stands before the full stop.
    std::string with_cause(std::string line) const {
        const std::string because = cause();
        if (because.empty()) return line;
        const bool is_sentence = line.ends_with('.');
        if (is_sentence) line.pop_back();
        return book_.say(P::because_of, {{"line", line}, {"card", because}}) + (is_sentence ? "." : "");
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

bool names_action(const Event& event) {
    switch (event.kind) {
        case EventKind::cards_bought:
        case EventKind::card_played:
        case EventKind::project_used:
        case EventKind::plants_converted:
        case EventKind::heat_converted:
        case EventKind::milestone_claimed:
        case EventKind::award_funded:
        case EventKind::traded: return true;
        default: return false;
    }
}

bool is_price(const Event& event) {
    const bool is_stock = event.kind == EventKind::resource_changed || event.kind == EventKind::card_resources_changed;
    return is_stock && event.amount < 0;
}

}  // namespace planitia::present
