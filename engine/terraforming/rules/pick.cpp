#include <terraforming/rules/pick.h>

namespace planitia::terraforming {

namespace {

/// As many cards have to be left as are still needed.
void list_next(const CardSet& rest, std::size_t still_needed, OptionList& options) {
    std::size_t left = still_needed > 0 ? rest.size() : kMaxCards;
    for (CardId card : rest) {
        if (left-- < still_needed) break;
        options.push_back(option(OptionKind::take_card, card));
    }
}

}  // namespace

void list_pick(const Pick& pick, OptionList& options) {
    const std::size_t taken = pick.picked.size();
    const std::size_t still_needed = pick.min > taken ? pick.min - taken : 0;
    if (taken == 0 && pick.max > 0) list_next(pick.from, still_needed, options);
    if (taken > 0 && taken < pick.max) list_next(pick.from.above(pick.picked.back()), still_needed, options);
    if (taken >= pick.min) options.push_back(option(OptionKind::finish_pick));
}

bool leaves_choice(const Pick& pick) {
    const std::size_t taken = pick.picked.size();
    if (taken >= pick.max) return false;
    const std::size_t rest = taken == 0 ? pick.from.size() : pick.from.above(pick.picked.back()).size();
    return taken >= pick.min ? rest > 0 : rest > pick.min - taken;
}

bool take(CardSet& picked, const Pick& pick, const Option& answer) {
    if (answer.kind == OptionKind::finish_pick) return true;
    picked.insert(answer.card());
    return picked.size() >= pick.max;
}

}  // namespace planitia::terraforming
