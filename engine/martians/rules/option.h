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
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;

    constexpr QuarterId quarter() const { return QuarterId{kind == OptionKind::deliver ? b : a}; }
    constexpr Building building() const { return static_cast<Building>(a); }
    constexpr Action action() const { return static_cast<Action>(kind == OptionKind::visit ? c : a); }
    constexpr Person person() const { return static_cast<Person>(a); }
    constexpr Good good() const { return static_cast<Good>(a); }
    constexpr HexId hex() const { return HexId{a}; }
    constexpr Installation installation() const { return static_cast<Installation>(a); }
    constexpr Technology technology() const { return static_cast<Technology>(a); }
    constexpr Crop crop() const { return static_cast<Crop>(a); }
    constexpr Research research() const { return static_cast<Research>(a); }
    constexpr Order order() const { return static_cast<Order>(a); }
    constexpr Corporation corporation() const { return static_cast<Corporation>(a); }

    friend constexpr bool operator==(const Option&, const Option&) = default;
};
static_assert(sizeof(Option) == 4);

constexpr Option option(OptionKind kind) { return {.kind = kind}; }
template <class A, class B = int, class C = int>
constexpr Option option(OptionKind kind, A a, B b = {}, C c = {}) {
    return {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)};
}
constexpr Option option(OptionKind kind, QuarterId quarter) { return {.kind = kind, .a = quarter.raw()}; }
constexpr Option option(OptionKind kind, HexId hex) { return {.kind = kind, .a = hex.raw()}; }

using OptionList = ScratchVec<Option, 256>;

/// Whether it is a choice of a turn.
constexpr bool is_turn_option(OptionKind kind) { return kind >= OptionKind::visit && kind <= OptionKind::end_turn; }

}  // namespace planitia::martians
