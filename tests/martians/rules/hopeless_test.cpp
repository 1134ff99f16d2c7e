// Whether a mission can certainly not be met any more.
#include <kit/martians_game.h>
#include <martians/rules/forecast.h>

namespace planitia::kit::colony {
namespace {

bool is_hopeless(const std::string& text) { return martians::is_hopeless(given(text).position()); }

TEST(martians_hopeless, when_the_time_left_is_too_short_for_tasks_and_building) {
    const std::string last = "scenario thirsty-ground; round 4; slot 3; active B; ";
    EXPECT_TRUE(is_hopeless(last + "time 0")) << "three tasks and three fields are open";
    EXPECT_TRUE(is_hopeless(last + "time 2; tasks 2 1; water-treatment slow closed"))
        << "two slow fields and a closed one";
    EXPECT_FALSE(is_hopeless(last + "time 3; tasks 2 0; hospital open closed closed; water-treatment slow open"));
    EXPECT_FALSE(is_hopeless(last + "time 0; tasks 2 1; hospital open closed closed; water-treatment open open"));
}

TEST(martians_hopeless, not_while_turns_are_to_come) {
    EXPECT_FALSE(is_hopeless("scenario thirsty-ground; round 4; slot 2; active B; time 0"));
    EXPECT_FALSE(is_hopeless("scenario thirsty-ground; time 0"));
}

}  // namespace
}  // namespace planitia::kit::colony
