/// Whether the wall stands where it should: `revealed` of a game against positions that look alike.
#pragma once
#include <game/offered.h>
#include <game/wall.h>
#include <kit/battery.h>
#include <kit/heard.h>

#include <map>
#include <optional>
#include <utility>

namespace planitia::kit {

/// What a player sees of a choice: where it leads, and what happens on the way.
template <Game G>
struct Sight {
    typename G::View view;
    Document::List events;
    friend bool operator==(const Sight&, const Sight&) = default;
};

/// None when it is not possible there.
template <Game G>
std::optional<Sight<G>> sight_of(typename G::Position position, PlayerId player,
                                 std::span<const typename G::Option> choice) {
    Heard<G> heard(position.setup);
    if (!try_choice<G>(position, player, choice, &heard)) return std::nullopt;
    return Sight<G>{G::observe(position, player), std::move(heard.events)};
}

/// Whether the choice leads elsewhere in some of the positions that could as well have been the true one.
template <Game G>
bool looks_different(const typename G::Position& position, PlayerId player, std::span<const typename G::Option> choice,
                     Rng& rng) {
    constexpr int kOthers = 64;
    const typename G::View known = G::observe(position, player);
    const auto seen = sight_of<G>(position, player, choice);
    for (int i = 0; i < kOthers; ++i)
        if (!(sight_of<G>(G::resample(known, rng), player, choice) == seen)) return true;
    return false;
}

/// How often the wall stood, and how often where nothing looked different, for every reveal.
struct WallCount {
    int choices = 0;
    int walls = 0;
    std::map<std::string_view, int> needless;

    int all_needless() const {
        int sum = 0;
        for (const auto& [why, n] : needless) sum += n;
        return sum;
    }
};

/// There is a wall behind every choice that shows something new. One choice in `every_nth` is tried.
template <Game G>
AssertionResult count_walls(const Trial<G>& trial, std::uint32_t every_nth, WallCount& count) {
    return play_random<G>(trial, [&](const auto& position, PlayerId player, Rng& rng) -> AssertionResult {
        if (G::is_mid_choice(position, player) || rng.below(every_nth) != 0) return AssertionSuccess();
        typename G::Position next = position;
        const auto steps = random_choice<G>(next, player, rng);
        const std::optional<Reveal> wall = reveals<G>(position, player, steps);
        const bool is_needed = looks_different<G>(position, player, steps, rng);
        ++count.choices;
        if (wall) ++count.walls;
        if (wall && !is_needed) ++count.needless[name(*wall)];
        if (is_needed && !wall)
            return AssertionFailure() << one_line(G::write_choice(position, player, steps))
                                      << " shows something that was not known";
        return AssertionSuccess();
    });
}

template <Game G>
AssertionResult walls_stand(const Trial<G>& trial) {
    constexpr std::uint32_t kEveryNth = 8;
    WallCount count;
    return count_walls(trial, kEveryNth, count);
}

}  // namespace planitia::kit
