#include <core/rng.h>
#include <desk/lengths.h>

#include <algorithm>
#include <utility>

namespace planitia::desk {

namespace {

bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

Unexpected<Refusal> bad_text(std::string message, std::string place) {
    return Unexpected{Refusal{RefusalCode::bad_value, std::move(message), std::move(place)}};
}

}  // namespace

std::size_t count_characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, begins_character));
}

std::string_view first_characters(std::string_view text, std::size_t most) {
    const auto end = std::ranges::find_if(text, [&](char c) { return begins_character(c) && most-- == 0; });
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

Result<Done, Refusal> check_name(std::string_view name, std::string place) {
    if (count_characters(name) <= kLongestName) return Done{};
    return bad_text("a name has at most " + std::to_string(kLongestName) + " characters", std::move(place));
}

Result<Done, Refusal> check_seed(std::string_view seed) {
    constexpr std::string_view kMark = "sha256:";
    if (count_characters(seed) > kLongestSeed)
        return bad_text("a seed has at most " + std::to_string(kLongestSeed) + " characters", "/seed");
    if (seed.starts_with(kMark) && !Rng::from_digits(seed.substr(kMark.size())))
        return bad_text("after sha256: 64 lowercase hexadecimal digits that are not all 0 are expected", "/seed");
    return Done{};
}

}  // namespace planitia::desk
