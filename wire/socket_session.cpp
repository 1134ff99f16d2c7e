#include <wire/sockets.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <mutex>
#include <tuple>
#include <utility>
#include <vector>

namespace planitia::wire {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;

namespace {

constexpr std::string_view kSubprotocol = "planitia.1";
constexpr int kWrongKind = 1003;
constexpr int kBroken = 1011;
constexpr int kRestart = 1012;
constexpr int kTryLater = 1013;
constexpr std::size_t kLongestReason = 123;

struct Farewell {
    int code;
    std::string reason;
};

bool offers_subprotocol(const RawRequest& wish) {
    return beast::http::token_list(wish[beast::http::field::sec_websocket_protocol]).exists(kSubprotocol);
}

/// The beginning of a reason that is not too long to be said, cut between characters.
std::string said(std::string reason) {
    if (reason.size() <= kLongestReason) return reason;
    std::size_t size = kLongestReason;
    while (size > 0 && (static_cast<unsigned char>(reason[size]) & 0xc0) == 0x80) --size;
    reason.resize(size);
    return reason;
}

/// One WebSocket, on its strand. A read is under way until the end, which comes with its failure.
class LineSession final : public Session, public std::enable_shared_from_this<LineSession> {
  public:
    LineSession(Ground& ground, Socket socket, Ticket place, Ticket socket_place)
        : ground_(ground),
          place_(std::move(place)),
          socket_place_(std::move(socket_place)),
          strand_(socket.get_executor()),
          stream_(std::move(socket)),
          line_(std::make_shared<End>(*this)) {}

    void begin(const RawRequest& wish, Welcome welcome);

    void post_expired() override {
        asio::post(strand_, [self = shared_from_this()] { self->expired(); });
    }
    void post_leave() override {
        asio::post(strand_, [self = shared_from_this()] { self->leave(); });
    }
    void post_drop() override {
        asio::post(strand_, [self = shared_from_this()] { self->end(); });
    }

  private:
    /// What others hold of the line. Knows the session as long as it is there.
    class End final : public Line {
      public:
        explicit End(LineSession& session) : session_(&session), most_waiting_(session.ground_.limits.waiting) {}

        void send(std::string text) override;
        bool offer(std::string text) override;
        void close(int code, std::string reason) override;
        bool is_open() const override;

        /// What the session does next, on its strand.
        struct Task {
            enum class Kind : std::uint8_t { nothing, write, close, ready } kind = Kind::nothing;
            std::string text = {};
            Farewell farewell = {};
        };
        Task next(bool has_written);
        void forget();

      private:
        bool is_taking() const { return session_ != nullptr && !farewell_; }
        void wake();

        mutable std::mutex mutex_;
        LineSession* session_;
        std::size_t most_waiting_;
        std::vector<std::string> waiting_;
        std::unique_ptr<Farewell> farewell_;
        bool is_writing_ = false;
        bool is_woken_ = false;
        bool wants_ready_ = false;
        bool has_closed_ = false;
    };

    /// Calls somebody outside.
    template <class Call>
    void tell(const Call& call) {
        try {
            call();
        } catch (...) {
            line_->close(kBroken, "something went wrong here");
        }
    }

    void on_accepted(error_code error, const Welcome& welcome);
    void read();
    void on_read(error_code error);
    void go_on(bool has_written);
    void write(std::string text);
    void close(const Farewell& farewell);
    void expired();
    void leave();
    void end();

    Ground& ground_;
    Ticket place_;
    Ticket socket_place_;
    const Strand strand_;
    websocket::stream<Socket, false> stream_;
    std::shared_ptr<End> line_;
    std::shared_ptr<LineHandler> handler_;
    beast::flat_buffer incoming_;
    std::string outgoing_;
    bool is_accepted_ = false;
    bool has_ended_ = false;
};

void LineSession::End::send(std::string text) {
    const std::scoped_lock lock(mutex_);
    if (!is_taking()) return;
    if (waiting_.size() < most_waiting_) {
        waiting_.push_back(std::move(text));
    } else {
        waiting_.clear();
        farewell_ = std::make_unique<Farewell>(kTryLater, "too much is waiting to be read");
    }
    wake();
}

bool LineSession::End::offer(std::string text) {
    const std::scoped_lock lock(mutex_);
    if (!is_taking()) return false;
    if (is_writing_ || !waiting_.empty()) {
        wants_ready_ = true;
        return false;
    }
    waiting_.push_back(std::move(text));
    wake();
    return true;
}

void LineSession::End::close(int code, std::string reason) {
    const std::scoped_lock lock(mutex_);
    if (!is_taking()) return;
    farewell_ = std::make_unique<Farewell>(code, said(std::move(reason)));
    wake();
}

bool LineSession::End::is_open() const {
    const std::scoped_lock lock(mutex_);
    return is_taking();
}

/// Lets the session look what there is to do, unless it will anyway.
void LineSession::End::wake() {
    if (is_writing_ || is_woken_) return;
    is_woken_ = true;
    asio::post(session_->strand_, [session = session_->shared_from_this()] { session->go_on(false); });
}

LineSession::End::Task LineSession::End::next(bool has_written) {
    const std::scoped_lock lock(mutex_);
    if (has_written)
        is_writing_ = false;
    else
        is_woken_ = false;
    if (session_ == nullptr || is_writing_ || has_closed_) return {};
    if (!waiting_.empty()) {
        Task task{Task::Kind::write, std::move(waiting_.front())};
        waiting_.erase(waiting_.begin());
        if (waiting_.empty()) waiting_.shrink_to_fit();
        is_writing_ = true;
        return task;
    }
    if (farewell_) {
        has_closed_ = true;
        return {Task::Kind::close, {}, *farewell_};
    }
    if (!std::exchange(wants_ready_, false)) return {};
    return {Task::Kind::ready};
}

void LineSession::End::forget() {
    const std::scoped_lock lock(mutex_);
    session_ = nullptr;
    waiting_.clear();
    waiting_.shrink_to_fit();
}

void LineSession::begin(const RawRequest& wish, Welcome welcome) {
    ground_.enter(shared_from_this());
    stream_.set_option(websocket::stream_base::timeout{ground_.limits.farewell, ground_.limits.idle, true});
    if (offers_subprotocol(wish))
        stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
            response.set(beast::http::field::sec_websocket_protocol, kSubprotocol);
        }));
    stream_.read_message_max(ground_.limits.message);
    stream_.auto_fragment(false);
    stream_.text(true);
    expect_within(ground_.limits.farewell);
    stream_.async_accept(wish, [self = shared_from_this(), welcome = std::move(welcome)](error_code error) {
        self->on_accepted(error, welcome);
    });
}

