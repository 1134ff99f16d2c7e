/// Tables of both games for tests of what viewers are sent.
#pragma once
#include <desk/documents.h>
#include <gtest/gtest.h>
#include <house/sight.h>
#include <kit/martians_game.h>
#include <kit/random_play.h>
#include <kit/setups.h>
#include <kit/tables.h>
#include <table/deal.h>
#include <table/stored_game.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace planitia::house_test {

using desk::Match;
using house::TableSight;
using table::Sitting;
using table_test::accepted;

constexpr std::int64_t kNow = 1'800'000'000'000;

/// Of what is tried, one in so many: builds that check everything take twenty times as long.
#ifdef PLANITIA_CHECKED
constexpr int kThinned = 12;
#else
constexpr int kThinned = 1;
#endif

inline protocol::Telling telling(present::Language language = present::Language::en) {
    return {.language = language, .names = {"Ola", "Jan", "Ewa", "Iga", "Leo"}};
}

/// Every number of players, map and option of both games.
inline std::vector<desk::AnySetup> every_setup() {
    std::vector<desk::AnySetup> setups;
    for (const kit::NamedSetup& each : kit::terraforming_setups()) setups.push_back(each.setup);
    for (const kit::NamedSetup& each : kit::setups_on_other_maps()) setups.push_back(each.setup);
    for (martians::Variant variant : every<martians::Variant>())
        for (int players = variant == martians::Variant::coop ? 1 : 2; players <= 4; ++players) {
            martians::Setup setup;
            setup.variant = variant;
            setup.players = static_cast<std::uint8_t>(players);
            setup.scenario = static_cast<martians::Scenario>(setups.size() % 7);
            setup.chooses_corporations = players == 3;
            setups.push_back(setup);
        }
    return setups;
}
/// One of each game.
inline std::vector<desk::AnySetup> a_few_setups() {
    return {terraforming::Setup{.players = 3, .draft = true, .colonies = true},
            martians::Setup{.variant = martians::Variant::competitive, .players = 3}};
}

inline Match begun(const desk::AnySetup& setup, std::string_view seed) { return accepted(Match::begin(setup, seed)); }

inline desk::Choice some_choice(const Match& match, PlayerId player, Rng& rng) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            typename G::Position next = record.position();
            const auto steps = kit::random_choice<G>(next, player, rng);
            return desk::Choice(steps.begin(), steps.end());
        },
        match.record());
}

/// Plays at random to the end; `see(match, rng)` looks at every position first.
template <class See>
void let_play(Match& match, Rng& rng, const See& see) {
    while (!match.is_over() && !testing::Test::HasFatalFailure()) {
        see(match, rng);
        const PlayerId player = kit::random_seat(match.awaited(), rng);
        accepted(match.choose(player, some_choice(match, player, rng)));
    }
}
/// The same with bots that play well enough for a long log.
inline Sitting finished(const desk::AnySetup& setup, std::string seed) {
    Sitting sitting = accepted(Sitting::begin({setup, std::move(seed), {}}));
    Rng rng("finished");
    while (!sitting.is_over()) {
        const PlayerId player = sitting.next();
        accepted(sitting.commit_for(player, some_choice(sitting.committed(), player, rng)));
    }
    return sitting;
}

/// A sitting that begins where the match stands.
inline Sitting sitting_at(const Match& match) {
    const Match start =
        std::visit([](const auto& record) { return Match::from_position(record.position()); }, match.record());
    return accepted(Sitting::open(table::write_game(start)));
}

/// A table where the game is played, with something in every place.
inline TableSight sight_of(const Sitting& sitting) {
    TableSight table{.id = "k3v9Qm2x",
                     .name = "Evening",
                     .game = std::string(sitting.committed().game()),
                     .state = sitting.is_over() ? "over" : "playing",
                     .host_name = "Ola",
                     .deal = "k3v9Qm2x",
                     .commitment = std::string(64, 'c'),
                     .setup = desk::write_setup(sitting.committed().setup()),
                     .sitting = &sitting};
    for (PlayerId player : seats(sitting.seats().size()))
        table.seats.push_back({.name = telling().names[player.index()],
                               .mark = static_cast<int>(player.index()),
                               .state = "taken",
                               .is_here = true,
                               .share = std::string(32, 'a')});
    return table;
}

}  // namespace planitia::house_test
