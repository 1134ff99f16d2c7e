#include <terraforming/rules/counting.h>
#include <terraforming/rules/milestones.h>

namespace planitia::terraforming {

int milestone_count(const Position& position, PlayerId id, Milestone milestone) {
    return count(position, {id, CardId::none()}, info(milestone).counts);
}

bool meets_condition(const Position& position, PlayerId id, Milestone milestone) {
    return milestone_count(position, id, milestone) >= info(milestone).need;
}

bool can_claim(const Position& position, PlayerId id, Milestone milestone, Reasons* reasons) {
    Check check(reasons);
    const std::size_t place = place_on(position.map().milestones, milestone);
    if (!is_open(position, position.milestones, place, check) && reasons == nullptr) return false;
    if (!meets_condition(position, id, milestone) &&
        check.fail({.code = ReasonCode::condition_not_met,
                    .needs = static_cast<std::int16_t>(info(milestone).need),
                    .has = static_cast<std::int16_t>(milestone_count(position, id, milestone))}))
        return false;
    return can_afford(position.player(id), kMilestoneCost, reasons) && check.passed();
}

void claim(Scene& scene, PlayerId id, Milestone milestone) {
    scene.position.milestones[place_on(scene.position.map().milestones, milestone)] = id;
    scene.tell({.kind = EventKind::milestone_claimed, .player = id, .subject = static_cast<std::uint8_t>(milestone)});
}

}  // namespace planitia::terraforming
