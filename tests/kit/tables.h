/// A folder of its own for a test, gone at its end, and what tests of tables share.
#pragma once
#include <desk/documents.h>
#include <gtest/gtest.h>
#include <kit/moves.h>
#include <kit/short_form.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <table/file_store.h>
#include <table/table.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
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

inline std::ptrdiff_t count_files(const Folder& folder) {
    return std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator());
}

/// While it lives no file grows beyond so many bytes.
class FullDisk {
  public:
    explicit FullDisk(std::size_t bytes) {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &before_);
        rlimit limit = before_;
        limit.rlim_cur = bytes;
        EXPECT_EQ(::setrlimit(RLIMIT_FSIZE, &limit), 0);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &before_); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit before_ = {};
};

inline std::string content(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}
inline void write(const fs::path& file, const std::string& text) { std::ofstream(file, std::ios::binary) << text; }

/// The value; the test ends when there is none.
template <class T>
T accepted(Result<T, Refusal> result) {
    if (!result) throw std::runtime_error(result.error().message);
    return std::move(*result);
}

inline table::Agreement agreement(std::string_view game, std::vector<table::Seat> seats, std::string seed = "table") {
    const Document setup = Document::map({{"players", seats.size()}});
    return {accepted(desk::read_setup(game, setup)), std::move(seed), std::move(seats)};
}

/// Two people, of the game of that name.
inline table::Agreement two_people(std::string_view game = "terraforming") {
    return agreement(game, {{"Ola", ""}, {"Jan", ""}});
}

inline std::shared_ptr<table::FileStore> store_of(const fs::path& file) {
    return std::make_shared<table::FileStore>(file.parent_path());
}
inline table::Table begun(const table::Agreement& agreed, const fs::path& file) {
    return accepted(table::Table::begin(agreed, store_of(file), file.string()));
}
inline table::Table opened(const fs::path& file) { return accepted(table::Table::open(store_of(file), file.string())); }
/// What the file says, whoever plays it.
inline table::Sitting stored_in(const fs::path& file) {
    return accepted(table::open_sitting(*store_of(file), file.string()));
}

/// A game of Terraforming Mars in a position of the short form, with people at it.
inline table::StoredTable stored_at(const char* text) {
    table::StoredTable stored;
    stored.game = "terraforming";
    stored.version = "0.1.0";
    stored.position = kit::position_document(text);
    return stored;
}
inline table::Sitting sitting_at(const char* text) { return accepted(table::Sitting::open(stored_at(text))); }
inline table::Table table_at(const char* text, const fs::path& file) {
    accepted(store_of(file)->create(file.string(), stored_at(text)));
    return opened(file);
}

/// A position as a whole.
inline Document state(const desk::Match& match) { return desk::write_position(match); }

inline desk::Choice choice(const table::Sitting& sitting, PlayerId player, const kit::Move& move) {
    return accepted(desk::read_choice(sitting.game(player), player, move.fields));
}
/// What the random bot would choose.
inline desk::Choice some_choice(const table::Sitting& sitting, PlayerId player) {
    return accepted(sitting.game(player).bot(player, "random"));
}

/// A move of a person, drafted at a sitting or a table.
inline table::Step choose(table::Sitting& sitting, PlayerId player, const kit::Move& move) {
    return accepted(sitting.answer(player, sitting.ask(player), choice(sitting, player, move)));
}
inline table::Step choose(table::Table& table, PlayerId player, const kit::Move& move) {
    const table::Sitting& sitting = table.sitting();
    return accepted(table.answer(player, sitting.ask(player), choice(sitting, player, move)));
}

/// So many choices of whoever is next, each committed at once; fewer when the game ends before.
inline void play(table::Table& table, int choices) {
    for (int i = 0; i < choices && !table.sitting().is_over(); ++i) {
        const PlayerId player = table.sitting().next();
        const auto done = table.answer(player, table.sitting().ask(player), some_choice(table.sitting(), player), true);
        ASSERT_TRUE(done) << done.error().message;
    }
}

}  // namespace planitia::table_test
