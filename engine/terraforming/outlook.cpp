#include <terraforming/catalogue/figures.h>
#include <terraforming/outlook.h>
#include <terraforming/rules/generation.h>
#include <terraforming/weights.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {}  // namespace

bool is_between_generations(const Position& position) {
    return position.phase != Phase::setup && position.phase != Phase::action;
}

double generations_left(const Position& position) {
    const bool has_turned = position.phase == Phase::draft || position.phase == Phase::research;
    const double generation = position.generation - (has_turned ? 1 : 0);
    if (position.is_solo()) return std::max(0.0, kSoloGenerations - generation);
    if (position.is_terraformed()) return 0;
    // By the clock, not by what is left to do: else whoever has a good income would rather not terraform.
    return std::max(0.0, kWeights.length - kWeights.shorter * (position.setup.players - 2) - generation);
}

namespace {

/// M€ early can be turned into more of them.
double worth_of_money(const Position& position, double generations) {
    const double worth = kWeights.money + kWeights.interest * generations;
    return position.is_solo() ? kWeights.solo_money * worth : worth;
}

/// The parts of the heat and plants to come with which there is still something to raise.
struct Use {
    double heat = 0;
    double plants = 0;
};

double steps_left(const Position& position, Parameter parameter) {
    return std::max(0, maximum(parameter) - position.level(parameter));
}

double part_of_use(double pieces, double pieces_wanted) {
    return pieces <= pieces_wanted ? 1.0 : pieces_wanted / pieces;
}

Use use_of(const Position& position, const PlayerState& player, double generations) {
    const auto to_come = [&](Resource resource) {
        return player.stock[resource] + generations * player.production[resource];
    };
    return {part_of_use(to_come(Resource::heat) + to_come(Resource::energy),
                        kHeatPerStep * steps_left(position, Parameter::temperature)),
            part_of_use(to_come(Resource::plants),
                        player.privileges.plants_per_greenery * steps_left(position, Parameter::oxygen))};
}

/// Everything but productions, with so many generations to come.
Outlook prices(const Position& position, const Privileges& privileges, double generations, Use use) {
    Outlook look;
    look.generations = generations;
    look.money = worth_of_money(position, generations);
    look.rating = 1 + generations * worth_of_money(position, generations / 2);
    const double step = look.rating + (position.is_solo() ? kWeights.solo_step : 0);
    // The last steps are counted on by several cards, and by the rivals.
    for (Parameter parameter : every<Parameter>())
        look.step[parameter] = step * std::min(1.0, steps_left(position, parameter) / kWeights.scarce_steps);
    const double bonus = kWeights.bonus * std::min(1.0, generations);
    look.greenery = 1 + look.step[Parameter::oxygen] + bonus;
    look.ocean = look.step[Parameter::oceans] + (look.step[Parameter::oceans] > 0 ? bonus : 0);
    look.city = kWeights.city + bonus;
    look.card = look.money * (1 + (kWeights.unseen_card - 1) * std::min(1.0, generations / 3));

    const double heat = kWeights.heat * use.heat * step / kHeatPerStep;
    look.piece[Resource::megacredits] = look.money;
    look.piece[Resource::steel] = kWeights.steel * privileges.steel_value * look.money;
    look.piece[Resource::titanium] = kWeights.titanium * privileges.titanium_value * look.money;
    look.piece[Resource::plants] = kWeights.plants * (1 + use.plants * step + bonus) / privileges.plants_per_greenery;
    look.piece[Resource::heat] = privileges.heat_as_megacredits ? std::max(heat, 0.95 * look.money) : heat;
    look.piece[Resource::energy] = look.piece[Resource::heat];
    return look;
}

/// What is produced is worth what it will be half way to the end.
void set_productions(Outlook& look, const Outlook& half_way) {
    for (Resource resource : every<Resource>()) look.production[resource] = look.generations * half_way.piece[resource];
    // The last production still makes greeneries.
    look.production[Resource::plants] += 0.5 * look.piece[Resource::plants];
}

}  // namespace

Outlooks outlooks(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    const double generations = generations_left(position);
    const Use use = use_of(position, player, generations);
    Outlooks look = {prices(position, player.privileges, generations, use),
                     prices(position, player.privileges, generations / 2, use)};
    set_productions(look.now, look.later);
    set_productions(look.later, prices(position, player.privileges, generations / 4, use));
    return look;
}

}  // namespace planitia::terraforming
