#include <present/sentence.h>
#include <present/terraforming/effect_text.h>
#include <present/terraforming/explain.h>
#include <present/terraforming/phrasebook.h>
#include <terraforming/notation/names.h>
#include <terraforming/rules/rules.h>

namespace planitia::present {

using namespace terraforming;
using R = TerraformingRule;

namespace {

std::optional<R> pick_rule(Question question) {
    switch (question) {
        case Question::buy_cards: return R::buy_cards;
        case Question::sell_cards: return R::sell_cards;
        case Question::pick_cards: return R::pick_cards;
        case Question::discard_cards: return R::discard_cards;
        default: return std::nullopt;
    }
}

std::optional<R> option_rule(OptionKind kind) {
    switch (kind) {
        case OptionKind::choose_colonies: return R::choose_colonies;
        case OptionKind::draft: return R::draft;
        case OptionKind::convert_plants: return R::convert_plants;
        case OptionKind::convert_heat: return R::convert_heat;
        case OptionKind::trade: return R::trade;
        case OptionKind::pass: return R::pass;
        case OptionKind::end_turn: return R::end_turn;
        case OptionKind::pay: return R::pay;
        case OptionKind::place_tile: return R::place_tile;
        case OptionKind::claim_space: return R::claim_space;
        case OptionKind::target_player: return R::target_player;
        case OptionKind::target_card: return R::target_card;
        case OptionKind::alternative: return R::alternative;
        case OptionKind::amount: return R::amount;
        case OptionKind::resolve: return R::resolve;
        case OptionKind::build_colony: return R::build_colony;
        case OptionKind::add_colony_tile: return R::add_colony_tile;
        case OptionKind::move_marker: return R::move_marker;
        case OptionKind::raise_parameter: return R::raise_parameter;
        case OptionKind::decline: return R::decline;
        case OptionKind::choose_corporation:
        case OptionKind::take_card:
        case OptionKind::finish_pick:
        case OptionKind::first_action:
        case OptionKind::play_card:
        case OptionKind::standard_project:
        case OptionKind::card_action:
        case OptionKind::claim_milestone:
        case OptionKind::fund_award:
        case OptionKind::count_: break;
    }
    return std::nullopt;
}

/// What is special about that tile.
std::optional<R> tile_rule(Tile tile) {
    switch (tile) {
        case Tile::ocean: return R::place_ocean;
        case Tile::greenery: return R::place_greenery;
        case Tile::city: return R::place_city;
        default: return std::nullopt;
    }
}

std::optional<EntryKey> entry_of_card(CardId card) {
    if (!card.is_some() || is_colony(card)) return std::nullopt;
    const bool is_corporation = info(card).kind == Kind::corporation;
    return EntryKey{is_corporation ? EntryKind::corporation : EntryKind::project, name(card)};
}

}  // namespace

std::optional<std::string> explanation(const Phrasebook& book, const Position& position, PlayerId player,
                                       const Option& option) {
    const bool is_pick = option.kind == OptionKind::take_card || option.kind == OptionKind::finish_pick;
    const std::optional<R> rule = is_pick ? pick_rule(question(position, player)) : option_rule(option.kind);
    if (!rule) return std::nullopt;
    if (option.kind != OptionKind::place_tile) return book.say(*rule);
    std::vector<std::string> sentences = {book.say(*rule)};
    if (const std::optional<R> tile = tile_rule(tile_to_place(position).tile))
        sentences.insert(sentences.begin(), book.say(*tile));
    if (const MapInfo& map = position.map(); map.priced.contains(option.space()))
        for (const std::string& each : effects_sentences(book, map.space(option.space()).bonus))
            sentences.push_back(each);
    return joined(sentences);
}

std::optional<EntryKey> entry_of(const Position& position, const Option& option) {
    switch (option.kind) {
        case OptionKind::choose_corporation:
        case OptionKind::take_card:
        case OptionKind::draft:
        case OptionKind::first_action:
        case OptionKind::play_card:
        case OptionKind::card_action:
        case OptionKind::target_card: return entry_of_card(option.card());
        case OptionKind::standard_project: return EntryKey{EntryKind::standard_project, name(option.project())};
        case OptionKind::claim_milestone: return EntryKey{EntryKind::milestone, name(option.milestone())};
        case OptionKind::fund_award: return EntryKey{EntryKind::award, name(option.award())};
        case OptionKind::trade:
        case OptionKind::build_colony:
        case OptionKind::add_colony_tile:
        case OptionKind::move_marker: return EntryKey{EntryKind::colony, name(option.colony())};
        case OptionKind::place_tile: {
            const TileToPlace placed = tile_to_place(position);
            return tile_rule(placed.tile) ? std::nullopt : entry_of_card(placed.card);
        }
        default: return std::nullopt;
    }
}

}  // namespace planitia::present
