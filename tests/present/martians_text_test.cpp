/// The English texts of Martians: rules of everything there is, questions, options, reasons, log and result.
#include <gtest/gtest.h>
#include <kit/martians_game.h>
#include <kit/plain.h>
#include <kit/random_play.h>
#include <martians/notation/catalogue_notation.h>
#include <martians/notation/names.h>
#include <martians/notation/notation.h>
#include <martians/rules/rules.h>
#include <present/entry.h>
#include <present/martians/describe.h>
#include <present/martians/shelf.h>

#include <algorithm>
#include <array>
#include <set>

namespace planitia::kit {
namespace {

using martians::Martians;
using present::Entry;
using Texts = std::vector<std::string>;

const std::array<std::string, 2> kNames = {"Ana", "Bo"};
present::Speaker english() { return {present::phrasebook(present::Language::en), kNames}; }

const std::vector<Entry>& all_entries() {
    static const std::vector<Entry> all = present::martians_entries(present::Language::en);
    return all;
}

Entry entry(std::string_view kind, std::string_view id) {
    for (const Entry& each : all_entries())
        if (text_at(each.figures, "kind") == kind && text_at(each.figures, "id") == id) return each;
    ADD_FAILURE() << kind << " " << id << " is not there";
    return {};
}
Texts rules(std::string_view kind, std::string_view id) {
    Texts texts = entry(kind, id).text;
    for (std::string& each : texts) each = plain(each);
    return texts;
}

std::string prompt(const MartiansGame& game, PlayerId player) {
    return plain(prompt_text(english(), game.position(), player));
}
Texts options(const MartiansGame& game, PlayerId player, std::string_view kind) {
    Texts texts;
    martians::OptionList options;
    Martians::list_options(game.position(), player, options);
    for (const martians::Option& option : options)
        if (name(option.kind) == kind) texts.push_back(plain(option_text(english(), game.position(), option)));
    return texts;
}
Texts reasons(const MartiansGame& game, PlayerId player, const Move& move) {
    Texts texts;
    const auto option = martians::read_option(game.position(), move.fields);
    for (const martians::Reason& reason : martians::why_not(game.position(), player, *option))
        texts.push_back(plain(reason_text(english(), game.position(), *option, reason)));
    return texts;
}
bool has(const Texts& texts, std::string_view text) { return std::ranges::count(texts, text) > 0; }
bool is_filled(std::string_view text) { return !text.empty() && text.find('{') == text.npos; }

// -- rules

TEST(martians_text, a_building_tells_its_actions_and_its_fields) {
    EXPECT_EQ(rules("building", "moxie"),
              (Texts{"“Make oxygen”: pay 1 time and 1 energy to remove 1 oxygen token from any quarter and "
                     "gain 2 reputation.",
                     "Open fields with 1/2/3/4 players: 2/2/3/3."}));
    EXPECT_EQ(rules("building", "hospital"),
              (Texts{"“Prepare medicine”: pay 1 time, 1 energy, 1 auxiliary material and 1 water to gain 1 medicine.",
                     "Slow fields: 1; until the building is built, a visit there takes 1 extra time.",
                     "Closed fields: 2; each expansion of the building opens one."}));
    EXPECT_EQ(rules("building", "lander")[1],
              "“Unload auxiliary material”: gain up to 2 auxiliary materials; each takes 1 time.");
}

TEST(martians_text, technologies_tell_what_they_do_and_take) {
    EXPECT_EQ(
        rules("technology", "solar-energy"),
        (Texts{"Each of your solar arrays produces 1 more energy.",
               "“Corporate technology”: pay 1 energy; the time depends on the corporation: “Helion Array Works” (1), "
               "“Borealis Kinetics” (2), “Stratum Deepworks” (2), “Vitalis Biome Trust” (1)."}));
    EXPECT_EQ(rules("technology", "dna-modification").back(), "“Corporate technology”: pay 3 time and 1 energy.");
    EXPECT_EQ(rules("technology", "medical-care").front(), "Every supply phase brings 1 fewer sickness token.");
    EXPECT_EQ(rules("technology", "medical-care").back(), "“Colony technology”: pay 3 time and 1 energy.");
    EXPECT_EQ(rules("corporation", "vitalis").front(),
              "Time to develop its technologies: “Long Arm” (2), “Weather Report” (1), “DNA Modification” (3), "
              "“Solar Energy” (1), “Kinetic Energy” (1), “Molecular Sensor” (2).");
}

TEST(martians_text, people_and_crops) {
    EXPECT_EQ(rules("assistant", "botanist"), Texts{"Each of your harvests gives 1 more food, whatever the crop."});
    EXPECT_EQ(
        rules("specialist", "engineer"),
        Texts{"Once on each of your turns: pay 1 energy and 2 money to remove 1 oxygen token from any quarter and "
              "gain 1 reputation."});
    EXPECT_EQ(rules("specialist", "doctor"),
              Texts{"Once on each of your turns: pay 1 medicine and 4 money to remove up to 2 sickness tokens from one "
                    "quarter and gain 2 reputation."});
    EXPECT_EQ(rules("crop", "soy"), Texts{"“Harvest”: pay 1 time, 1 energy and 2 water to gain 3 food."});
}

TEST(martians_text, weather_and_events) {
    EXPECT_EQ(rules("weather", "dust-storm"),
              Texts{"Each solar array produces 1 less energy, each wind turbine 1 more."});
    EXPECT_EQ(entry("weather", "dust-storm").flavour, "Brown noon; the rotors howl.");
    EXPECT_EQ(
        rules("event", "leaky-seal"),
        (Texts{"Each player chooses one option.", "“Run the pumps”: pay 1 energy.",
               "“Let it leak”: add 1 oxygen token to a quarter.",
               "The token goes to the quarter with the fewest of its kind; in the competitive game, to your own."}));
    EXPECT_EQ(rules("event", "wilting"),
              Texts{"Until the end of the round, a harvest of food gives 1 less food, but at least 1."});
    EXPECT_EQ(rules("event", "earth-inspection"), (Texts{"Each player without dead colonists gains 3 reputation.",
                                                         "Each player with dead colonists loses 1 reputation."}));
}

TEST(martians_text, research_orders_and_scenarios) {
    EXPECT_EQ(rules("research", "sulphur-study"),
              (Texts{"“Research for the Agency”: pay 2 time and 1 yellow sample to gain 10 money.",
                     "Flask: with the Scientist it takes 1 less time."}));
    EXPECT_EQ(rules("order", "workshop"),
              Texts{"“Mission”: pay 1 time, 3 auxiliary materials and 2 regolith to gain 10 reputation."});
    EXPECT_EQ(rules("order", "four-colours"),
              Texts{"“Mission”: pay 1 time, 1 yellow, 1 red, 1 green and 1 blue sample to gain 20 reputation."});
    const Texts night = rules("scenario", "long-night");
    EXPECT_EQ(night[0], "The game lasts 4 rounds.");
    EXPECT_EQ(night[1], "At the start, each player gains 1 auxiliary material.");
    EXPECT_EQ(night[2], "Each installation produces 1 less energy.");
    EXPECT_EQ(night[3],
              "Task “Battery bank”: pay 1 time and 4 energy to gain 6 reputation; required 2/3/3/4 times with "
              "1/2/3/4 players.");
    EXPECT_EQ(night.back(),
              "By the end of the game, build the Water Treatment Plant and the Laboratory; develop at least 1 "
              "colony technology; reach a satisfaction (the reputation of all players together) of at least "
              "40/62/80/120 with 1/2/3/4 players; leave no needs in the quarters.");
}

TEST(martians_text, what_is_done_without_a_building) {
    EXPECT_EQ(rules("rule", "rtg"),
              Texts{"Once on each of your turns: lose 1 reputation to take 1 energy from the RTG, if any is left."});
    EXPECT_EQ(rules("rule", "deliver")[2], "Deliver 1 medicine to remove 1 sickness token and gain 3 reputation.");
    EXPECT_EQ(rules("installation", "wind")[0],
              "It produces 2 energy each time energy is produced; the weather can raise or lower this.");
}

TEST(martians_text, everything_of_the_catalogue_has_a_title_a_text_and_icons) {
    EXPECT_EQ(all_entries().size(), martians::write_catalogue().as_list()->size());
    for (const Entry& each : all_entries()) {
        EXPECT_TRUE(is_filled(each.title));
        EXPECT_FALSE(each.text.empty()) << each.title;
        for (const std::string& text : each.text) EXPECT_TRUE(is_filled(text) && text.ends_with('.')) << text;
        for (const present::Part& part : each.parts) EXPECT_FALSE(part.strip.empty()) << each.title;
        EXPECT_TRUE(std::ranges::is_sorted(each.parts, {}, &present::Part::kind)) << each.title;
        EXPECT_EQ(each.parts.empty(), each.title == "Stable weather") << each.title;
    }
}

TEST(martians_text, what_is_paid_stands_before_the_arrow) {
    const std::vector<present::Part> parts = entry("specialist", "doctor").parts;
    ASSERT_EQ(parts.size(), 1U);
    EXPECT_EQ(parts[0].kind, present::PartKind::action);
    EXPECT_EQ(
        parts[0].strip,
        (present::Strip{
            {"good-medicine", ""}, {"good-money", "4"}, {"arrow", ""}, {"need-sickness", "−2"}, {"reputation", "+2"}}));
}

// -- questions and options

TEST(martians_text, a_visit_tells_its_price_with_the_slow_field_and_the_events_of_the_round) {
    const auto game = martians_game(
        R"("goods":{"energy":9,"aux":9,"water":9,"ice":9},"eventsInForce":["worn-tracks"],"eventsDrawn":["worn-tracks"],
           "eventStacks":[["cargo-chute","leaky-seal","docking-queue"],["sponsor-broadcast","stomach-bug"],
           ["rich-soil","pebble-rain","clogged-filters"],["volunteer-shift","radiation-alert","wilting","cold-snap"],
           ["earth-inspection","metal-fatigue","relief-capsule"]])");
    EXPECT_EQ(prompt(game, A), "What do you do? You have 3 time left.");
    const Texts visits = options(game, A, "visit");
    EXPECT_TRUE(
        has(visits, "“Hospital”, field 1: “Prepare medicine” (2 time, 1 energy, 1 auxiliary material, 1 water)"));
    EXPECT_TRUE(has(visits, "“Mining Site”, field 1: “Move and extract” (1 time, 2 energy)"));
    EXPECT_EQ(options(game, A, "rtg"), Texts{"Take 1 energy from the RTG (−1 satisfaction)"});
    EXPECT_EQ(options(game, A, "end-turn"), Texts{"End your turn and lose 3 time"});
}

TEST(martians_text, questions_inside_an_action) {
    auto game = martians_game(R"("goods":{"energy":9,"aux":9,"regolith":1,"ice":1})");
    game.when(A, visit("moxie", "oxygen"));
    EXPECT_EQ(prompt(game, A), "From which quarter do you remove 1 oxygen token?");
    EXPECT_EQ(options(game, A, "quarter"), (Texts{"Quarter 1 (1 oxygen token)", "Quarter 2 (1 oxygen token)"}));
    game.when(A, in_quarter(1)).when(A, visit("lander", "unload"));
    EXPECT_EQ(options(game, A, "unload"),
              (Texts{"Unload 1 auxiliary material (1 time)", "Unload 2 auxiliary materials (2 time)"}));
    game.when(A, unload(1)).when(A, act("mission"));
    EXPECT_EQ(options(game, A, "task"), (Texts{"“Landing report”: pay 1 ice and 1 regolith to gain 4 satisfaction",
                                               "“Power test”: pay 3 energy to gain 3 satisfaction"}));
}

TEST(martians_text, a_choice_of_an_event_says_what_it_costs_and_does) {
    auto game = martians_game(
        R"("slot":1,"activePlayer":1,"goods":{"energy":2},"eventStacks":[["leaky-seal","cargo-chute","docking-queue"],
           ["sponsor-broadcast","stomach-bug","worn-tracks"],["rich-soil","pebble-rain","clogged-filters"],
           ["volunteer-shift","radiation-alert","wilting","cold-snap"],
           ["earth-inspection","metal-fatigue","relief-capsule"]])");
    game.when(B, end_turn());
    EXPECT_EQ(prompt(game, B), "“Leaky seal”: what do you choose?");
    EXPECT_EQ(options(game, B, "event-option"),
              (Texts{"“Run the pumps”: pay 1 energy", "“Let it leak”: add 1 oxygen token to a quarter"}));
}

/// The mission of a task that takes a sample of either of two colours, both of which are there.
MartiansGame asked_for_a_sample() {
    auto game = martians_game(
        R"("options":{"scenario":"deep-strata"},"goods":{"mineral-green":1,"mineral-blue":1},
           "regolithDeck":["yellow","yellow","yellow","yellow","yellow","red","red","red","red","red","green","green",
           "blue","blue","barren","barren"])");
    game.when(A, visit("lander", "mission"));
    return game;
}

TEST(martians_text, a_sample_of_several_colours) {
    EXPECT_EQ(prompt(asked_for_a_sample(), A), "Which sample do you give?");
    EXPECT_EQ(options(asked_for_a_sample(), A, "pay-mineral"), (Texts{"1 green sample", "1 blue sample"}));
}

/// The kinds of options that were told, and texts that are not as they should be.
struct Told {
    std::set<std::string> kinds;
    std::set<std::string> faulty;

