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
#include <kit/scenario_of.h>
#include <terraforming/rules/scoring.h>
#include <terraforming/terraforming.h>

namespace planitia::kit {

/// How Terraforming is told. Whose turn it is, the actions taken, the random numbers and the order of the deck are
/// bookkeeping.
struct TerraformingWords {
    using Game = terraforming::Terraforming;
    static Checked check(const Document& position, std::string_view text);
    static std::vector<std::string> changes(const Document& before, const Document& after,
                                            const std::vector<std::string>& except);
    static std::vector<std::string> bookkeeping();
    static std::string short_text(const Document& option) { return kit::short_text(option); }
};

class Scenario : public ScenarioOf<Scenario, TerraformingWords> {
  public:
    using Tally = terraforming::Tally;
    using ScenarioOf::ScenarioOf;

    /// Everybody who is asked passes or ends the turn, declines and buys nothing, until a new generation is in its
    /// action phase or the game is over. The World Government raises what comes first: temperature, oxygen, ocean.
    Scenario& to_next_generation(const char* file = __builtin_FILE(), int line = __builtin_LINE());
    /// Points, with the position taken as final.
    Tally score(PlayerId player) const { return terraforming::tally(position())[player]; }
};

/// A game set up from the short form. A position that is refused ends the test.
Scenario given(std::string_view text, const char* file = __builtin_FILE(), int line = __builtin_LINE());

/// A game from its beginning.
Scenario dealt(const terraforming::Setup& setup, std::string_view seed, const char* file = __builtin_FILE(),
               int line = __builtin_LINE());

extern template class ScenarioOf<Scenario, TerraformingWords>;

}  // namespace planitia::kit
