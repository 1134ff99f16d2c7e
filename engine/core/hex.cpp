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

}  // namespace planitia
