/// A table at the keys: answering, taking back, handing over.
#include <play/score_dialog.h>

#include <play/replay_dialog.h>

#include "player.h"

namespace planitia::play_test {
namespace {

using table_test::table_at;

// -- answering

TEST(table_dialog, enter_on_a_payment_takes_the_usual_one) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 12, steel 3, hand mine; B: mc 5", folder / "a.json"), settings_in(folder));
    player.choose("mine");
    EXPECT_TRUE(has(player.selected(), "2")) << player.text();
    player.press({Kind::enter});
    EXPECT_EQ(player.stock(A, Resource::megacredits), 12);
    EXPECT_EQ(player.stock(A, Resource::steel), 1);
}

TEST(table_dialog, what_is_not_possible_gives_its_reason_and_does_nothing) {
    const Folder folder;
    Player player(table_at("gen 2; oxygen 3; A: mc 30, hand birds; B: mc 5", folder / "a.json"), settings_in(folder));
    player.choose("birds");
    EXPECT_TRUE(has(line_of(player.text(), -1), "13")) << player.text();
    EXPECT_EQ(player.stored_game().choice_count(), 0U);
    player.press({Kind::up});
    EXPECT_FALSE(has(line_of(player.text(), -1), "13")) << "the message goes with the next key";
}

TEST(table_dialog, a_pick_keeps_to_its_bounds) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 1, hand mine birds asteroid; B: mc 5", folder / "a.json"),
                  settings_in(folder));
    player.choose("patents");
    EXPECT_TRUE(has(player.text(), "[ ]")) << player.text();
    player.press({Kind::enter});
    EXPECT_TRUE(has(player.text(), say(T::pick_too_few, {{"n", 1}}))) << player.text();
    EXPECT_EQ(player.stored_game().choice_count(), 1U);
    player.type(" ").press({Kind::down}).type(" ").type(" ").press({Kind::down}).type(" ");
    player.press({Kind::enter});
    EXPECT_EQ(player.stock(A, Resource::megacredits), 3) << "two were marked";
}

TEST(table_dialog, no_more_can_be_marked_than_may_be_picked) {
    const Folder folder;
    table::Table table = table_at("gen 2; A: mc 4, hand invention-contest; B: mc 5", folder / "a.json");
    Player player(std::move(table), settings_in(folder));
    player.choose("invention");
    player.type(" ").press({Kind::down}).type(" ");
    const std::string text = player.text();
    EXPECT_TRUE(has(text, say(T::pick_too_many, {{"n", 1}}))) << text;
    EXPECT_EQ(text.find("[x]"), text.rfind("[x]"));
}

TEST(table_dialog, the_hint_selects_an_answer) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 40, hand mine; B: mc 5", folder / "a.json"), settings_in(folder));
    player.type("!");
    EXPECT_TRUE(has(line_of(player.text(), -1), "Hint: Play “Mine”")) << player.text();
    EXPECT_TRUE(has(line_of(player.text(), -1), "+1 steel production, −4 M€")) << "and why: " << player.text();
    EXPECT_EQ(player.stored_game().choice_count(), 0U);
    player.press({Kind::enter});
    EXPECT_EQ(player.stored_game().choice_count(), 1U) << "what it selects is possible";
}

TEST(table_dialog, a_question_mark_explains_and_any_key_goes_back) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 40, hand mine; B: mc 5", folder / "a.json"), settings_in(folder));
    const std::string before = player.text();
    player.type("?");
    EXPECT_NE(player.text(), before);
    player.press({Kind::escape});
    EXPECT_EQ(player.text(), before);
}

TEST(table_dialog, tab_walks_through_the_pages_and_comes_back) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 40, hand mine; B: mc 5", folder / "a.json"), settings_in(folder));
    const std::string first = player.text();
    int pages = 0;
    do {
        player.press({Kind::tab});
    } while (player.text() != first && ++pages < 30);
    EXPECT_GT(pages, 1);
    EXPECT_LT(pages, 30);
    player.press({Kind::back_tab, Kind::tab});
    EXPECT_EQ(player.text(), first);
}

/// A disk on which the file of a table does not grow any more.
table_test::FullDisk full_disk(const std::filesystem::path& file) {
    return table_test::FullDisk(std::filesystem::file_size(file));
}

TEST(table_dialog, a_disk_that_fails_is_told_and_the_choice_can_be_made_again) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand mine; B: mc 5", folder / "a.json"), settings_in(folder));
    {
        const table_test::FullDisk disk = full_disk(folder / "a.json");
        player.choose("mine");
    }
    EXPECT_TRUE(has(line_of(player.text({250, 30}), -1), "a.json")) << player.text();
    EXPECT_TRUE(has(player.selected(), "Mine")) << "it is still asked";
    player.press({Kind::enter});
    EXPECT_EQ(player.stock(A, Resource::megacredits), 56);
}

