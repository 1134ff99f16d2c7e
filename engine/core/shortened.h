/// Words from outside in messages.
#pragma once
#include <string>
#include <string_view>

namespace planitia {

/// The beginning of a word in UTF-8, not longer than a line; the whole of most.
std::string shortened(std::string_view word);

}  // namespace planitia
