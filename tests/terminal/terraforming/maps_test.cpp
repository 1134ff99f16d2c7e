// What the boards of Hellas and Elysium show that Tharsis has not.
#include "drawn.h"

#include <kit/rich_position.h>
#include <present/terraforming/titles.h>

namespace planitia::terminal {
namespace {

using kit::given;
using present::Language;
constexpr PlayerId kFirst{0};
enum : std::size_t { kMapOverview, kGoalsPage = 3, kMapPage = 4 };

std::string shown(std::string_view facts, std::size_t page, Size size = {80, 12}, Style style = {}) {
    return Drawn(given(facts).position(), kFirst, Language::en, style).text(page, size);
}

TEST(hellas_map, shows_heat_and_what_the_pole_costs) {
    const std::string text = shown("gen 3; map hellas; A: mc 5", kMapOverview);
    EXPECT_TRUE(has(line_of(text, 7), "s   c  °°  °°   t   t")) << text;
    EXPECT_TRUE(has(line_of(text, 8), "°°  6~  °°")) << text;
    EXPECT_TRUE(has(shown("gen 3; map hellas; A: mc 5", kMapOverview, {80, 12}, {.has_unicode = false}), "hh  6~  hh"));
    EXPECT_TRUE(has(shown("gen 3; map hellas; A: mc 5", kMapOverview, {160, 30}), "6~")) << "also in the large map";
}

/// Three bonuses and a mark do not fit into the three columns of a small space.
TEST(hellas_map, counts_bonuses_where_there_is_no_room_for_them) {
    EXPECT_TRUE(has(line_of(shown("gen 3; map hellas; A: mc 5", kMapOverview), 4), "~c  ~3°"));
    EXPECT_TRUE(has(shown("gen 3; map hellas; A: mc 5", kMapOverview, {160, 30}), "°°°"));
}

TEST(elysium_map, shows_that_olympus_mons_is_a_volcano) {
    const std::string text = shown("gen 3; map elysium; A: mc 5", kMapOverview);
    EXPECT_TRUE(has(line_of(text, 2), "^3c")) << text;
    EXPECT_TRUE(has(line_of(text, 4), "ppp")) << text;
    const std::string claimed = shown("gen 3; map elysium; claims 18 A, 32 B; A: mc 5", kMapOverview);
    EXPECT_TRUE(has(line_of(claimed, 2), "3c●")) << claimed;
    EXPECT_TRUE(has(line_of(claimed, 4), "3p■")) << claimed;
}

TEST(hellas_map, marks_the_pole_where_it_can_be_chosen) {
    auto game = given("gen 3; map hellas; A: mc 31");
    game.when(kFirst, kit::project("city"));
    EXPECT_TRUE(has(line_of(Drawn(game.position(), kFirst).text(kMapOverview), 8), "+6~"));
    auto poor = given("gen 3; map hellas; A: mc 30");
    poor.when(kFirst, kit::project("city"));
    EXPECT_FALSE(has(Drawn(poor.position(), kFirst).text(kMapOverview), "+6~"));
}

/// "Row 3, place 4", as the log says, can be found without counting from the edge.
TEST(map, has_numbers_at_every_size) {
    for (const char* map : {"tharsis", "hellas", "elysium"}) {
        const std::string facts = "gen 3; map " + std::string(map) + "; A: mc 5";
        const std::string small = shown(facts, kMapOverview);
        for (int row = 0; row < 9; ++row)
            EXPECT_TRUE(line_of(small, row).starts_with(std::to_string(row + 1) + " ")) << small;
        for (Size size : {Size{120, 26}, Size{160, 33}}) {
            const std::string large = shown(facts, kMapOverview, size);
            for (std::size_t i = 0; i < terraforming::kMapSpaces; ++i) {
                const auto at = terraforming::row_place(terraforming::SpaceId{i});
                EXPECT_TRUE(has(large, std::to_string(at.row) + "·" + std::to_string(at.place))) << large;
            }
        }
    }
    EXPECT_TRUE(has(line_of(shown("gen 3; A: mc 5", kMapOverview), 6), "7·1 7·2 7·3 7·4 7·5  p  7·7"));
    EXPECT_TRUE(has(shown("gen 3; A: mc 5", kMapOverview, {80, 12}, {.has_unicode = false}), "7.1 7.2"));
    EXPECT_FALSE(has(shown("gen 3; tiles 45 greenery A; A: mc 5", kMapOverview), "7·2")) << "a tile lies there";
}

TEST(legend, explains_what_is_on_the_map_and_nothing_else) {
    const std::string hellas = shown("gen 3; map hellas; A: mc 5", kMapPage);
    EXPECT_TRUE(has(hellas, "° heat")) << hellas;
    EXPECT_TRUE(has(hellas, "6~ pay 6 M€ to place an ocean tile")) << hellas;
    EXPECT_FALSE(has(hellas, "^ ") || has(hellas, "Noctis")) << hellas;
    const std::string elysium = shown("gen 3; map elysium; A: mc 5", kMapPage);
    EXPECT_TRUE(has(elysium, "^ volcan")) << elysium;
    EXPECT_FALSE(has(elysium, "° heat") || has(elysium, "Noctis") || has(elysium, "6~")) << elysium;
    const std::string tharsis = shown("gen 3; A: mc 5", kMapPage);
    EXPECT_TRUE(has(tharsis, "N Noctis") && has(tharsis, "^ volcan")) << tharsis;
    EXPECT_FALSE(has(tharsis, "° heat") || has(tharsis, "6~")) << tharsis;
    EXPECT_FALSE(has(shown("gen 3; map hellas; tiles 59 city A; A: mc 5", kMapPage), "6~")) << "it has been used";
}

/// The last word of the longest entry is there in every language, on a narrow screen, too.
TEST(legend, is_not_cut_in_any_language) {
    constexpr std::array<const char*, 4> kLastWords = {"tile", "oceanów", "океану", "oceánu"};
    const auto game = given("gen 3; map hellas; A: mc 5");
    for (Language language : every<Language>()) {
        const std::string text = Drawn(game.position(), kFirst, language).text(kMapPage);
        const std::size_t pole = text.rfind("6~");
        ASSERT_NE(pole, std::string::npos) << text;
        EXPECT_NE(text.find(kLastWords[static_cast<std::size_t>(language)], pole), std::string::npos) << text;
    }
}

TEST(terraforming_goals, of_other_maps_are_not_shown) {
    for (Size size : {Size{80, 12}, Size{160, 38}}) {
        const std::string text = shown("gen 3; map elysium; A: mc 5", kGoalsPage, size);
        EXPECT_TRUE(has(text, "Generalist") && has(text, "Benefactor")) << text;
        EXPECT_FALSE(has(text, "Terraformer") || has(text, "Polar Explorer") || has(text, "Landlord")) << text;
    }
}

TEST(terraforming_goals, are_whole_on_a_small_screen_in_every_language) {
    for (terraforming::Map map : every<terraforming::Map>()) {
        const terraforming::Position position = kit::rich_position({.players = 5, .map = map}, "goals");
        for (Language language : every<Language>()) {
            const Drawn drawn(position, kFirst, language);
            const std::string small = drawn.text(kGoalsPage);
            for (terraforming::Milestone each : position.map().milestones)
                EXPECT_TRUE(has(small, present::title(language, each))) << small;
            for (terraforming::Award each : position.map().awards)
                EXPECT_TRUE(has(small, present::title(language, each))) << small;
        }
    }
}

}  // namespace
}  // namespace planitia::terminal
