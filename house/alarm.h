/// What is to be done at an instant.
#pragma once
#include <house/pool.h>

#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <thread>

namespace planitia::house {

/// Milliseconds since 1970, counted from the start of the program by a clock that does not jump: when somebody sets the clock of the
/// machine, no deadline of a running house moves.
std::int64_t now_ms();

class Alarm {
  public:
    Alarm();
    ~Alarm() { stop(); }
    Alarm(const Alarm&) = delete;
    Alarm& operator=(const Alarm&) = delete;

    /// The task is done on the thread of the alarm: it hands on what takes longer.
    void at(std::int64_t instant, Task task);
    /// What is not due yet is forgotten, and so is what is still to come.
    void stop();

  private:
    void work();

    std::mutex mutex_;
    std::condition_variable change_;
    std::multimap<std::int64_t, Task> tasks_;
    bool is_stopped_ = false;
    std::thread thread_;
};

}  // namespace planitia::house
