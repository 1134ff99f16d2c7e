#include "drawn.h"

#include <kit/rich_position.h>
#include <terminal/palette.h>
#include <terraforming/notation/names.h>

namespace planitia::terminal {
namespace {

using kit::given;
constexpr PlayerId A{0};
constexpr PlayerId B{1};
enum : std::size_t { kOverview, kHand, kCards, kGoals, kColonies };

TEST(TerraformingHand, ShowsCostAfterDiscountsTagsAndRequirements) {
    const auto game = given("gen 3; oxygen 5; A: mc 50, hand birds asteroid, played earth-office space-station");
    const std::string text = Drawn(game.position(), A).text(kHand);
    EXPECT_TRUE(has(line_of(text, 1), " 10  Birds")) << "not playable, and the cheaper one first\n" << text;
    EXPECT_TRUE(has(line_of(text, 1), "✗ at least 13 % oxygen")) << text;
    EXPECT_TRUE(has(line_of(text, 2), " 12↓▸Asteroid")) << "Space Station makes it cheaper\n" << text;
    EXPECT_TRUE(has(line_of(text, 2), "spa eve")) << text;
}

TEST(TerraformingHand, IsHiddenFromOthers) {
    const auto game = given("gen 3; A: mc 50, hand birds; B: hand asteroid comet");
    for (PlayerId viewer : {A, PlayerId{}}) {
        const Drawn drawn(game.position(), viewer);
        for (std::size_t page = 0; page < drawn.board()->pages().size(); ++page) {
            EXPECT_FALSE(has(drawn.text(page, {160, 30}), "Asteroid")) << page;
            EXPECT_FALSE(has(drawn.text(page, {160, 30}), "Comet")) << page;
        }
    }
    EXPECT_TRUE(has(Drawn(game.position(), PlayerId{}).text(kHand), "Marek 2 cards"))
        << "how many they are is no secret";
}

TEST(TerraformingHand, SaysHowManyThereIsNoRoomFor) {
    const auto game = given("gen 3; A: mc 50, hand birds asteroid comet mine bushes trees grass fish");
    const std::string text = Drawn(game.position(), A).text(kHand, {40, 6});
    EXPECT_TRUE(has(line_of(text, 5), "4 more")) << text;
    EXPECT_FALSE(has(Drawn(game.position(), A).text(kHand), "more")) << "there is room for all of them in 80 columns";
}

TEST(TerraformingCards, ShowActionsResourcesAndOwnOnesFirst) {
    const auto game = given("gen 3; A: mc 5, played mine; B: mc 5, corp helion, played birds=3 fish! comet");
    const std::string text = Drawn(game.position(), A).text(kCards);
    EXPECT_TRUE(has(line_of(text, 0), "● Oksana")) << text;
    EXPECT_TRUE(has(text, "■ Marek events: 1")) << "events lie face down\n" << text;
    EXPECT_TRUE(has(text, "▸ Birds 3")) << text;
    EXPECT_TRUE(has(text, "✓ Fish")) << "used\n" << text;
    EXPECT_FALSE(has(text, "Comet")) << text;
}

TEST(TerraformingGoals, ShowTheRace) {
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

TEST(TerraformingGoals, AreNotThereInSolo) {
    const auto game = given("solo; gen 3; A: mc 5");
    for (const std::string& title : Drawn(game.position(), A).board()->pages()) EXPECT_FALSE(has(title, "Milestones"));
    EXPECT_FALSE(has(Drawn(game.position(), A).text(kOverview, {160, 30}), "Milestones"));
}

TEST(TerraformingColonies, ShowTracksFleetsAndIncome) {
    const auto game =
        given("gen 3; colonies luna 3 A B, pluto 2 B visitor B, titan asleep, ceres, io; A: mc 5, fleets 2; B: mc 5");
    const std::string text = Drawn(game.position(), A).text(kColonies, {80, 6});
    EXPECT_TRUE(has(text, "●■□◉···    7 M€")) << text;
    EXPECT_TRUE(has(text, "■□◉···· ⇐■ 2 cards")) << text;
    EXPECT_TRUE(has(text, "asleep: floaters")) << text;
    EXPECT_TRUE(has(text, "fleets at home: 2 of 2")) << text;
    EXPECT_TRUE(has(Drawn(game.position(), A).text(kColonies, {80, 20}), "bonus: gain 2 M€"))
        << "with more room it tells all";
}

// -- candidates

std::vector<Candidate> group(const Drawn& drawn, std::string_view title) {
    for (const CandidateGroup& each : drawn.board()->candidates())
        if (each.title == title) return each.candidates;
    return {};
}

TEST(TerraformingCandidates, AreWhateverAPlayerMayThinkOf) {
    const auto game = given(
        "gen 3; colonies luna 3, pluto 2, ceres, io, titan asleep; A: mc 20, hand birds mine, played fish=2!; B: mc 5");
    const Drawn drawn(game.position(), A);
    const std::vector<Candidate> hand = group(drawn, "Hand");
    ASSERT_EQ(hand.size(), 2U);
    EXPECT_EQ(hand[0].label, "Mine");
    EXPECT_EQ(hand[0].note, "4 M€ · bui");
    EXPECT_EQ(hand[1].option, Document::map({{"kind", "play-card"}, {"card", "birds"}}))
        << "not playable, and yet there";
    ASSERT_EQ(group(drawn, "Card actions").size(), 1U);
    EXPECT_EQ(group(drawn, "Card actions")[0].note, "2 animals");
    EXPECT_EQ(group(drawn, "Standard projects").size(), 7U);
    EXPECT_EQ(group(drawn, "Milestones").size(), 5U);
    EXPECT_EQ(group(drawn, "Awards").size(), 5U);
    EXPECT_EQ(group(drawn, "Trade").size(), 15U);
    EXPECT_EQ(group(drawn, "Turn").size(), 1U);
}

TEST(TerraformingCandidates, AreOnlyForTheChoiceOfATurn) {
    auto game = given("gen 3; A: mc 20; B: mc 5");
    EXPECT_FALSE(Drawn(game.position(), A).board()->candidates().empty());
    EXPECT_TRUE(Drawn(game.position(), B).board()->candidates().empty()) << "it is not his turn";
    EXPECT_TRUE(Drawn(game.position(), PlayerId{}).board()->candidates().empty());
    game.when(A, kit::project("aquifer"));
    EXPECT_TRUE(Drawn(game.position(), A).board()->candidates().empty()) << "a tile has to be placed";
}

/// Every legal option is among them as the protocol writes it, and the reasons of all others can be asked for.
TEST(TerraformingCandidates, AreUnderstoodByTheProtocol) {
    for (const char* seed : {"a", "b", "c", "d"}) {
        const terraforming::Position position = kit::rich_position({.players = 3, .colonies = true}, seed);
        const PlayerId player = terraforming::awaited(position).front();
        const Drawn drawn(position, player);
        std::vector<Document> all;
        for (const CandidateGroup& each : drawn.board()->candidates())
            for (const Candidate& candidate : each.candidates) all.push_back(candidate.option);
        const Document decision = terraforming::write_decision(position, player);
        const Document::List& legal = *decision.find("options")->as_list();
        for (const Document& option : legal) EXPECT_EQ(std::ranges::count(all, option), 1);
        for (const Document& option : all) {
            const auto answer = terraforming::explain(position, player, option);
            ASSERT_TRUE(answer) << answer.error().message;
            EXPECT_EQ(*answer->find("legal")->as_bool(), std::ranges::count(legal, option) == 1);
        }
    }
}

TEST(TerraformingCandidates, BeginWithAPendingFirstAction) {
    const auto game = given("gen 1; A: mc 40, corp tharsis-republic, first-action; B: mc 5");
    const std::vector<CandidateGroup> groups = Drawn(game.position(), A).board()->candidates();
    ASSERT_FALSE(groups.empty());
    EXPECT_EQ(groups[0].title, "First action");
    EXPECT_EQ(groups[0].candidates[0].option, Document::map({{"kind", "first-action"}, {"card", "tharsis-republic"}}));
}

}  // namespace
}  // namespace planitia::terminal
