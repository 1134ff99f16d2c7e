#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <wire/client.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <utility>

namespace planitia::wire {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// The example of RFC 6455 and what it is answered with: a client that keeps nothing secret needs no other.
constexpr std::string_view kKey = "dGhlIHNhbXBsZSBub25jZQ==";
constexpr std::string_view kAccept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";
constexpr int kWentSilently = 1006;
constexpr int kNoCode = 1005;

int left_of(steady_clock::time_point until) {
    const auto left = std::chrono::ceil<milliseconds>(until - steady_clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1'000'000));
}

/// Whether the descriptor can be read or written in time.
bool wait_for(int handle, short what, steady_clock::time_point until) {
    pollfd asked{.fd = handle, .events = what, .revents = 0};
    while (true) {
        const int answer = poll(&asked, 1, left_of(until));
        if (answer > 0) return true;
        if (answer == 0) return false;
        if (errno != EINTR) throw ClientFailed(std::string("poll: ") + std::strerror(errno));
    }
}

std::string lower_case(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

std::string_view without_spaces(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

std::size_t number_of(std::string_view text, int base) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (error != std::errc{} || end == text.data()) throw ClientFailed("no number: " + std::string(text));
    return number;
}

/// What of a response comes next, taken off the bytes that have come.
class Reader {
  public:
    Reader(Connection& connection, std::string& unread, milliseconds patience)
        : connection_(connection), unread_(unread), until_(steady_clock::now() + patience) {}

    std::string line() {
        std::size_t end = 0;
        while ((end = unread_.find("\r\n")) == std::string::npos) more();
        std::string result = unread_.substr(0, end);
        unread_.erase(0, end + 2);
        return result;
    }
    std::string bytes(std::size_t size) {
        while (unread_.size() < size) more();
        std::string result = unread_.substr(0, size);
        unread_.erase(0, size);
        return result;
    }
    std::string rest() {
        while (!connection_.is_at_end()) connection_.read(unread_, milliseconds(left_of(until_)));
        return std::exchange(unread_, {});
    }

  private:
    void more() {
        if (!connection_.read(unread_, milliseconds(left_of(until_)))) throw ClientFailed("no answer in time");
        if (connection_.is_at_end()) throw ClientFailed("the connection was closed in the middle of an answer");
    }

    Connection& connection_;
    std::string& unread_;
    steady_clock::time_point until_;
};

std::string chunks(Reader& reader) {
    std::string body;
    while (const std::size_t size = number_of(reader.line(), 16)) {
        body += reader.bytes(size);
        reader.bytes(2);
    }
    while (!reader.line().empty()) continue;
    return body;
}

void append(std::string& message, const Headers& headers) {
    for (const auto& [name, value] : headers) message += name + ": " + value + "\r\n";
}

std::string host_of(const std::string& address, std::uint16_t port) {
    const bool is_v6 = address.find(':') != std::string::npos;
    return (is_v6 ? "[" + address + "]" : address) + ":" + std::to_string(port);
}

bool names_host(const Headers& headers) {
    return std::any_of(headers.begin(), headers.end(),
                       [](const auto& each) { return lower_case(each.first) == "host"; });
}

int connected(const std::string& address, std::uint16_t port) {
    sockaddr_storage storage{};
    socklen_t size = 0;
    auto* v4 = reinterpret_cast<sockaddr_in*>(&storage);
    auto* v6 = reinterpret_cast<sockaddr_in6*>(&storage);
    if (inet_pton(AF_INET, address.c_str(), &v4->sin_addr) == 1) {
        v4->sin_family = AF_INET;
        v4->sin_port = htons(port);
        size = sizeof *v4;
    } else if (inet_pton(AF_INET6, address.c_str(), &v6->sin6_addr) == 1) {
        v6->sin6_family = AF_INET6;
        v6->sin6_port = htons(port);
        size = sizeof *v6;
    } else {
        throw ClientFailed("no address: " + address);
    }
    const int handle = socket(storage.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (handle < 0) throw ClientFailed(std::string("socket: ") + std::strerror(errno));
    if (connect(handle, reinterpret_cast<const sockaddr*>(&storage), size) != 0) {
        const int error = errno;
        ::close(handle);
        throw ClientFailed(std::string("connect: ") + std::strerror(error));
    }
    const int yes = 1;
    setsockopt(handle, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return handle;
}

}  // namespace

Connection::Connection(const std::string& address, std::uint16_t port) : handle_(connected(address, port)) {}

Connection::~Connection() {
    if (handle_ >= 0) ::close(handle_);
}

Connection::Connection(Connection&& other) noexcept
    : handle_(std::exchange(other.handle_, -1)), is_at_end_(other.is_at_end_) {}

Connection& Connection::operator=(Connection&& other) noexcept {
    std::swap(handle_, other.handle_);
    std::swap(is_at_end_, other.is_at_end_);
    return *this;
}

void Connection::write(std::string_view bytes, milliseconds patience) {
    const auto until = steady_clock::now() + patience;
    while (!bytes.empty()) {
        if (!wait_for(handle_, POLLOUT, until)) throw ClientFailed("the other end does not read");
        const ssize_t written = ::send(handle_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (written < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        if (written < 0) throw ClientFailed(std::string("send: ") + std::strerror(errno));
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

bool Connection::read(std::string& buffer, milliseconds patience) {
    if (is_at_end_) return true;
    if (!wait_for(handle_, POLLIN, steady_clock::now() + patience)) return false;
    std::array<char, 16 * 1024> bytes;  // NOLINT: filled by the system
    const ssize_t size = recv(handle_, bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (size < 0 && (errno == EAGAIN || errno == EINTR)) return false;
    if (size <= 0)
        is_at_end_ = true;  // also when it was reset
    else
        buffer.append(bytes.data(), static_cast<std::size_t>(size));
    return true;
}

std::string Connection::read_all(milliseconds patience) {
    const auto until = steady_clock::now() + patience;
    std::string result;
    while (!is_at_end_ && left_of(until) > 0) read(result, milliseconds(left_of(until)));
    return result;
}

void Connection::finish() { shutdown(handle_, SHUT_WR); }

void Connection::read_slowly(int bytes) { setsockopt(handle_, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes); }

HttpResponse read_response(Connection& connection, std::string& unread, bool is_head, milliseconds patience) {
    Reader reader(connection, unread, patience);
    HttpResponse response{.status = 100, .content_type = {}};
    while (response.status == 100) {
        const std::string status = reader.line();
        if (!status.starts_with("HTTP/1.1 ") || status.size() < 12) throw ClientFailed("no HTTP: " + status);
        response.status = static_cast<int>(number_of(std::string_view(status).substr(9, 3), 10));
        response.headers.clear();
        for (std::string line = reader.line(); !line.empty(); line = reader.line()) {
            const std::size_t colon = std::min(line.find(':'), line.size() - 1);
            response.headers.emplace_back(lower_case(std::string_view(line).substr(0, colon)),
                                          without_spaces(std::string_view(line).substr(colon + 1)));
        }
    }
    response.content_type = response.header("content-type");
    if (is_head || !has_body(response.status)) return response;
    const std::string_view length = response.header("content-length");
    if (response.header("transfer-encoding") == "chunked")
        response.body = chunks(reader);
    else if (!length.empty())
        response.body = reader.bytes(number_of(length, 10));
    else
        response.body = reader.rest();
    return response;
}

HttpResponse HttpClient::request(std::string_view method, std::string_view target, std::string_view body,
                                 const Headers& more) {
    std::string message = std::string(method) + ' ' + std::string(target) + " HTTP/1.1\r\n";
    if (!names_host(headers) && !names_host(more)) message += "Host: " + host_of(address_, port_) + "\r\n";
    append(message, headers);
    append(message, more);
    std::string kept;
    for (const auto& [name, value] : cookies) kept += (kept.empty() ? "" : "; ") + name + "=" + value;
    if (!kept.empty()) message += "Cookie: " + kept + "\r\n";
    if (!body.empty() || method == "POST" || method == "PUT" || method == "PATCH")
        message += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    message += "\r\n";
    message += body;
    HttpResponse response = ask(message, method == "HEAD");
    for (const auto& [name, value] : response.headers) {
        if (name != "set-cookie") continue;
        const std::string_view pair = std::string_view(value).substr(0, value.find(';'));
        const std::size_t equals = std::min(pair.find('='), pair.size());
        const std::string key(pair.substr(0, equals));
        if (value.find("Max-Age=0") != std::string::npos)
            cookies.erase(key);
        else
            cookies[key] = pair.substr(std::min(equals + 1, pair.size()));
    }
    return response;
}

/// Over the connection that is open, if it still is.
HttpResponse HttpClient::ask(const std::string& message, bool is_head) {
    if (connection_ && (!unread_.empty() || (connection_->read(unread_, milliseconds(0)) && connection_->is_at_end())))
        connection_.reset();
    if (!connection_) {
        unread_.clear();
        connection_.emplace(address_, port_);
    }
    try {
        connection_->write(message, patience);
    } catch (const ClientFailed&) {  // it may have said why it does not read
        if (!connection_->read(unread_, patience)) throw;
    }
    try {
        HttpResponse response = read_response(*connection_, unread_, is_head, patience);
        if (lower_case(response.header("connection")) == "close") connection_.reset();
        return response;
    } catch (const ClientFailed&) {
        connection_.reset();
        throw;
    }
}

SocketClient::SocketClient(const std::string& address, std::uint16_t port, std::string_view target,
                           const Headers& headers)
    : connection_(address, port) {
    std::string message = "GET " + std::string(target) + " HTTP/1.1\r\n";
    if (!names_host(headers)) message += "Host: " + host_of(address, port) + "\r\n";
    append(message, headers);
    append(message, {{"Connection", "Upgrade"},
                     {"Upgrade", "websocket"},
                     {"Sec-WebSocket-Version", "13"},
                     {"Sec-WebSocket-Protocol", "planitia.1"},
                     {"Sec-WebSocket-Key", std::string(kKey)}});
    connection_.write(message + "\r\n");
    HttpResponse response = read_response(connection_, unread_, false, std::chrono::seconds(10));
    if (response.status != 101) throw UpgradeRefused(std::move(response));
    if (response.header("sec-websocket-accept") != kAccept) throw ClientFailed("a WebSocket for somebody else");
    subprotocol_ = response.header("sec-websocket-protocol");
}

void SocketClient::send_frame(Opcode opcode, std::string_view payload, bool is_last) {
    std::string frame(1, static_cast<char>((is_last ? 0x80 : 0) | static_cast<int>(opcode)));
    const auto put = [&](int bytes) {
        for (int n = bytes - 1; n >= 0; --n) frame += static_cast<char>(payload.size() >> (8 * n) & 0xff);
    };
    if (payload.size() < 126) {
        frame += static_cast<char>(0x80 | payload.size());
    } else if (payload.size() < 0x10000) {
        frame += static_cast<char>(0x80 | 126);
        put(2);
    } else {
        frame += static_cast<char>(0x80 | 127);
        put(8);
    }
    constexpr std::string_view kMask = "plan";  // masks are there for proxies, of which there are none
    frame += kMask;
    for (std::size_t n = 0; n < payload.size(); ++n) frame += static_cast<char>(payload[n] ^ kMask[n % kMask.size()]);
    connection_.write(frame);
}

/// Hears one frame, if it has come whole.
bool SocketClient::hear_frame() {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(unread_[at]); };
    if (unread_.size() < 2) return false;
    std::size_t size = byte(1) & 0x7f;
    std::size_t begin = 2;
    if (size >= 126) {
        const std::size_t bytes = size == 126 ? 2 : 8;
        if (unread_.size() < 2 + bytes) return false;
        size = 0;
        for (std::size_t n = 0; n < bytes; ++n) size = size << 8 | byte(2 + n);
        begin += bytes;
    }
    if (unread_.size() - begin < size) return false;
    const bool is_last = (byte(0) & 0x80) != 0;
    const auto opcode = static_cast<Opcode>(byte(0) & 0x0f);
    std::string payload = unread_.substr(begin, size);
    unread_.erase(0, begin + size);
    if (unread_.empty()) unread_.shrink_to_fit();  // load runs have many of these
    hear(opcode, std::move(payload), is_last);
    return true;
}

void SocketClient::hear(Opcode opcode, std::string payload, bool is_last) {
    switch (opcode) {
        case Opcode::more:
        case Opcode::text:
        case Opcode::binary:
            part_ += payload;
            if (is_last) whole_ = std::exchange(part_, {});
            return;
        case Opcode::ping:
            ++pings_;
            if (answers_pings) send_frame(Opcode::pong, payload);
            return;
        case Opcode::pong: return;
        case Opcode::close:
            code_ = kNoCode;
            if (payload.size() >= 2)
                code_ = static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
            reason_ = payload.substr(std::min<std::size_t>(2, payload.size()));
            try {
                if (!std::exchange(has_said_goodbye_, true)) send_frame(Opcode::close, payload.substr(0, 2));
            } catch (const ClientFailed&) {
                return;  // it does not wait for that
            }
            connection_.finish();
    }
}

std::optional<std::string> SocketClient::receive(milliseconds patience) {
    const auto until = steady_clock::now() + patience;
    while (!code_) {
        while (!whole_ && !code_ && hear_frame()) continue;
        if (whole_) return std::exchange(whole_, {});
        if (code_) break;
        if (!connection_.read(unread_, milliseconds(left_of(until))) && left_of(until) == 0) return {};
        if (connection_.is_at_end() && !hear_frame()) code_ = kWentSilently;
        if (whole_) return std::exchange(whole_, {});
    }
    return {};
}

void SocketClient::close(int code, milliseconds patience) {
    if (!has_said_goodbye_ && !code_) {
        has_said_goodbye_ = true;
        send_frame(Opcode::close, std::string{static_cast<char>(code >> 8), static_cast<char>(code & 0xff)});
    }
    const auto until = steady_clock::now() + patience;
    while (!code_ && left_of(until) > 0) receive(milliseconds(left_of(until)));
}

}  // namespace planitia::wire
