/// How games have ended.
#pragma once
#include <store/statement.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::store {

struct ResultSeat {
    int seat = 0;
    std::optional<std::string> person;
    int place = 0;
    std::int64_t total = 0;
    bool won = false;

    friend bool operator==(const ResultSeat&, const ResultSeat&) = default;
};

struct ResultRow {
    std::string table;
    std::int64_t ended = 0;
    std::string score, charts;  ///< JSON
    std::string log;            ///< kept deflated
    std::vector<ResultSeat> seats;

    friend bool operator==(const ResultRow&, const ResultRow&) = default;
};

/// Part of the job that ends the game; a conflict when there is a result already.
Job add_result(const ResultRow& result);
/// Throws Failed when the log can not be inflated.
std::optional<ResultRow> read_result(Database& database, std::string_view table);

/// How people have done who played the same deal. Games that went on from another one do not count.
struct DealFigures {
    std::string game, setup;
    std::int64_t played = 0, won = 0;  ///< people
    std::int64_t best = 0;

    friend bool operator==(const DealFigures&, const DealFigures&) = default;
};
/// By game and set-up, the one played most first.
std::vector<DealFigures> figures_of_deal(Database& database, std::string_view deal);

}  // namespace planitia::store
