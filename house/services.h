/// What every table of a house works with.
#pragma once
#include <house/alarm.h>
#include <house/connections.h>
#include <house/pool.h>
#include <store/news.h>
#include <store/writer.h>

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::house {

/// Told what happens in a house, for figures and logs. Any thread.
class Observer {
  public:
    virtual ~Observer() = default;
    virtual void on_reply(std::string_view /*request*/, std::string_view /*code: "ok" or that of a refusal*/) {}
    virtual void on_opened(std::chrono::nanoseconds /*time*/) {}
    virtual void on_thought(std::string_view /*level*/, std::chrono::nanoseconds /*time*/) {}
    /// What was new has been offered to everybody who listens.
    virtual void on_pushed(std::chrono::nanoseconds /*time*/) {}
    virtual void on_conflict() {}
    /// The world failed, or a table can not be read.
    virtual void on_trouble(std::string_view /*what*/, std::string_view /*table*/, std::string_view /*because*/) {}
};

struct Services {
    Connections& reading;
    store::Writer& writer;
    store::News& news;
    Pool& clerks;
    Pool& thinkers;
    Alarm& alarm;
    Observer& observer;
    bool is_shared = false;              ///< other processes write to the database, too
    std::size_t thoughts_per_table = 1;  ///< hints and previews that wait for thinkers
    /// Somebody is awaited, or is not any more, or a table has ended: lists of tables have changed for these people.
    std::function<void(const std::vector<std::string>& people)> lists_changed = {};
};

}  // namespace planitia::house
