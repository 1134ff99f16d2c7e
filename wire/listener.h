/// Listens on an address, speaks HTTP and WebSocket, and asks a site what to say.
#pragma once
#include <wire/site.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace planitia::wire {

/// How much a client may take. Sizes are in bytes.
struct Limits {
    std::size_t header = 16 * 1024;                         ///< of a request; more is 431
    std::size_t body = 64 * 1024;                           ///< more is 413
    std::size_t large_body = std::size_t{8} * 1024 * 1024;  ///< for requests to `large_paths`
    std::vector<std::string> large_paths = {};              ///< exact paths
    std::size_t message = 64 * 1024;                        ///< of a WebSocket; more is closed with 1009
    std::size_t waiting = 64;                               ///< texts that wait to be sent; more is closed with 1013
    std::size_t sockets = 20'000;                           ///< WebSockets in all; more is 503
    std::size_t sockets_per_address = 60;                   ///< more is 429
    std::size_t connections = 24'000;                       ///< of any kind, in all; more is 503
    std::size_t connections_per_address = 240;              ///< more is 429; not counted behind a trusted proxy
    std::size_t send_buffer = 128 * 1024;                   ///< what the system keeps for a reader that does not read
    Headers headers = {};                                   ///< of every response that has no other of the name
    bool trust_proxy = false;                               ///< X-Forwarded-For says whose sockets are counted
    std::chrono::milliseconds idle{60'000};  ///< a WebSocket that is silent so long is dropped; pings keep it awake
    std::chrono::milliseconds request{
        30'000};  ///< for a request to arrive, and between two of them; large ones get more
    std::chrono::milliseconds answer{60'000};   ///< for the site to answer; then 503
    std::chrono::milliseconds write{30'000};    ///< for one message or response to be taken
    std::chrono::milliseconds farewell{5'000};  ///< for the other end to answer a close
};

/// What has happened since the start, and what is open now.
struct Figures {
    std::size_t connections = 0;  ///< open now, WebSockets among them
    std::size_t sockets = 0;      ///< open now
    std::uint64_t accepted = 0;
    std::uint64_t accept_errors = 0;
    std::uint64_t failures = 0;  ///< of the wire itself, such as a lack of memory; each costs a connection
    std::uint64_t requests = 0;  ///< that were read whole, wishes for WebSockets among them
    std::uint64_t refused = 0;   ///< by the wire itself: too large, too many, too slow, not HTTP
    std::uint64_t texts_in = 0;
    std::uint64_t texts_out = 0;
    std::uint64_t bytes_out = 0;  ///< of responses and texts
};

class Listener {
  public:
    /// Binds the address (127.0.0.1:8080; [::1]:0 lets the system choose the port). Throws std::system_error when it can not be had, and
    /// std::invalid_argument when it is none. The site must outlive the listener.
    Listener(const std::string& address, std::size_t threads, Limits limits, Site& site);
    /// Stops without grace unless it was stopped.
    ~Listener();
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    std::uint16_t port() const;
    /// Begins to accept. Called once.
    void start();
    /// Accepts no more, lets requests under way finish, sends the last words as a text over every line (none when empty), closes them
    /// with 1012, and returns when all is closed, at the latest after the grace. Nobody is called afterwards.
    void stop(std::chrono::milliseconds grace, std::string last_words);
    Figures figures() const;

  private:
    class Works;
    std::unique_ptr<Works> works_;
};

}  // namespace planitia::wire
