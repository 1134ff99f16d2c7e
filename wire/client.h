/// Clients that wait for their answers: for tests, load runs and scripts. Each is used by one thread at a time.
#pragma once
#include <wire/http.h>

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace planitia::wire {

/// The other end is not there, does not answer in time, or says what can not be understood.
class ClientFailed : public std::runtime_error {
    using runtime_error::runtime_error;
};

/// A plain connection: bytes out, bytes in.
class Connection {
  public:
    Connection(const std::string& address, std::uint16_t port);
    ~Connection();
    Connection(Connection&& other) noexcept;
    Connection& operator=(Connection&& other) noexcept;

    void write(std::string_view bytes, std::chrono::milliseconds patience = std::chrono::seconds(10));
    /// Adds what has come to `buffer`, waiting for something. False when nothing came in time.
    bool read(std::string& buffer, std::chrono::milliseconds patience = std::chrono::seconds(10));
    /// All until the other end closes; what came so far when that does not happen in time.
    std::string read_all(std::chrono::milliseconds patience = std::chrono::seconds(10));
    /// The other end has closed; known after a read.
    bool is_at_end() const { return is_at_end_; }
    /// Says that nothing more will be sent.
    void finish();
    /// Asks the system to keep few bytes that were not read.
    void read_slowly(int bytes);
    /// The descriptor, for poll.
    int handle() const { return handle_; }

  private:
    int handle_ = -1;
    bool is_at_end_ = false;
};

/// Speaks HTTP over one connection, which it opens again when it was closed. Keeps cookies.
class HttpClient {
  public:
    HttpClient(std::string address, std::uint16_t port) : address_(std::move(address)), port_(port) {}

    /// Sent with every request, besides Host, Content-Length and the cookies.
    Headers headers = {};
    std::map<std::string, std::string> cookies = {};
    std::chrono::milliseconds patience = std::chrono::seconds(10);

    /// The target is the path with the query, as it is sent. Names of headers in the response are in lower case.
    HttpResponse request(std::string_view method, std::string_view target, std::string_view body = {},
                         const Headers& more = {});
    HttpResponse get(std::string_view target) { return request("GET", target); }
    HttpResponse post(std::string_view target, std::string_view body) {
        return request("POST", target, body, {{"Content-Type", "application/json"}});
    }
    const std::string& address() const { return address_; }
    std::uint16_t port() const { return port_; }

  private:
    HttpResponse ask(const std::string& message, bool is_head);

    std::string address_;
    std::uint16_t port_;
    std::optional<Connection> connection_;
    std::string unread_;
};

/// Reads one response off the connection; `unread` holds bytes that came and belong to what follows.
HttpResponse read_response(Connection& connection, std::string& unread, bool is_head,
                           std::chrono::milliseconds patience);

/// The server did not want a WebSocket; `response` says why.
class UpgradeRefused : public ClientFailed {
  public:
    explicit UpgradeRefused(HttpResponse why)
        : ClientFailed("no WebSocket: " + std::to_string(why.status)), response(std::move(why)) {}
    HttpResponse response;
};

/// What a WebSocket frame is.
enum class Opcode : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

/// A WebSocket.
class SocketClient {
  public:
    /// Offers the subprotocol planitia.1. Throws UpgradeRefused.
    SocketClient(const std::string& address, std::uint16_t port, std::string_view target, const Headers& headers = {});

    void send(std::string_view text) { send_frame(Opcode::text, text); }
    /// A frame as it is, for tests.
    void send_frame(Opcode opcode, std::string_view payload, bool is_last = true);
    /// The next text; nothing when none came in time or the line is closed. Pings are answered meanwhile.
    std::optional<std::string> receive(std::chrono::milliseconds patience = std::chrono::seconds(10));
    /// Says goodbye and waits for the answer.
    void close(int code = 1000, std::chrono::milliseconds patience = std::chrono::seconds(10));

    bool is_open() const { return !code_; }
    /// With what the other end closed; 1006 when it went without a word.
    std::optional<int> close_code() const { return code_; }
    const std::string& close_reason() const { return reason_; }
    /// The subprotocol that was agreed on, or empty.
    const std::string& subprotocol() const { return subprotocol_; }
    bool answers_pings = true;
    int pings() const { return pings_; }  ///< heard so far
    Connection& connection() { return connection_; }

  private:
    bool hear_frame();
    void hear(Opcode opcode, std::string payload, bool is_last);

    Connection connection_;
    std::string unread_;
    std::string part_;  ///< of a text that has not come whole
    std::optional<std::string> whole_;
    std::optional<int> code_;
    std::string reason_;
    std::string subprotocol_;
    int pings_ = 0;
    bool has_said_goodbye_ = false;
};

}  // namespace planitia::wire
