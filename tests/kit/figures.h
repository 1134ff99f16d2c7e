/// Costs in tables of cards, told in the words of the short form.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace planitia::kit {

using Figures = std::vector<std::pair<std::string_view, int>>;

/// "energy 1, ice 2".
inline std::string told(const Figures& figures) {
    std::string text;
    for (const auto& [good, n] : figures)
        text += (text.empty() ? "" : ", ") + std::string(good) + " " + std::to_string(n);
    return text;
}

/// "energy 0, ice 0": what is left of them.
inline std::string spent(Figures figures) {
    for (auto& [good, n] : figures) n = 0;
    return told(figures);
}

/// "yellow red": the cards of the regolith deck among them.
inline std::string samples(const Figures& figures) {
    std::string text;
    for (const auto& [good, n] : figures)
        if (good.starts_with("mineral-"))
            for (int i = 0; i < n; ++i) text += (text.empty() ? "" : " ") + std::string(good.substr(8));
    return text;
}

}  // namespace planitia::kit
