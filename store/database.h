/// A connection to the database of tables: the same SQL for SQLite and for PostgreSQL. Values are `$1`, `$2` … and never part of the text; truth is 0 or 1,
/// instants are milliseconds since 1970, JSON is text.
#pragma once
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace planitia::store {

/// The world failed: the disk is full, the database locked, the connection lost.
class Failed : public std::runtime_error {
    using runtime_error::runtime_error;
};

/// Another one was quicker: a row with that key is there already, or two transactions stood in each other's way.
class Clash : public Failed {
    using Failed::Failed;
};

using Blob = std::vector<std::byte>;
/// Text has no byte 0: PostgreSQL can not keep it.
using Value = std::variant<std::nullptr_t, std::int64_t, std::string, Blob>;
using Values = std::vector<Value>;

/// A value, or null where there is none.
template <class T>
Value value_of(const std::optional<T>& maybe) {
    return maybe ? Value(*maybe) : Value(nullptr);
}

/// A row of an answer, as long as it is being told. Columns count from 0.
class Row {
  public:
    virtual bool is_null(std::size_t column) const = 0;
    virtual std::int64_t number(std::size_t column) const = 0;
    virtual std::string text(std::size_t column) const = 0;
    virtual Blob blob(std::size_t column) const = 0;

    int small(std::size_t column) const { return static_cast<int>(number(column)); }
    bool truth(std::size_t column) const { return number(column) != 0; }
    std::optional<std::int64_t> maybe_number(std::size_t column) const;
    std::optional<std::string> maybe_text(std::size_t column) const;

  protected:
    ~Row() = default;
};

/// One connection, used by one thread at a time. After a loss it connects anew at the next call outside a transaction.
class Database {
  public:
    Database() = default;
    virtual ~Database() = default;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// How many rows were touched.
    virtual std::int64_t run(std::string_view sql, std::span<const Value> values) = 0;
    /// `row` hears of every row, and leaves the database alone meanwhile.
    virtual void query(std::string_view sql, std::span<const Value> values,
                       const std::function<void(const Row&)>& row) = 0;
    /// A transaction that writes.
    virtual void begin() = 0;
    /// A transaction that reads: everything in it is of one moment. It ends with `rollback`.
    virtual void begin_reading() = 0;
    /// Durable when it returns. When it throws, the transaction may have been done only if the connection was lost meanwhile.
    virtual void commit() = 0;
    /// Afterwards there is no transaction, whatever happened to it.
    virtual void rollback() noexcept = 0;
};

/// Rolls back unless it was committed.
class Transaction {
  public:
    enum class Kind : std::uint8_t { reading, writing };
    Transaction(Database& database, Kind kind);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

  private:
    Database& database_;
    bool is_open_ = true;
};

/// Where a database is.
struct Address {
    enum class Kind : std::uint8_t { sqlite, postgres } kind;
    std::string place;  ///< a file; or the whole address, as libpq reads it
};
/// `sqlite:games.db`, `postgres://…` or `postgresql://…`; nothing when it is none of these.
std::optional<Address> read_address(std::string_view text);

/// How long a connection waits.
struct Patience {
    std::chrono::milliseconds lock{5000};  ///< SQLite: for others who write
    std::chrono::milliseconds statement{
        10000};  ///< PostgreSQL: for a statement and the locks in it, and between two of a transaction
    std::chrono::seconds connecting{5};  ///< PostgreSQL
};

/// A connection keeps so many prepared statements, and then begins anew: insertions have a text for every number of rows.
inline constexpr std::size_t kMostPrepared = 200;

/// Throws Failed.
std::unique_ptr<Database> connect(const Address& address, const Patience& patience = {});

}  // namespace planitia::store
