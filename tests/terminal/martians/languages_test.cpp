#include <kit/random_play.h>
#include <martians/martians.h>

#include <algorithm>

#include "shown.h"

namespace planitia::terminal {
namespace {

using martians::Martians;

/// Positions of random games: of every variant, from the deal to the end.
std::vector<martians::Position> positions() {
    std::vector<martians::Position> all;
    int number = 0;
    for (const auto variant : every<martians::Variant>())
        for (std::uint8_t players = 2; players <= 4; ++players) {
            const martians::Setup setup{variant, players, static_cast<martians::Scenario>(number % 7)};
            martians::Position position = *Martians::begin(setup, "table");
            Rng rng(std::to_string(number++));
            for (int answer = 0; !position.is_over(); ++answer) {
                if (answer % 40 == 0) all.push_back(position);
                const PlayerId player = martians::awaited(position).front();
                Martians::answer(position, player, kit::random_option<Martians>(position, player, rng));
            }
            all.push_back(position);
        }
    return all;
}

PlayerId somebody(const martians::Position& position) {
    return position.is_over() ? PlayerId{0} : martians::awaited(position).front();
}

TEST(martians_table_in_languages, stays_inside_its_region) {
    const std::string untouched = "~";
    for (const martians::Position& position : positions())
        for (Size size : {Size{80, 12}, Size{160, 30}, Size{100, 26}, Size{20, 5}, Size{1, 1}, Size{0, 0}}) {
            Canvas canvas({size.columns + 2, size.rows + 2});
            for (int y = 0; y < canvas.size().rows; ++y)
                for (int x = 0; x < canvas.size().columns; ++x) canvas.cell(x, y).text = untouched;
            for (present::Language language : every<present::Language>())
                for (std::size_t page = 0; page < kPages; ++page)
                    with_board(position, somebody(position), {.language = language}, [&](const Board& board) {
                        ASSERT_EQ(board.pages().size(), kPages);
                        board.draw(Region(canvas).part({1, 1, size.columns, size.rows}), page);
                    });
            for (int y = 0; y < canvas.size().rows; ++y)
                for (int x = 0; x < canvas.size().columns; ++x) {
                    const bool is_outside = x == 0 || y == 0 || x > size.columns || y > size.rows;
                    ASSERT_TRUE(!is_outside || canvas.cell(x, y).text == untouched) << size.columns << "x" << size.rows;
                }
        }
}

/// The last row of the small table lists what the mission lacks, as far as there is room.
TEST(martians_table_in_languages, nothing_is_cut_on_the_small_table) {
    for (const martians::Position& position : positions())
        for (present::Language language : every<present::Language>()) {
            std::string text = shown(position, somebody(position), {.language = language});
            text = text.substr(0, text.rfind('\n', text.size() - 2));
            EXPECT_EQ(text.find("…"), std::string::npos) << text;
        }
}

TEST(martians_table_in_languages, the_quarters_are_named) {
    const auto game = kit::martians_game("");
    const char* const words[] = {"Quarter 4", "Kwatera 4", "Відсік 4", "Ubikace 4"};
    const char* const outcomes[] = {"No oxygen: death", "Bez tlenu: śmierć", "Без кисню: смерть", "Bez kyslíku: smrt"};
    for (present::Language language : every<present::Language>())
        for (Size size : {Size{80, 12}, Size{160, 30}}) {
            const std::string text = shown(game.position(), kit::A, {.language = language, .size = size});
            EXPECT_NE(text.find(words[static_cast<int>(language)]), std::string::npos) << text;
            EXPECT_NE(text.find(outcomes[static_cast<int>(language)]), std::string::npos) << text;
        }
}

TEST(martians_table_in_languages, no_slot_is_left_unfilled) {
    for (const martians::Position& position : positions())
        for (present::Language language : every<present::Language>())
            for (std::size_t page = 0; page < kPages; ++page) {
                const std::string text =
                    shown(position, somebody(position), {.language = language, .size = {160, 60}, .page = page});
                ASSERT_EQ(text.find_first_of("{}"), std::string::npos) << text;
            }
}

TEST(martians_table_in_languages, without_unicode_every_sign_is_ascii) {
    const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    for (const martians::Position& position : positions())
        for (std::size_t page = 0; page < kPages; ++page) {
            std::string text =
                shown(position, somebody(position), {.style = {.has_unicode = false}, .size = {160, 60}, .page = page});
            // Quotation marks, apostrophes, ellipses, minus signs and indices belong to the words.
            for (std::string_view word : {"“", "”", "’", "…", "−", "₂"})
                for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word))
                    text.erase(at, word.size());
            ASSERT_TRUE(std::all_of(text.begin(), text.end(), is_ascii)) << text;
        }
}

}  // namespace
}  // namespace planitia::terminal
