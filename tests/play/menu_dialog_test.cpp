/// The first menu and the lists of tables.
#include <desk/games.h>
#include <play/menu_dialog.h>
#include <present/shelf.h>
#include <sys/stat.h>
#include <table/memory.h>

#include "player.h"

namespace planitia::play_test {
namespace {

std::string say(T text, std::initializer_list<present::Slot> slots = {}) { return Settings{}.say(text, slots); }

class Menu : public testing::Test {
  protected:
    Menu() { player.dialogs.open(std::make_unique<MenuDialog>(settings)); }
    /// Chooses an entry, from 1.
    void choose(const char* number) { player.type(number).press({Kind::enter}); }

    Folder folder;
    Settings settings = settings_in(folder);
    Player player{settings};
};

TEST_F(Menu, escape_and_leave_end_it) {
    player.press({Kind::end, Kind::enter});
    EXPECT_TRUE(player.dialogs.is_empty());
    Player other(settings);
    other.dialogs.open(std::make_unique<MenuDialog>(settings));
    other.press({Kind::escape});
    EXPECT_TRUE(other.dialogs.is_empty());
}

TEST_F(Menu, what_is_seen_as_a_whole_is_not_searched) {
    const std::string menu = player.text();
    player.type("/");
    player.dialogs.on({Kind::function, "3"});
    EXPECT_EQ(player.text(), menu);
    choose("1");
    const std::string form = player.text();
    player.type("/");
    player.dialogs.on({Kind::function, "3"});
    EXPECT_EQ(player.text(), form);
    player.type("1");
    EXPECT_TRUE(has(player.selected(), desk::game_word(present::phrasebook(Language::en), "terraforming")))
        << "digits still find a row\n"
        << player.text();
}

TEST_F(Menu, a_new_game_opens_the_form_and_escape_comes_back) {
    choose("1");
    EXPECT_TRUE(has(player.text(), say(T::begin)));
    player.press({Kind::escape});
    EXPECT_TRUE(has(player.text(), say(T::look_back)));
}

TEST_F(Menu, the_language_goes_around) {
    const std::string english = player.text();
    std::vector<std::string> seen = {english};
    for (int i = 0; i < 4; ++i) {
        choose("6");
        seen.push_back(player.text());
    }
    EXPECT_TRUE(has(seen[1], present::phrasebook(Language::pl).say(T::new_game)));
    EXPECT_TRUE(has(seen[2], present::phrasebook(Language::uk).say(T::new_game)));
    EXPECT_TRUE(has(seen[3], present::phrasebook(Language::cs).say(T::new_game)));
    EXPECT_TRUE(has(seen[4], say(T::new_game)));
    choose("6");
    choose("1");
    EXPECT_TRUE(has(player.text(), present::phrasebook(Language::pl).say(T::begin))) << "what it opens speaks it too";
}

TEST_F(Menu, the_pace_of_one_game_is_that_of_the_next) {
    choose("1");
    player.press({Kind::up, Kind::right, Kind::end, Kind::enter});
    EXPECT_TRUE(player.dialogs.settings().has_pause);
    player.press({Kind::escape});
    choose("1");
    EXPECT_TRUE(has(line_with(player.text(), say(T::pace)), say(T::pace_slow))) << player.text();
}

TEST_F(Menu, the_language_is_remembered) {
    EXPECT_EQ(table::recall(settings.memory).language, "") << "nobody has chosen one";
    choose("6");
    EXPECT_EQ(table::recall(settings.memory).language, "pl");
    choose("6");
    EXPECT_EQ(table::recall(settings.memory).language, "uk");
}

TEST_F(Menu, tells_how_every_game_is_played) {
    choose("5");
    for (const present::Shelf& shelf : present::shelves())
        for (const present::GuidePage& page : shelf.guide(Language::en).pages) {
            EXPECT_TRUE(has(line_of(player.text({80, 24}), 0), shelf.title(settings.book()))) << player.text({80, 24});
            EXPECT_TRUE(has(line_of(player.text({80, 24}), 0), page.title)) << player.text({80, 24});
            player.press({Kind::right});
        }
    player.press({Kind::escape});
    EXPECT_TRUE(has(player.text(), say(T::new_game))) << "back in the menu";
    player.type("?");
    EXPECT_TRUE(has(player.text(), present::shelves().front().guide(Language::en).pages.front().title));
}

TEST_F(Menu, a_page_that_is_longer_than_the_screen_scrolls) {
    choose("5");
    const Size low{80, 20};
    for (const present::Shelf& shelf : present::shelves())
        for (const present::GuidePage& page : shelf.guide(Language::en).pages) {
            const std::string top = player.text(low);
            std::string all = top;
            for (int i = 0; i < 40; ++i) all += player.press({Kind::down}).text(low);
            EXPECT_TRUE(has(all, page.text.substr(page.text.size() - 12))) << "the last words of " << page.text;
            EXPECT_EQ(player.press({Kind::home}).text(low), top);
            EXPECT_TRUE(has(player.press({Kind::end}).text(low), page.text.substr(page.text.size() - 12)));
            player.press({Kind::right});
        }
}

TEST_F(Menu, a_first_game_begins_with_tips) {
    choose("4");
    const auto tips = present::paragraphs(settings.book(), present::shelf("terraforming").guide(Language::en).tips);
    EXPECT_EQ(tips.size(), 3U);
    for (const std::string& tip : tips) EXPECT_TRUE(has(player.text(), tip.substr(0, 40))) << player.text();
    player.press({Kind::enter});
    const auto tables = settings.store()->list();
    ASSERT_EQ(tables.size(), 1U) << player.text();
    const table::StoredTable stored = *settings.store()->load(tables.front().table);
    EXPECT_EQ(stored.game, "terraforming");
    EXPECT_EQ(*stored.setup.find("corporateEra"), Document(false));
    EXPECT_EQ(stored.setup.find("beginners")->as_list()->size(), 2U);
    ASSERT_EQ(stored.seats.size(), 2U);
    EXPECT_TRUE(stored.seats[0].is_person());
    EXPECT_EQ(stored.seats[1].bot, "greedy");
    EXPECT_TRUE(has(player.text(), "▸")) << "the person is asked";
    player.press({Kind::escape});
    EXPECT_TRUE(has(player.text(), say(T::first_game))) << "back in the menu";
}

TEST_F(Menu, every_game_can_be_the_first) {
    choose("4");
    player.press({Kind::right});
    EXPECT_TRUE(has(line_of(player.text(), 0), desk::game_word(settings.book(), "martians"))) << player.text();
    player.press({Kind::enter});
    const auto tables = settings.store()->list();
    ASSERT_EQ(tables.size(), 1U) << player.text();
    EXPECT_EQ(tables.front().game, "martians");
}

TEST_F(Menu, without_tables_the_lists_say_so) {
    for (const char* number : {"2", "3"}) {
        choose(number);
        EXPECT_TRUE(has(player.text(), say(T::no_tables))) << player.text();
        player.press({Kind::enter});
        EXPECT_TRUE(has(player.text(), say(T::no_tables))) << "there is nothing to choose";
        player.press({Kind::escape});
    }
}

TEST_F(Menu, goes_on_with_a_table_where_it_was_left) {
    {
        table::Table table = table_test::begun(
            table_test::agreement("terraforming", {{"Їжак", ""}, {"Ares", "random"}}), folder / "mine.json");
        table_test::play(table, 1);
    }
    choose("2");
    EXPECT_TRUE(has(player.selected(), "Їжак, Ares")) << player.text();
    EXPECT_TRUE(has(player.selected(), "mine"));
    player.press({Kind::enter});
    EXPECT_TRUE(has(line_of(player.text(), 0), say(T::move, {{"n", 1}}))) << player.text();
    player.press({Kind::escape});
    EXPECT_TRUE(has(player.text(), say(T::look_back))) << "back in the menu";
}

TEST_F(Menu, a_game_that_is_over_can_only_be_looked_back_at) {
    table::Table table = table_test::begun(table_test::agreement("martians", {{"Ares", "random"}, {"Eve", "random"}}),
                                           folder / "a.json");
    while (!table.sitting().is_over()) ASSERT_TRUE(table.let_bot_choose(table.sitting().next()));
    choose("2");
    EXPECT_TRUE(has(player.text(), say(T::no_tables)));
    player.press({Kind::escape});
    choose("3");
    ASSERT_TRUE(has(player.selected(), "Ares, Eve")) << player.text();
    player.press({Kind::enter});
    EXPECT_TRUE(has(player.text(),
                    say(T::step, {{"n", 0}, {"m", static_cast<int>(table.sitting().committed().choice_count())}})))
        << player.text();
}

TEST_F(Menu, a_table_that_can_not_be_opened_is_told_with_its_name) {
    table_test::write(folder / "broken.json", R"({"game":"terraforming","choices":[]})");
    for (const char* number : {"2", "3"}) {
        choose(number);
        player.press({Kind::enter});
        EXPECT_TRUE(has(player.text({160, 30}), say(T::can_not_open)) && has(player.text({160, 30}), "broken.json"))
            << player.text();
        player.press({Kind::escape});
    }
}

TEST_F(Menu, a_table_that_another_program_plays_is_told_at_opening_and_can_be_looked_at) {
    const table::Table table = table_test::begun(table_test::two_people(), folder / "a.json");
    choose("2");
    player.press({Kind::enter});
    EXPECT_TRUE(has(player.text(), Settings{}.book().say(RefusalCode::played_elsewhere))) << player.text();
    player.press({Kind::escape});
    choose("3");
    player.press({Kind::enter});
    EXPECT_TRUE(has(player.text(), say(T::step, {{"n", 0}, {"m", 0}}))) << player.text();
}

TEST_F(Menu, what_is_no_game_is_listed_with_a_word) {
    std::filesystem::create_directory(folder / "a.json");
    ASSERT_EQ(::mkfifo((folder / "b.json").c_str(), 0600), 0);
    choose("2");
    EXPECT_TRUE(has(line_with(player.text(), "a.json"), say(T::not_a_game_a_folder))) << player.text();
    EXPECT_TRUE(has(line_with(player.text(), "b.json"), say(T::not_a_game_no_file))) << player.text();
}

TEST_F(Menu, tables_are_searched_by_name) {
    table_test::begun(table_test::agreement("terraforming", {{"Żaneta", ""}, {"Ares", "random"}}), folder / "a.json");
    table_test::begun(table_test::agreement("martians", {{"Їжак", ""}, {"Ares", "random"}}), folder / "b.json");
    choose("2");
    player.type("/zanet");
    EXPECT_TRUE(has(player.text(), "Żaneta"));
    EXPECT_FALSE(has(player.text(), "Їжак"));
    EXPECT_TRUE(has(line_of(player.text(), -1), say(T::search, {{"text", "zanet_"}}))) << player.text();
    player.type("xyz");
    EXPECT_TRUE(has(line_of(player.text(), -1), settings.book().say(present::CommonPhrase::nothing_found)))
        << player.text();
    player.press({Kind::escape});
    EXPECT_TRUE(has(player.text(), "Їжак")) << "escape ends the search first";
}

}  // namespace
}  // namespace planitia::play_test
