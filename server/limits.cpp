#include <server/limits.h>

#include <algorithm>

namespace planitia::server {

double Bucket::tokens_at(Instant now) const {
    const std::chrono::duration<double> time = std::max(now - filled_, Instant::duration::zero());
    return std::min(rate_.at_once, tokens_ + time.count() * rate_.per_second);
}

bool Bucket::take(Instant now) {
    tokens_ = tokens_at(now);
    filled_ = std::max(now, filled_);
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
}

bool Bucket::is_full(Instant now) const { return tokens_at(now) >= rate_.at_once; }

bool Buckets::take(std::string_view key, Instant now) {
    const std::scoped_lock lock(mutex_);
    const auto known = by_key_.find(key);
    if (known != by_key_.end()) {
        by_use_.splice(by_use_.begin(), by_use_, known->second);
    } else {
        if (!by_use_.empty() && by_use_.size() >= most_) {
            by_key_.erase(by_use_.back().key);
            by_use_.pop_back();
        }
        by_use_.push_front({std::string(key), Bucket(rate_)});
        by_key_.emplace(by_use_.front().key, by_use_.begin());
    }
    return by_use_.front().bucket.take(now);
}

std::size_t Buckets::size() const {
    const std::scoped_lock lock(mutex_);
    return by_use_.size();
}

SocketLimits::SocketLimits(const RateLimits& rates)
    : messages_(rates.messages), previews_(rates.previews), strikes_(rates.strikes), strikes_left_(rates.strikes) {}

SocketLimits::Verdict SocketLimits::judge(Bucket& bucket, Instant now) {
    if (bucket.is_full(now)) strikes_left_ = strikes_;  // it has been quiet for long enough
    if (bucket.take(now)) return Verdict::fine;
    return --strikes_left_ > 0 ? Verdict::too_fast : Verdict::close;
}

HouseLimits::HouseLimits(const RateLimits& rates)
    : people(rates.people, rates.kept),
      requests(rates.requests, rates.kept),
      tables(rates.tables, rates.kept),
      chat(rates.chat, rates.kept) {}

}  // namespace planitia::server
