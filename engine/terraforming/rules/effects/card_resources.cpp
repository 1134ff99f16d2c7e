#include <terraforming/rules/effects/card_resources.h>
#include <terraforming/rules/resources.h>

#include <algorithm>

namespace planitia::terraforming {

bool can_resolve(const Position&, Actor, const AddHere&, Check&) { return true; }

Flow resolve(Scene& scene, Actor who, const AddHere& add) {
    change_card_resources(scene, who.player, who.source, add.n);
    return Flow::next;
}

namespace {

bool takes(const Position& position, CardId card, const AddToCard& add) {
    const CardResource kind = info(card).holds;
    return (add.resource == CardResource::none || kind == add.resource) &&
           position.resources[card.index()] >= add.min_there && (add.tag == Tag::count_ || info(card).has_tag(add.tag));
}

CardSet own_holders(const Position& position, PlayerId player) {
    return position.player(player).table & cards_with_resources();
}

}  // namespace

bool can_resolve(const Position&, Actor, const AddToCard&, Check&) { return true; }

bool has_effect(const Position& position, Actor who, const AddToCard& add) {
    for (CardId card : own_holders(position, who.player))
        if (takes(position, card, add)) return true;
    return false;
}

void list(const Position& position, Actor who, const AddToCard& add, OptionList& options) {
    for (CardId card : own_holders(position, who.player))
        if (takes(position, card, add))
            options.push_back({.kind = OptionKind::target_card, .player = who.player, .subject = card.raw()});
}

Flow resolve(Scene& scene, Actor who, const AddToCard& add, const Option& answer) {
    change_card_resources(scene, who.player, answer.card(), add.n);
    return Flow::next;
}

bool can_resolve(const Position&, Actor, const AddToPlayedCard&, Check&) { return true; }

bool has_effect(const Position& position, Actor, const AddToPlayedCard&) {
    const CardId card = position.resolution.playing;
    if (!card.is_some()) return false;
    return info(card).holds == CardResource::animals || info(card).holds == CardResource::microbes;
}

Flow resolve(Scene& scene, Actor who, const AddToPlayedCard& add) {
    if (has_effect(scene.position, who, add))
        change_card_resources(scene, who.player, scene.position.resolution.playing, add.n);
    return Flow::next;
}

namespace {

bool has_here(const Position& position, CardId card, int n, Check& check) {
    const int has = position.resources[card.index()];
    if (has < n)
        check.fail({.code = ReasonCode::too_few_card_resources,
                    .needs = static_cast<std::int16_t>(n),
                    .has = static_cast<std::int16_t>(has)});
    return check.passed();
}

}  // namespace

bool can_resolve(const Position& position, Actor who, const NeedsHere& need, Check& check) {
    return has_here(position, who.source, need.n, check);
}

Flow resolve(Scene&, Actor, const NeedsHere&) { return Flow::next; }

bool can_resolve(const Position& position, Actor who, const ExchangeHere&, Check& check) {
    return has_here(position, who.source, 1, check);
}

void list(const Position& position, Actor who, const ExchangeHere&, OptionList& options) {
    list_amounts(position.resources[who.source.index()], options);
}

Flow resolve(Scene& scene, Actor who, const ExchangeHere& exchange, const Option& answer) {
    change_card_resources(scene, who.player, who.source, -int{answer.amount});
    change_stock(scene, who, exchange.to, answer.amount);
    return Flow::next;
}

bool can_resolve(const Position& position, Actor who, const RemoveHere& removal, Check& check) {
    return has_here(position, who.source, removal.n, check);
}

Flow resolve(Scene& scene, Actor who, const RemoveHere& removal) {
    change_card_resources(scene, who.player, who.source, -int{removal.n});
    return Flow::next;
}

namespace {

bool can_lose(const Position& position, Actor who, PlayerId owner, CardId card, const RemoveFromCard& removal) {
    if (info(card).holds != removal.resource || (removal.own_only && owner != who.player)) return false;
    const int has = position.resources[card.index()];
    if (has == 0 || (!removal.up_to && has < removal.n) || protects_own_resources(info(card))) return false;
    return owner == who.player || !position.player(owner).privileges.protects_own;
}

Option card_option(PlayerId owner, CardId card, int amount) {
    return {.kind = OptionKind::target_card,
            .player = owner,
            .subject = card.raw(),
            .amount = static_cast<std::uint16_t>(amount)};
}

}  // namespace

bool can_resolve(const Position& position, Actor who, const RemoveFromCard& removal, Check& check) {
    if (!removal.up_to && !has_effect(position, who, removal)) check.fail({.code = ReasonCode::no_target_card});
    return check.passed();
}

bool has_effect(const Position& position, Actor who, const RemoveFromCard& removal) {
    if (position.is_solo() && !removal.own_only) return true;
    for (PlayerId owner : position.seats())
        for (CardId card : own_holders(position, owner))
            if (can_lose(position, who, owner, card, removal)) return true;
    return false;
}

void list(const Position& position, Actor who, const RemoveFromCard& removal, OptionList& options) {
    for (PlayerId owner : position.seats())
        for (CardId card : own_holders(position, owner)) {
            if (!can_lose(position, who, owner, card, removal)) continue;
            if (!removal.up_to) {
                options.push_back(card_option(owner, card, 0));
                continue;
            }
            const int most = std::min<int>(removal.n, position.resources[card.index()]);
            for (int amount = most; amount > 0; --amount) options.push_back(card_option(owner, card, amount));
        }
    if (position.is_solo() && !removal.own_only)
        options.push_back(card_option(kNeutral, CardId::none(), removal.up_to ? removal.n : 0));
    if (removal.up_to && !options.empty()) options.push_back(option(OptionKind::decline));
}

Flow resolve(Scene& scene, Actor, const RemoveFromCard& removal, const Option& answer) {
    if (answer.kind == OptionKind::target_card && answer.player != kNeutral)
        change_card_resources(scene, answer.player, answer.card(), -(removal.up_to ? int{answer.amount} : removal.n));
    return Flow::next;
}

}  // namespace planitia::terraforming
