#include <present/sentence.h>
#include <terminal/terraforming/headline.h>
#include <terminal/terraforming/signs.h>
#include <terraforming/rules/generation.h>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

std::string generation(const TerraformingTable& table) {
    const int n = table.position().generation;
    return table.position().is_solo() ? table.say(L::generation_of, {{"n", n}, {"m", kSoloGenerations}})
                                      : table.say(L::generation, {{"n", n}});
}

std::string phase(const TerraformingTable& table) {
    switch (table.position().phase) {
        case Phase::setup: return table.say(L::phase_setup);
        case Phase::draft: return table.say(L::phase_draft);
        case Phase::research: return table.say(L::phase_research);
        case Phase::action: return table.say(L::phase_action);
        case Phase::solar: return table.book().say(present::TerraformingPhrase::world_government);
        case Phase::final_greenery: return table.say(L::phase_final_greenery);
        default: return table.say(L::phase_over);
    }
}

/// Who is still choosing, while all choose at once.
std::string choosing(const TerraformingTable& table) {
    std::vector<std::string> names;
    if (table.scene.question != nullptr) return {};  // the viewer is asked, and is waited for
    for (PlayerId id : table.position().seats())
        if (!table.position().player(id).offer.is_ready) names.push_back(table.name(id));
    constexpr std::size_t kMostNames = 2;
    if (names.size() > kMostNames + 1) {
        const std::size_t more = names.size() - kMostNames;
        names.resize(kMostNames);
        names.push_back(table.say(L::more, {{"n", static_cast<int>(more)}}));
    }
    return names.empty() ? "" : table.say(L::waiting_for, {{"player", present::listed_with_and(table.book(), names)}});
}

std::string who(const TerraformingTable& table) {
    const Position& position = table.position();
    switch (position.phase) {
        case Phase::over: return {};
        case Phase::setup:
        case Phase::draft:
        case Phase::research: return choosing(table);
        default: return table.say(L::to_act, {{"player", table.name(position.active_player)}});
    }
}

std::string level_text(const TerraformingTable& table, Parameter parameter) {
    const int level = table.position().level(parameter);
    switch (parameter) {
        case Parameter::temperature: return degrees_text(table, level);
        case Parameter::oxygen: return oxygen_text(table, level);
        case Parameter::oceans: return table.say(L::oceans, {{"n", level}, {"m", kMaxOceans}});
        case Parameter::count_: break;
    }
    return {};
}

}  // namespace

std::string headline_of(const TerraformingTable& table) {
    std::vector<std::string> parts = {phase(table)};
    for (Parameter parameter : every<Parameter>())
        if (table.position().has(parameter)) parts.push_back(level_text(table, parameter));
    parts.push_back(who(table));
    std::string line = generation(table);
    for (const std::string& part : parts)
        if (!part.empty()) line += table.joint() + part;
    return line;
}

}  // namespace planitia::terminal
