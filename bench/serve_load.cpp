/// Many tables at once: `./run bench serve` starts a server on a database of its own (SQLite, synced at every commit), opens tables for four,
/// has players answer at a given rate, and measures. One socket in twenty reconnects every ten seconds, and one reader does not read.
///
///   answers a second     acknowledged; `--answers-per-second` are sent as long as somebody is asked
///   ack                  from sending an answer to its acknowledgement, which comes when it is durable
///   push                 from sending an answer to what another seat is sent because of it
///   memory               of the server: before there were tables, with them, with sockets that nobody uses, at the end
///   CPU                  of the server for an answer, with its acknowledgement and its pushes
///
/// The players are in this process: give both of them a core. It needs 10,000 open files.
#include <json/json.h>
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <iostream>

#include "load_players.h"
#include "server_figures.h"

namespace planitia::load {

namespace {

struct Wish {
    std::size_t tables = 500;
    double answers_per_second = 500;
    int seconds = 60;
    int warm_up = 15;
    std::uint64_t seed = 1;
    std::string game = "terraforming";
    std::string database = {};
    std::vector<std::string> server_options = {};
    bool is_json = false;
};

void allow_many_files() {
    constexpr rlim_t kFiles = 10'000;
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = std::max(limit.rlim_cur, std::min(kFiles, limit.rlim_max));
    setrlimit(RLIMIT_NOFILE, &limit);
}

std::vector<trial::OpenTable> open_tables(const Wish& wish, std::uint16_t port) {
    constexpr std::size_t kThreads = 8;
    std::vector<trial::OpenTable> tables(wish.tables);
    std::atomic<std::size_t> next = 0;
    std::vector<std::thread> threads;
    for (std::size_t n = 0; n < kThreads; ++n)
        threads.emplace_back([&, n] {
            trial::Keeper keeper([port](Rng&) { return port; }, n);
            for (std::size_t i = next++; i < tables.size(); i = next++)
                tables[i] = keeper.open({.game = wish.game, .seats = {"person", "person", "person", "person"}});
        });
    for (std::thread& each : threads) each.join();
    return tables;
}

/// Watches a table and never reads what it is sent.
class DeafReader {
  public:
    DeafReader(std::uint16_t port, const std::string& table) : socket_("127.0.0.1", port, "/api/v1/socket") {
        socket_.connection().read_slowly(2048);
        socket_.send(to_json(Document::map({{"id", "1"}, {"do", "watch"}, {"table", table}})));
    }

