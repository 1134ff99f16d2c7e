/// A vector that lives inside its owner: a capacity known at compile time, no heap, trivially copyable when T is. To put in
/// more than fits ends the program, in every build: nothing is lost in silence.
#pragma once
#include <core/assert.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace planitia {

template <class T, std::size_t N>
class FixedVec {
  public:
    using value_type = T;
    /// As wide as the alignment of T, so that the struct has no padding and equal vectors are equal bytes.
    using Count =
        std::conditional_t<alignof(T) == 1 && (N < 256), std::uint8_t,
                           std::conditional_t<alignof(T) <= 2, std::uint16_t,
                                              std::conditional_t<alignof(T) == 4, std::uint32_t, std::uint64_t>>>;

    constexpr FixedVec() = default;
    constexpr FixedVec(std::initializer_list<T> items) {
        for (const T& item : items) push_back(item);
    }

    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return count_; }
    constexpr bool empty() const { return count_ == 0; }
    constexpr bool full() const { return count_ >= N; }  // so that `!full()` tells the compiler of room

    constexpr T& operator[](std::size_t i) {
        PLANITIA_ASSERT(i < count_, "index in range");
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        PLANITIA_ASSERT(i < count_, "index in range");
        return items_[i];
    }
    constexpr T& back() { return (*this)[size() - 1]; }
    constexpr const T& back() const { return (*this)[size() - 1]; }
    constexpr T* begin() { return items_; }
    constexpr T* end() { return items_ + count_; }
    constexpr const T* begin() const { return items_; }
    constexpr const T* end() const { return items_ + count_; }

    constexpr void push_back(const T& item) {
        PLANITIA_REQUIRE(count_ < N, "room for one more");
        items_[count_] = item;
        ++count_;
    }
    /// Precondition: not empty. The freed slot is reset, so that equal contents are equal bytes.
    constexpr T pop_back() {
        T last = back();
        items_[--count_] = T{};
        return last;
    }
    /// Removes item `i` and keeps the order of the others.
    constexpr void erase(std::size_t i) {
        for (std::size_t k = i; k + 1 < count_; ++k) items_[k] = items_[k + 1];
        pop_back();
    }
    constexpr void clear() {
        while (!empty()) pop_back();
    }

    friend constexpr bool operator==(const FixedVec& a, const FixedVec& b) {
        if (a.count_ != b.count_) return false;
        for (std::size_t i = 0; i < a.count_; ++i)
            if (!(a.items_[i] == b.items_[i])) return false;
        return true;
    }

  private:
    T items_[N] = {};
    Count count_ = 0;
};

/// As `FixedVec`, for scratch lists on the stack: the storage is not initialised and never compared as bytes.
template <class T, std::size_t N>
class ScratchVec {
    static_assert(std::is_trivially_copyable_v<T>);

  public:
    ScratchVec() {}  // NOLINT: the storage is left uninitialised on purpose, it is the point of this class

    static constexpr std::size_t capacity() { return N; }
    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    T& operator[](std::size_t i) {
        PLANITIA_ASSERT(i < count_, "index in range");
        return items_[i];
    }
    const T& operator[](std::size_t i) const {
        PLANITIA_ASSERT(i < count_, "index in range");
        return items_[i];
    }
    const T* begin() const { return items_; }
    const T* end() const { return items_ + count_; }
    void push_back(const T& item) {
        PLANITIA_REQUIRE(count_ < N, "room for one more");
        items_[count_++] = item;
    }
    void clear() { count_ = 0; }

  private:
    union {
        T items_[N];
    };
    std::size_t count_ = 0;
};

}  // namespace planitia
