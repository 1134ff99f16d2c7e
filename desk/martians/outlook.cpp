#include <desk/martians/outlook.h>
#include <martians/catalogue/prices.h>
#include <martians/rules/rules.h>
#include <martians/rules/scene.h>
#include <martians/rules/settlement.h>

#include <algorithm>

namespace planitia::desk {

using namespace martians;

namespace {

using Threat = Forecast::Threat;
using Problem = MartiansFacts::Problem;

/// Who has no more to lose loses no more.
MartiansFacts::Loss loss(const Position& position, const MartiansFacts& facts, PlayerId player) {
    MartiansFacts::Loss loss;
    for (const Forecast::Quarter& quarter : facts.forecast.quarters)
        for (const Threat& threat : quarter.threats) {
            if (!threat.players.contains(player)) continue;
            (threat.brings == Threat::Brings::death ? loss.colonists : loss.markers) += 1;
        }
    const MartiansFacts::Markers& markers = facts.markers[player.index()];
    return {.colonists = std::min(loss.colonists, position.living(player)),
            .markers = std::min(loss.markers, markers.free + static_cast<int>(markers.buildings.size()))};
}

MartiansFacts::Aftermath aftermath(const Position& position, const MartiansFacts& facts, QuarterId id) {
    const Quarter& quarter = at(position, id);
    MartiansFacts::Aftermath then{.penalty = quarter.penalty, .growth = quarter.growth};
    for (const Forecast::Quarter& told : facts.forecast.quarters) {
        if (told.id != id) continue;
        then.growth += told.grows ? 1 : 0;
        for (const Threat& threat : told.threats)
            if (threat.brings == Threat::Brings::living) then.penalty += kHungerPenalty * threat.left;
    }
    return then;
}

/// What an option is certain to make.
Good made(const MartiansFacts& facts, const Option& option) {
    if (option.kind != OptionKind::visit && option.kind != OptionKind::act) return Good::count_;
    for (const MartiansFacts::Building& building : facts.buildings)
        for (const MartiansFacts::Action& each : building.actions)
            if (each.action == option.action()) return each.product;
    return Good::count_;
}

class Worries {
  public:
    Worries(const Position& position, PlayerId viewer, const OptionList& options, const MartiansFacts& facts)
        : position_(position), viewer_(viewer), options_(options), facts_(facts) {}

    std::vector<Problem> all() {
        add(Problem::Kind::death, Threat::Brings::death, Need::oxygen);
        for (Need need : every<Need>()) add(Problem::Kind::final_check, Threat::Brings::final_check, need);
        add(Problem::Kind::infirmary, Threat::Brings::infirmary, Need::sickness);
        add(Problem::Kind::living, Threat::Brings::living, Need::hunger);
        if (viewer_.is_some() && position_.phase == Phase::work) add_shortages();
        return std::move(problems_);
    }

  private:
    void add(Problem::Kind kind, Threat::Brings brings, Need need) {
        Problem problem{.kind = kind, .need = need};
        for (const Forecast::Quarter& quarter : facts_.forecast.quarters) {
            if (viewer_.is_some() && !is_affected(position_, at(position_, quarter.id), viewer_)) continue;
            for (const Threat& threat : quarter.threats) {
                if (threat.brings != brings || threat.need != need) continue;
                problem.quarters.push_back(quarter.id);
                for (const Option& option : threat.averted_by) propose(problem, option);
            }
        }
        for (const Option& option : facts_.makers[need]) propose(problem, option);
        if (!problem.quarters.empty()) problems_.push_back(std::move(problem));
    }
    static void propose(Problem& problem, const Option& option) {
        if (std::ranges::find(problem.options, option) == problem.options.end()) problem.options.push_back(option);
    }
    void add_shortages() {
        if (facts_.markers[viewer_.index()].free == 0) add_shortage(Problem::Kind::markers, OptionKind::rest);
        if (position_.goods(viewer_)[Good::energy] == 0) add_shortage(Problem::Kind::energy, OptionKind::rtg);
    }
    void add_shortage(Problem::Kind kind, OptionKind remedy) {
        Problem problem{.kind = kind};
        for (const Option& option : options_)
            if (option.kind == remedy) problem.options.push_back(option);
        problems_.push_back(std::move(problem));
    }

    const Position& position_;
    PlayerId viewer_;
    const OptionList& options_;
    const MartiansFacts& facts_;
    std::vector<Problem> problems_;
};

}  // namespace

Need ended_by(Good good) {
    if (good == Good::food) return Need::hunger;
    return good == Good::medicine ? Need::sickness : Need::count_;
}

void add_outlook(const Position& position, PlayerId viewer, MartiansFacts& facts) {
    for (QuarterId id : every_quarter()) facts.aftermath.push_back(aftermath(position, facts, id));
    for (PlayerId id : position.seats()) facts.losses.push_back(loss(position, facts, id));
    OptionList options;
    if (viewer.is_some() && awaited(position).contains(viewer)) list_options(position, viewer, options);
    for (const Option& option : options)
        if (const Need need = ended_by(made(facts, option)); need != Need::count_) facts.makers[need].push_back(option);
    facts.problems = Worries(position, viewer, options, facts).all();
}

}  // namespace planitia::desk
