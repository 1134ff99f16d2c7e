/// What may be taken back, and what a seat hears.
#include <kit/moves.h>

#include <kit/old_tables.h>

namespace planitia::table_test {
namespace {

using namespace kit;
using table::Table;

/// Each choice is taken, or the test ends.
void choose(Table& table, PlayerId player, const Move& move) {
    const auto done = table.choose(player, move.fields);
    if (!done) throw std::runtime_error(done.error().message);
}

TEST(table_undo, takes_back_a_turn_choice_by_choice) {
    const Folder folder;
    Table table = table_at("gen 2; A: mc 60, heat 8; B: mc 5", folder / "a.json");
    const Document start = table.game().state();
    EXPECT_FALSE(table.can_undo(A)) << "nothing was done yet";
    choose(table, A, project("power-plant"));
    const Document middle = table.game().state();
    choose(table, A, convert_heat());
    ASSERT_TRUE(table.can_undo(A));
    ASSERT_TRUE(table.undo());
    EXPECT_EQ(table.game().state(), middle);
    EXPECT_EQ(opened(folder / "a.json").game().state(), middle) << "what was taken back is stored too";
    ASSERT_TRUE(table.can_undo(A));
    ASSERT_TRUE(table.undo());
    EXPECT_EQ(table.game().state(), start);
    EXPECT_FALSE(table.can_undo(A));
}

TEST(table_undo, stops_at_a_card_that_was_drawn) {
    const Folder folder;
    Table table = table_at("gen 2; A: mc 60, hand invention-contest; B: mc 5", folder / "a.json");
    choose(table, A, project("power-plant"));
    ASSERT_TRUE(table.can_undo(A));
    choose(table, A, kit::play("invention-contest"));
    EXPECT_FALSE(table.can_undo(A)) << "three cards were looked at";
    ASSERT_TRUE(table.choose(A, some_option(table, A)));
    ASSERT_TRUE(table.can_undo(A)) << "which of them was kept showed nothing";
    ASSERT_TRUE(table.undo());
    EXPECT_FALSE(table.can_undo(A)) << "up to the cards and no further";
}

TEST(table_undo, the_choice_of_another_can_not_be_taken_back) {
    const Folder folder;
    Table table = table_at("gen 2; A: mc 60; B: mc 60", folder / "a.json");
    choose(table, A, project("power-plant"));
    choose(table, A, project("power-plant"));
    EXPECT_TRUE(table.can_undo(A));
    EXPECT_FALSE(table.can_undo(B));
    EXPECT_FALSE(table.can_undo(PlayerId::none()));
    choose(table, B, project("power-plant"));
    EXPECT_FALSE(table.can_undo(A));
    EXPECT_TRUE(table.can_undo(B));
}

TEST(table_undo, the_choice_of_a_bot_can_not_be_taken_back) {
    const Folder folder;
    Table table = begun(agreement("terraforming", {{"Ares", "random"}, {"Jan", ""}}), folder / "a.json");
    ASSERT_TRUE(table.let_bot_choose(A));
    EXPECT_FALSE(table.can_undo(A));
    EXPECT_FALSE(table.can_undo(B));
}

TEST(table_undo, goes_on_after_opening) {
    const Folder folder;
    {
        Table table = table_at("gen 2; A: mc 60; B: mc 60", folder / "a.json");
        choose(table, A, project("power-plant"));
    }
    Table table = opened(folder / "a.json");
    ASSERT_TRUE(table.can_undo(A));
    ASSERT_TRUE(table.undo());
    EXPECT_EQ(table.game().choice_count(), 0U);
}

// -- news

std::vector<std::string> kinds(const Document& news) {
    std::vector<std::string> all;
    for (const Document& event : *news.find("events")->as_list()) all.push_back(*event.find("kind")->as_text());
    return all;
}
bool has(const std::vector<std::string>& all, const char* one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

TEST(table_news, are_what_happened_since_the_own_last_choice) {
    const Folder folder;
    Table table = table_at("gen 2; A: mc 60, heat 8; B: mc 60", folder / "a.json");
    EXPECT_TRUE(kinds(table.news(A)).empty());
    choose(table, A, convert_heat());
    EXPECT_TRUE(kinds(table.news(A)).empty()) << "nobody else has done anything since";
    EXPECT_TRUE(has(kinds(table.news(B)), "heat-converted"));
    choose(table, A, end_turn());
    choose(table, B, project("power-plant"));
    EXPECT_TRUE(has(kinds(table.news(A)), "project-used"));
    EXPECT_FALSE(has(kinds(table.news(A)), "heat-converted")) << "that was my own";
    EXPECT_FALSE(has(kinds(table.news(B)), "heat-converted")) << "B has answered since";
    EXPECT_EQ(kinds(table.news(PlayerId::none())), kinds(table.game().log())) << "who never chose hears all";
}

}  // namespace
}  // namespace planitia::table_test
