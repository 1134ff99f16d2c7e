/// Long texts made short.
#pragma once
#include <store/database.h>

#include <string>
#include <string_view>

namespace planitia::store {

/// No text that is inflated is longer, whatever the bytes say.
inline constexpr std::size_t kMostInflated = std::size_t{64} << 20;

/// Precondition: at most kMostInflated.
Blob deflated(std::string_view text);
/// Throws Failed when the bytes are not what `deflated` made, or too many come of them.
std::string inflated(const Blob& bytes);

}  // namespace planitia::store
