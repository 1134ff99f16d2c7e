/// The seven scenarios: tasks, conditions, set-up changes and special rules.
#include <kit/facts.h>

#include <map>

#include "../last_turn.h"

namespace planitia::kit {
namespace {

using Goods = std::vector<std::pair<std::string, int>>;

struct Task {
    const char* scenario;
    int index;
    const char* task;
    Goods cost;
    int reputation;
    int copies[5];  ///< by the number of players, from 1
};

const std::vector<Task>& tasks() {
    static const std::vector<Task> all = {
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
    return all;
}

std::string scenario(std::string_view id, std::string_view variant = "coop") {
    return R"("options":{"variant":")" + std::string(variant) + R"(","scenario":")" + std::string(id) + R"("})";
}

std::string seats(int players, const std::string& first = "{}") {
    std::string text = first;
    for (int i = 1; i < players; ++i) text += ",{}";
    return "\"players\":[" + text + "]";
}

/// Exactly these goods, samples being taken from the deck.
std::string stock(const Goods& goods) {
    std::map<std::string, int> has;
    for (const char* each : {"energy", "aux", "water", "ice", "regolith", "food", "medicine", "money", "mineral-yellow",
                             "mineral-red", "mineral-green", "mineral-blue"})
        has[each] = 0;
    for (const auto& [good, n] : goods) has[good] = n;
    std::string text = "\"goods\":{";
    for (const auto& [good, n] : has) text += (text.back() == '{' ? "\"" : ",\"") + good + "\":" + std::to_string(n);
    return text + "}";
}
std::string deck_without(const Goods& goods) {
    std::map<std::string, int> left = {{"yellow", 5}, {"red", 5}, {"green", 3}, {"blue", 3}, {"barren", 2}};
    for (const auto& [good, n] : goods)
        if (good.starts_with("mineral-")) left[good.substr(8)] -= n;
    std::string text = "\"regolithDeck\":[";
    for (const auto& [card, n] : left)
        for (int i = 0; i < n; ++i) text += (text.back() == '[' ? "\"" : ",\"") + card + "\"";
    return text + "]";
}

/// A turn with these goods, and the one task done so often.
MartianGame with_goods(const Task& task, int players, const Goods& goods, int done) {
    std::string often = "\"tasksDone\":[";
    const bool has_three =
        std::string(task.scenario) == "deep-strata" || std::string(task.scenario) == "silence-from-earth";
    for (int i = 0; i < (has_three ? 3 : 2); ++i)
        often += (i == 0 ? "" : ",") + std::to_string(i == task.index ? done : 0);
    return martian_game(all({scenario(task.scenario), seats(players), stock(goods), deck_without(goods), often + "]",
                             R"("reputation":2,"turn":{"time":3})"}));
}

Goods times(const Goods& goods, int n) {
    Goods more = goods;
    for (auto& each : more) each.second *= n;
    return more;
}

const Move kMission = visit("lander", "mission");

/// Answers what a mission asks: which task, if there is a choice.
void do_task(MartianGame& game, const Task& task) {
    game.when(A, kMission);
    if (game.question(A) == "task") game.when(A, pick_one("task", "task", task.task));
}

TEST(martians_tasks, cost_a_time_and_goods_and_give_reputation) {
    for (const Task& task : tasks()) {
        SCOPED_TRACE(task.task);
        MartianGame game = with_goods(task, 2, task.cost, 0);
        do_task(game, task);
        EXPECT_EQ(game.reputation(A), 2 + task.reputation);
        EXPECT_EQ(game.number("/turn/time"), 2);
        EXPECT_EQ(game.number("/tasksDone/" + std::to_string(task.index)), 1);
        for (const auto& [good, n] : task.cost) EXPECT_EQ(game.goods(A, good), 0) << good;
    }
}

TEST(martians_tasks, are_refused_when_any_part_of_the_cost_is_missing) {
    for (const Task& task : tasks())
        for (std::size_t i = 0; i < task.cost.size(); ++i) {
            Goods less = task.cost;
            --less[i].second;
            const MartianGame game = with_goods(task, 2, less, 0);
            EXPECT_FALSE(game.offers(A, kMission)) << task.task << " without " << less[i].first;
            const std::vector<std::string> why = game.why_not(A, visit("lander", 1, "mission"));
            ASSERT_FALSE(why.empty()) << task.task;
            EXPECT_EQ(why.front().substr(0, 13), "too-few-goods") << task.task;
        }
}

TEST(martians_tasks, are_closed_when_done_as_often_as_the_players_ask_for) {
    for (const Task& task : tasks())
        for (int n : {1, 2, 3, 4}) {
            SCOPED_TRACE(std::string(task.task) + " with " + std::to_string(n));
            MartianGame last = with_goods(task, n, task.cost, task.copies[n] - 1);
            do_task(last, task);
            EXPECT_EQ(last.number("/tasksDone/" + std::to_string(task.index)), task.copies[n]);
            const MartianGame closed = with_goods(task, n, task.cost, task.copies[n]);
            EXPECT_FALSE(closed.offers(A, kMission));
            EXPECT_FALSE(closed.why_not(A, visit("lander", 1, "mission")).empty());
        }
}

TEST(martians_tasks, one_mission_is_one_task) {
    const Task& task = tasks()[1];
    MartianGame game = with_goods(task, 2, times(task.cost, 2), 0);
    do_task(game, task);
    EXPECT_EQ(game.number("/tasksDone/1"), 1);
    EXPECT_EQ(game.why_not(A, act("mission")), std::vector<std::string>{"already-done"});
}

TEST(martians_tasks, a_choice_is_asked_for_and_names_what_can_be_paid) {
    MartianGame game = with_goods(tasks()[0], 2, {{"regolith", 1}, {"ice", 1}, {"energy", 3}}, 0);
    game.when(A, kMission);
    EXPECT_EQ(game.asks(A), (std::vector<std::string>{"task landing-report", "task power-test"}));
    game.when(A, pick_one("task", "task", "power-test"));
    EXPECT_EQ(game.goods(A, "regolith"), 1);
    EXPECT_EQ(one_line(game.at("/tasksDone")), "[0, 1]");
}

TEST(martians_tasks, each_is_refused_with_its_own_reason) {
    const auto refused = [](int water, const char* done) {
        const Goods goods = {{"food", 3},        {"energy", 3},   {"aux", 1},
                             {"mineral-red", 1}, {"medicine", 1}, {"water", water}};
        MartianGame game = martian_game(all({scenario("silence-from-earth"), stock(goods), deck_without(goods), done}));
        game.when(A, kMission);
        EXPECT_EQ(game.asks(A), (std::vector<std::string>{"task reserve-food", "task call-home"}));
        return game.why_not(A, pick_one("task", "task", "reserve-medicine"));
    };
    EXPECT_EQ(refused(0, R"("tasksDone":[0,0,0])"), std::vector<std::string>{"too-few-goods 1 0"});
    EXPECT_EQ(refused(1, R"("tasksDone":[0,2,0])"), std::vector<std::string>{"no-task"});
}

TEST(martians_tasks, the_doer_pays_and_is_rewarded_in_the_semi_cooperative_game) {
    MartianGame game =
        martian_game(all({scenario("first-footprints", "semi"),
                          R"("players":[{"goods":{"energy":3},"reputation":2},{"goods":{"energy":9}}])"}));
    game.when(A, kMission);
    EXPECT_EQ(game.goods(A, "energy"), 0);
    EXPECT_EQ(game.reputation(A), 5);
    EXPECT_EQ(game.reputation(B), 2);
    EXPECT_EQ(game.goods(B, "energy"), 9);
    EXPECT_EQ(game.number("/tasksDone/1"), 1) << "tasks are everybody's";
}

TEST(martians_tasks, a_rare_sample_may_be_green_or_blue_as_one_likes) {
    const Task& task = tasks()[9];
    MartianGame game = with_goods(task, 2, {{"mineral-green", 1}, {"mineral-blue", 1}}, 0);
    game.when(A, kMission);
    EXPECT_EQ(game.asks(A), (std::vector<std::string>{"pay-mineral mineral-green", "pay-mineral mineral-blue"}));
    game.when(A, pick_one("pay-mineral", "mineral", "mineral-blue"));
    EXPECT_EQ(game.goods(A, "mineral-green"), 1);
    EXPECT_EQ(game.goods(A, "mineral-blue"), 0);
    EXPECT_EQ(game.number("/regolithDiscards/blue"), 1) << "spent cards are discarded";
    EXPECT_FALSE(with_goods(task, 2, {{"mineral-yellow", 1}}, 0).offers(A, kMission)) << "yellow is not rare";
}

TEST(martians_tasks, the_stronger_voice_takes_any_mineral) {
    const Task& task = tasks()[16];
    for (const char* mineral : {"mineral-yellow", "mineral-red", "mineral-green", "mineral-blue"}) {
        MartianGame game = with_goods(task, 2, {{"energy", 3}, {"aux", 1}, {mineral, 1}}, 0);
        do_task(game, task);
        EXPECT_EQ(game.goods(A, mineral), 0) << mineral;
        EXPECT_EQ(game.reputation(A), 10);
    }
    MartianGame choice =
        with_goods(task, 2, {{"energy", 3}, {"aux", 1}, {"mineral-yellow", 2}, {"mineral-green", 1}}, 0);
    choice.when(A, kMission);
    EXPECT_EQ(choice.asks(A), (std::vector<std::string>{"pay-mineral mineral-yellow", "pay-mineral mineral-green"}));
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
            const MartianGame coop = martian_deal(dealt_for(gain.scenario, martians::Variant::coop, n), "gains");
            EXPECT_EQ(coop.goods(A, good), base + n * gain.each);
            if (n == 1) continue;
            const MartianGame semi = martian_deal(dealt_for(gain.scenario, martians::Variant::semi, n), "gains");
            const int own = good == "energy" ? 5 : good == "aux" ? 1 : 0;
            for (PlayerId player : {A, B}) EXPECT_EQ(semi.goods(player, good), own + gain.each);
        }
    }
}

TEST(martians_scenario_setup, only_new_generation_begins_with_a_growth_token) {
    for (martians::Scenario each : every<martians::Scenario>()) {
        const MartianGame game = martian_deal(dealt_for(each, martians::Variant::coop, 2), "growth");
        EXPECT_EQ(game.number("/quarters/0/growth"), each == martians::Scenario::new_generation ? 1 : 0);
        for (int i : {1, 2, 3}) EXPECT_EQ(game.number("/quarters/" + std::to_string(i) + "/growth"), 0);
    }
}

TEST(martians_scenario_setup, only_silence_from_earth_begins_hungry) {
    const char* hunger[] = {"", "1 0 0 0", "1 1 0 0", "1 1 1 0", "1 1 1 1"};
    for (martians::Scenario each : every<martians::Scenario>())
        for (int n : {1, 2, 3, 4}) {
            const MartianGame game = martian_deal(dealt_for(each, martians::Variant::coop, n), "hungry");
            EXPECT_EQ(lie(game, "hunger"), each == martians::Scenario::silence_from_earth ? hunger[n] : "0 0 0 0");
            EXPECT_EQ(lie(game, "sickness"), "0 0 0 0");
        }
}

TEST(martians_scenario_rules, the_long_night_takes_one_energy_of_each_installation) {
    const auto made = [](const char* weather, const char* technologies, const char* installations) {
        const std::string deck[] = {"fresh-wind", "clear-sky", "high-noon-gusts", "haze",        "dust-devils",
                                    "dead-calm",  "frost-fog", "dust-storm",      "static-night"};
        std::string order = std::string("\"weatherDeck\":[\"") + weather + "\"";
        for (const std::string& each : deck)
            if (each != weather) order += ",\"" + each + "\"";
        MartianGame game = last_turn(2, 2,
                                     all({scenario("long-night"), stock({}), order + "]",
                                          std::string(R"("players":[{"technologies":[)") + technologies +
                                              R"(],"installations":)" + installations + "},{}]"}));
        game.when(B, end_turn());
        return game.goods(A, "energy");
    };
    EXPECT_EQ(made("fresh-wind", "", R"({"solar":2})"), 2);
    EXPECT_EQ(made("fresh-wind", "", R"({"wind":2})"), 4);
    EXPECT_EQ(made("clear-sky", R"("solar-energy")", R"({"solar":1,"wind":1})"), 4) << "2 + 1 + 1 - 1, and 2 - 1";
    EXPECT_EQ(made("dust-storm", "", R"({"solar":1,"wind":1})"), 2) << "2 - 2 - 1 is 0, not -1";
}

TEST(martians_scenario_rules, silence_from_earth_unloads_one_aux_at_a_time) {
    MartianGame game = martian_game(all({scenario("silence-from-earth"), stock({})}));
    game.when(A, visit("lander", "unload"));
    if (game.question(A) == "unload") {
        EXPECT_EQ(game.asks(A), std::vector<std::string>{"unload 1"});
        EXPECT_EQ(game.why_not(A, unload(2)), std::vector<std::string>{"too-many-unloaded 2 1"});
        game.when(A, unload(1));
    }
    EXPECT_EQ(game.goods(A, "aux"), 1);
    EXPECT_EQ(game.number("/turn/time"), 2);
    MartianGame other = martian_game(all({scenario("long-night"), stock({})}));
    other.when(A, visit("lander", "unload")).when(A, unload(2));
    EXPECT_EQ(other.goods(A, "aux"), 2);
}

}  // namespace
}  // namespace planitia::kit
