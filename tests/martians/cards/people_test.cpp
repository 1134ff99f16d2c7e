/// Section 12: assistants, specialists and hiring.
#include <kit/figures.h>
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

/// A position with the school built.
MartiansGame school(const std::string& text) { return given("education open open; " + text); }
const Move kHire = visit("education", 1, "hire");

// -- specialists

struct Specialist {
    std::string name;
    Figures price;
    std::string need;   ///< whose token goes
    std::string gains;  ///< beside the reputation
    int reputation;
};

const std::vector<Specialist> kSpecialists = {
    {"dietician", {{"money", 2}, {"food", 1}}, "hunger", "", 1},
    {"engineer", {{"money", 2}, {"energy", 1}}, "oxygen", "", 1},
    {"pharmacist", {{"money", 4}, {"aux", 1}, {"water", 1}}, "", "medicine 1", 0},
    {"doctor", {{"money", 4}, {"medicine", 1}}, "sickness", "", 2},
    {"chemist", {{"money", 2}, {"energy", 1}, {"ice", 1}}, "", "water 1", 0},
};

TEST(martians_people, every_specialist_works_for_the_price) {
    for (const Specialist& each : kSpecialists) {
        auto game = given("time 0; quarter 3: oxygen 1, sickness 1, hunger 1; A: people " + each.name + ", " +
                          told(each.price));
        game.when(A, specialist(each.name));
        const std::string served = each.need.empty() ? "" : "quarter 3: " + each.need + " 0; ";
        EXPECT_TRUE(game.shows(served + "A: used " + each.name + ", " + spent(each.price) + ", " + each.gains +
                               ", reputation " + std::to_string(2 + each.reputation)))
            << each.name;
        EXPECT_TRUE(game.nothing_else_changed()) << each.name << ": not a delivery either";
        EXPECT_EQ(game.question(A), "action") << "in a turn without time left";
    }
}

TEST(martians_people, every_specialist_wants_the_whole_price) {
    for (const Specialist& each : kSpecialists)
        for (std::size_t i = 0; i < each.price.size(); ++i) {
            Figures less = each.price;
            const int n = less[i].second--;
            const auto game =
                given("quarter 3: oxygen 1, sickness 1, hunger 1; A: people " + each.name + ", " + told(less));
            EXPECT_EQ(game.why_not(A, specialist(each.name)),
                      lines("too-few-goods " + std::to_string(n) + " " + std::to_string(n - 1)))
                << each.name << ", " << less[i].first;
        }
}

const std::string kMuch = ", energy 9, aux 9, water 9, ice 9, food 9, medicine 9, money 19";

TEST(martians_people, every_specialist_works_once_in_a_turn) {
    for (const Specialist& each : kSpecialists) {
        SCOPED_TRACE(each.name);
        auto game = given("quarter 1: oxygen 5, sickness 5, hunger 5; A: people " + each.name + kMuch);
        game.when(A, specialist(each.name));
        EXPECT_EQ(game.why_not(A, specialist(each.name)), lines("used-this-turn"));
        game.when(A, end_turn()).when(A, done());
        ASSERT_TRUE(game.is_asked(B));
        EXPECT_EQ(game.why_not(B, specialist(each.name)), lines("not-hired")) << "also in coop";
        game.when(B, end_turn()).when(B, done()).when(B, end_turn()).when(B, done());
        ASSERT_TRUE(game.is_asked(A));
        EXPECT_OFFERS(game, A, specialist(each.name)) << "in the next turn";
    }
}

TEST(martians_people, a_removal_needs_a_token_of_the_kind) {
    for (const Specialist& each : kSpecialists) {
        const auto game = given("A: people " + each.name + kMuch);
        if (each.need.empty()) {
            EXPECT_OFFERS(game, A, specialist(each.name));
        } else {
            EXPECT_EQ(game.why_not(A, specialist(each.name)), lines("no-need-token")) << each.name;
        }
    }
}

TEST(martians_people, the_token_may_be_in_any_quarter) {
    for (int quarter = 1; quarter <= 4; ++quarter) {
        auto game = given(
            "quarter 1: hunger 1; quarter 2: hunger 1; quarter 3: hunger 1; quarter 4: hunger 1; "
            "A: people dietician, money 2, food 1");
        game.when(A, specialist("dietician"));
        EXPECT_EQ(game.asks(A).size(), 4U);
        game.when(A, in_quarter(quarter));
        EXPECT_TRUE(game.shows("quarter " + std::to_string(quarter) +
                               ": hunger 0; A: money 0, food 0, reputation 3, used dietician"));
        EXPECT_TRUE(game.nothing_else_changed());
    }
}

