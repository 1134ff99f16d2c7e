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

}  // namespace

std::string headline_of(const TerraformingTable& table) {
    const Position& position = table.position();
    const std::string oxygen =
        std::to_string(position.level(Parameter::oxygen)) + std::string(table.either(" % O₂", " % O2"));
    const std::string parts[] = {phase(table), degrees_text(table, position.level(Parameter::temperature)), oxygen,
                                 table.say(L::oceans, {{"n", position.level(Parameter::oceans)}, {"m", kMaxOceans}}),
                                 who(table)};
    std::string line = generation(table);
    for (const std::string& part : parts)
        if (!part.empty()) line += table.joint() + part;
    return line;
}

}  // namespace planitia::terminal
