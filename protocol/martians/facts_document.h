/// The facts of Martians as a document.
#pragma once
#include <core/document.h>
#include <desk/martians/facts.h>

namespace planitia::protocol {

Document write_facts_of(const desk::MartiansFacts& facts, const martians::View& view);

}  // namespace planitia::protocol
