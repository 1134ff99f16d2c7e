/// The games in which somebody learns to play: alone, always the same set-up and the same deal, so that what is said about it fits.
#pragma once
#include <desk/any.h>

#include <string>
#include <string_view>

namespace planitia::house {

struct Lesson {
    std::string_view name;  ///< "first-game"
    std::string_view game;
    desk::AnySetup setup;
    std::string_view deal;  ///< chosen among many
};

/// The lesson of that name, or null.
const Lesson* find_lesson(std::string_view name);
/// 32 raw bytes; no secret at all, as they follow from the name.
std::string secret_of(const Lesson& lesson);
/// What is committed to in place of the table's id: "lesson first-game".
std::string id_of(const Lesson& lesson);

}  // namespace planitia::house
