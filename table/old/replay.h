/// A stored game, walked through choice by choice.
#pragma once
#include <protocol/game_session.h>
#include <table/seat.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace planitia::table::old {

class Replay {
  public:
    static Result<Replay, Refusal> open(const std::filesystem::path& file);

    const protocol::GameSession& game() const { return *session_; }
    const std::string& game_name() const { return game_name_; }
    const std::vector<Seat>& seats() const { return seats_; }
    /// Whether the game was played to its end: then nothing is secret any more.
    bool is_finished() const { return is_finished_; }
    /// Choices made so far, and all that there are.
    std::size_t step() const { return session_->choice_count(); }
    std::size_t size() const { return choices_.size(); }

    /// Walks to that choice, at most to the end.
    void go_to(std::size_t step);
    /// The events of the last choice.
    Document news() const;

  private:
    Replay() = default;

    std::unique_ptr<protocol::GameSession> session_;
    std::string game_name_;
    std::vector<Seat> seats_;
    Document::List choices_;
    bool is_finished_ = false;
};

}  // namespace planitia::table::old

namespace planitia::table {

using old::Replay;

}  // namespace planitia::table
