/// The seven scenarios: tasks, conditions, set-up changes and special rules.
#include <kit/figures.h>
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

struct Task {
    std::string scenario;
    int index;
    std::string task;
    Figures cost;
    int reputation;
    int copies[5];  ///< by the number of players, from 1
};

const std::vector<Task> kTasks = {
    {"first-footprints", 0, "landing-report", {{"regolith", 1}, {"ice", 1}}, 4, {0, 1, 1, 2, 2}},
    {"first-footprints", 1, "power-test", {{"energy", 3}}, 3, {0, 1, 2, 2, 3}},
    {"thirsty-ground", 0, "fill-tank", {{"water", 2}}, 5, {0, 1, 2, 2, 4}},
    {"thirsty-ground", 1, "ice-cores", {{"ice", 2}}, 4, {0, 1, 1, 2, 2}},
    {"green-horizon", 0, "pantry", {{"food", 2}}, 6, {0, 1, 2, 2, 5}},
    {"green-horizon", 1, "seed-vault", {{"food", 1}, {"water", 1}, {"aux", 1}}, 7, {0, 1, 1, 2, 2}},
    {"new-generation", 0, "family-clinic", {{"medicine", 1}, {"food", 1}}, 9, {0, 1, 1, 2, 3}},
    {"new-generation", 1, "nursery", {{"aux", 2}, {"energy", 2}}, 7, {0, 1, 2, 2, 3}},
    {"deep-strata", 0, "bright-pair", {{"mineral-yellow", 1}, {"mineral-red", 1}}, 7, {0, 1, 1, 2, 3}},
    {"deep-strata", 1, "rare-sample", {{"mineral-green", 1}}, 7, {0, 1, 1, 2, 2}},
    {"deep-strata", 1, "rare-sample", {{"mineral-blue", 1}}, 7, {0, 1, 1, 2, 2}},
    {"deep-strata", 2, "core-crate", {{"regolith", 3}}, 5, {0, 1, 1, 2, 4}},
    {"long-night", 0, "battery-bank", {{"energy", 4}}, 6, {0, 2, 3, 3, 4}},
    {"long-night", 1, "heat-shields", {{"aux", 1}, {"regolith", 2}}, 6, {0, 2, 2, 2, 3}},
    {"silence-from-earth", 0, "reserve-food", {{"food", 3}}, 8, {0, 1, 2, 3, 4}},
    {"silence-from-earth", 1, "reserve-medicine", {{"medicine", 1}, {"water", 1}}, 7, {0, 1, 2, 2, 3}},
    {"silence-from-earth", 2, "call-home", {{"energy", 3}, {"aux", 1}, {"mineral-red", 1}}, 8, {0, 1, 2, 2, 3}},
};

/// "0 1 0": the one task done so often.
std::string done_so_often(const Task& task, int n) {
    const bool has_three = task.scenario == "deep-strata" || task.scenario == "silence-from-earth";
    std::string text;
    for (int i = 0; i < (has_three ? 3 : 2); ++i) text += " " + std::to_string(i == task.index ? n : 0);
    return text;
}

/// A turn with these goods.
MartiansGame with_goods(const Task& task, int players, const Figures& goods, int done) {
    return given((players == 1 ? "solo" : "coop " + std::to_string(players)) + "; scenario " + task.scenario +
                 "; time 3; tasks" + done_so_often(task, done) + "; A: " + told(goods));
}

const Move kDoTask = visit("lander", "mission");

/// Answers what a mission asks: which task, if there is a choice.
void do_task(MartiansGame& game, const Task& task) {
    game.when(A, kDoTask);
    if (game.question(A) == "task") game.when(A, pick_one("task", "task", task.task));
}

TEST(martians_tasks, cost_a_time_and_goods_and_give_reputation) {
    for (const Task& task : kTasks) {
        auto game = with_goods(task, 2, task.cost, 0);
        do_task(game, task);
        EXPECT_TRUE(game.shows("time 2; tasks" + done_so_often(task, 1) + "; discards " + samples(task.cost) + "; A: " +
                               spent(task.cost) + ", at lander 1, reputation " + std::to_string(2 + task.reputation)))
            << task.task;
        EXPECT_TRUE(game.nothing_else_changed()) << task.task;
    }
}

