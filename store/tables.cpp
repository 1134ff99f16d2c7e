#include <core/assert.h>
#include <store/compose.h>
#include <store/tables.h>

namespace planitia::store {

namespace {

/// Six values each, and SQLite takes 32,766.
constexpr std::size_t kMostChoices = 5000;

/// The key of what belongs to a table.
Fields of_table(std::string_view id) { return {{"table_id", std::string(id)}}; }
Fields of_seat(std::string_view id, int seat) { return {{"table_id", std::string(id)}, {"seat", seat}}; }

/// Everything but that column.
Fields without(std::string_view column, Fields fields) {
    std::erase_if(fields, [&](const Field& field) { return field.column == column; });
    return fields;
}

template <class R>
std::vector<R> rows_of(Database& database, std::string_view id, std::string_view table, std::string_view order) {
    const std::string sql = "SELECT " + columns_of<R>() + " FROM " + std::string(table) +
                            " WHERE table_id=$1 ORDER BY " + std::string(order);
    return read_rows<R>(database, sql, Values{std::string(id)});
}

}  // namespace

std::optional<KeptTable> read_table(Database& database, std::string_view id, std::int64_t first_choice) {
    static const std::string kTable = "SELECT " + columns_of<TableRow>() + " FROM tables WHERE id=$1";
    const Transaction moment(database, Transaction::Kind::reading);
    std::optional<TableRow> table = read_one<TableRow>(database, kTable, Values{std::string(id)});
    if (!table) return std::nullopt;
    return KeptTable{
        .table = std::move(*table),
        .seats = rows_of<SeatRow>(database, id, "seats", "seat"),
        .choices = choices_from(database, id, first_choice),
        .drafts = rows_of<DraftRow>(database, id, "drafts", "seat"),
        .plans = rows_of<PlanRow>(database, id, "plans", "seat"),
        .votes = rows_of<VoteRow>(database, id, "votes", "number"),
        .chats = read_number(database, "SELECT COALESCE(MAX(number)+1, 0) FROM chat WHERE table_id=$1",
                             Values{std::string(id)}),
    };
}

std::optional<Pulse> read_pulse(Database& database, std::string_view id) {
    std::optional<Pulse> pulse;
    database.query(
        "SELECT tables.number, tables.version, (SELECT COALESCE(MAX(number)+1, 0) FROM chat WHERE table_id=$1), "
        "seats.answers, seats.revision "
        "FROM tables LEFT JOIN seats ON seats.table_id=tables.id WHERE tables.id=$1 ORDER BY seats.seat",
        Values{std::string(id)}, [&](const Row& row) {
            if (!pulse) pulse = Pulse{.number = row.number(0), .version = row.number(1), .chats = row.number(2)};
            if (!row.is_null(3)) pulse->seats.emplace_back(row.number(3), row.number(4));
        });
    return pulse;
}

std::vector<ChoiceRow> choices_from(Database& database, std::string_view id, std::int64_t number) {
    static const std::string kChoices =
        "SELECT " + columns_of<ChoiceRow>() + " FROM choices WHERE table_id=$1 AND number>=$2 ORDER BY number";
    return read_rows<ChoiceRow>(database, kChoices, Values{std::string(id), number});
}

Job create_table(const TableRow& table, const std::vector<SeatRow>& seats) {
    Job job = {insert("tables", fields_of(table))};
    for (const SeatRow& seat : seats) job.push_back(insert("seats", fields_of(seat, of_table(table.id))));
    return job;
}

Statement guard_number(std::string_view id, std::int64_t before, const TableRow& after) {
    return guard("tables", without("id", without("version", fields_of(after))),
                 {{"id", std::string(id)}, {"number", before}});
}

Statement guard_version(std::string_view id, std::int64_t before, const TableRow& after) {
    TableRow next = after;
    next.version = before + 1;
    return guard("tables", without("id", fields_of(next)), {{"id", std::string(id)}, {"version", before}});
}

Statement guard_table(std::string_view id, const TableRow& before, const TableRow& after) {
    return guard("tables", without("id", fields_of(after)),
                 {{"id", std::string(id)}, {"number", before.number}, {"version", before.version}});
}

Statement guard_unchanged(std::string_view id, std::int64_t version) {
    return guard("tables", {{"version", version}}, {{"id", std::string(id)}, {"version", version}});
}

Statement guard_seat(std::string_view id, const SeatRow& before, const SeatRow& after) {
    Fields where = of_seat(id, before.seat);
    where.push_back({"answers", before.answers});
    where.push_back({"revision", before.revision});
    return guard("seats", without("seat", fields_of(after)), std::move(where));
}

Statement insert_choices(std::string_view id, std::span<const ChoiceRow> choices) {
    PLANITIA_REQUIRE(choices.size() <= kMostChoices, "so many choices are made at once");
    std::vector<Fields> rows;
    rows.reserve(choices.size());
    for (const ChoiceRow& choice : choices) rows.push_back(fields_of(choice, of_table(id)));
    return insert("choices", rows);
}

Statement put_draft(std::string_view id, const DraftRow& draft) {
    return put("drafts", fields_of(draft, of_table(id)), 2);
}
Statement drop_draft(std::string_view id, int seat) { return remove("drafts", of_seat(id, seat)); }
Statement put_plan(std::string_view id, const PlanRow& plan) { return put("plans", fields_of(plan, of_table(id)), 2); }
Statement drop_plan(std::string_view id, int seat) { return remove("plans", of_seat(id, seat)); }
Statement put_vote(std::string_view id, const VoteRow& vote) { return put("votes", fields_of(vote, of_table(id)), 2); }
Statement drop_votes(std::string_view id) { return remove("votes", of_table(id)); }

Statement add_chat(std::string_view id, const ChatRow& chat) { return insert("chat", fields_of(chat, of_table(id))); }

std::vector<ChatRow> read_chat(Database& database, std::string_view id, std::int64_t from, std::int64_t most) {
    static const std::string kChat =
        "SELECT " + columns_of<ChatRow>() + " FROM chat WHERE table_id=$1 AND number>=$2 ORDER BY number LIMIT $3";
    return read_rows<ChatRow>(database, kChat, Values{std::string(id), from, most});
}

}  // namespace planitia::store
