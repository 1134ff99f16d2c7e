#include <terraforming/rules/counting.h>
#include <terraforming/rules/effects/terraforming.h>
#include <terraforming/rules/parameters.h>
#include <terraforming/rules/resources.h>

namespace planitia::terraforming {

bool can_resolve(const Position&, Actor, const Raise&, Check&) { return true; }

Flow resolve(Scene& scene, Actor who, const Raise& raise) {
    raise_parameter(scene, who.player, raise.parameter, raise.steps);
    return Flow::next;
}

bool can_resolve(const Position&, Actor, const RaiseRating&, Check&) { return true; }

Flow resolve(Scene& scene, Actor who, const RaiseRating& raise) {
    raise_rating(scene, who.player, count(scene.position, who, raise.amount));
    return Flow::next;
}

bool can_resolve(const Position& position, Actor who, const NeedsRaisedRating&, Check& check) {
    if (!position.player(who.player).raised_rating) check.fail({.code = ReasonCode::rating_not_raised});
    return check.passed();
}

Flow resolve(Scene&, Actor, const NeedsRaisedRating&) { return Flow::next; }

}  // namespace planitia::terraforming
