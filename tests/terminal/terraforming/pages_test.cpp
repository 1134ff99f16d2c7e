#include "drawn.h"

#include <kit/rich_position.h>
#include <terminal/palette.h>

namespace planitia::terminal {
namespace {

using kit::given;
constexpr PlayerId A{0};
enum : std::size_t { kOverview, kHand, kCards, kGoals, kColonies };

TEST(terraforming_hand, shows_cost_after_discounts_tags_and_requirements) {
    const auto game = given("gen 3; oxygen 5; A: mc 50, hand birds asteroid, played earth-office space-station");
    const std::string text = Drawn(game.position(), A).text(kHand);
    EXPECT_TRUE(has(line_of(text, 1), " 10  Birds")) << "not playable, and the cheaper one first\n" << text;
    EXPECT_TRUE(has(line_of(text, 1), "✗ 13% oxygen or more")) << text;
    EXPECT_TRUE(has(line_of(text, 2), " 12↓▸Asteroid")) << "Space Station makes it cheaper\n" << text;
    EXPECT_TRUE(has(line_of(text, 2), "spa eve")) << text;
}

TEST(terraforming_hand, is_hidden_from_others) {
    const auto game = given("gen 3; A: mc 50, hand birds; B: hand asteroid comet");
    for (PlayerId viewer : {A, PlayerId{}}) {
        const Drawn drawn(game.position(), viewer);
        for (std::size_t page = 0; page < drawn.pages().size(); ++page) {
            EXPECT_FALSE(has(drawn.text(page, {160, 30}), "Asteroid")) << page;
            EXPECT_FALSE(has(drawn.text(page, {160, 30}), "Comet")) << page;
        }
    }
    EXPECT_TRUE(has(Drawn(game.position(), PlayerId{}).text(kHand), "Marek 2 cards"))
        << "how many they are is no secret";
}

TEST(terraforming_hand, says_how_many_there_is_no_room_for) {
    const auto game = given("gen 3; A: mc 50, hand birds asteroid comet mine bushes trees grass fish");
    const std::string text = Drawn(game.position(), A).text(kHand, {40, 6});
    EXPECT_TRUE(has(line_of(text, 5), "4 more")) << text;
    EXPECT_FALSE(has(Drawn(game.position(), A).text(kHand), "4 more")) << "there is room for all of them in 80 columns";
}

TEST(terraforming_cards, show_actions_resources_and_own_ones_first) {
    const auto game = given("gen 3; A: mc 5, played mine; B: mc 5, corp helion, played birds=3 fish! comet");
    const std::string text = Drawn(game.position(), A).text(kCards);
    EXPECT_TRUE(has(line_of(text, 0), "● Oksana")) << text;
    EXPECT_TRUE(has(text, "■ Marek events: 1")) << "events lie face down\n" << text;
    EXPECT_TRUE(has(text, "▸ Birds 3")) << text;
    EXPECT_TRUE(has(text, "✓ Fish")) << "used\n" << text;
    EXPECT_FALSE(has(text, "Comet")) << text;
}

TEST(terraforming_goals, show_the_race) {
    const auto game = given(
        "gen 3; A: mc 5, tr 29, heat 5; B: mc 5, tr 35, heat 9, hand birds asteroid; milestones mayor B; awards banker "
        "A, miner B");
    const std::string text = Drawn(game.position(), A).text(kGoals, {84, 12});
    EXPECT_TRUE(has(text, "Milestones 1 of 3 · 8 M€ each")) << text;
    EXPECT_TRUE(has(text, "Awards 2 of 3 · next: 20 M€")) << text;
    EXPECT_TRUE(has(text, "35 ●29 ■35")) << text;
    EXPECT_TRUE(has(text, "✓■ ●0  ■0")) << "Marek is mayor\n" << text;
    EXPECT_TRUE(has(text, "16 ●0  ■2")) << "how many cards others hold is no secret\n" << text;
    EXPECT_TRUE(has(text, "✓● ●0")) << "Oksana funds the Banker\n" << text;
}

TEST(terraforming_goals, say_what_is_counted) {
    const auto game = given("gen 3; A: mc 5; B: mc 5");
    const std::string text = Drawn(game.position(), A).text(kGoals, {80, 12});
    EXPECT_TRUE(has(text, "8 building tags")) << text;
    EXPECT_TRUE(has(text, "most tiles")) << text;
}

TEST(terraforming_goals, are_not_there_in_solo) {
    const auto game = given("solo; gen 3; A: mc 5");
    for (const std::string& title : Drawn(game.position(), A).pages()) EXPECT_FALSE(has(title, "Milestones"));
    EXPECT_FALSE(has(Drawn(game.position(), A).text(kOverview, {160, 30}), "Milestones"));
}

TEST(terraforming_colonies, show_tracks_fleets_and_income) {
    const auto game =
        given("gen 3; colonies luna 3 A B, pluto 2 B visitor B, titan asleep, ceres, io; A: mc 5, fleets 2; B: mc 5");
    const std::string text = Drawn(game.position(), A).text(kColonies, {80, 6});
    EXPECT_TRUE(has(text, "●■□◉···    7 M€")) << text;
    EXPECT_TRUE(has(text, "■□◉···· ⇐■ 2 cards")) << text;
    EXPECT_TRUE(has(text, "inactive: floaters")) << text;
    EXPECT_TRUE(has(text, "fleets at home: 2 of 2")) << text;
    EXPECT_TRUE(has(Drawn(game.position(), A).text(kColonies, {80, 20}), "bonus: gain 2 M€"))
        << "with more room it tells all";
}

}  // namespace
}  // namespace planitia::terminal
