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

/// Whether the rows are in the order of their keys, one for each enumerator.
template <class E, class Row, std::size_t N>
consteval bool is_row_of_each(const Row (&rows)[N], E Row::* key) {
    if (N != static_cast<std::size_t>(E::count_)) return false;
    for (std::size_t i = 0; i < N; ++i)
        if (rows[i].*key != static_cast<E>(i)) return false;
    return true;
}

/// Stops the compiler where it is reached while a constant is made; the name is the message.
void every_enumerator_has_to_be_in_one_of_the_lists();

/// Says of every enumerator whether it is one of `those`. One in neither list, or in both, does not build.
template <class E, std::size_t N, std::size_t M>
consteval ByEnum<E, bool> divide(const std::array<E, N>& those, const std::array<E, M>& others) {
    ByEnum<E, bool> is_named;
    ByEnum<E, bool> is_meant;
    const auto name = [&](E item, bool meant) {
        if (is_named[item]) every_enumerator_has_to_be_in_one_of_the_lists();
        is_named[item] = true;
        is_meant[item] = meant;
    };
    for (E item : those) name(item, true);
    for (E item : others) name(item, false);
    for (E item : every<E>())
        if (!is_named[item]) every_enumerator_has_to_be_in_one_of_the_lists();
    return is_meant;
}

}  // namespace planitia
