/// Every action field: what it costs, gives and asks, and what makes it impossible. The mining site and the crops have
/// files of their own.
#include "../stock.h"

namespace planitia::kit {
namespace {

Move building(std::string_view name) { return pick_one("building", "building", name); }
Move installation(std::string_view name) { return pick_one("installation", "installation", name); }
Move tile(std::string_view name) { return pick_one("research", "tile", name); }
Move task(std::string_view name) { return pick_one("task", "task", name); }
Move order(std::string_view name) { return pick_one("order", "order", name); }
Move technology(std::string_view name) { return pick_one("technology", "technology", name); }

// -- fields

TEST(martians_buildings, as_many_fields_are_open_as_the_number_of_players_says) {
    const struct {
        const char* players;
        int moxie, construction, mining, lander;
    } rows[] = {
        {"[{}]", 2, 2, 2, 2}, {"[{},{}]", 2, 2, 2, 2}, {"[{},{},{}]", 3, 2, 2, 3}, {"[{},{},{},{}]", 3, 3, 3, 3}};
    for (const auto& row : rows) {
        SCOPED_TRACE(row.players);
        const auto game = martian_game("\"players\":" + std::string(row.players));
        const auto open = [&](const std::string& name) {
            int n = 0;
            for (const char* field : {"0", "1", "2"})
                n += game.at("/buildings/" + name + "/" + field + "/status") == Document("open") ? 1 : 0;
            return n;
        };
        EXPECT_EQ(open("moxie"), row.moxie);
        EXPECT_EQ(open("construction"), row.construction);
        EXPECT_EQ(open("mining"), row.mining);
        EXPECT_EQ(open("lander"), row.lander);
        EXPECT_EQ(open("greenhouse"), 1);
        for (const char* name : {"hospital", "water-treatment", "laboratory", "education"}) {
            EXPECT_EQ(open(name), 0) << name;
            EXPECT_EQ(game.at("/buildings/" + std::string(name) + "/0/status"), Document("slow")) << name;
            EXPECT_EQ(game.at("/buildings/" + std::string(name) + "/1/status"), Document("closed")) << name;
        }
    }
}

// -- each action lacks time or a good

TEST(martians_buildings, every_action_is_refused_without_what_it_costs) {
    const char* opened = R"("buildings":{"hospital":[{"status":"open"},{},{}],
        "water-treatment":[{"status":"open"},{}],"laboratory":[{"status":"open"},{},{}]})";
    const struct {
        const char* building;
        const char* action;
        std::vector<std::string> lacking;
    } rows[] = {
        {"moxie", "oxygen", lines("no-time 1 0", "too-few-goods 1 0")},
        {"construction", "build", lines("no-time 1 0", "too-few-goods 2 0", "too-few-goods 1 0")},
        {"construction", "expand", lines("no-time 1 0", "too-few-goods 2 0", "too-few-goods 1 0")},
        {"construction", "installation", lines("no-time 1 0", "too-few-goods 2 0", "too-few-goods 1 0")},
        {"hospital", "medicine", lines("no-time 1 0", "too-few-goods 1 0", "too-few-goods 1 0", "too-few-goods 1 0")},
        {"water-treatment", "purify", lines("no-time 1 0", "too-few-goods 1 0", "too-few-goods 1 0")},
        {"mining", "extract", lines("no-time 1 0", "too-few-goods 1 0")},
        {"lander", "unload", lines("no-time 1 0")},
        {"laboratory", "colony-tech", lines("no-time 3 0", "too-few-goods 1 0")},
        {"greenhouse", "harvest", lines("no-time 1 0", "too-few-goods 1 0")},
        {"greenhouse", "change-crop", lines("no-time 1 0", "too-few-goods 1 0")},
    };
    auto bare = bare_game(std::string(R"("turn":{"time":0},)") + opened);
    auto rich = rich_game(opened);
    for (const auto& row : rows) {
        EXPECT_EQ(bare.why_not(A, visit(row.building, 1, row.action)), row.lacking) << row.action;
        EXPECT_TRUE(rich.offers(A, visit(row.building, 1, row.action))) << row.action;
    }
}

// -- MOXIE

