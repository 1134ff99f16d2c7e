/// Where things happen: the position being changed and whoever listens; and the small changes all is made of.
#pragma once
#include <martians/rules/event.h>
#include <martians/rules/reason.h>
#include <martians/state/position.h>

namespace planitia::martians {

struct Scene {
    Position& position;
    Events* events = nullptr;

    void tell(const Event& event) const {
        if (events != nullptr) events->on(event);
    }
    template <class E>
    void tell(EventKind kind, PlayerId player, E subject) const {
        tell({.kind = kind, .player = player, .subject = static_cast<std::uint8_t>(subject)});
    }
};

/// Who does something, and how much time there is for it.
struct Actor {
    PlayerId player;
    int time = 0;
};

/// No game comes near this.
inline constexpr int kMostGoods = 9999;

void change_goods(Scene& scene, PlayerId player, Good good, int by);
/// Never below 0.
void change_reputation(Scene& scene, PlayerId player, int by);

bool can_pay(const Position& position, PlayerId player, const Cost& cost, Reasons* reasons);
/// What of it is not there; nothing when it can be paid.
Cost missing(const Position& position, PlayerId player, const Cost& cost);
/// All of it but the samples that are still to be chosen. Precondition: `can_pay`.
void pay(Scene& scene, PlayerId player, const Cost& cost);

bool has_time(int has, int needs, Reasons* reasons);
/// Of the turn. Precondition: `has_time`.
void spend_time(Scene& scene, int time);

int need_tokens(const Position& position, Need need);
bool has_any_need(const Position& position);
void place_need(Scene& scene, QuarterId quarter, Need need);
void remove_need(Scene& scene, PlayerId by, QuarterId quarter, Need need);

int markers_in_buildings(const Position& position, PlayerId player);
int free_markers(const Position& position, PlayerId player);

inline std::array<QuarterId, kQuarters> every_quarter() {
    return {QuarterId{0}, QuarterId{1}, QuarterId{2}, QuarterId{3}};
}
inline Quarter& at(Position& position, QuarterId id) { return position.quarters[id.index()]; }
inline const Quarter& at(const Position& position, QuarterId id) { return position.quarters[id.index()]; }

/// `of` is the action that the question is about, where it tells one.
void ask(Position& position, Question question, PlayerId player, Action of = Action::count_);

}  // namespace planitia::martians
