/// Section 10: the six technologies of a corporation and the three of the colony.
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

const Move kCorporate = visit("laboratory", 1, "corporate-tech");
const Move kColony = visit("laboratory", 1, "colony-tech");
const std::vector<std::string> kSix = {"long-arm",     "weather-report", "dna-modification",
                                       "solar-energy", "kinetic-energy", "molecular-sensor"};
const std::string kBuilt = "laboratory open open closed; ";

/// A leads the corporation and has developed all but `left`; the laboratory is built.
MartiansGame with_left(const std::string& corporation, const std::vector<std::string>& left, int time, int energy = 1) {
    std::string developed;
    for (const std::string& each : kSix)
        if (std::ranges::count(left, each) == 0) developed += " " + each;
    return given(kBuilt + "time " + std::to_string(time) + "; A: energy " + std::to_string(energy) + ", corporation " +
                 corporation + ", tech" + developed);
}

TEST(martians_technologies, each_corporation_takes_its_own_time) {
    struct Row {
        std::string technology;
        int helion, borealis, stratum, vitalis;
    };
    const Row rows[] = {{"long-arm", 1, 1, 1, 2},     {"weather-report", 1, 1, 1, 1}, {"dna-modification", 3, 3, 3, 3},
                        {"solar-energy", 1, 2, 2, 1}, {"kinetic-energy", 2, 1, 2, 1}, {"molecular-sensor", 2, 2, 1, 2}};
    for (const Row& row : rows)
        for (const auto& [corporation, time] : {std::pair("helion", row.helion), std::pair("borealis", row.borealis),
                                                std::pair("stratum", row.stratum), std::pair("vitalis", row.vitalis)}) {
            SCOPED_TRACE(std::string(corporation) + " " + row.technology);
            EXPECT_NOT_OFFERED(with_left(corporation, {row.technology}, time - 1), A, kCorporate);
            auto game = with_left(corporation, {row.technology}, 5);
            game.when(A, kCorporate);
            EXPECT_TRUE(game.shows("time " + std::to_string(5 - time) +
                                   "; A: energy 0, at laboratory 1, tech long-arm weather-report dna-modification "
                                   "solar-energy kinetic-energy molecular-sensor"));
            EXPECT_TRUE(game.nothing_else_changed()) << "no reputation for it, and none for B";
        }
}

TEST(martians_technologies, a_technology_needs_1_energy) {
    EXPECT_EQ(with_left("helion", {"solar-energy"}, 5, 0).why_not(A, kCorporate), lines("too-few-goods 1 0"));
    EXPECT_EQ(given(kBuilt + "time 5").why_not(A, kColony), lines("too-few-goods 1 0"));
}

TEST(martians_technologies, the_question_tells_of_which_action_it_is) {
    auto game = with_left("helion", {"solar-energy", "weather-report"}, 5);
    game.when(A, kCorporate);
    const Document asked = martians::Martians::write_decision(game.position(), A);
    EXPECT_EQ(*asked.find("kind"), Document("technology"));
    EXPECT_EQ(*asked.find("about"), Document::map({{"action", "corporate-tech"}}));
}

TEST(martians_technologies, each_is_developed_once) {
    EXPECT_EQ(with_left("helion", {}, 5).why_not(A, kCorporate), lines("already-developed"));
    auto game = with_left("helion", {"solar-energy", "weather-report"}, 5);
    game.when(A, kCorporate);
    EXPECT_EQ(game.asks(A), lines("technology weather-report", "technology solar-energy"));
    EXPECT_EQ(game.why_not(A, develop("long-arm")), lines("already-developed"));
}

