/// Reading what lies on the table.
#include <play/reading_dialog.h>
#include <present/entry.h>

#include "player.h"

namespace planitia::play_test {
namespace {

using table_test::table_at;

TEST(reading_dialog, every_card_in_play_of_anybody_can_be_read) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand mine; B: mc 60, played birds", folder / "a.json"),
                  settings_in(folder));
    const std::string before = player.text();
    player.type("*/birds");
    const std::string text = player.text({80, 24});
    EXPECT_TRUE(has(text, "Birds")) << text;
    EXPECT_TRUE(has(text, "13%")) << "its requirement\n" << text;
    player.press({Kind::escape, Kind::escape});
    EXPECT_EQ(player.text(), before);
}

TEST(reading_dialog, dealt_cards_can_be_read_while_the_corporation_is_chosen) {
    const Folder folder;
    Player player(table_test::begun(table_test::agreement("terraforming", {{"Ola", ""}, {"Ares", "greedy"}}, "x"),
                                    folder / "a.json"),
                  settings_in(folder));
    player.type("*/big asteroid");
    EXPECT_TRUE(has(player.text({80, 24}), "Raise temperature")) << player.text({80, 24});
}

TEST(reading_dialog, the_mission_of_a_scenario_can_be_read) {
    const Folder folder;
    Player player(table_test::begun(table_test::two_people("martians"), folder / "a.json"), settings_in(folder));
    player.type("*").press({Kind::home});
    EXPECT_TRUE(has(player.selected(), "First Footprints")) << player.text();
}

TEST(reading_dialog, every_entry_can_be_read_to_its_end) {
    const Folder folder;
    const Size low{80, 20};
    for (Language language : every<Language>()) {
        const std::vector<present::Entry> entries = present::entries(language);
        terminal::ReadingGroup all{"", {}};
        for (const present::Entry& entry : entries) all.entries.push_back(&entry);
        const Settings settings = settings_in(folder, language);
        Player player(settings);
        player.dialogs.open(std::make_unique<ReadingDialog>(std::vector{all}, nullptr, settings));
        for (const present::Entry& entry : entries) {
            std::string text = player.text(low);
            EXPECT_TRUE(has(text, "╭")) << "from its beginning\n" << text;
            EXPECT_TRUE(has(text, "╰") || has(line_of(text, -1), settings.say(T::key_scroll))) << text;
            for (int i = 0; i < 4 && !has(text, "╰"); ++i) text = player.press({Kind::page_down}).text(low);
            EXPECT_TRUE(has(text, "╰")) << entry.title << "\n" << text;
            player.press({Kind::down});
        }
    }
}

TEST(reading_dialog, a_search_in_vain_says_so) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand mine; B: mc 60", folder / "a.json"), settings_in(folder));
    player.type("/xyzzy");
    EXPECT_TRUE(has(player.text(), Settings{}.book().say(present::CommonPhrase::nothing_found))) << player.text();
}

TEST(reading_dialog, a_search_finds_what_stands_below_a_heading) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand mine; B: mc 60", folder / "a.json"), settings_in(folder));
    player.type("/awards");
    EXPECT_TRUE(has(player.text(), "Landlord")) << player.text();
    EXPECT_TRUE(has(line_with(player.text(), "▸ "), "Landlord")) << "nothing else is left\n" << player.text();
}

}  // namespace
}  // namespace planitia::play_test
