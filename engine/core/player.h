/// Seats at a table, sets of seats, and tables with an entry for each seat.
#pragma once
#include <core/id.h>

#include <array>
#include <bit>

namespace planitia {

inline constexpr std::size_t kMaxPlayers = 5;

using PlayerId = Id<struct PlayerTag, std::uint8_t>;

template <class T>
class ByPlayer {
  public:
    constexpr T& operator[](PlayerId player) { return items_[player.index()]; }
    constexpr const T& operator[](PlayerId player) const { return items_[player.index()]; }
    friend constexpr bool operator==(const ByPlayer&, const ByPlayer&) = default;

  private:
    std::array<T, kMaxPlayers> items_ = {};
};

/// Walks over `PlayerId`s 0 to n - 1: `for (PlayerId player : seats(3))`.
class Seats {
  public:
    class Iterator {
      public:
        constexpr explicit Iterator(std::size_t i) : i_(i) {}
        constexpr PlayerId operator*() const { return PlayerId{i_}; }
        constexpr Iterator& operator++() {
            ++i_;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::size_t i_;
    };
    constexpr explicit Seats(std::size_t count) : count_(count) {}
    constexpr Iterator begin() const { return Iterator{0}; }
    constexpr Iterator end() const { return Iterator{count_}; }

  private:
    std::size_t count_;
};
constexpr Seats seats(std::size_t count) { return Seats{count}; }

class PlayerSet {
  public:
    constexpr PlayerSet() = default;
    static constexpr PlayerSet first(std::size_t count) {
        PlayerSet set;
        set.bits_ = static_cast<std::uint8_t>((1U << count) - 1U);
        return set;
    }
    static constexpr PlayerSet only(PlayerId player) {
        PlayerSet set;
        set.insert(player);
        return set;
    }
    constexpr bool contains(PlayerId player) const { return (bits_ >> player.index()) & 1U; }
    constexpr void insert(PlayerId player) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << player.index())); }
    constexpr void erase(PlayerId player) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << player.index())); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
    /// Precondition: not empty.
    constexpr PlayerId front() const { return PlayerId{static_cast<std::size_t>(std::countr_zero(bits_))}; }
    constexpr std::uint8_t bits() const { return bits_; }
    friend constexpr bool operator==(PlayerSet, PlayerSet) = default;

  private:
    std::uint8_t bits_ = 0;
};

}  // namespace planitia