TEST(martians_technologies, one_action_develops_one_and_needs_no_other_first) {
    auto game = with_left("stratum", kSix, 5, 3);
    game.when(A, kCorporate);
    EXPECT_EQ(game.asks(A).size(), 6U);
    game.when(A, develop("molecular-sensor"));
    EXPECT_TRUE(game.shows("time 4; A: energy 2, tech molecular-sensor, at laboratory 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, act("corporate-tech")), lines("already-done"));
    game.when(A, act("colony-tech")).when(A, develop("co2-converter"));
    EXPECT_TRUE(game.shows("time 1; colony-tech co2-converter; A: energy 1"))
        << "a different action of the same visit: 1 + 3";
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_technologies, time_limits_the_choice) {
    auto game = with_left("helion", kSix, 1);
    game.when(A, kCorporate);
    EXPECT_EQ(game.asks(A), lines("technology long-arm", "technology weather-report", "technology solar-energy"));
    EXPECT_EQ(game.why_not(A, develop("kinetic-energy")), lines("no-time 2 1"));
    EXPECT_EQ(game.why_not(A, develop("dna-modification")), lines("no-time 3 1"));
}

TEST(martians_technologies, one_that_takes_too_long_is_refused_for_the_time) {
    EXPECT_EQ(with_left("helion", {"kinetic-energy"}, 1).why_not(A, kCorporate), lines("no-time 2 1"));
    EXPECT_EQ(given(kBuilt + "time 2; A: energy 1").why_not(A, kColony), lines("no-time 3 2"));
}

TEST(martians_technologies, an_unfinished_laboratory_takes_1_more) {
    EXPECT_NOT_OFFERED(given("time 3; A: energy 1"), A, kColony);
    auto enough = given("time 4; A: energy 1");
    enough.when(A, kColony).when(A, develop("medical-care"));
    EXPECT_TRUE(enough.shows("time 0; colony-tech medical-care; A: energy 0, at laboratory 1"));
    EXPECT_TRUE(enough.nothing_else_changed());
}

// -- what they do; the two of energy are in weather_test.cpp

TEST(martians_technologies, dna_modification_adds_1_time_from_the_next_turn_on) {
    auto game = with_left("vitalis", {"dna-modification"}, 3);
    game.when(A, kCorporate);
    EXPECT_TRUE(game.shows("time 0")) << "not in this turn";
    game.when(A, end_turn());
    EXPECT_TRUE(game.shows("time 3")) << "not for the others";
    game.when(B, end_turn()).when(B, end_turn());
    EXPECT_TRUE(game.shows("active A; time 4"));
}

TEST(martians_technologies, long_arm_takes_from_a_face_up_token_next_to_the_machine) {
    const auto extract = [](const std::string& player) {
        auto game =
            given("machine 9; tokens 9 t01, 10 t02, 15 t03, 22 t03, 4 t01 hidden, 16 t01 hidden; A: energy 1" + player);
        return game.when(A, visit("mining", "extract")).when(A, mine("take"));
    };
    EXPECT_TRUE(extract("").shows("tokens 9 none; A: ice 2, regolith 0")) << "the token under the machine";
    auto game = extract(", tech long-arm");
    EXPECT_EQ(game.asks(A), lines("take 9 2 0", "take 10 0 2", "take 15 1 1"))
        << "neither hex 4 and 16, face down, nor 22, two hexes away";
    game.when(A, take(10, 0, 2));
    EXPECT_TRUE(game.shows("time 2; taken 2; tokens 10 none; A: energy 0, regolith 2, at mining 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_technologies, long_arm_works_after_the_move_as_well) {
    auto game = given("machine 9; tokens 9 t01, 10 t02, 15 t03; A: energy 1, tech long-arm");
    game.when(A, visit("mining", "extract")).when(A, mine("move")).when(A, move_to(10)).when(A, take(9, 2, 0));
    EXPECT_TRUE(game.shows("time 2; machine 10; tokens 9 none; A: energy 0, ice 2, at mining 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_technologies, molecular_sensor_draws_1_card_more) {
    const auto assayed = [](const std::string& token, const std::string& player) {
        auto game = given("machine 9; tokens 9 " + token +
                          ", 10 t01; regolith-deck yellow red green blue; A: energy 1" + player);
        game.when(A, visit("mining", "extract")).when(A, mine("take")).when(A, act("assay"));
        return game;
    };
    auto plain = assayed("t02", "");
    EXPECT_TRUE(
        plain.shows("time 1; taken 2; machine 10; tokens 9 none; regolith-deck 16; "
                    "A: energy 0, regolith 2, mineral-yellow 1, mineral-red 1, at mining 1"));
    EXPECT_TRUE(plain.nothing_else_changed());
    auto sensor = assayed("t02", ", tech molecular-sensor");
    EXPECT_TRUE(
        sensor.shows("time 1; taken 2; machine 10; tokens 9 none; regolith-deck 15; A: energy 0, regolith 2, "
                     "mineral-yellow 1, mineral-red 1, mineral-green 1, at mining 1"));
    EXPECT_TRUE(sensor.nothing_else_changed());
    EXPECT_TRUE(assayed("t10", ", tech molecular-sensor")
                    .shows("time 1; A: regolith 1, mineral-yellow 1, mineral-red 1, mineral-green 0"));
}

TEST(martians_technologies, molecular_sensor_needs_a_regolith_too) {
    auto game = given("machine 9; tokens 9 t06, 10 t01; A: energy 1, tech molecular-sensor");
    game.when(A, visit("mining", "extract")).when(A, mine("take"));
    EXPECT_EQ(game.why_not(A, act("assay")), lines("no-regolith-taken"));
}

TEST(martians_technologies, weather_report_shows_its_owner_the_next_card) {
    for (const std::string variant : {"coop", "semi", "competitive"}) {
        const auto game = given(variant + "; weather-deck dust-storm; A: tech weather-report");
        const auto next = [&](PlayerId viewer) {
            return text_at(MartiansGame::Game::write_view(MartiansGame::Game::observe(game.position(), viewer)),
                           "nextWeather") == "dust-storm";
        };
        EXPECT_TRUE(next(A)) << variant;
        EXPECT_FALSE(next(B)) << variant;
    }
}

// -- of the colony

TEST(martians_technologies, colony_technologies_take_3_time_and_1_energy) {
    for (const std::string technology : {"medical-care", "co2-converter", "birth-planning"}) {
        auto game = given(kBuilt + "A: energy 1");
        game.when(A, kColony);
        EXPECT_EQ(game.asks(A).size(), 3U);
        game.when(A, develop(technology));
        EXPECT_TRUE(game.shows("time 0; colony-tech " + technology + "; A: energy 0, at laboratory 1"));
        EXPECT_TRUE(game.nothing_else_changed()) << technology;
    }
}

TEST(martians_technologies, in_the_common_variants_each_is_developed_once_for_all) {
    for (const std::string variant : {"coop; ", "semi; "}) {
        auto game = given(variant + kBuilt + "colony-tech medical-care birth-planning; A: energy 1; B: energy 1");
        game.when(A, kColony);
        EXPECT_TRUE(
            game.shows("time 0; colony-tech medical-care co2-converter birth-planning; "
                       "A: energy 0, at laboratory 1"))
            << variant << "the one that is left";
        EXPECT_TRUE(game.nothing_else_changed());
        game.when(A, end_turn());
        const std::vector<std::string> reasons = game.why_not(B, visit("laboratory", 2, "colony-tech"));
        EXPECT_EQ(std::ranges::count(reasons, "already-developed"), 1) << variant;
    }
}

TEST(martians_technologies, in_competitive_each_player_develops_them_for_the_own_quarter) {
    auto game = given("competitive; " + kBuilt + "A: energy 1; B: energy 1");
    game.when(A, kColony).when(A, develop("co2-converter")).when(A, end_turn());
    game.when(B, visit("laboratory", 2, "colony-tech"));
    EXPECT_EQ(game.asks(B).size(), 3U);
    game.when(B, develop("co2-converter"));
    EXPECT_TRUE(
        game.shows("time 0; A: energy 0, tech co2-converter, at laboratory 1; "
                   "B: energy 0, tech co2-converter, at laboratory 2"));
    EXPECT_TRUE(game.nothing_else_changed()) << "none of them is the colony's";
}

/// Round 2 begins after the supply phase.
MartiansGame after_supply(const std::string& text) {
    auto game = given("slot 3; active B; " + text);
    game.when(B, end_turn());
    EXPECT_TRUE(game.shows("round 2"));
    return game;
}

TEST(martians_technologies, medical_care_and_co2_converter_save_a_token_of_the_colony) {
    EXPECT_TRUE(after_supply("colony-tech medical-care")
                    .shows("quarter 1: sickness 1, oxygen 1, hunger 1; quarter 2: sickness 0, oxygen 1, hunger 1; "
                           "quarter 3: sickness 0, oxygen 0, hunger 1; quarter 4: sickness 0, oxygen 0, hunger 1"));
    EXPECT_TRUE(after_supply("colony-tech co2-converter")
                    .shows("quarter 1: sickness 1, oxygen 1, hunger 1; quarter 2: sickness 1, oxygen 0, hunger 1; "
                           "quarter 3: sickness 0, oxygen 0, hunger 1; quarter 4: sickness 0, oxygen 0, hunger 1"));
}

TEST(martians_technologies, in_competitive_they_save_a_token_of_the_own_quarter) {
    EXPECT_TRUE(after_supply("competitive; A: tech medical-care; B: tech co2-converter")
                    .shows("quarter 1: sickness 0, oxygen 1, hunger 2; quarter 2: sickness 1, oxygen 0, hunger 2; "
                           "quarter 3: sickness 0, oxygen 0, hunger 0; quarter 4: sickness 0, oxygen 0, hunger 0"));
}

TEST(martians_technologies, birth_planning_lets_the_first_player_place_a_growth_token) {
    auto game = after_supply("colony-tech birth-planning");
    EXPECT_EQ(game.question(B), "growth-quarter");
    EXPECT_FALSE(game.is_asked(A));
    EXPECT_EQ(game.asks(B).size(), 4U);
    game.when(B, grow_in(3));
    EXPECT_TRUE(game.shows("quarter 1: growth 0; quarter 2: growth 0; quarter 3: growth 1; quarter 4: growth 0"));
    EXPECT_EQ(game.question(B), "action") << "once for all players";
}

TEST(martians_technologies, birth_planning_in_competitive_grows_the_own_quarter) {
    auto game = after_supply("competitive; B: tech birth-planning");
    EXPECT_TRUE(game.shows("quarter 1: growth 0; quarter 2: growth 1"));
    EXPECT_EQ(game.question(B), "action");
}

}  // namespace
}  // namespace planitia::kit::colony
