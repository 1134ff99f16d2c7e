/// The seeded generator of every shuffle. The algorithm is part of the save format:
///   seed    a text; word i of the state is mix(hash_text(seed) + (i + 1) * 0x9e3779b97f4a7c15)   (SplitMix64).
///           But after `sha256:` 64 hexadecimal digits, lowercase and not all 0, are the state: 16 for each word
///   next    xoshiro256** of Blackman and Vigna
///   below   Lemire's multiply-and-shift on the upper 32 bits, with rejection, so that it is unbiased
///   shuffle Fisher-Yates from the last item down: for i = n - 1 … 1 swap item i with item below(i + 1)
/// The same seed gives the same game on every platform and compiler.
#pragma once
#include <core/hash.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace planitia {

class Rng {
  public:
    constexpr Rng() : Rng(std::uint64_t{0}) {}
    constexpr explicit Rng(std::string_view seed) : Rng(hash_text(seed)) {
        constexpr std::string_view kMark = "sha256:";
        if (!seed.starts_with(kMark)) return;
        if (const std::optional<Rng> whole = from_digits(seed.substr(kMark.size()))) *this = *whole;
    }
    constexpr explicit Rng(std::uint64_t seed) {
        for (std::uint64_t& word : state_) word = mix(seed += 0x9e3779b97f4a7c15ULL);
    }

    /// The state written down: 64 hexadecimal digits, lowercase. None for any other text, and for the state that never changes.
    static constexpr std::optional<Rng> from_digits(std::string_view digits) {
        constexpr std::size_t kWordDigits = 16;
        if (digits.size() != 4 * kWordDigits || digits.find_first_not_of("0123456789abcdef") != digits.npos ||
            digits.find_first_not_of('0') == digits.npos)
            return std::nullopt;
        Rng rng;
        for (std::size_t i = 0; i < digits.size(); ++i) {
            const auto digit = static_cast<std::uint64_t>(digits[i] <= '9' ? digits[i] - '0' : digits[i] - 'a' + 10);
            std::uint64_t& word = rng.state_[i / kWordDigits];
            word = word << 4 | digit;
        }
        return rng;
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    /// Uniform in 0 … bound - 1. Precondition: 0 < bound < 2^32.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    template <class Items>
    constexpr void shuffle(Items& items) {
        for (std::size_t i = items.size(); i-- > 1;) {
            using std::swap;
            swap(items[i], items[below(static_cast<std::uint32_t>(i + 1))]);
        }
    }

    friend constexpr bool operator==(const Rng&, const Rng&) = default;

  private:
    std::uint64_t state_[4] = {};
};

}  // namespace planitia
