/// Matches of both games, played at random.
#pragma once
#include <desk/documents.h>
#include <desk/match.h>
#include <gtest/gtest.h>
#include <kit/martians_game.h>
#include <kit/random_play.h>
#include <kit/scenario.h>
#include <kit/setups.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace planitia::desk_test {

using desk::AnySetup;
using desk::Choice;
using desk::Match;
using namespace kit;

/// Every number of players and every option of both games.
inline std::vector<AnySetup> every_setup() {
    std::vector<AnySetup> setups;
    for (const NamedSetup& each : terraforming_setups()) setups.push_back(each.setup);
    for (martians::Variant variant : every<martians::Variant>())
        for (int players : {2, 3})
            setups.push_back(martians::Setup{.variant = variant, .players = static_cast<std::uint8_t>(players)});
    return setups;
}
/// One of each game.
inline std::vector<AnySetup> a_few_setups() {
    return {terraforming::Setup{.players = 3, .draft = true, .colonies = true}, martians::Setup{.players = 2}};
}

inline Match begun(const AnySetup& setup, std::string_view seed = "desk") {
    auto match = Match::begin(setup, seed);
    if (!match) throw std::runtime_error(match.error().message);
    return std::move(*match);
}
/// A match of Terraforming Mars in a position of the short form.
inline Match match_at(const char* text) { return Match::from_position(given(text).position()); }

inline Choice choice_of(const Match& match, PlayerId player, const Move& move) {
    auto choice = desk::read_choice(match, player, move.fields);
    if (!choice) throw std::runtime_error(choice.error().message);
    return std::move(*choice);
}
/// The lines of the choice; the test ends when it is not legal.
inline std::vector<desk::Line> choose(Match& match, PlayerId player, const Choice& choice) {
    const auto lines = match.choose(player, choice);
    if (!lines) throw std::runtime_error(lines.error().message);
    return {lines->begin(), lines->end()};
}
inline std::vector<desk::Line> choose(Match& match, PlayerId player, const Move& move) {
    return choose(match, player, choice_of(match, player, move));
}

inline Choice some_choice(const Match& match, PlayerId player, Rng& rng) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            typename G::Position next = record.position();
            const auto steps = random_choice<G>(next, player, rng);
            return Choice(steps.begin(), steps.end());
        },
        match.record());
}

/// Plays at most so many choices at random; `check(match, player, rng)` looks at every position first.
template <class Check>
void let_play(Match& match, std::string_view seed, int choices, const Check& check) {
    Rng rng(seed);
    for (int i = 0; i < choices && !match.is_over() && !testing::Test::HasFatalFailure(); ++i) {
        const PlayerId player = random_seat(match.awaited(), rng);
        check(match, player, rng);
        choose(match, player, some_choice(match, player, rng));
    }
}
inline void let_play(Match& match, std::string_view seed, int choices) {
    let_play(match, seed, choices, [](const Match&, PlayerId, Rng&) {});
}

/// The same match where everything hidden from the player is dealt anew.
inline Match with_other_secrets(const Match& match, PlayerId player, Rng& rng) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            return Match::from_position(G::resample(G::observe(record.position(), player), rng));
        },
        match.record());
}

inline std::string text(const Match& match, const desk::Line& line) { return one_line(desk::write_line(match, line)); }
inline std::vector<std::string> texts(const Match& match, std::span<const desk::Line> lines) {
    std::vector<std::string> all;
    for (const desk::Line& line : lines) all.push_back(text(match, line));
    return all;
}

}  // namespace planitia::desk_test
