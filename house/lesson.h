/// The game in which somebody learns to play: alone, always the same set-up and the same deal, so that what is said about it fits.
#pragma once
#include <desk/any.h>

#include <string>
#include <string_view>

namespace planitia::house {

inline constexpr std::string_view kFirstGame = "first-game";
inline constexpr std::string_view kLessonGame = "terraforming";

/// Alone, with the Beginner Corporation.
desk::AnySetup lesson_setup();
/// 32 raw bytes; no secret at all, as they follow from the name.
std::string secret_of_lesson(std::string_view name);
/// What is committed to in place of the table's id: "lesson first-game".
std::string id_of_lesson(std::string_view name);

}  // namespace planitia::house
