// The battery accepts a small sound game and finds a fault of every sort.
#include <kit/battery.h>
#include <kit/pebbles.h>
#include <kit/wall.h>

namespace planitia::kit {
namespace {

template <Game G>
using Check = AssertionResult (*)(const Trial<G>&);

/// Whether all of some games pass.
template <Game G>
bool passes(Check<G> check) {
    for (int i = 0; i < 30; ++i) {
        const auto players = static_cast<std::uint8_t>(2 + i % 3);
        if (!check({.setup = {.players = players}, .seed = std::to_string(i)})) return false;
    }
    return true;
}

TEST(battery, accepts_a_sound_game) {
    EXPECT_TRUE(passes<Pebbles>(invariants_hold<Pebbles>));
    EXPECT_TRUE(passes<Pebbles>(legal_both_ways<Pebbles>));
    EXPECT_TRUE(passes<Pebbles>(copies_continue_alike<Pebbles>));
    EXPECT_TRUE(passes<Pebbles>(text_round_trips<Pebbles>));
    EXPECT_TRUE(passes<Pebbles>(undo_returns<Pebbles>));
    EXPECT_TRUE(passes<Pebbles>(views_stay<Pebbles>));
    EXPECT_TRUE(passes<Pebbles>(walls_stand<Pebbles>));
    EXPECT_TRUE(passes<Pebbles>(order_changes_nothing<Pebbles>));
    EXPECT_TRUE(passes<Pebbles>(seed_decides<Pebbles>));
}

TEST(battery, finds_a_broken_invariant) { EXPECT_FALSE(passes<LeakyPebbles>(invariants_hold<LeakyPebbles>)); }

/// Offers to take more than there is.
struct GreedyPebbles : Pebbles {
    static void list_options(const Position& position, PlayerId player, OptionList& options) {
        Pebbles::list_options(position, player, options);
        if (options[0].kind == Option::Kind::take && position.heap == 2) options.push_back({Option::Kind::take, 3});
    }
};
TEST(battery, finds_an_option_that_is_not_legal) {
    EXPECT_FALSE(passes<GreedyPebbles>(legal_both_ways<GreedyPebbles>));
}

/// Remembers something outside of the position.
struct MoodyPebbles : Pebbles {
    static void answer(Position& position, PlayerId player, const Option& option, EventSink<Event>* events) {
        static int answers = 0;
        Pebbles::answer(position, player, option, events);
        if (++answers % 7 == 0 && !is_over(position)) position.turn = PlayerId{0};
    }
};
TEST(battery, finds_what_is_kept_outside_of_the_position) {
    EXPECT_FALSE(passes<MoodyPebbles>(copies_continue_alike<MoodyPebbles>));
    EXPECT_FALSE(passes<MoodyPebbles>(undo_returns<MoodyPebbles>));
    EXPECT_FALSE(passes<MoodyPebbles>(seed_decides<MoodyPebbles>));
}

/// Does not write whose turn it is.
struct ForgetfulPebbles : Pebbles {
    static Result<Position, Refusal> read_position(const Document& document) {
        auto position = Pebbles::read_position(document);
        if (position) position->turn = PlayerId{0};
        return position;
    }
};
TEST(battery, finds_a_text_that_lacks_something) {
    EXPECT_FALSE(passes<ForgetfulPebbles>(text_round_trips<ForgetfulPebbles>));
}

/// Shows all pebbles to everybody.
struct OpenPebbles : Pebbles {
    static View observe(const Position& position, PlayerId viewer) { return {.known = position, .viewer = viewer}; }
};
TEST(battery, finds_a_view_with_hidden_things_in_it) { EXPECT_FALSE(passes<OpenPebbles>(views_stay<OpenPebbles>)); }

/// Forgets that the end of the game shows what was kept.
struct WalllessPebbles : Pebbles {
    static std::optional<Reveal> revealed(const Position&, const Position&, PlayerId) { return std::nullopt; }
};
TEST(battery, finds_a_choice_without_a_wall) { EXPECT_FALSE(passes<WalllessPebbles>(walls_stand<WalllessPebbles>)); }

/// Who is ready first begins.
struct HastyPebbles : Pebbles {
    static void answer(Position& position, PlayerId player, const Option& option, EventSink<Event>* events) {
        const bool is_first = awaited(position).size() == player_count(position);
        Pebbles::answer(position, player, option, events);
        if (is_first && !awaited(position).contains(player)) position.turn = player;
    }
};
TEST(battery, finds_simultaneous_answers_whose_order_matters) {
    EXPECT_FALSE(passes<HastyPebbles>(order_changes_nothing<HastyPebbles>));
}

}  // namespace
}  // namespace planitia::kit
