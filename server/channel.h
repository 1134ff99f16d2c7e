/// What is said over one socket: docs/server.md, "The socket".
#pragma once
#include <house/house.h>
#include <server/gauges.h>
#include <server/limits.h>
#include <wire/line.h>

#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::server {

/// What every channel works with.
struct Hall {
    house::House& house;
    HouseLimits& limits;
    const RateLimits& rates;
    Gauges& gauges;
    std::string build;
};

class Channel : public wire::LineHandler, public std::enable_shared_from_this<Channel> {
  public:
    Channel(Hall& hall, std::shared_ptr<wire::Line> line);

    /// Says hello, and finds out whose token it is; what is asked meanwhile waits. Without a token it is nobody's.
    void begin(std::optional<std::string> token);
    /// What may be asked of a socket itself, besides what may be asked of a table: the values of `do`.
    static std::vector<std::string_view> requests();
    void on_text(std::string text) override;
    void on_ready() override;
    void on_closed() override;

  private:
    class Ear;
    struct Command;
    static std::span<const Command> commands();
    /// A table that is listened to.
    struct Watched {
        std::shared_ptr<house::LiveTable> table;
        std::shared_ptr<Ear> ear;
    };

    void know(std::optional<store::Person> person, bool is_wrong);
    void hear(const std::string& text);
    void obey(const std::string& id, const Document& request);
    void pong(const std::string& id, const Document& request);
    void watch_mine(const std::string& id, const Document& request);
    void watch_lobby(const std::string& id, const Document& request);
    void watch(const std::string& id, const Document& request);
    /// Of that person; of nobody: the lobby.
    void watch_list(const std::string& person);
    void unwatch(const std::string& id, const Document& request);
    void stop_watching(const std::string& table);
    /// Whether it may be done now; else it has been refused.
    bool is_slow_enough(const std::string& id, std::string_view what);
    house::Reply reply_to(std::string id, std::string what);
    void reply(const std::string& id, const Document& told);
    void refuse(const std::string& id, const Refusal& refusal);

    Hall& hall_;
    const std::shared_ptr<wire::Line> line_;

    std::mutex mutex_;
    SocketLimits limits_;
    house::Asker asker_;
    bool is_known_ = false;  ///< who it is, or that it is nobody
    bool is_closed_ = false;
    std::deque<std::string> waiting_;  ///< until then
    std::map<std::string, Watched> watched_;
    std::shared_ptr<Ear> mine_;  ///< lists of tables
    std::shared_ptr<Ear> lobby_;
};

}  // namespace planitia::server
