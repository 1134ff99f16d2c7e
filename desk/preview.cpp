#include <desk/match.h>
#include <desk/of_game.h>
#include <desk/preview.h>
#include <game/usual.h>

#include <algorithm>
#include <utility>

namespace planitia::desk {

namespace {

/// Plays choices of one player in positions that may be the true one.
template <Game G>
class Trials {
  public:
    using Position = typename G::Position;

    Trials(const Position& position, PlayerId player) : player_(player), view_(G::observe(position, player)) {
        constexpr int kSamples = 16;
        Rng rng("preview");
        for (int i = 0; i < kSamples; ++i) samples_.push_back(G::resample(view_, rng));
    }

    Preview preview(const Choice& choice, bool looks_further) const {
        Preview preview{.before = view_, .outcomes = {}, .reveals = {}};
        const std::vector<typename G::Option> steps = steps_of<G>(choice);
        for (const Position& sample : samples_) {
            Position after = sample;
            Noted<G> noted;
            if (!try_choice<G>(after, player_, steps, &noted)) continue;
            if (!preview.reveals) preview.reveals = G::revealed(sample, after, player_);
            if (looks_further) answer_as_usual(after, noted);
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

    void answer_as_usual(Position& position, Noted<G>& noted) const {
        while (G::awaited(position).contains(player_)) {
            const std::optional<std::size_t> usual = usual_option<G>(position, player_);
            if (!usual) return;
            typename G::OptionList options;
            G::list_options(position, player_, options);
            G::answer(position, player_, options[*usual], &noted);
        }
    }

    PlayerId player_;
    typename G::View view_;
    std::vector<Position> samples_;
};

bool is_same_kind(const AnyEvent& a, const AnyEvent& b) {
    return std::visit([&](const auto& event) { return event.kind == std::get<std::decay_t<decltype(event)>>(b).kind; },
                      a);
}

}  // namespace

std::vector<AnyEvent> Preview::certain_events() const {
    std::vector<AnyEvent> certain;
    if (outcomes.empty()) return certain;
    for (std::size_t i = 0; i < outcomes.front().events.size(); ++i) {
        const AnyEvent& event = outcomes.front().events[i];
        const auto in_all = [&](const auto& holds) {
            return std::ranges::all_of(
                outcomes, [&](const Outcome& each) { return i < each.events.size() && holds(each.events[i]); });
        };
        if (!in_all([&](const AnyEvent& other) { return is_same_kind(event, other); })) break;
        if (in_all([&](const AnyEvent& other) { return event == other; })) certain.push_back(event);
    }
    return certain;
}

std::vector<Preview> previews(const Match& match, PlayerId player, std::span<const Choice> choices,
                              bool looks_further) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            const Trials<G> trials(record.position(), player);
            std::vector<Preview> all;
            for (const Choice& choice : choices) all.push_back(trials.preview(choice, looks_further));
            return all;
        },
        match.record());
}

}  // namespace planitia::desk
