#include <core/shortened.h>

#include <algorithm>

namespace planitia {

std::string shortened(std::string_view word) {
    constexpr std::size_t kLongest = 60;
    std::size_t length = std::min(word.size(), kLongest);
    const auto is_inside_letter = [&](std::size_t at) {
        return (static_cast<unsigned char>(word[at]) & 0xC0U) == 0x80U;  // a later byte of a letter in UTF-8
    };
    while (length > 0 && length < word.size() && is_inside_letter(length)) --length;
    return std::string(word.substr(0, length)) + (length < word.size() ? "…" : "");
}

}  // namespace planitia
