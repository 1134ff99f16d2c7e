/// A line to a PostgreSQL server. Nothing waits for ever on it: a server that does not answer in time counts as lost.
#pragma once
#include <store/database.h>

#include <chrono>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

struct pg_conn;
struct pg_result;

namespace planitia::store {

class PostgresLine {
  public:
    struct Clear {
        void operator()(pg_result* result) const;
    };
    using Answer = std::unique_ptr<pg_result, Clear>;

    /// Throws Failed.
    PostgresLine(const std::string& address, const Patience& patience);

    /// Statements are prepared once. Throws Failed, or Clash.
    Answer run(const std::string& sql, std::span<const Value> values);
    /// What was notified since.
    void hear(const std::function<void(std::string_view payload)>& heard);
    /// To be polled for what comes in.
    int socket() const;
    /// Nothing more comes over it. An idle line may have been closed by the server: this looks.
    bool is_lost();

  private:
    struct Close {
        void operator()(pg_conn* connection) const;
    };

    std::string prepare(const std::string& sql);
    Answer await();
    void wait(short events, std::chrono::steady_clock::time_point until);
    [[noreturn]] void lose(const std::string& why);
    [[noreturn]] void fail() const;

    Patience patience_;
    std::unique_ptr<pg_conn, Close> connection_;
    std::unordered_map<std::string, std::string> prepared_;  ///< by their text
    bool is_lost_ = false;
};

}  // namespace planitia::store
