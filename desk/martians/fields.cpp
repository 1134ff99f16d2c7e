#include <desk/martians/fields.h>
#include <desk/martians/measured.h>
#include <martians/catalogue/catalogue.h>
#include <martians/notation/names.h>
#include <present/entry.h>
#include <present/martians/goals.h>
#include <present/martians/phrasebook.h>
#include <present/martians/titles.h>

#include <algorithm>

namespace planitia::desk {

using martians::Setup;
using L = present::MartiansLabel;

namespace {

/// Its story, how hard it is among the others, and what it asks for.
std::string told(const present::Phrasebook& book, martians::Scenario scenario) {
    const present::Entry* entry =
        present::find_entry(book.language, martians::Martians::kName, {present::EntryKind::scenario, name(scenario)});
    std::string text = entry->flavour + "\n" +
                       book.say(L::difficulty, {{"n", static_cast<int>(scenario) + 1},
                                                {"m", static_cast<int>(martians::Scenario::count_)}});
    for (const std::string& sentence : entry->text) text += "\n" + sentence;
    return text;
}

/// A word for how often it is won.
struct Level {
    int least_percent;
    std::string_view name;
    L word;
};
constexpr Level kLevels[] = {
    {65, "gentle", L::gentle}, {40, "fair", L::fair}, {20, "hard", L::hard}, {0, "very-hard", L::very_hard}};

/// Null for what the rules refuse: a form may be asked for before they are.
const MeasuredWins* measured(const Setup& setup) {
    const auto* row = std::ranges::find_if(kMeasuredWins, [&](const MeasuredWins& each) {
        return each.variant == setup.variant && each.players == setup.players;
    });
    return row != std::end(kMeasuredWins) ? row : nullptr;
}

Challenge challenge(const Setup& setup, martians::Scenario scenario, const MeasuredWins& wins) {
    Challenge challenge{
        .asks = [scenario, players = int{setup.players}](
                    const present::Phrasebook& book) { return present::goals_text(book, scenario, players); },
        .rounds = info(scenario).rounds,
        .won = wins.won[static_cast<std::size_t>(scenario)],
        .games = wins.games,
        .bot = kMeasuredBot};
    const auto level = std::ranges::find_if(
        kLevels, [&](const Level& each) { return challenge.won * 100 >= each.least_percent * challenge.games; });
    challenge.level = level->name;
    challenge.level_word = said(level->word);
    return challenge;
}

std::vector<FieldValue> scenarios(const Setup& setup) {
    std::vector<FieldValue> values = titled<martians::Scenario>();
    const MeasuredWins* wins = measured(setup);
    for (martians::Scenario each : every<martians::Scenario>()) {
        FieldValue& value = values[static_cast<std::size_t>(each)];
        value.about = [each](const present::Phrasebook& book) { return told(book, each); };
        if (wins != nullptr) value.challenge = challenge(setup, each, *wins);
    }
    return values;
}

}  // namespace

SetupFlags setup_flags(std::type_identity<martians::Martians>) {
    static constexpr SetupFlag kFlags[] = {
        {"--variant", "variant", SetupFlag::Takes::text, "Who plays against whom"},
        {"--scenario", "scenario", SetupFlag::Takes::text, "The scenario"},
    };
    return {"Martians", kFlags};
}

Setup first_setup(std::type_identity<martians::Martians>) {
    Setup setup;
    setup.players = 2;
    setup.variant = martians::Variant::coop;
    setup.scenario = martians::Scenario::first_footprints;
    return setup;
}

std::vector<SetupField<Setup>> fields_of(const Setup& setup) {
    std::vector<SetupField<Setup>> fields;
    if (setup.players > 1)
        fields.push_back({"variant", said(L::variant), said(L::help_variant), titled<martians::Variant>(),
                          static_cast<std::size_t>(setup.variant),
                          [](Setup& s, std::size_t value) { s.variant = static_cast<martians::Variant>(value); }});
    if (setup.variant != martians::Variant::competitive)
        fields.push_back({"scenario", said(L::scenario), said(L::help_scenario), scenarios(setup),
                          static_cast<std::size_t>(setup.scenario),
                          [](Setup& s, std::size_t value) { s.scenario = static_cast<martians::Scenario>(value); }});
    fields.push_back({"corporations",
                      said(L::corporations),
                      said(L::help_corporations),
                      {{"random", said(L::random)}, {"choose", said(L::choose)}},
                      setup.chooses_corporations ? 1U : 0U,
                      [](Setup& s, std::size_t value) { s.chooses_corporations = value == 1; }});
    return fields;
}

void drop_what_makes_no_sense(Setup& setup) {
    const Setup usual;
    if (setup.players == 1) setup.variant = usual.variant;
    if (setup.variant == martians::Variant::competitive) setup.scenario = usual.scenario;
}

void set_players(Setup& setup, int players) {
    setup.players = static_cast<std::uint8_t>(players);
    drop_what_makes_no_sense(setup);
}

}  // namespace planitia::desk
