/// Choices tried out in positions that may be the true one.
#pragma once
#include <desk/of_game.h>
#include <desk/preview.h>
#include <game/offered.h>

#include <algorithm>
#include <utility>

namespace planitia::desk {

/// Choices of one player. The positions are dealt anew, once for all choices, from what the player may know.
template <Game G>
class Trials {
  public:
    using Position = typename G::Position;

    /// `itself`: only what the choices do themselves is told.
    Trials(const Position& position, PlayerId player, bool itself = false)
        : player_(player), itself_(itself), view_(G::observe(position, player)) {
        constexpr int kSamples = 16;
        Rng rng("preview");
        for (int i = 0; i < kSamples; ++i) samples_.push_back(G::resample(view_, rng));
    }

    /// `go_on(after, noted)` plays on after the choice.
    template <class GoOn>
    Preview preview(const Choice& choice, const GoOn& go_on) const {
        Preview preview{.before = view_, .outcomes = {}, .reveals = {}};
        const std::vector<typename G::Option> steps = steps_of<G>(choice);
        for (const Position& sample : samples_) {
            Position after = sample;
            Noted<G> noted;
            if (!try_choice<G>(after, player_, steps, &noted)) continue;
            if (!preview.reveals) preview.reveals = G::revealed(sample, after, player_);
            if constexpr (HasItself<G>) {
                if (itself_) {
                    after = sample;
                    noted = {};
                    if (!try_itself<G>(after, player_, steps, &noted)) continue;
                }
            }
            go_on(after, noted);
            Outcome outcome = outcome_of(after, std::move(noted.events));
            if (std::ranges::find(preview.outcomes, outcome) == preview.outcomes.end())
                preview.outcomes.push_back(std::move(outcome));
        }
        return preview;
    }

  private:
    Outcome outcome_of(const Position& position, std::vector<AnyEvent>&& events) const {
        Outcome outcome{.view = G::observe(position, player_), .events = std::move(events), .next = {}};
        if (!G::awaited(position).contains(player_)) return outcome;
        typename G::OptionList options;
        G::list_options(position, player_, options);
        outcome.next.assign(options.begin(), options.end());
        return outcome;
    }

    PlayerId player_;
    bool itself_;
    typename G::View view_;
    std::vector<Position> samples_;
};

}  // namespace planitia::desk
