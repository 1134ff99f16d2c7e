/// A value or the reason why there is none: `std::expected` in small, for C++20.
#pragma once
#include <core/assert.h>

#include <utility>
#include <variant>

namespace planitia {

template <class E>
struct Unexpected {
    E reason;
};
template <class E>
Unexpected(E) -> Unexpected<E>;

/// Nothing to return but success.
struct Done {
    friend constexpr bool operator==(Done, Done) = default;
};

template <class T, class E>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    template <class F>
    Result(Unexpected<F> failure) : content_(std::in_place_index<1>, std::move(failure.reason)) {}

    bool has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    T& value() {
        PLANITIA_ASSERT(has_value(), "a value is there");
        return *std::get_if<0>(&content_);
    }
    const T& value() const {
        PLANITIA_ASSERT(has_value(), "a value is there");
        return *std::get_if<0>(&content_);
    }
    const E& error() const {
        PLANITIA_ASSERT(!has_value(), "an error is there");
        return *std::get_if<1>(&content_);
    }

  private:
    std::variant<T, E> content_;
};

}  // namespace planitia
