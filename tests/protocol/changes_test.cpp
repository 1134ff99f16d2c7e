#include <protocol/changes.h>

#include "client.h"

namespace planitia::protocol_test {

namespace {

std::string changes(std::string_view from, std::string_view to) {
    std::string text;
    for (const Change& change : protocol::changes_between(json(from), json(to)))
        text += change.path + " " + to_json(change.from) + " " + to_json(change.to) + "; ";
    return text;
}

TEST(changes, a_figure_that_changes_is_named_by_its_path) {
    EXPECT_EQ(changes(R"({"a":{"b":1,"c":2}})", R"({"a":{"b":3,"c":2}})"), "/a/b 1 3; ");
    EXPECT_EQ(changes(R"({"a":1})", R"({"a":1})"), "");
    EXPECT_EQ(changes(R"({"a":1})", R"({"b":2})"), "/a 1 null; /b null 2; ");
}

TEST(changes, lists_of_the_same_length_are_compared_item_by_item) {
    EXPECT_EQ(changes(R"([{"x":1},{"x":2}])", R"([{"x":1},{"x":3}])"), "/1/x 2 3; ");
}

TEST(changes, what_joins_a_list_is_one_change) {
    EXPECT_EQ(changes(R"([1,2,3])", R"([1,9,2,3])"), "/1 null 9; ");
    EXPECT_EQ(changes(R"({"l":[1,2,3]})", R"({"l":[1,3]})"), "/l/1 2 null; ");
    EXPECT_EQ(changes(R"([1,2])", R"([1,7,8])"), "/1 2 7; /2 null 8; ");
}

TEST(changes, a_place_with_a_slash_is_escaped) { EXPECT_EQ(changes(R"({"a/b":1})", R"({"a/b":2})"), "/a~1b 1 2; "); }

}  // namespace

}  // namespace planitia::protocol_test
