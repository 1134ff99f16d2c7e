#include <house/alarm.h>

#include <chrono>

namespace planitia::house {

std::int64_t now_ms() {
    using std::chrono::duration_cast, std::chrono::milliseconds, std::chrono::steady_clock, std::chrono::system_clock;
    static const auto start = steady_clock::now();
    static const auto start_of_day = system_clock::now();
    return duration_cast<milliseconds>(start_of_day.time_since_epoch() + (steady_clock::now() - start)).count();
}

Alarm::Alarm() : thread_([this] { work(); }) {}

void Alarm::at(std::int64_t instant, Task task) {
    {
        const std::lock_guard lock(mutex_);
        if (is_stopped_) return;  // others still work while a house closes
        tasks_.emplace(instant, std::move(task));
    }
    change_.notify_one();
}

void Alarm::stop() {
    {
        const std::lock_guard lock(mutex_);
        is_stopped_ = true;
    }
    change_.notify_all();
    if (thread_.joinable()) thread_.join();
    std::multimap<std::int64_t, Task> tasks;  // ends after the lock, for the same reason
    const std::lock_guard lock(mutex_);
    tasks.swap(tasks_);
}

void Alarm::work() {
    std::unique_lock lock(mutex_);
    while (!is_stopped_) {
        if (tasks_.empty()) {
            change_.wait(lock);
            continue;
        }
        const auto wait = tasks_.begin()->first - now_ms();
        if (wait > 0) {
            change_.wait_for(lock, std::chrono::milliseconds(wait));
            continue;
        }
        Task task = std::move(tasks_.begin()->second);
        tasks_.erase(tasks_.begin());
        lock.unlock();
        task();
        task = nullptr;  // what it held may set the alarm while it ends
        lock.lock();
    }
}

}  // namespace planitia::house
