#include <fcntl.h>
#include <store/backup.h>
#include <store/compose.h>
#include <store/schema.h>
#include <store/sqlite.h>
#include <unistd.h>

namespace planitia::store {

namespace {

namespace fs = std::filesystem;

void require_file(const Address& address, std::string_view tool) {
    if (address.kind == Address::Kind::sqlite) return;
    throw Failed("a PostgreSQL database is kept safe by its own tools: use " + std::string(tool));
}

/// Throws Failed unless the file is sound, and every table in it is whole. Whether its games can be played is for those to say who know the games.
void check(Sqlite& database, const fs::path& file) {
    const auto broken = [&](const std::string& why) { return Failed(file.string() + " is no sound database: " + why); };
    database.query("PRAGMA integrity_check(1)", {}, [&](const Row& row) {
        if (row.text(0) != "ok") throw broken(row.text(0));
    });
    database.query("PRAGMA foreign_key_check", {}, [&](const Row& row) { throw broken("a row of " + row.text(0)); });
    const std::int64_t schema = schema_of(database);
    if (schema < 1) throw broken("there are no tables");
    if (schema > newest_schema()) throw broken("a newer program made it");
    database.query(
        "SELECT id FROM tables WHERE number <> (SELECT COUNT(*) FROM choices WHERE table_id=tables.id) LIMIT 1", {},
        [&](const Row& row) { throw broken("choices of table " + row.text(0) + " are missing"); });
}

void sync(const fs::path& place, int flags) {
    const int opened = ::open(place.c_str(), flags | O_CLOEXEC);
    const bool is_synced = opened >= 0 && ::fsync(opened) == 0;
    if (opened >= 0) ::close(opened);
    if (!is_synced) throw Failed(place.string() + " can not be written");
}

/// Removes a file that nobody finished.
class Unfinished {
  public:
    explicit Unfinished(fs::path file) : file_(std::move(file)) { remove(); }
    ~Unfinished() { remove(); }
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

  private:
    void remove() const {
        std::error_code ignored;
        fs::remove(file_, ignored);
    }
    fs::path file_;
};

}  // namespace

void backup(const Address& address, const fs::path& file) {
    require_file(address, "pg_dump");
    const fs::path part = file.string() + ".part";
    const Unfinished unfinished(part);
    {
        Sqlite from(address.place, Sqlite::Opening::existing, {});
        Sqlite to(part.string(), Sqlite::Opening::plain, {});
        to.copy_from(from);
        to.run("PRAGMA journal_mode=DELETE", {});  // one file, without a second one beside it
        check(to, part);
    }
    sync(part, O_RDWR);
    std::error_code failure;
    fs::rename(part, file, failure);
    if (failure) throw Failed(file.string() + ": " + failure.message());
    sync(fs::absolute(file).parent_path(), O_RDONLY | O_DIRECTORY);
}

void restore(const Address& address, const fs::path& file) {
    require_file(address, "pg_restore");
    Sqlite from(file.string(), Sqlite::Opening::existing, {});
    check(from, file);
    Sqlite to(address.place, Sqlite::Opening::plain, {.lock = std::chrono::milliseconds(500)});
    try {
        // Nobody else may have the file open for that, not even an idle reader.
        to.run("PRAGMA journal_mode=DELETE", {});
    } catch (const Failed& failure) {
        throw Failed(std::string(failure.what()) + "; stop the server first, or move the file away when it is broken");
    }
    to.copy_from(from);
}

}  // namespace planitia::store
