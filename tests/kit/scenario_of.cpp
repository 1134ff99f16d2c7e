#include <kit/scenario_of.h>

namespace planitia::kit {

void end_test(const Place& place, const std::string& message) {
    ADD_FAILURE_AT(place.file, place.line) << message;
    throw testing::AssertionException(
        testing::TestPartResult(testing::TestPartResult::kFatalFailure, place.file, place.line, message.c_str()));
}

std::string paragraph(const std::string& title, const std::vector<std::string>& items) {
    std::string text = title + ":\n";
    for (const std::string& item : items) text += "  " + item + "\n";
    return text;
}

std::string reason_text(const Document& reason) {
    std::string text(text_at(reason, "code"));
    for (const char* figure : {"needs", "has"})
        if (const Document* value = reason.find(figure)) text += " " + one_line(*value);
    return text;
}

std::string pick_text(const Document& pick) {
    std::string text = std::string(text_at(pick, "kind")) + " " + one_line(*pick.find("min")) + " to " +
                       one_line(*pick.find("max")) + " of";
    for (const Document& card : *pick.find("from")->as_list()) text += " " + one_line(card);
    return text;
}

}  // namespace planitia::kit
