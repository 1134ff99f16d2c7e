/// What the connections of one listener have in common: limits, who is there, and figures. For the files of this folder.
#pragma once
#include <wire/listener.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

namespace planitia::wire {

using Moment = std::chrono::steady_clock::time_point;

/// One connection. The functions that `post` can be called on any thread; what they ask for happens on the strand of the session.
class Session {
  public:
    virtual ~Session();
    virtual void post_expired() = 0;
    virtual void post_leave() = 0;
    virtual void post_drop() = 0;

    bool is_overdue(Moment now) const {
        return now.time_since_epoch().count() >= deadline_.load(std::memory_order_relaxed);
    }

  protected:
    void expect_until(Moment moment) { deadline_.store(moment.time_since_epoch().count(), std::memory_order_relaxed); }
    void expect_within(std::chrono::milliseconds time) { expect_until(std::chrono::steady_clock::now() + time); }
    void expect_nothing() { expect_until(Moment::max()); }

  private:
    std::atomic<Moment::rep> deadline_ = Moment::max().time_since_epoch().count();
};

class Ground;

/// A place that is counted until this is gone.
class Ticket {
  public:
    enum class Kind : std::uint8_t { connection, socket, refused };

    Ticket() = default;
    Ticket(Ground& ground, Kind kind, std::string address)
        : ground_(&ground), kind_(kind), address_(std::move(address)) {}
    Ticket(Ticket&& other) noexcept { swap(other); }
    Ticket& operator=(Ticket&& other) noexcept {
        Ticket old(std::move(other));
        swap(old);
        return *this;
    }
    ~Ticket();
    explicit operator bool() const { return ground_ != nullptr; }
    /// Gives the place back.
    void release() { *this = {}; }

  private:
    void swap(Ticket& other) noexcept {
        std::swap(ground_, other.ground_);
        std::swap(kind_, other.kind_);
        address_.swap(other.address_);
    }

    Ground* ground_ = nullptr;
    Kind kind_ = Kind::connection;
    std::string address_;
};

class Ground {
  public:
    Ground(Limits its_limits, Site& its_site) : limits(std::move(its_limits)), site(its_site) {}

    const Limits limits;
    Site& site;
    struct {
        std::atomic<std::uint64_t> accepted, accept_errors, failures, requests, refused, texts_in, texts_out, bytes_out;
    } sums{};

    enum class Admission : std::uint8_t { fine, full, too_many };
    /// Counts one more from the address, unless that is too many; then the ticket is empty.
    Admission admit(Ticket::Kind kind, const std::string& address, Ticket& ticket);
    /// What those are told who were not admitted.
    static HttpResponse refusal_of(Admission admission);
    void release(Ticket::Kind kind, const std::string& address);

    /// Knows the session from now on; when the listener is stopping it is told so.
    void enter(const std::shared_ptr<Session>& session);
    void exit(const Session& session);
    /// Tells those whose time is up.
    void sweep(Moment now);

    /// Everybody is to leave; lines say the words.
    void say_goodbye(std::string words);
    /// Those who are still there go now.
    void drop_all();
    bool wait_until_empty(Moment until);
    bool is_stopping() const { return is_stopping_.load(std::memory_order_relaxed); }
    std::string last_words() const;
    Figures figures() const;

  private:
    struct Count {
        std::size_t connections = 0;
        std::size_t sockets = 0;
    };

    mutable std::mutex mutex_;
    std::condition_variable is_empty_;
    std::unordered_map<const Session*, std::shared_ptr<Session>> sessions_;
    std::unordered_map<std::string, Count> by_address_;
    Count count_;
    std::size_t refused_now_ = 0;
    std::atomic<bool> is_stopping_ = false;
    bool is_dropping_ = false;
    std::string last_words_;
};

}  // namespace planitia::wire
