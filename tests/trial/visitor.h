/// Somebody who asks a server one thing after the other, and waits for every answer.
#pragma once
#include <core/document.h>
#include <trial/scripted_player.h>
#include <wire/client.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace planitia::trial {

/// `{"ok":true,…}` or a refusal, over HTTP with its status.
struct Told {
    int status = 0;
    Document body;

    bool is_ok() const;
    /// Of the refusal; empty when it is none.
    std::string code() const;
    std::string text() const;
    std::string message() const;
};

class Visitor {
  public:
    /// Nobody that is known.
    explicit Visitor(std::uint16_t port) : port_(port) {}
    /// With a token.
    Visitor(std::uint16_t port, Guest guest) : port_(port), guest_(std::move(guest)) {}
    /// A new person.
    static Visitor named(std::uint16_t port, const std::string& name);

    const Guest& guest() const { return guest_; }
    std::string language = "en";
    wire::Headers headers = {};  ///< besides the token

    // Over HTTP.
    Told get(const std::string& target);
    Told post(const std::string& target, std::string_view body = "{}");
    /// A request of a table, with `do`.
    Told ask(const std::string& table, const Document& request);
    /// `state` of the table.
    Document state(const std::string& table);

    // Over a socket.
    void connect();
    bool is_connected() const { return socket_ != nullptr; }
    wire::SocketClient& socket() { return *socket_; }
    /// Sends a message with a new number, and waits for its reply. What else comes meanwhile is kept.
    Told say(const Document& request, milliseconds patience = std::chrono::seconds(10));
    /// Sends bytes as they are, and waits for the next reply whatever its number is.
    Told say_text(const std::string& text, milliseconds patience = std::chrono::seconds(10));
    /// The next message that has that member, also one that came before; none when there is none in time.
    std::optional<Document> await(std::string_view member, milliseconds patience = std::chrono::seconds(10));
    /// With what the server closes the socket; none when it does not in time.
    std::optional<int> await_close(milliseconds patience = std::chrono::seconds(10));

  private:
    wire::Headers all_headers() const;

    std::uint16_t port_;
    Guest guest_;
    std::unique_ptr<wire::SocketClient> socket_;
    std::vector<Document> kept_;
    int ids_ = 0;
};

}  // namespace planitia::trial