TEST(martians_tasks, are_refused_when_any_part_of_the_cost_is_missing) {
    for (const Task& task : kTasks)
        for (std::size_t i = 0; i < task.cost.size(); ++i) {
            Figures less = task.cost;
            --less[i].second;
            const auto game = with_goods(task, 2, less, 0);
            EXPECT_NOT_OFFERED(game, A, kDoTask) << task.task << " without " << less[i].first;
            const std::vector<std::string> why = game.why_not(A, visit("lander", 1, "mission"));
            ASSERT_FALSE(why.empty()) << task.task;
            EXPECT_EQ(why.front().substr(0, 13), "too-few-goods") << task.task;
        }
}

TEST(martians_tasks, are_closed_when_done_as_often_as_the_players_ask_for) {
    for (const Task& task : kTasks)
        for (int n : {1, 2, 3, 4}) {
            SCOPED_TRACE(task.task + " with " + std::to_string(n));
            auto last = with_goods(task, n, task.cost, task.copies[n] - 1);
            do_task(last, task);
            EXPECT_TRUE(last.shows("tasks" + done_so_often(task, task.copies[n])));
            const auto closed = with_goods(task, n, task.cost, task.copies[n]);
            EXPECT_NOT_OFFERED(closed, A, kDoTask);
            EXPECT_FALSE(closed.why_not(A, visit("lander", 1, "mission")).empty());
        }
}

TEST(martians_tasks, one_mission_is_one_task) {
    auto game = given("A: energy 6");
    game.when(A, kDoTask);
    EXPECT_TRUE(game.shows("tasks 0 1; A: energy 3"));
    EXPECT_EQ(game.why_not(A, act("mission")), lines("already-done"));
}