    void look_at(const martians::Position& position, PlayerId player) {
        const std::string asked = prompt_text(english(), position, player);
        if (!is_filled(asked)) faulty.insert(asked);
        martians::OptionList options;
        Martians::list_options(position, player, options);
        for (const martians::Option& option : options) {
            kinds.emplace(name(option.kind));
            const std::string text = option_text(english(), position, option);
            if (!is_filled(text) || text.ends_with('.')) faulty.insert(text);
        }
    }
};

TEST(martians_text, every_option_of_real_games_has_a_text) {
    Told told;
    told.look_at(asked_for_a_sample().position(), A);
    for (int number = 0; number < 150; ++number) {
        martians::Setup setup;
        setup.players = static_cast<std::uint8_t>(1 + number % 4);
        setup.variant = setup.players == 1 ? martians::Variant::coop : static_cast<martians::Variant>(number % 3);
        setup.scenario = static_cast<martians::Scenario>(number % 7);
        setup.chooses_corporations = number % 5 == 0;
        const auto look = [&](const martians::Position& position, PlayerId player, Rng&) {
            told.look_at(position, player);
            return testing::AssertionSuccess();
        };
        EXPECT_TRUE(play_random<Martians>({setup, std::to_string(number)}, look));
    }
    EXPECT_EQ(told.faulty, std::set<std::string>{});
    EXPECT_EQ(told.kinds.size(), static_cast<std::size_t>(martians::OptionKind::count_));
}

// -- reasons, log, score

TEST(martians_text, reasons_tell_what_is_needed_and_what_is_there) {
    const auto game = martians_game(R"("goods":{"energy":1,"aux":0},"turn":{"time":1})");
    EXPECT_EQ(reasons(game, A, visit("construction", 1, "build")),
              (Texts{"Needs 2 energy; in stock: 1.", "Needs 1 auxiliary material; in stock: 0."}));
    EXPECT_TRUE(has(reasons(game, A, visit("hospital", 1, "medicine")), "Needs 2 time; you have 1."));
    EXPECT_EQ(reasons(game, A, rest()), Texts{"There is no marker of yours to take back."});
}

TEST(martians_text, every_reason_has_a_text) {
    const auto game = martians_game("");
    for (martians::ReasonCode code : every<martians::ReasonCode>()) {
        for (martians::Good good : {martians::Good::energy, martians::Good::count_}) {
            const std::string text =
                reason_text(english(), game.position(), {}, {.code = code, .needs = 2, .has = 1, .good = good});
            EXPECT_TRUE(is_filled(text) && text.ends_with('.')) << name(code) << ": " << text;
        }
    }
}

TEST(martians_text, every_event_has_a_text) {
    const auto game = martians_game("");
    for (martians::EventKind kind : every<martians::EventKind>()) {
        const martians::Event event = {.kind = kind, .player = A, .quarter = martians::QuarterId{0}, .amount = 1};
        EXPECT_TRUE(is_filled(event_text(english(), game.position().setup, event))) << name(kind);
    }
}

TEST(martians_text, lines_of_the_log) {
    const auto game = martians_game("");
    const auto line = [&](const martians::Event& event) {
        return plain(event_text(english(), game.position().setup, event));
    };
    using martians::EventKind;
    const auto hospital = static_cast<std::uint8_t>(martians::Building::hospital);
    const auto aux = static_cast<std::uint8_t>(martians::Good::aux);
    EXPECT_EQ(line({.kind = EventKind::built, .player = A, .subject = hospital}), "Ana builds the Hospital.");
    EXPECT_EQ(line({.kind = EventKind::goods_changed, .player = B, .subject = aux, .amount = -2}),
              "Bo: −2 auxiliary materials");
    EXPECT_EQ(line({.kind = EventKind::reputation_changed, .player = A, .amount = 3}), "Ana: +3 satisfaction");
    EXPECT_EQ(line({.kind = EventKind::machine_moved, .player = A, .amount = 15}),
              "Ana moves the mining machine to row 4, space 1.");
    EXPECT_EQ(line({.kind = EventKind::task_done, .player = B, .subject = 1}), "Bo completes the task “Power test”.");
    EXPECT_EQ(line({.kind = EventKind::population_grew}), "The population has grown: turn 4 is open from now on.");
    EXPECT_EQ(line({.kind = EventKind::population_grew, .player = B}),
              "Bo: the population has grown: turn 4 is open from now on.");
}

TEST(martians_text, parts_of_the_score) {
    const auto common = martians_game("");
    const auto own = martians_game(R"("options":{"variant":"semi"})");
    EXPECT_EQ(score_part_text(english(), common.position(), "reputation"), "Satisfaction");
    EXPECT_EQ(score_part_text(english(), own.position(), "reputation"), "Reputation");
    EXPECT_EQ(score_part_text(english(), own.position(), "deathPenalty"), "Penalty for dead colonists");
}

TEST(martians_text, goals_of_the_mission_say_what_is_reached) {
    const auto game = martians_game(
        R"("options":{"variant":"coop","scenario":"first-footprints"},"tasksDone":[1,1],"reputation":51)");
    const std::vector<present::Goal> all = goals(english(), game.position());
    ASSERT_EQ(all.size(), 5U);
    const auto expect_goal = [&](std::size_t i, const char* text, bool is_met, std::optional<int> n, int of) {
        EXPECT_EQ(plain(all[i].text), text);
        EXPECT_EQ(all[i].is_met, is_met) << text;
        EXPECT_EQ(all[i].n, n) << text;
        EXPECT_EQ(all[i].of, of) << text;
    };
    expect_goal(0, "“Landing report”", true, 1, 1);
    expect_goal(1, "“Power test” ×2", false, 1, 2);
    expect_goal(2, "Build the Hospital and the Water Treatment Plant", false, std::nullopt, 0);
    expect_goal(3, "Reach a satisfaction of 50", true, 51, 50);
    expect_goal(4, "Leave no needs in the quarters", false, 2, 0);
    EXPECT_TRUE(goals(english(), martians_game(R"("options":{"variant":"competitive"})").position()).empty());
}

TEST(martians_text, what_a_specialist_does_is_offered_for_later) {
    const auto game = martians_game("");
    const auto said = [&](martians::OptionKind kind, auto thing) {
        return plain(option_text(english(), game.position(), martians::option(kind, thing)));
    };
    EXPECT_EQ(said(martians::OptionKind::hire, martians::Person::engineer),
              "“Engineer” (once a turn): pay 1 energy and 2 money to remove 1 oxygen token from any quarter and gain 1 "
              "satisfaction");
    EXPECT_EQ(said(martians::OptionKind::dismiss, martians::Person::engineer), "Dismiss the Engineer");
    EXPECT_EQ(said(martians::OptionKind::crop, martians::Crop::soy),
              "“Soy racks” (“Harvest”): pay 1 time, 1 energy and 2 water to gain 3 food");
}

TEST(martians_text, the_result_says_what_a_mission_lacks) {
    auto game = martians_game(R"("round":4,"slot":2,"firstPlayer":1,"activePlayer":0,"tasksDone":[1,1])");
    game.idle_until("over");
    ASSERT_TRUE(game.is_over());
    EXPECT_EQ(plain(result_text(english(), game.position())),
              "The mission has failed. Not achieved: complete “Power test” (1 of 2); build the Hospital and the Water "
              "Treatment Plant; reach a satisfaction of 50 (you have 2); meet all needs in the quarters (2 left).");
}

// -- in every language

std::string text_in(present::Language language, std::string_view kind, std::string_view id) {
    for (const Entry& each : present::martians_entries(language))
        if (text_at(each.figures, "kind") == kind && text_at(each.figures, "id") == id) return plain(each.text.front());
    return "";
}

TEST(martians_text, what_events_bring_is_told_of_each_player) {
    using present::Language;
    EXPECT_EQ(text_in(Language::en, "event", "sponsor-broadcast"), "Each player gains 2 money.");
    EXPECT_EQ(text_in(Language::pl, "event", "cargo-chute"), "Każdy gracz otrzymuje 1 materiał pomocniczy.");
    EXPECT_EQ(text_in(Language::uk, "event", "sponsor-broadcast"), "Кожен гравець отримує 2 монети.");
    EXPECT_EQ(text_in(Language::cs, "event", "sponsor-broadcast"), "Každý hráč získá 2 mince.");
}

TEST(martians_text, weather_that_is_the_same_for_both_is_told_once) {
    using present::Language;
    EXPECT_EQ(text_in(Language::en, "weather", "frost-fog"),
              "Each solar array and wind turbine produces 1 less energy.");
    EXPECT_EQ(text_in(Language::pl, "weather", "frost-fog"),
              "Każda instalacja solarna i wiatrowa produkuje o 1 znacznik energii mniej.");
    EXPECT_EQ(text_in(Language::uk, "weather", "frost-fog"),
              "Кожна сонячна та вітрова установка виробляє на 1 одиницю енергії менше.");
    EXPECT_EQ(text_in(Language::cs, "weather", "frost-fog"),
              "Za každý solární panel i větrnou turbínu vyrobíte o 1 jednotku energie méně.");
}

TEST(martians_text, options_are_in_one_mood_and_tell_what_they_cost) {
    const auto game = martians_game("");
    const auto rtg = [&](present::Language language) {
        return plain(present::option_text({present::phrasebook(language), kNames}, game.position(),
                                          {.kind = martians::OptionKind::rtg}));
    };
    using present::Language;
    EXPECT_EQ(rtg(Language::pl), "Weź 1 znacznik energii z RTG (−1 punkt zadowolenia)");
    EXPECT_EQ(rtg(Language::uk), "Узяти 1 одиницю енергії з РІТЕГа (−1 очко задоволеності)");
    EXPECT_EQ(rtg(Language::cs), "Vzít si z RTG 1 jednotku energie (−1 bod spokojenosti)");
}

TEST(martians_text, the_log_tells_the_option_that_was_chosen) {
    const auto game = martians_game("");
    const martians::Event chosen = {.kind = martians::EventKind::event_option_chosen,
                                    .player = A,
                                    .subject = static_cast<std::uint8_t>(martians::EventCard::leaky_seal)};
    const auto line = [&](present::Language language) {
        return present::event_text({present::phrasebook(language), kNames}, game.position().setup, chosen);
    };
    using present::Language;
    EXPECT_EQ(line(Language::en), "Ana chooses “Run the pumps”.");
    EXPECT_EQ(line(Language::pl), "Ana wybiera: „Włączyć pompy”.");
    EXPECT_NE(line(Language::uk).find("«Запустити насоси»"), std::string::npos);
    EXPECT_NE(line(Language::cs).find("„Zapnout čerpadla“"), std::string::npos);
}

}  // namespace
}  // namespace planitia::kit
