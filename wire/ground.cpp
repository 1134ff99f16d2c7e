#include <wire/ground.h>

#include <vector>

namespace planitia::wire {

namespace {

/// Connections that are told why they are refused; beyond that they are just closed.
constexpr std::size_t kMostRefused = 256;

}  // namespace

Session::~Session() = default;

Ticket::~Ticket() {
    if (ground_ != nullptr) ground_->release(kind_, address_);
}

Ground::Admission Ground::admit(Ticket::Kind kind, const std::string& address, Ticket& ticket) {
    {
        const std::scoped_lock lock(mutex_);
        if (kind == Ticket::Kind::refused) {
            if (refused_now_ >= kMostRefused) return Admission::full;
            ++refused_now_;
        } else {
            const bool is_socket = kind == Ticket::Kind::socket;
            const bool is_counted = is_socket || !limits.trust_proxy;
            if (is_socket ? count_.sockets >= limits.sockets : count_.connections >= limits.connections)
                return Admission::full;
            Count& here = by_address_[address];
            if (is_counted && (is_socket ? here.sockets >= limits.sockets_per_address
                                         : here.connections >= limits.connections_per_address))
                return Admission::too_many;
            ++(is_socket ? here.sockets : here.connections);
            ++(is_socket ? count_.sockets : count_.connections);
        }
    }
    ticket = Ticket(*this, kind, address);
    return Admission::fine;
}

HttpResponse Ground::refusal_of(Admission admission) {
    return admission == Admission::full ? refusal(503, "too-many", "too many clients are connected")
                                        : refusal(429, "too-many", "too many connections come from this address");
}

void Ground::release(Ticket::Kind kind, const std::string& address) {
    const std::scoped_lock lock(mutex_);
    if (kind == Ticket::Kind::refused) {
        --refused_now_;
        return;
    }
    const bool is_socket = kind == Ticket::Kind::socket;
    const auto here = by_address_.find(address);
    --(is_socket ? here->second.sockets : here->second.connections);
    --(is_socket ? count_.sockets : count_.connections);
    if (here->second.sockets == 0 && here->second.connections == 0) by_address_.erase(here);
}

void Ground::enter(const std::shared_ptr<Session>& session) {
    const std::scoped_lock lock(mutex_);
    sessions_.emplace(session.get(), session);
    if (is_dropping_)
        session->post_drop();
    else if (is_stopping())
        session->post_leave();
}

void Ground::exit(const Session& session) {
    std::shared_ptr<Session> last;  // may end with this, outside of the lock
    const std::scoped_lock lock(mutex_);
    const auto found = sessions_.find(&session);
    if (found == sessions_.end()) return;
    last = std::move(found->second);
    sessions_.erase(found);
    if (sessions_.empty()) is_empty_.notify_all();
}

void Ground::sweep(Moment now) {
    const std::scoped_lock lock(mutex_);
    for (const auto& [key, session] : sessions_)
        if (session->is_overdue(now)) session->post_expired();
}

void Ground::say_goodbye(std::string words) {
    const std::scoped_lock lock(mutex_);
    last_words_ = std::move(words);
    is_stopping_.store(true);
    for (const auto& [key, session] : sessions_) session->post_leave();
}

void Ground::drop_all() {
    const std::scoped_lock lock(mutex_);
    is_dropping_ = true;
    for (const auto& [key, session] : sessions_) session->post_drop();
}

bool Ground::wait_until_empty(Moment until) {
    std::unique_lock lock(mutex_);
    return is_empty_.wait_until(lock, until, [&] { return sessions_.empty(); });
}

std::string Ground::last_words() const {
    const std::scoped_lock lock(mutex_);
    return last_words_;
}

Figures Ground::figures() const {
    Figures result{.accepted = sums.accepted,
                   .accept_errors = sums.accept_errors,
                   .failures = sums.failures,
                   .requests = sums.requests,
                   .refused = sums.refused,
                   .texts_in = sums.texts_in,
                   .texts_out = sums.texts_out,
                   .bytes_out = sums.bytes_out};
    const std::scoped_lock lock(mutex_);
    result.connections = count_.connections;
    result.sockets = count_.sockets;
    return result;
}

}  // namespace planitia::wire
