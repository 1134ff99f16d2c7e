/// Figures of a running server, as Prometheus reads them. Counting takes no lock.
#pragma once
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::server {

/// Only rises.
class Counter {
  public:
    void add(std::uint64_t more = 1) { value_.fetch_add(more, std::memory_order_relaxed); }
    std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

  private:
    std::atomic<std::uint64_t> value_ = 0;
};

/// Rises and falls.
class Gauge {
  public:
    void set(std::int64_t value) { value_.store(value, std::memory_order_relaxed); }
    void add(std::int64_t more) { value_.fetch_add(more, std::memory_order_relaxed); }
    std::int64_t value() const { return value_.load(std::memory_order_relaxed); }

  private:
    std::atomic<std::int64_t> value_ = 0;
};

/// Upper bounds of a histogram of times: from 100 µs to 30 s, each about twice the one before.
inline constexpr std::array<double, 17> kSeconds = {0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                                    0.1,    0.25,    0.5,    1,     2.5,    5,     10,   30};
/// And of one of numbers.
inline constexpr std::array<double, 9> kNumbers = {1, 2, 5, 10, 20, 50, 100, 200, 500};

/// How long things took, or how many they were.
class Histogram {
  public:
    /// The bounds rise, are at most `kSeconds.size()`, and stay where they are.
    explicit Histogram(std::span<const double> bounds) : bounds_(bounds) {}
    void observe(double value);
    void observe(std::chrono::nanoseconds time) { observe(std::chrono::duration<double>(time).count()); }

    std::span<const double> bounds() const { return bounds_; }
    /// How many were above the bound before and not above this one; one more than bounds, for those above all.
    std::uint64_t count(std::size_t bucket) const { return counts_[bucket].load(std::memory_order_relaxed); }
    double sum() const { return static_cast<double>(millionths_.load(std::memory_order_relaxed)) / 1e6; }

  private:
    std::span<const double> bounds_;
    std::array<std::atomic<std::uint64_t>, kSeconds.size() + 1> counts_{};
    std::atomic<std::uint64_t> millionths_ = 0;
};

/// All figures of a server. Naming one takes a lock: do it once and keep the reference, which stays good.
class Metrics {
  public:
    Metrics();
    ~Metrics();
    Metrics(const Metrics&) = delete;
    Metrics& operator=(const Metrics&) = delete;

    /// `label` and `value` may be empty: planitia_answers_total{result="done"}. The same name and value give the same figure.
    Counter& counter(std::string_view name, std::string_view help, std::string_view label = {},
                     std::string_view value = {});
    Gauge& gauge(std::string_view name, std::string_view help, std::string_view label = {},
                 std::string_view value = {});
    Histogram& histogram(std::string_view name, std::string_view help, std::string_view label = {},
                         std::string_view value = {}, std::span<const double> bounds = kSeconds);
    /// A figure that is asked for when it is read. The question must be answerable as long as this lives, on any thread.
    void measure(std::string_view name, std::string_view help, std::function<double()> question,
                 bool only_rises = false, std::string_view label = {}, std::string_view value = {});

    /// All of them, and memory, CPU time, descriptors and threads of the process, as text (`kMetricsType`).
    std::string text() const;

  private:
    struct Family;
    struct Figure;
    template <class Kind, class... Arguments>
    Kind& figure(std::string_view name, std::string_view help, std::string_view label, std::string_view value,
                 Arguments&&... arguments);

    double started_;  ///< seconds since 1970
    mutable std::mutex mutex_;
    std::vector<std::unique_ptr<Family>> families_;
};

inline constexpr std::string_view kMetricsType = "text/plain; version=0.0.4; charset=utf-8";

}  // namespace planitia::server
