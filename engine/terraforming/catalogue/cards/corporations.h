/// Corporations of the base game and the Corporate Era.
#pragma once
#include <terraforming/catalogue/row.h>

namespace planitia::terraforming::words {

// clang-format off
constexpr CardRow kCorporations[] = {
    {.slug = "beginner-corporation", .number = "R00", .kind = corporation,
     .on_play = {gain(42, megacredits)}, .for_beginners = true},
    {.slug = "credicor", .number = "R08", .kind = corporation,
     .on_play = {gain(57, megacredits)},
     .triggers = {when_dear_payment(gain(4, megacredits))}},
    {.slug = "ecoline", .number = "R17", .kind = corporation, .tags = {Tag::plant},
     .on_play = {gain(36, megacredits), gain(3, plants), produce(2, plants)},
     .ongoing = {plants_per_greenery(7)}},
    {.slug = "helion", .number = "R18", .kind = corporation, .tags = {Tag::space},
     .on_play = {gain(42, megacredits), produce(3, heat)},
     .ongoing = {heat_as_megacredits()}},
    {.slug = "interplanetary-cinematics", .number = "R19", .kind = corporation, .tags = {Tag::building},
     .on_play = {gain(30, megacredits), gain(20, steel)},
     .triggers = {when_event(gain(2, megacredits))}},
    {.slug = "inventrix", .number = "R43", .kind = corporation, .tags = {Tag::science},
     .on_play = {gain(45, megacredits)},
     .first_action = {draw(3)},
     .ongoing = {ease_requirements(2)}},
    {.slug = "mining-guild", .number = "R24", .kind = corporation, .tags = {Tag::building, Tag::building},
     .on_play = {gain(30, megacredits), gain(5, steel), produce(1, steel)},
     .triggers = {when_placing(When::metal_space_used, produce(1, steel))}},
    {.slug = "phobolog", .number = "R09", .kind = corporation, .tags = {Tag::space},
     .on_play = {gain(23, megacredits), gain(10, titanium)},
     .ongoing = {metal_value(0, 1)}},
    {.slug = "tharsis-republic", .number = "R31", .kind = corporation, .tags = {Tag::building},
     .on_play = {gain(40, megacredits)},
     .first_action = {place_city()},
     .triggers = {when_anyone_places_on_mars(When::city_placed, produce(1, megacredits)),
                  when_placing(When::city_placed, gain(3, megacredits))}},
    {.slug = "thorgate", .number = "R13", .kind = corporation, .tags = {Tag::power},
     .on_play = {gain(48, megacredits), produce(1, energy)},
     .ongoing = {discount_per_tag(3, Tag::power), project_discount(3, Project::power_plant)}},
    {.slug = "united-nations-mars-initiative", .number = "R32", .kind = corporation, .tags = {Tag::earth},
     .on_play = {gain(40, megacredits)},
     .action = {needs_raised_rating(), pay(3), raise_rating(1)}},
    {.slug = "saturn-systems", .number = "R03", .set = corporate, .kind = corporation,
     .tags = {Tag::jovian},
     .on_play = {gain(42, megacredits), produce(1, titanium)},
     .triggers = {when_anyones_tag(Tag::jovian, produce(1, megacredits))}},
    {.slug = "teractor", .number = "R30", .set = corporate, .kind = corporation, .tags = {Tag::earth},
     .on_play = {gain(60, megacredits)},
     .ongoing = {discount_per_tag(3, Tag::earth)}},
};
// clang-format on

}  // namespace planitia::terraforming::words
