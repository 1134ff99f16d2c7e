/// How often somebody may do something. Instants are arguments.
#pragma once
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <list>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace planitia::server {

using Instant = std::chrono::steady_clock::time_point;

/// So many a second in the long run, and so many at once.
struct Rate {
    double per_second = 1;
    double at_once = 1;
};
constexpr Rate per_hour(double times) { return {times / 3600, times}; }

/// A bucket of tokens that fills at a rate. Full at first. One thread at a time.
class Bucket {
  public:
    explicit Bucket(Rate rate) : rate_(rate), tokens_(rate.at_once) {}
    /// Whether there was a token to take.
    bool take(Instant now);
    /// Whether it is as full as it was at first.
    bool is_full(Instant now) const;

  private:
    double tokens_at(Instant now) const;

    Rate rate_;
    double tokens_;
    Instant filled_{};
};

/// Buckets by key, such as an address (wire::counted_address) or a person. Any thread. When there are too many the one that was
/// used longest ago is forgotten.
class Buckets {
  public:
    Buckets(Rate rate, std::size_t most) : rate_(rate), most_(most) {}
    bool take(std::string_view key, Instant now);
    std::size_t size() const;

  private:
    struct Named {
        std::string key;
        Bucket bucket;
    };
    mutable std::mutex mutex_;
    Rate rate_;
    std::size_t most_;
    std::list<Named> by_use_;  ///< the latest first
    std::unordered_map<std::string_view, std::list<Named>::iterator> by_key_;
};

/// The limits of people, with the figures of the design.
struct RateLimits {
    Rate messages{20, 60};       ///< per socket
    Rate previews{10, 20};       ///< per socket
    int strikes = 3;             ///< then the socket is closed
    Rate people = per_hour(30);  ///< made per address
    Rate tables = per_hour(20);  ///< made per person
    Rate chat{1, 5};             ///< per person
    Rate requests{20, 100};      ///< of HTTP, to the API, per address
    std::size_t kept = 100'000;  ///< addresses or people that are remembered
};

/// The limits of one socket. One thread at a time.
class SocketLimits {
  public:
    enum class Verdict : std::uint8_t { fine, too_fast, close /**< with 1008 */ };

    explicit SocketLimits(const RateLimits& rates);
    Verdict message(Instant now) { return judge(messages_, now); }
    Verdict preview(Instant now) { return judge(previews_, now); }

  private:
    Verdict judge(Bucket& bucket, Instant now);

    Bucket messages_;
    Bucket previews_;
    int strikes_;
    int strikes_left_;
};

/// The limits of addresses and people. Any thread.
struct HouseLimits {
    explicit HouseLimits(const RateLimits& rates);
    Buckets people;    ///< by address
    Buckets requests;  ///< by address
    Buckets tables;    ///< by person
    Buckets chat;      ///< by person
};

}  // namespace planitia::server
