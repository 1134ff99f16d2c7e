/// Several programs at once on one folder: real processes.
#include <kit/tables.h>
#include <kit/test_data.h>
#include <sys/wait.h>
#include <unistd.h>

#include <functional>
#include <numeric>
#include <set>

namespace planitia::table_test {
namespace {

using table::FileStore;
using table::Table;

/// Runs the same in so many processes, which all begin at one moment. What each of them returns, at most 255; -1 of one that has died.
std::vector<int> at_once(int count, const std::function<int(int)>& program) {
    int gate[2];
    if (::pipe(gate) != 0) return {};
    std::vector<pid_t> programs;
    for (int n = 0; n < count; ++n) {
        programs.push_back(::fork());
        if (programs.back() != 0) continue;
        char nothing = 0;
        ::close(gate[1]);
        const bool is_open = ::read(gate[0], &nothing, 1) == 0;
        ::_exit(is_open ? program(n) : 255);
    }
    ::close(gate[0]);
    ::close(gate[1]);
    std::vector<int> results;
    for (const pid_t each : programs) {
        int status = 1;
        const bool has_ended = ::waitpid(each, &status, 0) == each && WIFEXITED(status);
        results.push_back(has_ended ? WEXITSTATUS(status) : -1);
    }
    return results;
}

TEST(programs, of_those_that_make_the_same_table_one_does) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    const std::vector<int> results = at_once(6, [&](int n) {
        table::StoredTable stored = stored_at("gen 2; A: mc 60; B: mc 60");
        stored.seats = {{std::to_string(n), ""}, {"Jan", ""}};
        return FileStore(folder.path()).create(file.string(), stored) ? 0 : 1;
    });
    std::vector<std::string> made;
    for (std::size_t n = 0; n < results.size(); ++n)
        if (results[n] == 0) made.push_back(std::to_string(n));
    EXPECT_EQ(made, std::vector<std::string>{stored_in(file).seat(PlayerId{0}).name}) << "and the others are told";
    EXPECT_EQ(count_files(folder), 1);
}

TEST(programs, that_begin_in_the_same_second_have_files_of_their_own) {
    constexpr int kRounds = 12;
    constexpr int kPrograms = 6;
    const Folder folder;
    const fs::path tables = folder / "tables";
    for (int round = 0; round < kRounds; ++round) {
        const std::vector<int> results = at_once(kPrograms, [&](int n) {
            const auto store = std::make_shared<FileStore>(tables);
            auto agreed = two_people("martians");
            agreed.seats[0].name = std::to_string(round * kPrograms + n);
            auto table = Table::begin(agreed, store, store->new_name("martians"));
            if (table) play(*table, 2);
            return table && table->sitting().committed().choice_count() == 2 ? 0 : 1;
        });
        EXPECT_EQ(results, std::vector<int>(kPrograms, 0));
    }
    std::set<std::string> names;
    for (const table::Summary& each : FileStore(tables).list()) {
        EXPECT_EQ(each.choices, 2U);
        names.insert(each.seats.at(0).name);
    }
    EXPECT_EQ(names.size(), std::size_t{kRounds * kPrograms}) << "nobody has written over the file of another one";
    EXPECT_EQ(std::distance(fs::directory_iterator(tables), fs::directory_iterator()), kRounds * kPrograms);
}

/// Everybody opens the table as soon as it is free, answers once or several times, and closes it; how often it has answered.
int answer_now_and_then(const fs::path& file, int n) {
    int answers = 0;
    for (int tries = 0; tries < 400 && answers < 12; ++tries) {
        auto table = Table::open(store_of(file), file.string());
        if (!table && table.error().code != RefusalCode::played_elsewhere) return 255;
        if (table && table->sitting().is_over()) return answers;
        for (int i = 0; table && i <= (n + tries) % 3 && !table->sitting().is_over(); ++i) {
            const PlayerId player = table->sitting().next();
            const auto choice = some_choice(table->sitting(), player);
            if (!table->answer(player, table->sitting().ask(player), choice, true)) return 254;
            ++answers;
        }
        ::usleep(static_cast<useconds_t>(200 * (1 + n)));
    }
    return answers;
}

TEST(programs, that_play_one_table_in_turns_lose_nothing) {
    for (int round = 0; round < 6; ++round) {
        const Folder folder;
        const fs::path file = folder / "a.json";
        begun(two_people("martians"), file);
        const std::vector<int> answers = at_once(3, [&](int n) { return answer_now_and_then(file, n); });
        for (const int each : answers) EXPECT_TRUE(each >= 0 && each < 254) << each;
        EXPECT_EQ(stored_in(file).committed().choice_count(),
                  static_cast<std::size_t>(std::accumulate(answers.begin(), answers.end(), 0)))
            << "what was said to be stored is stored, and nothing else";
        EXPECT_EQ(count_files(folder), 1);
    }
}

/// All have opened it by one name and go on as fast as they can: one does.
TEST(programs, that_play_one_table_at_the_same_time_are_told_but_for_one) {
    for (const char* kept : {"", "saves/0.1.0/martians-table.json"}) {
        const Folder folder;
        const fs::path file = folder / "a.json";
        if (*kept != '\0') fs::copy_file(kit::test_data(kept), file);
        if (*kept == '\0') begun(two_people("martians"), file);
        const std::size_t before = stored_in(file).committed().choice_count();
        const std::vector<int> answers = at_once(4, [&](int) {
            auto table = Table::open(store_of(file), file.string());
            if (!table) return table.error().code == RefusalCode::played_elsewhere ? 0 : 255;
            play(*table, 20);
            ::usleep(300'000);  // until all have tried
            return 20;
        });
        EXPECT_EQ(std::accumulate(answers.begin(), answers.end(), 0), 20);
        EXPECT_EQ(stored_in(file).committed().choice_count(), before + 20);
    }
}

}  // namespace
}  // namespace planitia::table_test
