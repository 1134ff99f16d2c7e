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

std::vector<DealFigures> figures_of_deal(Database& database, std::string_view deal) {
    std::vector<DealFigures> all;
    database.query(
        "SELECT game, setup, COUNT(DISTINCT person), COUNT(DISTINCT CASE WHEN won=1 THEN person END), MAX(total) "
        "FROM tables JOIN result_seats ON table_id=id WHERE deal=$1 AND origin IS NULL AND person IS NOT NULL "
        "GROUP BY game, setup ORDER BY 3 DESC, game, setup",
        Values{std::string(deal)}, [&](const Row& row) {
            all.push_back({row.text(0), row.text(1), row.number(2), row.number(3), row.number(4)});
        });
    return all;
}

}  // namespace planitia::store
