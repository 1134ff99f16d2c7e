/// A folder of its own for a test, gone at its end, and what tests of tables share.
#pragma once
#include <gtest/gtest.h>
#include <kit/short_form.h>
#include <stdlib.h>
#include <table/old/store.h>
#include <table/old/table.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace planitia::table_test {

namespace fs = std::filesystem;

class Folder {
  public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "planitia-XXXXXX").string();
        EXPECT_NE(mkdtemp(name.data()), nullptr);
        path_ = name;
    }
    ~Folder() {
        std::error_code error;
        fs::remove_all(path_, error);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const fs::path& path() const { return path_; }
    fs::path operator/(const char* name) const { return path_ / name; }

  private:
    fs::path path_;
};

inline std::string content(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}
inline void write(const fs::path& file, const std::string& text) { std::ofstream(file, std::ios::binary) << text; }

inline table::Agreement agreement(std::string game, std::vector<table::Seat> seats, std::string seed = "table") {
    const auto players = static_cast<int>(seats.size());
    return {std::move(game), Document::map({{"players", players}}), std::move(seed), std::move(seats)};
}

/// Two people, of the game of that name.
inline table::Agreement two_people(std::string game = "terraforming") {
    return agreement(std::move(game), {{"Ola", ""}, {"Jan", ""}});
}

/// A new table; the test ends when there is none.
inline table::Table begun(const table::Agreement& agreed, const fs::path& file) {
    auto table = table::Table::begin(agreed, file);
    if (!table) throw std::runtime_error(table.error().message);
    return std::move(*table);
}
inline table::Table opened(const fs::path& file) {
    auto table = table::Table::open(file);
    if (!table) throw std::runtime_error(table.error().message);
    return std::move(*table);
}

/// A table of Terraforming Mars in a position of the short form, with people at it.
inline table::Table table_at(const char* text, const fs::path& file) {
    const auto session = (*protocol::find_game("terraforming"))->set_up(kit::position_document(text));
    if (!session) throw std::runtime_error(session.error().message);
    const Document answer = (*session)->save();
    const auto stored = table::store(file, *answer.find("save"));
    if (!stored) throw std::runtime_error(stored.error().message);
    return opened(file);
}

/// What the random bot would choose.
inline Document some_option(const table::Table& table, PlayerId player) {
    return *table.game().bot(player, "random")->find("option");
}
/// So many choices of whoever is next; fewer when the game ends before.
inline void play(table::Table& table, int choices) {
    for (int i = 0; i < choices && !table.is_over(); ++i) {
        const PlayerId player = table.next();
        const auto done = table.choose(player, some_option(table, player));
        ASSERT_TRUE(done) << done.error().message;
    }
}

}  // namespace planitia::table_test
