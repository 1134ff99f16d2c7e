#include <desk/martians/facts.h>
#include <kit/martians_game.h>
#include <kit/random_play.h>

#include <algorithm>

namespace planitia::desk {
namespace {

using namespace martians;
using kit::A;
using kit::B;
using kit::martians_game;
using Moment = MartiansFacts::Moment;

MartiansFacts seen_by(const kit::MartiansGame& game, PlayerId viewer) {
    return facts(observe(game.position(), viewer));
}

const MartiansFacts::Building& of(const MartiansFacts& facts, martians::Building building) {
    return facts.buildings[static_cast<std::size_t>(building)];
}

TEST(martians_facts, tell_what_actions_cost_with_the_events_in_force) {
    Position position = martians_game(R"("goods":{"energy":1})").position();
    position.events_in_force.insert(EventCard::clogged_filters);
    const MartiansFacts facts = desk::facts(observe(position, A));
    const MartiansFacts::Action& oxygen = of(facts, martians::Building::moxie).actions.front();
    EXPECT_EQ(oxygen.action, Action::oxygen);
    EXPECT_EQ(oxygen.time, 1);
    EXPECT_EQ(oxygen.cost.goods[Good::energy], 2) << "one more in this round";
    EXPECT_EQ(oxygen.lacks[Good::energy], 1);
    EXPECT_EQ(oxygen.reputation, 2);
    const MartiansFacts::Action& purify = of(facts, martians::Building::water_treatment).actions.front();
    EXPECT_EQ(purify.gives, 2);
    EXPECT_EQ(purify.product, Good::water);
    EXPECT_EQ(purify.lacks[Good::energy], 0);
    EXPECT_EQ(purify.lacks[Good::ice], 1);
}

TEST(martians_facts, have_the_fields_of_a_building) {
    auto game = martians_game(R"("goods":{"energy":5})");
    game.when(A, kit::visit("moxie", "oxygen"));
    const MartiansFacts facts = seen_by(game, B);
    const auto& moxie = of(facts, martians::Building::moxie).fields;
    ASSERT_EQ(moxie.size(), 3U);
    EXPECT_EQ(moxie[0].marker, A);
    EXPECT_FALSE(moxie[1].marker.is_some());
    EXPECT_EQ(moxie[2].status, FieldStatus::unavailable) << "two play";
    EXPECT_EQ(of(facts, martians::Building::water_treatment).fields.size(), 2U);
}

TEST(martians_facts, add_up_the_energy_of_every_seat) {
    Position position =
        martians_game(R"("players":[{"installations":{"solar":1,"wind":1}},{"installations":{"wind":2}}])").position();
    position.weather = Weather::clear_sky;
    const MartiansFacts facts = desk::facts(observe(position, PlayerId::none()));
    EXPECT_EQ(facts.energy[0].each[Installation::solar], 4) << "2, and 2 for the weather";
    EXPECT_EQ(facts.energy[0].made[Installation::wind], 2);
    EXPECT_EQ(facts.energy[0].sum, 6);
    EXPECT_EQ(facts.energy[1].sum, 4);
}

TEST(martians_facts, tell_how_far_the_mission_is) {
    const auto game = martians_game(R"("goods":{"energy":3},"tasksDone":[1,0])");
    const MartiansFacts facts = seen_by(game, A);
    ASSERT_EQ(facts.tasks.size(), 2U);
    EXPECT_EQ(facts.tasks[0], (MartiansFacts::Task{0, 1, 1, false})) << "it is done";
    EXPECT_EQ(facts.tasks[1], (MartiansFacts::Task{1, 0, 2, true}));
    EXPECT_FALSE(seen_by(game, PlayerId::none()).tasks[1].is_payable) << "a spectator pays nothing";
    ASSERT_EQ(facts.conditions.size(), 2U);
    EXPECT_EQ(facts.conditions[0].condition, Condition::built);
    EXPECT_FALSE(facts.conditions[0].is_met);
    EXPECT_EQ(facts.conditions[1].condition, Condition::satisfaction);
    EXPECT_FALSE(facts.conditions[1].is_met);
    EXPECT_FALSE(facts.is_hopeless);
    EXPECT_EQ(facts.rounds_left, 3);
}

TEST(martians_facts, walk_along_the_track) {
    auto game = martians_game("");
    game.when(A, kit::end_turn());
    const MartiansFacts facts = seen_by(game, A);
    using Kind = MartiansFacts::Station::Kind;
    ASSERT_EQ(facts.track.size(), 6U);
    EXPECT_EQ(facts.track[2].kind, Kind::mid_round);
    EXPECT_EQ(facts.track[5].kind, Kind::settlement);
    const auto& now = facts.track[0];
    EXPECT_EQ(now.moment, Moment::present);
    ASSERT_EQ(now.turns.size(), 2U);
    EXPECT_EQ(now.turns[0], (MartiansFacts::Turn{A, Moment::past}));
    EXPECT_EQ(now.turns[1], (MartiansFacts::Turn{B, Moment::present}));
    EXPECT_EQ(facts.track[1].turns[0].player, B) << "the first-player marker will have passed";
    EXPECT_TRUE(facts.track[4].turns.empty()) << "nobody has a fourth colonist";
    EXPECT_EQ(facts.time_left, 3);
}

TEST(martians_facts, foresee_the_settlement) {
    const auto game = martians_game(
        R"("goods":{"energy":1},"quarters":[{"needs":{"oxygen":1,"hunger":2}},{"needs":{"oxygen":0,"hunger":1}},{"needs":{},"received":true},{"needs":{}}])");
    const Forecast forecast = seen_by(game, A).forecast;
    ASSERT_EQ(forecast.quarters.size(), 4U);
    ASSERT_EQ(forecast.quarters[0].threats.size(), 1U) << "who suffocates is not hungry";
    const Forecast::Threat& threat = forecast.quarters[0].threats[0];
    EXPECT_EQ(threat.brings, Forecast::Threat::Brings::death);
    EXPECT_EQ(threat.left, 1);
    EXPECT_EQ(threat.players, PlayerSet::first(2));
    ASSERT_EQ(threat.averted_by.size(), 1U);
    EXPECT_EQ(threat.averted_by[0].action(), Action::oxygen);
    EXPECT_TRUE(seen_by(game, B).forecast.quarters[0].threats[0].averted_by.empty()) << "B is not asked";
    EXPECT_EQ(forecast.quarters[1].threats[0].brings, Forecast::Threat::Brings::living);
    EXPECT_TRUE(forecast.quarters[2].grows);
    EXPECT_FALSE(forecast.quarters[3].grows);
}

/// Of two positions that differ only in what is hidden from a seat it is told the same, and it is true.
TEST(martians_facts, are_true_and_tell_no_secret) {
    const auto check = [](const Position& position, PlayerId player, Rng& rng) {
        if (rng.below(4) != 0) return testing::AssertionSuccess();
        for (PlayerId viewer : {player, position.after(player), PlayerId::none()}) {
            const View view = observe(position, viewer);
            const MartiansFacts told = facts(view);
            if (told != facts(observe(resample(view, rng), viewer)))
                return testing::AssertionFailure() << "seat " << viewer.raw() << " is told a secret";
            if (told.forecast != forecast(position, viewer)) return testing::AssertionFailure() << "forecast";
            for (const MartiansFacts::Task& task : told.tasks)
                if (viewer.is_some() && task.is_payable != can_do_task(position, viewer, task.index, nullptr))
                    return testing::AssertionFailure() << "task " << task.index;
        }
        return testing::AssertionSuccess();
    };
    for (const auto variant : every<Variant>())
        for (const Scenario scenario : {Scenario::first_footprints, Scenario::deep_strata})
            EXPECT_TRUE(kit::play_random<Martians>({{variant, 3, scenario}, "facts"}, check));
}

}  // namespace
}  // namespace planitia::desk