TEST(martians_tasks, a_choice_is_asked_for_and_names_what_can_be_paid) {
    auto game = given("A: regolith 1, ice 1, energy 3");
    game.when(A, kDoTask);
    EXPECT_EQ(game.asks(A), lines("task landing-report", "task power-test"));
    game.when(A, pick_one("task", "task", "power-test"));
    EXPECT_TRUE(game.shows("time 2; tasks 0 1; A: energy 0, reputation 5, at lander 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_tasks, each_is_refused_with_its_own_reason) {
    const auto refused = [](const std::string& text) {
        auto game =
            given("scenario silence-from-earth; " + text + ", food 3, energy 3, aux 1, mineral-red 1, medicine 1");
        game.when(A, kDoTask);
        EXPECT_EQ(game.asks(A), lines("task reserve-food", "task call-home"));
        return game.why_not(A, pick_one("task", "task", "reserve-medicine"));
    };
    EXPECT_EQ(refused("A: water 0"), lines("too-few-goods 1 0"));
    EXPECT_EQ(refused("tasks 0 2 0; A: water 1"), lines("no-task"));
}

TEST(martians_tasks, the_doer_pays_and_is_rewarded_in_the_semi_cooperative_game) {
    auto game = given("semi; A: energy 3; B: energy 9");
    game.when(A, kDoTask);
    EXPECT_TRUE(game.shows("time 2; tasks 0 1; A: energy 0, reputation 5, at lander 1")) << "tasks are everybody's";
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_tasks, a_rare_sample_may_be_green_or_blue_as_one_likes) {
    auto game = given("scenario deep-strata; A: mineral-green 1, mineral-blue 1");
    game.when(A, kDoTask);
    EXPECT_EQ(game.asks(A), lines("pay-mineral mineral-green", "pay-mineral mineral-blue"));
    game.when(A, pick_one("pay-mineral", "mineral", "mineral-blue"));
    EXPECT_TRUE(game.shows("time 2; tasks 0 1 0; discards blue; A: mineral-blue 0, reputation 9, at lander 1"))
        << "spent cards are discarded";
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_NOT_OFFERED(given("scenario deep-strata; A: mineral-yellow 1"), A, kDoTask) << "yellow is not rare";
}

TEST(martians_tasks, the_stronger_voice_takes_any_mineral) {
    for (const std::string colour : {"yellow", "red", "green", "blue"}) {
        auto game = given("scenario silence-from-earth; A: energy 3, aux 1, mineral-" + colour + " 1");
        game.when(A, kDoTask);
        EXPECT_TRUE(game.shows("time 2; tasks 0 0 1; discards " + colour + "; A: energy 0, aux 0, mineral-" + colour +
                               " 0, reputation 10, at lander 1"));
        EXPECT_TRUE(game.nothing_else_changed());
    }
    auto choice = given("scenario silence-from-earth; A: energy 3, aux 1, mineral-yellow 2, mineral-green 1");
    choice.when(A, kDoTask);
    EXPECT_EQ(choice.asks(A), lines("pay-mineral mineral-yellow", "pay-mineral mineral-green"));
}

// ---- set-up and special rules

martians::Setup dealt_for(martians::Scenario scenario, martians::Variant variant, int players) {
    return {.variant = variant, .players = static_cast<std::uint8_t>(players), .scenario = scenario};
}

TEST(martians_scenario_setup, gives_goods_for_each_player) {
    using martians::Scenario;
    struct Gain {
        Scenario scenario;
        const char* good;
        int each;
    };
    constexpr int kEnergy[] = {0, 7, 10, 15, 20};
    constexpr int kAux[] = {0, 2, 2, 3, 4};
    const Gain gains[] = {{Scenario::first_footprints, "water", 1}, {Scenario::first_footprints, "energy", 1},
                          {Scenario::first_footprints, "aux", 0},   {Scenario::thirsty_ground, "water", 0},
                          {Scenario::green_horizon, "water", 1},    {Scenario::green_horizon, "food", 1},
                          {Scenario::green_horizon, "energy", 0},   {Scenario::new_generation, "aux", 0},
                          {Scenario::deep_strata, "energy", 0},     {Scenario::long_night, "aux", 1},
                          {Scenario::long_night, "energy", 0},      {Scenario::silence_from_earth, "food", 0}};
    for (const Gain& gain : gains) {
        const std::string good = gain.good;
        for (int n : {1, 2, 3, 4}) {
            SCOPED_TRACE(std::to_string(static_cast<int>(gain.scenario)) + " " + good + " " + std::to_string(n));
            const int base = good == "energy" ? kEnergy[n] : good == "aux" ? kAux[n] : 0;
            const auto coop = dealt(dealt_for(gain.scenario, martians::Variant::coop, n), "gains");
            EXPECT_EQ(coop.goods(A, good), base + n * gain.each);
            if (n == 1) continue;
            const auto semi = dealt(dealt_for(gain.scenario, martians::Variant::semi, n), "gains");
            const int own = good == "energy" ? 5 : good == "aux" ? 1 : 0;
            for (PlayerId player : {A, B}) EXPECT_EQ(semi.goods(player, good), own + gain.each);
        }
    }
}

TEST(martians_scenario_setup, only_new_generation_begins_with_a_growth_token) {
    for (martians::Scenario each : every<martians::Scenario>())
        EXPECT_TRUE(
            dealt(dealt_for(each, martians::Variant::coop, 2), "growth")
                .shows(std::string("quarter 2: growth 0; quarter 3: growth 0; quarter 4: growth 0; ") +
                       (each == martians::Scenario::new_generation ? "quarter 1: growth 1" : "quarter 1: growth 0")));
}

TEST(martians_scenario_setup, only_silence_from_earth_begins_hungry) {
    for (martians::Scenario each : every<martians::Scenario>())
        for (int n : {1, 2, 3, 4})
            for (int quarter : {1, 2, 3, 4}) {
                const bool is_hungry = each == martians::Scenario::silence_from_earth && quarter <= n;
                EXPECT_TRUE(dealt(dealt_for(each, martians::Variant::coop, n), "hungry")
                                .shows("quarter " + std::to_string(quarter) + ": sickness 0, hunger " +
                                       (is_hungry ? "1" : "0")));
            }
}

TEST(martians_scenario_rules, the_long_night_takes_one_energy_of_each_installation) {
    const auto made = [](const std::string& weather, const std::string& player, const std::string& energy) {
        auto game = given("scenario long-night; slot 2; active B; weather-deck " + weather + "; A: " + player);
        return game.when(B, end_turn()).shows("A: energy " + energy);
    };
    EXPECT_TRUE(made("fresh-wind", "solar 2", "2"));
    EXPECT_TRUE(made("fresh-wind", "wind 2", "4"));
    EXPECT_TRUE(made("clear-sky", "solar 1, wind 1, tech solar-energy", "5")) << "2 + 2 + 1 - 1, and 2 - 1";
    EXPECT_TRUE(made("static-night", "solar 1, wind 1", "1")) << "2 + 0 - 1, and 2 - 2 - 1 is 0, not -1";
}

TEST(martians_scenario_rules, silence_from_earth_unloads_one_aux_at_a_time) {
    auto game = given("scenario silence-from-earth");
    game.when(A, visit("lander", "unload"));
    EXPECT_TRUE(game.shows("time 2; A: aux 1, at lander 1")) << "no choice";
    EXPECT_TRUE(game.nothing_else_changed());
    auto other = given("scenario long-night");
    other.when(A, visit("lander", "unload")).when(A, unload(2));
    EXPECT_TRUE(other.shows("A: aux 2"));
}

}  // namespace
}  // namespace planitia::kit::colony
