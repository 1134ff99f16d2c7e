/// Assistants, who help for good, and specialists, who help once a turn for a price.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr PersonInfo kPeople[] = {
    {.id = Person::botanist, .slug = "botanist", .copies = 4, .ongoing = {adds_to_harvest(1, food)}},
    {.id = Person::geologist, .slug = "geologist", .copies = 4, .ongoing = {takes_more(1)}},
    {.id = Person::scientist, .slug = "scientist", .copies = 4, .ongoing = {faster_research(1)}},
    {.id = Person::dietician, .slug = "dietician", .copies = 2,
     .cost = price(2, money, 1, food), .effects = {reputation(1), remove_need(1, hunger)}},
    {.id = Person::engineer, .slug = "engineer", .copies = 2,
     .cost = price(2, money, 1, energy), .effects = {reputation(1), remove_need(1, oxygen)}},
    {.id = Person::pharmacist, .slug = "pharmacist", .copies = 2,
     .cost = price(4, money, 1, aux, 1, water), .effects = {gain(1, medicine)}},
    {.id = Person::doctor, .slug = "doctor", .copies = 2,
     .cost = price(4, money, 1, medicine), .effects = {reputation(2), remove_need(2, sickness)}},
    {.id = Person::chemist, .slug = "chemist", .copies = 2,
     .cost = price(2, money, 1, energy, 1, ice), .effects = {gain(1, water)}},
};
// clang-format on

}  // namespace words

constexpr const PersonInfo& info(Person person) { return words::kPeople[static_cast<std::size_t>(person)]; }
constexpr bool is_assistant(Person person) { return !info(person).ongoing.empty(); }

}  // namespace planitia::martians
