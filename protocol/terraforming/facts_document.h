/// The facts of Terraforming Mars as a document.
#pragma once
#include <core/document.h>
#include <desk/terraforming/facts.h>

namespace planitia::protocol {

Document write_facts_of(const desk::TerraformingFacts& facts, const terraforming::View& view);

}  // namespace planitia::protocol
