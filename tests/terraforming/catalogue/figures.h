/// Cards in the words of figures.tsv, which was made from the printed figures and not from the rows.
#pragma once
#include <gtest/gtest.h>
#include <kit/test_data.h>
#include <terraforming/catalogue/card.h>

#include <fstream>
#include <string>
#include <vector>

namespace planitia::terraforming::printed {

inline std::string yes_or_no(bool condition) { return condition ? "yes" : "no"; }

inline std::string name(Resource resource) {
    constexpr const char* kNames[] = {"megacredits", "steel", "titanium", "plants", "energy", "heat"};
    return kNames[static_cast<std::size_t>(resource)];
}
inline std::string name(CardResource resource) {
    constexpr const char* kNames[] = {"", "microbes", "animals", "science", "fighters", "floaters", "camps"};
    return kNames[static_cast<std::size_t>(resource)];
}
inline std::string name(Tag tag) {
    constexpr const char* kNames[] = {"building", "space", "science", "power",  "earth",
                                      "jovian",   "plant", "microbe", "animal", "city"};
    return kNames[static_cast<std::size_t>(tag)];
}
inline std::string name(Parameter parameter) {
    constexpr const char* kNames[] = {"temperature", "oxygen", "oceans"};
    return kNames[static_cast<std::size_t>(parameter)];
}
inline std::string name(Kind kind) {
    constexpr const char* kNames[] = {"automated", "active", "event", "corporation"};
    return kNames[static_cast<std::size_t>(kind)];
}
inline std::string name(Set set) {
    constexpr const char* kNames[] = {"base", "corporate", "colonies"};
    return kNames[static_cast<std::size_t>(set)];
}
inline std::string name(Project project) {
    constexpr const char* kNames[] = {"sell_patents", "power_plant", "asteroid", "aquifer",
                                      "greenery",     "city",        "colony"};
    return kNames[static_cast<std::size_t>(project)];
}
inline std::string name(Tile tile) {
    constexpr const char* kNames[] = {"none", "ocean", "greenery", "city", "capital", "special"};
    return kNames[static_cast<std::size_t>(tile)];
}
inline std::string name(Where where) {
    constexpr const char* kNames[] = {"ocean_area",
                                      "land",
                                      "greenery",
                                      "city",
                                      "isolated",
                                      "volcanic",
                                      "land_adjacent_to_any_city",
                                      "land_adjacent_to_at_least_2_cities",
                                      "land_adjacent_to_any_greenery",
                                      "land_with_steel_or_titanium_bonus",
                                      "land_with_steel_or_titanium_bonus_adjacent_to_own_tile",
                                      "reserved:noctis_city",
                                      "off_map:phobos_space_haven",
                                      "off_map:ganymede_colony"};
    return kNames[static_cast<std::size_t>(where)];
}
inline std::string name(Whose whose) {
    constexpr const char* kNames[] = {"one_player", "one_opponent",
                                      "one_opponent_owning_a_tile_adjacent_to_the_placed_ocean"};
    return kNames[static_cast<std::size_t>(whose)];
}

inline std::string number(int n) { return std::to_string(n); }
inline std::string with_sign(int n) { return (n < 0 ? "" : "+") + number(n); }
inline std::string in_brackets(std::string word, std::string inner) {
    return std::move(word) + "(" + std::move(inner) + ")";
}

inline std::string join(const std::vector<std::string>& parts, std::string_view separator) {
    std::string text;
    for (const std::string& part : parts) text.append(text.empty() ? "" : separator).append(part);
    return text;
}

inline std::string text(Amount amount) {
    const std::string each = with_sign(amount.each);
    const std::string per = each + " per " + number(amount.per) + " ";
    const std::string at_most = amount.most != 0 ? " at most " + number(amount.most) : "";
    switch (amount.of) {
        case Amount::Of::fixed: return each;
        case Amount::Of::own_tags: return per + name(amount.tag) + " tag";
        case Amount::Of::opponents_tags: return per + "opponents " + name(amount.tag) + " tag";
        case Amount::Of::all_tags: return per + "all players " + name(amount.tag) + " tag";
        case Amount::Of::own_colonies: return per + "own colony";
        case Amount::Of::colonies: return per + "colony of all";
        case Amount::Of::own_floaters: return per + "own floaters";
        case Amount::Of::own_tagless: return per + "own card without tags";
        case Amount::Of::resources_here: return per + "resources here" + at_most;
        case Amount::Of::cities_on_mars: return per + "city on mars";
        case Amount::Of::cities: return per + "city on and off mars";
        case Amount::Of::events_played: return per + "event of all";
        case Amount::Of::own_rating: return per + "own rating";
        case Amount::Of::own_cities: return per + "own city";
        case Amount::Of::own_greeneries: return per + "own greenery";
        case Amount::Of::own_tiles: return per + "own tile";
        case Amount::Of::own_tiles_in_rows: return per + "own tile in rows " + number(amount.among);
        case Amount::Of::tiles_beside_oceans: return per + "own tile beside an ocean";
        case Amount::Of::hand: return per + "card in hand";
        case Amount::Of::own_stock: return per + "own resource " + number(amount.among);
        case Amount::Of::own_production: return per + "own production " + number(amount.among);
        case Amount::Of::highest_production: return per + "highest own production";
        case Amount::Of::raised_productions: return per + "raised own production";
        case Amount::Of::own_tags_among: return per + "tag of " + number(amount.among);
        case Amount::Of::tag_kinds: return per + "kind of tags";
        case Amount::Of::own_green_cards: return per + "own automated card";
        case Amount::Of::own_projects: return per + "own automated or active card";
        case Amount::Of::projects_with_needs: return per + "own card with a requirement";
        case Amount::Of::dear_projects: return per + "own dear card";
        case Amount::Of::own_events: return per + "own event";
        case Amount::Of::own_card_resources: return per + "resource on own cards";
        case Amount::Of::if_own_tags:
            return each + " with " + number(amount.per) + " " + name(amount.tag) + " tags else " +
                   with_sign(amount.otherwise);
    }
    return "?";
}

inline std::string text(const Effect& effect) {
    return std::visit(
        overloaded{
            [](const Gain& e) { return in_brackets("stock", name(e.resource) + text(e.amount)); },
            [](const Produce& e) {
                std::vector<std::string> changes;
                for (const auto& change : e.changes) changes.push_back(name(change.resource) + text(change.amount));
                return in_brackets("production", join(changes, " "));
            },
            [](const Lose& e) { return in_brackets("stock", name(e.resource) + with_sign(-e.n)); },
            [](const Pay& e) {
                return in_brackets("pay", number(e.cost) + (e.with_steel ? " or steel" : "") +
                                              (e.with_titanium ? " or titanium" : ""));
            },
            [](const NeedsRaisedRating&) { return std::string("after own rating rose"); },
            [](const LowerAnyProduction& e) {
                return in_brackets("any production", name(e.resource) + with_sign(-e.n));
            },
            [](const RemoveUpTo& e) {
                return in_brackets("remove", number(e.n) + " " + name(e.resource) + " of " + name(e.from));
            },
            [](const StealUpTo& e) {
                return in_brackets("steal", (e.exactly ? "exactly " : "") + number(e.n) + " " + name(e.resource));
            },
            [](const Raise& e) { return in_brackets("raise", name(e.parameter) + " " + number(e.steps)); },
            [](const RaiseRating& e) { return in_brackets("rating", text(e.amount)); },
            [](const PlaceTile& e) { return in_brackets("tile", name(e.tile) + " on " + name(e.where)); },
            [](const ProduceMinedMetal&) { return std::string("production of bonus"); },
            [](const ClaimSpace&) { return std::string("claim space"); },
            [](const Draw& e) {
                return in_brackets("draw", e.amount.is_fixed() ? number(e.amount.each) : text(e.amount));
            },
            [](const LookAndKeep& e) {
                return in_brackets("look", number(e.look)) + " " + in_brackets("keep", number(e.keep));
            },
            [](const LookAndBuy& e) { return in_brackets("look", number(e.look)) + " buy"; },
            [](const RevealForTag& e) { return in_brackets("reveal", name(e.tag)); },
            [](const Discard& e) { return (e.optional ? "may " : "") + in_brackets("discard", number(e.n)); },
            [](const AddHere& e) { return in_brackets("here", with_sign(e.n)); },
            [](const AddToCard& e) {
                const std::string what = e.resource == CardResource::none ? "any" : name(e.resource);
                const std::string on = e.tag == Tag::count_ ? "" : " on " + name(e.tag);
                return in_brackets("card", what + with_sign(e.n) + on) +
                       (e.min_there > 0 ? " with " + number(e.min_there) : "");
            },
            [](const AddToPlayedCard& e) { return in_brackets("played card", with_sign(e.n)); },
            [](const RemoveHere& e) { return in_brackets("here", with_sign(-e.n)); },
            [](const RemoveFromCard& e) {
                const std::string what = number(e.n) + " " + name(e.resource) + (e.own_only ? " of own" : "");
                return e.up_to ? in_brackets("remove", what + " of a card") : in_brackets("take", what);
            },
            [](const ShiftProduction& e) {
                return in_brackets("shift production", name(e.from) + " to " + name(e.to));
            },
            [](const Exchange& e) { return in_brackets("exchange", name(e.from) + " for " + name(e.to)); },
            [](const CopyProduction& e) { return in_brackets("copy production", name(e.tag)); },
            [](const DiscountNextCard& e) { return in_brackets("discount next card", number(e.n)); },
            [](const EaseNextCard& e) { return in_brackets("ease next card", number(e.steps)); },
            [](const NeedsHere& e) { return "with " + number(e.n) + " here"; },
            [](const ExchangeHere& e) { return in_brackets("exchange", "here for " + name(e.to)); },
            [](const BuildColony& e) { return std::string(e.may_double_up ? "colony(may double up)" : "colony"); },
            [](const AddColonyTile&) { return std::string("colony tile"); },
            [](const GainFleet& e) { return in_brackets("fleet", with_sign(e.n)); },
            [](const TradeFreely&) { return std::string("trade for nothing"); },
            [](const RaiseTrack&) { return std::string("may raise track"); },
            [](const MoveMarkers&) { return std::string("marker(+1), another marker(-1)"); },
            [](const GainColonyBonuses&) { return std::string("own colony bonuses"); },
            [](const Either&) { return std::string("?"); },
            [](const Block&) { return std::string("?"); },
        },
        effect);
}

inline std::string text(EffectRange range) {
    std::vector<std::string> parts;
    for (std::uint16_t at = range.begin; at < range.end; at = static_cast<std::uint16_t>(at + extent(at))) {
        if (const auto* either = std::get_if<Either>(&kEffects[at])) {
            std::vector<std::string> alternatives;
            for (std::size_t i = 0; i < either->alternatives; ++i) alternatives.push_back(text(alternative(at, i)));
            parts.push_back((either->may_decline ? "one or none[" : "one[") + join(alternatives, " | ") + "]");
        } else if (std::holds_alternative<Block>(kEffects[at])) {
            parts.push_back(
                text(EffectRange{static_cast<std::uint16_t>(at + 1), static_cast<std::uint16_t>(at + extent(at))}));
        } else {
            parts.push_back(text(kEffects[at]));
        }
    }
    return join(parts, ", ");
}

inline std::string text(const Need& need) {
    const std::string bound = (need.at_most ? "<=" : ">=") + number(need.value);
    switch (need.of) {
        case Need::Of::parameter:
            return (need.parameter == Parameter::oceans ? "oceans" : name(need.parameter)) + bound;
        case Need::Of::own_tags: return name(need.tag) + " tag" + bound;
        case Need::Of::own_production: return name(need.resource) + " production" + bound;
        case Need::Of::cities: return "cities" + bound;
        case Need::Of::own_cities: return "own cities" + bound;
        case Need::Of::own_greeneries: return "own greeneries" + bound;
        case Need::Of::own_colonies: return "own colonies" + bound;
        case Need::Of::own_floaters: return "own floaters" + bound;
    }
    return "?";
}

inline std::string text(const Points& points) {
    const std::string per = number(points.points) + " per " + number(points.per) + " ";
    switch (points.of) {
        case Points::Per::card: return number(points.points);
        case Points::Per::resources_here: return per + "resources";
        case Points::Per::own_tags: return per + name(points.tag) + " tags";
        case Points::Per::oceans_beside_tile: return per + "ocean adjacent to this tile";
        case Points::Per::cities_beside_tile: return per + "city adjacent to this tile";
        case Points::Per::cities_in_play: return per + "city in play any owner";
        case Points::Per::colonies_in_play: return per + "colony in play any owner";
        case Points::Per::any_resource_here: return number(points.points) + " if at least one resource here";
    }
    return "?";
}

inline std::string text(const Ongoing& ongoing) {
    return std::visit(
        overloaded{
            [](const Discount& e) {
                const std::string words = "discount " + number(e.n);
                return e.every_card ? words : words + " " + name(e.tag) + (e.per_card ? " per card" : " per tag");
            },
            [](const ProjectDiscount& e) { return "discount " + number(e.n) + " project " + name(e.project); },
            [](const MetalValue& e) {
                return "value steel" + with_sign(e.steel) + " titanium" + with_sign(e.titanium);
            },
            [](const EaseRequirements& e) { return "ease " + number(e.steps); },
            [](const PlantsPerGreenery& e) { return "greenery for " + number(e.n) + " plants"; },
            [](const HeatAsMegacredits&) { return std::string("heat as megacredits"); },
            [](const ProtectOwn&) { return std::string("protect own"); },
            [](const ProtectHere&) { return std::string("protect here"); },
            [](const CardPrice& e) { return "card price " + number(e.n); },
            [](const FloatersAsHeat& e) { return "floater here as " + number(e.value) + " heat"; },
            [](const TradeDiscount& e) { return "trade discount " + number(e.n); },
            [](const TradeSteps& e) { return "trade steps " + number(e.n); },
        },
        ongoing);
}

inline std::string text(const Trigger& trigger) {
    std::vector<std::string> tags;
    for (Tag tag : {Tag::animal, Tag::building, Tag::city, Tag::earth, Tag::jovian, Tag::microbe, Tag::plant,
                    Tag::power, Tag::science, Tag::space})
        if ((trigger.tags >> static_cast<unsigned>(tag)) & 1U) tags.push_back(name(tag));
    const auto what = [&]() -> std::string {
        switch (trigger.when) {
            case Trigger::When::tag_played: return "tag " + join(tags, "/");
            case Trigger::When::event_played: return tags.empty() ? "event" : "event with " + join(tags, "/");
            case Trigger::When::dear_payment: return "card or project of 20";
            case Trigger::When::dear_card: return "card of 20";
            case Trigger::When::new_tag: return "new tag";
            case Trigger::When::colony_built: return "colony";
            case Trigger::When::project_paid: return "project";
            case Trigger::When::ocean_placed: return "ocean";
            case Trigger::When::city_placed: return "city";
            case Trigger::When::greenery_placed: return "greenery";
            case Trigger::When::metal_space_used: return "tile on steel/titanium";
            case Trigger::When::count_: break;
        }
        return "?";
    };
    return (trigger.by_anyone ? "any " : "own ") + what() + (trigger.on_mars_only ? " on mars" : "") + ": " +
           text(trigger.effects);
}

/// Every item in words.
template <class Items, class InWords>
std::string list(const Items& items, std::string_view separator, InWords in_words) {
    std::vector<std::string> parts;
    for (const auto& item : items) parts.push_back(in_words(item));
    return join(parts, separator);
}

/// The lines of a table of this folder, split at tabs, the heading first.
inline std::vector<std::vector<std::string>> read_table(const std::string& file) {
    std::vector<std::vector<std::string>> lines;
    std::ifstream stream(kit::test_data(std::string("terraforming/catalogue/") + file));
    EXPECT_TRUE(stream.is_open()) << file;
    for (std::string line; std::getline(stream, line);) {
        std::vector<std::string>& cells = lines.emplace_back(1);
        for (char c : line)
            if (c == '\t')
                cells.emplace_back();
            else
                cells.back() += c;
    }
    return lines;
}

}  // namespace planitia::terraforming::printed
