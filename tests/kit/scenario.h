/// Rules tests: given a position, when moves, then facts.
///
///   TEST(asteroid, warms_mars_and_may_burn_plants) {
///       auto game = given("gen 3; temp -30; A: mc 14, hand asteroid; B: plants 5");
///       game.when(A, play("asteroid"));
///       EXPECT_OFFERS(game, A, target(B, 3));
///       EXPECT_OFFERS(game, A, decline());
///       game.when(A, target(B, 3));
///       EXPECT_TRUE(game.shows("temp -28; A: mc 0, titanium 2, tr 21, hand, played asteroid; B: plants 2"));
///       EXPECT_TRUE(game.nothing_else_changed());
///   }
///
/// `short_form.h` has the facts that a position is made of, `facts.h` those that can be checked, `moves.h` the
/// moves. The engine takes by itself what leaves no choice: a payment with one way to pay, a single target that
/// can not be declined. `when` goes on to the next question and no further. A move that is not legal ends the test
/// and shows the moves so far, what has changed since `given`, what is offered, and why not.
#pragma once
#include <game/record.h>
#include <gtest/gtest.h>
#include <kit/moves.h>
#include <terraforming/rules/scoring.h>
#include <terraforming/terraforming.h>

#include <string>
#include <string_view>
#include <vector>

namespace planitia::kit {

/// Where a call stands in the test, so that a failure is shown there.
struct Place {
    const char* file;
    int line;
};

class Scenario {
  public:
    using Game = terraforming::Terraforming;
    using Tally = terraforming::Tally;

    Scenario(std::string text, Record<Game> record);

    // -- when
    Scenario& when(PlayerId player, const Move& move, const char* file = __builtin_FILE(), int line = __builtin_LINE());
    /// Everybody who is asked passes or ends the turn, declines and buys nothing, until a new generation is in its
    /// action phase or the game is over. The World Government raises what comes first: temperature, oxygen, ocean.
    Scenario& to_next_generation(const char* file = __builtin_FILE(), int line = __builtin_LINE());
    /// Takes back the last `when`.
    Scenario& undo(const char* file = __builtin_FILE(), int line = __builtin_LINE());

    // -- what is asked
    bool is_asked(PlayerId player) const { return record_.is_awaited(player); }
    bool is_over() const { return Game::is_over(position()); }
    /// Every option as a short text. A set to pick from is one text: "buy-cards 0 to 2 of asteroid comet".
    std::vector<std::string> asks(PlayerId player) const;
    /// The kind of the question, as in the protocol: "action", "place-tile"; empty when nothing is asked.
    std::string question(PlayerId player) const;
    testing::AssertionResult offers(PlayerId player, const Move& move) const;
    testing::AssertionResult offers(PlayerId player, std::string_view text) const;
    /// Why a move is not legal: "oxygen-too-low 13 5", a code with what it needs and what there is.
    std::vector<std::string> why_not(PlayerId player, const Move& move) const;

    // -- then
    /// Whether every fact named in the text holds; facts not named are not checked.
    testing::AssertionResult shows(std::string_view text);
    /// Whether all that the last `shows` did not name is as it was: at `given`, or when an earlier `shows` looked. Whose
    /// turn it is, the actions taken, the random numbers and the order of the deck may differ.
    testing::AssertionResult nothing_else_changed() const;
    /// Points, with the position taken as final.
    Tally score(PlayerId player) const { return terraforming::tally(position())[player]; }

    const terraforming::Position& position() const { return record_.position(); }
    const Record<Game>& record() const { return record_; }
    /// The given text, the moves and what has changed since: what failures print.
    std::string story() const;

  private:
    std::vector<Document> options(PlayerId player) const;
    /// The one option on offer that the move means, or the move itself.
    Document named_option(PlayerId player, const Move& move) const;
    void choose(PlayerId player, const Document& option, const Place& place);
    [[noreturn]] void fail(const Place& place, const std::string& why) const;

    std::string given_;
    std::vector<std::string> moves_;
    Record<Game> record_;
    Document base_;  ///< what `nothing_else_changed` compares with
    std::vector<std::string> named_;
    bool was_checked_ = false;
};

/// A game set up from the short form. A position that is refused ends the test.
Scenario given(std::string_view text, const char* file = __builtin_FILE(), int line = __builtin_LINE());

/// A game from its beginning.
Scenario dealt(const terraforming::Setup& setup, std::string_view seed, const char* file = __builtin_FILE(),
               int line = __builtin_LINE());

}  // namespace planitia::kit

/// What a seat is offered: a move, or an option as a short text.
#define EXPECT_OFFERS(game, player, what) EXPECT_TRUE((game).offers(player, what))
#define EXPECT_NOT_OFFERED(game, player, what) EXPECT_FALSE((game).offers(player, what))
