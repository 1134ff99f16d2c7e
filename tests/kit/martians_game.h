/// Rules tests of Martians: given a position, when moves, then facts, as in `scenario.h`.
///
///   TEST(moxie, removes_oxygen_for_reputation) {
///       auto game = given("A: energy 1; quarter 1: oxygen 1; quarter 2: oxygen 2");
///       game.when(A, visit("moxie", "oxygen")).when(A, in_quarter(2));
///       EXPECT_TRUE(game.shows("time 2; quarter 2: oxygen 1; A: energy 0, reputation 4, at moxie 1"));
///       EXPECT_TRUE(game.nothing_else_changed());
///   }
///
/// `martians_form.h` has the facts. The engine takes by itself what leaves no choice, except in a turn. `given` and `dealt`
/// are in a namespace of their own, as those of the other game have the same names.
#pragma once
#include <kit/scenario_of.h>
#include <martians/martians.h>

namespace planitia::kit {

/// How Martians is told. Whose turn it is, which building is visited and what was done there, the random numbers and the
/// order of decks are bookkeeping.
struct MartiansWords {
    using Game = martians::Martians;
    static Checked check(const Document& position, std::string_view text);
    static std::vector<std::string> changes(const Document& before, const Document& after,
                                            const std::vector<std::string>& except);
    static std::vector<std::string> bookkeeping();
    /// "visit moxie 1 oxygen", "deliver food 2", "end-turn".
    static std::string short_text(const Document& option);
};

class MartiansGame : public ScenarioOf<MartiansGame, MartiansWords> {
  public:
    using ScenarioOf::ScenarioOf;

    /// Everybody who is asked takes the last option: turns end, nothing is delivered. Until the question is of that kind or
    /// the game is over.
    MartiansGame& idle_until(std::string_view question, const char* file = __builtin_FILE(),
                             int line = __builtin_LINE());

    /// A value of the written position.
    Document at(std::string_view pointer) const;
    int number(std::string_view pointer) const;
    /// A stock: the common one in the cooperative game.
    int goods(PlayerId player, std::string_view good) const;
    int reputation(PlayerId player) const { return position().reputation(player); }
    /// Kinds of the events since the start, in order.
    std::vector<std::string> log() const;
};

/// A game from the inside of a written position (docs/martians.md); what it leaves out is as in a fresh deal of a
/// cooperative game of two players with seat A first. For tests that look at what is dealt; those of rules are `given`.
MartiansGame martians_game(std::string_view inside, const char* file = __builtin_FILE(), int line = __builtin_LINE());

namespace colony {

/// A game set up from the short form. A position that is refused ends the test.
MartiansGame given(std::string_view text, const char* file = __builtin_FILE(), int line = __builtin_LINE());

/// A game from its beginning.
MartiansGame dealt(const martians::Setup& setup, std::string_view seed, const char* file = __builtin_FILE(),
                   int line = __builtin_LINE());

/// A list of lines to compare options and reasons with.
template <class... Texts>
std::vector<std::string> lines(const Texts&... texts) {
    return {texts...};
}

}  // namespace colony

extern template class ScenarioOf<MartiansGame, MartiansWords>;

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
Move develop(std::string_view technology);
Move hire(std::string_view person);
Move dismiss(std::string_view person);
Move study(std::string_view research);
Move fulfil(std::string_view order);
Move grow_in(int quarter);
Move switch_off(std::string_view installation);
/// Any other: `pick_one("crop", "crop", "soy")`.
Move pick_one(std::string_view kind, std::string_view field, std::string_view value);

}  // namespace planitia::kit
