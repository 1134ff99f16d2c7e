/// Why something is not possible in Martians, from its document to a sentence.
#pragma once
#include <core/document.h>
#include <present/martians/describe.h>

#include <string>

namespace planitia::protocol {

/// A reason as it was written against an option, in words.
std::string reason_text(const present::Speaker& speaker, const martians::Position& position, const Document& option,
                        const Document& reason);

}  // namespace planitia::protocol
