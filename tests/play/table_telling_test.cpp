/// What a table tells: prices, what was chosen, what happened, and pages that are longer than the screen.
#include <play/score_dialog.h>

#include "player.h"

namespace planitia::play_test {
namespace {

using table_test::table_at;

/// One person and a bot, who choose their corporations.
table::Table first_table(const Folder& folder, std::string_view game = "terraforming") {
    return table_test::begun(table_test::agreement(game, {{"Ola", ""}, {"Ares", "greedy"}}, "x"), folder / "a.json");
}
/// Bots answer until the person is asked.
void wait_for_bots(Player& player) {
    for (int i = 0; player.dialogs.patience() && i < 500; ++i) player.press({Kind::none});
}

// -- prices

TEST(table_telling, buying_shows_the_price_of_a_card_and_what_is_left) {
    const Folder folder;
    Player player(first_table(folder), settings_in(folder));
    player.press({Kind::enter});
    const std::string none = player.text();
    EXPECT_TRUE(has(none, "Marked: 0 of 7, 3 M€ each: 23 → 23 M€")) << none;
    const int money = std::stoi(none.substr(none.find("each: ") + 6));
    EXPECT_GE(money, 20);
    player.type(" ").press({Kind::down}).type(" ");
    EXPECT_TRUE(has(player.text(), std::to_string(money) + " → " + std::to_string(money - 6) + " M€")) << player.text();
}

TEST(table_telling, selling_shows_what_one_gets) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 4, hand mine birds; B: mc 5", folder / "a.json"), settings_in(folder));
    player.choose("patents").type(" ").press({Kind::down}).type(" ");
    EXPECT_TRUE(has(player.text(), "1 M€ each: 4 → 6 M€")) << player.text();
}

TEST(table_telling, the_prices_beside_the_cards_of_a_pick_are_said_to_be_those_of_playing) {
    const Folder folder;
    Player player(first_table(folder), settings_in(folder));
    player.press({Kind::enter});
    EXPECT_TRUE(has(player.text(), say(T::pick_heading))) << player.text();
}

// -- enter

TEST(table_telling, nothing_is_bought_by_accident) {
    const Folder folder;
    Player player(first_table(folder), settings_in(folder));
    player.press({Kind::enter, Kind::enter});
    EXPECT_TRUE(has(line_of(player.text(), -1), say(T::pick_none_sure))) << player.text();
    EXPECT_EQ(player.stored_game().choice_count(), 1U);
    for (Kind other : {Kind::down, Kind::tab}) {
        player.press({other, Kind::enter});
        EXPECT_EQ(player.stored_game().choice_count(), 1U) << "another key in between: asked again";
    }
    player.press({Kind::enter});
    EXPECT_EQ(player.stored_game().choice_count(), 2U);
}

TEST(table_telling, the_hint_of_one_question_buys_nothing_at_the_next) {
    const Folder folder;
    Player player(first_table(folder), settings_in(folder));
    player.type("!").press({Kind::enter, Kind::enter});
    EXPECT_TRUE(has(line_of(player.text(), -1), say(T::pick_none_sure))) << player.text();
    EXPECT_EQ(player.stored_game().choice_count(), 1U);
}

TEST(table_telling, who_buys_nothing_does_not_answer_for_the_next) {
    const Folder folder;
    Player player(table_test::begun(table_test::two_people(), folder / "a.json"), settings_in(folder));
    for (int i = 0; i < 6 && !has(player.text(), say(T::hand_over_hint)); ++i) player.press({Kind::enter});
    ASSERT_TRUE(has(player.text(), say(T::hand_over, {{"who", "Jan"}}))) << player.text();
    player.press({Kind::enter, Kind::enter, Kind::enter});
    EXPECT_TRUE(has(line_of(player.text(), -1), say(T::pick_none_sure))) << player.text();
}

TEST(table_telling, where_one_card_is_taken_enter_takes_the_selected_one) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 4, hand invention-contest; B: mc 5", folder / "a.json"), settings_in(folder));
    player.choose("invention").press({Kind::down, Kind::enter});
    EXPECT_EQ(player.stored_game().choice_count(), 2U) << player.text();
}

