/// What a choice would change, as far as the player can know beforehand.
#pragma once
#include <game/contract.h>
#include <protocol/changes.h>

#include <algorithm>
#include <string>
#include <vector>

namespace planitia::protocol {

/// What the same choice led to in one of the positions the player may be in.
struct Outcome {
    std::vector<Change> changes;  ///< of the player's view
    Document decision;            ///< what the player is asked next; null when nothing
    Document::List events;
};

/// `changes` holds what is the same in every outcome, `hidden` the places and events that are not.
Document write_preview(const std::vector<Outcome>& outcomes);

namespace preview_detail {

template <Game G>
class EventList final : public EventSink<typename G::Event> {
  public:
    explicit EventList(Document::List& events) : events_(events) {}
    void on(const typename G::Event& event) override { events_.push_back(G::write_event(event)); }

  private:
    Document::List& events_;
};

template <Game G>
bool is_offered(const typename G::Position& position, PlayerId player, const typename G::Option& step) {
    typename G::OptionList options;
    G::list_options(position, player, options);
    return std::find(options.begin(), options.end(), step) != options.end();
}

}  // namespace preview_detail

/// Plays the choice in positions dealt anew from what the player may know; the true one is not looked at further.
template <Game G>
Document preview(const typename G::Position& position, PlayerId player, std::span<const typename G::Option> choice) {
    constexpr int kSamples = 16;
    const typename G::View view = G::observe(position, player);
    const Document before = G::write_view(view);
    Rng rng("preview");
    std::vector<Outcome> outcomes;
    for (int i = 0; i < kSamples; ++i) {
        typename G::Position sample = G::resample(view, rng);
        Outcome outcome;
        preview_detail::EventList<G> events(outcome.events);
        const bool is_played = std::all_of(choice.begin(), choice.end(), [&](const typename G::Option& step) {
            if (!preview_detail::is_offered<G>(sample, player, step)) return false;
            G::answer(sample, player, step, &events);
            return true;
        });
        if (!is_played) continue;
        outcome.changes = changes_between(before, G::write_view(G::observe(sample, player)));
        if (G::awaited(sample).contains(player)) outcome.decision = G::write_decision(sample, player);
        outcomes.push_back(std::move(outcome));
    }
    return write_preview(outcomes);
}

}  // namespace planitia::protocol
