/// Questions as people see them, and the pane beside them.
#include <kit/moves.h>
#include <play/details.h>
#include <play/question.h>
#include <terminal/palette.h>

#include "desk.h"

namespace planitia::play_test {
namespace {

using table_test::table_at;

protocol::Telling english() { return {Language::en, {"Ola", "Jan"}}; }

Question ask(const table::Table& table, PlayerId player) { return Question(table, player, english(), {}); }

const Answer* find(const Question& question, std::string_view label) {
    for (const Answer& answer : question.answers())
        if (answer.item.label == label) return &answer;
    return nullptr;
}

std::string all_details(const table::Table& table, const Question& question, const Answer& answer) {
    std::string all;
    for (const Line& line : details_of(table, question, answer, english(), {})) all += line.text + "\n";
    return all;
}

constexpr const char* kTurn = "gen 2; oxygen 3; A: mc 12, steel 3, hand mine birds asteroid; B: mc 5";

TEST(question, has_every_legal_option_once) {
    for (const char* game : {"terraforming", "martians"}) {
        const Folder folder;
        table::Table table = table_test::begun(table_test::two_people(game), folder / "a.json");
        for (int i = 0; i < 60 && !table.is_over(); ++i) {
            const PlayerId player = table.next();
            const Question question = ask(table, player);
            const Document decision = table.decision(player);
            if (!question.is_pick()) {
                std::size_t possible = 0;
                for (const Answer& answer : question.answers()) possible += answer.is_possible() ? 1U : 0U;
                ASSERT_EQ(possible, decision.find("options")->as_list()->size()) << game << " " << i;
                for (const Document& option : *decision.find("options")->as_list()) ASSERT_TRUE(question.find(option));
            } else {
                ASSERT_EQ(question.answers().size(), decision.find("pick")->find("from")->as_list()->size());
            }
            table_test::play(table, 1);
        }
    }
}

TEST(question, what_is_not_possible_is_dim_and_says_why) {
    const Folder folder;
    const table::Table table = table_at(kTurn, folder / "a.json");
    const Question question = ask(table, A);
    const Answer* birds = find(question, "Birds");
    ASSERT_NE(birds, nullptr);
    EXPECT_FALSE(birds->is_possible());
    EXPECT_FALSE(birds->item.is_enabled);
    ASSERT_FALSE(birds->reasons.empty());
    EXPECT_TRUE(has(birds->reasons.front(), "13")) << "the oxygen it needs: " << birds->reasons.front();
    EXPECT_EQ(birds->item.note, birds->reasons.front());
    EXPECT_TRUE(has(all_details(table, question, *birds), birds->reasons.front()));
    const Answer* mine = find(question, "Mine");
    ASSERT_NE(mine, nullptr);
    EXPECT_TRUE(mine->is_possible());
    EXPECT_TRUE(mine->item.is_enabled);
    for (const Answer& answer : question.answers())
        if (!answer.option.is_null()) {
            EXPECT_EQ(answer.item.is_enabled, answer.is_possible()) << answer.item.label;
        }
}

TEST(question, what_is_dim_is_drawn_so) {
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

TEST(question, the_details_of_a_card_show_what_it_does_not_only_that_it_is_paid) {
    const Folder folder;
    const table::Table table = table_at(kTurn, folder / "a.json");
    const Question question = ask(table, A);
    const std::string details = all_details(table, question, *find(question, "Mine"));
    EXPECT_TRUE(has(details, "steel production") || has(details, "production")) << details;
    EXPECT_EQ(table.game().choice_count(), 0U) << "nothing is done";
}

TEST(question, of_a_payment_begins_at_the_usual_one) {
    const Folder folder;
    table::Table table = table_at(kTurn, folder / "a.json");
    ASSERT_TRUE(table.choose(A, Document::map({{"kind", "play-card"}, {"card", "mine"}})));
    const Question question = ask(table, A);
    EXPECT_EQ(question.kind(), "pay");
    EXPECT_EQ(question.answers()[question.usual()].option,
              (*table.decision(A).find("options")->as_list())[static_cast<std::size_t>(
                  *table.decision(A).find("usual")->as_int())]);
    EXPECT_EQ(*question.answers()[question.usual()].option.find("steel"), Document(2));
}

TEST(question, a_pick_has_its_bounds_and_the_choice_of_the_marked) {
    const Folder folder;
    table::Table table = table_at("gen 2; A: mc 9, hand mine birds asteroid; B: mc 5", folder / "a.json");
    ASSERT_TRUE(table.choose(A, kit::project("sell-patents").fields));
    const Question question = ask(table, A);
    ASSERT_TRUE(question.is_pick());
    EXPECT_EQ(question.fewest(), 1);
    EXPECT_EQ(question.most(), 3);
    std::vector<Item> items;
    for (const Answer& answer : question.answers()) items.push_back(answer.item);
    items[0].is_marked = items[2].is_marked = true;
    const Document picked = question.picked(items);
    ASSERT_EQ(picked.find("cards")->as_list()->size(), 2U);
    EXPECT_TRUE(table.choose(A, picked));
    EXPECT_EQ(stock(*table.game().state().find("position"), 0, "megacredits"), 11);
}

TEST(draw_lines, wraps_and_shows_the_end_when_told) {
    Canvas canvas({6, 2});
    draw_lines(Region(canvas), {{"one two"}, {""}, {"three"}});
    EXPECT_EQ(canvas.text(), "one\ntwo\n");
    Canvas end({6, 2});
    draw_lines(Region(end), {{"one two"}, {"three"}}, true);
    EXPECT_EQ(end.text(), "two\nthree\n");
}

}  // namespace
}  // namespace planitia::play_test
