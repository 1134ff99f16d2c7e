/// Rows of the database, a field for each column. Instants are milliseconds since 1970.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace planitia::store {

struct TableRow {
    std::string id, name, game;
    std::string setup, options;  ///< JSON
    std::string host;            ///< a person
    std::string state;           ///< gathering, playing, over, closed
    bool listed = false;
    std::int64_t number = 0;   ///< of choices that are committed
    std::int64_t version = 0;  ///< rises with what is agreed: name, seats, start, votes
    std::uint8_t awaited = 0;  ///< a bit for every seat
    std::optional<std::int64_t> deadline, bots_due;
    std::string commitment, secret;  ///< text, as hexadecimal digits
    std::optional<std::string> seed;
    int rules = 0;
    std::string engine;
    std::optional<std::int64_t> diverged_at;
    std::optional<std::string> next_table;
    std::optional<std::string> deal;  ///< named by the commitment in place of this table: a day, or where it came from
    std::optional<std::string> origin;  ///< the table whose game it goes on with, and after how many choices
    std::int64_t created = 0, changed = 0;

    friend bool operator==(const TableRow&, const TableRow&) = default;
};

struct SeatRow {
    int seat = 0;
    std::string state;  ///< free, taken, bot, leaving
    std::optional<std::string> person;
    std::string name;
    int mark = 0;
    std::optional<std::string> bot, invite_hash, share;
    std::optional<std::int64_t> bank_ms, until_ms;
    std::int64_t answers = 0, revision = 0;  ///< the number of the question
    std::string requests;                    ///< JSON: the last ones with their replies
    std::int64_t seen_line = 0;
    int hints = 0;
    bool ready = false;  ///< its person has said so, before the deal

    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

struct ChoiceRow {
    std::int64_t number = 0;  ///< from 0
    int seat = 0;
    std::string option, digest;
    std::int64_t lines = 0, made = 0;

    friend bool operator==(const ChoiceRow&, const ChoiceRow&) = default;
};

struct DraftRow {
    int seat = 0;
    std::int64_t base = 0;
    std::string options;  ///< JSON
    std::optional<std::int64_t> commit_at;

    friend bool operator==(const DraftRow&, const DraftRow&) = default;
};

struct PlanRow {
    int seat = 0;
    std::string orders;  ///< JSON

    friend bool operator==(const PlanRow&, const PlanRow&) = default;
};

struct VoteRow {
    std::int64_t number = 0;
    std::string body;  ///< JSON

    friend bool operator==(const VoteRow&, const VoteRow&) = default;
};

struct ChatRow {
    std::int64_t number = 0;  ///< from 0, without gaps
    std::optional<int> seat;
    std::string name;
    std::int64_t said = 0;
    std::string text, request;

    friend bool operator==(const ChatRow&, const ChatRow&) = default;
};

/// All that is kept of a table but its chat and its result.
struct KeptTable {
    TableRow table;
    std::vector<SeatRow> seats;
    std::vector<ChoiceRow> choices;
    std::vector<DraftRow> drafts;
    std::vector<PlanRow> plans;
    std::vector<VoteRow> votes;
    std::int64_t chats = 0;  ///< how many there are

    friend bool operator==(const KeptTable&, const KeptTable&) = default;
};

}  // namespace planitia::store
