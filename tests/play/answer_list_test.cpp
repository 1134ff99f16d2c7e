/// Questions as people see them, and the pane beside them.
#include <kit/moves.h>
#include <play/answer_list.h>
#include <play/details.h>
#include <play/lines.h>
#include <terminal/palette.h>

#include <algorithm>
#include <set>

#include "player.h"

namespace planitia::play_test {
namespace {

using table_test::table_at;

const std::vector<std::string> kNames = {"Ola", "Jan"};
present::Speaker english() { return {present::phrasebook(Language::en), kNames}; }

const desk::Match& game_of(const table::Table& table) { return table.sitting().game(table.sitting().next()); }
AnswerList ask(const table::Table& table, PlayerId player) {
    return AnswerList(desk::ask(table.sitting().game(player), player, english()), Settings{});
}
void choose(table::Table& table, PlayerId player, const terraforming::Option& option) {
    const auto done = table.answer(player, table.sitting().ask(player), {option});
    ASSERT_TRUE(done) << done.error().message;
}

/// The row with that label.
std::size_t row_of(const AnswerList& answers, std::string_view label) {
    const auto& items = answers.list().items();
    const auto row = std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.label == label; });
    return row == items.end() ? throw std::runtime_error("no " + std::string(label))
                              : static_cast<std::size_t>(row - items.begin());
}

std::string all_details(const table::Table& table, const AnswerList& answers, const desk::Answer& answer) {
    std::string all;
    for (const Line& line : details_of(game_of(table), answers.question(), answer, english(), {}))
        all += line.text + "\n";
    return all;
}

constexpr const char* kTurn = "gen 2; oxygen 3; A: mc 12, steel 3, hand mine birds asteroid; B: mc 5";

TEST(answer_list, what_would_change_nothing_is_dim_and_can_be_chosen) {
    const Folder folder;
    const table::Table table = table_at("gen 9; temp 8; A: mc 60; B: mc 0", folder / "a.json");
    AnswerList answers = ask(table, A);
    const std::size_t row = row_of(answers, "Asteroid");
    EXPECT_FALSE(answers.list().items()[row].is_enabled);
    EXPECT_TRUE(answers.answer(row)->is_possible());
    EXPECT_TRUE(answers.list().items()[row_of(answers, "Aquifer")].is_enabled);
}

TEST(answer_list, has_a_row_for_every_answer_and_selects_one) {
    for (const char* game : {"terraforming", "martians"}) {
        const Folder folder;
        table::Table table = table_test::begun(table_test::two_people(game), folder / "a.json");
        for (int i = 0; i < 60 && !table.sitting().is_over(); ++i) {
            const AnswerList answers = ask(table, table.sitting().next());
            std::vector<const desk::Answer*> rows;
            for (std::size_t row = 0; row < answers.list().items().size(); ++row) {
                const desk::Answer* answer = answers.answer(row);
                ASSERT_EQ(answer == nullptr, answers.list().items()[row].is_heading);
                if (answer == nullptr) continue;
                EXPECT_EQ(answers.list().items()[row].is_enabled, answer->is_possible() && !answer->is_useless);
                rows.push_back(answer);
            }
            ASSERT_EQ(rows, answers.question().answers()) << game << " " << i;
            ASSERT_NE(answers.selected(), nullptr);
            EXPECT_TRUE(answers.selected()->is_possible());
            table_test::play(table, 1);
        }
    }
}

TEST(answer_list, what_is_not_possible_is_dim_and_says_why) {
    const Folder folder;
    const table::Table table = table_at(kTurn, folder / "a.json");
    const AnswerList answers = ask(table, A);
    const Item& birds = answers.list().items()[row_of(answers, "Birds")];
    EXPECT_FALSE(birds.is_enabled);
    EXPECT_TRUE(has(birds.note, "13")) << "the oxygen it needs: " << birds.note;
    EXPECT_TRUE(has(all_details(table, answers, *answers.answer(row_of(answers, "Birds"))), birds.note));
    EXPECT_TRUE(answers.list().items()[row_of(answers, "Mine")].is_enabled);
}

/// Notes of the rows with that label.
std::vector<std::string> notes_of(const AnswerList& answers, std::string_view label) {
    std::vector<std::string> notes;
    for (const Item& item : answers.list().items())
        if (item.label == label) notes.push_back(std::string(terminal::unbound(item.note)));
    return notes;
}

TEST(answer_list, trades_that_are_refused_for_the_same_reason_tell_their_price) {
    const Folder folder;
    const table::Table table = table_at(
        "gen 2; colonies luna, titan asleep, io, triton, ganymede; A: mc 60, energy 0, titanium 3", folder / "a.json");
    const AnswerList answers = ask(table, A);
    const auto asleep = notes_of(answers, "Titan");
    ASSERT_EQ(asleep.size(), 3U);
    EXPECT_TRUE(asleep[0].starts_with("9 M€ · ")) << asleep[0];
    EXPECT_TRUE(asleep[1].starts_with("3 energy · ")) << asleep[1];
    EXPECT_TRUE(asleep[2].starts_with("3 titanium · ")) << asleep[2];
    const auto open = notes_of(answers, "Luna");
    ASSERT_EQ(open.size(), 3U);
    EXPECT_EQ(open[0], "9 M€");
    EXPECT_EQ(open[1], "Needs 3 energy; you have 0.") << "the reason tells the price already";
    EXPECT_EQ(open[2], "3 titanium");
}