TEST(table_telling, a_hint_leaves_marks_alone_and_names_its_cards) {
    const Folder folder;
    Player player(first_table(folder), settings_in(folder));
    player.press({Kind::enter, Kind::end}).type(" ");
    const std::string marked = line_with(player.text(), "[x]");
    player.type("!");
    EXPECT_EQ(player.text().find("[x]"), player.text().rfind("[x]")) << player.text();
    EXPECT_EQ(line_with(player.text(), "[x]"), marked);
    EXPECT_FALSE(has(line_of(player.text(), -1), "Marked:")) << player.text();
}

// -- what was chosen and what happened

TEST(table_telling, what_was_chosen_in_secret_is_said_before_it_is_final) {
    const Folder folder;
    Player player(first_table(folder), settings_in(folder));
    const std::string row = player.selected();
    const std::string corporation = row.substr(row.find("Choose “"), row.find("”") - row.find("Choose “"));
    player.press({Kind::enter}).type(" ");
    player.press({Kind::enter});
    const std::string text = player.text();
    EXPECT_TRUE(has(text, say(T::turn_over))) << text;
    EXPECT_FALSE(has(text, "Nothing has happened")) << text;
    EXPECT_TRUE(has(text, corporation)) << corporation << "\n" << text;
}

TEST(table_telling, what_the_others_did_stays_until_the_turn_is_over) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand mine; B: mc 60", folder / "a.json"), settings_in(folder));
    player.choose("power plant").choose("power plant").press({Kind::enter, Kind::enter});
    player.choose("asteroid").choose("power plant").press({Kind::enter, Kind::enter});
    const auto tells = [&] { return has(player.text({160, 40}), "“Asteroid”"); };
    EXPECT_TRUE(tells()) << player.text({160, 40});
    player.choose("mine");
    EXPECT_TRUE(tells()) << "after the first of two actions\n" << player.text({160, 40});
}

TEST(table_telling, a_production_phase_is_news_also_for_who_passed_last) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand mine; B: mc 60", folder / "a.json"), settings_in(folder));
    player.choose("pass").press({Kind::enter, Kind::enter}).choose("pass");
    const auto is_asked = [&](const char* who) { return has(player.text(), say(T::hand_over, {{"who", who}})); };
    for (int i = 0; i < 5 && !is_asked("Player 1"); ++i) player.press({Kind::enter});
    for (int i = 0; i < 9 && !is_asked("Player 2"); ++i) player.press({Kind::enter});
    ASSERT_TRUE(is_asked("Player 2")) << player.text();
    player.press({Kind::enter});
    EXPECT_TRUE(has(player.text({160, 60}), "Production phase of generation 2")) << player.text({160, 60});
}

TEST(table_telling, markers_that_all_move_are_one_line) {
    const Folder folder;
    Player player(
        table_at("gen 2; colonies luna, ceres, io, triton, ganymede; A: mc 60, hand mine; B: mc 60", folder / "a.json"),
        settings_in(folder));
    player.choose("pass").press({Kind::enter, Kind::enter}).choose("pass").press({Kind::enter});
    const char* const told = "Ceres, Ganymede, Io, Luna, Triton: marker";
    for (int i = 0; i < 9 && !has(player.text({160, 60}), told); ++i) player.press({Kind::enter});
    EXPECT_TRUE(has(player.text({160, 60}), told)) << player.text({160, 60});
}

// -- the score

std::string score_of(const char* game, const std::vector<table::Seat>& seats) {
    const Folder folder;
    const table::Table table = table_test::begun(table_test::agreement(game, seats), folder / "a.json");
    const std::vector<std::string> names = names_of(seats);
    const Settings settings = settings_in(folder);
    Player player(settings);
    player.dialogs.open(
        std::make_unique<ScoreDialog>(table.sitting().committed(), present::Speaker{settings.book(), names}, settings));
    return player.text({80, 24});
}

TEST(table_telling, there_are_no_places_where_nobody_wins) {
    for (const std::string& text : {score_of("terraforming", {{"Ola", ""}}), score_of("martians", {{"Ola", ""}}),
                                    score_of("martians", {{"Ola", ""}, {"Jan", ""}})}) {
        EXPECT_TRUE(has(text, say(T::total))) << text;
        EXPECT_FALSE(has(text, say(T::place))) << text;
    }
    EXPECT_TRUE(has(score_of("terraforming", {{"Ola", ""}, {"Jan", ""}}), say(T::place)));
}

