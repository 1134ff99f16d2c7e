/// Strong small integers: a `CardId` can not be passed where a `SpaceId` is meant.
#pragma once
#include <compare>
#include <cstddef>
#include <cstdint>

namespace planitia {

/// `Tag` makes the type distinct; `Raw` is what is stored. The largest `Raw` value means "none".
template <class Tag, class Raw>
class Id {
  public:
    constexpr Id() = default;
    constexpr explicit Id(std::size_t index) : raw_(static_cast<Raw>(index)) {}

    static constexpr Id none() { return Id{}; }
    constexpr bool is_some() const { return raw_ != kNone; }
    constexpr std::size_t index() const { return raw_; }
    constexpr Raw raw() const { return raw_; }

    friend constexpr bool operator==(Id, Id) = default;
    friend constexpr auto operator<=>(Id, Id) = default;

  private:
    static constexpr Raw kNone = static_cast<Raw>(-1);
    Raw raw_ = kNone;
};

}  // namespace planitia
