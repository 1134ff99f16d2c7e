/// A player that knows nothing but the protocol: it follows a table over a socket that may break at any moment, answers at random, and
/// remembers what was acknowledged. It never waits: it is asked to go on whenever something has come or its time is up.
#pragma once
#include <core/document.h>
#include <core/rng.h>
#include <trial/chooser.h>
#include <trial/mirror.h>
#include <trial/server_process.h>
#include <wire/client.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace planitia::trial {

/// Somebody with a token; without one they look on.
struct Guest {
    std::string person;
    std::string token;
    std::string name;
};

/// The port of a server to try next; it may be down.
using Door = std::function<std::uint16_t(Rng& rng)>;

class ScriptedPlayer {
  public:
    struct Part {
        Guest guest;
        std::string table;
        std::string language = "en";
        Manner manner = {};
        std::uint64_t seed = 0;
    };
    ScriptedPlayer(Part part, Door door);

    /// Does what can be done now.
    void go_on(Moment now);
    /// Closes its socket.
    void leave() { socket_.reset(); }
    /// To be polled; -1 while there is no socket.
    int handle() const { return socket_ ? socket_->connection().handle() : -1; }
    /// When it wants to go on even if nothing comes.
    Moment next_at() const;

    const Part& part() const { return part_; }
    const Mirror& mirror() const { return mirror_; }
    /// It has seen the end, and every line.
    bool is_done() const { return mirror_.is_over() && !mirror_.wants_lines() && !pending_; }

    /// Options of its answers that were acknowledged and not taken back, in their order.
    const std::vector<Document>& chosen() const { return chosen_; }
    /// Texts that it said and that were acknowledged.
    const std::vector<std::string>& said() const { return said_; }
    /// What a server must never do.
    const std::vector<std::string>& complaints() const { return complaints_; }

    struct Figures {
        int acks = 0, backs = 0, commits = 0;
        int connections = 0, resent = 0, repeated_by_server = 0;
        int gaps = 0;         ///< changes that were against something else
        int missed = 0;       ///< what was acknowledged and not shown within seconds
        int unavailable = 0;  ///< refusals
        int troubles = 0;     ///< messages
        int wholes = 0, changes = 0;
    };
    const Figures& figures() const { return figures_; }
    /// For whoever wonders why it waits.
    std::string about() const;

  private:
    /// A request that changes something; there is at most one.
    struct Pending {
        std::string id;
        Document request;
        std::string ask;
        std::optional<Moment> sent = {};  ///< over this socket
        int times = 0;
    };

    void connect(Moment now);
    void lose(Moment now);
    void send(const Document& message);
    void watch(bool has_nothing = false);
    void hear(const std::string& text, Moment now);
    void hear_reply(const Document& message, Moment now);
    void take_ack(const Document& message);
    void take_refusal(const Document& error, Moment now);
    void decide(Moment now);
    void begin(Document request, Moment now);
    void complain(const std::string& what);
    std::string next_id();

    const Part part_;
    const Door door_;
    Rng rng_;
    Mirror mirror_;
    std::unique_ptr<wire::SocketClient> socket_;
    Moment connects_at_{};
    Moment heard_at_{};
    Moment pings_at_{};
    Moment acts_at_{};
    Moment watches_at_ = Moment::max();  ///< again, as it was not possible
    std::string watch_id_;
    int failures_ = 0;  ///< to connect, one after the other
    std::optional<Pending> pending_;
    std::string late_id_;   ///< of the last request that came too late
    std::string used_ask_;  ///< acknowledged: the next question is another one
    Moment used_at_{};
    std::string resting_ask_;  ///< at which it waits for what happens by itself
    bool asks_lines_ = false;
    bool reloads_ = false;  ///< waits for the whole state, to compare it with what it has
    std::uint64_t ids_ = 0;
    std::vector<Document> chosen_;
    std::vector<std::string> said_;
    std::vector<std::string> complaints_;
    Figures figures_;
};

}  // namespace planitia::trial
