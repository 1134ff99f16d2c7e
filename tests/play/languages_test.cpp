/// Every dialog in every language and at every size: inside its region, and with what matters in sight.
#include <play/guide_dialog.h>
#include <play/menu_dialog.h>
#include <play/replay_dialog.h>
#include <play/score_dialog.h>
#include <play/setup_dialog.h>
#include <present/shelf.h>
#include <terminal/text.h>

#include <functional>

#include "player.h"

namespace planitia::play_test {
namespace {

constexpr Language kLanguages[] = {Language::en, Language::pl, Language::uk, Language::cs};
constexpr Size kSizes[] = {{80, 20}, {80, 24}, {160, 50}};

/// Draws the dialog in the middle of a larger canvas, checks that nothing around it has changed, and gives what was drawn.
std::string drawn_inside(Dialogs& dialogs, Size size) {
    constexpr int kMargin = 2;
    Canvas canvas({size.columns + 2 * kMargin, size.rows + 2 * kMargin});
    const terminal::Look around{.ink = terminal::Rgb{1, 2, 3}};
    for (int y = 0; y < canvas.size().rows; ++y)
        for (int x = 0; x < canvas.size().columns; ++x) canvas.cell(x, y) = {"#", around};
    Region inside = Region(canvas).part({kMargin, kMargin, size.columns, size.rows});
    inside.fill({});
    dialogs.draw(inside);
    std::string text;
    for (int y = 0; y < canvas.size().rows; ++y) {
        std::string row;
        for (int x = 0; x < canvas.size().columns; ++x) {
            const bool is_inside =
                x >= kMargin && y >= kMargin && x < kMargin + size.columns && y < kMargin + size.rows;
            if (is_inside) {
                row += canvas.cell(x, y).text;
            } else if (!(canvas.cell(x, y) == terminal::Cell{"#", around})) {
                ADD_FAILURE() << "drew outside at " << x << ", " << y;
            }
        }
        if (!row.empty()) {
            EXPECT_EQ(terminal::width(row), static_cast<std::size_t>(size.columns)) << row;
        }
        text += row + "\n";
    }
    return text;
}

/// `check(text, size)` of what is shown.
void in_every_size(Dialogs& dialogs, const std::function<void(const std::string&, Size)>& check) {
    for (Size size : kSizes) {
        const std::string text = drawn_inside(dialogs, size);
        SCOPED_TRACE(std::to_string(size.columns) + "x" + std::to_string(size.rows) + "\n" + text);
        check(text, size);
    }
}

class Languages : public testing::TestWithParam<Language> {
  protected:
    Folder folder;
    Settings settings = settings_in(folder, GetParam());
    Dialogs dialogs{settings};
    std::string say(T text, std::initializer_list<present::Slot> slots = {}) const { return settings.say(text, slots); }
};

INSTANTIATE_TEST_SUITE_P(all, Languages, testing::ValuesIn(kLanguages),
                         [](const auto& each) { return std::string(name(each.param)); });

TEST_P(Languages, the_menu_shows_every_entry) {
    dialogs.open(std::make_unique<MenuDialog>(settings));
    in_every_size(dialogs, [&](const std::string& text, Size) {
        for (T entry : {T::new_game, T::go_on, T::look_back, T::first_game, T::how_to_play, T::leave})
            EXPECT_TRUE(has(text, say(entry)));
    });
}

/// The same things are told in every language.
TEST_P(Languages, a_guide_has_as_many_pages_and_paragraphs_as_the_english_one) {
    for (const present::Shelf& shelf : present::shelves()) {
        const present::Guide guide = shelf.guide(GetParam());
        const present::Guide english = shelf.guide(Language::en);
        const auto count = [&](std::string_view text) { return present::paragraphs(settings.book(), text).size(); };
        EXPECT_EQ(count(guide.tips), 3U) << shelf.game;
        ASSERT_EQ(guide.pages.size(), english.pages.size()) << shelf.game;
        for (std::size_t i = 0; i < guide.pages.size(); ++i)
            EXPECT_EQ(count(guide.pages[i].text), count(english.pages[i].text)) << guide.pages[i].title;
    }
}

TEST_P(Languages, a_guide_fits_the_usual_screen) {
    dialogs.open(std::make_unique<GuideDialog>(settings));
    for (const present::Shelf& shelf : present::shelves())
        for (const present::GuidePage& page : shelf.guide(GetParam()).pages) {
            in_every_size(dialogs, [&](const std::string& text, Size size) {
                EXPECT_TRUE(has(text, page.title));
                const bool is_whole = !has(text, say(T::key_scroll));
                EXPECT_TRUE(is_whole || size.rows < 24);
            });
            dialogs.on({Kind::right, ""});
        }
}

TEST_P(Languages, the_tips_for_the_first_game_fit) {
    dialogs.open(std::make_unique<FirstGameDialog>(settings));
    for (const present::Shelf& shelf : present::shelves()) {
        const std::string last = present::paragraphs(settings.book(), shelf.guide(GetParam()).tips).back();
        const std::string last_word = last.substr(last.rfind(' ') + 1);
        in_every_size(dialogs, [&](const std::string& text, Size) {
            EXPECT_TRUE(has(text, shelf.title(settings.book())));
            EXPECT_TRUE(has(text, last_word)) << last_word;
        });
        dialogs.on({Kind::right, ""});
    }
}

TEST_P(Languages, the_way_out_is_always_among_the_keys) {
    dialogs.open(std::make_unique<TableDialog>(
        table_test::begun(table_test::agreement("terraforming", {{"Ola", ""}, {"Ares", "random"}}), folder / "a.json"),
        settings));
    for (int i = 0; i < 2; ++i, dialogs.on({Kind::enter, ""})) {
        const std::string text = drawn_inside(dialogs, {80, 20});
        EXPECT_TRUE(has(line_with(text, "Enter"), "Esc " + say(T::key_back))) << text;
    }
}

TEST_P(Languages, the_form_shows_what_is_selected) {
    dialogs.open(std::make_unique<SetupDialog>(settings));
    in_every_size(dialogs,
                  [&](const std::string& text, Size) { EXPECT_TRUE(has(line_with(text, "▸"), say(T::begin))); });
    for (int i = 0; i < 20; ++i) {
        dialogs.on({Kind::up, ""});
        in_every_size(dialogs, [](const std::string& text, Size) { EXPECT_TRUE(has(text, "▸")); });
    }
}

/// The question, or as much of it as a row can show.
std::string visible_prompt(const table::Sitting& sitting, const Settings& settings, Size size) {
    const std::vector<std::string> names = {"Ola", "Jan"};
    const PlayerId player = sitting.next();
    const std::string prompt = desk::ask(sitting.game(player), player, {settings.book(), names}).prompt;
    constexpr int kName = 7;
    return std::string(
        prompt.substr(0, terminal::cut(prompt, static_cast<std::size_t>(size.columns - kName)).size() - 3));
}

TEST_P(Languages, a_table_shows_the_question_on_every_page) {
    for (const char* game : {"terraforming", "martians"}) {
        const std::filesystem::path file = folder / game;
        table::Table table = table_test::begun(table_test::agreement(game, {{"Ola", ""}, {"Ares", "random"}}), file);
        dialogs.open(std::make_unique<TableDialog>(std::move(table), settings));
        for (int i = 0; i < 12; ++i) {
            while (dialogs.patience()) dialogs.on({Kind::none, ""});
            if (!has(drawn_inside(dialogs, {80, 24}), "▸")) dialogs.on({Kind::enter, ""});
            if (!dialogs.patience()) {
                const table::Sitting stored = table_test::stored_in(file);
                in_every_size(dialogs, [&](const std::string& text, Size size) {
                    EXPECT_TRUE(has(text, visible_prompt(stored, settings, size)))
                        << visible_prompt(stored, settings, size);
                    EXPECT_TRUE(has(text, "▸"));
                });
                dialogs.on({Kind::tab, ""});
            }
            if (i % 3 == 2) {
                dialogs.on({Kind::character, "!"});
                dialogs.on({Kind::enter, ""});
            }
        }
        dialogs.on({Kind::escape, ""});
        EXPECT_TRUE(dialogs.is_empty());
    }
}

TEST_P(Languages, the_end_and_the_score_fit) {
    table::Table table = table_test::begun(table_test::agreement("martians", {{"Ola", "random"}, {"Їжак", "random"}}),
                                           folder / "a.json");
    while (!table.sitting().is_over()) ASSERT_TRUE(table.let_bot_choose(table.sitting().next()));
    dialogs.open(std::make_unique<TableDialog>(std::move(table), settings));
    in_every_size(dialogs, [&](const std::string& text, Size) { EXPECT_TRUE(has(text, say(T::game_over))); });
    dialogs.on({Kind::enter, ""});
    in_every_size(dialogs, [&](const std::string& text, Size) {
        EXPECT_TRUE(has(text, say(T::total)));
        EXPECT_TRUE(has(text, "Ola") && has(text, "Їжак"));
    });
}

TEST_P(Languages, a_score_of_five_fits_80_columns) {
    const std::vector<table::Seat> five = {
        {"Oksana", "random"}, {"Marek", "random"}, {"Jitka", "random"}, {"Bartek", "random"}, {"Eve", "random"}};
    const table::Table table = table_test::begun(table_test::agreement("terraforming", five), folder / "a.json");
    const std::vector<std::string> names = names_of(five);
    dialogs.open(
        std::make_unique<ScoreDialog>(table.sitting().committed(), present::Speaker{settings.book(), names}, settings));
    const std::string text = drawn_inside(dialogs, {80, 24});
    for (const std::string& each : names) EXPECT_TRUE(has(text, each)) << text;
    EXPECT_TRUE(has(text, say(T::place))) << text;
}

TEST_P(Languages, a_replay_shows_where_it_is) {
    for (const char* game : {"terraforming", "martians"}) {
        table::Table table = table_test::begun(table_test::two_people(game), folder / game);
        table_test::play(table, 15);
        auto replay = table::Replay::open(*settings.store(), table.name());
        ASSERT_TRUE(replay);
        dialogs.open(std::make_unique<ReplayDialog>(std::move(*replay), settings));
        for (int i = 1; i <= 15; ++i) {
            dialogs.on({Kind::right, ""});
            in_every_size(dialogs, [&](const std::string& text, Size) {
                EXPECT_TRUE(has(text, say(T::step, {{"n", i}, {"m", 15}})));
            });
        }
        dialogs.on({Kind::escape, ""});
    }
}

TEST_P(Languages, a_window_that_is_too_small_is_told_so) {
    dialogs.open(std::make_unique<MenuDialog>(settings));
    for (Size size : {Size{79, 20}, Size{80, 19}})
        EXPECT_TRUE(has(drawn_inside(dialogs, size), "80")) << "how large it has to be";
    for (Size size : {Size{0, 0}, Size{1, 1}, Size{5, 2}}) drawn_inside(dialogs, size);
}

}  // namespace
}  // namespace planitia::play_test
