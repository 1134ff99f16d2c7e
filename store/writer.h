/// Jobs in, durable out. SQLite: one thread takes all jobs that wait into one transaction and syncs once. PostgreSQL: several threads, each
/// with a connection; a job is a transaction, and the database groups the syncs.
#pragma once
#include <store/statement.h>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
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
    std::atomic<std::uint64_t> commits{0};        ///< transactions that were committed
    std::atomic<std::uint64_t> conflicts{0};      ///< jobs
    std::atomic<std::uint64_t> failures{0};       ///< jobs
    std::atomic<std::uint64_t> waiting{0};        ///< jobs that nobody has taken yet
    std::atomic<std::int64_t> last_commit_ms{0};  ///< how long the last transaction took
    std::atomic<std::int64_t> commit_us_sum{0};   ///< how long all that were committed took
};

class Writer {
  public:
    /// Jobs are written on so many connections; SQLite needs one, whatever is asked for. It does not throw: connections are made when there is
    /// something to write.
    Writer(Address address, std::size_t connections, const Patience& patience = {});
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    /// Any thread. It returns when the job is durable, or was not done.
    Outcome write(Job job);
    /// Writes what waits, and refuses (`failed`) what comes.
    void stop();

    const Figures& figures() const { return figures_; }
    /// How long the transaction that has been going on for longest has been; 0 when there is none.
    std::int64_t running_ms() const;
    /// Why the last job failed; empty when none has.
    std::string last_failure() const;

  private:
    struct Waiting;
    class Desk;

    void work(Desk& desk);
    std::vector<Waiting*> take();
    void write_group(Desk& desk, const std::vector<Waiting*>& group);
    void fail(const std::vector<Waiting*>& group, const char* why);

    const Address address_;
    const Patience patience_;
    const std::size_t most_at_once_;
    Figures figures_;
    mutable std::mutex mutex_;
    std::condition_variable has_work_;
    std::deque<Waiting*> waiting_;
    bool is_stopping_ = false;
    std::string last_failure_;
    std::vector<std::unique_ptr<Desk>> desks_;
};

}  // namespace planitia::store
