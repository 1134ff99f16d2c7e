// Random two-player games of PLANITIA_COUNTED inside one function that a profiler can find: tools/count-instructions runs
// this. Each game is a program of its own, so that the figure of one does not depend on the other.
#include <cstdio>
#include <cstdlib>

#include "random_games.h"

using G = planitia::bench::PLANITIA_COUNTED;

/// Only what happens in here is measured. The attribute keeps it one function of this name through all optimisation.
extern "C" [[gnu::noipa]] std::uint64_t planitia_measured_games(std::size_t count) {
    std::uint64_t answers = 0;
    for (std::size_t i = 0; i < count; ++i) {
        planitia::bench::RandomGame<G> game(i);
        answers += planitia::search::play_out<G>(game.position, game.bots).answers;
    }
    return answers;
}

int main(int argc, char** argv) {
    const std::size_t games = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 200;
    const std::uint64_t answers = planitia_measured_games(games);
    std::printf("%llu %zu %zu\n", static_cast<unsigned long long>(answers), games, sizeof(G::Position));
}
