// Answers that are possible and do nothing say so.
#include <desk/terraforming/answers.h>
#include <gtest/gtest.h>
#include <kit/scenario.h>
#include <present/phrasebook.h>

namespace planitia::desk_test {
namespace {

using kit::A;
using kit::given;
using namespace terraforming;

std::string note_of(const kit::Scenario& game, const Option& option, present::Language language = {}) {
    const present::Speaker speaker{present::phrasebook(language)};
    for (const desk::AnswerGroup& group : desk::turn_answers(game.position(), A, speaker))
        for (const desk::Answer& answer : group.answers)
            if (std::get<Option>(answer.option) == option) return answer.note;
    return "not there";
}
bool is_useless(const kit::Scenario& game, const Option& option) {
    return note_of(game, option).find("changes nothing") != std::string::npos;
}

constexpr Option kAsteroid = option(OptionKind::standard_project, Project::asteroid);
constexpr Option kHeat = option(OptionKind::convert_heat);
constexpr Option kPlants = option(OptionKind::convert_plants);

TEST(useless_answers, raise_what_is_at_its_maximum) {
    const auto warm = given("gen 9; temp 8; oxygen 14; A: mc 60, heat 8, plants 8; B: mc 0");
    EXPECT_TRUE(is_useless(warm, kAsteroid)) << note_of(warm, kAsteroid);
    EXPECT_TRUE(is_useless(warm, kHeat)) << note_of(warm, kHeat);
    EXPECT_FALSE(is_useless(warm, kPlants)) << "the greenery is worth a point";
    EXPECT_FALSE(is_useless(warm, option(OptionKind::standard_project, Project::aquifer)));
    EXPECT_FALSE(is_useless(warm, option(OptionKind::standard_project, Project::power_plant)));
    EXPECT_NE(note_of(warm, kHeat).find("(temperature at maximum)"), std::string::npos);
}

TEST(useless_answers, are_not_those_that_still_do_something) {
    const auto cold = given("gen 9; temp 6; A: mc 60, heat 8; B: mc 0");
    EXPECT_FALSE(is_useless(cold, kAsteroid));
    EXPECT_FALSE(is_useless(cold, kHeat));
    const auto paid_back = given("gen 9; temp 8; A: mc 60, played standard-technology; B: mc 0");
    EXPECT_FALSE(is_useless(paid_back, kAsteroid)) << "a card of the player answers to it";
    const auto poor = given("gen 9; temp 8; A: mc 3; B: mc 0");
    EXPECT_FALSE(is_useless(poor, kAsteroid)) << "what is not possible says why";
}

Option play_card(std::string_view slug) { return option(OptionKind::play_card, find_card(slug)); }
Option use_action(std::string_view slug) { return option(OptionKind::card_action, find_card(slug)); }

TEST(useless_answers, are_actions_of_cards_that_raise_what_is_at_its_maximum) {
    const auto wet = given(
        "gen 9; oxygen 14; oceans 9; A: mc 60, energy 9, played aquifer-pumping water-splitting-plant steelworks");
    EXPECT_TRUE(is_useless(wet, use_action("aquifer-pumping")));
    EXPECT_TRUE(is_useless(wet, use_action("water-splitting-plant")));
    EXPECT_FALSE(is_useless(wet, use_action("steelworks"))) << "the steel is worth something";
    EXPECT_TRUE(is_useless(wet, option(OptionKind::standard_project, Project::aquifer)));
    EXPECT_FALSE(is_useless(wet, option(OptionKind::standard_project, Project::power_plant)));
}

TEST(useless_answers, are_events_that_can_not_do_what_they_say) {
    const std::string end = "gen 9; temp 8; oxygen 14; oceans 9; ";
    const std::string hand = "A: mc 90, hand ice-asteroid comet special-design interstellar-colony-ship lake-marineris";
    const auto alone = given(end + hand);
    EXPECT_NE(note_of(alone, play_card("ice-asteroid")).find("changes nothing (oceans at maximum)"), std::string::npos)
        << note_of(alone, play_card("ice-asteroid"));
    EXPECT_TRUE(is_useless(alone, play_card("comet"))) << "nobody has plants";
    EXPECT_FALSE(is_useless(alone, play_card("special-design"))) << "the next card is easier";
    EXPECT_FALSE(is_useless(alone, play_card("lake-marineris"))) << "it has points";
    EXPECT_FALSE(is_useless(given(end + hand + "; B: plants 1"), play_card("comet"))) << "plants can be removed";
    EXPECT_FALSE(is_useless(given(end + hand + ", played media-group"), play_card("ice-asteroid")))
        << "a card of the player answers to events";
    EXPECT_FALSE(is_useless(given("map elysium; " + end + hand), play_card("ice-asteroid")))
        << "the milestone Legend counts events";
    EXPECT_FALSE(is_useless(given("gen 9; temp 8; oxygen 14; oceans 8; " + hand), play_card("ice-asteroid")));
}

TEST(useless_answers, cards_say_when_their_tile_has_no_place) {
    const auto says = [](const kit::Scenario& game, std::string_view slug) {
        return note_of(game, play_card(slug)).find("no space for the tile") != std::string::npos;
    };
    const std::string hand = "A: mc 90, prod energy 1, hand urbanized-area lake-marineris";
    EXPECT_TRUE(says(given("gen 9; " + hand), "urbanized-area")) << "there are no two cities";
    EXPECT_FALSE(is_useless(given("gen 9; " + hand), play_card("urbanized-area"))) << "what it produces is left";
    EXPECT_FALSE(says(given("gen 9; forbid; " + hand), "urbanized-area")) << "there it can not be played, and says why";
    EXPECT_TRUE(says(given("gen 9; temp 0; oceans 9; " + hand), "lake-marineris"));
    EXPECT_FALSE(says(given("gen 9; temp 0; oceans 8; " + hand), "lake-marineris")) << "one of the two has a place";
}

TEST(useless_answers, say_so_in_every_language) {
    const auto warm = given("gen 9; temp 8; A: heat 8; B: mc 0");
    const auto says = [&](present::Language language, std::string_view words) {
        return note_of(warm, kHeat, language).find(words) != std::string::npos;
    };
    EXPECT_TRUE(says(present::Language::pl, "nic nie zmienia"));
    EXPECT_TRUE(says(present::Language::uk, "нічого не змінює"));
    EXPECT_TRUE(says(present::Language::cs, "nic nezmění"));
}

}  // namespace
}  // namespace planitia::desk_test
