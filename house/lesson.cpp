#include <desk/documents.h>
#include <house/lesson.h>
#include <house/origin.h>
#include <table/deal.h>

namespace planitia::house {

namespace {

/// Chosen among many: all ten cards can be played from the beginning, and they show each something else.
constexpr std::string_view kDeal = "1824";

}  // namespace

desk::AnySetup lesson_setup() {
    return *desk::read_setup(kLessonGame,
                             Document::map({{"players", 1}, {"beginners", Document(Document::List{Document(0)})}}));
}

std::string secret_of_lesson(std::string_view name) {
    std::string text = "planitia lesson";
    text.append(1, '\0').append(name).append(1, '\0').append(kDeal);
    return *table::from_hex(table::sha256_hex(text));
}

std::string id_of_lesson(std::string_view name) { return std::string(kLessonPrefix) + std::string(name); }

}  // namespace planitia::house
