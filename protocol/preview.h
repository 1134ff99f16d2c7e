/// What a choice would change, as far as the player can know beforehand.
#pragma once
#include <game/contract.h>
#include <game/heard.h>
#include <game/offered.h>
#include <game/usual.h>
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

/// `changes` and `events` hold what is the same in every outcome, `hidden` the places and events that are not.
Document write_preview(const std::vector<Outcome>& outcomes);

namespace preview_detail {

template <Game G>
void answer_as_usual(typename G::Position& position, PlayerId player, Heard<G>& heard) {
    while (G::awaited(position).contains(player)) {
        const std::optional<std::size_t> usual = usual_option<G>(position, player);
        if (!usual) return;
        typename G::OptionList options;
        G::list_options(position, player, options);
        G::answer(position, player, options[*usual], &heard);
    }
}

}  // namespace preview_detail

/// Plays the choice in positions dealt anew from what the player may know; the true one is not looked at further. With
/// `looks_further`, questions that have a usual answer, such as the payment, are answered so.
template <Game G>
Document preview(const typename G::Position& position, PlayerId player, std::span<const typename G::Option> choice,
                 bool looks_further) {
    constexpr int kSamples = 16;
    const typename G::View view = G::observe(position, player);
    const Document before = G::write_view(view);
    Rng rng("preview");
    std::vector<Outcome> outcomes;
    for (int i = 0; i < kSamples; ++i) {
        typename G::Position sample = G::resample(view, rng);
        Outcome outcome;
        Heard<G> heard;
        if (!try_choice<G>(sample, player, choice, &heard)) continue;
        if (looks_further) preview_detail::answer_as_usual<G>(sample, player, heard);
        outcome.events = std::move(heard.events);
        outcome.changes = changes_between(before, G::write_view(G::observe(sample, player)));
        if (G::awaited(sample).contains(player)) outcome.decision = G::write_decision(sample, player);
        outcomes.push_back(std::move(outcome));
    }
    return write_preview(outcomes);
}

}  // namespace planitia::protocol
