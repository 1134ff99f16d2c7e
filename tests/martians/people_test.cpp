/// Section 12: assistants, specialists and hiring.
#include "decks.h"

namespace planitia::kit {
namespace {

constexpr std::string_view kSchool = R"("buildings":{"education":[{"status":"open"},{"status":"open"}]})";
const Move kHire = visit("education", 1, "hire");

Move hire(std::string_view card) { return pick_one("hire", "card", card); }
Move dismiss(std::string_view card) { return pick_one("dismiss", "card", card); }

std::string hired_text(const Words& people) {
    std::string text;
    for (std::string_view each : people)
        if (text.find(each) == std::string::npos)
            text += (text.empty() ? "\"" : ",\"") + std::string(each) +
                    "\":" + std::to_string(std::ranges::count(people, each));
    return "\"people\":{" + text + "}";
}

/// A has hired some, others are on display; the school is finished and the stock holds just the goods.
MartianGame with_people(const Words& hired, const Words& shown, const Figures& goods, std::string_view more = "") {
    const std::string_view school = more.find("buildings") == more.npos ? kSchool : "";
    return martian_game(joined(
        {goods_text(goods), people_text(shown, hired), school, more, "\"players\":[{" + hired_text(hired) + "},{}]"}));
}

/// "doctor chemist": whom A has, as often as hired.
std::string hired(const MartianGame& game) {
    std::string text;
    for (const char* each :
         {"botanist", "geologist", "scientist", "dietician", "engineer", "pharmacist", "doctor", "chemist"})
        for (int n = game.number("/players/0/people/" + std::string(each)); n > 0; --n)
            text += (text.empty() ? "" : " ") + std::string(each);
    return text;
}

// -- specialists

struct Specialist {
    std::string_view name;
    Figures price;
    std::string need;  ///< whose token goes
    std::string gains;
    int reputation;
};

const std::vector<Specialist> kSpecialists = {
    {"dietician", {{"money", 2}, {"food", 1}}, "hunger", "", 1},
    {"engineer", {{"money", 2}, {"energy", 1}}, "oxygen", "", 1},
    {"pharmacist", {{"money", 4}, {"aux", 1}, {"water", 1}}, "", "medicine 1", 0},
    {"doctor", {{"money", 4}, {"medicine", 1}}, "sickness", "", 2},
    {"chemist", {{"money", 2}, {"energy", 1}, {"ice", 1}}, "", "water 1", 0},
};

/// One token of each kind lies in quarter 3.
constexpr std::string_view kOneOfEach =
    R"("quarters":[{"needs":{"oxygen":0}},{"needs":{"oxygen":0}},{"needs":{"oxygen":1,"sickness":1,"hunger":1}},{}])";

TEST(martians_people, every_specialist_works_for_the_price) {
    for (const Specialist& each : kSpecialists) {
        SCOPED_TRACE(each.name);
        auto game = with_people({each.name}, {}, each.price, joined({kOneOfEach, R"("turn":{"time":0})"}));
        game.when(A, specialist(each.name));
        EXPECT_EQ(stock(game, A), each.gains);
        EXPECT_EQ(game.reputation(A), 2 + each.reputation);
        for (const char* need : {"oxygen", "sickness", "hunger"})
            EXPECT_EQ(needs(game, need), need == each.need ? "0 0 0 0" : "0 0 1 0") << need;
        EXPECT_EQ(game.number("/turn/delivered"), 0) << "not a delivery";
        EXPECT_EQ(game.question(A), "action") << "in a turn without time left";
    }
}

TEST(martians_people, every_specialist_wants_the_whole_price) {
    for (const Specialist& each : kSpecialists)
        for (std::size_t i = 0; i < each.price.size(); ++i) {
            SCOPED_TRACE(std::string(each.name) + ", " + std::string(each.price[i].first));
            Figures less = each.price;
            const int n = less[i].second--;
            const auto game = with_people({each.name}, {}, less, kOneOfEach);
            EXPECT_EQ(game.why_not(A, specialist(each.name)),
                      std::vector<std::string>{"too-few-goods " + std::to_string(n) + " " + std::to_string(n - 1)});
        }
}

const Figures kPlenty = {{"energy", 9}, {"aux", 9},      {"water", 9}, {"ice", 9},
                         {"food", 9},   {"medicine", 9}, {"money", 19}};

TEST(martians_people, every_specialist_works_once_in_a_turn) {
    for (const Specialist& each : kSpecialists) {
        SCOPED_TRACE(each.name);
        auto game = with_people({each.name}, {}, kPlenty, R"("quarters":[{"needs":{"oxygen":5,"sickness":5,"hunger":5}},
            {"needs":{"oxygen":0}},{},{}])");
        game.when(A, specialist(each.name));
        EXPECT_EQ(game.why_not(A, specialist(each.name)), std::vector<std::string>{"used-this-turn"});
        game.when(A, end_turn()).when(A, done());
        ASSERT_TRUE(game.is_asked(B));
        EXPECT_EQ(game.why_not(B, specialist(each.name)), std::vector<std::string>{"not-hired"}) << "also in coop";
        game.when(B, end_turn()).when(B, done()).when(B, end_turn()).when(B, done());
        ASSERT_TRUE(game.is_asked(A));
        EXPECT_TRUE(game.offers(A, specialist(each.name))) << "in the next turn";
    }
}

TEST(martians_people, a_removal_needs_a_token_of_the_kind) {
    for (const Specialist& each : kSpecialists) {
        const auto game = with_people({each.name}, {}, kPlenty,
                                      R"("quarters":[{"needs":{"oxygen":0}},{"needs":{"oxygen":0}},{},{}])");
        if (each.need.empty())
            EXPECT_TRUE(game.offers(A, specialist(each.name))) << each.name;
        else
            EXPECT_EQ(game.why_not(A, specialist(each.name)), std::vector<std::string>{"no-need-token"}) << each.name;
    }
}

TEST(martians_people, the_token_may_be_in_any_quarter) {
    for (int quarter = 1; quarter <= 4; ++quarter) {
        auto game =
            with_people({"dietician"}, {}, kPlenty, R"("quarters":[{"needs":{"hunger":1}},{"needs":{"hunger":1}},
            {"needs":{"hunger":1}},{"needs":{"hunger":1}}])");
        game.when(A, specialist("dietician"));
        EXPECT_EQ(game.asks(A).size(), 4U);
        game.when(A, in_quarter(quarter));
        EXPECT_EQ(game.number("/quarters/" + std::to_string(quarter - 1) + "/needs/hunger"), 0);
    }
}

