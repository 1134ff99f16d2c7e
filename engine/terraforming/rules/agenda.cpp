#include <terraforming/catalogue/effect_traits.h>
#include <terraforming/rules/agenda.h>
#include <terraforming/rules/effects/effects.h>

#include <algorithm>

namespace planitia::terraforming {

void push_each(Position& position, EffectRange effects, Actor who) {
    while (!effects.empty()) {
        const auto next = static_cast<std::uint16_t>(effects.begin + extent(effects.begin));
        const bool is_block = std::holds_alternative<Block>(kEffects[effects.begin]);
        const auto first = static_cast<std::uint16_t>(effects.begin + (is_block ? 1 : 0));
        push(position, {.effects = {first, next}, .source = who.source, .owner = who.player});
        effects.begin = next;
    }
}

namespace {

/// The strongest of all effects, those inside alternatives included.
Interplay interplay(EffectRange effects) {
    Interplay strongest = Interplay::none;
    for (std::uint16_t at = effects.begin; at < effects.end; ++at)
        strongest = std::max(strongest, interplay(kEffects[at]));
    return strongest;
}

/// Whether the effect can be carried out as things stand; else another one has to come first.
bool is_ready(const Position& position, const Pending& pending) {
    return can_resolve(position, actor(pending), pending.effects.begin, nullptr);
}

/// Whether it would do anything now.
bool is_effective(const Position& position, const Pending& pending) {
    return has_effect(position, actor(pending), pending.effects.begin);
}

/// Whether two waiting effects are the same to the player: the same one twice, or two oceans.
bool is_same(const Pending& a, const Pending& b) {
    if (a.owner != b.owner) return false;
    if (a.effects == b.effects && a.source == b.source) return true;
    const auto* tile_a = std::get_if<PlaceTile>(&kEffects[a.effects.begin]);
    const auto* tile_b = std::get_if<PlaceTile>(&kEffects[b.effects.begin]);
    const bool are_single = a.effects.end - a.effects.begin == 1 && b.effects.end - b.effects.begin == 1;
    return are_single && tile_a != nullptr && tile_b != nullptr && tile_a->tile == tile_b->tile &&
           tile_a->where == tile_b->where && tile_a->tile != Tile::special;
}

bool stands_before(const FixedVec<Pending, 64>& agenda, std::size_t index) {
    for (std::size_t i = 0; i < index; ++i)
        if (is_same(agenda[i], agenda[index])) return true;
    return false;
}

}  // namespace

void list_order(const Position& position, OptionList& options) {
    const auto& agenda = position.resolution.agenda;
    if (agenda.size() < 2) return;
    for (std::size_t i = 0; i < agenda.size(); ++i) {
        switch (interplay(agenda[i].effects)) {
            case Interplay::none:
                if (is_ready(position, agenda[i])) {  // goes first by itself
                    options.clear();
                    return;
                }
                break;
            case Interplay::settling: break;
            case Interplay::ordering:
                if (!stands_before(agenda, i) && is_ready(position, agenda[i]) && is_effective(position, agenda[i]))
                    options.push_back({.kind = OptionKind::resolve,
                                       .player = PlayerId::none(),
                                       .subject = static_cast<std::uint16_t>(i)});
                break;
        }
    }
    if (options.size() < 2) options.clear();
}

namespace {

/// The lower, the sooner. What is not ready or has no effect waits until nothing else is left, since another effect
/// may change that.
int rank(const Position& position, const Pending& pending) {
    if (!is_ready(position, pending)) return 3;
    switch (interplay(pending.effects)) {
        case Interplay::none: return 0;
        case Interplay::settling: return 1;
        case Interplay::ordering: return is_effective(position, pending) ? 1 : 2;
    }
    return 3;
}

}  // namespace

void take_next(Position& position) {
    const auto& agenda = position.resolution.agenda;
    std::size_t best = 0;
    int best_rank = rank(position, agenda[0]);
    for (std::size_t i = 1; i < agenda.size() && best_rank > 0; ++i) {
        const int other = rank(position, agenda[i]);
        if (other < best_rank) {
            best = i;
            best_rank = other;
        }
    }
    take_from_agenda(position, best);
}

void take_from_agenda(Position& position, std::size_t index) {
    Resolution& resolution = position.resolution;
    resolution.current = resolution.agenda[index];
    resolution.agenda.erase(index);
}

}  // namespace planitia::terraforming