  private:
    wire::SocketClient socket_;
};

double percentile(std::vector<double>& values, double share) {
    if (values.empty()) return 0;
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(static_cast<double>(values.size() - 1) * share);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

Document rounded(double value) { return Document(std::round(value * 100) / 100); }

/// Memory at the stages of a run.
struct Memory {
    double at_start = 0, with_tables = 0, with_sockets = 0, watching = 0, at_end = 0;
};

Document report(const Wish& wish, LoadPlayers::Figures& figures, const Memory& memory, const ServerFigures& before,
                const ServerFigures& after, std::size_t sockets) {
    const auto answers = static_cast<double>(std::max<std::uint64_t>(figures.acks, 1));
    const auto tables = static_cast<double>(wish.tables);
    const double commits = after.commits - before.commits;
    return Document::map(
        {{"tables", wish.tables},
         {"sockets", sockets},
         {"seconds", rounded(figures.seconds)},
         {"answersWanted", rounded(wish.answers_per_second)},
         {"answersPerSecond", rounded(answers / figures.seconds)},
         {"refused", static_cast<std::int64_t>(figures.refused)},
         {"ackP50", rounded(percentile(figures.ack_ms, 0.5))},
         {"ackP99", rounded(percentile(figures.ack_ms, 0.99))},
         {"pushP50", rounded(percentile(figures.push_ms, 0.5))},
         {"pushP99", rounded(percentile(figures.push_ms, 0.99))},
         {"pushesPerSecond", rounded(static_cast<double>(figures.pushes) / figures.seconds)},
         {"kilobytesPerAnswer", rounded(static_cast<double>(figures.bytes) / 1000 / answers)},
         {"reconnects", static_cast<std::int64_t>(figures.reconnects)},
         {"lostSockets", static_cast<std::int64_t>(figures.lost)},
         {"nobodyAsked", static_cast<std::int64_t>(figures.hungry)},
         {"cpuMsPerAnswer", rounded((after.cpu_seconds - before.cpu_seconds) * 1000 / answers)},
         {"cpuShare", rounded((after.cpu_seconds - before.cpu_seconds) / figures.seconds)},
         {"commitsPerSecond", rounded(commits / figures.seconds)},
         {"jobsPerCommit", rounded((after.jobs - before.jobs) / std::max(commits, 1.0))},
         {"commitMs", rounded((after.commit_seconds - before.commit_seconds) * 1000 / std::max(commits, 1.0))},
         {"memoryMb", Document::map({{"start", rounded(memory.at_start)},
                                     {"tables", rounded(memory.with_tables)},
                                     {"sockets", rounded(memory.with_sockets)},
                                     {"watching", rounded(memory.watching)},
                                     {"end", rounded(memory.at_end)}})},
         {"kilobytesPerTable", rounded((memory.with_tables - memory.at_start) * 1024 / tables)},
         {"kilobytesPerIdleSocket",
          rounded((memory.with_sockets - memory.with_tables) * 1024 / static_cast<double>(sockets))}});
}

void print(const Document& report, const std::string& prefix = "") {
    for (const auto& [key, value] : *report.as_map()) {
        if (value.as_map() != nullptr)
            print(value, key + ".");
        else
            std::printf("%-26s %12s\n", (prefix + key).c_str(), to_json(value).c_str());
    }
}

void run(const Wish& wish) {
    allow_many_files();
    const trial::Folder folder;
    trial::ServerProcess server({.database = wish.database.empty() ? folder.database() : wish.database,
                                 .options = wish.server_options,
                                 .log = folder.path() / "log"});
    server.start();
    const auto look = [&] { return look_at(server.pid(), server.port()); };
    const auto say = [](const std::string& what) { std::cerr << what << std::endl; };
    Memory memory{.at_start = look().memory_mb};
    say("opening " + std::to_string(wish.tables) + " tables");
    const std::vector<trial::OpenTable> tables = open_tables(wish, server.port());
    memory.with_tables = look().memory_mb;
    LoadPlayers players(server.port(), tables, wish.seed);
    say("opening " + std::to_string(wish.tables * 4) + " sockets");
    players.connect_all();
    memory.with_sockets = look().memory_mb;
    players.watch_all();
    memory.watching = look().memory_mb;
    const DeafReader deaf(server.port(), tables.front().id);
    say("playing; figures after " + std::to_string(wish.warm_up) + " s");
    const LoadPlayers::Load load{.answers_per_second = wish.answers_per_second,
                                 .time = std::chrono::seconds(wish.warm_up)};
    players.play(load);
    const ServerFigures before = look();
    LoadPlayers::Load measured = load;
    measured.time = std::chrono::seconds(wish.seconds);
    players.play(measured);
    const ServerFigures after = look();
    memory.at_end = after.memory_mb;
    const Document told = report(wish, players.figures(), memory, before, after, players.sockets());
    if (wish.is_json) {
        std::cout << to_json(told) << std::endl;
    } else {
        print(told);
    }
}

}  // namespace

}  // namespace planitia::load

int main(int count, char** arguments) {
    planitia::load::Wish wish;
    CLI::App app("Measures a server with many tables");
    app.add_option("--tables", wish.tables, "Tables of four")->capture_default_str();
    app.add_option("--answers-per-second", wish.answers_per_second, "In all")->capture_default_str();
    app.add_option("--seconds", wish.seconds, "That are measured")->capture_default_str();
    app.add_option("--warm-up", wish.warm_up, "Seconds before")->capture_default_str();
    app.add_option("--seed", wish.seed, "Of the players")->capture_default_str();
    app.add_option("--game", wish.game, "terraforming or martians")->capture_default_str();
    app.add_option("--database", wish.database, "Another one than a new file in the folder for temporary files");
    app.add_option("--server-option", wish.server_options, "For the server, such as --threads=1");
    app.add_flag("--json", wish.is_json, "One line of JSON");
    CLI11_PARSE(app, count, arguments);
    try {
        planitia::load::run(wish);
    } catch (const std::exception& failure) {
        std::cerr << "serve_load: " << failure.what() << "\n";
        return 1;
    }
    return 0;
}
