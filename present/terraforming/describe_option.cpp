#include <present/terraforming/effect_text.h>
#include <present/terraforming/naming.h>
#include <terraforming/rules/rules.h>
#include <terraforming/rules/trade.h>

namespace planitia::present {

using namespace terraforming;
using P = TerraformingPhrase;

namespace {

/// Tells about one position, in the words of one language.
class TerraformingTeller {
  public:
    TerraformingTeller(const Speaker& speaker, const Position& position)
        : book_(speaker.book), names_(speaker), position_(position), resolution_(position.resolution) {}

    std::string option(const Option& option) const {
        const std::string text = say(book_, option.kind, slots(option));
        return option.kind == OptionKind::trade ? with_fee(text, option.fee()) : text;
    }
    std::string prompt(Question question) const;
    std::string about(Question question) const;

  private:
    SlotList slots(const Option& option) const;
    const Effect& effect() const { return kEffects[resolution_.current.effects.begin]; }

    // -- parts of options
    std::string with_fee(const std::string& text, Fee fee) const;
    const Noun* lost() const;
    std::string payment(const Option& option) const;
    std::string target(const Option& option) const;
    std::string kept_colonies(Colony left_out) const;
    std::string marker_move(const Option& option) const;
    std::string raising(Parameter parameter) const;
    std::string alternative_clause(std::size_t index) const;
    std::string ocean_step() const;
    std::string pending_source(std::size_t index) const;
    std::string pending_clause(std::size_t index) const;

    // -- what a question is about
    std::string amount_due() const;
    std::string bought() const;
    std::string titled(const std::string& source, const std::string& what) const;

