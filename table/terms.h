/// What a table has agreed besides the game.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/names.h>
#include <game/refusal.h>

#include <cstdint>
#include <optional>

namespace planitia::table {

/// What happens when the time of a seat has run out.
enum class AtZero : std::uint8_t {
    warn,  ///< everybody sees it, and nothing else
    pass,  ///< the seat passes; a bot answers what can not be passed
    bot,   ///< a bot plays until the person answers
    count_
};
inline constexpr NameTable<AtZero> kAtZeroNames = {"warn", "pass", "bot"};
constexpr const NameTable<AtZero>& name_table(std::type_identity<AtZero>) { return kAtZeroNames; }
static_assert(count_unnamed<AtZero>() == 0);

/// Seconds. Without a bank each turn has `per_turn`; with one, `per_turn` is added whenever a turn begins.
struct ClockTerms {
    std::optional<int> bank;
    int per_turn = 0;
    AtZero at_zero = AtZero::warn;
    friend bool operator==(const ClockTerms&, const ClockTerms&) = default;
};

struct Terms {
    bool listed = false;  ///< strangers find the table
    std::optional<ClockTerms> clock;
    int take_back = 5;  ///< seconds that a complete turn waits before it is committed
    bool hints = true;
    bool points = true;    ///< the points of all are shown during the game
    bool watchers = true;  ///< who has no seat may look on
    bool chat = true;
    friend bool operator==(const Terms&, const Terms&) = default;
};

/// The longest take-back, bank and turn, in seconds.
inline constexpr int kLongestTakeBack = 60;
inline constexpr int kLongestBank = 60 * 24 * 60 * 60;
inline constexpr int kLongestTurn = 60 * 24 * 60 * 60;

/// `{"listed":false,"clock":null,"takeBack":5,"hints":true,"points":true,"watchers":true,"chat":true}`, a clock being
/// `{"bank":1800,"perTurn":10,"atZero":"pass"}`. What is left out is as above; what is unknown is refused.
Result<Terms, Refusal> read_terms(const Document& document);
Document write_terms(const Terms& terms);

}  // namespace planitia::table
