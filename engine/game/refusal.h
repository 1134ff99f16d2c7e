/// Why something from outside was not accepted. The code is stable; the message is for people.
#pragma once
#include <string>
#include <utility>

namespace planitia {

enum class RefusalCode {
    bad_json,
    unknown_command,
    missing_field,
    bad_value,
    no_game,
    not_awaited,
    illegal,
    ambiguous,
    bad_position,
    bad_save,
    nothing_to_undo,
    unsupported,
};

struct Refusal {
    RefusalCode code = RefusalCode::bad_value;
    std::string message;
    std::string at;  ///< JSON pointer to the place, or empty
};

constexpr const char* text(RefusalCode code) {
    switch (code) {
        case RefusalCode::bad_json: return "bad-json";
        case RefusalCode::unknown_command: return "unknown-command";
        case RefusalCode::missing_field: return "missing-field";
        case RefusalCode::bad_value: return "bad-value";
        case RefusalCode::no_game: return "no-game";
        case RefusalCode::not_awaited: return "not-awaited";
        case RefusalCode::illegal: return "illegal";
        case RefusalCode::ambiguous: return "ambiguous";
        case RefusalCode::bad_position: return "bad-position";
        case RefusalCode::bad_save: return "bad-save";
        case RefusalCode::nothing_to_undo: return "nothing-to-undo";
        case RefusalCode::unsupported: return "unsupported";
    }
    return "bad-value";
}

}  // namespace planitia
