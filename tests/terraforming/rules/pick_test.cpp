/// Sets of cards, chosen one small answer at a time.
#include <gtest/gtest.h>
#include <terraforming/rules/pick.h>

namespace planitia::terraforming {
namespace {

CardSet first_cards(std::size_t n) {
    CardSet cards;
    for (std::size_t i = 0; i < n; ++i) cards.insert(CardId{i});
    return cards;
}

/// With every number of cards there are, taken, at least and at most wanted.
TEST(pick, leaves_a_choice_where_it_lists_more_than_one_answer) {
    for (std::size_t cards = 0; cards < 5; ++cards)
        for (std::size_t taken = 0; taken <= cards; ++taken)
            for (std::size_t max = taken; max <= cards; ++max)
                for (std::size_t min = 0; min <= max; ++min) {
                    const Pick pick{.from = first_cards(cards), .picked = first_cards(taken), .min = min, .max = max};
                    OptionList options;
                    list_pick(pick, options);
                    EXPECT_EQ(leaves_choice(pick), options.size() > 1)
                        << taken << " of " << cards << " taken, " << min << " to " << max;
                }
}

}  // namespace
}  // namespace planitia::terraforming
