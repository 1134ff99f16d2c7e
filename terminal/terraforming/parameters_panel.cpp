#include <terminal/terraforming/marks.h>
#include <terminal/terraforming/parameters_panel.h>
#include <terminal/terraforming/signs.h>
#include <terraforming/notation/names.h>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

std::string value_of(const TerraformingTable& table, Parameter parameter) {
    const Position& position = table.position();
    switch (parameter) {
        case Parameter::temperature: return degrees_text(table, position.temperature);
        case Parameter::oxygen: return std::to_string(position.oxygen) + std::string(table.either(" % O₂", " % O2"));
        default:
            return std::string(table.either("≈ ", "~ ")) + std::to_string(position.oceans()) + '/' +
                   std::to_string(kMaxOceans);
    }
}

}  // namespace

void draw_parameters(const TerraformingTable& table, Region region) {
    constexpr int gauge = 8;  // behind the longest value
    int y = 0;
    for (Parameter parameter : every<Parameter>()) {
        const int level = table.position().level(parameter);
        const int most = maximum(parameter);
        const Look look = marked(table, "parameter", name(parameter), {.ink = colour_of(parameter), .is_bold = true});
        region.put_left_of(gauge - 1, y, value_of(table, parameter), look);
        for (int step = 0; step < most; ++step) {
            const bool is_done = step < level;
            region.put(gauge + step, y, is_done ? table.either("█", "#") : table.either("░", "."),
                       {.ink = is_done ? colour_of(parameter) : kLine});
        }
        const std::string left =
            level < most ? table.say(L::steps_left, {{"n", most - level}}) : std::string(table.either("✓", "*"));
        region.put(gauge + most + 1, y++, left, kQuiet);
    }
}

}  // namespace planitia::terminal
