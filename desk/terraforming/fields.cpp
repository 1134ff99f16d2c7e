#include <desk/fields.h>

namespace planitia::desk {

using terraforming::Setup;
using T = present::TableText;

namespace {

/// A field that is true or false.
SetupField<Setup> truth(std::string_view key, T word, bool usual, bool agreed, void (*select)(Setup&, std::size_t)) {
    const auto value = [](bool truth) { return FieldValue{truth ? "true" : "false", truth ? T::yes : T::no}; };
    return {key, word, {value(usual), value(!usual)}, agreed == usual ? 0U : 1U, select};
}

SetupField<Setup> map_field(const Setup& setup) {
    SetupField<Setup> field{.key = "map", .word = T::map, .select = [](Setup& s, std::size_t value) {
                                s.map = static_cast<terraforming::Map>(value);
                            }};
    for (terraforming::Map map : every<terraforming::Map>())
        field.values.push_back({std::string(terraforming::slug(map)), map});
    field.selected = static_cast<std::size_t>(setup.map);
    return field;
}

std::string everybody(std::size_t players) {
    std::string seats;
    for (std::size_t seat = 0; seat < players; ++seat) seats += (seat > 0 ? "," : "") + std::to_string(seat);
    return '[' + seats + ']';
}

}  // namespace

std::vector<SetupField<Setup>> fields_of(const Setup& setup) {
    std::vector<SetupField<Setup>> fields;
    fields.push_back(map_field(setup));
    if (setup.players > 1) {
        fields.push_back(truth("corporateEra", T::corporate_era, true, setup.corporate_era,
                               [](Setup& s, std::size_t value) { s.corporate_era = value == 0; }));
        fields.push_back(
            truth("draft", T::draft, false, setup.draft, [](Setup& s, std::size_t value) { s.draft = value == 1; }));
    }
    fields.push_back(truth("colonies", T::colonies, false, setup.colonies,
                           [](Setup& s, std::size_t value) { s.colonies = value == 1; }));
    if (setup.colonies)
        fields.push_back({"corporationDeal",
                          T::corporation_deal,
                          {{"mixed", T::mixed}, {"one-of-each", T::one_of_each}},
                          setup.one_corporation_of_each ? 1U : 0U,
                          [](Setup& s, std::size_t value) { s.one_corporation_of_each = value == 1; }});
    fields.push_back(truth("worldGovernment", T::world_government, false, setup.world_government,
                           [](Setup& s, std::size_t value) { s.world_government = value == 1; }));
    fields.push_back(
        {"beginners",
         T::beginners,
         {{"[]", T::beginners_nobody}, {everybody(setup.players), T::beginners_everybody}},
         setup.beginners.empty() ? 0U : 1U,
         [](Setup& s, std::size_t value) { s.beginners = value == 1 ? PlayerSet::first(s.players) : PlayerSet(); }});
    fields.push_back({"unplaceableTiles",
                      T::unplaceable_tiles,
                      {{"skip", T::skip}, {"forbid", T::forbid}},
                      setup.unplaceable_tiles_forbid ? 1U : 0U,
                      [](Setup& s, std::size_t value) { s.unplaceable_tiles_forbid = value == 1; }});
    return fields;
}

void drop_what_makes_no_sense(Setup& setup) {
    const Setup usual;
    if (setup.players == 1) {
        setup.corporate_era = usual.corporate_era;
        setup.draft = usual.draft;
    }
    if (!setup.colonies) setup.one_corporation_of_each = usual.one_corporation_of_each;
}

}  // namespace planitia::desk
