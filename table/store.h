/// Where tables are kept: append what was chosen, read it again.
#pragma once
#include <core/result.h>
#include <game/refusal.h>
#include <table/seat.h>
#include <table/stored.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace planitia::table {

/// What stands in the way of reading a table.
enum class Trouble : std::uint8_t {
    none,
    folder,
    no_file,    ///< a pipe, a socket, a device
    no_access,  ///< it is there, and can not be read
    broken      ///< it is no table, or a part of one
};

/// What a list of tables shows of one.
struct Summary {
    std::string table;                ///< its name in the store
    Trouble trouble = Trouble::none;  ///< else nothing is known but the name, and to load it says more
    std::string game;
    std::vector<Seat> seats;
    std::size_t choices = 0;  ///< with those that are drafted
    bool is_over = false;

    bool is_readable() const { return trouble == Trouble::none; }
};

/// A store does a thing wholly or not at all; what it says is done is durable. A table has one writer: the store that has created or opened it,
/// until it is closed. Steps are appended by number: of two that play the same table by one store, the second to append is refused
/// (`played-elsewhere`) until it opens the table again, so that nobody's answers are lost.
class Store {
  public:
    virtual ~Store() = default;
    virtual Result<Done, Refusal> create(const std::string& table, const StoredTable& stored) = 0;
    /// As `load`, for one who goes on with it. Refused (`played-elsewhere`) while another store has it open.
    virtual Result<StoredTable, Refusal> open(const std::string& table) = 0;
    /// Once for every time that it was created or opened.
    virtual void close(const std::string& table) = 0;
    /// The table is open. `number`: the steps that the caller has seen, those it opened (`StoredTable::steps`) and appended; none when it has just begun.
    virtual Result<Done, Refusal> append(const std::string& table, std::size_t number, const Step& step) = 0;
    /// Looks at a table, whoever plays it.
    virtual Result<StoredTable, Refusal> load(const std::string& table) = 0;
    /// The one played last first.
    virtual std::vector<Summary> list() = 0;
};

}  // namespace planitia::table
