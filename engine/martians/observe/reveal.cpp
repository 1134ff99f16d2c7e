#include <martians/observe/observe.h>
#include <martians/observe/reveal.h>
#include <martians/state/in_force.h>

namespace planitia::martians {

namespace {

bool is_token_turned_up(const Position& before, const Position& after) {
    for (std::size_t hex = 0; hex < kHexes; ++hex) {
        if (!before.tokens[hex].is_some() || before.face_up.contains(HexId{hex})) continue;
        if (after.face_up.contains(HexId{hex}) || before.tokens[hex] != after.tokens[hex]) return true;
    }
    return false;
}

bool sees_next_weather(const Position& position, PlayerId player) {
    return has<SeesWeather>(position, player) && !position.weather_deck.empty();
}

bool is_card_revealed(const Position& before, const Position& after, PlayerId player) {
    return before.specialist_deck != after.specialist_deck || before.assistant_deck != after.assistant_deck ||
           before.research_deck != after.research_deck || before.order_deck != after.order_deck ||
           before.weather_deck != after.weather_deck || before.event_stacks != after.event_stacks ||
           (sees_next_weather(after, player) && !sees_next_weather(before, player));
}

/// Whether something happened to samples that the player does not see.
bool are_samples_shown(const Position& before, const Position& after, PlayerId player) {
    for (PlayerId each : before.seats())
        for (Good mineral : kMinerals)
            if (!sees_samples(before, player, each) &&
                before.player(each).goods[mineral] != after.player(each).goods[mineral])
                return true;
    return false;
}

}  // namespace

std::optional<Reveal> revealed(const Position& before, const Position& after, PlayerId player) {
    if (is_token_turned_up(before, after)) return Reveal::token_turned_up;
    if (before.samples != after.samples) return Reveal::cards_drawn;
    if (is_card_revealed(before, after, player)) return Reveal::card_revealed;
    if (are_samples_shown(before, after, player)) return Reveal::other;
    return std::nullopt;
}

}  // namespace planitia::martians