TEST(martians_people, in_competitive_an_engineer_may_serve_another_s_quarter) {
    auto game = given("competitive; quarter 2: oxygen 1; A: people engineer, money 2, energy 1");
    game.when(A, specialist("engineer"));
    EXPECT_TRUE(game.shows("quarter 2: oxygen 0; A: money 0, energy 0, reputation 3, used engineer"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_people, the_doctor_takes_two_tokens_from_one_quarter) {
    const std::string doctor = "A: people doctor, money 4, medicine 1";
    auto two = given("quarter 1: sickness 2; quarter 2: sickness 3; quarter 3: sickness 1; " + doctor);
    two.when(A, specialist("doctor")).when(A, in_quarter(2));
    EXPECT_TRUE(two.shows("quarter 2: sickness 1; A: money 0, medicine 0, reputation 4, used doctor"))
        << "2 for both together";
    EXPECT_TRUE(two.nothing_else_changed());
    auto one = given("quarter 1: sickness 2; quarter 3: sickness 1; " + doctor);
    one.when(A, specialist("doctor")).when(A, in_quarter(3));
    EXPECT_TRUE(one.shows("quarter 3: sickness 0; A: money 0, medicine 0, reputation 4, used doctor"))
        << "only one lies there";
    EXPECT_TRUE(one.nothing_else_changed());
}

TEST(martians_people, the_doctor_takes_1_if_only_one_lies_there_still_for_2_reputation) {
    auto game = given("quarter 3: sickness 1, oxygen 1; A: people doctor, money 4, medicine 1");
    game.when(A, specialist("doctor"));
    EXPECT_TRUE(game.shows("quarter 3: sickness 0; A: money 0, medicine 0, reputation 4, used doctor"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.question(A), "action");
}

TEST(martians_people, assistants_are_nothing_to_use) {
    const auto game = given("A: people botanist" + kMuch);
    EXPECT_NOT_OFFERED(game, A, specialist("botanist"));
    EXPECT_FALSE(game.why_not(A, specialist("botanist")).empty());
}

// -- assistants; the Scientist is in research_test.cpp

TEST(martians_people, a_botanist_adds_1_food_to_every_harvest) {
    struct Harvest {
        std::string crop;
        Figures cost;
        int food, medicine;
    };
    const std::vector<Harvest> rows = {{"starter-trays", {{"water", 1}}, 1, 0},
                                       {"potato", {{"water", 1}, {"energy", 1}}, 2, 0},
                                       {"soy", {{"water", 2}, {"energy", 1}}, 3, 0},
                                       {"algae", {{"energy", 3}}, 2, 0},
                                       {"herbs", {{"water", 2}, {"energy", 1}}, 0, 1}};
    const std::string botanists[] = {"", "botanist", "botanist botanist"};
    for (const Harvest& row : rows)
        for (int n : {0, 1, 2}) {
            auto game = given("A: crop " + row.crop + ", people " + botanists[n] + ", " + told(row.cost));
            game.when(A, visit("greenhouse", "harvest"));
            EXPECT_TRUE(game.shows("time 2; A: at greenhouse 1, " + spent(row.cost) + ", food " +
                                   std::to_string(row.food + n) + ", medicine " + std::to_string(row.medicine)))
                << row.crop << n;
            EXPECT_TRUE(game.nothing_else_changed());
        }
}

TEST(martians_people, a_geologist_takes_1_more_if_the_token_shows_it) {
    const auto extracting = [](const std::string& token, const std::string& geologists) {
        auto game = given("machine 9; tokens 9 " + token + ", 10 t03; A: energy 1, people " + geologists);
        return game.when(A, visit("mining", "extract")).when(A, mine("take"));
    };
    EXPECT_TRUE(extracting("t06", "").shows("A: ice 2, regolith 0"));
    EXPECT_TRUE(extracting("t06", "geologist").shows("A: ice 3, regolith 0"));
    EXPECT_TRUE(extracting("t07", "geologist").shows("A: ice 0, regolith 3"));
    EXPECT_TRUE(extracting("t04", "geologist").shows("A: ice 2, regolith 1"));
    EXPECT_TRUE(extracting("t01", "geologist").shows("A: ice 2, regolith 0")) << "it shows no more";
    EXPECT_EQ(extracting("t08", "").asks(A).size(), 3U) << "2 ice, 1 of each, 2 regolith";
    EXPECT_EQ(extracting("t08", "geologist").asks(A), lines("take 9 1 2", "take 9 2 1"));
    EXPECT_TRUE(extracting("t08", "geologist geologist").shows("A: ice 2, regolith 2"));
    EXPECT_TRUE(extracting("t06", "geologist geologist").shows("A: ice 3, regolith 0"));
}

// -- hiring

TEST(martians_people, hiring_costs_2_money_and_no_time) {
    auto game = school("time 0; shown doctor botanist; A: money 3");
    game.when(A, kHire);
    EXPECT_EQ(game.asks(A), lines("hire botanist", "hire doctor"));
    EXPECT_EQ(game.why_not(A, hire("chemist")), lines("nobody-to-hire")) << "in the deck";
    game.when(A, hire("botanist"));
    EXPECT_TRUE(game.shows("shown doctor; A: people botanist, money 1, at education 1")) << "a marker is needed";
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_people, hiring_is_refused_without_money_people_or_time_for_an_unfinished_school) {
    EXPECT_EQ(school("shown doctor; A: money 1").why_not(A, kHire), lines("too-few-goods 2 1"));
    EXPECT_EQ(school("A: money 2").why_not(A, kHire), lines("nobody-to-hire"));
    auto game = given("education slow closed; time 1; shown doctor; A: money 2");
    game.when(A, kHire);
    EXPECT_TRUE(game.shows("time 0; shown; A: people doctor, money 0, at education 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(given("education slow closed; time 0; shown doctor; A: money 2").why_not(A, kHire), lines("no-time 1 0"));
}

TEST(martians_people, one_visit_hires_one) {
    auto game = school("shown doctor botanist; A: money 9");
    game.when(A, kHire).when(A, hire("botanist"));
    EXPECT_EQ(game.why_not(A, act("hire")), lines("already-done"));
}

TEST(martians_people, a_specialist_may_be_used_in_the_turn_of_the_hiring) {
    auto game = school("shown chemist; A: money 4, energy 1, ice 1");
    game.when(A, kHire).when(A, specialist("chemist"));
    EXPECT_TRUE(
        game.shows("shown; A: people chemist, used chemist, money 0, energy 0, ice 0, water 1, at education 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_people, two_assistants_and_two_specialists_are_the_most) {
    auto assistant = school("shown chemist; A: people botanist geologist doctor, money 2");
    assistant.when(A, kHire);
    EXPECT_TRUE(assistant.shows("A: people botanist geologist doctor chemist")) << "each limit for itself";

    auto full = school("shown scientist engineer; A: people botanist geologist doctor chemist, money 2");
    full.when(A, kHire).when(A, hire("scientist"));
    EXPECT_EQ(full.asks(A), lines("dismiss botanist", "dismiss geologist")) << "of that sort";
    EXPECT_TRUE(full.shows("A: people botanist geologist doctor chemist"));
    full.when(A, dismiss("geologist"));
    EXPECT_TRUE(full.shows("shown engineer geologist; A: people botanist scientist doctor chemist, money 0"))
        << "back on display";
}

TEST(martians_people, specialists_are_dismissed_for_specialists) {
    auto game = school("shown engineer; A: people botanist doctor chemist, money 2");
    game.when(A, kHire);
    EXPECT_EQ(game.asks(A), lines("dismiss doctor", "dismiss chemist"));
    game.when(A, dismiss("doctor"));
    EXPECT_TRUE(game.shows("shown doctor; A: people botanist engineer chemist, money 0, at education 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_people, nobody_is_dismissed_alone) {
    EXPECT_EQ(school("shown scientist; A: people botanist geologist, money 2").why_not(A, dismiss("botanist")),
              lines("not-offered"));
}

TEST(martians_people, a_specialist_may_be_held_twice_as_an_assistant_may) {
    auto second = school("shown doctor; A: people doctor, money 2");
    second.when(A, kHire);
    EXPECT_TRUE(second.shows("shown; A: people doctor doctor, money 0"));
    auto full = school("shown doctor; A: people doctor chemist, money 2");
    full.when(A, kHire);
    EXPECT_TRUE(full.shows("shown chemist; A: people doctor doctor")) << "only the Chemist can go";
    auto other = school("shown doctor; A: money 2; B: people doctor");
    other.when(A, kHire);
    EXPECT_TRUE(other.shows("shown; A: people doctor; B: people doctor")) << "the second copy is for another player";
}

TEST(martians_people, an_assistant_may_be_held_twice_but_not_swapped_for_its_own_kind) {
    auto second = school("shown botanist; A: people botanist, money 2");
    second.when(A, kHire);
    EXPECT_TRUE(second.shows("A: people botanist botanist"));
    auto full = school("shown botanist; A: people botanist geologist, money 2");
    full.when(A, kHire);
    EXPECT_TRUE(full.shows("shown geologist; A: people botanist botanist")) << "only the Geologist can go";
    EXPECT_EQ(school("coop 3; shown botanist; A: people botanist botanist, money 2").why_not(A, kHire),
              lines("nobody-to-hire"));
}

TEST(martians_people, a_kind_works_once_in_a_turn_whichever_copy) {
    auto game = school("shown engineer; A: people chemist doctor" + kMuch);
    game.when(A, specialist("chemist")).when(A, kHire).when(A, dismiss("chemist")).when(A, rest()).when(A, kHire);
    EXPECT_EQ(game.asks(A), lines("dismiss engineer", "dismiss doctor")) << "for the Chemist";
    game.when(A, dismiss("engineer"));
    EXPECT_TRUE(game.shows("A: people doctor chemist"));
    EXPECT_EQ(game.why_not(A, specialist("chemist")), lines("used-this-turn"));
}

TEST(martians_people, the_supply_phase_reveals_one_of_each_sort) {
    auto game = given("slot 3; active B; assistant-deck scientist; specialist-deck doctor");
    game.when(B, end_turn());
    EXPECT_TRUE(game.shows("shown scientist doctor; assistant-deck 5; specialist-deck 9")) << "the tops of the decks";
}

}  // namespace
}  // namespace planitia::kit::colony
