#include <martians/rules/scene.h>

#include <algorithm>

namespace planitia::martians {

void change_goods(Scene& scene, PlayerId id, Good good, int by) {
    if (by == 0) return;
    std::int16_t& stock = scene.position.player(scene.position.purse(id)).goods[good];
    PLANITIA_ASSERT(stock + by >= 0, "nobody owes goods");
    const int before = stock;
    stock = static_cast<std::int16_t>(std::min(before + by, kMostGoods));
    scene.tell({.kind = EventKind::goods_changed,
                .player = id,
                .subject = static_cast<std::uint8_t>(good),
                .amount = static_cast<std::int16_t>(stock - before)});
}

void change_reputation(Scene& scene, PlayerId id, int by) {
    std::int16_t& reputation = scene.position.player(scene.position.purse(id)).reputation;
    const int before = reputation;
    reputation = static_cast<std::int16_t>(std::clamp(before + by, 0, kMostGoods));
    if (reputation != before)
        scene.tell({.kind = EventKind::reputation_changed,
                    .player = id,
                    .amount = static_cast<std::int16_t>(reputation - before)});
}

namespace {

/// Samples that are left when the fixed part of the price is paid.
struct Spare {
    int rare = 0;  ///< green or blue
    int all = 0;
};
Spare spare(const ByGood<std::int16_t>& goods, const Cost& cost) {
    const auto left = [&](Good mineral) { return std::max(0, goods[mineral] - cost.goods[mineral]); };
    const int rare = left(Good::mineral_green) + left(Good::mineral_blue);
    return {.rare = rare, .all = rare + left(Good::mineral_yellow) + left(Good::mineral_red)};
}

}  // namespace

bool can_pay(const Position& position, PlayerId id, const Cost& cost, Reasons* reasons) {
    const ByGood<std::int16_t>& goods = position.goods(id);
    Check check(reasons);
    for (Good good : every<Good>())
        if (goods[good] < cost.goods[good] &&
            check.fail(
                {.code = ReasonCode::too_few_goods, .needs = cost.goods[good], .has = goods[good], .good = good}))
            return false;
    if (!cost.has_choice()) return check.passed();
    const auto [rare, all] = spare(goods, cost);
    if ((rare < cost.green_or_blue || all < cost.green_or_blue + cost.any_mineral) &&
        check.fail({.code = ReasonCode::too_few_goods,
                    .needs = static_cast<std::int16_t>(cost.green_or_blue + cost.any_mineral),
                    .has = static_cast<std::int16_t>(cost.green_or_blue > 0 ? rare : all)}))
        return false;
    return check.passed();
}

Cost missing(const Position& position, PlayerId id, const Cost& cost) {
    const auto short_of = [](int wanted, int has) { return static_cast<std::uint8_t>(std::max(0, wanted - has)); };
    const ByGood<std::int16_t>& goods = position.goods(id);
    const Spare samples = spare(goods, cost);
    const int for_rare = std::min<int>(samples.rare, cost.green_or_blue);
    Cost missing{.any_mineral = short_of(cost.any_mineral, samples.all - for_rare),
                 .green_or_blue = short_of(cost.green_or_blue, samples.rare)};
    for (Good good : every<Good>()) missing.goods[good] = short_of(cost.goods[good], goods[good]);
    return missing;
}

void pay(Scene& scene, PlayerId id, const Cost& cost) {
    for (Good good : every<Good>()) change_goods(scene, id, good, -int{cost.goods[good]});
    for (Sample sample : every<Sample>()) {
        if (sample == Sample::barren) continue;
        std::uint8_t& discarded = scene.position.samples_discarded[sample];
        discarded = static_cast<std::uint8_t>(discarded + cost.goods[good_of(sample)]);
    }
}

bool has_time(int has, int needs, Reasons* reasons) {
    if (has >= needs) return true;
    Check(reasons).fail({.code = ReasonCode::no_time,
                         .needs = static_cast<std::int16_t>(needs),
                         .has = static_cast<std::int16_t>(has)});
    return false;
}

void spend_time(Scene& scene, int time) {
    PLANITIA_ASSERT(scene.position.turn.time >= time, "time is there");
    scene.position.turn.time = static_cast<std::uint8_t>(scene.position.turn.time - time);
}

int need_tokens(const Position& position, Need need) {
    int n = 0;
    for (const Quarter& quarter : position.quarters) n += quarter.needs[need];
    return n;
}

bool has_any_need(const Position& position) {
    for (Need need : every<Need>())
        if (need_tokens(position, need) > 0) return true;
    return false;
}

void place_need(Scene& scene, QuarterId id, Need need) {
    Quarter& quarter = at(scene.position, id);
    if (quarter.needs[need] < 99) ++quarter.needs[need];
    quarter.has_received = true;
    scene.tell({.kind = EventKind::need_placed, .subject = static_cast<std::uint8_t>(need), .quarter = id});
}

void remove_need(Scene& scene, PlayerId by, QuarterId id, Need need) {
    std::uint8_t& tokens = at(scene.position, id).needs[need];
    PLANITIA_ASSERT(tokens > 0, "a token is there");
    --tokens;
    scene.tell(
        {.kind = EventKind::need_removed, .player = by, .subject = static_cast<std::uint8_t>(need), .quarter = id});
}

int markers_in_buildings(const Position& position, PlayerId id) {
    int n = 0;
    for (Building building : every<Building>())
        for (const Field& field : position.buildings[building]) n += field.marker == id ? 1 : 0;
    return n;
}

int free_markers(const Position& position, PlayerId id) {
    int away = markers_in_buildings(position, id);
    for (const Quarter& quarter : position.quarters) away += quarter.infirmary[id.index()] + quarter.living[id.index()];
    return kMarkers - away;
}

void ask(Position& position, Question question, PlayerId player, Action of) {
    position.asking = {};
    position.asking.action = of;
    position.asking.question = question;
    position.asking.player = player;
}

}  // namespace planitia::martians
