/// Texts as they are typed, so that tests can say what they expect.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace planitia::kit {

/// With plain spaces where lines may not end.
inline std::string plain(std::string text) {
    constexpr std::string_view kNoBreak = "\u00a0";
    for (std::size_t at = text.find(kNoBreak); at != std::string::npos; at = text.find(kNoBreak, at))
        text.replace(at, kNoBreak.size(), " ");
    return text;
}

}  // namespace planitia::kit