TEST(martians_people, in_competitive_an_engineer_may_serve_another_s_quarter) {
    auto game = martian_game(
        joined({R"("options":{"variant":"competitive"})", people_text({}, {"engineer"}),
                R"("quarters":[{"owner":0},{"owner":1,"needs":{"oxygen":1}},{},{}])",
                "\"players\":[{" + goods_text({{"money", 2}, {"energy", 1}}) + R"(,"people":{"engineer":1}},{}])"}));
    game.when(A, specialist("engineer"));
    EXPECT_EQ(needs(game, "oxygen"), "0 0 0 0");
    EXPECT_EQ(game.reputation(A), 3);
    EXPECT_EQ(game.reputation(B), 2);
}

TEST(martians_people, the_doctor_takes_two_tokens_from_one_or_two_quarters) {
    const auto doctor = [](std::string_view quarters) {
        return with_people({"doctor"}, {}, {{"money", 4}, {"medicine", 1}}, quarters);
    };
    auto two = doctor(R"("quarters":[{"needs":{"sickness":2}},{"needs":{"sickness":2}},{"needs":{"sickness":1}},{}])");
    two.when(A, specialist("doctor")).when(A, in_quarter(2)).when(A, in_quarter(3));
    EXPECT_EQ(needs(two, "sickness"), "2 1 0 0");
    EXPECT_EQ(two.reputation(A), 4) << "2 for both together";
    auto one = doctor(R"("quarters":[{"needs":{"sickness":2}},{"needs":{"sickness":1}},{},{}])");
    one.when(A, specialist("doctor")).when(A, in_quarter(1)).when(A, in_quarter(1));
    EXPECT_EQ(needs(one, "sickness"), "0 1 0 0");
}

