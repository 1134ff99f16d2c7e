/// Why something from outside was not accepted. The code is stable; the message is for people.
#pragma once
#include <game/names.h>

#include <cstdint>
#include <string>

namespace planitia {

enum class RefusalCode : std::uint8_t {
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
    not_stored,        ///< the disk does not take it
    stale,             ///< it answers a question that is no longer asked
    played_elsewhere,  ///< another program has the table open
    out_of_memory,
    count_
};

inline constexpr NameTable<RefusalCode> kRefusalCodeNames = {
    "bad-json",   "unknown-command", "missing-field",    "bad-value",    "no-game",         "not-awaited",
    "illegal",    "ambiguous",       "bad-position",     "bad-save",     "nothing-to-undo", "unsupported",
    "not-stored", "stale",           "played-elsewhere", "out-of-memory"};
constexpr const NameTable<RefusalCode>& name_table(std::type_identity<RefusalCode>) { return kRefusalCodeNames; }
static_assert(count_unnamed<RefusalCode>() == 0);

struct Refusal {
    RefusalCode code = RefusalCode::bad_value;
    std::string message;
    std::string at;  ///< JSON pointer to the place, or empty
};

}  // namespace planitia