TEST(table_dialog, an_undo_that_fails_is_told_and_nothing_is_taken_back) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand mine; B: mc 5", folder / "a.json"), settings_in(folder));
    player.choose("mine");
    {
        const table_test::FullDisk disk = full_disk(folder / "a.json");
        player.press({Kind::backspace});
    }
    EXPECT_TRUE(has(line_of(player.text({250, 30}), -1), "a.json")) << player.text();
    player.choose("power plant");
    EXPECT_EQ(player.stock(A, Resource::megacredits), 45) << "4 for the mine, 11 for the power plant";
}

// -- taking back

TEST(table_dialog, backspace_takes_back_and_says_when_it_can_not) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand mine invention-contest; B: mc 5", folder / "a.json"),
                  settings_in(folder));
    player.press({Kind::backspace});
    EXPECT_TRUE(has(player.text(), say(T::nothing_to_undo)));
    player.choose("mine");
    EXPECT_EQ(player.stock(A, Resource::megacredits), 56);
    player.press({Kind::backspace});
    EXPECT_TRUE(has(player.text(), say(T::undone)));
    EXPECT_EQ(player.stock(A, Resource::megacredits), 60);
    player.choose("invention").press({Kind::backspace});
    EXPECT_TRUE(has(player.text(), say(T::revealed, {{"why", "Cards were drawn."}}))) << player.text();
    EXPECT_EQ(player.stored_game().choice_count(), 1U);
}

TEST(table_dialog, the_last_choice_of_a_turn_can_still_be_taken_back) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand birds; B: mc 60", folder / "a.json"), settings_in(folder));
    player.choose("power plant").choose("power plant");
    EXPECT_TRUE(has(player.text(), say(T::turn_over))) << player.text();
    EXPECT_FALSE(has(player.text(), "▸")) << "nothing is asked";
    player.press({Kind::backspace});
    EXPECT_TRUE(has(player.text(), "▸"));
    EXPECT_EQ(player.stored_game().choice_count(), 1U);
    player.choose("power plant").press({Kind::enter});
    EXPECT_TRUE(has(player.text(), say(T::hand_over_hint)));
}

// -- after a crash

TEST(table_dialog, after_a_crash_the_very_same_question_is_asked) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, steel 3, hand mine; B: mc 60", folder / "a.json"), settings_in(folder));
    player.choose("mine");
    ASSERT_TRUE(has(player.text(), "Steel") || has(player.text(), "steel")) << player.text();
    const std::string before = player.text();
    player.leave();
    EXPECT_EQ(Player(table_test::opened(folder / "a.json"), settings_in(folder)).text(), before);
}

TEST(table_dialog, after_a_crash_a_turn_that_is_over_can_still_be_taken_back) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand birds; B: mc 60", folder / "a.json"), settings_in(folder));
    player.choose("power plant").choose("power plant");
    player.leave();
    Player again(table_test::opened(folder / "a.json"), settings_in(folder));
    EXPECT_TRUE(has(again.text(), say(T::turn_over))) << again.text();
    again.press({Kind::backspace}).choose("power plant").press({Kind::enter});
    EXPECT_TRUE(has(again.text(), say(T::hand_over_hint))) << again.text();
    EXPECT_EQ(again.stored().committed().choice_count(), 2U);
}

// -- handing over

TEST(table_dialog, handing_over_hides_everything) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand mine birds; B: mc 61, hand comet", folder / "a.json"),
                  settings_in(folder));
    ASSERT_TRUE(has(player.text(), "Birds"));
    player.choose("power plant").choose("power plant").press({Kind::enter});
    const auto expect_nothing_shown = [&] {
        for (Size size : {Size{80, 20}, Size{100, 30}, Size{160, 50}}) {
            const std::string text = player.text(size);
            EXPECT_TRUE(has(text, say(T::hand_over_hint)));
            for (const char* secret : {"Birds", "Comet", "Mine", "61", "M€", "▸"})
                EXPECT_FALSE(has(text, secret)) << text;
        }
    };
    expect_nothing_shown();
    player.press({Kind::tab, Kind::backspace, Kind::down}).type("?!/1");
    expect_nothing_shown();
    EXPECT_EQ(player.stored_game().choice_count(), 2U);
    player.press({Kind::enter});
    EXPECT_TRUE(has(player.text(), "Comet"));
    EXPECT_FALSE(has(player.text(), "Birds"));
}

TEST(table_dialog, keys_pressed_too_early_do_not_show_the_next_hand) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand mine; B: mc 61, hand comet", folder / "a.json"), settings_in(folder));
    player.dialogs.take_silence();  // of sitting down
    player.choose("power plant").choose("power plant");
    EXPECT_FALSE(player.dialogs.take_silence());
    player.press({Kind::enter});
    EXPECT_GT(player.dialogs.take_silence().value_or(std::chrono::milliseconds(0)).count(), 0);
    EXPECT_FALSE(player.dialogs.take_silence()) << "once";
}

TEST(table_dialog, where_all_is_common_nobody_looks_away) {
    const Folder folder;
    Player player(table_test::begun(table_test::two_people("martians"), folder / "a.json"), settings_in(folder));
    for (int i = 0; i < 10; ++i) {
        player.type("!").press({Kind::enter, Kind::enter});
        EXPECT_FALSE(has(player.text(), say(T::hand_over_hint))) << player.text();
    }
}

