/// Visitors of variants.
#pragma once
#include <concepts>

namespace planitia {

/// Visitor from lambdas: `std::visit(overloaded{[](const Gain& g) {…}, …}, effect)`.
template <class... Fs>
struct overloaded : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
overloaded(Fs...) -> overloaded<Fs...>;

/// For visitors that treat several kinds alike and still name each of them: `[](const OneOf<Draw, Discard> auto&)`.
template <class T, class... Kinds>
concept OneOf = (std::same_as<T, Kinds> || ...);

}  // namespace planitia
