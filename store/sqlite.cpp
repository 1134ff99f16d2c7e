#include <core/overloaded.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <store/sqlite.h>
#include <unistd.h>

#include <cctype>
#include <thread>

namespace planitia::store {

namespace {

/// Between two looks at whether a lock is gone.
constexpr std::chrono::microseconds kPause{500};

class SqliteRow final : public Row {
  public:
    explicit SqliteRow(sqlite3_stmt* statement) : statement_(statement) {}

    bool is_null(std::size_t column) const override {
        return sqlite3_column_type(statement_, static_cast<int>(column)) == SQLITE_NULL;
    }
    std::int64_t number(std::size_t column) const override {
        return sqlite3_column_int64(statement_, static_cast<int>(column));
    }
    std::string text(std::size_t column) const override {
        const auto* begin = reinterpret_cast<const char*>(sqlite3_column_text(statement_, static_cast<int>(column)));
        return begin == nullptr ? std::string() : std::string(begin, size(column));
    }
    Blob blob(std::size_t column) const override {
        const auto* begin = static_cast<const std::byte*>(sqlite3_column_blob(statement_, static_cast<int>(column)));
        return begin == nullptr ? Blob() : Blob(begin, begin + size(column));
    }

  private:
    /// Of what was just taken as text or as a blob.
    std::size_t size(std::size_t column) const {
        return static_cast<std::size_t>(sqlite3_column_bytes(statement_, static_cast<int>(column)));
    }

    sqlite3_stmt* statement_;
};

/// Ends a run of a statement, however it went.
class Reset {
  public:
    explicit Reset(sqlite3_stmt* statement) : statement_(statement) {}
    ~Reset() {
        sqlite3_reset(statement_);
        sqlite3_clear_bindings(statement_);
    }
    Reset(const Reset&) = delete;
    Reset& operator=(const Reset&) = delete;

