/// A set of ids as bits: small, canonical (equal sets are equal bytes) and fast to walk in order. A wide set knows which
/// of its words have members at all, so that its cost goes by what is in it, not by what could be.
#pragma once
#include <core/id.h>

#include <array>
#include <bit>
#include <iterator>

namespace planitia {

template <class IdType, std::size_t N>
class IdSet {
    using Word = std::uint64_t;
    static constexpr std::size_t kWords = (N + 63) / 64;
    static_assert(kWords <= 64);
    static constexpr bool kIsWide = kWords > 1;

  public:
    /// Ends where nothing is left: compare it with `std::default_sentinel`.
    class Iterator {
      public:
        constexpr explicit Iterator(const IdSet& set) : set_(&set), left_(set.used()) { enter(); }
        constexpr IdType operator*() const {
            return IdType{word_ * 64 + static_cast<std::size_t>(std::countr_zero(rest_))};
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            if constexpr (kIsWide) {
                if (rest_ == 0) {
                    left_ &= left_ - 1;
                    enter();
                }
            }
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, std::default_sentinel_t) { return a.rest_ == 0; }

      private:
        constexpr void enter() {
            if (kIsWide && left_ == 0) return;
            if (kIsWide) word_ = first_of(left_);
            rest_ = set_->words_[word_];
        }
        const IdSet* set_;
        Word left_;  ///< words with members, from the one at hand on
        std::size_t word_ = 0;
        Word rest_ = 0;
    };

    /// The members that two sets have in common, without a third set. Both have to outlive it.
    class Common {
      public:
        class Iterator {
          public:
            constexpr Iterator(const IdSet& a, const IdSet& b) : a_(&a), b_(&b), left_(a.used() & b.used()) { enter(); }
            constexpr IdType operator*() const { return IdType{first_of(left_) * 64 + first_of(rest_)}; }
            constexpr Iterator& operator++() {
                rest_ &= rest_ - 1;
                if (rest_ == 0) {
                    left_ &= left_ - 1;
                    enter();
                }
                return *this;
            }
            friend constexpr bool operator==(const Iterator& a, std::default_sentinel_t) { return a.left_ == 0; }

          private:
            constexpr void enter() {
                for (; left_ != 0; left_ &= left_ - 1) {
                    rest_ = a_->words_[first_of(left_)] & b_->words_[first_of(left_)];
                    if (rest_ != 0) return;
                }
            }
            const IdSet* a_;
            const IdSet* b_;
            Word left_;
            Word rest_ = 0;
        };
        constexpr Common(const IdSet& a, const IdSet& b) : a_(&a), b_(&b) {}
        constexpr Iterator begin() const { return Iterator{*a_, *b_}; }
        constexpr std::default_sentinel_t end() const { return {}; }

      private:
        const IdSet* a_;
        const IdSet* b_;
    };
    constexpr Common common(const IdSet& other) const& { return Common{*this, other}; }
    constexpr Common common(IdSet&& other) const& = delete;

    constexpr bool contains(IdType id) const { return (words_[id.index() / 64] >> (id.index() % 64)) & 1U; }
    constexpr void insert(IdType id) {
        words_[id.index() / 64] |= bit(id.index() % 64);
        if constexpr (kIsWide) words_[kWords] |= bit(id.index() / 64);
    }
    constexpr void erase(IdType id) {
        words_[id.index() / 64] &= ~bit(id.index() % 64);
        note(id.index() / 64);
    }
    constexpr void clear() { words_ = {}; }

    constexpr bool empty() const { return used() == 0; }
    constexpr std::size_t size() const {
        std::size_t count = 0;
        for_each_word(used(), [&](std::size_t i) { count += static_cast<std::size_t>(std::popcount(words_[i])); });
        return count;
    }
    /// Precondition: not empty.
    constexpr IdType front() const { return *begin(); }
    /// Precondition: not empty.
    constexpr IdType back() const {
        const std::size_t word = 63 - static_cast<std::size_t>(std::countl_zero(used()));
        return IdType{word * 64 + 63 - static_cast<std::size_t>(std::countl_zero(words_[word]))};
    }
    /// The members greater than `id`.
    constexpr IdSet above(IdType id) const {
        IdSet rest;
        const std::size_t word = id.index() / 64;
        for_each_word(used() & (~Word{0} << word), [&](std::size_t i) { rest.put(i, words_[i]); });
        rest.put(word, rest.words_[word] & ~Word{1} << (id.index() % 64));
        return rest;
    }
    constexpr Iterator begin() const { return Iterator{*this}; }
    constexpr std::default_sentinel_t end() const { return {}; }

    constexpr IdSet& operator|=(const IdSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr IdSet& operator-=(const IdSet& other) {
        for_each_word(used() & other.used(), [&](std::size_t i) { put(i, words_[i] & ~other.words_[i]); });
        return *this;
    }
    friend constexpr IdSet operator&(const IdSet& a, const IdSet& b) {
        IdSet both;
        for_each_word(a.used() & b.used(), [&](std::size_t i) { both.put(i, a.words_[i] & b.words_[i]); });
        return both;
    }
    friend constexpr IdSet operator|(IdSet a, const IdSet& b) { return a |= b; }
    friend constexpr IdSet operator-(IdSet a, const IdSet& b) { return a -= b; }
    friend constexpr bool operator==(const IdSet&, const IdSet&) = default;

  private:
    static constexpr Word bit(std::size_t i) { return Word{1} << i; }
    static constexpr std::size_t first_of(Word word) { return static_cast<std::size_t>(std::countr_zero(word)); }

    /// Of the words told as bits; a set that is not wide has only one.
    template <class Do>
    static constexpr void for_each_word(Word words, const Do& change) {
        if constexpr (kIsWide) {
            for (; words != 0; words &= words - 1) change(first_of(words));
        } else {
            change(0);
        }
    }
    /// The words that have members, as bits.
    constexpr Word used() const {
        if constexpr (kIsWide)
            return words_[kWords];
        else
            return words_[0] != 0;
    }
    constexpr void put(std::size_t word, Word members) {
        words_[word] = members;
        note(word);
    }
    constexpr void note(std::size_t word) {
        if constexpr (kIsWide) words_[kWords] = (words_[kWords] & ~bit(word)) | Word{words_[word] != 0} << word;
    }

    std::array<Word, kWords + (kIsWide ? 1 : 0)> words_ = {};  ///< of a wide set, the last one tells which are used
};

}  // namespace planitia
