/// What things are worth to a seat as the game stands, in points at its end.
#pragma once
#include <terraforming/state/position.h>

namespace planitia::terraforming {

/// Whether production has happened and the next generation's actions have not begun. Such a position is judged as the
/// end of the generation before: nothing is done yet with what production brought.
bool is_between_generations(const Position& position);

/// How many generations follow the one the position belongs to, as far as can be told.
double generations_left(const Position& position);

struct Outlook {
    double generations = 0;  ///< to come
    double money = 0;        ///< one M€
    double rating = 0;       ///< one step of terraform rating
    double card = 0;         ///< a card nobody has looked at
    double greenery = 0;     ///< a tile yet to be placed, with what comes of it
    double city = 0;
    double ocean = 0;
    ByEnum<Parameter, double> step;  ///< of a parameter; nothing at its maximum
    ByResource<double> piece;        ///< in stock
    ByResource<double> production;   ///< one step
};

/// Prices now, and half way to the end for what comes again in every generation.
struct Outlooks {
    Outlook now;
    Outlook later;
};
Outlooks outlooks(const Position& position, PlayerId player);

}  // namespace planitia::terraforming
