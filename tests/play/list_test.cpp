#include <play/list.h>

#include "player.h"

namespace planitia::play_test {
namespace {

using terminal::Style;

List list_of(std::vector<Item> items) {
    List list;
    list.set_items(std::move(items));
    return list;
}
/// A heading, then three; a heading, then two.
List groups() {
    return list_of({{.label = "Cards", .is_heading = true},
                    {.label = "Asteroid"},
                    {.label = "Birds"},
                    {.label = "Algae"},
                    {.label = "Others", .is_heading = true},
                    {.label = "Žížala"},
                    {.label = "Їжак", .note = "25 M€"}});
}
std::string at(const List& list) { return list.selected() ? list.items()[*list.selected()].label : "nothing"; }
void press(List& list, std::initializer_list<Kind> kinds) {
    for (Kind kind : kinds) EXPECT_TRUE(list.on({kind, ""}));
}
void type(List& list, std::initializer_list<const char*> characters) {
    for (const char* each : characters) EXPECT_TRUE(list.on({Kind::character, each})) << each;
}
std::string drawn(List& list, Size size, bool has_marks = false) {
    Canvas canvas(size);
    list.draw({}, Region(canvas), has_marks);
    return canvas.text();
}

// -- arrows

TEST(list, arrows_step_over_headings_and_stop_at_the_ends) {
    List list = groups();
    EXPECT_EQ(at(list), "Asteroid");
    press(list, {Kind::up});
    EXPECT_EQ(at(list), "Asteroid");
    press(list, {Kind::down, Kind::down, Kind::down});
    EXPECT_EQ(at(list), "Žížala");
    press(list, {Kind::down, Kind::down, Kind::down});
    EXPECT_EQ(at(list), "Їжак");
    press(list, {Kind::up, Kind::up});
    EXPECT_EQ(at(list), "Algae");
    press(list, {Kind::end});
    EXPECT_EQ(at(list), "Їжак");
    press(list, {Kind::home});
    EXPECT_EQ(at(list), "Asteroid");
}

TEST(list, pages_are_as_high_as_what_was_drawn) {
    std::vector<Item> items;
    for (int i = 1; i <= 40; ++i) items.push_back({.label = "item " + std::to_string(i)});
    List list = list_of(std::move(items));
    EXPECT_TRUE(has(drawn(list, {30, 10}), "▼"));
    press(list, {Kind::page_down});
    EXPECT_EQ(at(list), "item 10");
    press(list, {Kind::page_down});
    const std::string text = drawn(list, {30, 10});
    EXPECT_TRUE(has(line_with(text, "▸"), "item 19")) << "what is selected is in sight";
    EXPECT_TRUE(has(text, "▲") && has(text, "▼"));
    press(list, {Kind::page_up, Kind::page_up, Kind::page_up});
    EXPECT_EQ(at(list), "item 1");
    press(list, {Kind::end});
    const std::string end = drawn(list, {30, 10});
    EXPECT_TRUE(has(end, "item 40") && has(end, "▲") && !has(end, "▼"));
}

TEST(list, a_heading_stays_in_sight_of_its_first_item) {
    List list = groups();
    press(list, {Kind::end});
    drawn(list, {30, 3});
    press(list, {Kind::home});
    EXPECT_TRUE(has(drawn(list, {30, 3}), "Cards"));
}

// -- numbers and letters

TEST(list, numbers_are_those_that_are_drawn) {
    List list = groups();
    EXPECT_TRUE(has(line_with(drawn(list, {30, 9}), "Žížala"), " 4 ")) << "headings do not count";
    type(list, {"4"});
    EXPECT_EQ(at(list), "Žížala");
    type(list, {"9"});
    EXPECT_EQ(at(list), "Žížala") << "there is no such number";
}

TEST(list, numbers_of_two_digits_are_typed_one_after_the_other) {
    std::vector<Item> items;
    for (int i = 1; i <= 25; ++i) items.push_back({.label = "item " + std::to_string(i)});
    List list = list_of(std::move(items));
    type(list, {"1"});
    EXPECT_EQ(at(list), "item 1");
    type(list, {"7"});
    EXPECT_EQ(at(list), "item 17");
    type(list, {"3"});
    EXPECT_EQ(at(list), "item 3") << "173 is none: a new number begins";
    press(list, {Kind::down});
    type(list, {"2"});
    EXPECT_EQ(at(list), "item 2") << "another key ends the number";
}

TEST(list, a_letter_goes_to_the_next_label_that_begins_so) {
    List list = groups();
    type(list, {"a"});
    EXPECT_EQ(at(list), "Algae");
    type(list, {"A"});
    EXPECT_EQ(at(list), "Asteroid") << "around the end";
    type(list, {"z"});
    EXPECT_EQ(at(list), "Žížala") << "accents do not matter";
    type(list, {"ї"});
    EXPECT_EQ(at(list), "Їжак");
    type(list, {"q"});
    EXPECT_EQ(at(list), "Їжак");
    EXPECT_FALSE(list.on({Kind::character, "!"})) << "not a key of the list";
    EXPECT_FALSE(list.on({Kind::enter, ""}));
}

// -- searching

TEST(list, searching_leaves_what_has_the_words) {
    List list = groups();
    type(list, {"/", "i", "r", "d"});
    EXPECT_TRUE(list.is_searching());
    EXPECT_EQ(list.search(), "ird");
    EXPECT_EQ(at(list), "Birds");
    const std::string text = drawn(list, {30, 9});
    EXPECT_TRUE(has(text, "Birds"));
    EXPECT_FALSE(has(text, "Asteroid") || has(text, "Cards")) << text;
    press(list, {Kind::escape});
    EXPECT_FALSE(list.is_searching());
    EXPECT_TRUE(has(drawn(list, {30, 9}), "Cards"));
    EXPECT_EQ(at(list), "Birds") << "what was found stays selected";
}

TEST(list, searching_knows_accents_cyrillic_and_notes) {
    List list = groups();
    EXPECT_TRUE(list.on({Kind::function, "3"}));
    type(list, {"z", "i", "z"});
    EXPECT_EQ(at(list), "Žížala");
    press(list, {Kind::escape});
    type(list, {"/", "Ж", "А"});
    EXPECT_EQ(at(list), "Їжак");
    press(list, {Kind::backspace, Kind::backspace});
    EXPECT_EQ(list.search(), "") << "letters of two bytes go as a whole";
    type(list, {"2", "5"});
    EXPECT_EQ(at(list), "Їжак") << "digits are searched for, too";
}

TEST(list, what_is_not_found_selects_nothing_until_the_search_changes) {
    List list = groups();
    type(list, {"/", "x", "x"});
    EXPECT_EQ(at(list), "nothing");
    press(list, {Kind::down, Kind::up});
    EXPECT_EQ(at(list), "nothing");
    drawn(list, {30, 9});
    press(list, {Kind::backspace, Kind::backspace});
    EXPECT_EQ(at(list), "Asteroid");
}

TEST(list, arrows_stay_among_what_is_found) {
    List list = groups();
    type(list, {"/", "a"});
    press(list, {Kind::down, Kind::down});
    EXPECT_NE(at(list), "Birds");
    press(list, {Kind::down, Kind::down, Kind::down, Kind::down});
    EXPECT_EQ(at(list), "Žížala");
}

TEST(list, an_empty_list_takes_every_key) {
    List list = list_of({});
    type(list, {"a", "1", "/", "b"});
    press(list, {Kind::escape});
    press(list, {Kind::up, Kind::down, Kind::page_down, Kind::home, Kind::end});
    EXPECT_EQ(at(list), "nothing");
    EXPECT_FALSE(has(drawn(list, {10, 3}), "▸"));
}

// -- drawing

TEST(list, marks_and_notes_are_drawn) {
    List list = list_of({{.label = "Mine", .note = "4 M€", .is_marked = true}, {.label = "Birds", .note = "10 M€"}});
    const std::string text = drawn(list, {30, 2}, true);
    EXPECT_EQ(line_of(text, 0), "▸  1 [x] Mine           4 M€");
    EXPECT_EQ(line_of(text, 1), "   2 [ ] Birds         10 M€");
    EXPECT_FALSE(has(drawn(list, {30, 2}), "["));
}

TEST(list, a_label_that_is_too_long_is_cut_where_it_can_still_be_known) {
    List list;
    list.set_items({{.label = "Giant Ice Asteroid of the Outer Belt"},
                    {.label = "Deliver 1 food to the quarter number 1"},
                    {.label = "Deliver 1 food to the quarter number 2"}});
    Canvas canvas({30, 3});
    list.draw({}, Region(canvas));
    EXPECT_TRUE(has(line_of(canvas.text(), 0), "Giant Ice Asteroid of")) << canvas.text();
    EXPECT_TRUE(has(line_of(canvas.text(), 1), "number 1")) << canvas.text();
    EXPECT_TRUE(has(line_of(canvas.text(), 2), "number 2")) << canvas.text();
}

}  // namespace
}  // namespace planitia::play_test
