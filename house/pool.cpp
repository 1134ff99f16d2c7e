#include <house/pool.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

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
    tasks_.clear();
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
    pool_.post([self = shared_from_this()] { self->run_next(); });
}

void Lane::clear() {
    std::deque<Task> tasks;  // ends after the lock
    const std::lock_guard lock(mutex_);
    tasks.swap(tasks_);
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
    pool_.post([self = shared_from_this()] { self->run_next(); });
}

}  // namespace planitia::house
