/// Rules tests of Martians: given a position, when moves, then figures.
///
///   TEST(moxie, removes_oxygen_for_reputation) {
///       auto game = martian_game(R"("goods":{"energy":1})");
///       game.when(A, visit("moxie", "oxygen")).when(A, in_quarter(2));
///       EXPECT_EQ(game.number("/quarters/1/needs/oxygen"), 0);
///   }
///
/// The text is the inside of a position (docs/martians.md); what it leaves out is as in a fresh deal of a cooperative
/// game of two players with seat A first. The engine takes by itself what leaves no choice, except in a turn.
#pragma once
#include <game/record.h>
#include <gtest/gtest.h>
#include <kit/moves.h>
#include <martians/martians.h>

#include <string>
#include <string_view>
#include <vector>

namespace planitia::kit {

class MartianGame {
  public:
    using Game = martians::Martians;

    explicit MartianGame(Record<Game> record) : record_(std::move(record)) {}

    /// Ends the test when the move is not legal.
    MartianGame& when(PlayerId player, const Move& move, const char* file = __builtin_FILE(),
                      int line = __builtin_LINE());
    MartianGame& undo();
    /// Everybody who is asked takes the last option: turns end, nothing is delivered. Until the question is of that kind or
    /// the game is over.
    MartianGame& idle_until(std::string_view question);

    const martians::Position& position() const { return record_.position(); }
    bool is_over() const { return position().is_over(); }
    bool is_asked(PlayerId player) const { return record_.is_awaited(player); }
    /// The kind of the question, as in the protocol; empty when this seat is asked nothing.
    std::string question(PlayerId player) const;
    /// Every option on one line: "visit moxie 1 oxygen", "deliver food 2", "end-turn".
    std::vector<std::string> asks(PlayerId player) const;
    bool offers(PlayerId player, const Move& move) const;
    /// "no-time 3 2", "too-few-goods 1 0": codes with what is needed and what there is.
    std::vector<std::string> why_not(PlayerId player, const Move& move) const;

    /// A value of the written position.
    Document at(std::string_view pointer) const;
    int number(std::string_view pointer) const;
    /// A stock: the common one in the cooperative game.
    int goods(PlayerId player, std::string_view good) const;
    int reputation(PlayerId player) const { return position().reputation(player); }
    /// Kinds of the events since the start, in order.
    std::vector<std::string> log() const;

  private:
    Record<Game> record_;
};

MartianGame martian_game(std::string_view inside, const char* file = __builtin_FILE(), int line = __builtin_LINE());
/// A game from its deal.
MartianGame martian_deal(const martians::Setup& setup, std::string_view seed);

// -- moves; those with the same name as in `moves.h` are the same
Move visit(std::string_view building, std::string_view action);
Move visit(std::string_view building, int field, std::string_view action);
Move act(std::string_view action);
Move rest();
Move rtg();
Move specialist(std::string_view person);
Move leave_infirmary(int quarter);
Move leave_living(int quarter);
Move deliver(std::string_view product, int quarter);
Move done();
Move in_quarter(int quarter);
Move mine(std::string_view first);
Move move_to(int hex);
Move take(int hex, int ice, int regolith);
Move unload(int amount);
Move event_option(int index);
Move dead_slots(std::initializer_list<int> slots);
/// Any other: `pick_one("research", "tile", "ice-core")`.
Move pick_one(std::string_view kind, std::string_view field, std::string_view value);

}  // namespace planitia::kit