TEST(martians_buildings, oxygen_asks_which_quarter_and_gives_2_reputation) {
    auto game = rich_game(R"("quarters":[{"needs":{"oxygen":2}},{"needs":{"oxygen":0}},{"needs":{"oxygen":1}},{}])");
    game.when(A, visit("moxie", "oxygen"));
    EXPECT_EQ(game.asks(A), lines("quarter 1", "quarter 3"));
    EXPECT_EQ(game.why_not(A, in_quarter(2)), lines("no-need-token"));
    game.undo();
    EXPECT_EQ(effect_of(game, A, {visit("moxie", "oxygen"), in_quarter(1)}), "time -1 energy -1 reputation +2");
    EXPECT_EQ(game.number("/quarters/0/needs/oxygen"), 1);
    EXPECT_EQ(game.number("/quarters/2/needs/oxygen"), 1);
}

TEST(martians_buildings, oxygen_needs_a_token) {
    auto game = rich_game(R"("quarters":[{"needs":{"oxygen":0,"hunger":2}},{"needs":{"oxygen":0}},{},{}])");
    EXPECT_EQ(game.why_not(A, visit("moxie", 1, "oxygen")), lines("no-need-token"));
}

// -- construction yard

TEST(martians_buildings, build_takes_a_construction_token_from_any_building) {
    auto game = rich_game();
    game.when(A, visit("construction", "build"));
    EXPECT_EQ(game.asks(A),
              lines("building hospital", "building water-treatment", "building laboratory", "building education"));
    EXPECT_EQ(game.why_not(A, building("greenhouse")), lines("nothing-to-build"));
    game.undo();
    EXPECT_EQ(effect_of(game, A, {visit("construction", "build"), building("education")}),
              "time -1 energy -2 aux -1 reputation +3");
    EXPECT_EQ(game.at("/buildings/education/0/status"), Document("open"));
    EXPECT_EQ(game.at("/buildings/education/1/status"), Document("closed"));
}

TEST(martians_buildings, build_needs_a_token) {
    auto game = rich_game(R"("buildings":{"hospital":[{"status":"open"},{},{}],"water-treatment":[{"status":"open"},{}],
        "laboratory":[{"status":"open"},{},{}],"education":[{"status":"open"},{}]})");
    EXPECT_EQ(game.why_not(A, visit("construction", 1, "build")), lines("nothing-to-build"));
    EXPECT_TRUE(game.offers(A, visit("construction", "expand")));
}

TEST(martians_buildings, expand_opens_a_field_also_where_nothing_is_built) {
    auto game = rich_game();
    game.when(A, visit("construction", "expand"));
    EXPECT_EQ(game.asks(A), lines("building hospital", "building water-treatment", "building laboratory",
                                  "building greenhouse", "building education"));
    EXPECT_EQ(game.why_not(A, building("moxie")), lines("nothing-to-build")) << "unavailable is not under construction";
    game.undo();
    EXPECT_EQ(effect_of(game, A, {visit("construction", "expand"), building("hospital")}),
              "time -1 energy -2 aux -1 reputation +3");
    EXPECT_EQ(game.at("/buildings/hospital/0/status"), Document("slow"));
    EXPECT_EQ(game.at("/buildings/hospital/1/status"), Document("open"));
    EXPECT_EQ(game.at("/buildings/hospital/2/status"), Document("closed"));
}

TEST(martians_buildings, expand_needs_a_token) {
    auto game = rich_game(R"("buildings":{"hospital":[{},{"status":"open"},{"status":"open"}],
        "water-treatment":[{},{"status":"open"}],"laboratory":[{},{"status":"open"},{"status":"open"}],
        "greenhouse":[{},{"status":"open"},{"status":"open"}],"education":[{},{"status":"open"}]})");
    EXPECT_EQ(game.why_not(A, visit("construction", 1, "expand")), lines("nothing-to-build"));
    EXPECT_TRUE(game.offers(A, visit("construction", "build")));
}

TEST(martians_buildings, an_expanded_field_may_be_used_by_anyone) {
    auto game = rich_game();
    game.when(A, visit("construction", "expand")).when(A, building("hospital")).when(A, end_turn());
    EXPECT_EQ(effect_of(game, B, {visit("hospital", 2, "medicine")}), "time -1 energy -1 aux -1 water -1 medicine +1");
}

