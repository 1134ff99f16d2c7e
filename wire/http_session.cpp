#include <wire/address.h>
#include <wire/sockets.h>

#include <algorithm>
#include <array>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <mutex>
#include <optional>
#include <tuple>
#include <variant>

namespace planitia::wire {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

namespace {

constexpr std::size_t kReadAtOnce = 4096;
constexpr std::size_t kReadAtOnceOfBodies = 16 * 1024;
/// More headers than any client sends are refused, as looking one up walks through them.
constexpr int kMostHeaders = 100;
/// A response, or the body of a request, may take a second longer for so many bytes.
constexpr std::size_t kSlowestOut = 10'000;
constexpr std::size_t kSlowestIn = 50'000;
/// What is read and dropped of a request that was refused, so that the client reads why.
constexpr std::size_t kMostDropped = std::size_t{16} * 1024 * 1024;

constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";

HttpResponse broken() { return refusal(500, "unavailable", "something went wrong here; nothing has changed"); }

/// One connection, on its strand. A request is read, answered and written before the next one is looked at.
class HttpSession final : public Session, public std::enable_shared_from_this<HttpSession> {
  public:
    HttpSession(Ground& ground, Socket socket, Ticket place, std::string peer)
        : ground_(ground),
          strand_(socket.get_executor()),
          socket_(std::move(socket)),
          place_(std::move(place)),
          peer_(std::move(peer)) {}

    void begin(std::optional<HttpResponse> refused) {
        ground_.enter(shared_from_this());
        if (!refused) return wait_for_request();
        ++ground_.sums.refused;
        write(std::move(*refused));
    }

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
    enum class State : std::uint8_t { waiting, answering, writing, dropping, ended };

    /// Where the answer to the present request is to go: to this session as long as it is there. Any thread.
    class Slot {
      public:
        explicit Slot(HttpSession& session) : session_(&session) {}
        void give(HttpResponse response) {
            const std::scoped_lock lock(mutex_);
            if (session_ == nullptr) return;
            asio::post(session_->strand_,
                       [self = session_->shared_from_this(), answer = std::move(response)]() mutable {
                           if (self->state_ == State::answering) self->write(std::move(answer));
                       });
            session_ = nullptr;
        }
        void forget() {
            const std::scoped_lock lock(mutex_);
            session_ = nullptr;
        }

      private:
        std::mutex mutex_;
        HttpSession* session_;
    };
    /// What a `Respond` holds: the last copy that goes without an answer gives one.
    struct Promise {
        explicit Promise(std::shared_ptr<Slot> its_slot) : slot(std::move(its_slot)) {}
        ~Promise() { slot->give(broken()); }
        Promise(const Promise&) = delete;
        Promise& operator=(const Promise&) = delete;
        std::shared_ptr<Slot> slot;
    };

    void wait_for_request();
    void read();
    void parse();
    bool take_header();
    std::optional<HttpResponse> refused_header();
    void refuse(HttpResponse response);
    void refuse(error_code error);
    void say_continue();
    void dispatch();
    void upgrade();
    std::variant<HttpResponse, Welcome> asked_site();
    void write(HttpResponse response);
    void on_written();
    void drop_rest();
    void expired();
    void leave();
    void end();

