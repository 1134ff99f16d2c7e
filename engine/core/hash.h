/// 64-bit hashing that gives the same value on every little-endian platform.
#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace planitia {

/// The finaliser of SplitMix64: every input bit reaches every output bit.
constexpr std::uint64_t mix(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

constexpr std::uint64_t combine(std::uint64_t hash, std::uint64_t value) {
    return mix((hash ^ value) + 0x9e3779b97f4a7c15ULL);
}

/// FNV-1a over the bytes of a text, then mixed.
constexpr std::uint64_t hash_text(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return mix(hash);
}

static_assert(std::endian::native == std::endian::little, "hashes of bytes are part of saved games");

/// Over the bytes of a value, in four lanes that do not wait for each other.
inline std::uint64_t hash_bytes(const void* data, std::size_t size) {
    const auto* bytes = static_cast<const unsigned char*>(data);
    std::uint64_t lanes[4] = {size, size + 1, size + 2, size + 3};
    for (std::size_t at = 0; at < size; at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes + at, size - at < 8 ? size - at : 8);
        std::uint64_t& lane = lanes[at / 8 % 4];
        lane = combine(lane, word);
    }
    return combine(combine(lanes[0], lanes[1]), combine(lanes[2], lanes[3]));
}

}  // namespace planitia
