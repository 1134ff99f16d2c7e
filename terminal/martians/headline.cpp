#include <terminal/martians/panels.h>

namespace planitia::terminal {

using namespace martians;
using L = present::MartiansLabel;

namespace {

std::string phase_text(const MartiansTable& table) {
    const Position& now = table.now;
    switch (now.phase) {
        case Phase::setup: return table.say(L::setup);
        case Phase::supply: return table.say(L::supply);
        case Phase::work: return table.say(L::turn, {{"n", int{now.slot} + 1}});
        case Phase::mid_round: return table.say(L::mid_round);
        case Phase::settlement: return table.say(L::settlement);
        case Phase::over: return table.say(L::over);
        case Phase::count_: break;
    }
    return {};
}

/// Of the colony, or of each player.
std::string reputation_text(const MartiansTable& table) {
    std::string text = table.noun(table.book.noun(table.reputation()));
    if (table.has_common_goods()) return text + " " + std::to_string(table.now.reputation(PlayerId{0}));
    for (PlayerId id : table.now.seats())
        text += " " + table.seat_label(id).text + std::to_string(table.now.reputation(id));
    return text;
}

}  // namespace

std::string martians_headline(const MartiansTable& table) {
    const Position& now = table.now;
    const std::string first = now.is_competitive() ? table.title(now.setup.variant) : table.title(now.setup.scenario);
    const char* between = table.sign(" · ", " | ");
    return first + between + table.say(L::round_of, {{"n", int{now.round}}, {"m", now.rounds()}}) + between +
           phase_text(table) + between + reputation_text(table) + between + table.title(now.weather);
}

}  // namespace planitia::terminal
