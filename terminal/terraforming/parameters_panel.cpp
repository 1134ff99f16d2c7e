#include <terminal/terraforming/parameters_panel.h>
#include <terminal/terraforming/signs.h>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

std::string value_of(const TerraformingTable& table, const desk::TerraformingFacts::Parameter& told) {
    switch (told.parameter) {
        case Parameter::temperature: return degrees_text(table, told.steps);
        case Parameter::oxygen: return oxygen_text(table, told.steps);
        case Parameter::oceans:
        case Parameter::count_: break;
    }
    return std::string(table.either("≈ ", "~ ")) + std::to_string(told.level) + '/' +
           std::to_string(told.level + told.left);
}

}  // namespace

void draw_parameters(const TerraformingTable& table, Region region) {
    constexpr int gauge = 8;  // behind the longest value
    int y = 0;
    for (const desk::TerraformingFacts::Parameter& told : table.facts.parameters) {
        const Rgb ink = colour_of(told.parameter);
        region.put_left_of(gauge - 1, y, value_of(table, told),
                           marked(table, told.parameter, {.ink = ink, .is_bold = true}));
        const int most = told.steps + told.left;
        for (int step = 0; step < most; ++step) {
            const bool is_done = step < told.steps;
            region.put(gauge + step, y, is_done ? table.either("█", "#") : table.either("░", "."),
                       {.ink = is_done ? ink : kLine});
        }
        const std::string left =
            told.left > 0 ? table.say(L::steps_left, {{"n", told.left}}) : std::string(table.either("✓", "*"));
        region.put(gauge + most + 1, y++, left, kQuiet);
    }
}

}  // namespace planitia::terminal
