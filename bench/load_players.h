/// Thousands of players in one thread: they read as little of every message as they need to answer.
#pragma once
#include <core/rng.h>
#include <trial/keeper.h>
#include <wire/client.h>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace planitia::load {

using trial::Moment;

/// Opens sockets on a thread of its own, as that waits.
class Connector {
  public:
    explicit Connector(std::uint16_t port);
    ~Connector();
    Connector(const Connector&) = delete;
    Connector& operator=(const Connector&) = delete;

    struct Made {
        std::size_t player = 0;
        std::unique_ptr<wire::SocketClient> socket;  ///< none: it was refused
    };
    void ask(std::size_t player, std::string token);
    std::vector<Made> take();

  private:
    void work();

    const std::uint16_t port_;
    std::mutex mutex_;
    std::condition_variable change_;
    std::deque<std::pair<std::size_t, std::string>> asked_;
    std::vector<Made> made_;
    bool is_stopped_ = false;
    std::thread thread_;
};

class LoadPlayers {
  public:
    LoadPlayers(std::uint16_t port, const std::vector<trial::OpenTable>& tables, std::uint64_t seed);
    ~LoadPlayers();
    LoadPlayers(const LoadPlayers&) = delete;
    LoadPlayers& operator=(const LoadPlayers&) = delete;

    /// Opens all sockets, on several threads.
    void connect_all();
    /// Everybody watches their table, and has its state.
    void watch_all();

    struct Load {
        double answers_per_second = 500;
        std::chrono::milliseconds time{60'000};
        std::chrono::milliseconds reconnect_every{10'000};  ///< each of the restless
        std::size_t restless = 20;                          ///< one socket in so many
    };
    /// Plays for that time; figures begin anew.
    void play(const Load& load);

    struct Figures {
        double seconds = 0;
        std::uint64_t sent = 0, acks = 0, refused = 0, pushes = 0, bytes = 0, reconnects = 0, lost = 0;
        std::uint64_t hungry = 0;     ///< times at which an answer was due and nobody was asked
        std::vector<double> ack_ms;   ///< from sending an answer to its reply
        std::vector<double> push_ms;  ///< to the push at each of the other seats
    };
    Figures& figures() { return figures_; }
    std::size_t sockets() const;

  private:
    struct Player {
        std::size_t table = 0;
        std::string token;
        std::unique_ptr<wire::SocketClient> socket;
        std::string at;
        std::int64_t line = 0;
        std::string ask;       ///< the number of the question; empty: it is asked nothing
        std::string decision;  ///< as JSON
        std::string used;      ///< answered
        std::string pending;   ///< the number of the request
        std::int64_t number = 0;
        Moment reconnects{};
    };
    /// One answer is under way at a table: so every push is known to be its consequence.
    struct Table {
        std::string id;
        std::vector<std::size_t> players;
        bool is_busy = false;
        Moment sent{};
        std::int64_t before = 0;
        std::size_t by = 0;                ///< who answered
        std::vector<std::size_t> to_hear;  ///< players who have not been told yet
    };

    void turn(std::chrono::milliseconds patience);
    void adopt(std::size_t player, std::unique_ptr<wire::SocketClient> socket);
    void drop(Player& player);
    void watch(Player& player);
    void hear(std::size_t player, std::string_view text, Moment now);
    void hear_push(std::size_t player, std::string_view text, Moment now);
    void note_heard(Table& table, std::size_t player);
    void hear_question(Player& player, std::string_view text);
    bool answer_somewhere(Moment now);
    void answer(std::size_t player, Moment now);
    void reconnect_restless(const Load& load, Moment now);

    const std::uint16_t port_;
    Rng rng_;
    Connector connector_;
    std::vector<Player> players_;
    std::vector<Table> tables_;
    int poll_ = -1;
    std::size_t next_table_ = 0;
    std::uint64_t ids_ = 0;
    Figures figures_;
};

}  // namespace planitia::load
