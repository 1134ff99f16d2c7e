#include <store/compose.h>
#include <store/schema.h>

#include <array>
#include <chrono>
#include <span>

namespace planitia::store {

namespace {

/// Where the two databases differ in what they call things.
struct Word {
    std::string_view word, sqlite, postgres;
};
constexpr std::array<Word, 4> kWords = {{
    {"@int", "INTEGER", "BIGINT"},
    {"@blob", "BLOB", "BYTEA"},
    {"@strict", "STRICT", ""},
    {"@keyed", "STRICT, WITHOUT ROWID", ""},  // rows lie in the order of their key, beside the others of their table
}};

constexpr std::string_view kMigrations =
    "CREATE TABLE IF NOT EXISTS migrations (number @int PRIMARY KEY, made @int NOT NULL) @strict";

using Migration = std::span<const std::string_view>;

constexpr std::array<std::string_view, 23> kFirst = {
    "CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, settings TEXT NOT NULL, created @int NOT NULL, "
    "seen @int NOT NULL) @strict",

    "CREATE TABLE tokens (token_hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id), "
    "created @int NOT NULL) @strict",

    "CREATE TABLE links (code_hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id), "
    "until @int NOT NULL) @strict",

    "CREATE TABLE tables (id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, setup TEXT NOT NULL, "
    "options TEXT NOT NULL, host TEXT NOT NULL REFERENCES people (id), state TEXT NOT NULL, listed @int NOT NULL, "
    "number @int NOT NULL, version @int NOT NULL, awaited @int NOT NULL, deadline @int, bots_due @int, "
    "commitment TEXT NOT NULL, secret TEXT NOT NULL, seed TEXT, rules @int NOT NULL, engine TEXT NOT NULL, "
    "diverged_at @int, next_table TEXT, deal TEXT, created @int NOT NULL, changed @int NOT NULL) @strict",

    "CREATE TABLE seats (table_id TEXT NOT NULL REFERENCES tables (id), seat @int NOT NULL, state TEXT NOT NULL, "
    "person TEXT REFERENCES people (id), name TEXT NOT NULL, mark @int NOT NULL, bot TEXT, invite_hash TEXT, share "
    "TEXT, "
    "bank_ms @int, until_ms @int, answers @int NOT NULL, revision @int NOT NULL, requests TEXT NOT NULL, "
    "seen_line @int NOT NULL, hints @int NOT NULL, PRIMARY KEY (table_id, seat)) @keyed",

    "CREATE TABLE choices (table_id TEXT NOT NULL, number @int NOT NULL, seat @int NOT NULL, option TEXT NOT NULL, "
    "digest TEXT NOT NULL, lines @int NOT NULL, made @int NOT NULL, PRIMARY KEY (table_id, number)) @keyed",

    "CREATE TABLE drafts (table_id TEXT NOT NULL, seat @int NOT NULL, base @int NOT NULL, options TEXT NOT NULL, "
    "commit_at @int, PRIMARY KEY (table_id, seat)) @keyed",

    "CREATE TABLE plans (table_id TEXT NOT NULL, seat @int NOT NULL, orders TEXT NOT NULL, "
    "PRIMARY KEY (table_id, seat)) @keyed",

    "CREATE TABLE votes (table_id TEXT NOT NULL, number @int NOT NULL, body TEXT NOT NULL, "
    "PRIMARY KEY (table_id, number)) @keyed",

    "CREATE TABLE chat (table_id TEXT NOT NULL, number @int NOT NULL, seat @int, name TEXT NOT NULL, said @int NOT "
    "NULL, "
    "text TEXT NOT NULL, request TEXT NOT NULL, PRIMARY KEY (table_id, number)) @keyed",

    "CREATE TABLE results (table_id TEXT PRIMARY KEY, ended @int NOT NULL, score TEXT NOT NULL, charts TEXT NOT NULL, "
    "log @blob NOT NULL) @strict",

    "CREATE TABLE result_seats (table_id TEXT NOT NULL, seat @int NOT NULL, person TEXT, place @int NOT NULL, "
    "total @int NOT NULL, won @int NOT NULL, PRIMARY KEY (table_id, seat)) @keyed",

    "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) @strict",

    "CREATE TABLE processes (id TEXT PRIMARY KEY, alive @int NOT NULL) @strict",

    "CREATE INDEX tables_listed ON tables (listed, state, changed)",
    "CREATE INDEX tables_host ON tables (host, created)",
    "CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL",
    "CREATE INDEX tables_bots ON tables (bots_due) WHERE bots_due IS NOT NULL",
    "CREATE INDEX seats_person ON seats (person)",
    "CREATE INDEX drafts_commit ON drafts (commit_at) WHERE commit_at IS NOT NULL",
    "CREATE INDEX result_person ON result_seats (person)",
    "CREATE INDEX links_until ON links (until)",
    "CREATE INDEX tokens_person ON tokens (person)",
};

constexpr std::array<std::string_view, 2> kSecond = {
    "ALTER TABLE tables ADD COLUMN origin TEXT",
    "CREATE INDEX tables_deal ON tables (deal) WHERE deal IS NOT NULL",
};

constexpr std::array<std::string_view, 1> kThird = {
    "ALTER TABLE seats ADD COLUMN ready @int NOT NULL DEFAULT 0",
};

/// In the order in which they are made. One that was released is never changed: another one is added.
constexpr std::array<Migration, 3> kAll = {kFirst, kSecond, kThird};

std::string spoken(std::string_view statement, Address::Kind kind) {
    std::string text(statement);
    for (const Word& word : kWords)
        for (std::size_t at = text.find(word.word); at != std::string::npos; at = text.find(word.word))
            text.replace(at, word.word.size(), kind == Address::Kind::sqlite ? word.sqlite : word.postgres);
    return text;
}

std::int64_t now_ms() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

}  // namespace

std::int64_t newest_schema() { return static_cast<std::int64_t>(kAll.size()); }

std::int64_t schema_of(Database& database) {
    return read_number(database, "SELECT COALESCE(MAX(number), 0) FROM migrations", {});
}

void migrate(Database& database, const Address& address) {
    Transaction transaction(database, Transaction::Kind::writing);
    // SQLite has one writer at a time anyway.
    if (address.kind == Address::Kind::postgres)
        database.query("SELECT pg_advisory_xact_lock(7305804402566427)", {}, [](const Row&) {});
    database.run(spoken(kMigrations, address.kind), {});
    const std::int64_t made = schema_of(database);
    if (made > newest_schema())
        throw Failed("the database was made by a newer program (schema " + std::to_string(made) + "; this one knows " +
                     std::to_string(newest_schema()) + ")");
    for (std::int64_t number = made + 1; number <= newest_schema(); ++number) {
        for (const std::string_view statement : kAll[static_cast<std::size_t>(number - 1)])
            database.run(spoken(statement, address.kind), {});
        database.run("INSERT INTO migrations (number, made) VALUES ($1, $2)", Values{number, now_ms()});
    }
    transaction.commit();
}

}  // namespace planitia::store
