/// Random games of any game: the answers depend on the seed alone, not on any bot.
#pragma once
#include <game/record.h>
#include <gtest/gtest.h>
#include <kit/facts.h>

#include <optional>
#include <string>
#include <vector>

namespace planitia::kit {

/// One game to play at random, from its deal or from a position.
template <Game G>
struct Trial {
    typename G::Setup setup;
    std::string seed;
    std::optional<typename G::Position> start = {};
};
template <Game G>
std::string text(const Trial<G>& trial) {
    return "set-up " + one_line(G::write_setup(trial.setup)) + ", seed '" + trial.seed + "'";
}

template <Game G>
Result<Record<G>, Refusal> record_of(const Trial<G>& trial) {
    if (trial.start) return Record<G>::from_position(*trial.start);
    return Record<G>::begin(trial.setup, trial.seed);
}

template <Game G>
typename G::Option random_option(const typename G::Position& position, PlayerId player, Rng& rng) {
    typename G::OptionList options;
    G::list_options(position, player, options);
    return options[rng.below(static_cast<std::uint32_t>(options.size()))];
}

inline PlayerId random_seat(PlayerSet awaited, Rng& rng) {
    for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(awaited.size())); skip > 0; --skip)
        awaited.erase(awaited.front());
    return awaited.front();
}

/// Answers until the choice of that seat is complete, and gives the steps. `first` is the first of them.
template <Game G>
std::vector<typename G::Option> complete_choice(typename G::Position& position, PlayerId player,
                                                typename G::Option first, Rng& rng) {
    std::vector<typename G::Option> steps = {first};
    G::answer(position, player, first, nullptr);
    while (G::is_mid_choice(position, player)) {
        steps.push_back(random_option<G>(position, player, rng));
        G::answer(position, player, steps.back(), nullptr);
    }
    return steps;
}

template <Game G>
std::vector<typename G::Option> random_choice(typename G::Position& position, PlayerId player, Rng& rng) {
    const typename G::Option first = random_option<G>(position, player, rng);
    return complete_choice<G>(position, player, first, rng);
}

/// No game goes on for so many answers.
inline constexpr int kMaxAnswers = 100'000;

/// Plays on to the end. `check(position, player, rng)` looks at every position with the seat that is about to answer, in
/// the middle of choices too; its first failure ends the game.
template <Game G, class Check>
testing::AssertionResult play_on(typename G::Position position, Rng rng, Check check) {
    for (int number = 0; number < kMaxAnswers; ++number) {
        if (G::is_over(position)) return testing::AssertionSuccess();
        const PlayerSet awaited = G::awaited(position);
        if (awaited.empty()) return testing::AssertionFailure() << "answer " << number << ": nobody is asked";
        const PlayerId player = random_seat(awaited, rng);
        if (const testing::AssertionResult result = check(position, player, rng); !result)
            return testing::AssertionFailure() << "answer " << number << ": " << result.message();
        typename G::OptionList options;
        G::list_options(position, player, options);
        if (options.empty()) return testing::AssertionFailure() << "answer " << number << ": no option";
        G::answer(position, player, options[rng.below(static_cast<std::uint32_t>(options.size()))], nullptr);
    }
    return testing::AssertionFailure() << "the game does not end";
}

template <Game G, class Check>
testing::AssertionResult play_random(const Trial<G>& trial, Check check) {
    const auto record = record_of(trial);
    if (!record) return testing::AssertionFailure() << text(trial) << ": " << record.error().message;
    const testing::AssertionResult result = play_on<G>(record->position(), Rng("answers " + trial.seed), check);
    if (result) return result;
    return testing::AssertionFailure() << text(trial) << ", " << result.message();
}

}  // namespace planitia::kit
