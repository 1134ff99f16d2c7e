#include <desk/martians/answers.h>
#include <kit/martians_game.h>
#include <kit/random_play.h>
#include <martians/rules/rules.h>

#include <algorithm>

namespace planitia::desk {
namespace {

using namespace martians;
using kit::A;
using kit::B;

const present::Speaker kSpeaker{present::phrasebook(present::Language::en)};

const Answer* find(const std::vector<AnswerGroup>& groups, std::string_view group, std::string_view label) {
    for (const AnswerGroup& each : groups)
        for (const Answer& answer : each.answers)
            if (each.name == group && answer.label == label) return &answer;
    return nullptr;
}

bool is_same(const AnswerGroup& a, const AnswerGroup& b) {
    return a.name == b.name && std::ranges::equal(a.answers, b.answers, [](const Answer& x, const Answer& y) {
               return x.option == y.option && x.label == y.label && x.note == y.note && x.price == y.price;
           });
}

/// Every option of a turn is among them once; all others can be asked about and are refused.
TEST(martians_answers, are_every_legal_option_and_more) {
    const auto check = [](const Position& position, PlayerId player, Rng& rng) {
        const auto groups = turn_answers(position, player, kSpeaker);
        if (position.asking.question != martians::Question::turn)
            return groups.empty() ? testing::AssertionSuccess() : testing::AssertionFailure() << "not at a turn";
        OptionList options;
        list_options(position, player, options);
        std::size_t legal = 0;
        for (const AnswerGroup& group : groups)
            for (const Answer& answer : group.answers) {
                const Option& option = std::get<Option>(answer.option);
                const bool is_offered = std::count(options.begin(), options.end(), option) == 1;
                if (is_offered != why_not(position, player, option).empty())
                    return testing::AssertionFailure() << answer.label;
                legal += is_offered ? 1 : 0;
            }
        if (legal != options.size()) return testing::AssertionFailure() << legal << " of " << options.size();
        if (!std::ranges::equal(groups, turn_answers(resample(observe(position, player), rng), player, kSpeaker),
                                is_same))
            return testing::AssertionFailure() << "a secret is told";
        return testing::AssertionSuccess();
    };
    for (const auto variant : every<Variant>())
        EXPECT_TRUE(kit::play_random<Martians>({{variant, 3}, "candidates"}, check));
}

TEST(martians_answers, name_action_and_price) {
    const auto game = kit::martians_game(R"("goods":{"energy":1})");
    const auto groups = turn_answers(game.position(), A, kSpeaker);
    EXPECT_TRUE(turn_answers(game.position(), B, kSpeaker).empty());
    EXPECT_EQ(groups.front().title, "MOXIE v.3 Oxygen Generator");
    const Answer* oxygen = find(groups, "moxie", "Make oxygen");
    ASSERT_NE(oxygen, nullptr);
    EXPECT_EQ(oxygen->note, "1◷ 1↯");
    ASSERT_NE(oxygen->entry, nullptr);
    EXPECT_EQ(oxygen->entry->title, groups.front().title);
    EXPECT_EQ(oxygen->price, (std::vector<Price>{{"time", 1}, {"energy", 1}}));
    const Answer* medicine = find(groups, "hospital", "Prepare medicine (field\u00a01, slow)");
    ASSERT_NE(medicine, nullptr) << "what is not possible is thought of, too";
    EXPECT_EQ(medicine->note, "2◷ 1↯ 1▣ 1≈");
    EXPECT_EQ(medicine->price, (std::vector<Price>{{"time", 2}, {"energy", 1}, {"aux", 1}, {"water", 1}}));
    ASSERT_NE(find(groups, "operations", "Rest"), nullptr);
    EXPECT_EQ(find(groups, "operations", "Rest")->price, (std::vector<Price>{{"time", 1}}));
    EXPECT_EQ(groups.back().name, "turn");
    EXPECT_EQ(groups.back().answers.front().option, AnyOption(option(OptionKind::end_turn)));
}

TEST(martians_answers, an_open_visit_offers_further_actions) {
    auto game = kit::martians_game(R"("goods":{"energy":4,"aux":2})");
    EXPECT_FALSE(is_within_move(game.position(), A));
    game.when(A, kit::visit("construction", "build"));
    EXPECT_TRUE(is_within_move(game.position(), A));
    game.when(A, kit::pick_one("building", "building", "hospital"));
    EXPECT_FALSE(is_within_move(game.position(), A));
    const auto groups = turn_answers(game.position(), A, kSpeaker);
    const Answer* expand = find(groups, "construction", "Expand");
    ASSERT_NE(expand, nullptr);
    EXPECT_EQ(std::get<Option>(expand->option).kind, OptionKind::act);
}

TEST(martians_answers, lie_in_the_mine) {
    EXPECT_EQ(place_of(option(OptionKind::move, HexId{0})), (Place{-3, -3})) << "the top left of seven rows";
    EXPECT_EQ(place_of(option(OptionKind::move, HexId{1})), (Place{-1, -3}));
    EXPECT_FALSE(place_of(option(OptionKind::rest)));
}

TEST(martians_answers, who_is_locked_out_pays_with_time) {
    const auto game = kit::martians_game(R"("goods":{"money":1},"quarters":[{"living":[3,0],"penalty":2},{},{},{}])");
    const auto price = price_of(game.position(), A, option(OptionKind::leave_living, QuarterId{0}));
    EXPECT_EQ(price, (std::vector<Price>{{"time", 3}}));
}

// ---- what is asked for once more

/// At the end of A's turn, with food for a hungry quarter.
bool is_leaving_out_risky(const std::string& text) {
    auto game = kit::colony::given(text + "; quarter 1: hunger 1; A: food 1");
    game.when(A, kit::end_turn());
    EXPECT_EQ(game.question(A), "deliver");
    EXPECT_FALSE(is_risky(game.position(), A, option(OptionKind::deliver, Good::food, 0)));
    return is_risky(game.position(), A, option(OptionKind::done));
}

TEST(martians_answers, a_delivery_left_out_in_the_last_round_is_risky) {
    const std::string built = "tasks 1 2; hospital open closed closed; water-treatment open closed";
    EXPECT_TRUE(is_leaving_out_risky("round 4; slot 3; " + built)) << "a token that is left loses the mission";
    EXPECT_TRUE(is_leaving_out_risky("round 4; slot 1; " + built));
    EXPECT_FALSE(is_leaving_out_risky("round 3; slot 3; " + built)) << "hunger can be stilled later";
    EXPECT_FALSE(is_leaving_out_risky("solo; round 4; slot 3")) << "it is lost already";
    EXPECT_FALSE(is_leaving_out_risky("competitive 2; round 4; slot 3")) << "there is no mission";
}

TEST(martians_answers, a_turn_has_nothing_risky_of_its_own) {
    const auto game = kit::colony::given("round 4; slot 3; quarter 1: hunger 1; A: food 1");
    EXPECT_FALSE(is_risky(game.position(), A, option(OptionKind::end_turn))) << "deliveries follow";
}

}  // namespace
}  // namespace planitia::desk
