#include <store/compose.h>
#include <store/deflate.h>
#include <store/results.h>

namespace planitia::store {

Job add_result(const ResultRow& result) {
    Job job = {insert("results", {{"table_id", result.table},
                                  {"ended", result.ended},
                                  {"score", result.score},
                                  {"charts", result.charts},
                                  {"log", deflated(result.log)}})};
    for (const ResultSeat& seat : result.seats)
        job.push_back(insert("result_seats", fields_of(seat, {{"table_id", result.table}})));
    return job;
}

std::optional<ResultRow> read_result(Database& database, std::string_view table) {
    static const std::string kSeats =
        "SELECT " + columns_of<ResultSeat>() + " FROM result_seats WHERE table_id=$1 ORDER BY seat";
    const Values id = {std::string(table)};
    const Transaction moment(database, Transaction::Kind::reading);
    std::optional<ResultRow> result;
    database.query("SELECT ended, score, charts, log FROM results WHERE table_id=$1", id, [&](const Row& row) {
        result = ResultRow{.table = std::string(table),
                           .ended = row.number(0),
                           .score = row.text(1),
                           .charts = row.text(2),
                           .log = inflated(row.blob(3))};
    });
    if (result) result->seats = read_rows<ResultSeat>(database, kSeats, id);
    return result;
}

}  // namespace planitia::store