TEST(martians_people, the_doctor_takes_1_if_only_one_lies_there_still_for_2_reputation) {
    auto game = with_people({"doctor"}, {}, {{"money", 4}, {"medicine", 1}}, kOneOfEach);
    game.when(A, specialist("doctor"));
    EXPECT_EQ(needs(game, "sickness"), "0 0 0 0");
    EXPECT_EQ(game.reputation(A), 4);
    EXPECT_EQ(game.question(A), "action");
}

TEST(martians_people, assistants_are_nothing_to_use) {
    const auto game = with_people({"botanist"}, {}, kPlenty);
    EXPECT_FALSE(game.offers(A, specialist("botanist")));
    EXPECT_FALSE(game.why_not(A, specialist("botanist")).empty());
}

// -- assistants; the Scientist is in research_test.cpp

TEST(martians_people, a_botanist_adds_1_food_to_every_harvest) {
    struct Harvest {
        const char* crop;
        std::string_view without, with_one, with_two;
    };
    for (const Harvest& row :
         {Harvest{"starter-trays", "food 1", "food 2", "food 3"}, Harvest{"potato", "food 2", "food 3", "food 4"},
          Harvest{"soy", "food 3", "food 4", "food 5"}, Harvest{"algae", "food 2", "food 3", "food 4"},
          Harvest{"herbs", "medicine 1", "food 1 medicine 1", "food 2 medicine 1"}}) {
        const std::string crop = row.crop;
        const auto harvest = [&](const Words& botanists) {
            const Figures cost = crop == "starter-trays" ? Figures{{"water", 1}}
                                 : crop == "soy"         ? Figures{{"water", 2}, {"energy", 1}}
                                 : crop == "algae"       ? Figures{{"energy", 2}}
                                                         : Figures{{"water", 1}, {"energy", 1}};
            auto game =
                martian_game(joined({goods_text(cost), people_text({}, botanists),
                                     crop == "starter-trays" ? "" : "\"crops\":{\"" + crop + "\":1}",
                                     "\"players\":[{\"crop\":\"" + crop + "\"," + hired_text(botanists) + "},{}]"}));
            game.when(A, visit("greenhouse", "harvest"));
            return stock(game, A);
        };
        EXPECT_EQ(harvest({}), row.without) << crop;
        EXPECT_EQ(harvest({"botanist"}), row.with_one) << crop;
        EXPECT_EQ(harvest({"botanist", "botanist"}), row.with_two) << crop;
    }
}

TEST(martians_people, a_geologist_takes_1_more_if_the_token_shows_it) {
    const auto takes = [](std::string_view token, const Words& geologists) {
        auto game = with_people(geologists, {}, {{"energy", 1}}, mine_text({token}));
        game.when(A, visit("mining", "extract")).when(A, mine("take"));
        if (game.question(A) == "take") return game.asks(A);
        return std::vector<std::string>{stock(game, A)};
    };
    const Words one = {"geologist"};
    const Words two = {"geologist", "geologist"};
    using Lines = std::vector<std::string>;
    EXPECT_EQ(takes("t06", {}), Lines{"ice 2"});
    EXPECT_EQ(takes("t06", one), Lines{"ice 3"});
    EXPECT_EQ(takes("t07", one), Lines{"regolith 3"});
    EXPECT_EQ(takes("t04", one), (Lines{"ice 2 regolith 1"}));
    EXPECT_EQ(takes("t01", one), Lines{"ice 2"}) << "it shows no more";
    EXPECT_EQ(takes("t08", {}).size(), 3U) << "2 ice, 1 of each, 2 regolith";
    const Lines three = takes("t08", one);
    EXPECT_EQ(three.size(), 2U);
    EXPECT_TRUE(has_reason(three, "take 9 2 1"));
    EXPECT_TRUE(has_reason(three, "take 9 1 2"));
    EXPECT_EQ(takes("t08", two), Lines{"ice 2 regolith 2"});
    EXPECT_EQ(takes("t06", two), Lines{"ice 3"});
}

