#include <desk/of_game.h>
#include <desk/terraforming/cards.h>
#include <desk/terraforming/facts.h>
#include <terraforming/notation/names.h>
#include <terraforming/rules/awards.h>
#include <terraforming/rules/draft.h>
#include <terraforming/rules/generation.h>
#include <terraforming/rules/milestones.h>
#include <terraforming/rules/parameters.h>
#include <terraforming/rules/playing.h>
#include <terraforming/rules/trade.h>

namespace planitia::desk {

using namespace terraforming;

namespace {

class TerraformingReading {
  public:
    TerraformingReading(const Position& position, PlayerId viewer) : now_(position), viewer_(viewer) {}

    TerraformingFacts all() const {
        TerraformingFacts facts;
        PlayerId next = now_.first_player;
        for (std::size_t n = 0; n < now_.setup.players; ++n, next = now_.after(next)) facts.order.push_back(next);
        add_course(facts);
        for (Parameter each : every<Parameter>())
            if (now_.has(each)) facts.parameters.push_back(parameter(each));
        const std::vector<Score> scores = Terraforming::score(now_);
        for (PlayerId id : now_.seats()) facts.players.push_back(player(id, scores[id.index()]));
        if (viewer_.is_some()) {
            facts.hand = cards(now_.player(viewer_).hand);
            facts.dealt = cards(now_.player(viewer_).offer.dealt);
            facts.conversions = {.plants = now_.player(viewer_).privileges.plants_per_greenery, .heat = kHeatPerStep};
        }
        if (!now_.is_solo()) add_goals(facts);
        for (Colony each : every<Colony>())
            if (now_.colonies[each].status != ColonyState::Status::absent) facts.colonies.push_back(colony(each));
        return facts;
    }

  private:
    void add_course(TerraformingFacts& facts) const {
        if (now_.phase == Phase::action) facts.actions = {.taken = now_.actions_taken, .most = most_actions(now_)};
        if (now_.phase == Phase::draft)
            for (PlayerId id : now_.seats()) facts.draft.push_back(draft_receiver(now_, id));
        if (now_.is_solo()) facts.last_generation = kSoloGenerations;
    }

    TerraformingFacts::Player player(PlayerId id, const Score& score) const {
        const PlayerState& player = now_.player(id);
        TerraformingFacts::Player told;
        for (Tag tag : every<Tag>()) told.tags[tag] = player.tags[tag];
        for (CardId card : player.table) {
            told.automated += info(card).kind == Kind::automated ? 1 : 0;
            told.active += info(card).kind == Kind::active ? 1 : 0;
        }
        told.events = static_cast<int>(player.events.size());
        told.fleets_free = player.fleets - fleets_away(now_.colonies, id);
        for (const Score::Part& part : score.parts) told.points.emplace_back(part.name, part.points);
        told.total = score.total;
        return told;
    }

    std::vector<TerraformingFacts::Hand> cards(const CardSet& cards) const {
        const PlayerState& player = now_.player(viewer_);
        std::vector<TerraformingFacts::Hand> told;
        for (CardId card : by_cost(player, cards))
            told.push_back({.card = card,
                            .cost = cost_to_play(player, info(card)),
                            .printed = info(card).cost,
                            .is_unmet = !meets_requirements(now_, viewer_, info(card), nullptr),
                            .is_playable = can_play(now_, viewer_, card, nullptr)});
        return told;
    }

    /// What is printed at a step is nothing where there is nothing more of it.
    bool brings_something(const Effect& bonus) const {
        const auto* raise = std::get_if<Raise>(&bonus);
        return raise == nullptr || now_.level(raise->parameter) < maximum(raise->parameter);
    }
    TerraformingFacts::Parameter parameter(Parameter parameter) const {
        const ParameterRow& row = info(parameter);
        const int steps = now_.level(parameter);
        TerraformingFacts::Parameter told{
            .parameter = parameter, .level = row.figure(steps), .steps = steps, .left = row.steps - steps, .next = {}};
        for (const BonusStep& bonus : row.bonuses)
            if (!told.next && bonus.at > told.level && brings_something(bonus.effect))
                told.next = {.at = bonus.at, .gives = bonus.slug};
        return told;
    }

    void add_goals(TerraformingFacts& facts) const {
        facts.milestones_left = static_cast<int>(kMostTaken - taken(now_.milestones));
        facts.awards_left = static_cast<int>(kMostTaken - taken(now_.awards));
        for (Milestone each : now_.map().milestones) {
            TerraformingFacts::Milestone told{
                .milestone = each, .price = kMilestoneCost, .needs = info(each).need, .owner = now_.taker(each)};
            for (PlayerId id : now_.seats()) told.values[id] = milestone_count(now_, id, each);
            facts.milestones.push_back(told);
        }
        for (Award each : now_.map().awards) {
            TerraformingFacts::Award told{
                .award = each, .price = next_award_cost(now_), .leaders = {}, .points = {}, .funder = now_.taker(each)};
            for (PlayerId id : now_.seats()) {
                told.values[id] = award_count(now_, id, each);
                told.points[id] = award_points(now_, id, each);
                if (award_place(now_, id, each) == 1) told.leaders.insert(id);
            }
            facts.awards.push_back(told);
        }
    }

    TerraformingFacts::Colony colony(Colony colony) const {
        const ColonyState& state = now_.colonies[colony];
        const ColonyTile& tile = info(colony);
        TerraformingFacts::Colony told{.colony = colony,
                                       .is_awake = state.is_active(),
                                       .step = state.marker,
                                       .bonus = tile.bonus,
                                       .wakes_with = tile.wakes_with};
        if (told.is_awake) told.income = tile.income[state.marker];
        if (viewer_.is_some())
            for (Fee fee : every<Fee>()) told.fees[fee] = trade_cost(now_.player(viewer_), fee);
        return told;
    }

    const Position& now_;
    PlayerId viewer_;
};

}  // namespace

TerraformingFacts facts(const View& view) {
    return TerraformingReading(dealt_anew<Terraforming>(view), view.viewer).all();
}

}  // namespace planitia::desk
