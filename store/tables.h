/// Tables in the database: questions, and the statements that write.
#pragma once
#include <store/due.h>
#include <store/listings.h>
#include <store/rows.h>
#include <store/statement.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace planitia::store {

/// Everything of one moment; of the choices those from that number on. Choices are ordered by number, the others by seat or number.
std::optional<KeptTable> read_table(Database& database, std::string_view id, std::int64_t first_choice = 0);

/// What changes when anything does: enough to see that another process was there.
struct Pulse {
    std::int64_t number = 0, version = 0;
    std::vector<std::pair<std::int64_t, std::int64_t>> seats;  ///< answers, revision
    std::int64_t chats = 0;

    friend bool operator==(const Pulse&, const Pulse&) = default;
};
std::optional<Pulse> read_pulse(Database& database, std::string_view id);
std::vector<ChoiceRow> choices_from(Database& database, std::string_view id, std::int64_t number);

Job create_table(const TableRow& table, const std::vector<SeatRow>& seats);

/// Writes every column but the version, where the number is `before`. What others changed meanwhile without a new number is overwritten.
Statement guard_number(std::string_view id, std::int64_t before, const TableRow& after);
/// Writes every column, and the version `before + 1`, where it is `before`. What others changed meanwhile without a new version is overwritten, the
/// number too.
Statement guard_version(std::string_view id, std::int64_t before, const TableRow& after);
/// Writes every column, where number and version are those of `before`: whichever of them another one raised, this is a conflict, and nothing is
/// overwritten. Where several processes play one table this is the guard.
Statement guard_table(std::string_view id, const TableRow& before, const TableRow& after);
/// Writes nothing, where the version is that one.
Statement guard_unchanged(std::string_view id, std::int64_t version);
/// Writes every column, where answers and revision are those of `before`. Two who change neither of them do not notice each other.
Statement guard_seat(std::string_view id, const SeatRow& before, const SeatRow& after);

/// At least one, at most 5,000 of them.
Statement insert_choices(std::string_view id, std::span<const ChoiceRow> choices);
Statement put_draft(std::string_view id, const DraftRow& draft);
Statement drop_draft(std::string_view id, int seat);
Statement put_plan(std::string_view id, const PlanRow& plan);
Statement drop_plan(std::string_view id, int seat);
Statement put_vote(std::string_view id, const VoteRow& vote);
Statement drop_votes(std::string_view id);

/// A number that is taken is a conflict.
Statement add_chat(std::string_view id, const ChatRow& chat);
/// At most so many, from that number on.
std::vector<ChatRow> read_chat(Database& database, std::string_view id, std::int64_t from, std::int64_t most);

}  // namespace planitia::store
