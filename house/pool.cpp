#include <house/pool.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <utility>

namespace planitia::house {

Pool::Pool(std::size_t threads, int niceness, std::size_t most_waiting) : most_waiting_(most_waiting) {
    for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this, niceness] { work(niceness); });
}

bool Pool::post(Task task) {
    {
        const std::lock_guard lock(mutex_);
        if (is_stopped_ || tasks_.size() >= most_waiting_) return false;
        tasks_.push_back(std::move(task));
    }
    something_.notify_one();
    return true;
}

std::size_t Pool::waiting() const {
    const std::lock_guard lock(mutex_);
    return tasks_.size();
}

void Pool::stop() {
    {
        const std::lock_guard lock(mutex_);
        is_stopped_ = true;
    }
    something_.notify_all();
    for (std::thread& thread : threads_)
        if (thread.joinable()) thread.join();
    std::deque<Task> tasks;  // ends after the lock
    const std::lock_guard lock(mutex_);
    tasks.swap(tasks_);
}

void Pool::work(int niceness) {
    if (niceness > 0) setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), niceness);
    for (;;) {
        Task task;
        {
            std::unique_lock lock(mutex_);
            something_.wait(lock, [&] { return is_stopped_ || !tasks_.empty(); });
            if (is_stopped_) return;
            task = std::move(tasks_.front());
            tasks_.pop_front();
        }
        task();
    }
}

// ---- lanes

void Lane::post(Task task) {
    {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
        if (is_running_) return;
        is_running_ = true;
    }
    wait_for_turn();
}

/// A turn that is forgotten by a pool that has been stopped takes with it what waits on the lane.
class Lane::Turn {
  public:
    explicit Turn(std::shared_ptr<Lane> lane) : lane_(std::move(lane)) {}
    ~Turn() {
        if (lane_) lane_->clear();
    }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    void take() { std::exchange(lane_, nullptr)->run_next(); }

  private:
    std::shared_ptr<Lane> lane_;
};

void Lane::wait_for_turn() {
    pool_.post([turn = std::make_shared<Turn>(shared_from_this())] { turn->take(); });
}

void Lane::clear() {
    std::deque<Task> tasks;  // ends after the lock
    const std::lock_guard lock(mutex_);
    tasks.swap(tasks_);
    is_running_ = false;
}

/// One at a time, so that a busy lane does not keep others from the threads.
void Lane::run_next() {
    Task task;
    {
        const std::lock_guard lock(mutex_);
        task = std::move(tasks_.front());
        tasks_.pop_front();
    }
    task();
    {
        const std::lock_guard lock(mutex_);
        if (tasks_.empty()) {
            is_running_ = false;
            return;
        }
    }
    wait_for_turn();
}

}  // namespace planitia::house
