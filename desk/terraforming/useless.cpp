#include <desk/terraforming/useless.h>
#include <game/usual.h>
#include <present/sentence.h>
#include <present/terraforming/words.h>
#include <terraforming/rules/awards.h>
#include <terraforming/rules/milestones.h>
#include <terraforming/rules/rules.h>
#include <terraforming/rules/tiles.h>
#include <terraforming/terraforming.h>

#include <algorithm>

namespace planitia::desk {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

template <class... Kinds>
bool is_one_of(const Effect& effect) {
    return (std::holds_alternative<Kinds>(effect) || ...);
}

/// What an event carries out, where all of that shows in the log. The other cards are something by themselves, as are points.
EffectRange carried_out(const Card& card) {
    if (card.kind != Kind::event || card.points.points != 0) return {};
    for (std::uint16_t at = card.on_play.begin; at < card.on_play.end; ++at)
        if (is_one_of<DiscountNextCard, EaseNextCard>(kEffects[at])) return {};
    return card.on_play;
}

/// What the option carries out, as far as it may turn out to be nothing.
EffectRange carried_out(const Option& option) {
    if (option.kind == OptionKind::play_card) return carried_out(info(option.card()));
    if (option.kind == OptionKind::standard_project) return info(option.project()).effects;
    if (option.kind == OptionKind::card_action) return info(option.card()).action;
    if (option.kind == OptionKind::convert_heat) return heat_conversion();
    return {};
}

/// Whether something more happens than that an action is taken and paid for.
class Gains final : public Events {
  public:
    void on(const Event& event) override { are_some = are_some || !is_spent(event); }
    bool are_some = false;

  private:
    static bool is_spent(const Event& event) {
        switch (event.kind) {
            case EventKind::card_played:
            case EventKind::project_used:
            case EventKind::action_used:
            case EventKind::heat_converted:
            case EventKind::turn_ended: return true;
            case EventKind::resource_changed:
            case EventKind::card_resources_changed: return event.amount < 0;
            default: return false;
        }
    }
};

/// Whether a milestone that nobody has, or an award, has come closer.
bool is_closer_to_goal(const Position& before, const Position& after, PlayerId player) {
    const auto grows = [&](const auto& count) { return count(after) > count(before); };
    for (Milestone each : before.map().milestones)
        if (!before.taker(each).is_some() &&
            grows([&](const Position& at) { return milestone_count(at, player, each); }))
            return true;
    return std::ranges::any_of(before.map().awards, [&](Award each) {
        return grows([&](const Position& at) { return award_count(at, player, each); });
    });
}

bool changes_nothing(Position position, PlayerId player, const Option& option) {
    if (!why_not(position, player, option).empty()) return false;
    const Position before = position;
    Gains gains;
    Terraforming::answer(position, player, option, &gains);
    while (awaited(position).contains(player) && question(position, player) == terraforming::Question::pay) {
        OptionList payments;
        Terraforming::list_options(position, player, payments);
        Terraforming::answer(position, player, payments[*usual_option<Terraforming>(position, player)], &gains);
    }
    const bool asks = awaited(position).contains(player) && question(position, player) != terraforming::Question::turn;
    return !asks && !gains.are_some && !is_closer_to_goal(before, position, player);
}

std::optional<Parameter> raised_by(const Effect& effect) {
    if (const auto* raise = std::get_if<Raise>(&effect)) return raise->parameter;
    const auto* place = std::get_if<PlaceTile>(&effect);
    return place != nullptr && place->tile == Tile::ocean ? std::optional(Parameter::oceans) : std::nullopt;
}

}  // namespace

bool is_useless(const Position& position, PlayerId player, const Option& option) {
    return !carried_out(option).empty() && changes_nothing(position, player, option);
}

std::string useless_note(const Position& position, PlayerId player, const Option& option,
                         const present::Phrasebook& book) {
    if (!is_useless(position, player, option)) return {};
    const EffectRange effects = carried_out(option);
    for (std::uint16_t at = effects.begin; at < effects.end; ++at)
        if (const auto raised = raised_by(kEffects[at]); raised && position.level(*raised) == maximum(*raised))
            return book.say(L::changes_nothing_at_maximum, {{"what", book.noun(*raised)}});
    return book.say(L::changes_nothing);
}

std::string unplaced_note(const Position& position, PlayerId player, const Option& option,
                          const present::Phrasebook& book) {
    if (option.kind != OptionKind::play_card || !why_not(position, player, option).empty()) return {};
    const EffectRange effects = info(option.card()).on_play;
    for (std::uint16_t at = effects.begin; at < effects.end; ++at)
        if (const auto* tile = std::get_if<PlaceTile>(&kEffects[at]);
            tile != nullptr && legal_spaces(position, player, *tile).empty())
            return std::string(book.brief(ReasonCode::no_space));
    return {};
}

}  // namespace planitia::desk
