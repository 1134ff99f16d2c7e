/// Assistants, who help for good, and specialists, who help once a turn for a price.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr PersonInfo kPeople[] = {
    {.id = Person::botanist, .slug = "botanist", .is_assistant = true, .copies = 4},
    {.id = Person::geologist, .slug = "geologist", .is_assistant = true, .copies = 4},
    {.id = Person::scientist, .slug = "scientist", .is_assistant = true, .copies = 4},
    {.id = Person::dietician, .slug = "dietician", .copies = 2,
     .cost = price(2, money, 1, food), .removes = hunger, .most = 1, .reputation = 1},
    {.id = Person::engineer, .slug = "engineer", .copies = 2,
     .cost = price(2, money, 1, energy), .removes = oxygen, .most = 1, .reputation = 1},
    {.id = Person::pharmacist, .slug = "pharmacist", .copies = 2,
     .cost = price(4, money, 1, aux, 1, water), .gains = medicine},
    {.id = Person::doctor, .slug = "doctor", .copies = 2,
     .cost = price(4, money, 1, medicine), .removes = sickness, .most = 2, .reputation = 2},
    {.id = Person::chemist, .slug = "chemist", .copies = 2,
     .cost = price(2, money, 1, energy, 1, ice), .gains = water},
};
// clang-format on

}  // namespace words

constexpr const PersonInfo& info(Person person) { return words::kPeople[static_cast<std::size_t>(person)]; }
constexpr bool is_assistant(Person person) { return info(person).is_assistant; }

}  // namespace planitia::martians
