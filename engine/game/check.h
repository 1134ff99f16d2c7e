/// Collecting reasons why something is not legal.
#pragma once

namespace planitia {

/// A check that stops at the first unmet condition, or, when somebody wants the reasons, collects them all:
/// `if (has < needs && check.fail({…})) return false; … return check.passed();`
template <class Reasons>
class CheckOf {
  public:
    using Reason = typename Reasons::value_type;

    explicit CheckOf(Reasons* reasons = nullptr) : reasons_(reasons) {}
    /// True when the caller may stop.
    bool fail(const Reason& reason) {
        passed_ = false;
        if (reasons_ == nullptr) return true;
        if (!reasons_->full()) reasons_->push_back(reason);
        return false;
    }
    bool passed() const { return passed_; }

  private:
    Reasons* reasons_;
    bool passed_ = true;
};

}  // namespace planitia
