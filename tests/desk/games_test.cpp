/// The games of the house, and the way in and out as documents.
#include <desk/games.h>
#include <present/phrasebook.h>

#include "matches.h"

namespace planitia::desk_test {
namespace {

TEST(games, are_two_and_have_bots) {
    ASSERT_EQ(desk::games().size(), 2U);
    for (const desk::GameEntry& game : desk::games()) {
        EXPECT_FALSE(game.levels.empty());
        EXPECT_EQ(begun(game.usual_setup).game(), game.name);
        EXPECT_EQ(*desk::find_game(game.name), &game);
        const present::Phrasebook& book = present::phrasebook(present::Language::pl);
        EXPECT_FALSE(desk::game_word(book, game.name).empty());
        for (std::string_view level : game.levels) EXPECT_NE(desk::level_word(book, level), level);
    }
    EXPECT_EQ(desk::find_game("chess").error().code, RefusalCode::bad_value);
}

TEST(games, have_flags_for_what_their_set_ups_know) {
    for (const desk::GameEntry& game : desk::games()) {
        const Document options = desk::write_setup_options(game.name);
        EXPECT_FALSE(game.flags.flags.empty());
        for (const desk::SetupFlag& flag : game.flags.flags) {
            const Document* usual = options.find(flag.key);
            ASSERT_NE(usual, nullptr) << flag.flag;
            using enum desk::SetupFlag::Takes;
            if (flag.takes == yes || flag.takes == no) {
                ASSERT_NE(usual->as_bool(), nullptr) << flag.flag;
                EXPECT_EQ(*usual->as_bool(), flag.takes == no) << flag.flag << " changes nothing";
            }
            EXPECT_EQ(usual->as_list() != nullptr, flag.takes == seats) << flag.flag;
        }
    }
}

TEST(documents, set_ups_come_back_as_they_were_written) {
    for (const AnySetup& setup : every_setup()) {
        const std::string_view game = begun(setup).game();
        const auto read = desk::read_setup(game, desk::write_setup(setup));
        ASSERT_TRUE(read);
        EXPECT_EQ(*read, setup);
        EXPECT_FALSE(desk::write_setup_options(game).as_map()->empty());
    }
}

TEST(documents, positions_and_choices_come_back_as_they_were_written) {
    for (const AnySetup& setup : a_few_setups()) {
        Match match = begun(setup);
        let_play(match, "documents", 80, [](const Match& now, PlayerId player, Rng& rng) {
            const auto again = desk::read_position(now.game(), desk::write_position(now));
            ASSERT_TRUE(again) << again.error().message << again.error().at;
            ASSERT_EQ(again->look(player), now.look(player));
            const Choice choice = some_choice(now, player, rng);
            const auto read = desk::read_choice(now, player, desk::write_choice(now, player, choice));
            ASSERT_TRUE(read);
            ASSERT_EQ(*read, choice);
        });
    }
}

TEST(documents, lines_have_their_choice_and_their_move) {
    Match match = match_at("gen 2; A: mc 20; B: mc 5");
    const auto lines = choose(match, A, project("asteroid"));
    const Document line = desk::write_line(match, lines.front());
    for (const char* key : {"number", "choice", "by", "move", "player", "kind"})
        EXPECT_NE(line.find(key), nullptr) << key;
}

}  // namespace
}  // namespace planitia::desk_test
