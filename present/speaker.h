/// Who is told something, and what is said whatever is played.
#pragma once
#include <core/player.h>
#include <game/refusal.h>
#include <present/phrasebook.h>

#include <span>
#include <string>

namespace planitia::present {

/// Who is told, in which language, and what the seats are called. A seat without a name is "Player 2".
struct Speaker {
    const Phrasebook& book;
    std::span<const std::string> names = {};
};

/// The seat's name; whoever is no seat is the neutral opponent.
std::string seat_name(const Speaker& speaker, PlayerId player);

/// Why a request was refused.
std::string refusal_text(const Speaker& speaker, RefusalCode code);

/// Why a choice can not be taken back.
std::string reveal_text(const Speaker& speaker, Reveal reveal);

}  // namespace planitia::present
