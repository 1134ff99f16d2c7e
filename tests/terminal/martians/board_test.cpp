#include <terminal/palette.h>
#include <terminal/text.h>

#include "shown.h"

namespace planitia::terminal {
namespace {

using kit::A;
using kit::B;
using testing::AssertionFailure;
using testing::AssertionResult;
using testing::AssertionSuccess;

AssertionResult has(const std::string& text, std::string_view part) {
    if (text.find(part) != std::string::npos) return AssertionSuccess();
    return AssertionFailure() << "no '" << part << "' in\n" << text;
}

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t n = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++n;
    return n;
}

constexpr std::string_view kNeeds = R"("round":2,"quarters":[
    {"needs":{"oxygen":1,"hunger":2},"received":true},{"needs":{"oxygen":0,"sickness":1,"hunger":3},"received":true},
    {"needs":{"oxygen":0,"sickness":2},"received":true},{"needs":{"oxygen":0},"received":true,"growth":1}])";

TEST(martians_board, each_quarter_tells_its_needs_and_what_settlement_brings) {
    const auto game = kit::martians_game(kNeeds);
    const std::string text = shown(game.position(), A);
    EXPECT_TRUE(has(text, "O2 1  ψ 2"));
    EXPECT_TRUE(has(text, "✚ 1  ψ 3"));
    EXPECT_TRUE(has(text, "No oxygen: death"));
    EXPECT_TRUE(has(text, "Sick and hungry"));
    EXPECT_TRUE(has(text, "Supplied: grows"));
    EXPECT_TRUE(has(text, "▰▱▱"));
    EXPECT_TRUE(has(shown(game.position(), A, {.size = {160, 30}}), "sickness 1  hunger 3"));
}

TEST(martians_board, spectators_see_the_same_outcomes) {
    const auto game = kit::martians_game(kNeeds);
    const std::string text = shown(game.position(), PlayerId::none());
    EXPECT_TRUE(has(text, "No oxygen: death"));
    EXPECT_TRUE(has(text, "Sick and hungry"));
}

TEST(martians_board, the_forecast_is_told_in_sentences) {
    const auto game = kit::martians_game(kNeeds);
    const std::string text = shown(game.position(), A, {.page = 1});
    EXPECT_TRUE(has(text, "If the round ended now"));
    EXPECT_TRUE(has(text, "Quarter 1: no oxygen."));
    EXPECT_TRUE(has(text, "Quarters 2 and 3: sickness."));
    EXPECT_TRUE(has(text, "Quarter 2: hunger."));
    EXPECT_TRUE(has(text, "3 money bring"));
    EXPECT_TRUE(has(text, "Quarter 4: supplied, so that growth rises to 2 of 3."));
    EXPECT_EQ(count(text, "Quarter 1: "), 1U) << "where somebody suffocates, hunger does nothing more";
}

TEST(martians_board, a_marker_stands_on_its_field) {
    auto game = kit::martians_game(R"("goods":{"energy":3,"aux":1})");
    EXPECT_TRUE(has(shown(game.position(), A), "MOXIE         [ ][ ] · "));
    game.when(A, kit::visit("moxie", "oxygen")).when(A, kit::in_quarter(1));
    EXPECT_TRUE(has(shown(game.position(), A), "MOXIE         [●][ ] · "));
    EXPECT_TRUE(has(shown(game.position(), A, {.style = {.has_unicode = false}}), "MOXIE         [1][ ] . "));
    EXPECT_TRUE(has(shown(game.position(), A), "Hospital      [+1][▒][▒]"));
}

TEST(martians_board, shows_goods_time_and_the_mission) {
    const auto game = kit::martians_game(R"("goods":{"energy":7,"water":3,"food":2})");
    const std::string text = shown(game.position(), A);
    EXPECT_TRUE(has(text, "↯ Energy    7"));
    EXPECT_TRUE(has(text, "≈ Water     3"));
    EXPECT_TRUE(has(text, "ψ Food       2"));
    EXPECT_TRUE(has(text, "Time 3 ◷◷◷"));
    EXPECT_TRUE(has(text, "Mission 0 of 5  0/1 Landing report · 0/2 Power test"));
}

TEST(martians_board, the_track_tells_who_has_a_turn) {
    auto game = kit::martians_game("");
    EXPECT_TRUE(has(shown(game.position(), A), "Turn 1 [●]■ ▸"));
    game.when(A, kit::end_turn());
    EXPECT_TRUE(has(shown(game.position(), A), "Turn 1 ●[■] ▸"));
}

TEST(martians_board, prices_are_those_of_this_round) {
    martians::Position position = kit::martians_game("").position();
    EXPECT_TRUE(has(shown(position, A, {.page = 2}), "Make oxygen 1◷ 1↯ → +2★"));
    position.events_in_force.insert(martians::EventCard::clogged_filters);
    EXPECT_TRUE(has(shown(position, A, {.page = 2}), "Make oxygen 1◷ 2↯ → +2★"));
}

