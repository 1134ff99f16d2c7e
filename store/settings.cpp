#include <store/compose.h>
#include <store/settings.h>

namespace planitia::store {

std::string setting_made_once(Database& database, std::string_view name, std::string_view value) {
    database.run("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                 Values{std::string(name), std::string(value)});
    std::string kept;
    database.query("SELECT value FROM settings WHERE name=$1", Values{std::string(name)},
                   [&](const Row& row) { kept = row.text(0); });
    return kept;
}

}  // namespace planitia::store
