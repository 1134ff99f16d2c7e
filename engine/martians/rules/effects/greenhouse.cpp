#include <martians/rules/effects/greenhouse.h>
#include <martians/state/in_force.h>

#include <algorithm>

namespace planitia::martians {

int harvest(const Position& position, PlayerId id) {
    const CropInfo& crop = position.printed(position.player(id).crop);
    int output = crop.output;
    each_of_events<ChangesYield>(position, [&](const ChangesYield& change) {
        if (change.product == crop.product) output = std::max(std::min(output, kLeastHarvest), output + change.n);
    });
    return output;
}

bool can_resolve(const Position&, Actor, const GatherHarvest&, Reasons*) { return true; }

void resolve(Scene& scene, PlayerId id, const GatherHarvest&) {
    const Position& position = scene.position;
    change_goods(scene, id, position.printed(position.player(id).crop).product, harvest(position, id));
    ByGood<int> added;
    each_own<AddsToHarvest>(position, id, [&](const AddsToHarvest& each) { added[each.good] += each.n; });
    for (Good good : every<Good>()) change_goods(scene, id, good, added[good]);
}

namespace {

bool can_grow(const Position& position, PlayerId id, Crop crop) {
    return !is_start_crop(crop) && position.crops[crop] > 0 && position.player(id).crop != crop;
}

}  // namespace

bool can_resolve(const Position& position, Actor who, const ChangeCrop&, Reasons* reasons) {
    const bool is_any =
        std::ranges::any_of(every<Crop>(), [&](Crop crop) { return can_grow(position, who.player, crop); });
    return holds(is_any, ReasonCode::no_crop, reasons);
}

void begin(Scene& scene, PlayerId id, const ChangeCrop&, Action of) { ask(scene.position, Question::crop, id, of); }

void list(const Position& position, PlayerId id, const ChangeCrop&, OptionList& options) {
    for (Crop crop : every<Crop>())
        if (can_grow(position, id, crop)) options.push_back(option(OptionKind::crop, crop));
}

void resolve(Scene& scene, PlayerId id, const ChangeCrop&, const Option& answer) {
    Position& position = scene.position;
    PlayerState& player = position.player(id);
    position.asking = {};
    if (!is_start_crop(player.crop)) ++position.crops[player.crop];
    --position.crops[answer.crop()];
    player.crop = answer.crop();
    scene.tell(EventKind::crop_changed, id, answer.crop());
}

void explain(const Position&, PlayerId, const ChangeCrop&, const Option&, Reasons& reasons) {
    Check(&reasons).fail({.code = ReasonCode::no_crop});
}

}  // namespace planitia::martians
