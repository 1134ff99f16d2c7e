#include <core/assert.h>
#include <poll.h>
#include <store/news.h>
#include <store/postgres_line.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <set>
#include <system_error>
#include <thread>
#include <utility>

namespace planitia::store {

namespace {

using std::chrono::milliseconds;

constexpr std::size_t kLongestPayload = 7999;
/// While the server is away no more than that is kept to be told.
constexpr std::size_t kMostUntold = 10'000;
constexpr milliseconds kMerging{5};

/// How long to wait before trying again: longer every time, until it went well.
class Backoff {
  public:
    milliseconds next() { return std::exchange(pause_, std::min(2 * pause_, kLongest)); }
    void reset() { pause_ = kFirst; }

  private:
    static constexpr milliseconds kFirst{50};
    static constexpr milliseconds kLongest{3000};
    milliseconds pause_ = kFirst;
};

}  // namespace

class News::Listener {
  public:
    Listener(std::string address, const Patience& patience, std::function<void(std::string_view)> heard,
             std::function<void()> was_deaf)
        : address_(std::move(address)),
          patience_(patience),
          heard_(std::move(heard)),
          was_deaf_(std::move(was_deaf)),
          end_(::eventfd(0, EFD_CLOEXEC)) {
        if (end_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
        thread_ = std::thread([this] { work(); });
    }
    ~Listener() {
        stop();
        ::close(end_);
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    void stop() {
        const std::uint64_t one = 1;
        while (::write(end_, &one, sizeof one) < 0 && errno == EINTR) continue;
        if (thread_.joinable()) thread_.join();
    }

  private:
    void work() {
        Backoff backoff;
        while (!listens_to_the_end(backoff) && !is_over(kNoSocket, backoff.next())) continue;
    }

    /// False when the line was lost, or never there.
    bool listens_to_the_end(Backoff& backoff) const {
        try {
            PostgresLine line(address_, patience_);
            line.run("LISTEN planitia", {});
            backoff.reset();
            was_deaf_();
            do line.hear(heard_);
            while (!is_over(line.socket(), kForEver));
            return true;
        } catch (const Failed&) {
            return false;
        }
    }

    /// Waits until something can be read. Whether this is the end.
    bool is_over(int socket, milliseconds most) const {
        std::array<pollfd, 2> watched = {pollfd{end_, POLLIN, 0}, pollfd{socket, POLLIN, 0}};
        ::poll(watched.data(), watched.size(), static_cast<int>(most.count()));
        return watched[0].revents != 0;
    }

    static constexpr int kNoSocket = -1;
    static constexpr milliseconds kForEver{-1};

    const std::string address_;
    const Patience patience_;
    const std::function<void(std::string_view)> heard_;
    const std::function<void()> was_deaf_;
    int end_;
    std::thread thread_;
};

class News::Teller {
  public:
    Teller(std::string address, const Patience& patience)
        : address_(std::move(address)), patience_(patience), thread_([this] { work(); }) {}
    ~Teller() { stop(); }
    Teller(const Teller&) = delete;
    Teller& operator=(const Teller&) = delete;

    void stop() {
        {
            const std::lock_guard lock(mutex_);
            is_over_ = true;
        }
        has_news_.notify_one();
        if (thread_.joinable()) thread_.join();
    }

    void tell(std::string payload) {
        {
            const std::lock_guard lock(mutex_);
            if (is_over_ || untold_.size() >= kMostUntold) return;
            untold_.insert(std::move(payload));
        }
        has_news_.notify_one();
    }

  private:
    void work() {
        Backoff backoff;
        milliseconds pause = kMerging;
        std::unique_lock lock(mutex_);
        for (;;) {
            has_news_.wait(lock, [&] { return is_over_ || !untold_.empty(); });
            if (is_over_) return;
            const std::set<std::string> news = std::exchange(untold_, {});
            lock.unlock();
            pause = kMerging;
            try {
                for (const std::string& payload : news) line().run("SELECT pg_notify('planitia', $1)", Values{payload});
                backoff.reset();
            } catch (const Failed&) {  // they were only hints
                pause = backoff.next();
            }
            lock.lock();
            if (has_news_.wait_for(lock, pause, [&] { return is_over_; })) return;
        }
    }

    PostgresLine& line() {
        if (!line_ || line_->is_lost()) {
            line_.reset();
            line_.emplace(address_, patience_);
        }
        return *line_;
    }

    const std::string address_;
    const Patience patience_;
    std::optional<PostgresLine> line_;
    std::mutex mutex_;
    std::condition_variable has_news_;
    std::set<std::string> untold_;
    bool is_over_ = false;
    std::thread thread_;
};

News::News(const Address& address, std::function<void(std::string_view payload)> heard, std::function<void()> was_deaf,
           const Patience& patience) {
    if (address.kind == Address::Kind::sqlite) return;
    listener_ = std::make_unique<Listener>(address.place, patience, std::move(heard), std::move(was_deaf));
    teller_ = std::make_unique<Teller>(address.place, patience);
}

News::~News() = default;

void News::tell(std::string payload) {
    PLANITIA_ASSERT(payload.size() <= kLongestPayload, "it fits into a notification");
    if (teller_) teller_->tell(std::move(payload));
}

void News::stop() {
    if (teller_) teller_->stop();
    if (listener_) listener_->stop();
}

}  // namespace planitia::store
