/// Walking through a stored game.
#include <table/old/replay.h>

#include <kit/old_tables.h>

namespace planitia::table_test {
namespace {

using table::Replay;

TEST(replay, forwards_and_back_gives_the_same_positions) {
    for (const char* game : {"terraforming", "martians"}) {
        const Folder folder;
        table::Table table = begun(two_people(game), folder / "a.json");
        std::vector<Document> states = {table.game().state()};
        for (int i = 0; i < 25; ++i) {
            play(table, 1);
            states.push_back(table.game().state());
        }
        auto replay = Replay::open(folder / "a.json");
        ASSERT_TRUE(replay) << replay.error().message;
        ASSERT_EQ(replay->size(), 25U);
        EXPECT_EQ(replay->step(), 0U);
        EXPECT_EQ(replay->game_name(), game);
        EXPECT_EQ(replay->seats(), table.seats());
        for (std::size_t step : {0, 1, 2, 3, 25, 24, 23, 7, 8, 0, 25, 12}) {
            replay->go_to(step);
            EXPECT_EQ(replay->step(), step);
            EXPECT_EQ(replay->game().state(), states[step]) << game << " " << step;
        }
        replay->go_to(999);
        EXPECT_EQ(replay->step(), 25U) << "at most to the end";
    }
}

TEST(replay, the_news_are_the_events_of_the_last_choice) {
    const Folder folder;
    table::Table table = begun(two_people(), folder / "a.json");
    play(table, 12);
    auto replay = Replay::open(folder / "a.json");
    ASSERT_TRUE(replay);
    EXPECT_TRUE(replay->news().find("events")->as_list()->empty());
    Document all = Document::list();
    for (std::size_t step = 1; step <= replay->size(); ++step) {
        replay->go_to(step);
        const Document news = replay->news();
        for (const Document& event : *news.find("events")->as_list()) all.add(event);
    }
    EXPECT_EQ(all, *table.game().log().find("events")) << "step by step everything is told once";
}

TEST(replay, leaves_the_file_as_it_is) {
    const Folder folder;
    table::Table table = begun(two_people(), folder / "a.json");
    play(table, 5);
    const std::string before = content(folder / "a.json");
    auto replay = Replay::open(folder / "a.json");
    ASSERT_TRUE(replay);
    replay->go_to(3);
    EXPECT_EQ(content(folder / "a.json"), before);
}

TEST(replay, of_a_broken_file_is_refused_with_its_name) {
    const Folder folder;
    write(folder / "a.json", "{\"game\":");
    const auto replay = Replay::open(folder / "a.json");
    ASSERT_FALSE(replay);
    EXPECT_NE(replay.error().message.find("a.json"), std::string::npos);
}

}  // namespace
}  // namespace planitia::table_test
