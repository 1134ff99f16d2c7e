/// An evening of many games by scripted players, while somebody sees to it that servers go down; and the audit of what is left.
#pragma once
#include <trial/keeper.h>
#include <trial/scripted_player.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace planitia::trial {

/// A table with its players, from the deal to the end.
class TableRun {
  public:
    TableRun(OpenTable table, const Door& door, const Manner& manner, std::uint64_t seed);

    /// Plays to the end. False when nothing has happened for too long, or it was told to end.
    bool play(const std::atomic<bool>& is_ended, std::atomic<std::uint64_t>& answers);
    const OpenTable& table() const { return table_; }
    const std::vector<std::unique_ptr<ScriptedPlayer>>& players() const { return players_; }

  private:
    OpenTable table_;
    std::vector<std::unique_ptr<ScriptedPlayer>> players_;
};

class Evening {
  public:
    struct Settings {
        std::size_t games = 24;  ///< at least
        std::size_t at_once = 8;
        std::size_t first = 0;  ///< the kind of the first game (`wish_for`)
        std::uint64_t seed = 1;
        Manner manner = {};
        Door door;
        std::string database;
    };
    explicit Evening(Settings settings);
    ~Evening();
    Evening(const Evening&) = delete;
    Evening& operator=(const Evening&) = delete;

    std::size_t finished() const { return finished_; }
    std::uint64_t answers() const { return answers_; }
    /// A game can not go on: no other is begun.
    bool is_stuck() const { return is_ended_; }
    /// No new game is begun once the wished number of them has been; until this is called they go on.
    void let_end() { may_end_ = true; }
    /// Until every game has ended, or one of them can not.
    void wait();

    /// What was wrong, after `wait`: games that did not end, answers lost or doubled, lines that differ.
    std::vector<std::string> audit();
    std::string figures() const;

  private:
    void play_tables();
    /// What a fresh seat is told, compared with what the player has.
    void compare(TableRun& run);
    /// What is in the database, compared with what was acknowledged.
    void check_record(const TableRun& run);
    /// The game as a file, checked by the program.
    void verify(const TableRun& run, Keeper& keeper);
    void note(std::string problem);

    const Settings settings_;
    std::atomic<std::uint64_t> next_ = 0;
    std::atomic<std::size_t> finished_ = 0;
    std::atomic<std::uint64_t> answers_ = 0;
    std::atomic<bool> may_end_ = false;
    std::atomic<bool> is_ended_ = false;
    const Moment begun_;
    Moment ended_{};
    std::mutex mutex_;
    std::vector<std::unique_ptr<TableRun>> runs_;
    std::vector<std::string> problems_;
    std::uint64_t audited_ = 0, lost_ = 0, doubled_ = 0, rows_ = 0;
    std::vector<std::thread> threads_;
};

}  // namespace planitia::trial