TEST(answer_list, a_price_stays_whole_where_there_is_no_room_for_the_tags) {
    const Folder folder;
    Player player(
        table_at("gen 2; A: mc 60, hand beam-from-a-thorium-asteroid big-asteroid corporate-stronghold; B: mc 5",
                 folder / "a.json"),
        settings_in(folder));
    const std::string text = player.text({80, 24});
    EXPECT_TRUE(has(line_with(text, "Big Asteroid"), "27 M€ · ")) << text;
    for (const std::string& line : {line_with(text, "Corporate Strong"), line_with(text, "Beam from")})
        EXPECT_FALSE(has(line.substr(0, 43), "M€ ·") && has(line.substr(0, 43), "…")) << line;
}

desk::Answer labelled(std::string label, std::string note = {}) {
    return {.option = {}, .label = std::move(label), .note = std::move(note), .text = {}};
}

TEST(answer_list, what_a_label_says_in_brackets_makes_room_for_the_rest) {
    desk::Question question{.groups = {{"", "", {}}}};
    question.groups[0].answers = {
        labelled("Deliver 1 food to quarter 1 (+2 satisfaction)"),
        labelled("Deliver 1 food to quarter 2 (+2 satisfaction)"),
        labelled("Prepare medicine (field 1, slow)", "2◷ 1↯ 1▣ 1≈"),
        labelled("Hire (field 1)", "1◷"),
        labelled("Hire (field 2)", "1◷"),
    };
    AnswerList answers(std::move(question), Settings{});
    const auto& items = answers.list().items();
    EXPECT_EQ(items[0].label, "Deliver 1 food to quarter 1");
    EXPECT_EQ(items[0].note, "+2 satisfaction");
    EXPECT_EQ(items[1].label, "Deliver 1 food to quarter 2");
    EXPECT_EQ(items[2].label, "Prepare medicine");
    EXPECT_EQ(items[2].note, "field 1, slow · 2◷ 1↯ 1▣ 1≈");
    EXPECT_EQ(items[2].brief, "2◷ 1↯ 1▣ 1≈");
    EXPECT_EQ(items[3].label, "Hire (field 1)") << "that is all that tells them apart";
    Canvas canvas({43, 5});
    answers.draw({}, Region(canvas));
    EXPECT_TRUE(has(canvas.text(), "quarter 1") && has(canvas.text(), "quarter 2")) << canvas.text();
}

TEST(answer_list, places_are_told_apart_in_every_language) {
    for (Language language : {Language::en, Language::pl, Language::uk, Language::cs}) {
        const Folder folder;
        Player player(table_at("gen 2; A: mc 60, hand restricted-area; B: mc 5", folder / "a.json"),
                      settings_in(folder, language));
        player.press({Kind::home, Kind::enter});
        std::set<std::string> rows;
        for (int y = 14; y < 23; ++y) rows.insert(line_of(player.text({80, 24}), y).substr(5, 38));
        EXPECT_EQ(rows.size(), 9U) << player.text({80, 24});
        EXPECT_FALSE(has(line_of(player.text({80, 24}), 15), "…")) << player.text({80, 24});
        EXPECT_FALSE(has(line_of(player.text({80, 24}), 15).substr(0, 43), "M€")) << "the card is paid";
    }
}

TEST(answer_list, on_a_map_down_comes_by_every_row_and_aside_stays_in_it) {
    const Folder folder;
    table::Table table = table_at("gen 2; A: mc 60, hand subterranean-reservoir; B: mc 5", folder / "a.json");
    choose(table, A, option(terraforming::OptionKind::play_card, terraforming::find_card("subterranean-reservoir")));
    AnswerList answers = ask(table, A);
    const auto row = [&] { return answers.answer(*answers.list().selected())->place->row; };
    std::set<int> rows;
    for (const desk::Answer* each : answers.question().answers())
        if (each->is_possible()) rows.insert(each->place->row);
    std::set<int> visited = {row()};
    for (std::size_t steps = 1; steps < rows.size(); ++steps) {
        const int before = row();
        answers.on({Kind::down});
        EXPECT_GT(row(), before);
        visited.insert(row());
        const int here = row();
        for (Kind aside : {Kind::left, Kind::right, Kind::right, Kind::left}) {
            answers.on({aside});
            EXPECT_EQ(row(), here);
        }
    }
    EXPECT_GT(rows.size(), 3U);
    EXPECT_EQ(visited, rows);
}

