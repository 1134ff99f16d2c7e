#include <terraforming/card_worth.h>
#include <terraforming/catalogue/figures.h>
#include <terraforming/catalogue/map.h>
#include <terraforming/hand_worth.h>
#include <terraforming/rules/awards.h>
#include <terraforming/rules/milestones.h>
#include <terraforming/rules/scoring.h>
#include <terraforming/value.h>
#include <terraforming/weights.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

constexpr double kSecondPlace = 1;  ///< less than it scores: it is not safe

double size(const SpaceSet& spaces) { return static_cast<double>(spaces.size()); }

/// As it was before production where that has just happened.
int stock_of(const Position& position, const PlayerState& player, Resource resource) {
    if (!is_between_generations(position)) return player.stock[resource];
    const int income = player.production[resource] + (resource == Resource::megacredits ? player.rating : 0);
    return player.stock[resource] - income;
}

double worth_of_resources(const Position& position, const PlayerState& player, const Outlook& look) {
    double worth = 0;
    for (Resource resource : every<Resource>())
        worth += stock_of(position, player, resource) * look.piece[resource] +
                 player.production[resource] * look.production[resource];
    return worth;
}

double worth_of_tiles(const Position& position, PlayerId id, const Outlook& look) {
    const Board& board = position.board;
    const SpaceSet own = board.owned_by(id);
    const double neighbour = kWeights.neighbour * std::min(1.0, look.generations / 3);
    double worth = size(board.greeneries() & own);
    for (SpaceId city : board.cities() & own) {
        const SpaceSet around = beside(city);
        worth +=
            size(around & board.greeneries()) + neighbour * size((around & position.map().land) - board.occupied());
    }
    return worth;
}

template <class Predicate>
CardSet cards_where(Predicate predicate) {
    CardSet set;
    for (std::size_t i = 0; i < cards().size(); ++i)
        if (predicate(cards()[i])) set.insert(CardId{i});
    return set;
}

/// While there is time, also the resources that do not make a point yet count.
double points_of(const Position& position, PlayerId id, CardId card, const Outlook& look) {
    const Points& points = info(card).points;
    if (points.of != Points::Per::resources_here || look.generations == 0) return card_points(position, id, card);
    return static_cast<double>(position.resources[card.index()] * points.points) / points.per;
}

double points_of_cards(const Position& position, PlayerId id, const Outlook& look) {
    static const CardSet scoring = cards_where([](const Card& card) { return card.points.points != 0; });
    const PlayerState& player = position.player(id);
    double points = 0;
    for (CardId card : (player.table | player.events) & scoring) points += points_of(position, id, card, look);
    return points;
}

/// What the cards in play will still bring.
double worth_of_table(const Position& position, PlayerId id, const Outlooks& look) {
    static const CardSet lasting = cards_where([](const Card& card) {
        return !card.action.empty() || !card.triggers.empty() || !card.ongoing.empty() ||
               card.holds != CardResource::none;
    });
    const PlayerState& player = position.player(id);
    double worth = 0;
    for (CardId card : player.table& lasting) worth += worth_in_play(position, id, card, look);
    for (Tag tag : every<Tag>()) worth += kWeights.tag * player.tags[tag];
    return worth;
}

/// Those that are claimed, and the way to those that are not.
double worth_of_milestones(const Position& position, PlayerId id, const Outlook& look) {
    std::size_t claimed = 0;
    double worth = 0;
    double prospect = 0;
    for (Milestone milestone : position.map().milestones) {
        const PlayerId owner = position.taker(milestone);
        claimed += owner.is_some() ? 1 : 0;
        if (owner == id) worth += kMilestonePoints;
        if (owner.is_some()) continue;
        const double count = milestone_count(position, id, milestone);
        const double part = std::clamp(count / info(milestone).need, 0.0, 1.0);
        prospect += kWeights.milestone * part * part * part;
    }
    if (claimed < kMostTaken && !position.is_solo()) worth += prospect * std::min(1.0, look.generations + 0.2);
    return worth;
}

/// Of a funded one. A lead is worth the more the less time there is to catch up.
double worth_of_award(const Position& position, PlayerId id, Award award, const Outlook& look) {
    const int mine = award_count(position, id, award);
    int ahead = 0;
    int lead = kMostPieces;
    for (PlayerId other : position.seats()) {
        if (other == id) continue;
        const int theirs = award_count(position, other, award);
        lead = std::min(lead, mine - theirs);
        ahead += theirs > mine ? 1 : 0;
    }
    const double chance = lead == 0 ? 0.6 : 0.5 + lead / (2 * (0.5 + look.generations));
    const double second = position.setup.players > 2 && ahead == 1 ? kSecondPlace : 0;
    return kFirstPoints * std::clamp(chance, 0.0, 1.0) + second;
}

double worth_of_awards(const Position& position, PlayerId id, const Outlook& look) {
    double worth = 0;
    for (Award award : position.map().awards)
        if (position.taker(award).is_some()) worth += worth_of_award(position, id, award, look);
    return worth;
}

double worth_of_colonies(const Position& position, PlayerId id, const Outlook& look) {
    if (!position.setup.colonies) return 0;
    return look.generations * (kWeights.fleet * position.player(id).fleets +
                               kWeights.colony * static_cast<double>(colonies_of(position.colonies, id)));
}

/// What others can change.
double common_worth(const Position& position, PlayerId id, const Outlook& look) {
    const PlayerState& player = position.player(id);
    return player.rating * look.rating + worth_of_resources(position, player, look) +
           worth_of_tiles(position, id, look) + points_of_cards(position, id, look) +
           worth_of_milestones(position, id, look) + worth_of_awards(position, id, look) +
           worth_of_colonies(position, id, look);
}

double own_worth(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    const Outlooks look = outlooks(position, id);
    double worth =
        common_worth(position, id, look.now) + worth_of_table(position, id, look) + worth_of_hand(position, id, look);
    if (position.phase == Phase::setup && player.corporation.is_some() && !player.table.contains(player.corporation))
        worth += worth_of_corporation(position, id, player.corporation, look);
    if (position.is_solo())
        for (Parameter parameter : every<Parameter>()) worth += kWeights.solo_step * position.level(parameter);
    return worth;
}

double worth_of_rival(const Position& position, PlayerId id) {
    const Outlook look = outlooks(position, id).now;
    return common_worth(position, id, look) + look.card * static_cast<double>(position.player(id).hand.size());
}

/// Of the average one.
double worth_of_rivals(const Position& position, PlayerId id) {
    if (position.is_solo()) return 0;
    double total = 0;
    for (PlayerId other : position.seats())
        if (other != id) total += worth_of_rival(position, other);
    return total / (position.setup.players - 1);
}

}  // namespace

double value(const Position& position, PlayerId id) { return own_worth(position, id) - worth_of_rivals(position, id); }

bool is_same_move(const Position& a, const Position& b) {
    if (a.phase != b.phase || a.generation != b.generation) return false;
    switch (a.phase) {
        case Phase::action: return b.in_action && a.active_player == b.active_player;
        case Phase::draft: return false;  // the next cards are others
        case Phase::setup:
        case Phase::research:
        case Phase::solar:
        case Phase::final_greenery:
        case Phase::over:
        case Phase::count_: break;
    }
    return true;
}

}  // namespace planitia::terraforming
