/// Reading a reason back from its document.
#pragma once
#include <core/document.h>
#include <game/names.h>

#include <cstdint>
#include <string_view>

namespace planitia::protocol {

template <class E>
E named_at(const Document& document, std::string_view key) {
    return find_name<E>(text_at(document, key)).value_or(E::count_);
}

inline std::int16_t figure_at(const Document& reason, std::string_view key) {
    return static_cast<std::int16_t>(number_at(reason, key));
}

}  // namespace planitia::protocol
