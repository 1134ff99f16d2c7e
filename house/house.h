/// All tables of a server process: found, opened, played on, and closed when nobody needs them.
#pragma once
#include <house/live_table.h>
#include <house/noticeboard.h>
#include <house/people.h>
#include <house/services.h>
#include <store/sole.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

namespace planitia::house {

struct Settings {
    store::Address database;
    std::size_t clerks = 16;
    std::size_t thinkers = 1;
    std::size_t writers = 8;  ///< connections that write; SQLite has one
    std::size_t thoughts = 1000;
    std::size_t thoughts_per_table = 6;
    std::size_t unfinished_tables = 200;  ///< of one host
    std::size_t live_tables = 2000;
    std::int64_t unused_ms = 5LL * 60 * 1000;  ///< after that a table is closed
};

/// Any thread. Only who is told so waits for the database.
class House {
  public:
    /// Brings the database up to date. Throws `store::Failed`.
    House(const Settings& settings, Observer& observer);
    ~House() { stop(); }
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    /// Finishes what is being written; nothing is begun any more.
    void stop();

    /// The table with that id, whether there is one or not: who asks it is told.
    std::shared_ptr<LiveTable> table(const std::string& id);
    void ask(const std::string& id, Asker asker, Document request, Reply reply);
    /// Opens a table (`read_new_table`); with `"start":true` it is dealt at once, and the reply has the first state.
    void open_table(const Asker& asker, const Document& request, const Reply& reply);
    void import_table(const Asker& asker, const Document& exported, const Reply& reply);
    /// Goes on from a game that is over (`read_fork`); the reply is the first state.
    void fork_table(const Asker& asker, const std::string& id, const Document& request, const Reply& reply);
    /// `{"today":{"date":…,"commitment":…,"figures":[…]},"tomorrow":{…}}`: what today's and tomorrow's deals are committed to, and how people have done
    /// today. Waits for the database.
    void tell_day(const Reply& reply);

    /// Runs something that waits for the database. What it throws is a trouble, and `failed` is called.
    void on_clerk(Task task, const Task& failed);
    People& people() { return people_; }
    Noticeboard& noticeboard() { return noticeboard_; }

    struct Figures {
        std::size_t live_tables = 0;
        std::size_t clerks_waiting = 0;
        std::size_t thinkers_waiting = 0;
    };
    Figures figures() const;
    const store::Writer& writer() const { return writer_; }

  private:
    bool has_too_many(const Asker& asker);
    void heard(std::string_view payload);
    void wake_all(Wake why);
    void every(std::int64_t ms, const Task& task);
    void take_due();
    void close_unused();
    void beat();

    const Settings settings_;
    Observer& observer_;
    const std::string process_;
    const store::Sole sole_;
    Connections reading_;
    store::Writer writer_;
    Pool clerks_;
    Pool thinkers_;
    Alarm alarm_;
    std::string key_;  ///< of the house, from which the deals of days follow
    mutable std::mutex mutex_;
    std::unordered_map<std::string, std::shared_ptr<LiveTable>> tables_;
    std::atomic<bool> is_stopped_ = false;
    Services services_;
    People people_;
    Noticeboard noticeboard_;
    store::News news_;  ///< calls at once, and so comes last
};

}  // namespace planitia::house