void LineSession::on_accepted(error_code error, const Welcome& welcome) {
    if (has_ended_) return;
    if (error) return end();
    expect_nothing();
    is_accepted_ = true;
    stream_.set_option(websocket::stream_base::decorator([](websocket::response_type&) {}));
    tell([&] {
        handler_ = welcome(line_);
        if (!handler_) line_->close(kBroken, "nobody is there");
    });
    if (ground_.is_stopping()) leave();
    read();
}

void LineSession::read() {
    stream_.async_read(incoming_, [self = shared_from_this()](error_code error, std::size_t) { self->on_read(error); });
}

void LineSession::on_read(error_code error) {
    if (has_ended_) return;
    if (error) return end();
    ++ground_.sums.texts_in;
    std::string text(static_cast<const char*>(incoming_.cdata().data()), incoming_.size());
    incoming_.clear();
    incoming_.shrink_to_fit();  // most sockets wait most of the time
    if (!stream_.got_text())
        line_->close(kWrongKind, "only texts are understood");
    else if (handler_ && line_->is_open())
        tell([&] { handler_->on_text(std::move(text)); });
    read();
}

void LineSession::go_on(bool has_written) {
    if (has_ended_ || !is_accepted_) return;
    auto task = line_->next(has_written);
    switch (task.kind) {
        case End::Task::Kind::nothing: return;
        case End::Task::Kind::write: return write(std::move(task.text));
        case End::Task::Kind::close: return close(task.farewell);
        case End::Task::Kind::ready:
            if (handler_) tell([&] { handler_->on_ready(); });
    }
}

void LineSession::write(std::string text) {
    outgoing_ = std::move(text);
    expect_within(ground_.limits.write);
    stream_.async_write(asio::buffer(outgoing_), [self = shared_from_this()](error_code error, std::size_t size) {
        std::string().swap(self->outgoing_);  // its memory, too
        self->ground_.sums.bytes_out += size;
        if (self->has_ended_) return;
        if (error) return self->end();
        ++self->ground_.sums.texts_out;
        self->expect_nothing();
        self->go_on(true);
    });
}

void LineSession::close(const Farewell& farewell) {
    expect_within(ground_.limits.farewell);
    const websocket::close_reason reason(static_cast<websocket::close_code>(farewell.code), farewell.reason);
    stream_.async_close(reason, [self = shared_from_this()](error_code) { self->end(); });
}

/// Something was not written or answered in time.
void LineSession::expired() {
    if (is_overdue(std::chrono::steady_clock::now())) end();
}

void LineSession::leave() {
    if (!is_accepted_) return;  // it is told when it is
    if (std::string words = ground_.last_words(); !words.empty()) line_->send(std::move(words));
    line_->close(kRestart, "restart");
}

void LineSession::end() {
    if (has_ended_) return;
    has_ended_ = true;
    expect_nothing();
    line_->forget();
    error_code ignored;
    std::ignore = beast::get_lowest_layer(stream_).close(ignored);
    socket_place_.release();
    place_.release();
    if (const auto handler = std::exchange(handler_, {})) tell([&] { handler->on_closed(); });
    ground_.exit(*this);
}

}  // namespace

void begin_line(Ground& ground, Socket socket, Ticket place, Ticket socket_place, const RawRequest& wish,
                Welcome welcome) {
    std::make_shared<LineSession>(ground, std::move(socket), std::move(place), std::move(socket_place))
        ->begin(wish, std::move(welcome));
}

}  // namespace planitia::wire
