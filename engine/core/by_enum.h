/// Tables over enumerations that end in `count_`.
#pragma once
#include <array>
#include <cstddef>

namespace planitia {

/// A table with an entry for every enumerator of E.
template <class E, class T>
class ByEnum {
  public:
    static constexpr std::size_t kSize = static_cast<std::size_t>(E::count_);
    constexpr T& operator[](E key) { return items_[static_cast<std::size_t>(key)]; }
    constexpr const T& operator[](E key) const { return items_[static_cast<std::size_t>(key)]; }
    friend constexpr bool operator==(const ByEnum&, const ByEnum&) = default;

  private:
    std::array<T, kSize> items_ = {};
};

/// Every enumerator in order: `for (Tag tag : every<Tag>())`.
template <class E>
constexpr auto every() {
    std::array<E, static_cast<std::size_t>(E::count_)> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<E>(i);
    return all;
}

}  // namespace planitia
