#include <store/writer.h>

#include <algorithm>
#include <chrono>
#include <future>
#include <thread>

namespace planitia::store {

namespace {

using Clock = std::chrono::steady_clock;

/// Of one transaction of SQLite.
constexpr std::size_t kMostJobs = 256;

std::int64_t now_us() {
    return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now().time_since_epoch()).count();
}

}  // namespace

/// A job, on the stack of who waits for it.
struct Writer::Waiting {
    Job job;
    Outcome outcome = Outcome::failed;
    std::promise<Outcome> answer = {};
};

/// A thread and its connection.
class Writer::Pen {
  public:
    explicit Pen(Writer& writer) : thread_([this, &writer] { writer.work(*this); }) {}
    ~Pen() { join(); }
    Pen(const Pen&) = delete;
    Pen& operator=(const Pen&) = delete;

    void join() {
        if (thread_.joinable()) thread_.join();
    }

    std::unique_ptr<Database> database;     ///< none before the first job, and when there was no connecting
    std::atomic<std::int64_t> since_us{0};  ///< when the transaction began; 0: there is none

  private:
    std::thread thread_;
};

Writer::Writer(Address address, std::size_t connections, const Patience& patience)
    : address_(std::move(address)), patience_(patience) {
    if (address_.kind == Address::Kind::sqlite) connections = 1;
    for (std::size_t i = 0; i < connections; ++i) pens_.push_back(std::make_unique<Pen>(*this));
}

Writer::~Writer() { stop(); }

Outcome Writer::write(Job job) {
    Waiting mine{std::move(job)};
    std::future<Outcome> answer = mine.answer.get_future();
    {
        const std::lock_guard lock(mutex_);
        if (is_stopping_) return Outcome::failed;
        waiting_.push_back(&mine);
        figures_.waiting = waiting_.size();
    }
    has_work_.notify_one();
    return answer.get();
}

void Writer::stop() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    has_work_.notify_all();
    for (const auto& pen : pens_) pen->join();
}

std::int64_t Writer::running_ms() const {
    std::int64_t longest = 0;
    for (const auto& pen : pens_)
        if (const std::int64_t since = pen->since_us; since != 0) longest = std::max(longest, now_us() - since);
    return longest / 1000;
}

std::string Writer::last_failure() const {
    const std::lock_guard lock(mutex_);
    return last_failure_;
}

/// Waits for jobs. None when there will be no more.
Writer::Group Writer::take() {
    std::unique_lock lock(mutex_);
    has_work_.wait(lock, [&] { return is_stopping_ || !waiting_.empty(); });
    const std::size_t most = address_.kind == Address::Kind::sqlite ? kMostJobs : 1;
    const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(most, waiting_.size()));
    Group group(waiting_.begin(), end);
    waiting_.erase(waiting_.begin(), end);
    figures_.waiting = waiting_.size();
    return group;
}

void Writer::work(Pen& pen) {
    for (Group group = take(); !group.empty(); group = take()) {
        pen.since_us = now_us();
        try {
            if (!pen.database) pen.database = connect(address_, patience_);
            write_group(*pen.database, group);
        } catch (const std::exception& failure) {
            if (pen.database) pen.database->rollback();
            for (Waiting* waiting : group) waiting->outcome = Outcome::failed;
            note(failure.what());
        }
        pen.since_us = 0;
        answer(group);
    }
}

void Writer::write_group(Database& database, const Group& group) {
    const std::int64_t begun = now_us();
    database.begin();
    if (group.size() == 1) {
        Waiting& alone = *group.front();
        alone.outcome = attempt(database, alone.job);
        if (alone.outcome != Outcome::done) return database.rollback();
    } else {
        for (Waiting* waiting : group) waiting->outcome = attempt_apart(database, waiting->job);
    }
    database.commit();
    const std::int64_t taken = now_us() - begun;
    ++figures_.commits;
    figures_.commit_us_sum += static_cast<std::uint64_t>(taken);
    figures_.last_commit_ms = taken / 1000;
}

Outcome Writer::attempt(Database& database, const Job& job) {
    try {
        for (const Statement& statement : job)
            if (database.run(statement.sql, statement.values) == 0 && statement.is_guard) return Outcome::conflict;
        return Outcome::done;
    } catch (const Clash&) {
        return Outcome::conflict;
    } catch (const Failed& failure) {
        note(failure.what());
        return Outcome::failed;
    }
}

/// In a savepoint, so that what fails does not hurt the others of the transaction. Where the transaction as a whole was lost, there is no
/// savepoint to go back to: that throws.
Outcome Writer::attempt_apart(Database& database, const Job& job) {
    database.run("SAVEPOINT job", {});
    const Outcome outcome = attempt(database, job);
    if (outcome != Outcome::done) database.run("ROLLBACK TO SAVEPOINT job", {});
    database.run("RELEASE SAVEPOINT job", {});
    return outcome;
}

void Writer::answer(const Group& group) {
    for (Waiting* waiting : group) {
        ++figures_.jobs;
        if (waiting->outcome == Outcome::conflict) ++figures_.conflicts;
        if (waiting->outcome == Outcome::failed) ++figures_.failures;
        // Whoever waits may go on, and take the job with it, before this returns.
        std::promise<Outcome> promise = std::move(waiting->answer);
        promise.set_value(waiting->outcome);
    }
}

void Writer::note(const std::string& failure) {
    const std::lock_guard lock(mutex_);
    last_failure_ = failure;
}

}  // namespace planitia::store
