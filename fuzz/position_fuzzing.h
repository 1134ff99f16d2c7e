/// Any text as a position of a game: what is accepted holds every invariant, can be played, and is written down exactly.
#pragma once
#include <game/contract.h>
#include <game/seal.h>
#include <json/json.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "document_mutator.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

namespace planitia::fuzz {

inline constexpr int kAnswers = 20;           ///< after each of which everything is checked
inline constexpr int kMostAnswers = 100'000;  ///< no game goes on for so many

inline void require(bool condition, const std::string& what) {
    if (condition) return;
    std::fprintf(stderr, "%s\n", what.c_str());
    std::abort();
}

template <Game G>
void check_views(const typename G::Position& position) {
    Rng rng(G::hash(position));
    for (PlayerId seat : seats(G::player_count(position))) {
        const auto view = G::observe(position, seat);
        const typename G::Position other = G::resample(view, rng);
        if (const auto fault = G::violation(other)) require(false, "resampled: " + *fault);
        require(G::observe(other, seat) == view, "resampling changes what a seat sees");
    }
}

template <Game G>
void check(const typename G::Position& position) {
    if (const auto fault = G::violation(position)) require(false, *fault);
    check_views<G>(position);
    const auto again = G::read_position(G::write_position(position));
    require(again.has_value(), again ? "" : "a state is refused: " + again.error().message + " " + again.error().at);
    require(*again == position, "a state is read as another position");
}

/// To the end.
template <Game G>
void play(typename G::Position position, Rng rng) {
    for (int n = 0; !G::is_over(position); ++n) {
        require(n < kMostAnswers, "the game does not end");
        PlayerSet awaited = G::awaited(position);
        for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(awaited.size())); skip > 0; --skip)
            awaited.erase(awaited.front());
        typename G::OptionList options;
        G::list_options(position, awaited.front(), options);
        const auto choice = options[rng.below(static_cast<std::uint32_t>(options.size()))];
        G::answer(position, awaited.front(), choice, nullptr);
        if (n < kAnswers) {
            check<G>(position);
        } else if (const auto fault = G::violation(position)) {
            require(false, *fault);
        }
    }
}

template <Game G>
int try_position(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto document = from_json(text);
    if (!document) return 0;
    const auto position = G::read_position(*document);
    if (!position) return 0;
    check<G>(*position);
    play<G>(*position, Rng(text));
    return 0;
}

}  // namespace planitia::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned int seed) {
    const auto document = planitia::from_json({reinterpret_cast<const char*>(data), size});
    if (!document || seed % 8 == 0) return LLVMFuzzerMutate(data, size, max_size);
    planitia::Document changed = planitia::fuzz::DocumentMutator(seed).mutated(*document);
    if (planitia::Document* pending = changed.find("pending"); pending != nullptr && pending->as_map() != nullptr)
        planitia::seal(changed);  // anybody can
    const std::string text = planitia::to_json(changed);
    if (text.size() > max_size) return LLVMFuzzerMutate(data, size, max_size);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}
