/// A small set of enumerators.
#pragma once
#include <core/by_enum.h>

#include <bit>
#include <cstdint>

namespace planitia {

/// `Raw` has a bit for every enumerator of E, which ends in `count_`.
template <class E, class Raw = std::uint16_t>
class Bits {
    static_assert(static_cast<unsigned>(E::count_) <= 8 * sizeof(Raw));

  public:
    constexpr Bits() = default;
    constexpr bool contains(E item) const { return ((raw_ >> static_cast<unsigned>(item)) & 1U) != 0; }
    constexpr void insert(E item) { raw_ = static_cast<Raw>(raw_ | mask(item)); }
    constexpr void erase(E item) { raw_ = static_cast<Raw>(raw_ & ~mask(item)); }
    constexpr void clear() { raw_ = 0; }
    constexpr bool empty() const { return raw_ == 0; }
    constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(raw_)); }
    friend constexpr bool operator==(Bits, Bits) = default;

  private:
    static constexpr Raw mask(E item) { return static_cast<Raw>(Raw{1} << static_cast<unsigned>(item)); }
    Raw raw_ = 0;
};

}  // namespace planitia
