#include <core/by_enum.h>
#include <core/fixed_vec.h>
#include <core/id_set.h>
#include <core/player.h>
#include <core/unpadded.h>
#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <type_traits>
#include <vector>

namespace planitia {
namespace {

using Number = Id<struct NumberTag, std::uint16_t>;
using Numbers = IdSet<Number, 130>;

template <class Range>
std::vector<std::size_t> indices(const Range& range) {
    std::vector<std::size_t> result;
    for (auto id : range) result.push_back(id.index());
    return result;
}

TEST(id, has_a_none) {
    EXPECT_FALSE(Number().is_some());
    EXPECT_EQ(Number::none(), Number());
    EXPECT_TRUE(Number{0}.is_some());
    EXPECT_LT(Number{3}, Number{4});
    EXPECT_EQ(Number{7}.index(), 7U);
}

TEST(fixed_vec, pushes_and_pops) {
    FixedVec<int, 4> items = {1, 2, 3};
    EXPECT_EQ(items.size(), 3U);
    items.push_back(4);
    EXPECT_TRUE(items.full());
    EXPECT_EQ(items.pop_back(), 4);
    EXPECT_EQ(items.back(), 3);
    items.clear();
    EXPECT_TRUE(items.empty());
}

TEST(fixed_vec, erase_keeps_the_order) {
    FixedVec<int, 4> items = {1, 2, 3, 4};
    items.erase(1);
    EXPECT_EQ(items, (FixedVec<int, 4>{1, 3, 4}));
    items.erase(2);
    items.erase(0);
    EXPECT_EQ(items, (FixedVec<int, 4>{3}));
}

TEST(fixed_vec, of_equal_contents_is_equal_bytes) {
    using Items = FixedVec<std::uint16_t, 5>;
    static_assert(std::is_trivially_copyable_v<Items> && std::has_unique_object_representations_v<Items>);
    Items direct = {1, 2};
    Items roundabout = {1, 9, 2, 8};
    roundabout.erase(1);
    roundabout.pop_back();
    EXPECT_EQ(std::memcmp(&direct, &roundabout, sizeof(Items)), 0);
}

TEST(fixed_vec, that_is_full_ends_the_program_in_every_build) {
    FixedVec<int, 2> items = {1, 2};
    EXPECT_DEATH(items.push_back(3), "room for one more");
}

TEST(scratch_vec, that_is_full_ends_the_program_in_every_build) {
    ScratchVec<int, 2> items;
    items.push_back(1);
    items.push_back(2);
    EXPECT_DEATH(items.push_back(3), "room for one more");
}

TEST(rows, are_in_the_order_of_their_keys) {
    enum class Coin : std::uint8_t { copper, silver, count_ };
    struct Row {
        Coin coin;
    };
    static constexpr Row kComplete[] = {{Coin::copper}, {Coin::silver}};
    static constexpr Row kTurned[] = {{Coin::silver}, {Coin::copper}};
    static constexpr Row kShort[] = {{Coin::copper}};
    EXPECT_TRUE(is_row_of_each<Coin>(kComplete, &Row::coin));
    EXPECT_FALSE(is_row_of_each<Coin>(kTurned, &Row::coin));
    EXPECT_FALSE(is_row_of_each<Coin>(kShort, &Row::coin));
}

struct LooseMembers {
    std::uint64_t wide = 1;
    std::uint16_t narrow = 2;
    std::uint8_t last = 3;
    friend bool operator==(const LooseMembers&, const LooseMembers&) = default;
};
struct Tight : Unpadded<LooseMembers> {};

TEST(unpadded, has_no_byte_that_is_no_member) {
    static_assert(!std::has_unique_object_representations_v<LooseMembers>);
    static_assert(std::has_unique_object_representations_v<Tight> && std::is_trivially_copyable_v<Tight>);
    EXPECT_EQ(sizeof(Tight), sizeof(LooseMembers));
    EXPECT_EQ(tail_of<LooseMembers>(), 5U);
    Tight changed;
    changed.last = 9;
    changed = {};
    const Tight fresh;
    EXPECT_EQ(std::memcmp(&changed, &fresh, sizeof(Tight)), 0);
    EXPECT_EQ(changed, fresh);
}

TEST(divide, says_yes_or_no_of_every_enumerator) {
    enum class Coin : std::uint8_t { copper, silver, gold, count_ };
    constexpr auto kIsDear = divide(std::array{Coin::gold, Coin::silver}, std::array{Coin::copper});
    EXPECT_FALSE(kIsDear[Coin::copper]);
    EXPECT_TRUE(kIsDear[Coin::silver]);
    EXPECT_TRUE(kIsDear[Coin::gold]);
}

TEST(scratch_vec, holds_what_was_pushed) {
    ScratchVec<int, 3> items;
    items.push_back(5);
    items.push_back(6);
    EXPECT_EQ((std::vector<int>{items.begin(), items.end()}), (std::vector{5, 6}));
    items.clear();
    EXPECT_TRUE(items.empty());
}

TEST(id_set, walks_in_order_over_all_words) {
    Numbers set;
    for (std::size_t i : {129U, 0U, 63U, 64U, 100U}) set.insert(Number{i});
    EXPECT_EQ(indices(set), (std::vector<std::size_t>{0, 63, 64, 100, 129}));
    EXPECT_EQ(set.size(), 5U);
    EXPECT_EQ(set.front(), Number{0});
    set.erase(Number{0});
    EXPECT_EQ(set.front(), Number{63});
    EXPECT_TRUE(set.contains(Number{64}));
    EXPECT_FALSE(set.contains(Number{65}));
}

TEST(id_set, that_is_empty_walks_nowhere) {
    Numbers set;
    EXPECT_TRUE(set.empty());
    EXPECT_TRUE(indices(set).empty());
    set.insert(Number{70});
    set.clear();
    EXPECT_EQ(set, Numbers());
}

TEST(id_set, joins_meets_and_subtracts) {
    Numbers a;
    Numbers b;
    for (std::size_t i : {1U, 2U, 100U}) a.insert(Number{i});
    for (std::size_t i : {2U, 3U, 100U}) b.insert(Number{i});
    EXPECT_EQ(indices(a | b), (std::vector<std::size_t>{1, 2, 3, 100}));
    EXPECT_EQ(indices(a & b), (std::vector<std::size_t>{2, 100}));
    EXPECT_EQ(indices(a - b), (std::vector<std::size_t>{1}));
}

TEST(player_set, knows_its_seats) {
    PlayerSet set = PlayerSet::first(3);
    EXPECT_EQ(set.size(), 3U);
    set.erase(PlayerId{0});
    EXPECT_EQ(set.front(), PlayerId{1});
    EXPECT_FALSE(set.contains(PlayerId{0}));
    EXPECT_TRUE(set.contains(PlayerId{2}));
    EXPECT_EQ(PlayerSet::only(PlayerId{4}).front(), PlayerId{4});
    EXPECT_TRUE(PlayerSet().empty());
}

TEST(seats, walk_from_the_first_to_the_last) {
    EXPECT_EQ(indices(seats(3)), (std::vector<std::size_t>{0, 1, 2}));
    EXPECT_TRUE(indices(seats(0)).empty());
}

}  // namespace
}  // namespace planitia
