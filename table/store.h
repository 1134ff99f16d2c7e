/// Where tables are kept: append what was chosen, read it again.
#pragma once
#include <core/result.h>
#include <game/refusal.h>
#include <table/seat.h>
#include <table/stored.h>

#include <cstddef>
#include <string>
#include <vector>

namespace planitia::table {

/// What a list of tables shows of one.
struct Summary {
    std::string table;        ///< its name in the store
    bool is_readable = true;  ///< else to load it says what is wrong, and nothing else is known
    std::string game;
    std::vector<Seat> seats;
    std::size_t choices = 0;  ///< with those that are drafted
    bool is_over = false;
};

/// A store does a thing wholly or not at all; what it says is done is durable. Steps are appended by number: of two that play the same
/// table, the second to append is refused (`not-stored`) until it loads the table again, so that nobody's answers are lost.
class Store {
  public:
    virtual ~Store() = default;
    virtual Result<Done, Refusal> create(const std::string& table, const StoredTable& stored) = 0;
    /// `number`: the steps that the caller has seen, those it loaded (`StoredTable::steps`) and appended; none when it has just begun.
    virtual Result<Done, Refusal> append(const std::string& table, std::size_t number, const Step& step) = 0;
    virtual Result<StoredTable, Refusal> load(const std::string& table) = 0;
    /// The one played last first.
    virtual std::vector<Summary> list() = 0;
};

}  // namespace planitia::table
