/// The global parameters, a row each: what is printed along their tracks.
#pragma once
#include <terraforming/catalogue/row.h>

namespace planitia::terraforming {

/// What the step to a figure brings besides the rating: the effect is carried out at once, for who raised it.
struct BonusStep {
    int at = 0;
    std::string_view slug;
    Effect effect;  ///< a `Produce` or a `Raise`
};

/// Figures are as printed; a level is counted in steps from the start.
struct ParameterRow {
    Parameter parameter = Parameter::temperature;
    std::string_view slug;
    Set set = Set::count_;  ///< that brings it into a game
    int start = 0;
    int step = 1;
    int steps = 0;  ///< to the maximum
    FixedVec<BonusStep, 3> bonuses = {};
    bool has_marker = true;  ///< else every ocean tile is a step

    constexpr int figure(int level) const { return start + step * level; }
    constexpr int level(int figure) const { return (figure - start) / step; }
    constexpr bool has_figure(int figure) const {
        return figure >= start && figure <= this->figure(steps) && (figure - start) % step == 0;
    }
};

namespace words {

// clang-format off
inline constexpr ParameterRow kParameters[] = {
    {.parameter = temperature, .slug = "temperature", .set = base, .start = -30, .step = 2, .steps = 19,
     .bonuses = {{-24, "heat-production", produce(1, heat)}, {-20, "heat-production", produce(1, heat)}, {0, "ocean", raise(oceans)}}},
    {.parameter = oxygen, .slug = "oxygen", .set = base, .steps = 14, .bonuses = {{8, "temperature", raise(temperature)}}},
    {.parameter = oceans, .slug = "ocean", .set = base, .steps = 9, .has_marker = false},
};
// clang-format on

consteval bool are_well_formed(std::span<const ParameterRow> rows) {
    for (const ParameterRow& row : rows) {
        if (row.set == Set::count_) return false;
        for (const BonusStep& bonus : row.bonuses) {
            const bool happens_at_once =
                std::holds_alternative<Produce>(bonus.effect) || std::holds_alternative<Raise>(bonus.effect);
            if (!row.has_figure(bonus.at) || !happens_at_once) return false;
        }
    }
    return true;
}

}  // namespace words

static_assert(words::are_well_formed(words::kParameters),
              "every parameter has a set, bonuses lie on the track and ask nothing");
static_assert(is_row_of_each<Parameter>(words::kParameters, &ParameterRow::parameter), "every parameter has its row");

constexpr const ParameterRow& info(Parameter parameter) {
    return words::kParameters[static_cast<std::size_t>(parameter)];
}
constexpr int maximum(Parameter parameter) { return info(parameter).steps; }
/// What the step to that level brings besides the rating; null when nothing.
constexpr const BonusStep* bonus_of(Parameter parameter, int level) {
    for (const BonusStep& bonus : info(parameter).bonuses)
        if (bonus.at == info(parameter).figure(level)) return &bonus;
    return nullptr;
}

inline constexpr int kMaxOceans = maximum(Parameter::oceans);

}  // namespace planitia::terraforming
