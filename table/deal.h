/// Fair deals: the house commits to a secret before it knows the shares of the seats, and the seed is made of both
/// (docs/fair-deals.md).
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/refusal.h>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace planitia::table {

inline constexpr std::size_t kSecretBytes = 32;
inline constexpr std::size_t kShareBytes = 16;

/// 64 hexadecimal digits, lowercase.
std::string sha256_hex(std::string_view bytes);
/// From the generator of the system. Throws when it has none to give.
std::string random_bytes(std::size_t count);

std::string hex(std::string_view bytes);
/// None when it is no hexadecimal text of lowercase digits.
std::optional<std::string> from_hex(std::string_view text);
/// Without padding.
std::string base64url(std::string_view bytes);
std::optional<std::string> from_base64url(std::string_view text);

/// One spelling for equal documents: members sorted by key, no spaces.
std::string canonical_json(const Document& document);

/// What is shown from the creation of a table on. `secret`: 32 raw bytes.
std::string commitment(std::string_view table_id, std::string_view secret);
/// "sha256:" and 64 digits. `setup`: the document that is kept with the table, as it is shown. `shares`: raw bytes by seat, at most 255,
/// empty where a seat has given none.
std::string deal_seed(std::string_view secret, const Document& setup, std::span<const std::string> shares);

/// Commitment, seed, deal and the digest of every choice of an exported game; the first thing that does not hold is named.
Result<Done, Refusal> verify_deal(const Document& exported);

}  // namespace planitia::table
