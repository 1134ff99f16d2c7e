#include <gtest/gtest.h>
#include <present/lookup.h>
#include <terminal/card_drawing.h>
#include <terminal/text.h>

namespace planitia::terminal {
namespace {

using namespace present;

TEST(card_drawing, shows_cost_title_kind_and_text) {
    const Style plain{.has_unicode = false};
    const Entry fish = look_up(Language::en, {.kind = "project", .words = {"sub-zero-salt-fish"}}).entries.front();
    const std::vector<std::string> expected = {
        "+----------------------------------------------+", "| 5  Sub-zero Salt Fish                    C42 |",
        "| Active card · Colonies · animal              |", "+----------------------------------------------+",
        "| Requirement: −6 °C or warmer.                |", "| Lower any player’s plant production 1 step.  |",
        "| Action: add 1 animal to this card.           |", "| 1 victory point for every 2 animals on this  |",
        "| card.                                        |", "+----------------------------------------------+"};
    EXPECT_EQ(draw_card(plain, Language::en, fish, 48), expected);
}

TEST(card_drawing, a_goal_names_its_map) {
    const Entry goal = look_up(Language::cs, {.kind = "milestone", .words = {"polar-explorer"}}).entries.front();
    EXPECT_TRUE(list_line({}, Language::cs, goal).ends_with("Čestné tituly · Hellas"));
    const auto drawn = draw_card({.has_unicode = false}, Language::en, goal, 40);
    EXPECT_EQ(drawn[2], "| Milestones · Hellas                  |");
}

TEST(card_drawing, a_caption_tells_the_price_in_the_money_of_the_language) {
    const auto caption_in = [](Language language) {
        const Entry fish = look_up(language, {.kind = "project", .words = {"sub-zero-salt-fish"}}).entries.front();
        return unbound(caption(phrasebook(language), fish));
    };
    EXPECT_EQ(caption_in(Language::en), "Active card · animal · 5 M€");
    EXPECT_TRUE(caption_in(Language::pl).ends_with(" · 5 M€")) << caption_in(Language::pl);
    EXPECT_TRUE(caption_in(Language::uk).ends_with(" · 5 M€")) << caption_in(Language::uk);
    EXPECT_TRUE(caption_in(Language::cs).ends_with(" · 5 €")) << caption_in(Language::cs);
}

TEST(card_drawing, lines_up_in_every_language_and_width) {
    const Style plain;
    for (Language language : every<Language>())
        for (const Entry& entry : entries(language))
            for (std::size_t columns : {32U, 64U})
                for (const std::string& line : draw_card(plain, language, entry, columns))
                    ASSERT_EQ(width(line), columns) << line;
}

TEST(card_drawing, a_list_fits_the_terminal) {
    for (Language language : every<Language>())
        for (const Entry& entry : entries(language)) {
            EXPECT_LE(width(list_line({.columns = 80}, language, entry)), 80U);
            EXPECT_GE(width(list_line({}, language, entry)), width(list_line({.columns = 80}, language, entry)));
        }
}

TEST(card_drawing, paints_only_where_there_are_colours) {
    const Entry entry = entries(Language::en).front();
    const auto first = [&](const Style& style) { return draw_card(style, Language::en, entry, 48)[1]; };
    EXPECT_EQ(first({.has_colour = false}).find('\x1b'), std::string::npos);
    EXPECT_NE(first({.has_colour = true}).find("\x1b["), std::string::npos);
}

}  // namespace
}  // namespace planitia::terminal
