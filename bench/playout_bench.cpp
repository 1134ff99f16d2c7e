#include <benchmark/benchmark.h>

#include "random_games.h"

namespace planitia::bench {
namespace {

using benchmark::Counter;

/// Whole games, the deal included.
template <class G>
void random_playout(benchmark::State& state) {
    const auto players = static_cast<std::uint8_t>(state.range(0));
    search::Length sum;
    std::size_t number = 0;
    for (auto _ : state) {
        RandomGame<G> game(number++ % 256, players);
        const search::Length length = search::play_out<G>(game.position, game.bots);
        benchmark::DoNotOptimize(game.position);
        sum.answers += length.answers;
        sum.decisions += length.decisions;
    }
    state.counters["games"] = Counter(static_cast<double>(state.iterations()), Counter::kIsRate);
    state.counters["decisions"] = Counter(static_cast<double>(sum.decisions), Counter::kIsRate);
    state.counters["answers"] = Counter(static_cast<double>(sum.answers), Counter::kIsRate);
    state.counters["decisions/game"] = Counter(static_cast<double>(sum.decisions), Counter::kAvgIterations);
}
BENCHMARK(random_playout<Terraforming>)->ArgName("players")->DenseRange(1, 5)->Unit(benchmark::kMicrosecond);
BENCHMARK(random_playout<Martians>)->ArgName("players")->DenseRange(1, 4)->Unit(benchmark::kMicrosecond);

/// One question after the other: its options listed, one of them answered.
template <class G>
void one_answer(benchmark::State& state) {
    typename G::OptionList options;
    std::size_t number = 0;
    RandomGame<G> game(number);
    for (auto _ : state) {
        const PlayerId player = G::awaited(game.position).front();
        G::list_options(game.position, player, options);
        G::answer(game.position, player, options[game.bots[player].choose(options)], nullptr);
        if (G::is_over(game.position)) {
            state.PauseTiming();
            game = RandomGame<G>(++number % 256);
            state.ResumeTiming();
        }
    }
}
BENCHMARK(one_answer<Terraforming>);
BENCHMARK(one_answer<Martians>);

/// Over the positions of one game.
template <class G>
void list_options(benchmark::State& state) {
    const auto positions = positions_of_a_game<G>();
    typename G::OptionList options;
    std::size_t i = 0;
    std::uint64_t listed = 0;
    for (auto _ : state) {
        const auto& position = positions[i++ % positions.size()];
        G::list_options(position, G::awaited(position).front(), options);
        listed += options.size();
    }
    state.counters["options"] = Counter(static_cast<double>(listed), Counter::kAvgIterations);
}
BENCHMARK(list_options<Terraforming>);
BENCHMARK(list_options<Martians>);

}  // namespace
}  // namespace planitia::bench