// -- hiring

TEST(martians_people, hiring_costs_2_money_and_no_time) {
    auto game = with_people({}, {"doctor", "botanist"}, {{"money", 3}}, R"("turn":{"time":0})");
    game.when(A, kHire);
    EXPECT_EQ(game.asks(A), (std::vector<std::string>{"hire botanist", "hire doctor"}));
    EXPECT_EQ(game.why_not(A, hire("chemist")), std::vector<std::string>{"nobody-to-hire"}) << "in the deck";
    game.when(A, hire("botanist"));
    EXPECT_EQ(hired(game), "botanist");
    EXPECT_EQ(game.number("/people/botanist"), 0);
    EXPECT_EQ(game.number("/people/doctor"), 1);
    EXPECT_EQ(stock(game, A), "money 1");
    EXPECT_EQ(game.at("/buildings/education/0/marker"), Document(0)) << "a marker is needed";
    EXPECT_EQ(game.reputation(A), 2);
}

TEST(martians_people, hiring_is_refused_without_money_people_or_time_for_an_unfinished_school) {
    EXPECT_EQ(with_people({}, {"doctor"}, {{"money", 1}}).why_not(A, kHire),
              std::vector<std::string>{"too-few-goods 2 1"});
    EXPECT_EQ(with_people({}, {}, {{"money", 2}}).why_not(A, kHire), std::vector<std::string>{"nobody-to-hire"});
    constexpr std::string_view slow = R"("buildings":{"education":[{"status":"slow"},{"status":"closed"}]})";
    auto game = with_people({}, {"doctor"}, {{"money", 2}}, joined({slow, R"("turn":{"time":1})"}));
    game.when(A, kHire);
    EXPECT_EQ(game.number("/turn/time"), 0);
    const auto late = with_people({}, {"doctor"}, {{"money", 2}}, joined({slow, R"("turn":{"time":0})"}));
    EXPECT_EQ(late.why_not(A, kHire), std::vector<std::string>{"no-time 1 0"});
}

TEST(martians_people, one_visit_hires_one) {
    auto game = with_people({}, {"doctor", "botanist"}, {{"money", 9}});
    game.when(A, kHire).when(A, hire("botanist"));
    EXPECT_TRUE(has_reason(game.why_not(A, act("hire")), "already-done"));
}

TEST(martians_people, a_specialist_may_be_used_in_the_turn_of_the_hiring) {
    auto game = with_people({}, {"chemist"}, {{"money", 4}, {"energy", 1}, {"ice", 1}});
    game.when(A, kHire).when(A, specialist("chemist"));
    EXPECT_EQ(stock(game, A), "water 1");
}

TEST(martians_people, two_assistants_and_two_specialists_are_the_most) {
    auto assistant = with_people({"botanist", "geologist", "doctor"}, {"chemist"}, {{"money", 2}});
    assistant.when(A, kHire);
    EXPECT_EQ(hired(assistant), "botanist geologist doctor chemist") << "each limit for itself";

    auto full = with_people({"botanist", "geologist", "doctor", "chemist"}, {"scientist", "engineer"}, {{"money", 2}});
    full.when(A, kHire).when(A, hire("scientist"));
    EXPECT_EQ(full.asks(A), (std::vector<std::string>{"dismiss botanist", "dismiss geologist"})) << "of that sort";
    EXPECT_EQ(hired(full), "botanist geologist doctor chemist");
    full.when(A, dismiss("geologist"));
    EXPECT_EQ(hired(full), "botanist scientist doctor chemist");
    EXPECT_EQ(full.number("/people/geologist"), 1) << "back on display";
    EXPECT_EQ(full.number("/people/scientist"), 0);
    EXPECT_EQ(stock(full, A), "");
}

