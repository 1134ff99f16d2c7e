#include <core/hex.h>

#include <array>
#include <bit>

namespace planitia {

namespace {

using Words = std::array<std::uint64_t, 4>;
static_assert(sizeof(Words) == sizeof(Rng));
constexpr std::size_t kWordDigits = 16;

}  // namespace

std::string to_hex(std::uint64_t word) {
    std::string digits(kWordDigits, '0');
    for (std::size_t i = kWordDigits; i-- > 0; word >>= 4) digits[i] = "0123456789abcdef"[word & 15U];
    return digits;
}

std::string to_hex(const Rng& rng) {
    std::string text;
    for (std::uint64_t word : std::bit_cast<Words>(rng)) text += to_hex(word);
    return text;
}

std::optional<Rng> rng_from_hex(std::string_view text) {
    if (text.size() != 4 * kWordDigits || text.find_first_not_of("0123456789abcdef") != std::string_view::npos)
        return std::nullopt;
    Words words{};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const auto digit = static_cast<std::uint64_t>(c <= '9' ? c - '0' : c - 'a' + 10);
        words[i / kWordDigits] = words[i / kWordDigits] << 4 | digit;
    }
    if (words == Words{}) return std::nullopt;
    return std::bit_cast<Rng>(words);
}

}  // namespace planitia
