#include <terraforming/rules/pick.h>

namespace planitia::terraforming {

void list_pick(const Pick& pick, OptionList& options) {
    const std::size_t taken = pick.picked.size();
    if (taken < pick.max) {
        const std::size_t still_needed = pick.min > taken ? pick.min - taken : 0;
        const CardSet rest = taken == 0 ? pick.from : pick.from.above(pick.picked.back());
        std::size_t left = rest.size();
        for (CardId card : rest) {
            if (left-- < still_needed) break;
            options.push_back(option(OptionKind::take_card, card));
        }
    }
    if (taken >= pick.min) options.push_back(option(OptionKind::finish_pick));
}

bool take(CardSet& picked, const Pick& pick, const Option& answer) {
    if (answer.kind == OptionKind::finish_pick) return true;
    picked.insert(answer.card());
    return picked.size() >= pick.max;
}

}  // namespace planitia::terraforming