    Ground& ground_;
    const Strand strand_;
    Socket socket_;
    Ticket place_;
    std::string peer_;
    State state_ = State::waiting;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::string_body>> parser_;
    std::optional<HttpRequest> request_;  ///< once its header was read
    std::size_t header_bytes_ = 0;
    std::size_t dropped_ = 0;
    bool is_head_ = false;
    bool stays_open_ = false;
    std::shared_ptr<Slot> slot_;
    std::string head_;
    std::string body_;
};

void HttpSession::wait_for_request() {
    state_ = State::waiting;
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(ground_.limits.header));
    parser_->body_limit(boost::none);  // it depends on the path
    request_.reset();
    header_bytes_ = 0;
    is_head_ = false;
    stays_open_ = false;
    expect_within(ground_.limits.request);
    if (buffer_.size() > 0) return parse();
    if (ground_.is_stopping()) return end();
    buffer_.shrink_to_fit();
    read();
}

void HttpSession::read() {
    const auto space = buffer_.prepare(request_ ? kReadAtOnceOfBodies : kReadAtOnce);
    socket_.async_read_some(space, [self = shared_from_this()](error_code error, std::size_t size) {
        if (self->state_ != State::waiting) return;
        if (error) return self->end();
        self->buffer_.commit(size);
        self->parse();
    });
}

void HttpSession::parse() {
    while (true) {
        error_code error;
        const std::size_t used = parser_->put(buffer_.cdata(), error);
        buffer_.consume(used);
        if (!request_) header_bytes_ += used;
        if (error && error != http::error::need_more) return refuse(error);
        if (!request_ && parser_->is_header_done() && !take_header()) return;
        if (parser_->is_done()) return dispatch();
        // What stays in the buffer is part of a header, or of the line in front of a chunk.
        const std::size_t unread = buffer_.size();
        if (error && unread + (request_ ? 0 : header_bytes_) >= ground_.limits.header)
            return refuse(http::error::header_limit);
        if (error || unread == 0) return read();
    }
}

/// False when somebody goes on with it later.
bool HttpSession::take_header() {
    request_.emplace();
    if (auto refused = refused_header()) {
        refuse(std::move(*refused));
        return false;
    }
    const RawRequest& raw = parser_->get();
    is_head_ = raw.method() == http::verb::head;
    stays_open_ = raw.keep_alive();
    request_->method = is_head_ ? "GET" : std::string(raw.method_string());
    request_->peer = peer_;
    if (parser_->is_done() || request_->header("expect").empty() || buffer_.size() > 0) return true;
    say_continue();
    return false;
}

std::optional<HttpResponse> HttpSession::refused_header() {
    const RawRequest& raw = parser_->get();
    int headers = 0;
    for (const auto& field : raw) {
        if (++headers > kMostHeaders) return refusal(431, "too-large", "too many headers");
        add_header(*request_, field.name_string(), field.value());
    }
    if (raw.version() >= 11 && raw.count(http::field::host) != 1)
        return refusal(400, "bad-value", "a request has one Host");
    if (!read_target(raw.target(), *request_)) return refusal(400, "bad-value", "the target is a path");
    const std::string_view expected = request_->header("expect");
    if (!expected.empty() && !beast::iequals(expected, "100-continue"))
        return refusal(417, "unsupported", "nothing but 100-continue can be expected");
    const auto& large = ground_.limits.large_paths;
    const bool is_large = std::find(large.begin(), large.end(), request_->path) != large.end();
    const std::size_t limit = is_large ? ground_.limits.large_body : ground_.limits.body;
    const std::uint64_t length = parser_->content_length_remaining().value_or(0);
    if (length > limit) return refusal(413, "too-large", "the body of the request is too large");
    expect_within(ground_.limits.request + std::chrono::seconds(length / kSlowestIn));
    parser_->body_limit(limit);
    return {};
}

void HttpSession::refuse(error_code error) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow)
        refuse(refusal(431, "too-large", "the header of the request is too large"));
    else if (error == http::error::body_limit)
        refuse(refusal(413, "too-large", "the body of the request is too large"));
    else
        refuse(refusal(400, "bad-value", "this is no request of HTTP: " + error.message()));
}

/// What follows on the connection can not be understood, so it is closed.
void HttpSession::refuse(HttpResponse response) {
    ++ground_.sums.refused;
    stays_open_ = false;
    write(std::move(response));
}

void HttpSession::say_continue() {
    asio::async_write(socket_, asio::buffer(kContinue), [self = shared_from_this()](error_code error, std::size_t) {
        if (self->state_ != State::waiting) return;
        if (error) return self->end();
        self->read();
    });
}

void HttpSession::dispatch() {
    state_ = State::answering;
    expect_within(ground_.limits.answer);
    ++ground_.sums.requests;
    if (beast::websocket::is_upgrade(parser_->get())) return upgrade();
    request_->body = std::move(parser_->get().body());
    parser_.reset();
    slot_ = std::make_shared<Slot>(*this);
    auto promise = std::make_shared<Promise>(slot_);
    try {
        ground_.site.on_request(std::move(*request_),
                                [promise](HttpResponse response) { promise->slot->give(std::move(response)); });
    } catch (...) {
        promise->slot->give(broken());
    }
}

