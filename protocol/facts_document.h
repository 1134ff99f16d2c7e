/// Facts as documents.
#pragma once
#include <core/document.h>
#include <desk/any.h>

namespace planitia::protocol {

/// What follows from a view, by the names of the protocol.
Document write_facts(const desk::AnyView& view);

}  // namespace planitia::protocol
