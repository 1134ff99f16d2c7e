/// The conditions of the scenarios, and missions won and lost.
#include <kit/facts.h>

#include <map>

#include "../last_turn.h"

namespace planitia::kit {
namespace {

/// What a mission needs, as members of a position of two players.
struct Mission {
    const char* scenario;
    int rounds;
    std::vector<int> tasks;
    std::map<std::string, std::string> buildings;  ///< that must be so, all fields
    int technologies = 0;
    bool must_grow = false;
    bool must_live = false;
};

const std::vector<Mission>& missions() {
    const std::string three = R"([{"status":"open"},{"status":"closed"},{"status":"closed"}])";
    const std::string two = R"([{"status":"open"},{"status":"closed"}])";
    static const std::vector<Mission> all = {
        {"first-footprints", 4, {1, 2}, {{"hospital", three}, {"water-treatment", two}}},
        {"thirsty-ground",
         4,
         {2, 1},
         {{"hospital", three}, {"water-treatment", R"([{"status":"open"},{"status":"open"}])"}}},
        {"green-horizon", 4, {2, 1}, {{"greenhouse", R"([{"status":"open"},{"status":"open"},{"status":"open"}])"}}},
        {"new-generation", 4, {1, 2}, {{"hospital", three}}, 0, true, true},
        {"deep-strata", 4, {1, 1, 1}, {{"laboratory", three}}},
        {"long-night", 4, {3, 2}, {{"water-treatment", two}, {"laboratory", three}}, 1},
        {"silence-from-earth",
         5,
         {2, 2, 2},
         {{"hospital", three}, {"water-treatment", two}, {"laboratory", three}, {"education", two}},
         2},
    };
    return all;
}

std::string position_of(const Mission& mission, const std::string& variant) {
    std::string tasks;
    for (int n : mission.tasks) tasks += (tasks.empty() ? "" : ",") + std::to_string(n);
    std::string buildings;
    for (const auto& [building, fields] : mission.buildings)
        buildings += (buildings.empty() ? "\"" : ",\"") + building + "\":" + fields;
    const char* technologies[] = {"[]", R"(["medical-care"])", R"(["birth-planning","co2-converter"])"};
    const char* tokens = mission.must_grow ? R"({"tokens":4})" : "{}";
    return all({R"("options":{"variant":")" + variant + R"(","scenario":")" + mission.scenario + R"("})",
                "\"round\":" + std::to_string(mission.rounds), "\"tasksDone\":[" + tasks + "]",
                "\"buildings\":{" + buildings + "}",
                std::string("\"colonyTechnologies\":") + technologies[mission.technologies],
                std::string("\"grown\":") + (mission.must_grow ? "true" : "false"),
                std::string("\"players\":[") + tokens + "," + tokens + "]"});
}

/// Whether the mission is met after the last turn of the game, with these members changed.
bool is_won(const Mission& mission, const std::string& variant, std::string_view from = "", std::string_view to = "") {
    std::string text = position_of(mission, variant);
    if (!from.empty()) {
        const std::size_t place = text.find(from);
        EXPECT_NE(place, std::string::npos) << mission.scenario << " has no " << from;
        text.replace(place, from.size(), to);
    }
    MartianGame game = last_turn(2, text.find("\"tokens\":4") != std::string::npos ? 4 : 3, text);
    game.when(B, end_turn()).idle_until("action");
    EXPECT_TRUE(game.is_over()) << mission.scenario;
    const bool won = *martians::write_result(game.position()).find("mission") == Document(true);
    if (variant == "semi") return won;
    for (const Score& score : martians::Martians::score(game.position())) EXPECT_EQ(score.has_won, won);
    return won;
}

TEST(martians_missions, are_won_when_tasks_and_conditions_are_met_and_nobody_is_in_need) {
    for (const Mission& mission : missions())
        for (const char* variant : {"coop", "semi"}) EXPECT_TRUE(is_won(mission, variant)) << mission.scenario;
}

TEST(martians_missions, are_lost_when_a_task_is_short) {
    for (const Mission& mission : missions())
        for (std::size_t i = 0; i < mission.tasks.size(); ++i) {
            Mission short_of = mission;
            --short_of.tasks[i];
            for (const char* variant : {"coop", "semi"})
                EXPECT_FALSE(is_won(short_of, variant)) << mission.scenario << " task " << i;
        }
}

TEST(martians_missions, are_lost_when_a_building_is_not_as_it_should_be) {
    for (const Mission& mission : missions())
        for (const auto& [building, fields] : mission.buildings) {
            Mission without = mission;
            without.buildings.erase(building);
            EXPECT_FALSE(is_won(without, "coop")) << mission.scenario << " without " << building;
        }
}

TEST(martians_missions, built_and_expanded_are_two_things) {
    Mission thirsty = missions()[1];
    thirsty.buildings["water-treatment"] = R"([{"status":"slow"},{"status":"open"}])";
    EXPECT_FALSE(is_won(thirsty, "coop")) << "expanded, not built";
    thirsty.buildings["water-treatment"] = R"([{"status":"open"},{"status":"closed"}])";
    EXPECT_FALSE(is_won(thirsty, "coop")) << "built, not expanded";
    Mission green = missions()[2];
    green.buildings["greenhouse"] = R"([{"status":"open"},{"status":"open"},{"status":"closed"}])";
    EXPECT_FALSE(is_won(green, "coop")) << "fully means all of it";
}

TEST(martians_missions, ask_for_colony_technologies) {
    for (std::size_t i : {5U, 6U}) {
        Mission fewer = missions()[i];
        --fewer.technologies;
        EXPECT_FALSE(is_won(fewer, "coop")) << fewer.scenario;
    }
    EXPECT_TRUE(is_won(missions()[5], "coop", R"(["medical-care"])", R"(["medical-care","co2-converter"])"))
        << "at least";
    EXPECT_FALSE(is_won(missions()[5], "coop", R"(["medical-care"])", "[]"));
}

TEST(martians_missions, a_new_generation_has_grown_and_lost_nobody) {
    const Mission& mission = missions()[3];
    Mission small = mission;
    small.must_grow = false;
    EXPECT_FALSE(is_won(small, "coop"));
    EXPECT_FALSE(
        is_won(mission, "coop", R"("players":[{"tokens":4},{"tokens":4}])",
               R"("deaths":1,"players":[{"tokens":4,"dead":1,"deadSlots":1},{"tokens":4,"dead":1,"deadSlots":1}])"));
}

TEST(martians_missions, deaths_do_not_matter_elsewhere) {
    EXPECT_TRUE(is_won(missions()[0], "coop", R"("players":[{},{}])",
                       R"("deaths":1,"players":[{"dead":1,"deadSlots":1},{"dead":1,"deadSlots":1}])"));
}

TEST(martians_missions, any_need_token_in_any_quarter_loses_them) {
    for (const Mission& mission : missions())
        for (const std::string& left : {quarter(1, 0, 0), quarter(0, 1, 0), quarter(0, 0, 1)}) {
            const std::string needy = quarters({quarter(""), quarter(""), quarter(""), left});
            EXPECT_FALSE(is_won(mission, "coop", "\"grown\"", needy + ",\"grown\"")) << mission.scenario << left;
        }
}

TEST(martians_missions, the_result_tells_tasks_conditions_needs_and_deaths) {
    const auto result = [](const Mission& mission, const std::string& more) {
        return one_line(martians::write_result(last_turn(2, 3, position_of(mission, "coop") + more).position()));
    };
    EXPECT_EQ(result(missions()[3], ""),
              "{mission yes, tasks [{task family-clinic, done 1, of 1}, {task nursery, done 2, of 2}], "
              "conditions [{condition built, met yes}, {condition population-grown, met yes}, "
              "{condition nobody-dead, met yes}], needs 0, deaths 0}");
    Mission night = missions()[5];
    night.technologies = 0;
    night.tasks = {3, 1};
    EXPECT_EQ(result(night, R"(,"deaths":1,)" + quarters({quarter(1, 2, 0), quarter(0, 0, 3)})),
              "{mission no, tasks [{task battery-bank, done 3, of 3}, {task heat-shields, done 1, of 2}], "
              "conditions [{condition built, met yes}, {condition colony-technologies, met no}], needs 6, deaths 1}");
}

TEST(martians_missions, have_their_own_number_of_rounds) {
    for (const Mission& mission : missions()) {
        MartianGame game = last_turn(
            2, 3, all({R"("options":{"scenario":")" + std::string(mission.scenario) + R"("})", "\"round\":4"}));
        game.when(B, end_turn());
        EXPECT_EQ(game.is_over(), mission.rounds == 4) << mission.scenario;
    }
}

}  // namespace
}  // namespace planitia::kit
