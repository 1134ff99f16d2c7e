#include <game/choice_notation.h>

namespace planitia {

bool is_by_index(const Cursor& at) {
    if (at.document().as_map() == nullptr) {
        at.refuse("an object is expected");
    } else if (!at.has("kind") && !at.has("index")) {
        at.refuse_member("kind", RefusalCode::missing_field, "an option has a kind, or an index");
    }
    return !at.has("kind");
}

int read_option_index(const Cursor& at, std::size_t capacity) {
    int index = 0;
    at.allow({"index"});
    at.with("index", [&](const Cursor& field) { index = field.number(0, static_cast<int>(capacity) - 1); });
    return index;
}

Refusal illegal(const Document& reasons) {
    std::string message = "not legal now";
    const char* separator = ": ";
    for (const Document& reason : *reasons.as_list()) {
        message += separator + *reason.find("code")->as_text();
        separator = ", ";
        const Document* needs = reason.find("needs");
        const Document* has = reason.find("has");
        if (needs != nullptr && has != nullptr)
            message += " (needs " + std::to_string(*needs->as_int()) + ", has " + std::to_string(*has->as_int()) + ")";
    }
    return {RefusalCode::illegal, message, ""};
}

Refusal not_awaited() { return {RefusalCode::not_awaited, "this seat is not asked anything now", ""}; }

}  // namespace planitia
