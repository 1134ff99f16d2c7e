/// People without passwords: whoever holds a token is its person.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/refusal.h>
#include <house/services.h>
#include <store/people.h>

#include <optional>
#include <string>
#include <string_view>

namespace planitia::house {

struct Newcomer {
    store::Person person;
    std::string token;  ///< told once, to its person; the database has its digest only
};

/// All of these wait for the database: for clerks. They throw `store::Failed`.
class People {
  public:
    explicit People(Services& services) : services_(services) {}

    Result<Newcomer, Refusal> add(const std::string& name);
    std::optional<store::Person> find(std::string_view token);
    /// `name` and `settings`, a map that the page keeps as it likes, of at most 4 KiB.
    Result<store::Person, Refusal> change(const store::Person& person, const Document& request);
    /// A code that brings the person to another device, once and within ten minutes.
    Result<std::string, Refusal> link(const store::Person& person);
    /// The person of the code, with a token of their own.
    Result<Newcomer, Refusal> redeem(std::string_view code);

  private:
    Result<Done, Refusal> write(store::Job job);
    Services& services_;
};

Document write_person(const store::Person& person);

}  // namespace planitia::house
