/// A set of ids as bits: small, canonical (equal sets are equal bytes) and fast to walk in order.
#pragma once
#include <core/id.h>

#include <array>
#include <bit>

namespace planitia {

template <class IdType, std::size_t N>
class IdSet {
    static constexpr std::size_t kWords = (N + 63) / 64;

  public:
    class Iterator {
      public:
        constexpr Iterator(const IdSet* set, std::size_t word) : set_(set), word_(word) {
            if (word_ < kWords) {
                rest_ = set_->words_[word_];
                skip_empty();
            }
        }
        constexpr IdType operator*() const {
            return IdType{word_ * 64 + static_cast<std::size_t>(std::countr_zero(rest_))};
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            skip_empty();
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
            return a.word_ == b.word_ && a.rest_ == b.rest_;
        }

      private:
        constexpr void skip_empty() {
            while (rest_ == 0 && ++word_ < kWords) rest_ = set_->words_[word_];
        }
        const IdSet* set_;
        std::size_t word_;
        std::uint64_t rest_ = 0;
    };

    constexpr bool contains(IdType id) const { return (words_[id.index() / 64] >> (id.index() % 64)) & 1U; }
    constexpr void insert(IdType id) { words_[id.index() / 64] |= std::uint64_t{1} << (id.index() % 64); }
    constexpr void erase(IdType id) { words_[id.index() / 64] &= ~(std::uint64_t{1} << (id.index() % 64)); }
    constexpr void clear() { words_ = {}; }

    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (std::uint64_t word : words_) any |= word;
        return any == 0;
    }
    constexpr std::size_t size() const {
        std::size_t count = 0;
        for (std::uint64_t word : words_) count += static_cast<std::size_t>(std::popcount(word));
        return count;
    }
    /// Precondition: not empty.
    constexpr IdType front() const { return *begin(); }
    /// Precondition: not empty.
    constexpr IdType back() const {
        std::size_t word = kWords - 1;
        while (words_[word] == 0) --word;
        return IdType{word * 64 + 63 - static_cast<std::size_t>(std::countl_zero(words_[word]))};
    }
    /// The members greater than `id`.
    constexpr IdSet above(IdType id) const {
        IdSet rest = *this;
        const std::size_t word = id.index() / 64;
        for (std::size_t i = 0; i < word; ++i) rest.words_[i] = 0;
        rest.words_[word] &= ~std::uint64_t{1} << (id.index() % 64);
        return rest;
    }
    constexpr Iterator begin() const { return Iterator{this, 0}; }
    constexpr Iterator end() const { return Iterator{this, kWords}; }

    constexpr IdSet& operator|=(const IdSet& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr IdSet& operator-=(const IdSet& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] &= ~other.words_[i];
        return *this;
    }
    friend constexpr IdSet operator&(IdSet a, const IdSet& b) {
        for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= b.words_[i];
        return a;
    }
    friend constexpr IdSet operator|(IdSet a, const IdSet& b) { return a |= b; }
    friend constexpr IdSet operator-(IdSet a, const IdSet& b) { return a -= b; }
    friend constexpr bool operator==(const IdSet&, const IdSet&) = default;

  private:
    std::array<std::uint64_t, kWords> words_ = {};
};

}  // namespace planitia
