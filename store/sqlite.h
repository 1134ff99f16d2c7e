/// A database in a file, by SQLite.
#pragma once
#include <store/database.h>

#include <chrono>
#include <memory>
#include <string>
#include <unordered_map>

struct sqlite3;
struct sqlite3_stmt;

namespace planitia::store {

class Sqlite final : public Database {
  public:
    enum class Opening : std::uint8_t {
        served,   ///< made where it is missing, and set up for many readers and full durability
        plain,    ///< made where it is missing, left as it is
        existing  ///< it has to be there, and is only read
    };
    Sqlite(std::string file, Opening opening, const Patience& patience);

    std::int64_t run(std::string_view sql, std::span<const Value> values) override;
    void query(std::string_view sql, std::span<const Value> values,
               const std::function<void(const Row&)>& row) override;
    void begin() override;
    void begin_reading() override;
    void commit() override;
    void rollback() noexcept override;

    /// Everything that the other one has takes the place of everything here, in one transaction.
    void copy_from(Sqlite& other);

  private:
    struct Close {
        void operator()(sqlite3* connection) const;
        void operator()(sqlite3_stmt* statement) const;
    };
    using Prepared = std::unique_ptr<sqlite3_stmt, Close>;
    struct TextHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };

    /// Writes are appended to a log (WAL), beside which others read.
    void use_log();
    sqlite3_stmt* prepare(std::string_view sql);
    void bind(sqlite3_stmt* statement, std::span<const Value> values);
    void run(std::string_view sql) { run(sql, {}); }
    [[noreturn]] void fail(int code) const;
    /// SQLite asks whether to try again, and how often it has asked before.
    static int wait(void* sqlite, int times);

    std::string file_;
    std::chrono::milliseconds patience_;
    std::chrono::steady_clock::time_point waiting_since_;
    std::unique_ptr<sqlite3, Close> connection_;
    std::unordered_map<std::string, Prepared, TextHash, std::equal_to<>> prepared_;  ///< goes before the connection
};

}  // namespace planitia::store