TEST(table_dialog, where_all_is_common_it_begins_at_once) {
    const Folder folder;
    const Settings settings = settings_in(folder);
    Player player(settings);
    player.dialogs.open(std::make_unique<TableDialog>(
        table_test::begun(table_test::two_people("martians"), folder / "a.json"), settings));
    EXPECT_FALSE(has(player.text(), say(T::hand_over_hint))) << player.text();
    EXPECT_TRUE(has(player.text(), "▸")) << player.text();
    EXPECT_TRUE(has(player.text(), "Ola: ") || has(player.text(), "Jan: ")) << "who is asked: " << player.text();
}

TEST(replay_dialog, shows_no_hand_while_the_game_goes_on) {
    const Folder folder;
    table::Table table = table_at("gen 2; A: mc 60, hand birds; B: mc 61, hand comet", folder / "a.json");
    const auto power_plant = option(terraforming::OptionKind::standard_project, terraforming::Project::power_plant);
    ASSERT_TRUE(table.answer(A, table.sitting().ask(A), {power_plant}, true));
    Player player(settings_in(folder));
    auto replay = table::Replay::open(*settings_in(folder).store(), (folder / "a.json").string());
    ASSERT_TRUE(replay);
    player.dialogs.open(std::make_unique<ReplayDialog>(std::move(*replay), settings_in(folder)));
    for (Kind key : {Kind::right, Kind::up, Kind::down, Kind::tab, Kind::tab, Kind::enter}) {
        const std::string text = player.press({key}).text({160, 50});
        EXPECT_FALSE(has(text, "Birds") || has(text, "Comet") || has(text, say(T::total))) << text;
    }
}

TEST(replay_dialog, has_the_pages_of_the_table_in_full) {
    const Folder folder;
    const Size size{80, 24};
    table::Table table = table_test::begun(
        table_test::agreement("terraforming", {{"Ola", "greedy"}, {"Jan", "greedy"}}, "x"), folder / "a.json");
    while (!table.sitting().is_over()) ASSERT_TRUE(table.let_bot_choose(table.sitting().next()));
    Player player(settings_in(folder));
    auto replay = table::Replay::open(*settings_in(folder).store(), (folder / "a.json").string());
    ASSERT_TRUE(replay);
    replay->go_to(replay->size());
    player.dialogs.open(std::make_unique<ReplayDialog>(std::move(*replay), settings_in(folder)));
    const std::string first = player.text(size);
    const std::string end = player.press({Kind::back_tab}).text(size);
    EXPECT_FALSE(has(end, "Ola plays as")) << end;
    EXPECT_TRUE(has(player.press({Kind::home}).text(size), "Ola plays as")) << "the log\n" << player.text(size);
    EXPECT_EQ(player.press({Kind::end}).text(size), end);
    EXPECT_EQ(player.press({Kind::tab}).text(size), first);
    player.press({Kind::tab, Kind::tab});
    const std::string cards = player.text(size);
    EXPECT_TRUE(has(line_of(cards, 12), "▼")) << "cards in play\n" << cards;
    EXPECT_NE(player.press({Kind::page_down}).text(size), cards);
}

TEST(table_dialog, a_table_of_two_begins_with_handing_over) {
    const Folder folder;
    Player player(settings_in(folder));
    player.dialogs.open(std::make_unique<TableDialog>(table_test::begun(table_test::two_people(), folder / "a.json"),
                                                      settings_in(folder)));
    EXPECT_TRUE(has(player.text(), say(T::hand_over, {{"who", "Ola"}}))) << player.text();
    EXPECT_FALSE(has(player.text(), "▸"));
    player.press({Kind::enter});
    EXPECT_TRUE(has(player.text(), "▸"));
}

TEST(table_dialog, bots_answer_without_a_key_and_one_person_hands_nothing_over) {
    const Folder folder;
    Player player(
        table_test::begun(table_test::agreement("terraforming", {{"Ola", ""}, {"Ares", "random"}}), folder / "a.json"),
        settings_in(folder));
    EXPECT_FALSE(player.dialogs.patience()) << "a person is asked";
    int answers = 0;
    for (; !player.dialogs.patience() && answers < 20; ++answers) player.type("!").press({Kind::enter, Kind::enter});
    ASSERT_TRUE(player.dialogs.patience());
    EXPECT_EQ(player.dialogs.patience()->count(), 0) << "bots do not have to be watched";
    EXPECT_TRUE(has(player.text(), say(T::watching, {{"who", "Ares"}}))) << player.text();
    for (int i = 0; player.dialogs.patience() && i < 100; ++i) player.press({Kind::none});
    EXPECT_TRUE(has(player.text(), "▸")) << "back to the person";
    EXPECT_FALSE(has(player.text(), say(T::hand_over_hint)));
}

TEST(table_dialog, escape_leaves_the_table) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60; B: mc 60", folder / "a.json"), settings_in(folder));
    player.press({Kind::escape});
    EXPECT_TRUE(player.dialogs.is_empty());
}

}  // namespace
}  // namespace planitia::play_test
