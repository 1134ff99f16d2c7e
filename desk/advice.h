/// What a bot would choose, and why.
#pragma once
#include <desk/any.h>
#include <present/speaker.h>

#include <string>
#include <vector>

namespace planitia::desk {

class Match;

struct Advice {
    Choice choice;
    double worth = 0;  ///< to the bot: the more, the better
    std::string why;   ///< in a line
};

/// The choices that `greedy`, which is as strong as any and thinks at once, likes best: at most three, and none that is risky
/// while there is anything else. Why is told by what a move brings for certain when the bot carries its action out to the end.
/// Precondition: the seat is awaited.
std::vector<Advice> advice(const Match& match, PlayerId player, const present::Speaker& speaker);

}  // namespace planitia::desk
