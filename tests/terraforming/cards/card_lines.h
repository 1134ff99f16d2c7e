/// Cards that ask nothing and requirements, told in a line each. The player is always A.
#pragma once
#include <kit/scenario.h>
#include <terraforming/notation/names.h>

#include <string>
#include <vector>

namespace planitia::kit {

using Texts = std::vector<std::string>;

/// The tags that a player has in play, in the order of the catalogue: "building science science".
inline std::string tags_in_play(const Scenario& game, PlayerId player) {
    std::string text;
    for (terraforming::Tag tag : every<terraforming::Tag>())
        for (int i = 0; i < game.position().player(player).tags[tag]; ++i)
            text += (text.empty() ? "" : " ") + std::string(terraforming::name(tag));
    return text;
}

/// A position whose text ends with facts of A, with a card in A's hand besides.
inline Scenario with_hand(const std::string& text, const std::string& card) { return given(text + ", hand " + card); }

struct CardLine {
    const char* card;
    const char* given;      ///< with exactly the printed cost in M€
    const char* then;       ///< everything that changes, except that the card leaves the hand
    const char* tags = "";  ///< in play afterwards
    int points = 0;
};

inline void plays(const CardLine& each) {
    SCOPED_TRACE(each.card);
    Scenario game = with_hand(each.given, each.card);
    game.when(A, play(each.card));
    EXPECT_TRUE(game.shows(std::string(each.then) + ", hand, played " + each.card));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), each.tags);
    EXPECT_EQ(game.score(A).cards, each.points);
}

struct NeedLine {
    const char* card;
    const char* met;     ///< just enough
    const char* missed;  ///< just not
    const char* reason;  ///< the only one
};

inline void needs(const NeedLine& each) {
    SCOPED_TRACE(each.card);
    EXPECT_OFFERS(with_hand(each.met, each.card), A, play(each.card));
    const Scenario missed = with_hand(each.missed, each.card);
    EXPECT_NOT_OFFERED(missed, A, play(each.card));
    EXPECT_EQ(missed.why_not(A, play(each.card)), Texts{each.reason});
}

/// What a card costs after discounts, told by what is lacking when there is no M€ at all.
inline void costs(const char* card, const char* with, int cost) {
    SCOPED_TRACE(std::string(card) + " with " + with);
    const Scenario game = with_hand("gen 2; oxygen 9; temp 2; A: prod energy 9, played " + std::string(with), card);
    const Texts lacks = {"cannot-pay " + std::to_string(cost) + " 0"};
    EXPECT_EQ(game.why_not(A, play(card)), cost > 0 ? lacks : Texts{});
}

}  // namespace planitia::kit