TEST(martians_people, specialists_are_dismissed_for_specialists) {
    auto game = with_people({"botanist", "doctor", "chemist"}, {"engineer"}, {{"money", 2}});
    game.when(A, kHire);
    EXPECT_EQ(game.asks(A), (std::vector<std::string>{"dismiss doctor", "dismiss chemist"}));
    game.when(A, dismiss("doctor"));
    EXPECT_EQ(hired(game), "botanist engineer chemist");
    EXPECT_EQ(game.number("/people/doctor"), 1);
}

TEST(martians_people, nobody_is_dismissed_alone) {
    const auto game = with_people({"botanist", "geologist"}, {"scientist"}, {{"money", 2}});
    EXPECT_EQ(game.why_not(A, dismiss("botanist")), std::vector<std::string>{"not-offered"});
}

TEST(martians_people, a_specialist_is_not_held_twice) {
    EXPECT_EQ(with_people({"doctor"}, {"doctor"}, {{"money", 2}}).why_not(A, kHire),
              std::vector<std::string>{"nobody-to-hire"});
    EXPECT_EQ(with_people({"doctor", "chemist"}, {"doctor"}, {{"money", 2}}).why_not(A, kHire),
              std::vector<std::string>{"nobody-to-hire"})
        << "neither in the place of another nor of its own kind";
    auto other = martian_game(joined({goods_text({{"money", 2}}), people_text({"doctor"}, {"doctor"}), kSchool,
                                      R"("players":[{},{"people":{"doctor":1}}])"}));
    other.when(A, kHire);
    EXPECT_EQ(hired(other), "doctor") << "the second copy is for another player";
}

TEST(martians_people, an_assistant_may_be_held_twice_but_not_swapped_for_its_own_kind) {
    auto second = with_people({"botanist"}, {"botanist"}, {{"money", 2}});
    second.when(A, kHire);
    EXPECT_EQ(hired(second), "botanist botanist");
    auto full = with_people({"botanist", "geologist"}, {"botanist"}, {{"money", 2}});
    full.when(A, kHire);
    EXPECT_EQ(hired(full), "botanist botanist") << "only the Geologist can go";
    EXPECT_EQ(full.number("/people/geologist"), 1);
    const auto third =
        martian_game(joined({goods_text({{"money", 2}}), people_text({"botanist"}, {"botanist", "botanist"}, 3),
                             kSchool, R"("players":[{"people":{"botanist":2}},{},{}])"}));
    EXPECT_EQ(third.why_not(A, kHire), std::vector<std::string>{"nobody-to-hire"});
}

TEST(martians_people, a_kind_works_once_in_a_turn_whichever_copy) {
    auto game = with_people({"chemist", "doctor"}, {"engineer"}, kPlenty);
    game.when(A, specialist("chemist")).when(A, kHire).when(A, dismiss("chemist")).when(A, rest()).when(A, kHire);
    EXPECT_EQ(game.asks(A), (std::vector<std::string>{"dismiss engineer", "dismiss doctor"})) << "for the Chemist";
    game.when(A, dismiss("engineer"));
    EXPECT_EQ(hired(game), "doctor chemist");
    EXPECT_EQ(game.why_not(A, specialist("chemist")), std::vector<std::string>{"used-this-turn"});
}

TEST(martians_people, the_supply_phase_reveals_one_of_each_sort) {
    auto game =
        with_people({}, {}, {}, joined({R"("slot":2,"activePlayer":1)", kNoNeeds, event_stacks({}), weather_deck({})}));
    game.when(B, end_turn());
    EXPECT_EQ(game.at("/assistantDeck").as_list()->size(), 5U);
    EXPECT_EQ(game.at("/specialistDeck").as_list()->size(), 9U);
    EXPECT_EQ(game.number("/people/botanist"), 1) << "the top of the deck";
    EXPECT_EQ(game.number("/people/dietician"), 1);
}

}  // namespace
}  // namespace planitia::kit
