/// A game that people and bots play together: who sits where, whose answer is waited for, what may be taken back, and the file in
/// which all of it is kept.
#pragma once
#include <protocol/game_session.h>
#include <table/seat.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace planitia::table::old {

/// What is agreed before the deal.
struct Agreement {
    std::string game;
    Document setup;
    std::string seed;
    std::vector<Seat> seats;
};

class Table {
  public:
    /// Deals, and stores the table in the file.
    static Result<Table, Refusal> begin(const Agreement& agreement, std::filesystem::path file);
    static Result<Table, Refusal> open(std::filesystem::path file);

    const protocol::GameSession& game() const { return *session_; }
    const std::string& game_name() const { return game_name_; }
    const std::vector<Seat>& seats() const { return seats_; }
    const Seat& seat(PlayerId player) const { return seats_[player.index()]; }
    const std::filesystem::path& file() const { return file_; }
    bool is_over() const { return session_->is_over(); }

    /// Who answers next: people before bots, as the order changes nothing where several are asked. None at the end.
    PlayerId next() const;
    /// What that seat is asked.
    Document decision(PlayerId player) const;

    /// A person's choice; it is stored before anybody hears of it.
    Result<Done, Refusal> choose(PlayerId player, const Document& option);
    /// A bot's choice. Bots answer the same when asked again, so it is enough to store where they stop.
    Result<Done, Refusal> let_bot_choose(PlayerId player);
    /// Refused when somebody else has stored the same table meanwhile: neither's answers may be lost.
    Result<Done, Refusal> store();

    /// Whether the last choice is the player's and showed nothing new. So a turn can be taken back choice by choice up to
    /// the last card revealed.
    bool can_undo(PlayerId player) const;
    /// Precondition: `can_undo`.
    Result<Done, Refusal> undo();

    /// The events since the player's last choice.
    Document news(PlayerId player) const;
    /// What a good bot would choose.
    protocol::Answer hint(PlayerId player) const;

  private:
    Table() = default;

    std::unique_ptr<protocol::GameSession> session_;
    std::string game_name_;
    std::vector<Seat> seats_;
    std::filesystem::path file_;
    std::uint64_t stamp_ = 0;  ///< of the file as it was read or stored last
};

/// The events of that choice, counted from 0, and of all that followed.
Document events_since(const protocol::GameSession& game, std::size_t choice);

/// What a list of tables shows of one.
struct Summary {
    std::string game;
    std::vector<Seat> seats;
    std::size_t choices = 0;
    bool is_over = false;
};
Result<Summary, Refusal> summary(const std::filesystem::path& file);

}  // namespace planitia::table::old

namespace planitia::table {

using old::Agreement;
using old::events_since;
using old::Summary;
using old::summary;
using old::Table;

}  // namespace planitia::table