TEST(martians_buildings, an_installation_gives_no_reputation_and_two_are_the_most) {
    auto game = rich_game(R"("turn":{"time":5})");
    EXPECT_EQ(effect_of(game, A, {visit("construction", "installation"), installation("solar")}),
              "time -1 energy -2 aux -1");
    game.when(A, rest()).when(A, visit("construction", "installation")).when(A, installation("solar")).when(A, rest());
    EXPECT_EQ(game.number("/players/0/installations/solar"), 2) << "of one kind is fine";
    EXPECT_EQ(game.why_not(A, visit("construction", 1, "installation")), lines("enough-installations"));
    game.when(A, end_turn());
    EXPECT_TRUE(game.offers(B, visit("construction", "installation"))) << "two for each player";
}

TEST(martians_buildings, two_installations_of_different_kinds_are_the_most_too) {
    auto game = rich_game(R"("players":[{"installations":{"solar":1,"wind":1}},{}])");
    EXPECT_EQ(game.why_not(A, visit("construction", 1, "installation")), lines("enough-installations"));
}

// -- hospital, water treatment

TEST(martians_buildings, purify_makes_2_water_of_1_ice) {
    auto game = rich_game();
    EXPECT_EQ(effect_of(game, A, {visit("water-treatment", "purify")}), "time -2 energy -1 water +2 ice -1") << "slow";
    auto built = rich_game(R"("buildings":{"water-treatment":[{"status":"open"},{}]})");
    EXPECT_EQ(effect_of(built, A, {visit("water-treatment", "purify")}), "time -1 energy -1 water +2 ice -1");
}

TEST(martians_buildings, medicine_is_refused_without_any_one_of_its_goods) {
    for (const char* goods : {R"({"energy":0,"aux":3,"water":3})", R"({"energy":3,"aux":0,"water":3})",
                              R"({"energy":3,"aux":3,"water":0})"}) {
        auto game = martian_game("\"goods\":" + std::string(goods));
        EXPECT_EQ(game.why_not(A, visit("hospital", 1, "medicine")), lines("too-few-goods 1 0")) << goods;
    }
}

// -- lander

TEST(martians_lander, research_and_unload_fit_into_one_visit) {
    auto game = martian_game(R"("goods":{"regolith":1,"money":0,"aux":0},)" + std::string(kAllResearch));
    EXPECT_EQ(effect_of(game, A, {visit("lander", "research"), tile("soil-chemistry"), act("unload")}),
              "time -3 aux +1 regolith -1 money +8");
    EXPECT_EQ(game.at("/buildings/lander/0/marker"), Document(0));
    EXPECT_TRUE(game.at("/buildings/lander/1/marker").is_null());
}

TEST(martians_lander, unload_gives_1_aux_for_each_of_1_or_2_time) {
    auto game = bare_game();
    EXPECT_EQ(effect_of(game, A, {visit("lander", "unload"), unload(2)}), "time -2 aux +2");
    game.undo().undo();
    game.when(A, visit("lander", "unload"));
    EXPECT_EQ(game.asks(A), lines("unload 1", "unload 2"));
    EXPECT_FALSE(game.why_not(A, unload(3)).empty());
    auto late = bare_game(R"("turn":{"time":1})");
    EXPECT_EQ(effect_of(late, A, {visit("lander", "unload")}), "time -1 aux +1");
}

TEST(martians_lander, a_scenario_may_limit_unloading_to_1) {
    auto game = bare_game(R"("options":{"scenario":"silence-from-earth"})");
    EXPECT_EQ(effect_of(game, A, {visit("lander", "unload")}), "time -1 aux +1") << "no choice";
}

TEST(martians_lander, a_task_is_done_for_its_goods_and_reputation_and_closes_when_done_fully) {
    auto game = rich_game(R"("turn":{"time":5})");
    game.when(A, visit("lander", "mission"));
    EXPECT_EQ(game.asks(A), lines("task landing-report", "task power-test"));
    game.undo();
    EXPECT_EQ(effect_of(game, A, {visit("lander", "mission"), task("landing-report")}),
              "time -1 ice -1 regolith -1 reputation +4");
    EXPECT_EQ(game.why_not(A, act("mission")), lines("already-done"));
    game.when(A, rest());
    EXPECT_EQ(effect_of(game, A, {visit("lander", "mission")}), "time -1 energy -3 reputation +3") << "one is left";
    game.when(A, rest()).when(A, visit("lander", "mission"));
    EXPECT_EQ(game.at("/tasksDone"), Document(Document::List{Document(1), Document(2)}));
    game.when(A, end_turn());
    EXPECT_EQ(game.why_not(B, visit("lander", 2, "mission")), lines("no-task"));
}

