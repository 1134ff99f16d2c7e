/// A stored game, walked through choice by choice.
#pragma once
#include <table/sitting.h>
#include <table/store.h>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace planitia::table {

class Replay {
  public:
    static Result<Replay, Refusal> open(Store& store, const std::string& name);

    const desk::Match& game() const { return game_; }
    const std::vector<Seat>& seats() const { return seats_; }
    /// Whether the game was played to its end: then nothing is secret any more.
    bool is_finished() const { return is_finished_; }
    /// Choices made so far, and all that there are.
    std::size_t step() const { return game_.choice_count(); }
    std::size_t size() const { return choices_.size(); }

    /// Walks to that choice, at most to the end.
    void go_to(std::size_t step);
    /// The lines of the last choice.
    std::span<const desk::Line> news() const;

  private:
    struct Choice {
        PlayerId player;
        desk::Choice choice;
    };
    explicit Replay(const Sitting& whole);

    desk::Match start_;
    desk::Match game_;
    std::vector<Seat> seats_;
    std::vector<Choice> choices_;
    bool is_finished_ = false;
};

}  // namespace planitia::table
