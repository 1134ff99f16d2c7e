/// The conditions of the scenarios, and missions won and lost.
#include <kit/martians_game.h>

#include <map>

namespace planitia::kit::colony {
namespace {

/// What a mission needs of two players.
struct Mission {
    std::string scenario;
    int rounds;
    int satisfaction;  ///< at least
    std::vector<int> tasks;
    std::map<std::string, std::string> buildings;  ///< that must be so, all fields
    int technologies = 0;
    bool must_grow = false;
};

const std::vector<Mission> kMissions = {
    {"first-footprints", 4, 50, {1, 2}, {{"hospital", "open closed closed"}, {"water-treatment", "open closed"}}},
    {"thirsty-ground", 4, 40, {2, 1}, {{"hospital", "open closed closed"}, {"water-treatment", "open open"}}},
    {"green-horizon", 4, 66, {2, 1}, {{"greenhouse", "open open"}}},
    {"new-generation", 4, 60, {1, 2}, {{"hospital", "open closed closed"}}, 0, true},
    {"deep-strata", 4, 59, {1, 1, 1}, {{"laboratory", "open closed closed"}}},
    {"long-night", 4, 62, {3, 2}, {{"water-treatment", "open closed"}, {"laboratory", "open closed closed"}}, 1},
    {"silence-from-earth",
     5,
     78,
     {2, 2, 2},
     {{"hospital", "open closed closed"},
      {"water-treatment", "open closed"},
      {"laboratory", "open closed closed"},
      {"education", "open closed"}},
     2},
};

/// The last turn of the game, with all of that met.
std::string last_turn_of(const Mission& mission) {
    std::string text = "scenario " + mission.scenario + "; active B; round " + std::to_string(mission.rounds) +
                       "; slot " + (mission.must_grow ? "4" : "3") + "; tasks";
    for (int n : mission.tasks) text += " " + std::to_string(n);
    for (const auto& [building, fields] : mission.buildings) text += "; " + building + " " + fields;
    const char* technologies[] = {"", "medical-care", "birth-planning co2-converter"};
    text += std::string("; colony-tech ") + technologies[mission.technologies] + "; B: reputation 0; A: reputation " +
            std::to_string(mission.satisfaction);
    return text + (mission.must_grow ? "; grown; A: tokens 4; B: tokens 4" : "");
}

/// Whether the mission is met after the last turn of the game, with these facts besides.
bool is_won(const Mission& mission, const std::string& more = "") {
    const bool is_semi = more.starts_with("semi");
    auto game = given(last_turn_of(mission) + "; " + more);
    game.when(B, end_turn()).idle_until("action");
    EXPECT_TRUE(game.is_over()) << mission.scenario;
    const bool won = *martians::write_result(game.position()).find("mission") == Document(true);
    if (is_semi) return won;
    for (const Score& score : martians::Martians::score(game.position())) EXPECT_EQ(score.has_won, won);
    return won;
}

TEST(martians_missions, are_won_when_tasks_and_conditions_are_met_and_nobody_is_in_need) {
    for (const Mission& mission : kMissions)
        for (const char* variant : {"coop", "semi"}) EXPECT_TRUE(is_won(mission, variant)) << mission.scenario;
}

TEST(martians_missions, are_lost_when_a_task_is_short) {
    for (const Mission& mission : kMissions)
        for (std::size_t i = 0; i < mission.tasks.size(); ++i) {
            Mission short_of = mission;
            --short_of.tasks[i];
            for (const char* variant : {"coop", "semi"})
                EXPECT_FALSE(is_won(short_of, variant)) << mission.scenario << " task " << i;
        }
}

TEST(martians_missions, are_lost_when_a_building_is_not_as_it_should_be) {
    for (const Mission& mission : kMissions)
        for (const auto& [building, fields] : mission.buildings) {
            Mission without = mission;
            without.buildings.erase(building);
            EXPECT_FALSE(is_won(without)) << mission.scenario << " without " << building;
        }
}

TEST(martians_missions, built_and_expanded_are_two_things) {
    EXPECT_FALSE(is_won(kMissions[1], "water-treatment slow open")) << "expanded, not built";
    EXPECT_FALSE(is_won(kMissions[1], "water-treatment open closed")) << "built, not expanded";
    EXPECT_FALSE(is_won(kMissions[2], "greenhouse open closed")) << "fully means all of it";
}

TEST(martians_missions, ask_for_colony_technologies) {
    for (std::size_t i : {5U, 6U}) {
        Mission fewer = kMissions[i];
        --fewer.technologies;
        EXPECT_FALSE(is_won(fewer)) << fewer.scenario;
    }
    EXPECT_TRUE(is_won(kMissions[5], "colony-tech medical-care co2-converter")) << "at least";
    EXPECT_FALSE(is_won(kMissions[5], "colony-tech"));
}

TEST(martians_missions, a_new_generation_has_grown_and_lost_nobody) {
    Mission small = kMissions[3];
    small.must_grow = false;
    EXPECT_FALSE(is_won(small));
    EXPECT_FALSE(is_won(kMissions[3], "deaths 1; A: dead 1, dead-slots 1; B: dead 1, dead-slots 1"));
}

TEST(martians_missions, deaths_do_not_matter_elsewhere) {
    for (const Mission& mission : kMissions)
        EXPECT_EQ(is_won(mission, "deaths 1; A: dead 1, dead-slots 1; B: dead 1, dead-slots 1"), !mission.must_grow)
            << mission.scenario;
}

TEST(martians_missions, are_lost_when_the_satisfaction_is_1_short) {
    for (Mission mission : kMissions) {
        --mission.satisfaction;
        for (const char* variant : {"coop", "semi"}) EXPECT_FALSE(is_won(mission, variant)) << mission.scenario;
    }
}

TEST(martians_missions, the_satisfaction_is_what_all_have_earned) {
    const Mission& first = kMissions[0];
    EXPECT_TRUE(is_won(first, "semi; A: reputation 20; B: reputation 30"));
    EXPECT_FALSE(is_won(first, "semi; A: reputation 20; B: reputation 29"));
}

TEST(martians_missions, the_last_delivery_counts_for_the_satisfaction) {
    const auto ended_with = [](const std::string& satisfaction) {
        auto game = given(last_turn_of(kMissions[0]) + "; quarter 1: hunger 1; A: food 1, reputation " + satisfaction);
        game.when(B, end_turn()).when(B, deliver("food", 1));
        return *martians::write_result(game.position()).find("mission") == Document(true);
    };
    EXPECT_TRUE(ended_with("48")) << "a product delivered is worth 2";
    EXPECT_FALSE(ended_with("47"));
}

TEST(martians_missions, the_least_satisfaction_depends_on_the_scenario_and_the_number_of_players) {
    struct Least {
        std::string scenario;
        int least[5];  ///< by the number of players, from 1
    };
    const Least rows[] = {
        {"first-footprints", {0, 30, 50, 72, 95}},     {"thirsty-ground", {0, 25, 40, 60, 82}},
        {"green-horizon", {0, 40, 66, 96, 138}},       {"new-generation", {0, 30, 60, 103, 134}},
        {"deep-strata", {0, 39, 59, 104, 150}},        {"long-night", {0, 40, 62, 80, 120}},
        {"silence-from-earth", {0, 42, 78, 128, 174}},
    };
    const auto told = [](const std::string& scenario, int players, int satisfaction) {
        const auto game = given((players == 1 ? "solo" : "coop " + std::to_string(players)) + "; scenario " + scenario +
                                "; A: reputation " + std::to_string(satisfaction));
        const std::string result = one_line(martians::write_result(game.position()));
        const std::string condition = "{condition satisfaction, met ";
        return result.substr(result.find(condition) + condition.size(), 2);
    };
    for (const Least& row : rows)
        for (int n : {1, 2, 3, 4}) {
            EXPECT_EQ(told(row.scenario, n, row.least[n]), "ye") << row.scenario << n;
            EXPECT_EQ(told(row.scenario, n, row.least[n] - 1), "no") << row.scenario << n;
        }
}

TEST(martians_missions, by_the_first_rules_the_satisfaction_decides_nothing) {
    const martians::Setup setup = {.variant = martians::Variant::coop, .players = 2, .rules = 1};
    const std::string result = one_line(martians::write_result(dealt(setup, "first").position()));
    EXPECT_EQ(result.find("satisfaction"), std::string::npos) << result;
}

TEST(martians_missions, any_need_token_in_any_quarter_loses_them) {
    for (const Mission& mission : kMissions)
        for (const char* left : {"quarter 4: oxygen 1", "quarter 4: sickness 1", "quarter 4: hunger 1"})
            EXPECT_FALSE(is_won(mission, left)) << mission.scenario << left;
}

TEST(martians_missions, the_result_tells_tasks_conditions_needs_and_deaths) {
    const auto result = [](const Mission& mission, const std::string& more) {
        return one_line(martians::write_result(given(last_turn_of(mission) + more).position()));
    };
    EXPECT_EQ(result(kMissions[3], ""),
              "{mission yes, tasks [{task family-clinic, done 1, of 1}, {task nursery, done 2, of 2}], "
              "conditions [{condition built, met yes}, {condition population-grown, met yes}, "
              "{condition nobody-dead, met yes}, {condition satisfaction, met yes}], needs 0, deaths 0}");
    Mission night = kMissions[5];
    night.technologies = 0;
    night.tasks = {3, 1};
    EXPECT_EQ(result(night, "; deaths 1; quarter 1: oxygen 1, sickness 2; quarter 2: hunger 3"),
              "{mission no, tasks [{task battery-bank, done 3, of 3}, {task heat-shields, done 1, of 2}], "
              "conditions [{condition built, met yes}, {condition colony-technologies, met no}, "
              "{condition satisfaction, met yes}], needs 6, deaths 1}");
}

TEST(martians_missions, have_their_own_number_of_rounds) {
    for (const Mission& mission : kMissions) {
        auto game = given("scenario " + mission.scenario + "; round 4; slot 3; active B");
        game.when(B, end_turn());
        EXPECT_EQ(game.is_over(), mission.rounds == 4) << mission.scenario;
    }
}

}  // namespace
}  // namespace planitia::kit::colony
