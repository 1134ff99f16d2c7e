/// People, the tokens that they hold, and the links by which they bring themselves to another device.
#pragma once
#include <store/statement.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace planitia::store {

struct Person {
    std::string id, name;
    std::string settings;  ///< JSON
    std::int64_t created = 0, seen = 0;

    friend bool operator==(const Person&, const Person&) = default;
};

std::optional<Person> person_by_token(Database& database, std::string_view token_hash);
std::optional<Person> person(Database& database, std::string_view id);
/// With their first token.
Job add_person(const Person& person, std::string_view token_hash);
/// Name, settings, and when they were seen.
Statement change_person(const Person& person);

/// Another token of the same person.
Statement add_token(std::string_view token_hash, std::string_view person, std::int64_t created);
Statement drop_token(std::string_view token_hash);

/// A code that works once, until that instant.
Statement add_link(std::string_view code_hash, std::string_view person, std::int64_t until);
/// A guard: the code is used up; a conflict when it was before, or has run out.
Statement take_link(std::string_view code_hash, std::int64_t now);
/// Whose code it is, unless it has run out.
std::optional<std::string> link_person(Database& database, std::string_view code_hash, std::int64_t now);

}  // namespace planitia::store
