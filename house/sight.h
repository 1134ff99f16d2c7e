/// What a viewer is sent of a table: documents made of all that the house knows, in which nothing is that the viewer may not know.
#pragma once
#include <core/document.h>
#include <core/player.h>
#include <core/result.h>
#include <desk/any.h>
#include <game/refusal.h>
#include <protocol/telling.h>
#include <table/clock.h>
#include <table/sitting.h>
#include <table/terms.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace planitia::house {

/// The most lines of the log in one document, and ways to pay.
inline constexpr std::size_t kMostLines = 400;
inline constexpr std::size_t kMostPayments = 12;

struct SeatSight {
    std::string name;
    int mark = 0;
    std::string state;  ///< free, taken, bot, leaving
    std::string bot;    ///< its level; empty for a person
    bool is_here = false;
    bool is_ready = false;
    int hints = 0;
    table::SeatClock clock;
    std::string share;  ///< in hexadecimal digits; shown after the deal
};

/// All that documents about a table are made of.
struct TableSight {
    std::string id;
    std::string name;
    std::string game;
    std::string state;  ///< gathering, playing, over, closed
    std::string host_name;
    PlayerId host_seat;                 ///< none when the host does not play
    std::string deal;                   ///< what the commitment names: the table, a day, or the table it came from
    Document origin = Document::map();  ///< `write_origin`
    std::string commitment;
    std::string secret;  ///< in hexadecimal digits; empty until it is over
    std::string seed;    ///< empty until it is over
    std::string next_table;
    Document setup;
    table::Terms terms;
    std::vector<SeatSight> seats;
    std::size_t watching = 0;
    const table::Sitting* sitting = nullptr;  ///< null while people gather
    ByPlayer<std::optional<std::int64_t>> commit_at;
    ByPlayer<Document> plan;
    std::vector<Document> votes;
    std::optional<std::int64_t> diverged_at;
};

/// Whether nothing of the game is secret any more. A game that is closed before its end keeps its secrets.
bool is_over(const TableSight& table);

/// For what is told of finished games only: refused as `not-started`, `unsupported` while it is played or was closed, or `diverged`.
Result<Done, Refusal> check_finished(const TableSight& table);

/// Whether the viewer (none: a spectator) is shown the game itself, and not seats and state of the table only.
bool may_look(const TableSight& table, PlayerId viewer);

/// `{"view":…,"facts":…}`: no words, so that one document serves all languages. The caller has asked `may_look`, and gives the view of
/// `sitting->game(viewer)`.
Document write_body(const TableSight& table, const desk::AnyView& view);

/// `{"turn":…,"ask":…,"seats":…,"deal":…,"table":…}`, and `plan` of the seat's own, and `score` when the game is over.
Document write_rest(const TableSight& table, PlayerId viewer, std::int64_t now, const protocol::Telling& telling);

/// What the viewer has: "213/71.1", for a spectator "213".
std::string at(const TableSight& table, PlayerId viewer);

/// `{"from":…,"list":[…],"more":true}`: at most so many lines, and never more than `kMostLines`. Those of the viewer's own draft come last
/// and have `"draft":true`; their numbers are provisional.
Document write_lines(const TableSight& table, PlayerId viewer, std::size_t from, std::size_t most,
                     const protocol::Telling& telling);

}  // namespace planitia::house
