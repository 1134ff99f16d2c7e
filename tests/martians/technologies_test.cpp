/// Section 10: the six technologies of a corporation and the three of the colony.
#include "decks.h"

namespace planitia::kit {
namespace {

constexpr std::string_view kLaboratory =
    R"("buildings":{"laboratory":[{"status":"open"},{"status":"open"},{"status":"closed"}]})";
const Move kCorporate = visit("laboratory", 1, "corporate-tech");
const Move kColony = visit("laboratory", 1, "colony-tech");
const Words kSix = {"long-arm",     "weather-report", "dna-modification",
                    "solar-energy", "kinetic-energy", "molecular-sensor"};

Move develop(std::string_view technology) { return pick_one("technology", "technology", technology); }
std::string time_text(int time) { return "\"turn\":{\"time\":" + std::to_string(time) + "}"; }

/// A leads the corporation and has developed all but `left`.
MartianGame with_left(std::string_view corporation, const Words& left, int time, int energy = 1) {
    const std::string_view other = corporation == "helion" ? "borealis" : "helion";
    return martian_game(joined({kLaboratory, goods_text({{"energy", energy}}), time_text(time),
                                "\"players\":[{\"corporation\":\"" + std::string(corporation) +
                                    "\",\"technologies\":" + list_text(without(kSix, left)) + "},{\"corporation\":\"" +
                                    std::string(other) + "\"}]"}));
}

TEST(martians_technologies, each_corporation_takes_its_own_time) {
    struct Row {
        std::string_view technology;
        int helion, borealis, stratum, vitalis;
    };
    const Row rows[] = {{"long-arm", 2, 2, 1, 3},     {"weather-report", 1, 1, 2, 1}, {"dna-modification", 3, 3, 3, 2},
                        {"solar-energy", 1, 2, 2, 2}, {"kinetic-energy", 2, 1, 2, 2}, {"molecular-sensor", 2, 2, 1, 2}};
    for (const Row& row : rows)
        for (const auto& [corporation, time] : Figures{{"helion", row.helion},
                                                       {"borealis", row.borealis},
                                                       {"stratum", row.stratum},
                                                       {"vitalis", row.vitalis}}) {
            SCOPED_TRACE(std::string(corporation) + " " + std::string(row.technology));
            EXPECT_FALSE(with_left(corporation, {row.technology}, time - 1).offers(A, kCorporate));
            auto game = with_left(corporation, {row.technology}, 5);
            game.when(A, kCorporate);
            EXPECT_EQ(game.number("/turn/time"), 5 - time);
            EXPECT_EQ(stock(game, A), "") << "1 energy";
            EXPECT_TRUE(lists(game, "/players/0/technologies", row.technology));
            EXPECT_FALSE(lists(game, "/players/1/technologies", row.technology));
            EXPECT_EQ(game.reputation(A), 2) << "no reputation for it";
        }
}

TEST(martians_technologies, a_technology_needs_1_energy) {
    EXPECT_EQ(with_left("helion", {"solar-energy"}, 5, 0).why_not(A, kCorporate),
              std::vector<std::string>{"too-few-goods 1 0"});
    const auto game = martian_game(joined({kLaboratory, goods_text({}), time_text(5)}));
    EXPECT_EQ(game.why_not(A, kColony), std::vector<std::string>{"too-few-goods 1 0"});
}

TEST(martians_technologies, the_question_tells_of_which_action_it_is) {
    auto game = with_left("helion", {"solar-energy", "weather-report"}, 5);
    game.when(A, kCorporate);
    const Document asked = martians::Martians::write_decision(game.position(), A);
    EXPECT_EQ(*asked.find("kind"), Document("technology"));
    EXPECT_EQ(*asked.find("about"), Document::map({{"action", "corporate-tech"}}));
}

TEST(martians_technologies, each_is_developed_once) {
    EXPECT_EQ(with_left("helion", {}, 5).why_not(A, kCorporate), std::vector<std::string>{"already-developed"});
    auto game = with_left("helion", {"solar-energy", "weather-report"}, 5);
    game.when(A, kCorporate);
    EXPECT_EQ(game.asks(A), (std::vector<std::string>{"technology weather-report", "technology solar-energy"}));
    EXPECT_EQ(game.why_not(A, develop("long-arm")), std::vector<std::string>{"already-developed"});
}

TEST(martians_technologies, one_action_develops_one_and_needs_no_other_first) {
    auto game = with_left("helion", kSix, 5, 3);
    game.when(A, kCorporate);
    EXPECT_EQ(game.asks(A).size(), 6U);
    game.when(A, develop("molecular-sensor"));
    EXPECT_EQ(game.at("/players/0/technologies").as_list()->size(), 1U);
    EXPECT_TRUE(has_reason(game.why_not(A, act("corporate-tech")), "already-done"));
    game.when(A, act("colony-tech")).when(A, develop("co2-converter"));
    EXPECT_EQ(game.number("/turn/time"), 0) << "a different action of the same visit: 2 + 3";
    EXPECT_EQ(stock(game, A), "energy 1");
}

TEST(martians_technologies, time_limits_the_choice) {
    auto game = with_left("helion", kSix, 1);
    game.when(A, kCorporate);
    EXPECT_EQ(game.asks(A), (std::vector<std::string>{"technology weather-report", "technology solar-energy"}));
    EXPECT_EQ(game.why_not(A, develop("long-arm")), std::vector<std::string>{"no-time 2 1"});
    EXPECT_EQ(game.why_not(A, develop("dna-modification")), std::vector<std::string>{"no-time 3 1"});
}

TEST(martians_technologies, one_that_takes_too_long_is_refused_for_the_time) {
    EXPECT_EQ(with_left("helion", {"long-arm"}, 1).why_not(A, kCorporate), std::vector<std::string>{"no-time 2 1"});
    const auto game = martian_game(joined({kLaboratory, goods_text({{"energy", 1}}), time_text(2)}));
    EXPECT_EQ(game.why_not(A, kColony), std::vector<std::string>{"no-time 3 2"});
}

TEST(martians_technologies, an_unfinished_laboratory_takes_1_more) {
    constexpr std::string_view slow =
        R"("buildings":{"laboratory":[{"status":"slow"},{"status":"closed"},{"status":"closed"}]})";
    const auto game = [&](int time) {
        return martian_game(joined({slow, goods_text({{"energy", 1}}), time_text(time)}));
    };
    EXPECT_FALSE(game(3).offers(A, kColony));
    auto enough = game(4);
    enough.when(A, kColony).when(A, develop("medical-care"));
    EXPECT_EQ(enough.number("/turn/time"), 0);
}

// -- what they do; the two of energy are in weather_test.cpp

TEST(martians_technologies, dna_modification_adds_1_time_from_the_next_turn_on) {
    auto game = with_left("vitalis", {"dna-modification"}, 3);
    game.when(A, kCorporate);
    EXPECT_EQ(game.number("/turn/time"), 1) << "not in this turn";
    game.when(A, end_turn());
    EXPECT_EQ(game.number("/turn/time"), 3) << "not for the others";
    game.when(B, end_turn()).when(B, end_turn());
    ASSERT_TRUE(game.is_asked(A));
    EXPECT_EQ(game.number("/turn/time"), 4);
}

TEST(martians_technologies, long_arm_takes_from_a_face_up_token_next_to_the_machine) {
    const auto extract = [](std::string_view technologies) {
        auto game = martian_game(joined({mine_text({"t01", "t02"}, "[9,10,15,22]"), goods_text({{"energy", 1}}),
                                         "\"players\":[{\"technologies\":[" + std::string(technologies) + "]},{}]"}));
        return game.when(A, visit("mining", "extract")).when(A, mine("take"));
    };
    EXPECT_EQ(stock(extract(""), A), "ice 2") << "the token under the machine";
    auto game = extract("\"long-arm\"");
    EXPECT_EQ(game.asks(A), (std::vector<std::string>{"take 9 2 0", "take 10 0 2", "take 15 1 1"}))
        << "neither hex 4 and 16, face down, nor 22, two hexes away";
    game.when(A, take(10, 0, 2));
    EXPECT_EQ(stock(game, A), "regolith 2");
    EXPECT_TRUE(game.at("/mine/tokens/10").is_null());
    EXPECT_EQ(game.at("/mine/tokens/9"), Document("t01"));
}

TEST(martians_technologies, long_arm_works_after_the_move_as_well) {
    auto game = martian_game(joined(
        {mine_text({"t01", "t02"}), goods_text({{"energy", 1}}), R"("players":[{"technologies":["long-arm"]},{}])"}));
    game.when(A, visit("mining", "extract")).when(A, mine("move")).when(A, move_to(10)).when(A, take(9, 2, 0));
    EXPECT_EQ(stock(game, A), "ice 2");
    EXPECT_EQ(game.number("/mine/machine"), 10);
}

TEST(martians_technologies, molecular_sensor_draws_1_card_more) {
    const auto assayed = [](std::string_view technologies, std::string_view token) {
        auto game = martian_game(joined({mine_text({token, "t01"}), goods_text({{"energy", 1}}),
                                         regolith_deck({}, {"yellow", "red", "green", "blue"}),
                                         "\"players\":[{\"technologies\":[" + std::string(technologies) + "]},{}]"}));
        game.when(A, visit("mining", "extract")).when(A, mine("take"));
        game.when(A, move_to(10)).when(A, act("assay"));
        EXPECT_EQ(game.number("/turn/time"), 1);
        return stock(game, A);
    };
    EXPECT_EQ(assayed("", "t02"), "regolith 2 mineral-yellow 1 mineral-red 1");
    EXPECT_EQ(assayed("\"molecular-sensor\"", "t02"), "regolith 2 mineral-yellow 1 mineral-red 1 mineral-green 1");
    EXPECT_EQ(assayed("\"molecular-sensor\"", "t10"), "regolith 1 mineral-yellow 1 mineral-red 1");
}

TEST(martians_technologies, molecular_sensor_needs_a_regolith_too) {
    auto game = martian_game(joined({mine_text({"t06", "t01"}), goods_text({{"energy", 1}}),
                                     R"("players":[{"technologies":["molecular-sensor"]},{}])"}));
    game.when(A, visit("mining", "extract")).when(A, mine("take")).when(A, move_to(10));
    EXPECT_EQ(game.why_not(A, act("assay")), std::vector<std::string>{"no-regolith-taken"});
}

TEST(martians_technologies, weather_report_shows_its_owner_the_next_card) {
    for (std::string_view variant : {std::string_view(), kSemi, kCompetitive}) {
        const auto game = martian_game(
            joined({variant, weather_deck({"dust-storm"}), R"("players":[{"technologies":["weather-report"]},{}])"}));
        const auto next = [&](PlayerId viewer) {
            const Document view = MartianGame::Game::write_view(MartianGame::Game::observe(game.position(), viewer));
            const Document* found = view.find("nextWeather");
            return found != nullptr ? *found : Document();
        };
        EXPECT_EQ(next(A), Document("dust-storm")) << variant;
        EXPECT_TRUE(next(B).is_null()) << variant;
    }
}

// -- of the colony

TEST(martians_technologies, colony_technologies_take_3_time_and_1_energy) {
    for (std::string_view technology : {"medical-care", "co2-converter", "birth-planning"}) {
        auto game = martian_game(joined({kLaboratory, goods_text({{"energy", 1}})}));
        game.when(A, kColony);
        EXPECT_EQ(game.asks(A).size(), 3U);
        game.when(A, develop(technology));
        EXPECT_EQ(game.number("/turn/time"), 0) << technology;
        EXPECT_EQ(stock(game, A), "") << technology;
        EXPECT_EQ(game.at("/colonyTechnologies"), Document(Document::List{technology}));
        EXPECT_EQ(game.reputation(A), 2) << technology;
    }
}

TEST(martians_technologies, in_the_common_variants_each_is_developed_once_for_all) {
    for (std::string_view variant : {std::string_view(), kSemi}) {
        auto game =
            martian_game(joined({variant, kLaboratory, R"("colonyTechnologies":["medical-care","birth-planning"])"}));
        game.when(A, kColony);
        EXPECT_EQ(game.at("/colonyTechnologies").as_list()->size(), 3U) << variant << ": the one that is left";
        game.when(A, end_turn());
        EXPECT_TRUE(has_reason(game.why_not(B, visit("laboratory", 2, "colony-tech")), "already-developed")) << variant;
    }
}

TEST(martians_technologies, in_competitive_each_player_develops_them_for_the_own_quarter) {
    auto game = martian_game(joined({kCompetitive, kLaboratory}));
    game.when(A, kColony).when(A, develop("co2-converter")).when(A, end_turn());
    game.when(B, visit("laboratory", 2, "colony-tech"));
    EXPECT_EQ(game.asks(B).size(), 3U);
    game.when(B, develop("co2-converter"));
    EXPECT_TRUE(lists(game, "/players/0/technologies", "co2-converter"));
    EXPECT_TRUE(lists(game, "/players/1/technologies", "co2-converter"));
    EXPECT_TRUE(game.at("/colonyTechnologies").as_list()->empty());
}

/// Round 2 begins after the supply phase.
MartianGame supplied(std::string_view text) {
    auto game = martian_game(joined({R"("slot":2,"activePlayer":1)", event_stacks({}), weather_deck({}), text}));
    game.when(B, end_turn());
    EXPECT_EQ(game.number("/round"), 2);
    return game;
}

TEST(martians_technologies, medical_care_and_co2_converter_save_a_token_of_the_colony) {
    const auto medical = supplied(joined({kNoNeeds, R"("colonyTechnologies":["medical-care"])"}));
    EXPECT_EQ(needs(medical, "sickness"), "1 0 0 0");
    EXPECT_EQ(needs(medical, "oxygen"), "1 1 0 0");
    const auto converter = supplied(joined({kNoNeeds, R"("colonyTechnologies":["co2-converter"])"}));
    EXPECT_EQ(needs(converter, "sickness"), "1 1 0 0");
    EXPECT_EQ(needs(converter, "oxygen"), "1 0 0 0");
    EXPECT_EQ(needs(converter, "hunger"), "1 1 1 1");
}

TEST(martians_technologies, in_competitive_they_save_a_token_of_the_own_quarter) {
    const auto game = supplied(joined({kCompetitive, R"("players":[{"technologies":["medical-care"]},
        {"technologies":["co2-converter"]}])"}));
    EXPECT_EQ(needs(game, "sickness"), "0 1 0 0");
    EXPECT_EQ(needs(game, "oxygen"), "1 0 0 0");
    EXPECT_EQ(needs(game, "hunger"), "2 2 0 0");
}

constexpr std::string_view kStill = R"("quarters":[{"needs":{"oxygen":0},"received":false},
    {"needs":{"oxygen":0},"received":false},{},{}])";

TEST(martians_technologies, birth_planning_lets_the_first_player_place_a_growth_token) {
    auto game = supplied(joined({kStill, R"("colonyTechnologies":["birth-planning"])"}));
    EXPECT_EQ(game.question(B), "growth-quarter");
    EXPECT_FALSE(game.is_asked(A));
    EXPECT_EQ(game.asks(B).size(), 4U);
    Move third{Document::map({{"kind", "growth-quarter"}, {"quarter", 3}})};
    game.when(B, third);
    EXPECT_EQ(game.number("/quarters/2/growth"), 1);
    EXPECT_EQ(game.question(B), "action") << "once for all players";
}

TEST(martians_technologies, birth_planning_in_competitive_grows_the_own_quarter) {
    const auto game = supplied(joined({kCompetitive, R"("players":[{},{"technologies":["birth-planning"]}])"}));
    EXPECT_EQ(game.number("/quarters/0/growth"), 0);
    EXPECT_EQ(game.number("/quarters/1/growth"), 1);
    EXPECT_EQ(game.question(B), "action");
}

}  // namespace
}  // namespace planitia::kit