TEST(answer_list, what_is_dim_is_drawn_so) {
    const Folder folder;
    Player player(table_at(kTurn, folder / "a.json"), settings_in(folder));
    player.type("/").type("birds").press({Kind::escape}).press({Kind::home});
    const Canvas canvas = player.canvas({100, 40});
    const auto ink_of = [&](const std::string& label) {
        for (int y = 20; y < 40; ++y) {
            std::string row;
            for (int x = 5; x < 5 + static_cast<int>(label.size()); ++x) row += canvas.cell(x, y).text;
            if (row == label) return canvas.cell(5, y).look.ink;
        }
        ADD_FAILURE() << label << " is not drawn";
        return std::optional<terminal::Rgb>();
    };
    EXPECT_NE(ink_of("Mine"), ink_of("Birds"));
    EXPECT_EQ(ink_of("Birds"), terminal::kSecondText);
}

TEST(details, of_a_card_show_what_it_does_not_only_that_it_is_paid) {
    const Folder folder;
    const table::Table table = table_at(kTurn, folder / "a.json");
    const AnswerList answers = ask(table, A);
    const std::string details = all_details(table, answers, *answers.answer(row_of(answers, "Mine")));
    EXPECT_TRUE(has(details, "production")) << details;
    EXPECT_EQ(game_of(table).choice_count(), 0U) << "nothing is done";
}

TEST(answer_list, of_a_payment_begins_at_the_usual_one) {
    const Folder folder;
    table::Table table = table_at(kTurn, folder / "a.json");
    choose(table, A, option(terraforming::OptionKind::play_card, terraforming::find_card("mine")));
    const AnswerList answers = ask(table, A);
    EXPECT_EQ(answers.question().kind, "pay");
    ASSERT_NE(answers.selected(), nullptr);
    EXPECT_EQ(answers.selected()->option, answers.question().usual);
    EXPECT_EQ(std::get<terraforming::Option>(answers.selected()->option).steel, 2);
}

TEST(answer_list, a_pick_has_its_bounds_and_the_choice_of_the_marked) {
    const Folder folder;
    table::Table table = table_at("gen 2; A: mc 9, hand mine birds asteroid; B: mc 5", folder / "a.json");
    choose(table, A, option(terraforming::OptionKind::standard_project, terraforming::Project::sell_patents));
    AnswerList answers = ask(table, A);
    ASSERT_TRUE(answers.question().pick);
    EXPECT_EQ(answers.question().pick->min, 1);
    EXPECT_EQ(answers.question().pick->max, 3);
    EXPECT_TRUE(has(answers.objection({}), "1")) << "nothing is marked";
    EXPECT_TRUE(answers.toggle_mark());
    answers.on({Kind::end, ""});
    EXPECT_TRUE(answers.toggle_mark());
    EXPECT_EQ(answers.objection({}), "");
    EXPECT_TRUE(table.answer(A, table.sitting().ask(A), answers.choice()));
    EXPECT_EQ(stock(game_of(table), A, Resource::megacredits), 11);
}

TEST(draw_lines, wraps_and_begins_where_it_is_told) {
    Canvas canvas({6, 2});
    draw_lines(Region(canvas), {{"one two"}, {""}, {"three"}});
    EXPECT_EQ(canvas.text(), "one\ntwo\n");
    Canvas end({6, 2});
    EXPECT_EQ(draw_lines(Region(end), {{"one two"}, {"three"}}, 100), 1);
    EXPECT_EQ(end.text(), "two\nthree\n");
}

TEST(shortened, leaves_out_what_deeds_have_brought_before_the_deeds_themselves) {
    const std::vector<Line> lines = {{"A plays x."}, {"A: +1"}, {"A: +2"}, {"A plays y."}, {"A: +3"}};
    const auto texts = [&](terminal::Size room) {
        std::string all;
        for (const Line& line : shortened(lines, room)) all += line.text + "|";
        return all;
    };
    EXPECT_EQ(texts({20, 5}), "A plays x.|A: +1|A: +2|A plays y.|A: +3|") << "there is room for all";
    EXPECT_EQ(texts({20, 4}), "A plays x.|A: +2|A plays y.|A: +3|") << "the oldest first";
    EXPECT_EQ(texts({20, 2}), "A plays x.|A plays y.|");
    EXPECT_EQ(texts({20, 1}), "A plays x.|A plays y.|");
    EXPECT_EQ(texts({8, 6}), "A plays x.|A: +2|A plays y.|A: +3|") << "two rows for what is wrapped";
}

TEST(draw_last_lines, begins_with_a_whole_line_and_says_that_there_is_more) {
    Canvas canvas({6, 3});
    draw_last_lines(Region(canvas), {{"zero"}, {"one two"}, {"three"}, {"four"}}, {});
    EXPECT_EQ(canvas.text(), "…\nthree\nfour\n");
    Canvas all({6, 4});
    draw_last_lines(Region(all), {{"one two"}, {"three"}}, {});
    EXPECT_EQ(all.text(), "one\ntwo\nthree\n\n");
}

}  // namespace
}  // namespace planitia::play_test
