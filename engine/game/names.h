/// Names of enumerators, as the protocol writes them. A game gives, beside its enumeration E,
/// `name_table(std::type_identity<E>)`; everything else is here.
#pragma once
#include <core/by_enum.h>

#include <array>
#include <optional>
#include <string_view>
#include <type_traits>

namespace planitia {

template <class E>
using NameTable = std::array<std::string_view, static_cast<std::size_t>(E::count_)>;

template <class E>
struct NamePair {
    E value;
    std::string_view name;
};

/// Fills the table by enumerator, so that the order of an enumeration may change. One left out has an empty name.
template <class E, std::size_t N>
consteval NameTable<E> named_each(const NamePair<E> (&pairs)[N]) {
    NameTable<E> table;
    table.fill("");
    for (const NamePair<E>& pair : pairs) table[static_cast<std::size_t>(pair.value)] = pair.name;
    return table;
}

template <class E>
concept Named = std::is_enum_v<E> && requires { name_table(std::type_identity<E>{}); };

template <Named E>
constexpr std::string_view name(E value) {
    return name_table(std::type_identity<E>{})[static_cast<std::size_t>(value)];
}

template <Named E>
constexpr std::optional<E> find_name(std::string_view text) {
    if (text.empty()) return std::nullopt;
    for (E value : every<E>())
        if (name(value) == text) return value;
    return std::nullopt;
}

template <Named E>
consteval std::size_t count_unnamed() {
    std::size_t count = 0;
    for (std::string_view each : name_table(std::type_identity<E>{})) count += each.empty() ? 1 : 0;
    return count;
}

}  // namespace planitia
