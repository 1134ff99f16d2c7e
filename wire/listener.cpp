#include <wire/address.h>
#include <wire/listener.h>
#include <wire/sockets.h>

#include <algorithm>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <tuple>
#include <vector>

namespace planitia::wire {

namespace asio = boost::asio;
using boost::system::error_code;

namespace {

using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Strand>;
using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Strand>;

/// How long no connection is accepted after there was no descriptor or memory for one.
constexpr std::chrono::milliseconds kPause{100};

/// How often deadlines are looked at.
std::chrono::milliseconds sweep_time(const Limits& limits) {
    const auto least = std::min({limits.request, limits.answer, limits.write, limits.farewell});
    return std::clamp<std::chrono::milliseconds>(least / 8, std::chrono::milliseconds(10), std::chrono::seconds(1));
}

Acceptor bound_acceptor(const std::string& text, const Strand& strand) {
    const auto place = read_place(text);
    if (!place) throw std::invalid_argument("no address to listen on: " + text);
    const asio::ip::tcp::endpoint endpoint(asio::ip::make_address(place->address), place->port);
    try {
        Acceptor acceptor(strand, endpoint.protocol());
        acceptor.set_option(asio::socket_base::reuse_address(true));
        acceptor.bind(endpoint);
        acceptor.listen();
        return acceptor;
    } catch (const boost::system::system_error& failure) {
        throw std::system_error(failure.code(), "listening on " + text);
    }
}

std::string text_of(const asio::ip::address& address) {
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
    if (address.is_v6()) {  // without the name of the interface
        asio::ip::address_v6 plain = address.to_v6();
        plain.scope_id(0);
        return plain.to_string();
    }
    return address.to_string();
}

}  // namespace

class Listener::Works {
  public:
    Works(const std::string& address, std::size_t threads, Limits limits, Site& site)
        : ground_(std::move(limits), site),
          context_(static_cast<int>(threads)),
          strand_(asio::make_strand(context_)),
          acceptor_(bound_acceptor(address, strand_)),
          pause_(strand_),
          sweep_(strand_),
          number_of_threads_(std::max<std::size_t>(threads, 1)) {}
    ~Works() { stop(std::chrono::milliseconds(0), {}); }

    std::uint16_t port() const { return port_; }
    Figures figures() const { return ground_.figures(); }

    void start() {
        asio::post(strand_, [this] {
            accept();
            sweep();
        });
        for (std::size_t n = 0; n < number_of_threads_; ++n) threads_.emplace_back([this] { run(); });
    }

    void stop(std::chrono::milliseconds grace, std::string last_words) {
        if (has_stopped_) return;
        has_stopped_ = true;
        const Moment end = std::chrono::steady_clock::now() + grace;
        asio::post(strand_, [this] { close(); });
        ground_.say_goodbye(std::move(last_words));
        if (!threads_.empty()) {
            if (!ground_.wait_until_empty(end - std::min(grace / 5, kPause))) ground_.drop_all();
            ground_.wait_until_empty(Moment::max());
        }
        context_.stop();
        for (std::thread& thread : threads_) thread.join();
        // What was cancelled is told so, and who came in the last moment is sent away; nobody outside is called any more.
        ground_.drop_all();
        context_.restart();
        while (context_.poll() > 0) continue;
    }

  private:
    /// What is thrown, such as a lack of memory, costs the session in which it happened: its time runs out.
    void run() {
        while (true) {
            try {
                context_.run();
                return;
            } catch (...) {
                ++ground_.sums.failures;
            }
        }
    }

    void close() {
        error_code ignored;
        std::ignore = acceptor_.close(ignored);
        pause_.cancel();
        sweep_.cancel();
    }

    void accept() {
        if (!acceptor_.is_open()) return;
        acceptor_.async_accept(asio::make_strand(context_), [this](error_code error, Socket socket) {
            if (error) {
                on_accept_error(error);
            } else {
                ++ground_.sums.accepted;
                welcome(std::move(socket));
                accept();
            }
        });
    }

    void on_accept_error(error_code error) {
        if (error == asio::error::operation_aborted || !acceptor_.is_open()) return;
        ++ground_.sums.accept_errors;
        if (error == asio::error::connection_aborted) return accept();
        pause_.expires_after(kPause);
        pause_.async_wait([this](error_code) { accept(); });
    }

    void welcome(Socket socket) {
        error_code error;
        const auto endpoint = socket.remote_endpoint(error);
        if (error) return;  // it has gone already
        std::ignore = socket.set_option(asio::ip::tcp::no_delay(true), error);
        std::ignore =
            socket.set_option(asio::socket_base::send_buffer_size(static_cast<int>(ground_.limits.send_buffer)), error);
        std::string peer = text_of(endpoint.address());
        Ticket place;
        std::optional<HttpResponse> refused;
        const auto admission = ground_.admit(Ticket::Kind::connection, counted_address(peer), place);
        if (admission != Ground::Admission::fine) {
            if (ground_.admit(Ticket::Kind::refused, {}, place) != Ground::Admission::fine) return;
            refused = Ground::refusal_of(admission);
        }
        begin_http(ground_, std::move(socket), std::move(place), std::move(peer), std::move(refused));
    }

    void sweep() {
        if (!acceptor_.is_open()) return;
        sweep_.expires_after(sweep_time(ground_.limits));
        sweep_.async_wait([this](error_code error) {
            if (error) return;
            ground_.sweep(std::chrono::steady_clock::now());
            sweep();
        });
    }

    Ground ground_;  // outlives every session, and so what is left in the context
    asio::io_context context_;
    asio::executor_work_guard<asio::io_context::executor_type> work_{context_.get_executor()};
    Strand strand_;
    Acceptor acceptor_;
    Timer pause_;
    Timer sweep_;
    std::uint16_t port_ = acceptor_.local_endpoint().port();
    std::size_t number_of_threads_;
    std::vector<std::thread> threads_;
    bool has_stopped_ = false;
};

Listener::Listener(const std::string& address, std::size_t threads, Limits limits, Site& site)
    : works_(std::make_unique<Works>(address, threads, std::move(limits), site)) {}
Listener::~Listener() = default;
std::uint16_t Listener::port() const { return works_->port(); }
void Listener::start() { works_->start(); }
void Listener::stop(std::chrono::milliseconds grace, std::string last_words) {
    works_->stop(grace, std::move(last_words));
}
Figures Listener::figures() const { return works_->figures(); }

}  // namespace planitia::wire
