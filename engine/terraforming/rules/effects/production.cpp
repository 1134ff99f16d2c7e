#include <terraforming/rules/agenda.h>
#include <terraforming/rules/carrying_out.h>
#include <terraforming/rules/counting.h>
#include <terraforming/rules/effects/production.h>
#include <terraforming/rules/resources.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

Figure production_of(Resource resource) { return {Figure::Of::production, resource}; }

}  // namespace

bool is_part_of_box(const Effect& effect) {
    return std::holds_alternative<Produce>(effect) || std::holds_alternative<LowerAnyProduction>(effect) ||
           std::holds_alternative<ProduceMinedMetal>(effect);
}

bool can_resolve(const Position& position, Actor who, const Produce& box, const Budget& budget, Check& check) {
    const PlayerState& player = position.player(who.player);
    for (const ProductionChange& change : box.changes) {
        const int by = budget.count(position, who, change.amount);
        if (by >= 0) continue;
        const int has = player.production[change.resource];
        const int lowest = lowest_production(change.resource);
        const int net = budget.is_none() ? by : budget.net(production_of(change.resource), lowest - has);
        if (has + net < lowest && check.fail({.code = ReasonCode::production_too_low,
                                              .needs = static_cast<std::int16_t>(lowest - net),
                                              .has = static_cast<std::int16_t>(has),
                                              .resource = change.resource}))
            return false;
    }
    return check.passed();
}

Flow resolve(Scene& scene, Actor who, const Produce& box) {
    for (const ProductionChange& change : box.changes)
        change_production(scene, who, change.resource, count(scene.position, who, change.amount));
    return Flow::next;
}

namespace {

bool can_lower(const Position& position, PlayerId target, const LowerAnyProduction& loss) {
    return position.player(target).production[loss.resource] - loss.n >= lowest_production(loss.resource);
}

}  // namespace

bool can_resolve(const Position& position, Actor who, const LowerAnyProduction& loss, const Budget& budget,
                 Check& check) {
    if (position.is_solo()) return true;
    int most = 0;
    for (PlayerId target : position.seats()) {
        int can_lose = position.player(target).production[loss.resource] - lowest_production(loss.resource);
        if (target == who.player && !budget.is_none())
            can_lose += budget.net(production_of(loss.resource), loss.n - can_lose);
        if (can_lose >= loss.n) return true;
        most = std::max(most, can_lose);
    }
    check.fail({.code = ReasonCode::nobody_has_production,
                .needs = loss.n,
                .has = static_cast<std::int16_t>(most),
                .resource = loss.resource});
    return check.passed();
}

void list(const Position& position, Actor who, const LowerAnyProduction& loss, OptionList& options) {
    for (PlayerId target : position.seats()) {
        if (!can_lower(position, target, loss)) continue;
        if (target == who.player && !leaves_agenda_possible(position, who.player, loss.resource, -int{loss.n}))
            continue;
        options.push_back({.kind = OptionKind::target_player, .player = target});
    }
    if (position.is_solo()) options.push_back({.kind = OptionKind::target_player, .player = kNeutral});
}

Flow resolve(Scene& scene, Actor who, const LowerAnyProduction& loss, const Option& answer) {
    if (answer.player != kNeutral) change_production(scene, {answer.player, who.source}, loss.resource, -int{loss.n});
    return Flow::next;
}

bool can_resolve(const Position&, Actor, const ProduceMinedMetal&, Check&) { return true; }

namespace {

constexpr Resource kMetals[] = {Resource::steel, Resource::titanium};

}  // namespace

void list(const Position& position, Actor who, const ProduceMinedMetal&, OptionList& options) {
    const SpaceId mine = position.board.space_of(who.source);
    if (!mine.is_some()) return;
    for (std::uint16_t i = 0; i < 2; ++i)
        if (position.map().showing[kMetals[i]].contains(mine))
            options.push_back({.kind = OptionKind::alternative, .player = PlayerId::none(), .subject = i});
}

Flow resolve(Scene& scene, Actor who, const ProduceMinedMetal&, const Option& answer) {
    change_production(scene, who, kMetals[answer.subject], 1);
    return Flow::next;
}

bool can_resolve(const Position& position, Actor who, const ShiftProduction& shift, const Budget& budget,
                 Check& check) {
    const int needs = lowest_production(shift.from) + 1;
    int has = position.player(who.player).production[shift.from];
    if (!budget.is_none()) has += budget.net(production_of(shift.from), needs - has);
    if (has < needs)
        check.fail({.code = ReasonCode::production_too_low,
                    .needs = static_cast<std::int16_t>(needs),
                    .has = static_cast<std::int16_t>(has),
                    .resource = shift.from});
    return check.passed();
}

void list(const Position& position, Actor who, const ShiftProduction& shift, OptionList& options) {
    list_amounts(position.player(who.player).production[shift.from] - lowest_production(shift.from), options);
}

Flow resolve(Scene& scene, Actor who, const ShiftProduction& shift, const Option& answer) {
    change_production(scene, who, shift.from, -int{answer.amount});
    change_production(scene, who, shift.to, answer.amount);
    return Flow::next;
}

namespace {

/// Calls `use(effect)` for every part of the card's production box.
template <class Use>
void for_each_of_box(const Card& card, const Use& use) {
    for (std::uint16_t at = card.on_play.begin; at < card.on_play.end; ++at)
        if (is_part_of_box(kEffects[at])) use(at);
}

/// Whether the whole box could be repeated now.
bool can_copy(const Position& position, Actor who, CardId card) {
    bool has_box = false;
    bool is_possible = true;
    for_each_of_box(info(card), [&](std::uint16_t at) {
        has_box = true;
        is_possible = is_possible && can_resolve(position, {who.player, card}, at, nullptr);
    });
    return has_box && is_possible;
}

}  // namespace

bool can_resolve(const Position& position, Actor who, const CopyProduction& copy, Check& check) {
    for (CardId card : position.player(who.player).table)
        if (info(card).has_tag(copy.tag) && can_copy(position, who, card)) return true;
    check.fail({.code = ReasonCode::no_production_to_copy, .tag = copy.tag});
    return check.passed();
}

void list(const Position& position, Actor who, const CopyProduction& copy, OptionList& options) {
    for (CardId card : position.player(who.player).table) {
        if (!info(card).has_tag(copy.tag) || !can_copy(position, who, card)) continue;
        options.push_back({.kind = OptionKind::target_card, .player = who.player, .subject = card.raw()});
    }
}

Flow resolve(Scene& scene, Actor who, const CopyProduction&, const Option& answer) {
    for_each_of_box(info(answer.card()), [&](std::uint16_t at) {
        push(scene.position,
             {.effects = {at, static_cast<std::uint16_t>(at + 1)}, .source = answer.card(), .owner = who.player});
    });
    return Flow::next;
}

}  // namespace planitia::terraforming
