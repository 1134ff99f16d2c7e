/// Lasting effects: what technologies and assistants give a player, and what events change for a round. Whoever asks
/// names the kind of effect, never the card that has it.
#pragma once
#include <martians/state/position.h>

namespace planitia::martians {

/// The technologies, people or events that have a lasting effect of the kind.
template <class Kind, class E>
inline constexpr auto kWith = [] {
    FixedVec<E, static_cast<std::size_t>(E::count_)> found;
    const auto is_meant = [](const Ongoing& effect) { return std::holds_alternative<Kind>(effect); };
    for (E each : every<E>()) {
        if constexpr (requires { info(each).effect; }) {
            if (is_meant(info(each).effect)) found.push_back(each);
        } else {
            for (const Ongoing& effect : info(each).ongoing)
                if (is_meant(effect)) found.push_back(each);
        }
    }
    return found;
}();

/// Calls `use` with every effect of the kind that the player has from technologies and assistants.
template <class Kind, class Use>
constexpr void each_own(const Position& position, PlayerId id, const Use& use) {
    for (Technology each : kWith<Kind, Technology>)
        if (position.has(id, each)) use(*std::get_if<Kind>(&position.printed(each).effect));
    for (Person each : kWith<Kind, Person>)
        for (int n = position.player(id).people[each]; n > 0; --n)
            use(*std::get_if<Kind>(&position.printed(each).ongoing[0]));
}

/// Calls `use` with every effect of the kind that an event has brought for this round.
template <class Kind, class Use>
constexpr void each_of_events(const Position& position, const Use& use) {
    for (EventCard each : kWith<Kind, EventCard>)
        if (position.events_in_force.contains(each)) use(*std::get_if<Kind>(&position.printed(each).ongoing[0]));
}

/// Whether the player has an effect of the kind.
template <class Kind>
constexpr bool has(const Position& position, PlayerId id) {
    bool found = false;
    each_own<Kind>(position, id, [&](const Kind&) { found = true; });
    return found;
}

/// What all effects of the kind that are meant bring the player together.
template <class Kind, class Meant>
constexpr int bonus(const Position& position, PlayerId id, const Meant& is_meant) {
    int sum = 0;
    each_own<Kind>(position, id, [&](const Kind& each) { sum += is_meant(each) ? each.n : 0; });
    return sum;
}
template <class Kind>
constexpr int bonus(const Position& position, PlayerId id) {
    return bonus<Kind>(position, id, [](const Kind&) { return true; });
}

}  // namespace planitia::martians
