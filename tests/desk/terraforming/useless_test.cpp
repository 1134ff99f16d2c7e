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
