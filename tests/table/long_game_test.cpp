/// A game that nobody wants to end is stored and read however long it is.
#include <json/json.h>
#include <kit/endless.h>
#include <kit/tables.h>
#include <table/replay.h>
#include <table/stored_game.h>
#include <table/table_file.h>

namespace planitia::table_test {
namespace {

TEST(long_game, a_table_longer_than_any_request_opens_and_goes_on) {
    constexpr std::size_t kChoices = 75'000;
    const Folder folder;
    const fs::path file = folder / "a.json";
    std::string lines;
    const desk::Match match =
        kit::endless_game(kChoices, [&](const desk::Match& before, PlayerId player, const desk::Choice& choice) {
            lines += line_of(table::Step{.committed = {{.number = before.choice_count(),
                                                        .player = player,
                                                        .option = desk::write_choice(before, player, choice)}}});
        });
    table::StoredTable agreed = table::write_game(match);
    agreed.choices.clear();
    write(file, lines_of(agreed) + lines);
    ASSERT_GT(content(file).size(), kLongestJson);
    EXPECT_EQ(table::FileStore(folder.path()).list().at(0).choices, kChoices);
    table::Table table = opened(file);
    EXPECT_EQ(state(table.sitting().committed()), state(match));
    play(table, 3);
    EXPECT_EQ(stored_in(file).committed().choice_count(), kChoices + 3);
    EXPECT_EQ(accepted(table::Replay::open(*store_of(file), file.string())).size(), kChoices + 3);
}

}  // namespace
}  // namespace planitia::table_test
