#include <desk/terraforming/fields.h>
#include <present/terraforming/phrasebook.h>
#include <present/terraforming/titles.h>
#include <terraforming/notation/names.h>

namespace planitia::desk {

using terraforming::Setup;
using L = present::TerraformingLabel;
using T = present::TableText;

namespace {

/// A field that is true or false.
SetupField<Setup> truth(std::string_view key, L word, bool usual, bool agreed, void (*select)(Setup&, std::size_t)) {
    const auto value = [](bool truth) { return FieldValue{truth ? "true" : "false", said(truth ? T::yes : T::no)}; };
    return {key, said(word), {value(usual), value(!usual)}, agreed == usual ? 0U : 1U, select};
}

std::string everybody(std::size_t players) {
    std::string seats;
    for (std::size_t seat = 0; seat < players; ++seat) seats += (seat > 0 ? "," : "") + std::to_string(seat);
    return '[' + seats + ']';
}

}  // namespace

SetupFlags setup_flags(std::type_identity<terraforming::Terraforming>) {
    using enum SetupFlag::Takes;
    static constexpr SetupFlag kFlags[] = {
        {"--map", "map", text, "tharsis, hellas or elysium"},
        {"--draft", "draft", yes, "With the draft variant"},
        {"--no-corporate-era", "corporateEra", no, "Without the Corporate Era"},
        {"--colonies", "colonies", yes, "With the Colonies expansion"},
        {"--world-government", "worldGovernment", yes,
         "The World Government raises a parameter after every generation"},
        {"--corporation-deal", "corporationDeal", text,
         "With Colonies: mixed, or one-of-each for one of its corporations and one other"},
        {"--beginners", "beginners", seats, "Seats that get the Beginner Corporation: 0,2"},
        {"--unplaceable-tiles", "unplaceableTiles", text,
         "What happens to a tile that has nowhere to go: skip or forbid"},
    };
    return {"Terraforming Mars", kFlags};
}

std::vector<SetupField<Setup>> fields_of(const Setup& setup) {
    std::vector<SetupField<Setup>> fields;
    fields.push_back({"map", said(L::map), titled<terraforming::Map>(), static_cast<std::size_t>(setup.map),
                      [](Setup& s, std::size_t value) { s.map = static_cast<terraforming::Map>(value); }});
    if (setup.players > 1) {
        fields.push_back(truth("corporateEra", L::corporate_era, true, setup.corporate_era,
                               [](Setup& s, std::size_t value) { s.corporate_era = value == 0; }));
        fields.push_back(
            truth("draft", L::draft, false, setup.draft, [](Setup& s, std::size_t value) { s.draft = value == 1; }));
    }
    fields.push_back(truth("colonies", L::colonies, false, setup.colonies,
                           [](Setup& s, std::size_t value) { s.colonies = value == 1; }));
    if (setup.colonies)
        fields.push_back({"corporationDeal",
                          said(L::corporation_deal),
                          {{"mixed", said(L::mixed)}, {"one-of-each", said(L::one_of_each)}},
                          setup.one_corporation_of_each ? 1U : 0U,
                          [](Setup& s, std::size_t value) { s.one_corporation_of_each = value == 1; }});
    fields.push_back(truth("worldGovernment", L::world_government, false, setup.world_government,
                           [](Setup& s, std::size_t value) { s.world_government = value == 1; }));
    fields.push_back(
        {"beginners",
         said(L::beginners),
         {{"[]", said(L::beginners_nobody)}, {everybody(setup.players), said(L::beginners_everybody)}},
         setup.beginners.empty() ? 0U : 1U,
         [](Setup& s, std::size_t value) { s.beginners = value == 1 ? PlayerSet::first(s.players) : PlayerSet(); }});
    fields.push_back({"unplaceableTiles",
                      said(L::unplaceable_tiles),
                      {{"skip", said(L::skip)}, {"forbid", said(L::forbid)}},
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

void set_players(Setup& setup, int players) {
    if (!setup.beginners.empty()) setup.beginners = PlayerSet::first(static_cast<std::size_t>(players));
    setup.players = static_cast<std::uint8_t>(players);
    drop_what_makes_no_sense(setup);
}

}  // namespace planitia::desk
