/// Any text as a position: what is accepted holds every invariant, can be played, and is written down exactly.
#include <protocol/json.h>
#include <terraforming/terraforming.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "document_mutator.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

namespace {

using namespace planitia;
using terraforming::Terraforming;
using Position = Terraforming::Position;

constexpr int kAnswers = 20;

void require(bool condition, const std::string& what) {
    if (condition) return;
    std::fprintf(stderr, "%s\n", what.c_str());
    std::abort();
}

void check_views(const Position& position) {
    Rng rng(Terraforming::hash(position));
    for (PlayerId seat : seats(Terraforming::player_count(position))) {
        const auto view = Terraforming::observe(position, seat);
        const Position other = Terraforming::resample(view, rng);
        if (const auto fault = Terraforming::violation(other)) require(false, "resampled: " + *fault);
        require(Terraforming::observe(other, seat) == view, "resampling changes what a seat sees");
    }
}

void check(const Position& position) {
    if (const auto fault = Terraforming::violation(position)) require(false, *fault);
    check_views(position);
    const auto again = Terraforming::read_position(Terraforming::write_position(position));
    require(again.has_value(),
            again ? "" : "a state is refused: " + again.error().message + " " + again.error().at);
    require(*again == position, "a state is read as another position");
}

void play(Position position, Rng rng) {
    for (int n = 0; n < kAnswers && !Terraforming::is_over(position); ++n) {
        PlayerSet awaited = Terraforming::awaited(position);
        for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(awaited.size())); skip > 0; --skip)
            awaited.erase(awaited.front());
        Terraforming::OptionList options;
        Terraforming::list_options(position, awaited.front(), options);
        const auto choice = options[rng.below(static_cast<std::uint32_t>(options.size()))];
        Terraforming::answer(position, awaited.front(), choice);
        check(position);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto document = from_json(text);
    if (!document) return 0;
    const auto position = Terraforming::read_position(*document);
    if (!position) return 0;
    check(*position);
    play(*position, Rng(text));
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned int seed) {
    const auto document = from_json({reinterpret_cast<const char*>(data), size});
    if (!document || seed % 8 == 0) return LLVMFuzzerMutate(data, size, max_size);
    const std::string text = to_json(fuzz::DocumentMutator(seed).mutated(*document));
    if (text.size() > max_size) return LLVMFuzzerMutate(data, size, max_size);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}
