/// What effects of Martians do, as rows of pictures.
#pragma once
#include <martians/catalogue/effect.h>
#include <present/entry.h>

#include <span>

namespace planitia::present {

/// What is gained or changed, reputation last. `is_signed`: goods with a plus, as on events.
Strip effects_strip(const martians::Effects& effects, bool is_signed = false);
Strip lasting_strip(const martians::Ongoing& effect);
/// What an effect takes beyond the fixed price of its action.
Strip open_price_strip(const martians::Effect& effect);
/// The least and the most time of these technologies of corporations.
Glyph technology_time_glyph(std::span<const martians::Technology> technologies);

}  // namespace planitia::present