TEST(martians_lander, a_task_that_cannot_be_paid_is_refused) {
    auto game = martian_game(R"("goods":{"energy":3,"ice":0,"regolith":1})");
    EXPECT_EQ(effect_of(game, A, {visit("lander", "mission")}), "time -1 energy -3 reputation +3") << "no choice";
    auto poor = bare_game();
    EXPECT_FALSE(poor.offers(A, visit("lander", "mission")));
    EXPECT_FALSE(poor.why_not(A, visit("lander", 1, "mission")).empty());
}

TEST(martians_lander, one_of_two_samples_may_pay_for_a_rare_one) {
    auto game = martian_game(R"("options":{"scenario":"deep-strata"},"goods":{"mineral-green":1,"mineral-blue":1,
        "mineral-yellow":1,"regolith":0},)" +
                             regolith_deck({}, {{"green", 1}, {"blue", 1}, {"yellow", 1}}));
    game.when(A, visit("lander", "mission"));
    EXPECT_EQ(game.asks(A), lines("pay-mineral mineral-green", "pay-mineral mineral-blue"));
    game.undo();
    EXPECT_EQ(effect_of(game, A, {visit("lander", "mission"), pick_one("pay-mineral", "mineral", "mineral-blue")}),
              "time -1 mineral-blue -1 reputation +7");
}

constexpr const char* kOrders = R"("options":{"variant":"competitive"},
    "quarters":[{"owner":0},{"owner":1},{},{}],"orders":["picnic","beacon-grid"],"ordersDone":[],
    "orderDeck":["dust-bricks","landing-pad","frozen-archive","ice-export","charge-rover","spare-parts","antenna-mast",
    "workshop","water-barrels","coolant-loop","feast","first-aid","outpost-clinic","rescue-pack","yellow-samples",
    "red-samples","collectors-pair","rare-earths","four-colours","charity","museum-wing","terrarium"])";

TEST(martians_lander, an_order_is_done_for_its_goods_and_reputation_and_replaced_at_once) {
    auto game = martian_game(std::string(kOrders) + R"(,"players":[{"goods":{"food":2,"energy":6}},{}])");
    EXPECT_EQ(effect_of(game, A, {visit("lander", "mission"), order("picnic")}), "time -1 food -2 reputation +6");
    EXPECT_EQ(game.at("/ordersDone"), Document(Document::List{Document("picnic")}));
    EXPECT_EQ(game.at("/orders"), Document(Document::List{Document("dust-bricks"), Document("beacon-grid")}));
    EXPECT_EQ(game.at("/orderDeck").as_list()->size(), 21U);
}

// -- laboratory

/// The corporation with its laboratory built, so that times are those of the card.
MartianGame laboratory_of(std::string_view corporation, int time) {
    return rich_game(R"("buildings":{"laboratory":[{"status":"open"},{},{}]},"turn":{"time":)" + std::to_string(time) +
                     R"(},"players":[{"corporation":")" + std::string(corporation) + "\"},{}]");
}

TEST(martians_laboratory, a_technology_takes_the_time_of_the_card_and_1_energy) {
    auto game = laboratory_of("stratum", 3);
    EXPECT_EQ(effect_of(game, A, {visit("laboratory", "corporate-tech"), technology("kinetic-energy")}),
              "time -2 energy -1");
    EXPECT_EQ(game.at("/players/0/technologies"), Document(Document::List{Document("kinetic-energy")}));
    EXPECT_TRUE(game.at("/players/1/technologies").as_list()->empty()) << "for its owner alone";
}

TEST(martians_laboratory, a_technology_is_developed_once_and_only_in_time) {
    auto game = rich_game(R"("turn":{"time":2},"buildings":{"laboratory":[{"status":"open"},{},{}]},
        "players":[{"corporation":"helion","technologies":["solar-energy"]},{}])");
    game.when(A, visit("laboratory", "corporate-tech"));
    EXPECT_EQ(game.asks(A), lines("technology long-arm", "technology weather-report", "technology kinetic-energy",
                                  "technology molecular-sensor"));
    EXPECT_EQ(game.why_not(A, technology("solar-energy")), lines("already-developed"));
    EXPECT_EQ(game.why_not(A, technology("dna-modification")), lines("no-time 3 2"));
}

