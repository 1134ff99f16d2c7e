/// The answers of Terraforming Mars: what a seat could think of in its turn, what an answer costs and where it lies.
#pragma once
#include <desk/question.h>

#include <optional>
#include <vector>

namespace planitia::desk {

/// What is asked, as the protocol names it.
std::string_view question_kind(const terraforming::Position& position, PlayerId player);

/// Everything a seat could think of in its turn, legal or not, with label, note, price, place and entry; texts and objections are left
/// to the caller. Empty where the question is not the one of a turn.
std::vector<AnswerGroup> turn_answers(const terraforming::Position& position, PlayerId player,
                                      const present::Speaker& speaker);

/// What playing the card costs that is taken or kept; empty for other options.
std::string cost_note(const terraforming::Option& option, const present::Phrasebook& book);
/// None for what lies nowhere on the map.
std::optional<Place> place_of(const terraforming::Option& option);
/// What a choice of a turn, or a payment, takes from the player at once, as far as it is fixed; empty when that is nothing.
std::vector<Price> price_of(const terraforming::Position& position, PlayerId player,
                            const terraforming::Option& option);
/// Whether the answer would only cost something.
bool is_risky(const terraforming::Position& position, PlayerId player, const terraforming::Option& option);
/// None where nothing is being paid for.
std::optional<PaymentTerms> payment_terms(const terraforming::Position& position, PlayerId player);
/// The step of a pick that takes this card, and the one after the last card. A choice has them in the order of the cards.
terraforming::Option step_of(terraforming::CardId card);
terraforming::Option end_of(const terraforming::Pick& pick);
/// None where cards are neither bought nor sold.
std::optional<PickDeal> deal_of(const terraforming::Pick& pick, const present::Phrasebook& book);
/// The generation that is played, from 1.
int round_of(const terraforming::Position& position);
/// Whether an awaited seat is asked what to do in its turn.
bool is_asked_turn(const terraforming::Position& position, PlayerId player);
/// Whether the question continues an action that is under way.
bool is_within_move(const terraforming::Position& position, PlayerId player);
/// Whether all may see what one of them is asked.
bool is_open(const terraforming::Position& position);

}  // namespace planitia::desk
