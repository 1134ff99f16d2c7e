/// Many games at once, on as many threads as wanted.
#pragma once
#include <sim/checked_play.h>
#include <sim/order.h>

#include <atomic>
#include <condition_variable>
#include <ctime>
#include <mutex>
#include <thread>

namespace planitia::sim {

template <Game G>
class Simulation {
  public:
    /// Precondition: `G::begin` accepts the set-up, and there is a bot for every seat.
    Simulation(const Order& order, const typename G::Setup& setup, const std::vector<search::Level>& bots)
        : order_(order), setup_(setup), bots_(bots) {}

    /// Plays all games; returns when the last one is over or a fault is found.
    void run(Outcome& outcome);

  private:
    using Clock = std::chrono::steady_clock;

    void work();
    /// False when a fault was found.
    bool play(std::uint64_t game, Statistics& statistics);
    void report(Fault fault);
    void wait_for_workers(Clock::time_point start);

    const Order& order_;
    const typename G::Setup& setup_;
    const std::vector<search::Level>& bots_;

    std::atomic<std::uint64_t> next_{0};
    std::atomic<std::uint64_t> done_{0};
    std::atomic<bool> has_fault_{false};

    std::mutex mutex_;
    std::condition_variable worker_ended_;
    std::size_t working_ = 0;
    Statistics statistics_;
    std::optional<Fault> fault_;
};

template <Game G>
bool Simulation<G>::play(std::uint64_t game, Statistics& statistics) {
    const std::string seed = game_seed(order_.seed, game);
    ByPlayer<search::AnyBot<G>> bots;
    std::vector<std::string_view> names;
    for (PlayerId player : seats(bots_.size())) {
        const search::Level level = bots_[(player.index() + (order_.rotate ? game : 0)) % bots_.size()];
        bots[player] = search::make_bot<G>(level, bot_seed(seed, player));
        names.push_back(search::name(level));
    }

    Result<typename G::Position, Refusal> position = G::begin(setup_, seed);
    search::Length length;
    const PlayerId first = position ? Measures<G>::first_player(*position) : PlayerId{0};
    if (order_.check) {
        if (!position) {
            report({game, seed, 0, "the deal is refused: " + position.error().message});
            return false;
        }
        if (const std::optional<std::string> reason = play_checked<G>(*position, bots, length)) {
            report({game, seed, length.answers, *reason});
            return false;
        }
    } else {
        length = search::play_out<G>(*position, bots);
    }
    add_game<G>(statistics, game, *position, length, first, names);
    return true;
}

template <Game G>
void Simulation<G>::work() {
    Statistics statistics;
    // Games are begun in order and finished once begun, so the fault that is kept is that of the first faulty game.
    while (!has_fault_) {
        const std::uint64_t game = next_++;
        if (game >= order_.games || !play(game, statistics)) break;
        ++done_;
    }
    const std::lock_guard lock(mutex_);
    statistics_.merge(statistics);
    --working_;
    worker_ended_.notify_one();
}

template <Game G>
void Simulation<G>::report(Fault fault) {
    has_fault_ = true;
    const std::lock_guard lock(mutex_);
    if (!fault_ || fault.game < fault_->game) fault_ = std::move(fault);
}

template <Game G>
void Simulation<G>::wait_for_workers(Clock::time_point start) {
    std::unique_lock lock(mutex_);
    while (!worker_ended_.wait_for(lock, order_.interval, [&] { return working_ == 0; })) {
        if (!order_.on_progress) continue;
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        lock.unlock();
        order_.on_progress({done_, order_.games, seconds});
        lock.lock();
    }
}

template <Game G>
void Simulation<G>::run(Outcome& outcome) {
    const Clock::time_point start = Clock::now();
    const std::clock_t cpu_start = std::clock();
    const std::uint64_t cores = std::max(1U, std::thread::hardware_concurrency());
    working_ = std::min<std::uint64_t>(order_.threads == 0 ? cores : order_.threads, order_.games);
    {
        std::vector<std::jthread> workers;
        for (std::size_t i = working_; i > 0; --i) workers.emplace_back([this] { work(); });
        wait_for_workers(start);
    }
    outcome.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    outcome.cpu_seconds = static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC;
    outcome.statistics = std::move(statistics_);
    outcome.fault = std::move(fault_);
}

/// Refused when the set-up can not be read or dealt, or when the bots do not fit the seats.
template <Game G>
Result<Outcome, Refusal> simulate(const Order& order) {
    const Result<typename G::Setup, Refusal> setup = G::read_setup(order.setup);
    if (!setup) return Unexpected{setup.error()};
    const Result<typename G::Position, Refusal> first = G::begin(*setup, game_seed(order.seed, 0));
    if (!first) return Unexpected{first.error()};

    Outcome outcome;
    const std::size_t players = G::player_count(*first);
    outcome.bots = order.bots;
    outcome.has_rotated = order.rotate;
    if (outcome.bots.size() == 1) outcome.bots.resize(players, order.bots.front());
    for (search::Level level : outcome.bots)
        if (!search::plays<G>(level))
            return Unexpected{Refusal{RefusalCode::bad_value,
                                      "the bot '" + std::string(search::name(level)) + "' does not play this game",
                                      ""}};
    if (outcome.bots.size() != players)
        return Unexpected{Refusal{RefusalCode::bad_value,
                                  std::to_string(players) + " seats and " + std::to_string(outcome.bots.size()) +
                                      " bots: name one for each seat, or one for all",
                                  ""}};
    outcome.game = G::kName;
    outcome.win_together = Measures<G>::win_together(*first);
    outcome.group = Measures<G>::kGroup;
    outcome.groups = Measures<G>::kGroups;
    outcome.piece = Measures<G>::kPiece;
    outcome.pieces = Measures<G>::kPieces;
    outcome.setup = G::write_setup(*setup);
    outcome.seed = order.seed;
    Simulation<G>(order, *setup, outcome.bots).run(outcome);
    return outcome;
}

}  // namespace planitia::sim
