/// Walking through a stored game.
#include <kit/tables.h>
#include <table/replay.h>

namespace planitia::table_test {
namespace {

using table::Replay;

Replay replay_of(const fs::path& file) { return accepted(Replay::open(*store_of(file), file.string())); }

TEST(replay, forwards_and_back_gives_the_same_positions) {
    for (const char* game : {"terraforming", "martians"}) {
        const Folder folder;
        table::Table table = begun(two_people(game), folder / "a.json");
        std::vector<Document> states = {state(table.sitting().committed())};
        for (int i = 0; i < 25; ++i) {
            play(table, 1);
            states.push_back(state(table.sitting().committed()));
        }
        Replay replay = replay_of(folder / "a.json");
        ASSERT_EQ(replay.size(), 25U);
        EXPECT_EQ(replay.step(), 0U);
        EXPECT_EQ(replay.game().game(), game);
        EXPECT_EQ(replay.seats(), table.sitting().seats());
        EXPECT_FALSE(replay.is_finished());
        for (std::size_t step : {0, 1, 2, 3, 25, 24, 23, 7, 8, 0, 25, 12}) {
            replay.go_to(step);
            EXPECT_EQ(replay.step(), step);
            EXPECT_EQ(state(replay.game()), states[step]) << game << " " << step;
        }
        replay.go_to(999);
        EXPECT_EQ(replay.step(), 25U) << "at most to the end";
    }
}

TEST(replay, the_news_are_the_lines_of_the_last_choice) {
    const Folder folder;
    table::Table table = begun(two_people(), folder / "a.json");
    play(table, 12);
    Replay replay = replay_of(folder / "a.json");
    EXPECT_TRUE(replay.news().empty());
    const desk::Match& match = table.sitting().committed();
    std::vector<Document> all;
    for (std::size_t step = 1; step <= replay.size(); ++step) {
        replay.go_to(step);
        for (const desk::Line& line : replay.news()) all.push_back(desk::write_line(match, line));
    }
    std::vector<Document> told;
    for (const desk::Line& line : match.lines()) told.push_back(desk::write_line(match, line));
    EXPECT_EQ(all, told) << "step by step everything is told once";
}

TEST(replay, has_nothing_of_a_draft) {
    const Folder folder;
    table::Table table = table_at("gen 2; A: mc 60; B: mc 60", folder / "a.json");
    choose(table, kit::A, kit::project("power-plant"));
    EXPECT_EQ(replay_of(folder / "a.json").size(), 0U);
}

TEST(replay, leaves_the_file_as_it_is) {
    const Folder folder;
    table::Table table = begun(two_people(), folder / "a.json");
    play(table, 5);
    const std::string before = content(folder / "a.json");
    replay_of(folder / "a.json").go_to(3);
    EXPECT_EQ(content(folder / "a.json"), before);
}

TEST(replay, of_a_broken_file_is_refused_with_its_name) {
    const Folder folder;
    write(folder / "a.json", "{\"game\":");
    const auto replay = Replay::open(*store_of(folder / "a.json"), (folder / "a.json").string());
    ASSERT_FALSE(replay);
    EXPECT_NE(replay.error().message.find("a.json"), std::string::npos);
}

}  // namespace
}  // namespace planitia::table_test
