/// What one start of the program leaves to the next.
#include <table/memory.h>

#include <chrono>
#include <thread>

#include <kit/tables.h>

namespace planitia::table_test {
namespace {

using table::Memory;
using table::recall;
using table::remember;

table::Agreement with_draft(bool has_draft) {
    return {accepted(desk::read_setup("terraforming", Document::map({{"players", 2}, {"draft", has_draft}}))),
            "secret",
            {{"Ola", ""}, {"", "greedy"}}};
}

TEST(memory, keeps_the_language_and_the_last_agreement_on_each_game) {
    const Folder folder;
    const fs::path file = folder / "memory.json";
    remember(file, [](Memory& memory) { memory.language = "pl"; });
    remember(file, [](Memory& memory) { memory.keep(with_draft(false)); });
    remember(file, [](Memory& memory) { memory.keep(two_people("martians")); });
    remember(file, [](Memory& memory) { memory.keep(with_draft(true)); });
    const Memory found = recall(file);
    EXPECT_EQ(found.language, "pl");
    ASSERT_EQ(found.agreements.size(), 2U);
    EXPECT_EQ(found.agreements[0].setup, with_draft(true).setup) << "the latest comes first";
    EXPECT_EQ(found.agreements[0].seats, with_draft(true).seats);
    EXPECT_EQ(found.agreements[1].setup, two_people("martians").setup);
    EXPECT_EQ(found.agreements[1].seats, two_people("martians").seats);
    EXPECT_FALSE(content(file).find("secret") != std::string::npos) << "every game has a seed of its own";
    EXPECT_EQ(count_files(folder), 1) << "nothing is left beside it";
}

TEST(memory, of_nothing_is_empty) {
    const Folder folder;
    EXPECT_TRUE(recall({}).agreements.empty());
    EXPECT_TRUE(recall(folder / "none").agreements.empty());
    remember({}, [](Memory& memory) { memory.language = "pl"; });
    EXPECT_EQ(count_files(folder), 0);
}

TEST(memory, what_is_broken_or_odd_is_as_if_nobody_had_said_it) {
    const Folder folder;
    const fs::path file = folder / "memory.json";
    const std::string good = R"({"game":"terraforming","setup":{"players":2},"table":{"seats":[{"name":"Ola"}]}})";
    const std::string twice = R"({"language":"cs","agreements":[)" + good + "," + good + "]}";
    for (const std::string& text :
         {std::string(), std::string("{"), std::string("null"), std::string("[1,2]"), std::string("\xff\xfe"),
          std::string(R"({"language":7,"pause":"x","agreements":{}})"), std::string(200'000, ' ') + twice}) {
        write(file, text);
        const Memory found = recall(file);
        EXPECT_TRUE(found.language.empty() && !found.has_pause && found.agreements.empty()) << text.substr(0, 40);
    }
    for (const char* bad :
         {R"(3)", R"({"game":"chess","setup":{"players":2}})", R"({"game":"terraforming","setup":{"players":9}})",
          R"({"game":"terraforming","setup":{"players":2,"later":true}})",
          R"({"game":"terraforming","setup":{"players":2},"table":{"seats":[{"name":"A","bot":"smart"}]}})",
          R"({"game":"terraforming","setup":{"players":2},"table":{"seats":7}})"}) {
        write(file, R"({"language":"cs","agreements":[)" + std::string(bad) + "," + good + "]}");
        const Memory found = recall(file);
        EXPECT_EQ(found.language, "cs");
        ASSERT_EQ(found.agreements.size(), 1U) << "one that can be played stays: " << bad;
        EXPECT_EQ(found.agreements[0].seats.size(), 2U) << "a seat for every player";
    }
    write(file, twice);
    EXPECT_EQ(recall(file).agreements.size(), 1U) << "one of each game";
}

TEST(memory, a_place_that_can_not_be_read_or_written_does_no_harm) {
    const Folder folder;
    fs::create_directory(folder / "memory.json");
    write(folder / "file", "x");
    for (const fs::path& file : {folder / "memory.json", folder / "file" / "memory.json"}) {
        remember(file, [](Memory& memory) { memory.language = "pl"; });
        EXPECT_TRUE(recall(file).language.empty()) << file;
    }
    EXPECT_EQ(content(folder / "file"), "x");
    EXPECT_EQ(count_files(folder), 2);
}

TEST(memory, a_link_is_not_followed_in_writing) {
    const Folder folder;
    write(folder / "other", "x");
    fs::create_symlink(folder / "other", folder / "memory.json");
    remember(folder / "memory.json", [](Memory& memory) { memory.language = "pl"; });
    EXPECT_EQ(content(folder / "other"), "x");
    EXPECT_EQ(recall(folder / "memory.json").language, "pl");
}

TEST(memory, removes_what_was_left_of_its_own_file_and_of_no_other) {
    const Folder folder;
    for (const char* name : {"memory.json.abcdefgh2345.new", "package.json.abcdefgh2345.new"}) {
        write(folder / name, "");
        fs::last_write_time(folder / name, fs::file_time_type::clock::now() - std::chrono::hours(2));
    }
    remember(folder / "memory.json", [](Memory& memory) { memory.language = "pl"; });
    EXPECT_FALSE(fs::exists(folder / "memory.json.abcdefgh2345.new"));
    EXPECT_TRUE(fs::exists(folder / "package.json.abcdefgh2345.new"));
}

TEST(memory, several_writers_leave_a_file_that_can_be_read) {
    const Folder folder;
    const fs::path file = folder / "memory.json";
    {
        std::vector<std::jthread> writers;
        for (int i = 0; i < 4; ++i)
            writers.emplace_back([&, i] {
                for (int round = 0; round < 20; ++round) {
                    remember(file, [&](Memory& memory) {
                        memory.language = i % 2 == 0 ? "pl" : "cs";
                        memory.keep(with_draft(i % 2 == 0));
                    });
                    EXPECT_EQ(recall(file).agreements.size(), 1U);
                }
            });
    }
    EXPECT_EQ(count_files(folder), 1);
}

}  // namespace
}  // namespace planitia::table_test
