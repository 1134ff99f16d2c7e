/// The choices of players in scenarios. A move names as many fields of an option as it takes to tell it from the
/// others on offer: `target(B)` will do where no amount is to be chosen.
#pragma once
#include <core/document.h>
#include <core/player.h>

#include <initializer_list>
#include <string>
#include <string_view>

namespace planitia::kit {

inline constexpr PlayerId A{0}, B{1}, C{2}, D{3}, E{4};

/// The fields of an option of the protocol, some of which may be left out.
struct Move {
    Document fields;
};

struct Payment {
    int mc = 0;
    int steel = 0;
    int titanium = 0;
    int heat = 0;
    int floaters = 0;
};
using Slugs = std::initializer_list<std::string_view>;

// -- a turn
Move play(std::string_view card);
Move project(std::string_view project);
Move action(std::string_view card);
Move first_action(std::string_view corporation);
Move convert_plants();
Move convert_heat();
Move claim(std::string_view milestone);
Move fund(std::string_view award);
Move trade(std::string_view colony, std::string_view with);
Move pass();
Move end_turn();

// -- what follows from it
Move pay(const Payment& payment);
Move place(int space);
Move place(std::string_view space);  ///< "phobos", "ganymede"
Move claim_space(int space);
Move target(PlayerId player);
Move target(PlayerId player, int amount);
Move target_neutral();
Move target_neutral(int amount);
Move target_card(std::string_view card);
Move target_card(std::string_view card, int amount);
Move alternative(int index);
Move amount(int n);
Move resolve(std::string_view source);
Move resolve(std::string_view source, std::string_view what);
Move decline();
Move build(std::string_view colony);
Move add_tile(std::string_view colony);
Move move_marker(std::string_view colony, int steps);
Move raise(std::string_view parameter);  ///< for the World Government

// -- sets of cards: the whole set
Move buy(Slugs cards);
Move sell(Slugs cards);
Move pick(Slugs cards);
Move discard(Slugs cards);

// -- before the first turn, and the draft
Move choose_corporation(std::string_view corporation);
Move choose_colonies(Slugs colonies);
Move draft(std::string_view card);

/// An option as tests and messages name it: "place 12", "target B 3", "pay mc 4 steel 3", "decline".
std::string short_text(const Document& option);

/// Whether every field of the move is one of the option.
bool matches(const Document& option, const Move& move);

}  // namespace planitia::kit
