#include <desk/terraforming/fields.h>
#include <present/terraforming/phrasebook.h>
#include <present/terraforming/titles.h>
#include <terraforming/notation/names.h>

#include <algorithm>

namespace planitia::desk {

using terraforming::Set;
using terraforming::Setup;
using L = present::TerraformingLabel;
using T = present::TableText;

namespace {

/// A field that is true or false.
SetupField<Setup> truth(std::string_view key, L word, L help, const Setup& setup, bool Setup::* option) {
    const bool usual = Setup{}.*option;
    const auto value = [](bool truth) { return FieldValue{truth ? "true" : "false", said(truth ? T::yes : T::no)}; };
    const auto select = [=](Setup& s, std::size_t chosen) { s.*option = chosen == 0 ? usual : !usual; };
    return {key, said(word), said(help), {value(usual), value(!usual)}, setup.*option == usual ? 0U : 1U, select};
}

/// What an option is called, and what it decides.
struct Labels {
    L word = {};
    L help = {};
};

/// Precondition: an option brings it into the game.
Labels labels_of(Set set) {
    switch (set) {
        case Set::corporate: return {L::corporate_era, L::help_corporate_era};
        case Set::colonies: return {L::colonies, L::help_colonies};
        case Set::base:
        case Set::count_: break;
    }
    return {};
}

SetupField<Setup> field_of(Set set, const Setup& setup) {
    const auto [word, help] = labels_of(set);
    return truth(info(set).option, word, help, setup, option_of(set));
}

SetupField<Setup> first_player(const Setup& setup) {
    SetupField<Setup> field{"firstPlayer",
                            said(L::first_player),
                            said(L::help_first_player),
                            {{"random", said(L::first_player_random)}},
                            0,
                            {}};
    for (PlayerId seat : seats(setup.players))
        field.values.push_back({std::to_string(seat.index()), [seat](const present::Phrasebook& book) {
                                    return book.say(T::seat, {{"n", static_cast<int>(seat.index()) + 1}});
                                }});
    if (setup.first_player.is_some()) field.selected = setup.first_player.index() + 1;
    field.select = [](Setup& s, std::size_t value) {
        s.first_player = value == 0 ? PlayerId::none() : PlayerId{value - 1};
    };
    return field;
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
        {"--map", "map", text, "The map"},
        {"--draft", "draft", yes, "With the draft variant"},
        {"--no-corporate-era", "corporateEra", no, "Without the Corporate Era"},
        {"--colonies", "colonies", yes, "With the Colonies expansion"},
        {"--world-government", "worldGovernment", yes,
         "The World Government raises a parameter after every generation"},
        {"--corporation-deal", "corporationDeal", text,
         "With Colonies: mixed, or one-of-each for one of its corporations and one other"},
        {"--first-player", "firstPlayer", seat, "Who begins: a seat, counted from 0, or random"},
        {"--beginners", "beginners", seats, "Seats that get the Beginner Corporation: 0,2"},
        {"--unplaceable-tiles", "unplaceableTiles", text, "What happens to a tile that has nowhere to go"},
    };
    static_assert(std::ranges::all_of(
                      terraforming::words::kSets,
                      [](std::string_view option) {
                          return option.empty() ||
                                 std::ranges::find(kFlags, option, &SetupFlag::key) != std::end(kFlags);
                      },
                      &terraforming::SetRow::option),
                  "every set has its flag");
    return {"Terraforming Mars", kFlags};
}

Setup first_setup(std::type_identity<terraforming::Terraforming>) {
    Setup setup;
    setup.players = 2;
    setup.corporate_era = false;
    setup.beginners = PlayerSet::first(setup.players);
    return setup;
}

std::vector<SetupField<Setup>> fields_of(const Setup& setup) {
    std::vector<SetupField<Setup>> fields;
    fields.push_back({"map", said(L::map), said(L::help_map), titled<terraforming::Map>(),
                      static_cast<std::size_t>(setup.map),
                      [](Setup& s, std::size_t value) { s.map = static_cast<terraforming::Map>(value); }});
    if (setup.players > 1) {
        fields.push_back(field_of(Set::corporate, setup));
        fields.push_back(truth("draft", L::draft, L::help_draft, setup, &Setup::draft));
    }
    for (Set set : every<Set>())
        if (option_of(set) != nullptr && set != Set::corporate) fields.push_back(field_of(set, setup));
    if (setup.colonies)
        fields.push_back({"corporationDeal",
                          said(L::corporation_deal),
                          said(L::help_corporation_deal),
                          {{"mixed", said(L::mixed)}, {"one-of-each", said(L::one_of_each)}},
                          setup.one_corporation_of_each ? 1U : 0U,
                          [](Setup& s, std::size_t value) { s.one_corporation_of_each = value == 1; }});
    fields.push_back(
        truth("worldGovernment", L::world_government, L::help_world_government, setup, &Setup::world_government));
    if (setup.players > 1) fields.push_back(first_player(setup));
    fields.push_back(
        {"beginners",
         said(L::beginners),
         said(L::help_beginners),
         {{"[]", said(L::beginners_nobody)}, {everybody(setup.players), said(L::beginners_everybody)}},
         setup.beginners.empty() ? 0U : 1U,
         [](Setup& s, std::size_t value) { s.beginners = value == 1 ? PlayerSet::first(s.players) : PlayerSet(); }});
    fields.push_back({"unplaceableTiles",
                      said(L::unplaceable_tiles),
                      said(L::help_unplaceable_tiles),
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
    if (setup.first_player.is_some() && setup.first_player.index() >= setup.players)
        setup.first_player = PlayerId::none();
    if (!setup.colonies) setup.one_corporation_of_each = usual.one_corporation_of_each;
}

void set_players(Setup& setup, int players) {
    if (!setup.beginners.empty()) setup.beginners = PlayerSet::first(static_cast<std::size_t>(players));
    setup.players = static_cast<std::uint8_t>(players);
    drop_what_makes_no_sense(setup);
}

}  // namespace planitia::desk
