/// Documents as JSON text and back. In the namespace of `Document`, as its functions.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/refusal.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace planitia {

/// Longer texts are not looked at.
inline constexpr std::size_t kLongestJson = std::size_t{4} * 1024 * 1024;
/// Deeper nesting and wider objects than any request has are refused, so that hostile text stays cheap.
inline constexpr std::size_t kDeepestJson = 32;
inline constexpr std::size_t kWidestJsonObject = 256;

/// Refuses what is not exactly one JSON value in valid UTF-8, keys that stand twice in an object, and numbers that no
/// 64-bit integer or double holds. A number without a fraction is an integer, however it is written.
Result<Document, Refusal> from_json(std::string_view text);

/// On one line.
std::string to_json(const Document& document);
/// How long that is, without writing it.
std::size_t json_size(const Document& document);

}  // namespace planitia
