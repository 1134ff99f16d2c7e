#include <core/rng.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <vector>

namespace planitia {
namespace {

template <std::size_t N>
std::array<std::uint64_t, N> outputs(Rng rng) {
    std::array<std::uint64_t, N> values{};
    for (std::uint64_t& value : values) value = rng.next();
    return values;
}

TEST(rng, is_xoshiro256_starstar) {
    const auto rng = std::bit_cast<Rng>(std::array<std::uint64_t, 4>{1, 2, 3, 4});
    const std::array<std::uint64_t, 6> reference = {
        11520, 0, 1509978240, 1215971899390074240U, 1216172134540287360U, 607988272756665600U};
    EXPECT_EQ(outputs<6>(rng), reference);
}

TEST(rng, is_seeded_with_splitmix64) {
    const auto state = std::bit_cast<std::array<std::uint64_t, 4>>(Rng(std::uint64_t{0}));
    const std::array<std::uint64_t, 4> reference = {0xe220a8397b1dcdafU, 0x6e789e6aa1b965f4U, 0x06c45d188009454fU,
                                                    0xf88bb8a8724c81ecU};
    EXPECT_EQ(state, reference);
    const std::array<std::uint64_t, 5> first = {11091344671253066420U, 13793997310169335082U, 1900383378846508768U,
                                                7684712102626143532U, 13521403990117723737U};
    EXPECT_EQ(outputs<5>(Rng(std::uint64_t{0})), first);
}

// The save format depends on these: computed from the documented algorithm, apart from this code.
TEST(rng, gives_the_documented_values_for_a_text) {
    const std::array<std::uint64_t, 3> reference = {1355652448563314523U, 12329504631222324430U, 15798252094355912080U};
    EXPECT_EQ(outputs<3>(Rng("planitia")), reference);
    Rng rng("planitia");
    for (std::uint32_t expected : {0U, 6U, 8U, 5U, 5U, 1U, 5U, 5U, 9U, 0U}) EXPECT_EQ(rng.below(10), expected);
    std::vector<int> items(10);
    std::iota(items.begin(), items.end(), 0);
    Rng("planitia").shuffle(items);
    EXPECT_EQ(items, (std::vector{7, 5, 1, 2, 9, 3, 4, 8, 6, 0}));
}

TEST(rng, is_filled_whole_by_256_bits) {
    const std::string digits = "0123456789abcdef00000000000000010fedcba9876543218000000000000000";
    const auto state = std::bit_cast<std::array<std::uint64_t, 4>>(Rng("sha256:" + digits));
    const std::array<std::uint64_t, 4> words = {0x0123456789abcdefU, 1, 0x0fedcba987654321U, 0x8000000000000000U};
    EXPECT_EQ(state, words);
}

TEST(rng, takes_anything_else_as_text) {
    const std::string digits(64, 'a');
    const auto as_text = [](const std::string& seed) { return Rng(hash_text(seed)); };
    EXPECT_NE(Rng("sha256:" + digits), as_text("sha256:" + digits));
    for (const std::string& seed :
         {digits, "sha256:" + digits.substr(1), "sha256:" + digits + "a", "SHA256:" + digits, " sha256:" + digits,
          "sha256:" + digits.substr(1) + "g", "sha256:" + std::string(64, 'A'), "sha256:" + std::string(64, '0')})
        EXPECT_EQ(Rng(seed), as_text(seed)) << seed;
}

TEST(rng, below_is_in_range_and_even) {
    Rng rng("even");
    std::array<int, 6> counts{};
    for (int i = 0; i < 60'000; ++i) {
        const std::uint32_t value = rng.below(6);
        ASSERT_LT(value, 6U);
        ++counts[value];
    }
    for (int count : counts) EXPECT_NEAR(count, 10'000, 400);  // over four standard deviations
}

TEST(rng, below_rejects_what_would_be_biased) {
    // With three quarters of the range of 32 bits, plain scaling would hit every third value twice as often.
    Rng rng("biased");
    constexpr std::uint32_t kBound = 3U << 30;
    std::array<int, 3> counts{};
    for (int i = 0; i < 30'000; ++i) ++counts[rng.below(kBound) % 3];
    for (int count : counts) EXPECT_NEAR(count, 10'000, 400);
}

TEST(rng, below_one_is_zero) {
    Rng rng("one");
    for (int i = 0; i < 100; ++i) EXPECT_EQ(rng.below(1), 0U);
}

TEST(rng, shuffle_keeps_every_item_and_reaches_every_order) {
    Rng rng("shuffle");
    std::array<int, 6> counts{};
    for (int i = 0; i < 6'000; ++i) {
        std::vector<int> items = {0, 1, 2};
        rng.shuffle(items);
        std::vector<int> order = {0, 1, 2};
        ASSERT_TRUE(std::is_permutation(items.begin(), items.end(), order.begin()));
        std::size_t number = 0;
        while (order != items) {
            std::next_permutation(order.begin(), order.end());
            ++number;
        }
        ++counts[number];
    }
    for (int count : counts) EXPECT_NEAR(count, 1'000, 130);
}

TEST(rng, of_equal_seeds_is_equal) {
    EXPECT_EQ(Rng("a"), Rng("a"));
    EXPECT_FALSE(Rng("a") == Rng("b"));
    EXPECT_FALSE(Rng("") == Rng());
}

}  // namespace
}  // namespace planitia
