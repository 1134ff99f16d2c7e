#include <house/lesson.h>
#include <house/origin.h>
#include <table/deal.h>

#include <span>

namespace planitia::house {

namespace {

std::span<const Lesson> lessons() {
    static const Lesson kLessons[] = {
        // All ten cards can be played from the beginning, and they show each something else.
        {"first-game", "terraforming", terraforming::Setup{.players = 1, .beginners = PlayerSet::only(PlayerId{0})},
         "1824"},
        // The first token has ice and regolith, as the mission wants; then the sun shines, and a crate comes down.
        {"first-colony", "martians",
         martians::Setup{
             .variant = martians::Variant::coop, .players = 1, .scenario = martians::Scenario::first_footprints},
         "140"},
    };
    return kLessons;
}

}  // namespace

const Lesson* find_lesson(std::string_view name) {
    for (const Lesson& each : lessons())
        if (each.name == name) return &each;
    return nullptr;
}

std::string secret_of(const Lesson& lesson) {
    std::string text = "planitia lesson";
    text.append(1, '\0').append(lesson.name).append(1, '\0').append(lesson.deal);
    return *table::from_hex(table::sha256_hex(text));
}

std::string id_of(const Lesson& lesson) { return std::string(kLessonPrefix) + std::string(lesson.name); }

}  // namespace planitia::house
