/// What follows from a view: costs, tags, standings, prices, progress. Computed on a position dealt anew from the view, so that it can
/// not tell more than the viewer knows. Without words.
#pragma once
#include <desk/any.h>
#include <desk/martians/facts.h>
#include <desk/terraforming/facts.h>

#include <variant>

namespace planitia::desk {

using AnyFacts = std::variant<TerraformingFacts, MartiansFacts>;

AnyFacts facts(const AnyView& view);

}  // namespace planitia::desk
