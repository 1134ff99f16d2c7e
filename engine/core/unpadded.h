/// Structs whose bytes are all members, so that equality and hash can be those of the bytes.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace planitia {

/// `Members` with so many bytes behind them, which are always 0.
template <class Members, std::size_t N>
struct Filled : Members {
    std::uint8_t filler_[N] = {};
};
template <class Members>
struct Filled<Members, 0> : Members {};

/// How many bytes the compiler leaves empty behind the last member: as many as fit there without more room.
template <class Members, std::size_t N = alignof(Members) - 1>
consteval std::size_t tail_of() {
    if constexpr (N == 0 || sizeof(Filled<Members, N>) == sizeof(Members))
        return N;
    else
        return tail_of<Members, N - 1>();
}

/// `struct Offer : Unpadded<OfferMembers> {}` has no byte that is not a member's.
template <class Members>
struct Unpadded : Filled<Members, tail_of<Members>()> {
    static_assert(std::has_unique_object_representations_v<Filled<Members, tail_of<Members>()>>,
                  "there is padding between the members: order them by size");
};

/// Whether two such structs are the same, byte for byte.
template <class T>
    requires std::has_unique_object_representations_v<T>
bool has_equal_bytes(const T& a, const T& b) {
    // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): every byte is a member's
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

}  // namespace planitia
