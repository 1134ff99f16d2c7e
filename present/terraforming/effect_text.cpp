#include <present/terraforming/effect_text.h>
#include <present/terraforming/effect_writer.h>

namespace planitia::present {

using namespace terraforming;

std::string effects_clause(const Phrasebook& book, EffectRange effects, const Telling& telling) {
    return EffectWriter(book, telling).sequence(effects);
}

std::string first_effect_clause(const Phrasebook& book, EffectRange effects, const Telling& telling) {
    return EffectWriter(book, telling).first(effects);
}

std::vector<std::string> effects_sentences(const Phrasebook& book, EffectRange effects, const Telling& telling) {
    return EffectWriter(book, telling).sentences(effects);
}

std::string production_clause(const Phrasebook& book, Resource resource, const Telling& telling) {
    Produce produce;
    produce.changes.push_back({resource, 1});
    return EffectWriter(book, telling).production(produce);
}

}  // namespace planitia::present