void HttpSession::upgrade() {
    if (buffer_.size() > 0) return refuse(refusal(400, "bad-value", "who asks for a WebSocket waits for the answer"));
    if (ground_.is_stopping()) return refuse(refusal(503, "unavailable", "the server is about to stop"));
    Ticket socket_place;
    const auto admission = ground_.admit(
        Ticket::Kind::socket, counted_address(client_address(*request_, ground_.limits.trust_proxy)), socket_place);
    if (admission != Ground::Admission::fine) {
        ++ground_.sums.refused;
        return write(Ground::refusal_of(admission));
    }
    auto answer = asked_site();
    if (auto* response = std::get_if<HttpResponse>(&answer)) {
        socket_place.release();
        return write(std::move(*response));
    }
    begin_line(ground_, std::move(socket_), std::move(place_), std::move(socket_place), parser_->get(),
               std::move(std::get<Welcome>(answer)));
    end();
}

std::variant<HttpResponse, Welcome> HttpSession::asked_site() {
    try {
        return ground_.site.on_upgrade(*request_);
    } catch (...) {
        return broken();
    }
}

void HttpSession::write(HttpResponse response) {
    state_ = State::writing;
    if (ground_.is_stopping()) stays_open_ = false;
    for (const auto& [name, value] : ground_.limits.headers)
        if (response.header(name).empty()) response.headers.emplace_back(name, value);
    head_ = written_head(response, stays_open_);
    body_ = is_head_ || !has_body(response.status) ? std::string() : std::move(response.body);
    expect_within(ground_.limits.write + std::chrono::seconds(body_.size() / kSlowestOut));
    const std::array<asio::const_buffer, 2> buffers = {asio::buffer(head_), asio::buffer(body_)};
    asio::async_write(socket_, buffers, [self = shared_from_this()](error_code error, std::size_t size) {
        self->ground_.sums.bytes_out += size;
        if (self->state_ != State::writing) return;
        if (error) return self->end();
        self->on_written();
    });
}

void HttpSession::on_written() {
    std::string().swap(head_);  // their memory, too
    std::string().swap(body_);
    if (stays_open_) return wait_for_request();
    error_code ignored;
    std::ignore = socket_.shutdown(asio::socket_base::shutdown_send, ignored);
    state_ = State::dropping;
    expect_within(ground_.limits.farewell);
    drop_rest();
}

/// A socket that is closed with bytes unread resets the connection, and the client might not see the response.
void HttpSession::drop_rest() {
    buffer_.clear();
    socket_.async_read_some(buffer_.prepare(kReadAtOnceOfBodies),
                            [self = shared_from_this()](error_code error, std::size_t size) {
                                if (self->state_ != State::dropping) return;
                                self->dropped_ += size;
                                if (error || self->dropped_ > kMostDropped) return self->end();
                                self->drop_rest();
                            });
}

void HttpSession::expired() {
    if (!is_overdue(std::chrono::steady_clock::now())) return;
    if (state_ == State::answering) {
        slot_->forget();
        refuse(refusal(503, "unavailable", "the answer took too long"));
    } else if (state_ == State::waiting && parser_->got_some()) {
        socket_.cancel();
        refuse(refusal(408, "unavailable", "the request took too long"));
    } else {
        end();
    }
}

void HttpSession::leave() {
    if (state_ == State::waiting && !parser_->got_some()) end();
}

void HttpSession::end() {
    if (state_ == State::ended) return;
    state_ = State::ended;
    expect_nothing();
    if (slot_) slot_->forget();
    error_code ignored;
    std::ignore = socket_.close(ignored);
    place_.release();
    ground_.exit(*this);
}

}  // namespace

void begin_http(Ground& ground, Socket socket, Ticket place, std::string peer, std::optional<HttpResponse> refused) {
    const Strand strand = socket.get_executor();
    auto session = std::make_shared<HttpSession>(ground, std::move(socket), std::move(place), std::move(peer));
    asio::dispatch(strand, [session, refused = std::move(refused)]() mutable { session->begin(std::move(refused)); });
}

}  // namespace planitia::wire
