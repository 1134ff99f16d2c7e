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
    EXPECT_EQ(oxygen.lacks.goods[Good::energy], 1);
    EXPECT_EQ(oxygen.reputation, 2);
    const MartiansFacts::Action& purify = of(facts, martians::Building::water_treatment).actions.front();
    EXPECT_EQ(purify.gives, 2);
    EXPECT_EQ(purify.product, Good::water);
    EXPECT_EQ(purify.ends, Need::count_);
    EXPECT_EQ(oxygen.removes, Need::oxygen);
    EXPECT_EQ(of(facts, martians::Building::hospital).actions.front().ends, Need::sickness);
    EXPECT_EQ(purify.lacks.goods[Good::energy], 0);
    EXPECT_EQ(purify.lacks.goods[Good::ice], 1);
}

TEST(martians_facts, tell_where_the_time_of_a_turn_comes_from) {
    using Source = MartiansFacts::TimeSource;
    const Source turn{.kind = Source::Kind::turn, .time = 3};
    const auto game = martians_game(R"("players":[{"technologies":["dna-modification"]},{}])");
    const Source longer{.kind = Source::Kind::technology, .technology = Technology::dna_modification, .time = 1};
    EXPECT_EQ(seen_by(game, A).turn_time, (std::vector{turn, longer}));
    EXPECT_EQ(seen_by(game, B).turn_time, std::vector{turn});

    martians::Setup solo;
    solo.players = 1;
    Position alone = kit::colony::dealt(solo, "alone").position();
    EXPECT_EQ(desk::facts(observe(alone, A)).turn_time,
              (std::vector{turn, Source{.kind = Source::Kind::help, .time = 1}}));
    alone.slot = 1;
    EXPECT_EQ(desk::facts(observe(alone, A)).turn_time, std::vector{turn}) << "only in the first turn";
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
    EXPECT_EQ(facts.tasks[0].done, facts.tasks[0].of);
    EXPECT_FALSE(facts.tasks[0].bill.is_payable) << "it is done";
    EXPECT_EQ(facts.tasks[0].bill.lacks.goods[Good::regolith], 1);
    EXPECT_EQ(facts.tasks[1].done, 0);
    EXPECT_EQ(facts.tasks[1].of, 2);
    EXPECT_TRUE(facts.tasks[1].bill.is_payable);
    EXPECT_EQ(facts.tasks[1].bill.cost.goods[Good::energy], 3);
    EXPECT_EQ(facts.tasks[1].bill.gains, 3);
    EXPECT_FALSE(seen_by(game, PlayerId::none()).tasks[1].bill.is_payable) << "a spectator pays nothing";
    ASSERT_EQ(facts.conditions.size(), 2U);
    EXPECT_EQ(facts.conditions[0].condition, Condition::built);
    EXPECT_FALSE(facts.conditions[0].is_met);
    ASSERT_EQ(facts.conditions[0].sites.size(), 2U);
    EXPECT_EQ(facts.conditions[0].sites[0].building, martians::Building::hospital);
    EXPECT_EQ(facts.conditions[1].needs, 50);
    EXPECT_EQ(facts.conditions[1].has, 2);
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
    EXPECT_EQ(now.turns[1], (MartiansFacts::Turn{B, Moment::present, false, 3}));
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

TEST(martians_facts, count_what_a_turn_has_left) {
    auto game = martians_game(R"("players":[{"technologies":["dna-modification"]},{"deadSlots":2,"dead":1}])");
    game.when(A, kit::visit("lander", "unload")).when(A, kit::unload(2));
    const MartiansFacts facts = seen_by(game, A);
    EXPECT_EQ(facts.track[0].turns[0].time, facts.time_left);
    EXPECT_EQ(facts.track[1].turns[1].time, 4) << "one more with DNA Modification";
    EXPECT_EQ(facts.track[1].turns[0].time, 0) << "the dead do not work";
}

TEST(martians_facts, add_what_an_event_gave_to_the_next_turn_alone) {
    const auto times_of_b = [](const char* players) {
        const MartiansFacts facts = seen_by(martians_game(players), A);
        std::vector<int> times;
        for (const auto& station : facts.track)
            for (const auto& turn : station.turns)
                if (turn.player == B) times.push_back(turn.time);
        return times;
    };
    EXPECT_EQ(times_of_b(R"("players":[{},{"extraTime":1}])"), (std::vector{4, 3, 3}));
    EXPECT_EQ(times_of_b(R"("players":[{},{"extraTime":1,"deadSlots":1,"dead":1}])"), (std::vector{0, 4, 3}))
        << "the dead do not work";
}

TEST(martians_facts, tell_the_samples_that_lack_where_there_is_a_choice) {
    const auto lacks = [](const char* position, PlayerId viewer, std::size_t task) {
        return facts(observe(kit::colony::given(position).position(), viewer)).tasks[task].bill.lacks;
    };
    const char* const rare = "scenario deep-strata; A: mineral-red 1";
    EXPECT_EQ(lacks(rare, A, 1), (Cost{.green_or_blue = 1})) << "a red sample is not rare";
    EXPECT_EQ(lacks("scenario deep-strata; A: mineral-blue 1", A, 1), Cost{});
    const char* const call = "scenario silence-from-earth; A: energy 2, aux 1";
    EXPECT_EQ(lacks(call, A, 2).goods, price(1, Good::energy).goods);
    EXPECT_EQ(lacks(call, A, 2).any_mineral, 1);
    EXPECT_EQ(lacks("scenario silence-from-earth; A: energy 3, aux 1, mineral-green 1", A, 2), Cost{});
}

TEST(martians_facts, do_not_guess_samples_that_the_viewer_can_not_see) {
    const char* const tiles = "research sulphur-study rust-archive olivine-dating clay-traces";
    const auto lacking = [&](const std::string& variant, PlayerId viewer) {
        const auto game = kit::colony::given(variant + "; active B; " + tiles + "; B: mineral-yellow 1");
        int samples = 0;
        for (const auto& each : seen_by(game, viewer).research)
            for (Good mineral : kMinerals) samples += each.bill.lacks.goods[mineral];
        return samples;
    };
    EXPECT_EQ(lacking("semi", B), 3);
    EXPECT_EQ(lacking("semi", PlayerId::none()), 0);
    EXPECT_EQ(lacking("coop", PlayerId::none()), 3) << "all see what the colony has";
}

TEST(martians_facts, tell_the_times_of_corporations_when_they_are_chosen) {
    martians::Setup setup;
    setup.players = 2;
    setup.chooses_corporations = true;
    const MartiansFacts facts = seen_by(kit::colony::dealt(setup, "choose"), B);
    EXPECT_EQ(facts.technologies[static_cast<std::size_t>(Technology::long_arm)].time, std::nullopt);
    EXPECT_EQ(facts.technologies[static_cast<std::size_t>(Technology::medical_care)].time, 3) << "of the colony";
}

TEST(martians_facts, tell_where_the_markers_are) {
    auto game =
        martians_game(R"("goods":{"energy":5},"quarters":[{},{"infirmary":[1,0],"living":[1,0],"penalty":1},{},{}])");
    game.when(A, kit::visit("moxie", "oxygen"));
    const auto markers = seen_by(game, B).markers;
    EXPECT_EQ(markers[0].free, 0);
    EXPECT_EQ(markers[0].buildings, std::vector{martians::Building::moxie});
    EXPECT_EQ(markers[0].infirmary, std::vector{QuarterId{1}});
    EXPECT_EQ(markers[0].living, std::vector{QuarterId{1}});
    EXPECT_EQ(markers[1].free, 3);
}

TEST(martians_facts, tell_the_time_of_research_and_technologies) {
    const auto game = kit::colony::given(
        "research soil-chemistry; colony-tech medical-care; A: corporation helion, people scientist; B: tech long-arm");
    const MartiansFacts facts = desk::facts(observe(game.position(), A));
    ASSERT_EQ(facts.research.size(), 1U);
    EXPECT_EQ(facts.research[0].time, 1) << "2, and the Scientist saves one";
    EXPECT_EQ(facts.research[0].bill.gains, 8);
    EXPECT_EQ(facts.research[0].bill.lacks.goods[Good::regolith], 1);
    const auto& arm = facts.technologies[static_cast<std::size_t>(Technology::long_arm)];
    EXPECT_EQ(arm.owners, std::vector{B});
    EXPECT_EQ(facts.technologies[static_cast<std::size_t>(Technology::kinetic_energy)].time, 2) << "of Helion";
    EXPECT_EQ(facts.technologies[static_cast<std::size_t>(Technology::medical_care)].owners, (std::vector{A, B}));
}

TEST(martians_facts, put_the_most_urgent_problem_first) {
    const auto game = martians_game(
        R"("goods":{"energy":0,"water":1,"food":0},
           "quarters":[{"needs":{"oxygen":0,"hunger":1}},{"needs":{"oxygen":1}},{"needs":{"sickness":1}},{"needs":{"hunger":2}}])");
    const MartiansFacts facts = seen_by(game, A);
    using Kind = MartiansFacts::Problem::Kind;
    std::vector<Kind> kinds;
    for (const auto& each : facts.problems) kinds.push_back(each.kind);
    EXPECT_EQ(kinds, (std::vector{Kind::death, Kind::infirmary, Kind::living, Kind::energy}));
    EXPECT_EQ(facts.problems[0].quarters, std::vector{QuarterId{1}});
    EXPECT_TRUE(facts.problems[0].options.empty()) << "there is no energy for oxygen";
    EXPECT_EQ(facts.problems[2].quarters, (std::vector{QuarterId{0}, QuarterId{3}}));
    ASSERT_EQ(facts.makers[Need::hunger].size(), 1U);
    EXPECT_EQ(facts.makers[Need::hunger][0].action(), Action::harvest);
    EXPECT_EQ(facts.problems[2].options, facts.makers[Need::hunger]);
    EXPECT_EQ(facts.problems[3].options, std::vector{option(OptionKind::rtg)});
    EXPECT_EQ(facts.aftermath[3], (MartiansFacts::Aftermath{2, 0})) << "1 money for each token";
    EXPECT_EQ(facts.losses[0], (MartiansFacts::Loss{1, 3})) << "there are but three markers";
    EXPECT_EQ(facts.losses[1], facts.losses[0]);
}

TEST(martians_facts, name_the_problems_of_the_viewer) {
    const auto urgent = [](const std::string& round, PlayerId viewer) {
        const auto game = kit::colony::given("competitive; " + round +
                                             "quarter 1: owner A, oxygen 1; quarter 2: owner B, hunger 1; "
                                             "A: energy 1; B: energy 1");
        std::vector<std::vector<QuarterId>> quarters;
        for (const MartiansFacts::Problem& each : seen_by(game, viewer).problems)
            if (!each.quarters.empty()) quarters.push_back(each.quarters);
        return quarters;
    };
    using Quarters = std::vector<std::vector<QuarterId>>;
    const QuarterId one{0};
    const QuarterId two{1};
    for (const char* round : {"", "round 5; "}) {
        EXPECT_EQ(urgent(round, A), Quarters{{one}}) << round;
        EXPECT_EQ(urgent(round, B), Quarters{{two}}) << round;
        EXPECT_EQ(urgent(round, PlayerId::none()), (Quarters{{one}, {two}})) << round;
    }
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
                if (viewer.is_some() && task.bill.is_payable != can_do_task(position, viewer, task.index, nullptr))
                    return testing::AssertionFailure() << "task " << task.index;
            for (const MartiansFacts::Research& each : told.research)
                if (viewer.is_some() && each.bill.is_payable != (each.bill.lacks == Cost{}))
                    return testing::AssertionFailure() << "research " << static_cast<int>(each.tile);
        }
        return testing::AssertionSuccess();
    };
    for (const auto variant : every<Variant>())
        for (const Scenario scenario : {Scenario::first_footprints, Scenario::deep_strata})
            EXPECT_TRUE(kit::play_random<Martians>({{variant, 3, scenario}, "facts"}, check));
}

}  // namespace
}  // namespace planitia::desk
