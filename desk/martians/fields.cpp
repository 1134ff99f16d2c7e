#include <desk/fields.h>
#include <martians/notation/names.h>

namespace planitia::desk {

using martians::Setup;
using T = present::TableText;

namespace {

template <class E>
std::vector<FieldValue> titled() {
    std::vector<FieldValue> values;
    for (E each : every<E>()) values.push_back({std::string(name(each)), each});
    return values;
}

}  // namespace

std::vector<SetupField<Setup>> fields_of(const Setup& setup) {
    std::vector<SetupField<Setup>> fields;
    if (setup.players > 1)
        fields.push_back({"variant", T::variant, titled<martians::Variant>(), static_cast<std::size_t>(setup.variant),
                          [](Setup& s, std::size_t value) { s.variant = static_cast<martians::Variant>(value); }});
    if (setup.variant != martians::Variant::competitive)
        fields.push_back({"scenario", T::scenario, titled<martians::Scenario>(),
                          static_cast<std::size_t>(setup.scenario),
                          [](Setup& s, std::size_t value) { s.scenario = static_cast<martians::Scenario>(value); }});
    fields.push_back({"corporations",
                      T::corporations,
                      {{"random", T::random}, {"choose", T::choose}},
                      setup.chooses_corporations ? 1U : 0U,
                      [](Setup& s, std::size_t value) { s.chooses_corporations = value == 1; }});
    return fields;
}

void drop_what_makes_no_sense(Setup& setup) {
    const Setup usual;
    if (setup.players == 1) setup.variant = usual.variant;
    if (setup.variant == martians::Variant::competitive) setup.scenario = usual.scenario;
}

}  // namespace planitia::desk
