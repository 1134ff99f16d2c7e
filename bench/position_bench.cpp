#include <benchmark/benchmark.h>

#include <cstring>

#include "random_games.h"

namespace planitia::bench {
namespace {

/// Runs `measured(position)` over the positions of one game.
template <class G, class Measured>
void over_a_game(benchmark::State& state, Measured measured) {
    const auto positions = positions_of_a_game<G>();
    std::size_t i = 0;
    for (auto _ : state) {
        measured(positions[i]);
        if (++i == positions.size()) i = 0;
    }
    state.counters["bytes"] = static_cast<double>(sizeof(typename G::Position));
}

template <class G>
void clone(benchmark::State& state) {
    over_a_game<G>(state, [](const auto& position) {
        typename G::Position copy = position;
        benchmark::DoNotOptimize(&copy);
        benchmark::ClobberMemory();
    });
}
BENCHMARK(clone<Terraforming>);
BENCHMARK(clone<Martians>);

/// The floor under `clone`.
template <class G>
void memcpy_of_a_position(benchmark::State& state) {
    alignas(64) static unsigned char copy[sizeof(typename G::Position)];
    over_a_game<G>(state, [](const auto& position) {
        std::memcpy(copy, &position, sizeof(typename G::Position));
        benchmark::DoNotOptimize(&copy);
        benchmark::ClobberMemory();
    });
}
BENCHMARK(memcpy_of_a_position<Terraforming>);
BENCHMARK(memcpy_of_a_position<Martians>);

template <class G>
void observe(benchmark::State& state) {
    over_a_game<G>(state, [](const auto& position) { benchmark::DoNotOptimize(G::observe(position, PlayerId{0})); });
}
BENCHMARK(observe<Terraforming>);
BENCHMARK(observe<Martians>);

template <class G>
void resample(benchmark::State& state) {
    Rng rng("resample");
    over_a_game<G>(state, [&](const auto& position) {
        benchmark::DoNotOptimize(G::resample(G::observe(position, PlayerId{0}), rng));
    });
}
BENCHMARK(resample<Terraforming>);
BENCHMARK(resample<Martians>);

template <class G>
void hash(benchmark::State& state) {
    over_a_game<G>(state, [](const auto& position) { benchmark::DoNotOptimize(G::hash(position)); });
}
BENCHMARK(hash<Terraforming>);
BENCHMARK(hash<Martians>);

template <class G>
void score(benchmark::State& state) {
    over_a_game<G>(state, [](const auto& position) { benchmark::DoNotOptimize(G::score(position)); });
}
BENCHMARK(score<Terraforming>);
BENCHMARK(score<Martians>);

}  // namespace
}  // namespace planitia::bench
