#include <core/hash.h>
#include <core/result.h>
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <numeric>
#include <string>

namespace planitia {
namespace {

Result<int, std::string> half(int n) {
    if (n % 2 != 0) return Unexpected{std::string("odd")};
    return n / 2;
}

TEST(result, has_a_value_or_a_reason) {
    const auto good = half(8);
    ASSERT_TRUE(good);
    EXPECT_EQ(*good, 4);
    const auto bad = half(7);
    ASSERT_FALSE(bad.has_value());
    EXPECT_EQ(bad.error(), "odd");
}

TEST(result, can_hold_the_same_type_twice) {
    const Result<std::string, std::string> bad = Unexpected{std::string("why")};
    EXPECT_FALSE(bad);
    const Result<std::string, std::string> good = std::string("yes");
    EXPECT_EQ(good->size(), 3U);
}

TEST(result, moves_its_value) {
    Result<std::unique_ptr<int>, int> result = std::make_unique<int>(3);
    const std::unique_ptr<int> taken = std::move(*result);
    EXPECT_EQ(*taken, 3);
}

TEST(result, takes_a_reason_that_converts) {
    const Result<int, std::string> bad = Unexpected{"text"};
    EXPECT_EQ(bad.error(), "text");
}

// The values below were computed from the documented algorithms, apart from this code.
TEST(hash, gives_the_documented_values) {
    EXPECT_EQ(hash_text(""), 0xf52a15e9a9b5e89bU);
    EXPECT_EQ(hash_text("planitia"), 0x6a1e1f01459c7466U);
    EXPECT_EQ(combine(1, 2), 0x1d0b14e4db018fedU);
    std::array<unsigned char, 50> bytes{};
    std::iota(bytes.begin(), bytes.end(), static_cast<unsigned char>(1));
    EXPECT_EQ(hash_bytes(bytes.data(), 11), 0x3b59bb7cb26fa3dfU);
    EXPECT_EQ(hash_bytes(bytes.data(), 50), 0x5beb2492e3c56854U);
}

TEST(hash, depends_on_every_byte_and_on_the_size) {
    std::array<unsigned char, 48> bytes{};
    const std::uint64_t zero = hash_bytes(bytes.data(), bytes.size());
    EXPECT_NE(zero, hash_bytes(bytes.data(), 47));
    for (unsigned char& byte : bytes) {
        byte = 1;
        EXPECT_NE(hash_bytes(bytes.data(), bytes.size()), zero);
        byte = 0;
    }
}

TEST(hash, combines_in_order) { EXPECT_NE(combine(combine(0, 1), 2), combine(combine(0, 2), 1)); }

}  // namespace
}  // namespace planitia
