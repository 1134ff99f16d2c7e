#include <desk/match.h>
#include <desk/trials.h>
#include <game/usual.h>

#include <algorithm>

namespace planitia::desk {

namespace {

/// Answers what has a usual answer.
template <Game G>
void answer_as_usual(typename G::Position& position, PlayerId player, Noted<G>& noted) {
    while (G::awaited(position).contains(player)) {
        const std::optional<std::size_t> usual = usual_option<G>(position, player);
        if (!usual) return;
        typename G::OptionList options;
        G::list_options(position, player, options);
        G::answer(position, player, options[*usual], &noted);
    }
}

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

std::vector<Preview> previews(const Match& match, PlayerId player, std::span<const Choice> choices, Reach reach) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            const Trials<G> trials(record.position(), player, reach.itself);
            const auto go_on = [&](typename G::Position& after, Noted<G>& noted) {
                if (reach.further) answer_as_usual<G>(after, player, noted);
            };
            std::vector<Preview> all;
            for (const Choice& choice : choices) all.push_back(trials.preview(choice, go_on));
            return all;
        },
        match.record());
}

}  // namespace planitia::desk