  private:
    sqlite3_stmt* statement_;
};

/// SQLite finds `?7` by its number, and `$7` by comparing names with all others.
std::string with_numbers(std::string_view sql) {
    std::string text(sql);
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (text[i] == '$' && std::isdigit(static_cast<unsigned char>(text[i + 1])) != 0) text[i] = '?';
    return text;
}

bool is_clash(int code) {
    return code == SQLITE_CONSTRAINT_PRIMARYKEY || code == SQLITE_CONSTRAINT_UNIQUE || code == SQLITE_CONSTRAINT_ROWID;
}

/// The file has deals and hashes of tokens in it: it is its owner's. One that is there is left alone, for closing it would let go of the
/// locks that other connections of this process have on it.
void make_private(const std::string& file) {
    const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (made >= 0) ::close(made);
}

}  // namespace

void Sqlite::Close::operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
void Sqlite::Close::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Sqlite::Sqlite(std::string file, Opening opening, const Patience& patience)
    : file_(std::move(file)), patience_(patience.lock) {
    int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    if (opening == Opening::existing) {
        flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_READONLY;
    } else {
        make_private(file_);
    }
    sqlite3* opened = nullptr;
    const int code = sqlite3_open_v2(file_.c_str(), &opened, flags, nullptr);
    connection_.reset(opened);
    if (code != SQLITE_OK) fail(code);
    sqlite3_extended_result_codes(opened, 1);
    sqlite3_busy_handler(opened, wait, this);
    if (opening != Opening::served) return;
    use_log();
    run("PRAGMA synchronous=FULL");
    run("PRAGMA foreign_keys=ON");
}

void Sqlite::use_log() {
    // Of two who do that at once with a new file one is told at once that it is locked: SQLite does not ask whether to wait.
    const auto until = std::chrono::steady_clock::now() + patience_;
    for (;;) {
        try {
            return run("PRAGMA journal_mode=WAL");
        } catch (const Failed&) {
            const bool is_locked = sqlite3_errcode(connection_.get()) % 256 == SQLITE_BUSY;
            if (!is_locked || std::chrono::steady_clock::now() >= until) throw;
        }
        std::this_thread::sleep_for(kPause);
    }
}

std::int64_t Sqlite::run(std::string_view sql, std::span<const Value> values) {
    query(sql, values, [](const Row&) {});
    return sqlite3_changes64(connection_.get());
}

void Sqlite::query(std::string_view sql, std::span<const Value> values, const std::function<void(const Row&)>& row) {
    sqlite3_stmt* statement = prepare(sql);
    const Reset reset(statement);
    bind(statement, values);
    const SqliteRow here(statement);
    int code = sqlite3_step(statement);
    for (; code == SQLITE_ROW; code = sqlite3_step(statement)) row(here);
    if (code != SQLITE_DONE) fail(code);
}

void Sqlite::begin() { run("BEGIN IMMEDIATE"); }
void Sqlite::begin_reading() { run("BEGIN"); }
void Sqlite::commit() { run("COMMIT"); }

void Sqlite::rollback() noexcept {
    // Some failures have rolled back by themselves.
    if (sqlite3_get_autocommit(connection_.get()) == 0)
        sqlite3_exec(connection_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Sqlite::copy_from(Sqlite& other) {
    constexpr int kAllPages = -1;
    prepared_.clear();
    sqlite3_backup* copying = sqlite3_backup_init(connection_.get(), "main", other.connection_.get(), "main");
    if (copying == nullptr) fail(sqlite3_extended_errcode(connection_.get()));
    const int code = sqlite3_backup_step(copying, kAllPages);
    sqlite3_backup_finish(copying);
    if (code != SQLITE_DONE) fail(code);
}

int Sqlite::wait(void* sqlite, int times) {
    // SQLite's own waiting sleeps longer and longer, up to 100 ms, and misses the moments between two transactions of a busy writer: it was
    // seen to wait for more than a second.
    auto& self = *static_cast<Sqlite*>(sqlite);
    const auto now = std::chrono::steady_clock::now();
    if (times == 0) self.waiting_since_ = now;
    if (now - self.waiting_since_ >= self.patience_) return 0;
    std::this_thread::sleep_for(kPause);
    return 1;
}

sqlite3_stmt* Sqlite::prepare(std::string_view sql) {
    if (const auto found = prepared_.find(sql); found != prepared_.end()) return found->second.get();
    if (prepared_.size() >= kMostPrepared) prepared_.clear();
    const std::string text = with_numbers(sql);
    sqlite3_stmt* made = nullptr;
    const int code = sqlite3_prepare_v3(connection_.get(), text.data(), static_cast<int>(text.size()),
                                        SQLITE_PREPARE_PERSISTENT, &made, nullptr);
    if (code != SQLITE_OK) fail(code);
    prepared_.emplace(sql, Prepared(made));
    return made;
}

void Sqlite::bind(sqlite3_stmt* statement, std::span<const Value> values) {
    int place = 0;
    for (const Value& value : values) {
        ++place;
        const int code = std::visit(
            overloaded{[&](std::nullptr_t) { return sqlite3_bind_null(statement, place); },
                       [&](std::int64_t number) { return sqlite3_bind_int64(statement, place, number); },
                       [&](const std::string& text) {
                           if (text.find('\0') != std::string::npos) throw Failed(file_ + ": a byte 0 in a text");
                           return sqlite3_bind_text64(statement, place, text.data(), text.size(), SQLITE_STATIC,
                                                      SQLITE_UTF8);
                       },
                       [&](const Blob& bytes) {
                           if (bytes.empty()) return sqlite3_bind_zeroblob(statement, place, 0);
                           return sqlite3_bind_blob64(statement, place, bytes.data(), bytes.size(), SQLITE_STATIC);
                       }},
            value);
        if (code != SQLITE_OK) fail(code);
    }
}

void Sqlite::fail(int code) const {
    const std::string why =
        file_ + ": " + (connection_ == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(connection_.get()));
    if (is_clash(code)) throw Clash(why);
    throw Failed(why);
}

}  // namespace planitia::store
