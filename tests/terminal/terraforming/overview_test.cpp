#include "drawn.h"

#include <kit/rich_position.h>
#include <present/terraforming/phrasebook.h>
#include <present/terraforming/titles.h>
#include <terminal/palette.h>
#include <terminal/text.h>

namespace planitia::terminal {
namespace {

using kit::given;
constexpr PlayerId A{0};
constexpr Style kAscii{.has_unicode = false};
constexpr std::size_t kOverview = 0;

TEST(terraforming_map, shows_tiles_where_they_lie) {
    const auto game =
        given("gen 3; tiles 1 greenery A, 2 ocean, 3 city B, 22 capital A; A: mc 5, played capital; B: mc 5");
    const std::string text = Drawn(game.position(), A, present::Language::en, kAscii).text(kOverview);
    EXPECT_EQ(line_of(text, 0).substr(10, 19), "G 1 ~~~ C 2 ~c   ~ ") << text;
    EXPECT_EQ(line_of(text, 3).substr(16, 3), "C*1") << "row 4, place 4\n" << text;
    EXPECT_EQ(line_of(text, 4).substr(10, 3), "Npp") << "Noctis";
    EXPECT_EQ(line_of(text, 3).substr(4, 3), "^pt") << "a volcano";
}

TEST(terraforming_map, shows_what_a_card_placed_by_its_title_and_claims_by_their_owner) {
    const auto game = given("gen 3; tiles 21 natural-preserve B; claims 1 A; A: mc 5; B: played natural-preserve");
    const std::string text = Drawn(game.position(), A, present::Language::en, kAscii).text(kOverview);
    EXPECT_TRUE(has(line_of(text, 3), "Na2")) << text;
    EXPECT_TRUE(has(line_of(text, 0), "ss1")) << text;
}

TEST(terraforming_map, shows_phobos_only_when_it_is_built) {
    const auto before = given("gen 3; A: mc 5");
    const auto after = given("gen 3; tiles phobos city B; A: mc 5; B: played phobos-space-haven");
    EXPECT_FALSE(has(Drawn(before.position(), A).text(kOverview), "Pho"));
    EXPECT_TRUE(has(Drawn(after.position(), A).text(kOverview), "Pho ⌂ ■"));
}

TEST(terraforming_map, marks_where_a_tile_may_go) {
    auto game = given("gen 3; A: mc 20; B: mc 5");
    game.when(A, kit::project("aquifer"));
    ASSERT_EQ(game.question(A), "place-tile");
    Drawn drawn(game.position(), A, present::Language::en, kAscii);
    drawn.select(option(terraforming::OptionKind::place_tile, terraforming::SpaceId{1}));
    const std::string text = drawn.text(kOverview);
    EXPECT_EQ(line_of(text, 0).substr(10, 19), "ss [+ss]1.3 +c   + ")
        << "space 2 is selected, two others are possible\n"
        << text;
    const Canvas canvas = drawn.page(kOverview, {80, 12});
    EXPECT_EQ(canvas.cell(14, 0).look.ground, kLegal);
    EXPECT_NE(canvas.cell(10, 0).look.ground, canvas.cell(22, 0).look.ground)
        << "possible spaces have a ground of their own";
}

TEST(terraforming_players, show_stock_and_production_in_columns) {
    const auto game =
        given("gen 3; first B; A: mc 31, steel 4, heat 105, prod mc -3 steel 2, tr 29; B: mc 7, prod mc 12, passed");
    const std::string text = Drawn(game.position(), A).text(kOverview);
    EXPECT_TRUE(has(text, " 31−3    4+2    0+0    0+0    0+0  105+0")) << text;
    EXPECT_TRUE(has(text, "  7+12   0+0")) << text;
    EXPECT_TRUE(has(text, "▶● Oksana")) << "it is her turn";
    EXPECT_TRUE(has(text, "TR 29 0 cards")) << text;
    EXPECT_TRUE(has(text, "⚑ passed TR 20")) << "the first player has passed";
}

TEST(terraforming_parameters, have_a_cell_for_every_step) {
    const auto game = given("gen 3; temp -10; oxygen 6; oceans 9; A: mc 5");
    const std::string text = Drawn(game.position(), A, present::Language::en, kAscii).text(kOverview);
    EXPECT_EQ(line_of(text, 9).substr(0, 35), "  -10 C ##########......... 9 left ") << text;
    EXPECT_TRUE(has(line_of(text, 10), "6 % O2 ######........ 8 left")) << text;
    EXPECT_TRUE(has(line_of(text, 11), "~ 9/9 ######### *")) << text;
}

TEST(terraforming_headline, says_where_the_game_stands) {
    const auto game = given("gen 7; temp -10; oxygen 6; oceans 5; active B; A: mc 5; B: mc 5");
    EXPECT_EQ(Drawn(game.position(), A).headline(),
              "Generation 7 · actions · −10 °C · 6 % O₂ · oceans 5/9 · Marek to act");
    const auto alone = given("solo; gen 2; A: mc 5");
    EXPECT_TRUE(Drawn(alone.position(), A).headline().starts_with("Generation 2 of 14 · "));
    const auto set_up = kit::dealt({.players = 5}, "x");
    EXPECT_TRUE(has(Drawn(set_up.position(), PlayerId{}).headline(), "waiting for Oksana, Marek and 3 more"));
    EXPECT_FALSE(has(Drawn(set_up.position(), A).headline(), "waiting for")) << "who is asked knows";
}

/// Draws into the middle of a canvas and gives what is around it.
std::string around(const Drawn& drawn, std::size_t page, Size size) {
    Canvas canvas({size.columns + 4, size.rows + 2});
    Region all(canvas);
    drawn.on_board([&](const Board& board) { board.draw(all.part({2, 1, size.columns, size.rows}), page); });
    std::string outside;
    for (int y = 0; y < size.rows + 2; ++y)
        for (int x = 0; x < size.columns + 4; ++x)
            if (x < 2 || y < 1 || x >= size.columns + 2 || y > size.rows) outside += canvas.cell(x, y).text;
    return outside;
}

TEST(terraforming_overview, stays_inside_at_every_size) {
    const terraforming::Position position = kit::rich_position({.players = 5, .colonies = true}, "fits");
    for (present::Language language : every<present::Language>()) {
        const Drawn drawn(position, A, language);
        for (std::size_t page = 0; page < 6; ++page)
            for (Size size : {Size{80, 12}, Size{100, 26}, Size{160, 30}, Size{45, 12}, Size{20, 5}, Size{1, 1},
                              Size{0, 0}, Size{240, 70}})
                EXPECT_EQ(around(drawn, page, size).find_first_not_of(' '), std::string::npos) << page;
    }
}

/// Titles, columns and gauges are whole in every language, where they are tightest.
TEST(terraforming_overview, is_not_cut_in_any_language) {
    using L = present::TerraformingLabel;
    const terraforming::Position position = kit::rich_position({.players = 5, .colonies = true}, "fits");
    for (present::Language language : every<present::Language>()) {
        const Drawn drawn(position, A, language);
        const present::Phrasebook& book = drawn.speaker.book;
        const std::string small = drawn.text(kOverview);
        for (L column : {L::column_steel, L::column_titanium, L::column_plants, L::column_energy, L::column_heat}) {
            EXPECT_LE(width(book.say(column)), 6U);
            EXPECT_TRUE(has(small, book.say(column))) << small;
        }
        const Canvas canvas = drawn.page(kOverview, {80, 12});
        for (int y = 9; y < 12; ++y) EXPECT_EQ(canvas.cell(38, y).text, " ") << "gauges end before the players begin";
        EXPECT_LE(width(book.say(L::steps_left, {{"n", 19}})), 10U);
        EXPECT_LE(width(drawn.headline()), 80U) << drawn.headline();
    }
}

/// Titles of goals are whole in every language, on every map, unless the figures of four or five players take their place.
TEST(terraforming_overview, shows_the_goals_of_the_map) {
    for (terraforming::Map map : every<terraforming::Map>()) {
        const terraforming::Position position =
            kit::rich_position({.players = 3, .colonies = true, .map = map}, "fits");
        for (present::Language language : every<present::Language>()) {
            const std::string large = Drawn(position, A, language).text(kOverview, {160, 30});
            for (terraforming::Award award : position.map().awards)
                EXPECT_TRUE(has(large, present::title(language, award))) << large;
            for (terraforming::Milestone milestone : position.map().milestones)
                EXPECT_TRUE(has(large, present::title(language, milestone))) << large;
        }
    }
}

TEST(terraforming_overview, shows_everything_on_a_large_screen) {
    const terraforming::Position position = kit::rich_position({.players = 5, .colonies = true}, "large");
    const std::string text = Drawn(position, A).text(kOverview, {160, 30});
    for (const char* part :
         {"Milestones", "Terraformer", "Awards", "Miner", "Colonies", "Card actions", "Hand", "Oksana", "Eve", "5·3"})
        EXPECT_TRUE(has(text, part)) << part << '\n' << text;
}

TEST(terraforming_overview, is_plain_without_unicode) {
    const terraforming::Position position = kit::rich_position({.players = 5, .colonies = true}, "plain");
    const Drawn drawn(position, A, present::Language::en, kAscii);
    for (std::size_t page = 0; page < 6; ++page)
        for (Size size : {Size{80, 12}, Size{160, 30}}) {
            const Canvas canvas = drawn.page(page, size);
            for (int y = 0; y < size.rows; ++y)
                for (int x = 0; x < size.columns; ++x) {
                    const std::string& text = canvas.cell(x, y).text;
                    const bool is_word = text == "€" || text == "…" || text == "−" || text == "°";
                    EXPECT_TRUE(is_word || (text.size() == 1 && text[0] > 0)) << page << ": " << text;
                }
        }
}

}  // namespace
}  // namespace planitia::terminal
