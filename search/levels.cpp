#include <game/reader.h>
#include <search/levels.h>

#include <string>

namespace planitia::search {

Result<Level, Refusal> find_level(std::string_view name) {
    std::string known;
    for (const NamedLevel& each : kLevels) {
        if (each.name == name) return each.level;
        known += (known.empty() ? "" : ", ") + std::string(each.name);
    }
    return Unexpected{Refusal{RefusalCode::bad_value, "no bot " + quoted(name) + "; there is: " + known, ""}};
}

std::string_view name(Level level) {
    for (const NamedLevel& each : kLevels)
        if (each.level == level) return each.name;
    return "";
}

}  // namespace planitia::search
