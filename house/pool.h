/// Threads that do what they are given, in the order in which it comes.
#pragma once
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace planitia::house {

using Task = std::function<void()>;

class Pool {
  public:
    /// `niceness`: above 0 for work that others do not wait for. A pool with `most_waiting` takes no more than that.
    explicit Pool(std::size_t threads, int niceness = 0, std::size_t most_waiting = static_cast<std::size_t>(-1));
    ~Pool() { stop(); }
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;

    /// False when too much waits already, or the pool has been stopped: then it is not done.
    bool post(Task task);
    std::size_t waiting() const;
    bool is_full() const { return waiting() >= most_waiting_; }
    /// What is being done is finished; what waits is not begun.
    void stop();

  private:
    void work(int niceness);

    mutable std::mutex mutex_;
    std::condition_variable something_;
    std::deque<Task> tasks_;
    std::size_t most_waiting_;
    bool is_stopped_ = false;
    std::vector<std::thread> threads_;
};

/// Does one thing after the other, in order, on a pool: nothing that runs on a lane meets anything else of it. When the pool has been
/// stopped what has not begun is forgotten: tasks may hold who holds the lane.
class Lane : public std::enable_shared_from_this<Lane> {
  public:
    explicit Lane(Pool& pool) : pool_(pool) {}
    void post(Task task);

  private:
    class Turn;

    void wait_for_turn();
    void run_next();
    void clear();

    Pool& pool_;
    std::mutex mutex_;
    std::deque<Task> tasks_;
    bool is_running_ = false;
};

}  // namespace planitia::house
