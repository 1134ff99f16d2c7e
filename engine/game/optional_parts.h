/// Parts of the contract that a game may leave out. Who uses them asks first.
#pragma once
#include <game/contract.h>

namespace planitia {

/// Has questions that most people answer without thinking: the index of that answer among the options, where this is one.
template <class G>
concept HasUsual = Game<G> && requires(const typename G::OptionList& options) {
    { G::usual(options) } -> std::same_as<std::optional<std::size_t>>;
};

/// Has a board with something printed on it.
template <class G>
concept HasMap = Game<G> && requires(const typename G::Setup& setup) {
    { G::write_map(setup) } -> std::same_as<Document>;
};

/// Can tell what comes to a seat if nobody did anything more.
template <class G>
concept HasForecast = Game<G> && requires(const typename G::Position& position, PlayerId player) {
    { G::forecast(position, player) } -> std::same_as<Document>;
};

/// Has more to say of its end than the scores: members of the answer to `score`.
template <class G>
concept HasResult = Game<G> && requires(const typename G::Position& position) {
    { G::write_result(position) } -> std::same_as<Document>;
};

}  // namespace planitia
