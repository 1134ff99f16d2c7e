#include <store/compose.h>
#include <store/people.h>

namespace planitia::store {

std::optional<Person> person_by_token(Database& database, std::string_view token_hash) {
    static const std::string kByToken =
        "SELECT " + columns_of<Person>() + " FROM people WHERE id=(SELECT person FROM tokens WHERE token_hash=$1)";
    return read_one<Person>(database, kByToken, Values{std::string(token_hash)});
}

std::optional<Person> person(Database& database, std::string_view id) {
    static const std::string kById = "SELECT " + columns_of<Person>() + " FROM people WHERE id=$1";
    return read_one<Person>(database, kById, Values{std::string(id)});
}

Job add_person(const Person& person, std::string_view token_hash) {
    return {insert("people", fields_of(person)), add_token(token_hash, person.id, person.created)};
}

Statement change_person(const Person& person) {
    return guard("people", {{"name", person.name}, {"settings", person.settings}, {"seen", person.seen}},
                 {{"id", person.id}});
}

Statement add_token(std::string_view token_hash, std::string_view person, std::int64_t created) {
    return insert("tokens",
                  {{"token_hash", std::string(token_hash)}, {"person", std::string(person)}, {"created", created}});
}

Statement drop_token(std::string_view token_hash) {
    return remove("tokens", {{"token_hash", std::string(token_hash)}});
}

Statement add_link(std::string_view code_hash, std::string_view person, std::int64_t until) {
    return insert("links", {{"code_hash", std::string(code_hash)}, {"person", std::string(person)}, {"until", until}});
}

Statement take_link(std::string_view code_hash, std::int64_t now) {
    return {"DELETE FROM links WHERE code_hash=$1 AND until>$2", {std::string(code_hash), now}, true};
}

std::optional<std::string> link_person(Database& database, std::string_view code_hash, std::int64_t now) {
    std::optional<std::string> found;
    database.query("SELECT person FROM links WHERE code_hash=$1 AND until>$2", Values{std::string(code_hash), now},
                   [&](const Row& row) { found = row.text(0); });
    return found;
}

}  // namespace planitia::store
