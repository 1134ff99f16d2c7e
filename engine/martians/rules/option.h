/// One answer to the question the game asks.
#pragma once
#include <core/fixed_vec.h>
#include <core/player.h>
#include <martians/catalogue/vocabulary.h>

namespace planitia::martians {

enum class OptionKind : std::uint8_t {
    choose_corporation,  ///< corporation
    choose_quarter,      ///< quarter
    visit,               ///< building, field, action
    act,                 ///< action
    rest,
    rtg,
    specialist,       ///< person
    leave_infirmary,  ///< quarter
    leave_living,     ///< quarter
    end_turn,
    deliver,  ///< good, quarter
    done,
    quarter,           ///< quarter
    building,          ///< building
    installation,      ///< installation
    mine_first,        ///< 0 take, 1 move
    move,              ///< hex
    take,              ///< hex, ice, regolith
    research,          ///< research tile
    unload,            ///< amount
    task,              ///< index in the scenario
    order,             ///< order
    technology,        ///< technology
    crop,              ///< crop
    hire,              ///< person
    dismiss,           ///< person
    pay_mineral,       ///< good
    event_option,      ///< index
    installation_off,  ///< installation
    growth_quarter,    ///< quarter
    dead_slots,        ///< bit set of slots
    marker_from,       ///< building
    count_
};

struct Option {
    OptionKind kind = OptionKind::done;
    std::uint8_t subject = 0;  ///< the first thing that the kind names
    std::uint8_t second = 0;
    std::uint8_t third = 0;

    constexpr QuarterId quarter() const { return QuarterId{kind == OptionKind::deliver ? second : subject}; }
    constexpr Building building() const { return static_cast<Building>(subject); }
    constexpr Action action() const { return static_cast<Action>(kind == OptionKind::visit ? third : subject); }
    constexpr Person person() const { return static_cast<Person>(subject); }
    constexpr Good good() const { return static_cast<Good>(subject); }
    constexpr HexId hex() const { return HexId{subject}; }
    constexpr std::size_t field() const { return second; }   ///< of the building that is visited
    constexpr int ice() const { return second; }             ///< that is taken
    constexpr int regolith() const { return third; }         ///< likewise
    constexpr int amount() const { return subject; }         ///< that is unloaded
    constexpr std::size_t index() const { return subject; }  ///< of a task or a choice of an event
    constexpr std::uint8_t slots() const { return subject; }
    constexpr bool moves_first() const { return subject != 0; }
    constexpr Installation installation() const { return static_cast<Installation>(subject); }
    constexpr Technology technology() const { return static_cast<Technology>(subject); }
    constexpr Crop crop() const { return static_cast<Crop>(subject); }
    constexpr Research research() const { return static_cast<Research>(subject); }
    constexpr Order order() const { return static_cast<Order>(subject); }
    constexpr Corporation corporation() const { return static_cast<Corporation>(subject); }

    friend constexpr bool operator==(const Option&, const Option&) = default;
};
static_assert(sizeof(Option) == 4);

constexpr Option option(OptionKind kind) { return {.kind = kind}; }
template <class Subject, class Second = int, class Third = int>
constexpr Option option(OptionKind kind, Subject subject, Second second = {}, Third third = {}) {
    return {kind, static_cast<std::uint8_t>(subject), static_cast<std::uint8_t>(second),
            static_cast<std::uint8_t>(third)};
}
constexpr Option option(OptionKind kind, QuarterId quarter) { return {.kind = kind, .subject = quarter.raw()}; }
constexpr Option option(OptionKind kind, HexId hex) { return {.kind = kind, .subject = hex.raw()}; }

using OptionList = ScratchVec<Option, 256>;

/// Whether it is a choice of a turn.
constexpr bool is_turn_option(OptionKind kind) { return kind >= OptionKind::visit && kind <= OptionKind::end_turn; }

}  // namespace planitia::martians
