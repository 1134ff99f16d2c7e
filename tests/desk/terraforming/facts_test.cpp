#include <desk/terraforming/facts.h>
#include <kit/random_play.h>
#include <kit/rich_position.h>
#include <kit/scenario.h>
#include <kit/setups.h>
#include <terraforming/rules/awards.h>
#include <terraforming/rules/milestones.h>
#include <terraforming/rules/playing.h>
#include <terraforming/rules/trade.h>

#include <algorithm>

namespace planitia::desk {
namespace {

using namespace terraforming;
using kit::A;
using kit::B;
using kit::C;
using kit::given;

TerraformingFacts seen_by(const kit::Scenario& game, PlayerId viewer) {
    return facts(observe(game.position(), viewer));
}

template <class Facts, class What, class Member>
const Facts& of(const std::vector<Facts>& all, Member member, What what) {
    const auto found = std::ranges::find(all, what, member);
    EXPECT_NE(found, all.end());
    return *found;
}

TEST(terraforming_facts, price_the_hand_after_discounts_the_cheapest_first) {
    const auto game = given("gen 3; oxygen 5; A: mc 50, hand asteroid birds, played earth-office space-station");
    const TerraformingFacts facts = seen_by(game, A);
    ASSERT_EQ(facts.hand.size(), 2U);
    EXPECT_EQ(facts.hand[0], (TerraformingFacts::Hand{find_card("birds"), 10, 10, true, false}));
    EXPECT_EQ(facts.hand[1], (TerraformingFacts::Hand{find_card("asteroid"), 12, 14, false, true}));
    EXPECT_TRUE(seen_by(game, B).hand.empty());
    EXPECT_TRUE(seen_by(game, PlayerId::none()).hand.empty());
}

TEST(terraforming_facts, count_tags_and_cards_by_type) {
    const auto game = given("gen 3; A: corp ecoline, played birds mine colonizer-training-camp; B: mc 1");
    const TerraformingFacts::Player player = seen_by(game, B).players[0];
    EXPECT_EQ(player.tags[Tag::building], 2);
    EXPECT_EQ(player.tags[Tag::animal], 1);
    EXPECT_EQ(player.automated, 2);
    EXPECT_EQ(player.active, 1) << "the corporation is none of them";
    EXPECT_EQ(player.events, 0);
}

TEST(terraforming_facts, tell_how_far_everybody_is_on_the_way_to_a_milestone) {
    const auto game =
        given("gen 3; players 3; milestones gardener C; A: tr 36; B: tr 20, hand mine birds comet; tiles 20 city B");
    const TerraformingFacts facts = seen_by(game, A);
    EXPECT_EQ(facts.milestones_left, 2);
    const auto& terraformer = of(facts.milestones, &TerraformingFacts::Milestone::milestone, milestone("terraformer"));
    EXPECT_EQ(terraformer.price, 8);
    EXPECT_EQ(terraformer.needs, 35);
    EXPECT_EQ(terraformer.values[A], 36);
    EXPECT_FALSE(terraformer.owner.is_some());
    EXPECT_EQ(of(facts.milestones, &TerraformingFacts::Milestone::milestone, milestone("mayor")).values[B], 1);
    EXPECT_EQ(of(facts.milestones, &TerraformingFacts::Milestone::milestone, milestone("gardener")).owner, C);
    EXPECT_EQ(of(facts.milestones, &TerraformingFacts::Milestone::milestone, milestone("planner")).values[B], 3)
        << "what others hold is secret, how many cards it is not";
}

TEST(terraforming_facts, tell_who_leads_in_an_award_and_what_the_next_one_costs) {
    const auto game = given("gen 3; players 3; awards banker B; A: heat 7; B: heat 7, prod mc 3; C: heat 2");
    const TerraformingFacts facts = seen_by(game, C);
    EXPECT_EQ(facts.awards_left, 2);
    const auto& thermalist = of(facts.awards, &TerraformingFacts::Award::award, award("thermalist"));
    EXPECT_EQ(thermalist.price, 14);
    EXPECT_EQ(thermalist.values[A], 7);
    EXPECT_TRUE(thermalist.leaders.contains(A) && thermalist.leaders.contains(B) && !thermalist.leaders.contains(C));
    EXPECT_EQ(thermalist.points[A], 5);
    EXPECT_EQ(thermalist.points[C], 0) << "two share the first place, so nobody is second";
    EXPECT_EQ(of(facts.awards, &TerraformingFacts::Award::award, award("banker")).points[A], 2);
    EXPECT_FALSE(thermalist.funder.is_some());
    EXPECT_EQ(of(facts.awards, &TerraformingFacts::Award::award, award("banker")).funder, B);
}

TEST(terraforming_facts, are_about_the_goals_of_the_map) {
    for (Map map : every<Map>()) {
        const auto game = kit::given("gen 3; map " + std::string(slug(map)) + "; A: mc 1");
        const TerraformingFacts facts = seen_by(game, A);
        ASSERT_EQ(facts.milestones.size(), kGoals);
        ASSERT_EQ(facts.awards.size(), kGoals);
        for (std::size_t i = 0; i < kGoals; ++i) {
            EXPECT_EQ(facts.milestones[i].milestone, info(map).milestones[i]);
            EXPECT_EQ(facts.awards[i].award, info(map).awards[i]);
        }
    }
    const TerraformingFacts facts = seen_by(given("gen 3; map elysium; A: prod heat 7, tr 22; B: tr 23"), B);
    EXPECT_EQ(of(facts.milestones, &TerraformingFacts::Milestone::milestone, milestone("specialist")).values[A], 7);
    const auto& benefactor = of(facts.awards, &TerraformingFacts::Award::award, award("benefactor"));
    EXPECT_TRUE(benefactor.leaders.contains(B) && !benefactor.leaders.contains(A));
}

TEST(terraforming_facts, the_solo_game_has_no_goals) {
    const TerraformingFacts facts = seen_by(given("solo; gen 3; A: mc 1"), A);
    EXPECT_TRUE(facts.milestones.empty() && facts.awards.empty());
    EXPECT_EQ(facts.milestones_left, 0);
    EXPECT_EQ(facts.order, std::vector<PlayerId>{A});
}

TEST(terraforming_facts, look_ahead_to_the_next_bonus_of_a_parameter) {
    const auto parameter = [](std::string_view text, Parameter which) {
        return of(seen_by(given(text), A).parameters, &TerraformingFacts::Parameter::parameter, which);
    };
    const auto cold = parameter("temp -26; A: mc 1", Parameter::temperature);
    EXPECT_EQ(cold.level, -26);
    EXPECT_EQ(cold.steps, 2);
    EXPECT_EQ(cold.left, 17);
    EXPECT_EQ(cold.next, (TerraformingFacts::BonusStep{-24, "heat-production"}));
    const auto thawing = parameter("temp -20; oceans 3; A: mc 1", Parameter::temperature);
    EXPECT_EQ(thawing.next, (TerraformingFacts::BonusStep{0, "ocean"}));
    EXPECT_FALSE(parameter("temp -20; oceans 9; A: mc 1", Parameter::temperature).next) << "no ocean is left";
    EXPECT_EQ(parameter("oxygen 3; A: mc 1", Parameter::oxygen).next, (TerraformingFacts::BonusStep{8, "temperature"}));
    EXPECT_FALSE(parameter("oxygen 8; A: mc 1", Parameter::oxygen).next);
    EXPECT_FALSE(parameter("oxygen 3; temp 8; A: mc 1", Parameter::oxygen).next) << "it can not become warmer";
    EXPECT_EQ(parameter("oceans 4; A: mc 1", Parameter::oceans).left, 5);
}

/// What a bonus says is what the rules do.
TEST(terraforming_facts, a_bonus_comes_when_the_step_is_taken) {
    auto game = given("gen 3; temp -26; A: heat 8; B: mc 1");
    game.when(A, kit::convert_heat());
    EXPECT_TRUE(game.shows("temp -24; A: prod heat 1"));
}

TEST(terraforming_facts, tell_what_a_trade_costs_and_which_fleets_are_free) {
    const auto game = given(
        "gen 3; colonies luna 3 visitor A, titan asleep, io 2, ceres, pluto; A: fleets 2, played rim-freighters; B: mc "
        "1");
    const TerraformingFacts facts = seen_by(game, A);
    EXPECT_EQ(facts.players[0].fleets_free, 1);
    ASSERT_EQ(facts.colonies.size(), 5U);
    const auto& luna = of(facts.colonies, &TerraformingFacts::Colony::colony, Colony::luna);
    EXPECT_TRUE(luna.is_awake);
    EXPECT_EQ(luna.step, 3);
    EXPECT_EQ(luna.fees[Fee::megacredits], 8) << "one less for the Rim Freighters";
    EXPECT_EQ(luna.fees[Fee::energy], 2);
    EXPECT_EQ(seen_by(game, B).colonies[0].fees[Fee::titanium], 3);
    EXPECT_EQ(luna.income, info(Colony::luna).income[3]);
    EXPECT_EQ(luna.bonus, info(Colony::luna).bonus);
    const auto& titan = of(facts.colonies, &TerraformingFacts::Colony::colony, Colony::titan);
    EXPECT_FALSE(titan.is_awake);
    EXPECT_TRUE(titan.income.empty());
    EXPECT_EQ(titan.wakes_with, CardResource::floaters);
}

TEST(terraforming_facts, order_begins_with_the_first_player) {
    EXPECT_EQ(seen_by(given("gen 3; players 3; first B; active C; A: mc 1"), A).order,
              (std::vector<PlayerId>{B, C, A}));
}

TEST(terraforming_facts, tell_how_far_the_turn_is) {
    const auto actions = [](std::string_view text) { return seen_by(given(text), B).actions; };
    using Actions = TerraformingFacts::Actions;
    EXPECT_EQ(actions("gen 3; A: mc 90; B: mc 1"), (Actions{.taken = 0, .most = 2}));
    auto game = given("gen 3; A: mc 90; B: mc 1");
    game.when(A, kit::project("power-plant"));
    EXPECT_EQ(seen_by(game, A).actions, (Actions{.taken = 1, .most = 2}));
    EXPECT_EQ(actions("gen 3; A: mc 90; B: passed"), (Actions{.taken = 0, .most = {}})) << "only passing ends it";
    EXPECT_EQ(seen_by(given("solo; gen 3; A: mc 1"), A).actions, (Actions{.taken = 0, .most = {}}));
}

TEST(terraforming_facts, tell_who_gets_what_is_left_in_the_draft) {
    const auto draft = [](std::string_view generation_before) {
        auto game = given("draft; players 3; first A; " + std::string(generation_before));
        while (game.position().phase == Phase::action) game.when(game.record().awaited().front(), kit::pass());
        EXPECT_EQ(game.position().phase, Phase::draft);
        EXPECT_FALSE(seen_by(game, A).actions);
        return seen_by(game, PlayerId::none()).draft;
    };
    EXPECT_EQ(draft("gen 1"), (std::vector<PlayerId>{B, C, A})) << "to the left";
    EXPECT_EQ(draft("gen 2"), (std::vector<PlayerId>{C, A, B})) << "to the right";
    EXPECT_TRUE(seen_by(given("gen 3; A: mc 1"), A).draft.empty());
}

TEST(terraforming_facts, know_the_last_generation_of_the_solo_game_alone) {
    EXPECT_EQ(seen_by(given("solo; gen 3; A: mc 1"), A).last_generation, 14);
    EXPECT_FALSE(seen_by(given("gen 3; A: mc 1"), A).last_generation);
}

TEST(terraforming_facts, tell_the_viewer_what_conversions_cost) {
    const auto conversions = [](std::string_view position, PlayerId viewer) {
        return seen_by(given(position), viewer).conversions;
    };
    EXPECT_EQ(conversions("gen 3; A: mc 1", A), (TerraformingFacts::Conversions{.plants = 8, .heat = 8}));
    EXPECT_EQ(conversions("gen 3; A: corp ecoline", A), (TerraformingFacts::Conversions{.plants = 7, .heat = 8}));
    EXPECT_FALSE(conversions("gen 3; A: mc 1", PlayerId::none()));
}

/// Though they are computed on a deal of their own, facts are true.
testing::AssertionResult are_true(const Position& position, PlayerId viewer) {
    const TerraformingFacts told = facts(observe(position, viewer));
    const std::vector<Score> scores = Terraforming::score(position);
    for (PlayerId id : position.seats())
        if (told.players[id.index()].total != scores[id.index()].total)
            return testing::AssertionFailure() << "points of " << id.index();
    for (const TerraformingFacts::Milestone& goal : told.milestones)
        for (PlayerId id : position.seats())
            if (goal.values[id] != milestone_count(position, id, goal.milestone))
                return testing::AssertionFailure() << "milestone of " << id.index();
    for (const TerraformingFacts::Award& goal : told.awards)
        for (PlayerId id : position.seats())
            if (goal.values[id] != award_count(position, id, goal.award))
                return testing::AssertionFailure() << "award of " << id.index();
    if (told.hand.size() != position.player(viewer).hand.size()) return testing::AssertionFailure() << "hand";
    for (const TerraformingFacts::Hand& card : told.hand)
        if (card.is_playable != can_play(position, viewer, card.card, nullptr))
            return testing::AssertionFailure() << info(card.card).slug;
    return testing::AssertionSuccess();
}

/// Of two positions that differ only in what is hidden from a seat it is told the same.
testing::AssertionResult are_discreet(const Position& position, PlayerId viewer, Rng& rng) {
    const View view = observe(position, viewer);
    if (facts(view) == facts(observe(resample(view, rng), viewer))) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "seat " << viewer.raw() << " is told a secret";
}

TEST(terraforming_facts, are_true_and_tell_no_secret) {
    for (const kit::NamedSetup& each : kit::terraforming_setups()) {
        const auto check = [&](const Position& position, PlayerId player, Rng& rng) {
            if (rng.below(20) != 0) return testing::AssertionSuccess();
            const testing::AssertionResult result = are_true(position, player);
            if (!result) return result;
            return are_discreet(position, rng.below(2) == 0 ? player : PlayerId::none(), rng);
        };
        EXPECT_TRUE(kit::play_random<Terraforming>({each.setup, "facts"}, check)) << each.name;
    }
}

}  // namespace
}  // namespace planitia::desk
