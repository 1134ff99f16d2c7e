/// Jobs in, durable out. SQLite: one thread takes all jobs that wait into one transaction and syncs once. PostgreSQL: several threads, each
/// with a connection; a job is a transaction, and the database groups the syncs.
#pragma once
#include <store/statement.h>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace planitia::store {

enum class Outcome : std::uint8_t {
    done,      ///< durable
    conflict,  ///< a guard touched no row, or another one was quicker: nothing was written; read what is new and try again
    failed     ///< nothing is known of it but this: read the table again
};

/// What a writer has done so far.
struct Figures {
    std::atomic<std::uint64_t> jobs{0};           ///< of every outcome
    std::atomic<std::uint64_t> conflicts{0};      ///< of these
    std::atomic<std::uint64_t> failures{0};       ///< of these
    std::atomic<std::uint64_t> waiting{0};        ///< jobs that are not being written yet
    std::atomic<std::uint64_t> commits{0};        ///< transactions that were committed
    std::atomic<std::uint64_t> commit_us_sum{0};  ///< how long they took together
    std::atomic<std::int64_t> last_commit_ms{0};  ///< how long the last one took
};

class Writer {
  public:
    /// Jobs are written on so many connections; SQLite takes one, whatever is asked for. It does not throw: connections are made when there
    /// is something to write.
    Writer(Address address, std::size_t connections, const Patience& patience = {});
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    /// Any thread. It returns when the job is durable, or was not done.
    Outcome write(Job job);
    /// Writes what waits; what comes afterwards has failed.
    void stop();

    const Figures& figures() const { return figures_; }
    /// How long the longest of the transactions that are going on has taken so far; 0 when there is none.
    std::int64_t running_ms() const;
    /// Why the last job that failed did; empty when none has.
    std::string last_failure() const;

  private:
    struct Waiting;
    class Pen;
    using Group = std::vector<Waiting*>;

    Group take();
    void work(Pen& pen);
    void write_group(Database& database, const Group& group);
    Outcome attempt(Database& database, const Job& job);
    Outcome attempt_apart(Database& database, const Job& job);
    void answer(const Group& group);
    void note(const std::string& failure);

    const Address address_;
    const Patience patience_;
    Figures figures_;
    mutable std::mutex mutex_;
    std::condition_variable has_work_;
    std::deque<Waiting*> waiting_;
    bool is_stopping_ = false;
    std::string last_failure_;
    std::vector<std::unique_ptr<Pen>> pens_;
};

}  // namespace planitia::store