    const Phrasebook& book_;
    TerraformingNames names_;
    const Position& position_;
    const Resolution& resolution_;
};

const Card* told_of(CardId source) { return source.is_some() && !is_colony(source) ? &info(source) : nullptr; }

SlotList TerraformingTeller::slots(const Option& option) const {
    switch (option.kind) {
        case OptionKind::choose_corporation:
        case OptionKind::take_card:
        case OptionKind::draft:
        case OptionKind::first_action:
        case OptionKind::play_card:
        case OptionKind::card_action: return {{"card", names_.card(option.card())}};
        case OptionKind::standard_project: return {{"project", names_.titled(option.project())}};
        case OptionKind::claim_milestone: return {{"milestone", names_.titled(option.milestone())}};
        case OptionKind::fund_award: return {{"award", names_.titled(option.award())}};
        case OptionKind::pay: return {{"what", payment(option)}};
        case OptionKind::place_tile: {
            const TileToPlace placed = tile_to_place(position_);
            return {{"tile", names_.tile(placed.tile, placed.card)},
                    {"space", names_.space(option.space(), TerraformingNames::Place::listed)}};
        }
        case OptionKind::claim_space:
            return {{"space", names_.space(option.space(), TerraformingNames::Place::claimed)}};
        case OptionKind::target_player:
        case OptionKind::target_card: return {{"what", target(option)}};
        case OptionKind::alternative: return {{"what", capitalised(alternative_clause(option.subject))}};
        case OptionKind::amount: return {{"amount", int{option.amount}}};
        case OptionKind::resolve:
            return {{"what", titled(pending_source(option.subject), pending_clause(option.subject))}};
        case OptionKind::choose_colonies: return {{"colonies", kept_colonies(option.colony())}};
        case OptionKind::trade:
        case OptionKind::build_colony:
        case OptionKind::add_colony_tile: return {{"colony", names_.colony(option.colony())}};
        case OptionKind::move_marker: return {{"what", marker_move(option)}};
        case OptionKind::raise_parameter: return {{"what", raising(option.parameter())}};
        case OptionKind::finish_pick:
        case OptionKind::convert_plants:
        case OptionKind::convert_heat:
        case OptionKind::pass:
        case OptionKind::end_turn:
        case OptionKind::decline:
        case OptionKind::count_: break;
    }
    return {};
}

/// A floater has been given by the time a fleet leaves for it.
std::string TerraformingTeller::with_fee(const std::string& text, Fee fee) const {
    if (fee == Fee::floater) return text;
    const int n = trade_cost(position_.player(position_.active_player), fee);
    const std::string price = book_.say(P::paid, {{"n", n}, {"what", book_.noun(resource_of(fee))}});
    return book_.say(P::priced, {{"what", text}, {"cost", price}});
}

std::string TerraformingTeller::payment(const Option& option) const {
    std::vector<std::string> pieces;
    const auto add_pieces = [&](int n, const Noun* noun) {
        if (n > 0) pieces.push_back(book_.say(P::paid, {{"n", n}, {"what", noun}}));
    };
    add_pieces(option.amount, book_.noun(Resource::megacredits));
    add_pieces(option.steel, book_.noun(Resource::steel));
    add_pieces(option.titanium, book_.noun(Resource::titanium));
    add_pieces(option.heat(), book_.noun(Resource::heat));
    add_pieces(option.floaters(), book_.noun(CardResource::floaters));
    return pieces.empty() ? book_.say(P::paid, {{"n", 0}, {"what", book_.noun(Resource::megacredits)}})
                          : listed_with_and(book_, pieces);
}

std::string TerraformingTeller::target(const Option& option) const {
    const bool is_card = option.kind == OptionKind::target_card && option.card().is_some();
    std::string target = names_.player(option.player);
    if (is_card) target = book_.say(P::card_of, {{"card", names_.card(option.card())}, {"who", target}});
    if (option.amount > 0)
        target = book_.say(P::lose_amount, {{"who", target}, {"amount", -int{option.amount}}, {"what", lost()}});
    return capitalised(target);
}

/// What the effect at hand takes away. Precondition: it takes so much of something.
const Noun* TerraformingTeller::lost() const {
    if (const auto* removal = std::get_if<RemoveUpTo>(&effect())) return book_.noun(removal->resource);
    if (const auto* theft = std::get_if<StealUpTo>(&effect())) return book_.noun(theft->resource);
    return book_.noun(std::get<RemoveFromCard>(effect()).resource);
}

std::string TerraformingTeller::kept_colonies(Colony left_out) const {
    std::vector<std::string> titles;
    for (Colony colony : every<Colony>())
        if (colony != left_out && position_.colonies[colony].status != ColonyState::Status::absent)
            titles.emplace_back(title(book_.language, colony));
    return listed_with_and(book_, titles);
}

std::string TerraformingTeller::marker_move(const Option& option) const {
    return book_.say(option.steps() > 0 ? P::marker_up : P::marker_down, {{"colony", names_.colony(option.colony())}});
}

/// What the World Government does: an ocean is a tile to place.
std::string TerraformingTeller::raising(Parameter parameter) const {
    if (!info(parameter).has_marker) return book_.say(P::government_ocean);
    return book_.say(P::government_step, {{"parameter", book_.noun(parameter)}});
}

std::string TerraformingTeller::alternative_clause(std::size_t index) const {
    const std::uint16_t at = resolution_.current.effects.begin;
    if (std::holds_alternative<Either>(kEffects[at]))
        return effects_clause(book_, alternative(at, index),
                              {told_of(resolution_.current.source), book_.grammar.option});
    const Resource metal = index == 0 ? Resource::steel : Resource::titanium;
    return production_clause(book_, metal, {nullptr, book_.grammar.option});
}

/// The step of a track that brings an ocean.
std::string TerraformingTeller::ocean_step() const {
    for (Parameter parameter : every<Parameter>())
        for (const BonusStep& bonus : info(parameter).bonuses)
            if (const auto* raise = std::get_if<Raise>(&bonus.effect); raise && !info(raise->parameter).has_marker)
                return book_.say(P::bonus_at, {{"figure", names_.figure(parameter, bonus.at)}});
    return {};
}

/// Empty where it is the action itself that brings the effect.
std::string TerraformingTeller::pending_source(std::size_t index) const {
    const Pending& pending = resolution_.agenda[index];
    if (pending.source.is_some()) return names_.source(pending.source);
    return pending.effects == ocean_bonus() ? ocean_step() : "";
}

std::string TerraformingTeller::pending_clause(std::size_t index) const {
    const Pending& pending = resolution_.agenda[index];
    return effects_clause(book_, pending.effects, {told_of(pending.source), book_.grammar.option});
}

// -- what a question is about

/// An amount says of what.
std::string TerraformingTeller::prompt(Question question) const {
    if (question == Question::turn && position_.actions_taken > 0) return book_.say(P::second_action);
    if (question != Question::amount) return book_.say(question);
    if (const auto* exchange = std::get_if<Exchange>(&effect()))
        return book_.say(P::amount_of_resource, {{"what", book_.noun(exchange->from)}});
    if (const auto* shift = std::get_if<ShiftProduction>(&effect()))
        return book_.say(P::amount_of_production, {{"what", book_.noun(shift->from)}});
    if (std::holds_alternative<ExchangeHere>(effect()))
        return book_.say(P::amount_on_card, {{"what", book_.noun(info(resolution_.current.source).holds)}});
    return book_.say(question);
}

std::string TerraformingTeller::about(Question question) const {
    const Pending& current = resolution_.current;
    if (question == Question::pay) return titled(bought(), amount_due());
    // Patents, the order of effects, and all that is asked between two actions speak for themselves.
    if (question == Question::resolve || question == Question::sell_cards || current.effects.empty()) return {};
    // The options are the effect.
    if (question == Question::alternative) return names_.source(current.source);
    return titled(names_.source(current.source),
                  first_effect_clause(book_, current.effects, {told_of(current.source)}));
}

std::string TerraformingTeller::amount_due() const {
    const Payment& payment = resolution_.payment;
    const Resource resource = payment.in_heat ? Resource::heat : Resource::megacredits;
    return book_.say(P::paid, {{"n", int{payment.cost}}, {"what", book_.noun(resource)}});
}

/// What is paid for.
std::string TerraformingTeller::bought() const {
    const Payment& payment = resolution_.payment;
    switch (payment.purpose) {
        case Purpose::card: return names_.card(CardId{payment.subject});
        case Purpose::project: return names_.titled(static_cast<Project>(payment.subject));
        case Purpose::milestone: return names_.titled(static_cast<Milestone>(payment.subject));
        case Purpose::award: return names_.titled(static_cast<Award>(payment.subject));
        case Purpose::trade: return std::string(title(book_.language, static_cast<Colony>(payment.subject)));
        case Purpose::heat_conversion: return book_.say(OptionKind::convert_heat);
        case Purpose::action: return names_.source(resolution_.current.source);
        case Purpose::nothing:
        case Purpose::count_: break;
    }
    return {};
}

std::string TerraformingTeller::titled(const std::string& source, const std::string& what) const {
    return source.empty() ? capitalised(what) : book_.say(P::of_source, {{"source", source}, {"what", what}});
}

/// Whoever picks cards now; all who do it at once are asked the same.
PlayerId picker(const Position& position) {
    for (PlayerId player : position.seats())
        if (pending_pick(position, player)) return player;
    return PlayerId::none();
}

}  // namespace

std::string prompt_text(const Speaker& speaker, const Position& position, PlayerId player) {
    return TerraformingTeller(speaker, position).prompt(question(position, player));
}

std::string about_text(const Speaker& speaker, const Position& position, PlayerId player) {
    if (const CardSet& kept = position.player(player).offer.drafted; !kept.empty()) {
        std::vector<std::string> titles;
        for (CardId card : kept) titles.push_back(TerraformingNames(speaker).card(card));
        return speaker.book.say(P::kept_so_far, {{"cards", listed_with_and(speaker.book, titles)}});
    }
    return TerraformingTeller(speaker, position).about(question(position, player));
}

std::string option_text(const Speaker& speaker, const Position& position, const Option& option) {
    if (option.kind == OptionKind::take_card) return pick_text(speaker, position, picker(position), option.card());
    return TerraformingTeller(speaker, position).option(option);
}

std::string pick_text(const Speaker& speaker, const Position& position, PlayerId player, CardId card) {
    const std::string title = TerraformingNames(speaker).card(card);
    switch (question(position, player)) {
        case Question::buy_cards: return speaker.book.say(P::pick_to_buy, {{"card", title}});
        case Question::sell_cards: return speaker.book.say(P::pick_to_sell, {{"card", title}});
        case Question::discard_cards: return speaker.book.say(P::pick_to_discard, {{"card", title}});
        default: return speaker.book.say(OptionKind::take_card, {{"card", title}});
    }
}

std::string pick_end_text(const Speaker& speaker) { return speaker.book.say(OptionKind::finish_pick); }

}  // namespace planitia::present
