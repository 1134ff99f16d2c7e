/// Whole games at the keys, up to the score.
#include <core/rng.h>
#include <play/replay_dialog.h>
#include <play/score_dialog.h>
#include <table/replay.h>
#include <terminal/text.h>

#include <sstream>

#include "player.h"

namespace planitia::play_test {
namespace {

std::string say(T text) { return Settings{}.say(text); }

/// Looks at the screen in some size: every row takes its columns, whatever is drawn and however people are called.
std::string looked_at(Player& player, Rng& rng) {
    const Size size{80 + static_cast<int>(rng.below(100)), 20 + static_cast<int>(rng.below(40))};
    const Canvas canvas = player.canvas(size);
    for (int y = 0; y < size.rows; ++y) {
        std::string row;
        for (int x = 0; x < size.columns; ++x) row += canvas.cell(x, y).text;
        EXPECT_EQ(terminal::width(row), static_cast<std::size_t>(size.columns)) << row;
    }
    return canvas.text();
}

/// Presses keys at random until the game is over.
void play_to_the_end(Player& player, Rng rng) {
    constexpr int kMostAnswers = 20'000;
    for (int i = 0; i < kMostAnswers; ++i) {
        if (player.dialogs.patience()) {
            player.press({Kind::none});
            continue;
        }
        if (has(line_of(looked_at(player, rng), -1), say(T::key_score))) return;
        ASSERT_FALSE(testing::Test::HasFailure());
        for (std::uint32_t left = rng.below(8); left > 0; --left) player.press({Kind::down});
        switch (rng.below(8)) {
            case 0: player.press({Kind::end}); break;
            case 1: player.press({Kind::home}); break;
            case 2: player.type("!"); break;
            case 3: player.press({Kind::tab}); break;
            case 4:
            case 5: player.type(" "); break;
            default: break;
        }
        if (rng.below(40) == 0) player.press({Kind::backspace});
        player.press({Kind::enter});
    }
    FAIL() << "the game does not end\n" << player.text();
}

/// The numbers at the end of a line.
std::vector<int> numbers_of(const std::string& line, std::size_t count) {
    std::istringstream words(line);
    std::vector<int> numbers;
    for (std::string word; words >> word;)
        if (word.find_first_not_of("-0123456789") == std::string::npos) numbers.push_back(std::stoi(word));
    return {numbers.size() > count ? numbers.end() - static_cast<std::ptrdiff_t>(count) : numbers.begin(),
            numbers.end()};
}

/// The parts that the score shows add up to its totals.
void expect_score_adds_up(const std::string& text, std::size_t seats) {
    std::vector<int> sums(seats, 0);
    std::istringstream lines(text);
    int parts = 0;
    for (std::string line; std::getline(lines, line);) {
        const std::vector<int> numbers = numbers_of(line, seats);
        if (numbers.size() != seats) continue;
        if (has(line, say(T::total))) {
            EXPECT_EQ(numbers, sums) << text;
            EXPECT_GT(parts, 1) << text;
            return;
        }
        ++parts;
        for (std::size_t seat = 0; seat < seats; ++seat) sums[seat] += numbers[seat];
    }
    FAIL() << "no total\n" << text;
}

struct Case {
    const char* game;
    std::vector<table::Seat> seats;
    bool is_competitive = false;
};

class WholeGame : public testing::TestWithParam<Case> {};

TEST_P(WholeGame, at_the_keys_ends_with_a_score_that_adds_up) {
    const Folder folder;
    table::Agreement agreed = table_test::agreement(GetParam().game, GetParam().seats);
    if (GetParam().is_competitive) std::get<martians::Setup>(agreed.setup).variant = martians::Variant::competitive;
    Player player(table_test::begun(agreed, folder / "a.json"), settings_in(folder));
    play_to_the_end(player, Rng("keys"));
    ASSERT_TRUE(player.stored().is_over());
    EXPECT_TRUE(settings_in(folder).store()->list().front().is_over);
    player.press({Kind::enter});
    expect_score_adds_up(player.text(), GetParam().seats.size());
    player.press({Kind::escape, Kind::escape});
    EXPECT_TRUE(player.dialogs.is_empty());

    auto replay = table::Replay::open(*settings_in(folder).store(), (folder / "a.json").string());
    ASSERT_TRUE(replay) << replay.error().message;
    const std::size_t size = replay->size();
    player.dialogs.open(std::make_unique<ReplayDialog>(std::move(*replay), settings_in(folder)));
    const std::string first = player.text();
    player.press({Kind::right});
    EXPECT_NE(player.text(), first);
    player.press({Kind::left, Kind::left});
    EXPECT_EQ(player.text(), first) << "there is nothing before the beginning";
    player.press({Kind::end});
    EXPECT_TRUE(
        has(player.text(), Settings{}.say(T::step, {{"n", static_cast<int>(size)}, {"m", static_cast<int>(size)}})));
    player.press({Kind::enter});
    expect_score_adds_up(player.text(), GetParam().seats.size());
    player.press({Kind::escape, Kind::page_up, Kind::page_down, Kind::down, Kind::tab, Kind::home, Kind::up});
    player.press({Kind::escape});
    EXPECT_TRUE(player.dialogs.is_empty());
}

INSTANTIATE_TEST_SUITE_P(games, WholeGame,
                         testing::Values(Case{"terraforming", {{"火星 e\u0301", ""}, {"Ares", "random"}}},
                                         Case{"martians", {{"火星の人", ""}, {"Jan", ""}}},
                                         Case{"martians", {{"Ola", ""}, {"Ares", "random"}}, true}),
                         [](const auto& each) { return std::string(each.param.game) + std::to_string(each.index); });

}  // namespace
}  // namespace planitia::play_test