TEST(table_telling, without_news_the_card_has_its_place) {
    const Folder folder;
    Player player(table_test::begun(table_test::two_people(), folder / "a.json"), settings_in(folder));
    player.press({Kind::enter}).type("!").press({Kind::enter});
    for (int i = 0; i < 3 && !has(player.text(), say(T::hand_over_hint)); ++i) player.press({Kind::enter});
    ASSERT_TRUE(has(player.text(), say(T::hand_over, {{"who", "Jan"}}))) << player.text();
    player.press({Kind::enter});
    EXPECT_FALSE(has(player.text(), say(T::since_last_turn))) << player.text();
    EXPECT_TRUE(has(player.text(), "You start with")) << player.text();
}

// -- pages that are longer than the screen

TEST(table_telling, the_log_scrolls) {
    const Folder folder;
    Player player(first_table(folder), settings_in(folder));
    for (int i = 0; i < 30; ++i) {
        player.type("!").press({Kind::enter, Kind::enter});
        wait_for_bots(player);
    }
    player.press({Kind::back_tab});
    const std::string end = player.text({80, 24});
    player.press({Kind::home});
    const std::string begin = player.text({80, 24});
    EXPECT_TRUE(has(begin, "Ola plays as")) << begin;
    EXPECT_FALSE(has(end, "Ola plays as")) << end;
    EXPECT_NE(player.press({Kind::page_down}).text({80, 24}), begin);
    EXPECT_EQ(player.press({Kind::page_up}).text({80, 24}), begin);
    EXPECT_EQ(player.press({Kind::end}).text({80, 24}), end);
}

/// Bots play on, a choice for every one.
void watch(Player& player, int choices) {
    for (int i = 0; i < choices; ++i) player.press({Kind::none});
}

TEST(table_telling, the_log_follows_until_one_scrolls_up) {
    const Folder folder;
    const std::vector<table::Seat> bots = {{"Ares", "greedy"}, {"Bellona", "greedy"}};
    Player player(table_test::begun(table_test::agreement("terraforming", bots), folder / "a.json"),
                  settings_in(folder));
    const Size size{80, 24};
    watch(player, 60);
    const std::string earlier = player.press({Kind::back_tab}).text(size);
    watch(player, 10);
    const std::string later = player.text(size);
    EXPECT_NE(later, earlier);
    EXPECT_EQ(player.press({Kind::end}).text(size), later) << "there is nothing below";
    EXPECT_TRUE(has(player.press({Kind::page_up}).text(size), "▼")) << player.text(size);
    const std::string first = line_of(player.text(size), 2);
    watch(player, 10);
    EXPECT_EQ(line_of(player.text(size), 2), first) << "who reads is left in peace";
}

constexpr const char* kFourteenCards =
    "gen 2; A: mc 60, hand mine birds comet asteroid fish worms trees grass bushes heather moss algae lichen "
    "windmills; "
    "B: mc 60";

TEST(table_telling, a_page_that_fits_in_two_columns_does_not_scroll) {
    const Folder folder;
    Player player(table_at(kFourteenCards, folder / "a.json"), settings_in(folder));
    const std::string text = player.press({Kind::tab}).text({80, 24});
    EXPECT_FALSE(has(text, "▲") || has(line_of(text, 12), "▼")) << text;
    for (const char* card : {"Mine", "Birds", "Lichen", "Windmills"}) EXPECT_TRUE(has(text, card)) << card << text;
}

TEST(table_telling, a_page_of_the_board_scrolls_where_it_is_too_long) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand mine birds comet asteroid fish worms trees grass bushes heather moss "
                           "algae lichen windmills ants decomposers tardigrades predators herbivores livestock pets "
                           "farming satellites sabotage cartel insulation; B: mc 60",
                           folder / "a.json"),
                  settings_in(folder));
    player.press({Kind::tab});
    const std::string top = player.text({80, 24});
    EXPECT_FALSE(has(top, "Farming")) << top;
    EXPECT_TRUE(has(top, "▼")) << top;
    EXPECT_TRUE(has(player.press({Kind::end}).text({80, 24}), "Farming")) << player.text({80, 24});
    EXPECT_EQ(player.press({Kind::home}).text({80, 24}), top);
}

TEST(table_telling, half_of_a_card_says_that_it_has_another) {
    const Folder folder;
    Player player(table_at("gen 2; A: mc 60, hand ants; B: mc 60", folder / "a.json"), settings_in(folder));
    player.type("/ants");
    const std::string text = player.text({80, 20});
    EXPECT_FALSE(has(text, "for every 2 microbes")) << text;
    EXPECT_TRUE(has(text, "… ?")) << text;
}

}  // namespace
}  // namespace planitia::play_test