TEST(martians_board, what_is_selected_and_what_is_possible_is_marked) {
    auto game = kit::martians_game(R"("goods":{"energy":3})");
    game.when(A, kit::visit("moxie", "oxygen"));
    const martians::Option second = option(martians::OptionKind::quarter, martians::QuarterId{1});
    const std::string text = shown(game.position(), A, {.option = second});
    EXPECT_TRUE(has(text, "▌›Quarter 1"));
    EXPECT_TRUE(has(text, "▌»Quarter 2"));
    EXPECT_TRUE(has(text, "▌ Quarter 3"));
}

TEST(martians_board, a_selected_quarter_has_the_ground_of_legal_choices) {
    auto game = kit::martians_game(R"("goods":{"energy":3})");
    game.when(A, kit::visit("moxie", "oxygen"));
    const auto look_at = [&](bool has_colour) {
        Canvas canvas({80, 12});
        const Shown how{.style = {.has_colour = has_colour, .has_attributes = true},
                        .option = option(martians::OptionKind::quarter, martians::QuarterId{0})};
        with_board(game.position(), A, how, [&](const Board& board) { board.draw(Region(canvas), 0); });
        return canvas.cell(2, 1).look;
    };
    EXPECT_EQ(look_at(true).ground, kLegal);
    EXPECT_FALSE(look_at(true).is_inverse);
    EXPECT_TRUE(look_at(false).is_inverse);
}

TEST(martians_board, the_map_shows_tokens_machine_and_steps) {
    auto game = kit::martians_game(R"("goods":{"energy":3})");
    const std::string map = shown(game.position(), A, {.page = 3});
    EXPECT_EQ(count(map, "?"), 34U + 1) << "34 tokens face down, and the legend";
    EXPECT_EQ(count(map, "@"), 2U);
    game.when(A, kit::visit("mining", "extract")).when(A, kit::mine("move"));
    const martians::Option step = option(martians::OptionKind::move, martians::HexId{10});
    const std::string steps = shown(game.position(), A, {.option = step});
    EXPECT_TRUE(has(steps, "» ?")) << "the first page shows the map when it is asked for";
    EXPECT_EQ(count(steps, "»"), 1U);
    EXPECT_GE(count(steps, "›"), 2U);
}

TEST(martians_board, hidden_things_are_not_shown) {
    for (const auto variant : {martians::Variant::coop, martians::Variant::semi, martians::Variant::competitive}) {
        const auto game = kit::colony::dealt({.variant = variant, .players = 3}, "secret");
        Rng rng("another deal");
        const martians::Position other = martians::resample(martians::observe(game.position(), B), rng);
        ASSERT_FALSE(other == game.position());
        for (std::size_t page = 0; page < kPages; ++page) {
            const Shown how{.size = {160, 60}, .page = page};
            EXPECT_EQ(shown(game.position(), B, how), shown(other, B, how));
        }
    }
}

void take_sample(martians::Position& position, PlayerId player, martians::Sample sample) {
    std::size_t i = 0;
    while (position.samples[i] != sample) ++i;
    position.samples.erase(i);
    ++position.player(player).goods[good_of(sample)];
}

TEST(martians_board, others_samples_are_only_counted) {
    martians::Position position = kit::martians_game(R"("options":{"variant":"semi"})").position();
    take_sample(position, A, martians::Sample::yellow);
    take_sample(position, A, martians::Sample::yellow);
    take_sample(position, B, martians::Sample::blue);
    EXPECT_TRUE(has(shown(position, A), "Samples 2◈Y 0◈R 0◈G 0◈B"));
    EXPECT_TRUE(has(shown(position, A, {.page = 6}), "1◈"));
    EXPECT_FALSE(has(shown(position, A, {.page = 6}), "◈B"));
    EXPECT_TRUE(has(shown(position, PlayerId::none()), "Samples 2\n"));
}

TEST(martians_board, the_headline_tells_where_the_game_stands) {
    const auto headline = [](const martians::Position& position) {
        std::string text;
        with_board(position, A, {}, [&](const Board& board) { text = unbound(board.headline()); });
        return text;
    };
    EXPECT_EQ(headline(kit::martians_game("").position()),
              "First Footprints · Round 1 of 4 · Turn 1 · Satisfaction 2 · Stable weather");
    const auto rivals =
        kit::martians_game(R"("options":{"variant":"semi"},"players":[{"reputation":5},{"reputation":9}])");
    EXPECT_TRUE(has(headline(rivals.position()), "Reputation ●5 ■9"));
}

TEST(martians_board, large_regions_show_everything_at_once) {
    const std::string text = shown(kit::martians_game("").position(), A, {.size = {160, 30}});
    for (std::string_view part :
         {"Buildings", "Make oxygen", "Common stock", "Mission 0 of 5", "Satisfaction 2 of 50", "Mining Site",
          "@ machine", "Energy and weather", "Players", "Specialists", "Technologies", "Research tiles"})
        EXPECT_TRUE(has(text, part));
}

}  // namespace
}  // namespace planitia::terminal
