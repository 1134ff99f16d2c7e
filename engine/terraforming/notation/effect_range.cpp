#include <core/hash.h>
#include <terraforming/notation/effect_range.h>

namespace planitia::terraforming {

namespace {

/// Whether `end` is reached from `begin` in steps of whole effects.
bool is_run(EffectRange range) {
    std::uint16_t at = range.begin;
    while (at < range.end) at = static_cast<std::uint16_t>(at + extent(at));
    return at == range.end;
}

bool is_inside(EffectRange range, EffectRange sequence);

bool is_inside_effect(EffectRange range, std::uint16_t at) {
    if (std::holds_alternative<Block>(kEffects[at]))
        return is_inside(range, {static_cast<std::uint16_t>(at + 1), static_cast<std::uint16_t>(at + extent(at))});
    const auto* either = std::get_if<Either>(&kEffects[at]);
    if (either == nullptr) return false;
    for (std::size_t i = 0; i < either->alternatives; ++i)
        if (is_inside(range, alternative(at, i))) return true;
    return false;
}

bool is_inside(EffectRange range, EffectRange sequence) {
    if (range.begin < sequence.begin || range.end > sequence.end) return false;
    for (std::uint16_t at = sequence.begin; at < sequence.end;) {
        const auto next = static_cast<std::uint16_t>(at + extent(at));
        if (at == range.begin) return is_run(range) || is_inside_effect(range, at);
        if (range.begin < next) return is_inside_effect(range, at);
        at = next;
    }
    return false;
}

}  // namespace

namespace {

bool is_part_of(EffectRange range, const ColonyTile& tile) {
    for (EffectRange income : tile.income)
        if (is_inside(range, income)) return true;
    return is_inside(range, tile.building) || is_inside(range, tile.bonus) || is_inside(range, trade_preparation());
}

}  // namespace

bool is_part_of(EffectRange range, CardId source) {
    if (range.begin >= range.end) return false;
    if (source.is_some() && is_colony(source)) return is_part_of(range, info(colony_of(source)));
    if (!source.is_some()) {
        for (Project project : every<Project>())
            if (is_inside(range, info(project).effects)) return true;
        return is_inside(range, plant_conversion()) || is_inside(range, heat_conversion()) ||
               is_inside(range, ocean_bonus());
    }
    const Card& card = info(source);
    for (const Trigger& trigger : card.triggers)
        if (is_inside(range, trigger.effects)) return true;
    return is_inside(range, card.on_play) || is_inside(range, card.action) || is_inside(range, card.first_action);
}

std::uint64_t catalogue_hash() {
    std::uint64_t hash = cards().size();
    for (const Card& card : cards()) {
        hash = combine(hash, hash_text(card.slug));
        hash = combine(hash, std::uint64_t{card.on_play.begin} << 32 | card.action.begin);
    }
    for (const Effect& effect : kEffects) hash = combine(hash, effect.index());
    return hash;
}

}  // namespace planitia::terraforming
