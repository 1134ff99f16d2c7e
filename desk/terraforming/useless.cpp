#include <desk/terraforming/useless.h>
#include <game/usual.h>
#include <present/sentence.h>
#include <present/terraforming/words.h>
#include <terraforming/rules/rules.h>
#include <terraforming/terraforming.h>

namespace planitia::desk {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

/// What the option carries out, as far as it may turn out to be nothing. A card that is played is something by itself.
EffectRange carried_out(const Option& option) {
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

bool changes_nothing(Position position, PlayerId player, const Option& option) {
    if (!why_not(position, player, option).empty()) return false;
    Gains gains;
    Terraforming::answer(position, player, option, &gains);
    while (awaited(position).contains(player) && question(position, player) == terraforming::Question::pay) {
        OptionList payments;
        Terraforming::list_options(position, player, payments);
        Terraforming::answer(position, player, payments[*usual_option<Terraforming>(position, player)], &gains);
    }
    const bool asks = awaited(position).contains(player) && question(position, player) != terraforming::Question::turn;
    return !asks && !gains.are_some;
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

}  // namespace planitia::desk
