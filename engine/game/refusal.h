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
    // of a house with many people
    no_person,  ///< nobody is known by what was shown
    bad_token,
    foreign_origin,  ///< the request comes from another site's page
    no_table,
    not_your_seat,
    not_host,
    seat_taken,
    bad_invite,  ///< used, replaced, or never given
    not_started,
    over,  ///< the game has ended, or the table is closed
    wall,  ///< what was chosen has shown something
    nothing_drafted,
    hints_off,
    too_large,
    too_fast,
    too_many,
    diverged,     ///< the stored game can not be played on by these rules
    unavailable,  ///< the house can not do it now; nothing has changed
    count_
};

inline constexpr NameTable<RefusalCode> kRefusalCodeNames = {"bad-json",
                                                             "unknown-command",
                                                             "missing-field",
                                                             "bad-value",
                                                             "no-game",
                                                             "not-awaited",
                                                             "illegal",
                                                             "ambiguous",
                                                             "bad-position",
                                                             "bad-save",
                                                             "nothing-to-undo",
                                                             "unsupported",
                                                             "not-stored",
                                                             "stale",
                                                             "played-elsewhere",
                                                             "out-of-memory",
                                                             "no-person",
                                                             "bad-token",
                                                             "foreign-origin",
                                                             "no-table",
                                                             "not-your-seat",
                                                             "not-host",
                                                             "seat-taken",
                                                             "bad-invite",
                                                             "not-started",
                                                             "over",
                                                             "wall",
                                                             "nothing-drafted",
                                                             "hints-off",
                                                             "too-large",
                                                             "too-fast",
                                                             "too-many",
                                                             "diverged",
                                                             "unavailable"};
constexpr const NameTable<RefusalCode>& name_table(std::type_identity<RefusalCode>) { return kRefusalCodeNames; }
static_assert(count_unnamed<RefusalCode>() == 0);

struct Refusal {
    RefusalCode code = RefusalCode::bad_value;
    std::string message;
    std::string at;  ///< JSON pointer to the place, or empty
};

}  // namespace planitia
