/// The edge: what is typed here as documents of the protocol, and back. Only what leaves the house or comes from outside (protocol,
/// files, the network) passes through these functions.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <desk/match.h>

#include <string_view>

namespace planitia::desk {

Result<AnySetup, Refusal> read_setup(std::string_view game, const Document& document);
Document write_setup(const AnySetup& setup);
/// The options of a set-up with their defaults, for a game of the house.
Document write_setup_options(std::string_view game);
/// What is printed on the board; null where nothing is.
Document write_map(const AnySetup& setup);

Result<Match, Refusal> read_position(std::string_view game, const Document& document);
Document write_position(const Match& match);
Document write_view(const AnyView& view);
/// An event of the game that the match is.
Document write_event(const Match& match, const AnyEvent& event);
/// With `number`, `choice`, `by` and `move`.
Document write_line(const Match& match, const Line& line);

/// A choice in the present position of the match. What is read need not be legal where `read_option` says so.
Result<Choice, Refusal> read_choice(const Match& match, PlayerId player, const Document& document);
Document write_choice(const Match& match, PlayerId player, const Choice& choice);

}  // namespace planitia::desk
