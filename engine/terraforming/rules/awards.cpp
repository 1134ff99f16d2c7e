#include <terraforming/rules/awards.h>
#include <terraforming/rules/counting.h>

#include <algorithm>

namespace planitia::terraforming {

int next_award_cost(const Position& position) {
    return kAwardCosts[std::min(taken(position.awards), kAwardCosts.size() - 1)];
}

bool can_fund(const Position& position, PlayerId id, Award award, Reasons* reasons) {
    Check check(reasons);
    const std::size_t place = place_on(position.map().awards, award);
    if (!is_open(position, position.awards, place, check) && reasons == nullptr) return false;
    return can_afford(position.player(id), next_award_cost(position), reasons) && check.passed();
}

void fund(Scene& scene, PlayerId id, Award award) {
    scene.position.awards[place_on(scene.position.map().awards, award)] = id;
    scene.tell({.kind = EventKind::award_funded, .player = id, .subject = static_cast<std::uint8_t>(award)});
}

int award_count(const Position& position, PlayerId id, Award award) {
    return count(position, {id, CardId::none()}, info(award).counts);
}

int award_place(const Position& position, PlayerId id, Award award) {
    const int mine = award_count(position, id, award);
    int place = 1;
    for (PlayerId other : position.seats()) place += award_count(position, other, award) > mine ? 1 : 0;
    return place;
}

int award_points(const Position& position, PlayerId id, Award award) {
    const int place = award_place(position, id, award);
    if (place == 1) return kFirstPoints;
    return place == 2 && position.setup.players > 2 ? kSecondPoints : 0;
}

}  // namespace planitia::terraforming