TEST(martians_laboratory, each_of_its_actions_develops_only_its_own_kind) {
    auto corporate = laboratory_of("helion", 5);
    corporate.when(A, visit("laboratory", "corporate-tech"));
    EXPECT_FALSE(corporate.why_not(A, technology("medical-care")).empty());
    auto colony = laboratory_of("helion", 5);
    colony.when(A, visit("laboratory", "colony-tech"));
    EXPECT_FALSE(colony.why_not(A, technology("long-arm")).empty());
}

TEST(martians_laboratory, a_colony_technology_takes_3_time_and_serves_all) {
    auto game = rich_game(R"("buildings":{"laboratory":[{"status":"open"},{"status":"open"},{}]})");
    game.when(A, visit("laboratory", "colony-tech"));
    EXPECT_EQ(game.asks(A), lines("technology medical-care", "technology co2-converter", "technology birth-planning"));
    game.undo();
    EXPECT_EQ(effect_of(game, A, {visit("laboratory", "colony-tech"), technology("co2-converter")}),
              "time -3 energy -1");
    EXPECT_EQ(game.at("/colonyTechnologies"), Document(Document::List{Document("co2-converter")}));
    game.when(A, end_turn()).when(B, visit("laboratory", "colony-tech"));
    EXPECT_EQ(game.why_not(B, technology("co2-converter")), lines("already-developed"));
}

TEST(martians_laboratory, a_colony_technology_is_out_of_reach_on_the_slow_field) {
    auto game = rich_game();
    EXPECT_EQ(game.why_not(A, visit("laboratory", 1, "colony-tech")), lines("no-time 4 3"));
    auto longer = rich_game(R"("turn":{"time":4})");
    EXPECT_EQ(effect_of(longer, A, {visit("laboratory", "colony-tech"), technology("medical-care")}),
              "time -4 energy -1");
}

// -- education centre

TEST(martians_education, a_hire_costs_2_money_and_no_time_where_it_is_built) {
    auto game = rich_game(R"("turn":{"time":1},"buildings":{"education":[{"status":"open"},{}]},)" + all_people());
    EXPECT_EQ(effect_of(game, A, {visit("education", "hire"), hire("chemist")}), "money -2");
    EXPECT_EQ(game.number("/people/chemist"), 1);
    EXPECT_EQ(game.number("/players/0/people/chemist"), 1);
    EXPECT_EQ(game.why_not(A, act("hire")), lines("already-done"));
    auto slow = rich_game(all_people());
    EXPECT_EQ(effect_of(slow, A, {visit("education", "hire"), hire("geologist")}), "time -1 money -2");
}

TEST(martians_education, a_hire_is_refused_without_2_money) {
    auto game = martian_game(R"("goods":{"money":1},"buildings":{"education":[{"status":"open"},{}]})");
    EXPECT_EQ(game.why_not(A, visit("education", 1, "hire")), lines("too-few-goods 2 1"));
}

TEST(martians_education, nobody_is_hired_who_is_not_on_display) {
    auto game = rich_game(R"("people":{"botanist":2,"geologist":0,"scientist":0,"dietician":0,"engineer":0,
        "pharmacist":0,"doctor":2,"chemist":0},"assistantDeck":["geologist","geologist","scientist","scientist"],
        "specialistDeck":["dietician","dietician","engineer","engineer","pharmacist","pharmacist","chemist",
        "chemist"])");
    game.when(A, visit("education", "hire"));
    EXPECT_EQ(game.asks(A), lines("hire botanist", "hire doctor"));
    EXPECT_EQ(game.why_not(A, hire("engineer")), lines("nobody-to-hire"));
}

TEST(martians_education, an_empty_display_offers_no_hire) {
    auto game = rich_game(R"("people":{"botanist":0,"geologist":0,"scientist":0,"dietician":0,"engineer":0,
        "pharmacist":0,"doctor":0,"chemist":0},
        "assistantDeck":["botanist","botanist","geologist","geologist","scientist","scientist"],
        "specialistDeck":["dietician","dietician","engineer","engineer","pharmacist","pharmacist","doctor","doctor",
        "chemist","chemist"])");
    EXPECT_EQ(game.why_not(A, visit("education", 1, "hire")), lines("nobody-to-hire"));
}

}  // namespace
}  // namespace planitia::kit
