/// What must hold for any game, tried on random games. Each function plays one game and says what it found wrong.
#pragma once
#include <game/record.h>
#include <kit/random_play.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>

namespace planitia::kit {

using testing::AssertionFailure;
using testing::AssertionResult;
using testing::AssertionSuccess;

/// Every game ends, and no answer leaves a position that breaks an invariant.
template <Game G>
AssertionResult invariants_hold(const Trial<G>& trial) {
    return play_random<G>(trial, [](const auto& position, PlayerId, Rng&) -> AssertionResult {
        if (const auto violation = G::violation(position)) return AssertionFailure() << *violation;
        return AssertionSuccess();
    });
}

/// Whether the record takes the choice that begins with `option`, and stays well formed.
template <Game G>
AssertionResult accepts(const typename G::Position& position, PlayerId player, typename G::Option option, Rng& rng) {
    typename G::Position next = position;
    const auto steps = complete_choice<G>(next, player, option, rng);
    if (const auto violation = G::violation(next)) return AssertionFailure() << "after a listed option: " << *violation;
    if (G::is_mid_choice(position, player)) return AssertionSuccess();
    Record<G> record = Record<G>::from_position(position);
    if (const auto done = record.choose(player, steps); !done)
        return AssertionFailure() << "a listed option is refused: " << done.error().message;
    if (!(record.position() == next)) return AssertionFailure() << "the record plays differently";
    return AssertionSuccess();
}

template <Game G>
AssertionResult refuses(const typename G::Position& position, PlayerId player, const typename G::Option& option) {
    Record<G> record = Record<G>::from_position(position);
    if (record.choose(player, std::array{option})) return AssertionFailure() << "an option not listed is taken";
    if (!(record.position() == position) || !record.entries().empty())
        return AssertionFailure() << "a refusal changed the record";
    return AssertionSuccess();
}

/// The option with one byte changed.
template <class Option>
Option mutated(Option option, Rng& rng) {
    std::array<unsigned char, sizeof(Option)> bytes{};
    std::memcpy(bytes.data(), &option, sizeof(Option));
    bytes[rng.below(sizeof(Option))] ^= static_cast<unsigned char>(1U + rng.below(255));
    std::memcpy(&option, bytes.data(), sizeof(Option));
    return option;
}

/// Every listed option is accepted; options of other moments and mutated ones that are not listed are refused.
template <Game G>
AssertionResult legal_both_ways(const Trial<G>& trial) {
    std::vector<typename G::Option> earlier;
    return play_random<G>(trial, [&](const auto& position, PlayerId player, Rng& rng) -> AssertionResult {
        typename G::OptionList options;
        G::list_options(position, player, options);
        std::vector<typename G::Option> others;
        for (const auto& option : options) {
            if (auto result = accepts<G>(position, player, option, rng); !result) return result;
            others.push_back(mutated(option, rng));
        }
        for (int i = 0; i < 4 && !earlier.empty(); ++i)
            others.push_back(earlier[rng.below(static_cast<std::uint32_t>(earlier.size()))]);
        for (const auto& option : others) {
            if (std::find(options.begin(), options.end(), option) != options.end()) continue;
            if (auto result = refuses<G>(position, player, option); !result) return result;
        }
        earlier.push_back(options[rng.below(static_cast<std::uint32_t>(options.size()))]);
        return AssertionSuccess();
    });
}

/// A copy of the bytes, taken at every decision, goes on as the original does.
template <Game G>
AssertionResult copies_continue_alike(const Trial<G>& trial) {
    using Position = typename G::Position;
    std::vector<unsigned char> saved(sizeof(Position));
    return play_random<G>(trial, [&](const Position& position, PlayerId player, Rng& rng) -> AssertionResult {
        std::memcpy(saved.data(), &position, sizeof(Position));
        Position original = position;
        Rng same = rng;
        for (int i = 0; i < 3 && !G::is_over(original); ++i) {
            const PlayerId seat = i == 0 ? player : G::awaited(original).front();
            G::answer(original, seat, random_option<G>(original, seat, same), nullptr);
        }
        Position restored = position;
        std::memcpy(&restored, saved.data(), sizeof(Position));
        for (int i = 0; i < 3 && !G::is_over(restored); ++i) {
            const PlayerId seat = i == 0 ? player : G::awaited(restored).front();
            G::answer(restored, seat, random_option<G>(restored, seat, rng), nullptr);
        }
        if (!(restored == original)) return AssertionFailure() << "the copy goes on differently";
        if (G::hash(restored) != G::hash(original)) return AssertionFailure() << "equal positions, different hashes";
        return AssertionSuccess();
    });
}

/// A choice written down and read again is the same choice, and is said to be legal.
template <Game G>
AssertionResult choice_round_trips(const typename G::Position& position, PlayerId player, Rng& rng) {
    typename G::Position next = position;
    const auto steps = random_choice<G>(next, player, rng);
    const Document written = G::write_choice(position, player, steps);
    const auto read = G::read_choice(position, player, written);
    if (!read) return AssertionFailure() << one_line(written) << " is refused: " << read.error().message;
    Record<G> record = Record<G>::from_position(position);
    if (!record.choose(player, *read) || !(record.position() == next))
        return AssertionFailure() << one_line(written) << " is read as another choice";
    const auto reasons = G::why_not(position, player, written);
    if (!reasons || reasons->find("legal") == nullptr || *reasons->find("legal") != Document(true))
        return AssertionFailure() << one_line(written) << " is legal, but the reasons say otherwise";
    if (!G::why_not(position, player, steps.front()).empty())
        return AssertionFailure() << one_line(written) << " is legal, but its first answer is said not to be";
    return AssertionSuccess();
}

/// At every decision: the position as text and back is the same bytes, and so are choices.
template <Game G>
AssertionResult text_round_trips(const Trial<G>& trial) {
    return play_random<G>(trial, [](const auto& position, PlayerId player, Rng& rng) -> AssertionResult {
        const Document written = G::write_position(position);
        const auto read = G::read_position(written);
        if (!read) return AssertionFailure() << "refused: " << read.error().message << " at " << read.error().at;
        if (!(*read == position)) {
            AssertionResult failure = AssertionFailure() << "the position is read differently\n";
            for (const std::string& change : changes(written, G::write_position(*read))) failure << change << "\n";
            return failure;
        }
        if (G::write_decision(position, player).as_map() == nullptr) return AssertionFailure() << "no decision text";
        if (G::is_mid_choice(position, player)) return AssertionSuccess();
        return choice_round_trips<G>(position, player, rng);
    });
}

template <Game G>
AssertionResult undo_to(Record<G>& record, std::size_t count, const std::vector<typename G::Position>& before) {
    while (record.entries().size() > count) {
        if (const auto done = record.undo(); !done) return AssertionFailure() << done.error().message;
        if (!(record.position() == before[record.entries().size()]))
            return AssertionFailure() << "undo of choice " << record.entries().size() << " gives another position";
    }
    return AssertionSuccess();
}

/// Now and then some choices are taken back and made again; at the end all of them are taken back, one by one.
template <Game G>
AssertionResult undo_returns(const Trial<G>& trial) {
    auto begun = record_of(trial);
    if (!begun) return AssertionFailure() << text(trial) << ": " << begun.error().message;
    Record<G>& record = *begun;
    Rng rng("answers " + trial.seed);
    std::vector<typename G::Position> before;
    while (!G::is_over(record.position())) {
        if (rng.below(20) == 0) {
            const auto back = std::min<std::size_t>(rng.below(6), record.entries().size());
            if (auto result = undo_to(record, record.entries().size() - back, before); !result)
                return AssertionFailure() << text(trial) << ": " << result.message();
        }
        before.resize(record.entries().size());
        before.push_back(record.position());
        const PlayerId player = random_seat(record.awaited(), rng);
        typename G::Position next = record.position();
        if (const auto done = record.choose(player, random_choice<G>(next, player, rng)); !done)
            return AssertionFailure() << text(trial) << ": " << done.error().message;
    }
    if (const auto verified = record.verify(); !verified)
        return AssertionFailure() << text(trial) << ": " << verified.error().message;
    if (auto result = undo_to(record, 0, before); !result)
        return AssertionFailure() << text(trial) << ": " << result.message();
    return AssertionSuccess();
}

/// One view: what is resampled from it gives the same view, breaks nothing, and asks the viewer the same.
template <Game G>
AssertionResult view_stays(const typename G::Position& position, PlayerId viewer, Rng& rng) {
    const typename G::View view = G::observe(position, viewer);
    const typename G::Position other = G::resample(view, rng);
    if (!(G::observe(other, viewer) == view)) {
        AssertionResult failure = AssertionFailure() << "another view after resampling\n";
        for (const std::string& change : changes(G::write_position(position), G::write_position(other)))
            failure << change << "\n";
        return failure;
    }
    if (const auto violation = G::violation(other)) return AssertionFailure() << "after resampling: " << *violation;
    if (G::awaited(other) != G::awaited(position)) return AssertionFailure() << "others are asked after resampling";
    if (!viewer.is_some() || !G::awaited(position).contains(viewer)) return AssertionSuccess();
    typename G::OptionList here;
    typename G::OptionList there;
    G::list_options(position, viewer, here);
    G::list_options(other, viewer, there);
    if (!std::equal(here.begin(), here.end(), there.begin(), there.end()))
        return AssertionFailure() << "the viewer has other options after resampling";
    return AssertionSuccess();
}

/// At every decision, for every seat and a spectator; now and then a resampled game is played to its end.
template <Game G>
AssertionResult views_stay(const Trial<G>& trial) {
    return play_random<G>(trial, [](const auto& position, PlayerId player, Rng& rng) -> AssertionResult {
        if (auto result = view_stays<G>(position, PlayerId::none(), rng); !result) return result;
        for (PlayerId viewer : seats(G::player_count(position)))
            if (auto result = view_stays<G>(position, viewer, rng); !result) return result;
        if (rng.below(100) != 0) return AssertionSuccess();
        const auto other = G::resample(G::observe(position, player), rng);
        return play_on<G>(other, rng, [](const auto& at, PlayerId, Rng&) -> AssertionResult {
            if (const auto violation = G::violation(at)) return AssertionFailure() << "resampled game: " << *violation;
            return AssertionSuccess();
        });
    });
}

/// All that each awaited seat answers until it waits for the others.
template <Game G>
std::vector<std::vector<typename G::Option>> secret_answers(const typename G::Position& position, Rng& rng) {
    std::vector<std::vector<typename G::Option>> answers(G::player_count(position));
    for (PlayerId seat : seats(answers.size())) {
        typename G::Position alone = position;
        while (G::awaited(alone).contains(seat)) {
            const auto steps = random_choice<G>(alone, seat, rng);
            answers[seat.index()].insert(answers[seat.index()].end(), steps.begin(), steps.end());
        }
    }
    return answers;
}

/// Where several seats are asked at once, the order of their answers changes nothing.
template <Game G>
AssertionResult order_changes_nothing(const Trial<G>& trial) {
    return play_random<G>(trial, [](const auto& position, PlayerId, Rng& rng) -> AssertionResult {
        if (G::awaited(position).size() < 2) return AssertionSuccess();
        const auto answers = secret_answers<G>(position, rng);
        std::vector<std::size_t> order(answers.size());
        std::iota(order.begin(), order.end(), 0U);
        auto expected = position;
        for (std::size_t seat : order)
            for (const auto& option : answers[seat]) G::answer(expected, PlayerId{seat}, option, nullptr);
        for (int i = 0; i < 3; ++i) {
            rng.shuffle(order);
            auto shuffled = position;
            // By turns, one small answer each.
            for (std::size_t step = 0; !(shuffled == expected) && step < kMaxAnswers; ++step) {
                bool is_done = true;
                for (std::size_t seat : order) {
                    if (step >= answers[seat].size()) continue;
                    is_done = false;
                    G::answer(shuffled, PlayerId{seat}, answers[seat][step], nullptr);
                }
                if (is_done) return AssertionFailure() << "another order of answers gives another position";
            }
        }
        return AssertionSuccess();
    });
}

/// A running digest of a whole random game: what it tells, who is asked, how many answers there are. No layout of a position changes it.
template <Game G>
std::uint64_t game_digest(const Trial<G>& trial) {
    struct Noted final : EventSink<typename G::Event> {
        void on(const typename G::Event& event) override { events.push_back(event); }
        std::vector<typename G::Event> events;
    } noted;
    const auto record = record_of(trial);
    std::uint64_t hash = hash_text(trial.seed);
    if (!record) return hash;
    auto position = record->position();
    Rng rng("answers " + trial.seed);
    typename G::OptionList options;
    for (int number = 0; !G::is_over(position) && number < kMaxAnswers; ++number) {
        const PlayerId player = random_seat(G::awaited(position), rng);
        G::list_options(position, player, options);
        noted.events.clear();
        G::answer(position, player, options[rng.below(static_cast<std::uint32_t>(options.size()))], &noted);
        hash = combine(next_digest<G>(hash, noted.events, position), options.size());
    }
    for (const Score& score : G::score(position)) hash = combine(hash, static_cast<std::uint64_t>(score.total));
    return hash;
}

/// The same seed gives the same game, another seed another one.
template <Game G>
AssertionResult seed_decides(const Trial<G>& trial) {
    const auto start = G::begin(trial.setup, trial.seed);
    const auto again = G::begin(trial.setup, trial.seed);
    const auto other = G::begin(trial.setup, trial.seed + "!");
    if (!start || !again || !other) return AssertionFailure() << text(trial) << " is refused";
    if (!(*start == *again)) return AssertionFailure() << text(trial) << ": dealt in two ways";
    if (*start == *other) return AssertionFailure() << text(trial) << ": dealt alike with another seed";
    if (game_digest(trial) != game_digest(trial)) return AssertionFailure() << text(trial) << ": plays in two ways";
    return AssertionSuccess();
}

}  // namespace planitia::kit
