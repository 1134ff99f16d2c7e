/// The answers of Martians: what a seat could think of in its turn, what an answer costs and where it lies.
#pragma once
#include <desk/question.h>

#include <optional>
#include <vector>

namespace planitia::desk {

/// What is asked, as the protocol names it.
std::string_view question_kind(const martians::Position& position, PlayerId player);

/// Everything a seat could think of in its turn, legal or not, with label, note, price, place and entry; texts and objections are left
/// to the caller. Empty where the question is not the one of a turn.
std::vector<AnswerGroup> turn_answers(const martians::Position& position, PlayerId player,
                                      const present::Speaker& speaker);

/// None for what does not lie in the mine.
std::optional<Place> place_of(const martians::Option& option);
/// What an answer takes from the player at once, as far as it is fixed; empty when that is nothing.
std::vector<Price> price_of(const martians::Position& position, PlayerId player, const martians::Option& option);
/// Whether the answer gives away what can not be won back: a delivery left out in the last round, after which no token may be left.
bool is_risky(const martians::Position& position, PlayerId player, const martians::Option& option);
/// The round that is played, from 1.
int round_of(const martians::Position& position);
/// Whether an awaited seat is asked what to do in its turn.
bool is_asked_turn(const martians::Position& position, PlayerId player);
/// Whether the question continues an action that is under way.
bool is_within_move(const martians::Position& position, PlayerId player);
/// Whether the turn is over but for its deliveries.
bool is_ending_turn(const martians::Position& position, PlayerId player);
/// Whether all may see what one of them is asked.
bool is_open(const martians::Position& position);

}  // namespace planitia::desk
