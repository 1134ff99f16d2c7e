#include <terraforming/rules/milestones.h>
#include <terraforming/rules/payment.h>

namespace planitia::terraforming {

int milestone_count(const Position& position, PlayerId id, Milestone milestone) {
    const PlayerState& player = position.player(id);
    const SpaceSet own = position.board.owned_by(id);
    switch (milestone) {
        case Milestone::terraformer: return player.rating;
        case Milestone::mayor: return static_cast<int>((position.board.cities() & own).size());
        case Milestone::gardener: return static_cast<int>((position.board.greeneries() & own).size());
        case Milestone::builder: return player.tags[Tag::building];
        case Milestone::planner: return static_cast<int>(player.hand.size());
        case Milestone::count_: break;
    }
    return 0;
}

int milestone_need(Milestone milestone) {
    switch (milestone) {
        case Milestone::terraformer: return 35;
        case Milestone::mayor: return 3;
        case Milestone::gardener: return 3;
        case Milestone::builder: return 8;
        case Milestone::planner: return 16;
        case Milestone::count_: break;
    }
    return 0;
}

bool meets_condition(const Position& position, PlayerId id, Milestone milestone) {
    return milestone_count(position, id, milestone) >= milestone_need(milestone);
}

bool can_claim(const Position& position, PlayerId id, Milestone milestone, Reasons* reasons) {
    Check check(reasons);
    if (!is_open(position, position.milestones, milestone, check) && reasons == nullptr) return false;
    const int has = milestone_count(position, id, milestone);
    const int needs = milestone_need(milestone);
    if (has < needs && check.fail({.code = ReasonCode::condition_not_met,
                                   .needs = static_cast<std::int16_t>(needs),
                                   .has = static_cast<std::int16_t>(has)}))
        return false;
    return can_afford(position.player(id), kMilestoneCost, reasons) && check.passed();
}

void claim(Scene& scene, PlayerId id, Milestone milestone) {
    scene.position.milestones[milestone] = id;
    scene.tell({.kind = EventKind::milestone_claimed, .player = id, .subject = static_cast<std::uint8_t>(milestone)});
}

}  // namespace planitia::terraforming
