/// The figures of a house, counted for Prometheus, and its troubles, written to the log.
#pragma once
#include <house/house.h>
#include <server/log.h>
#include <server/metrics.h>

#include <chrono>
#include <string_view>

namespace planitia::server {

class Gauges : public house::Observer {
  public:
    Gauges(Metrics& metrics, Log& log);

    void on_reply(std::string_view request, std::string_view code) override;
    void on_opened(std::chrono::nanoseconds time) override { opened_.observe(time); }
    void on_thought(std::string_view level, std::chrono::nanoseconds time) override;
    void on_pushed(std::chrono::nanoseconds time) override { pushed_.observe(time); }
    void on_conflict() override { conflicts_.add(); }
    void on_trouble(std::string_view what, std::string_view table, std::string_view because) override;

    /// From the socket in to the reply out.
    void on_answered(std::string_view request, std::chrono::nanoseconds time);
    void on_refused(std::string_view code);

    /// What is asked for when the figures are read.
    void measure(const house::House& house);

  private:
    Metrics& metrics_;
    Log& log_;
    Histogram& opened_;
    Histogram& pushed_;
    Histogram& answered_;
    Counter& conflicts_;
};

}  // namespace planitia::server
