#include <benchmark/benchmark.h>

#include <cstring>

#include "random_games.h"

namespace planitia::bench {
namespace {

/// Runs `measured(position)` over the positions of one game.
template <class Measured>
void over_a_game(benchmark::State& state, Measured measured) {
    const std::vector<G::Position> positions = positions_of_a_game();
    std::size_t i = 0;
    for (auto _ : state) {
        measured(positions[i]);
        if (++i == positions.size()) i = 0;
    }
    state.counters["bytes"] = static_cast<double>(sizeof(G::Position));
}

void clone(benchmark::State& state) {
    over_a_game(state, [](const G::Position& position) {
        G::Position copy = position;
        benchmark::DoNotOptimize(&copy);
        benchmark::ClobberMemory();
    });
}
BENCHMARK(clone);

/// The floor under `clone`.
void memcpy_of_a_position(benchmark::State& state) {
    alignas(64) static unsigned char copy[sizeof(G::Position)];
    over_a_game(state, [](const G::Position& position) {
        std::memcpy(copy, &position, sizeof(G::Position));
        benchmark::DoNotOptimize(&copy);
        benchmark::ClobberMemory();
    });
}
BENCHMARK(memcpy_of_a_position);

void observe(benchmark::State& state) {
    over_a_game(state,
                [](const G::Position& position) { benchmark::DoNotOptimize(G::observe(position, PlayerId{0})); });
}
BENCHMARK(observe);

void resample(benchmark::State& state) {
    Rng rng("resample");
    over_a_game(state, [&](const G::Position& position) {
        benchmark::DoNotOptimize(G::resample(G::observe(position, PlayerId{0}), rng));
    });
}
BENCHMARK(resample);

void hash(benchmark::State& state) {
    over_a_game(state, [](const G::Position& position) { benchmark::DoNotOptimize(G::hash(position)); });
}
BENCHMARK(hash);

void score(benchmark::State& state) {
    over_a_game(state, [](const G::Position& position) { benchmark::DoNotOptimize(G::score(position)); });
}
BENCHMARK(score);

}  // namespace
}  // namespace planitia::bench
