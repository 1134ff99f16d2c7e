#include <store/compose.h>
#include <store/due.h>

#include <algorithm>

namespace planitia::store {

namespace {

constexpr std::int64_t kDay = 86'400'000;

/// Finds without waiting for anybody, and claims row by row: who holds one row alone is never part of a circle of waiting. The claim looks at the
/// condition again when the row is free, so of several who found it one gets it.
struct Due {
    std::string_view find;   ///< $1: now
    std::string_view claim;  ///< $1: later, $2: now, and then what was found
    bool has_seat = false;
};

constexpr Due kBots = {"SELECT id FROM tables WHERE bots_due<=$1 ORDER BY bots_due, id LIMIT 20",
                       "UPDATE tables SET bots_due=$1 WHERE bots_due<=$2 AND id=$3"};
constexpr Due kDeadlines = {"SELECT id FROM tables WHERE deadline<=$1 ORDER BY deadline, id LIMIT 20",
                            "UPDATE tables SET deadline=$1 WHERE deadline<=$2 AND id=$3"};
constexpr Due kDrafts = {
    "SELECT table_id, seat FROM drafts WHERE commit_at<=$1 ORDER BY commit_at, table_id, seat LIMIT 20",
    "UPDATE drafts SET commit_at=$1 WHERE commit_at<=$2 AND table_id=$3 AND seat=$4", true};

std::vector<std::string> take(Database& database, const Due& due, std::int64_t now, std::int64_t later) {
    std::vector<std::string> found;
    std::vector<Values> claims;
    database.query(due.find, Values{now}, [&](const Row& row) {
        found.push_back(row.text(0));
        Values& claim = claims.emplace_back(Values{later, now, found.back()});
        if (due.has_seat) claim.emplace_back(row.number(1));
    });
    std::vector<std::string> taken;
    for (std::size_t i = 0; i < found.size(); ++i)
        if (database.run(due.claim, claims[i]) == 1 && std::find(taken.begin(), taken.end(), found[i]) == taken.end())
            taken.push_back(found[i]);
    return taken;
}

/// Tables go first, as in every job.
void shift(Database& database, std::int64_t gap_ms) {
    database.run("UPDATE tables SET deadline=deadline+$1 WHERE deadline IS NOT NULL", Values{gap_ms});
    database.run("UPDATE seats SET until_ms=until_ms+$1 WHERE until_ms IS NOT NULL", Values{gap_ms});
}

}  // namespace

std::vector<std::string> take_due_bots(Database& database, std::int64_t now, std::int64_t later) {
    return take(database, kBots, now, later);
}
std::vector<std::string> take_due_deadlines(Database& database, std::int64_t now, std::int64_t later) {
    return take(database, kDeadlines, now, later);
}
std::vector<std::string> take_due_drafts(Database& database, std::int64_t now, std::int64_t later) {
    return take(database, kDrafts, now, later);
}

void beat(Database& database, std::string_view process, std::int64_t now) {
    const Statement statement = put("processes", {{"id", std::string(process)}, {"alive", now}}, 1);
    database.run(statement.sql, statement.values);
}

std::int64_t latest_beat(Database& database) {
    return read_number(database, "SELECT COALESCE(MAX(alive), 0) FROM processes", {});
}

void shift_clocks(Database& database, std::int64_t gap_ms) {
    Transaction transaction(database, Transaction::Kind::writing);
    shift(database, gap_ms);
    transaction.commit();
}

std::int64_t resume(Database& database, std::string_view process, std::int64_t now, std::int64_t least) {
    Transaction transaction(database, Transaction::Kind::writing);
    std::string last;
    std::int64_t alive = now;
    database.query("SELECT id, alive FROM processes ORDER BY alive DESC, id LIMIT 1", {}, [&](const Row& row) {
        last = row.text(0);
        alive = row.number(1);
    });
    // Whoever moves the last beat on has the gap.
    std::int64_t gap = now - alive;
    if (gap <= least ||
        database.run("UPDATE processes SET alive=$1 WHERE id=$2 AND alive=$3", Values{now, last, alive}) == 0)
        gap = 0;
    if (gap != 0) shift(database, gap);
    beat(database, process, now);
    transaction.commit();
    return gap;
}

void forget_old(Database& database, std::int64_t now) {
    // The last beat is kept: it tells how long there was none.
    database.run("DELETE FROM processes WHERE alive<$1 AND alive<(SELECT MAX(alive) FROM processes)",
                 Values{now - kDay});
    database.run("DELETE FROM links WHERE until<=$1", Values{now});
}

}  // namespace planitia::store
