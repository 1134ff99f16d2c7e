/// What a move brings and takes, in few words each.
#pragma once
#include <present/phrasebook.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace planitia::present {

/// Filled in the order in which it is told; what is gained comes before what is given.
class Balance {
  public:
    explicit Balance(const Phrasebook& book) : book_(book) {}

    /// Something of which there is more, or less where `n` is below 0. What stays the same is not told.
    void add(int n, std::string text) {
        if (n == 0) return;
        const auto end = n > 0 ? texts_.begin() + gains_++ : texts_.end();
        texts_.insert(end, std::move(text));
    }
    void add(int n, const Noun* noun) {
        if (n != 0) add(n, book_.say(CommonPhrase::change, {{"n", n}, {"what", noun}}));
    }

    std::vector<std::string> texts() const { return texts_; }

  private:
    const Phrasebook& book_;
    std::vector<std::string> texts_;
    std::ptrdiff_t gains_ = 0;
};

}  // namespace planitia::present
