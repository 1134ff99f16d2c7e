/// Tests that run over both databases: each has an empty one of its own.
#pragma once
#include <gtest/gtest.h>
#include <store/people.h>
#include <store/schema.h>
#include <store/tables.h>
#include <store/writer.h>
#include <test_postgres/cluster.h>

#include <filesystem>
#include <memory>
#include <string>

namespace planitia::store {

/// A folder that goes at the end.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::string name = std::filesystem::temp_directory_path() / "planitia-store-XXXXXX";
        if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder");
        path_ = name;
    }
    ~TemporaryFolder() { std::filesystem::remove_all(path_); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

/// The database of this process, emptied: to make one takes longer than most tests.
inline Address empty_postgres() {
    static const Address address = {Address::Kind::postgres, test_postgres::Cluster::shared().make_database()};
    const std::unique_ptr<Database> database = connect(address);
    database->run("DROP SCHEMA public CASCADE", {});
    database->run("CREATE SCHEMA public", {});
    return address;
}

class StoreTest : public testing::TestWithParam<Address::Kind> {
  protected:
    StoreTest() : address(make_address()) { migrate(*database, address); }

    bool is_sqlite() const { return GetParam() == Address::Kind::sqlite; }
    std::unique_ptr<Database> another() const { return connect(address); }
    /// Writes, and it is done.
    void write(const Job& job) { ASSERT_EQ(attempt(job), Outcome::done) << writer.last_failure(); }
    Outcome attempt(const Job& job) { return writer.write(job); }
    void write(const Statement& statement) { write(Job{statement}); }
    /// A person of that id, with a token `<id>-token`.
    void add(const std::string& id) { write(add_person({id, "name of " + id, "{}", 1, 2}, id + "-token")); }

    TemporaryFolder folder;
    Address address;
    std::unique_ptr<Database> database = connect(address);
    Writer writer{address, 1};

  private:
    Address make_address() const {
        if (is_sqlite()) return {Address::Kind::sqlite, folder.path() / "games.db"};
        return empty_postgres();
    }
};

inline std::string database_name(const testing::TestParamInfo<Address::Kind>& info) {
    return info.param == Address::Kind::sqlite ? "sqlite" : "postgres";
}

#define PLANITIA_OVER_BOTH(suite)                                                                                      \
    INSTANTIATE_TEST_SUITE_P(Store, suite, testing::Values(Address::Kind::sqlite, Address::Kind::postgres),            \
                             database_name)

/// A table with every field set to something of its own. The host is `ola`, who sits at seat 0; the seat 1 is free.
inline TableRow some_table(const std::string& id) {
    return {.id = id,
            .name = "Środa wieczór",
            .game = "terraforming",
            .setup = R"({"players":2})",
            .options = R"({"listed":true})",
            .host = "ola",
            .state = "playing",
            .listed = true,
            .number = 0,
            .version = 3,
            .awaited = 5,
            .deadline = 1'900'000'000'001,
            .bots_due = 1'900'000'000'002,
            .commitment = "c0ffee",
            .secret = "5ec2e7",
            .seed = "sha256:00",
            .rules = 2,
            .engine = "0.2.0",
            .diverged_at = 7,
            .next_table = "next",
            .deal = "2026-11-17",
            .created = 1'800'000'000'000,
            .changed = 1'800'000'000'001};
}

inline std::vector<SeatRow> some_seats() {
    return {{.seat = 0,
             .state = "taken",
             .person = "ola",
             .name = "Ola",
             .mark = 4,
             .bot = "planner",
             .invite_hash = "invite",
             .share = "share",
             .bank_ms = 60'000,
             .until_ms = 1'900'000'000'003,
             .answers = 0,
             .revision = 0,
             .requests = "[]",
             .seen_line = 12,
             .hints = 2},
            {.seat = 1, .state = "free", .name = "", .requests = "[]"}};
}

inline ChoiceRow some_choice(std::int64_t number, int seat = 0) {
    return {
        number, seat, R"({"kind":"pass"})", "digest" + std::to_string(number), number * 3, 1'800'000'000'000 + number};
}

}  // namespace planitia::store
