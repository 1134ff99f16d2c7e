#include <terraforming/rules/effects/card_resources.h>
#include <terraforming/rules/effects/choosing.h>
#include <terraforming/rules/effects/colonising.h>
#include <terraforming/rules/effects/drawing.h>
#include <terraforming/rules/effects/effects.h>
#include <terraforming/rules/effects/placing.h>
#include <terraforming/rules/effects/production.h>
#include <terraforming/rules/effects/stock.h>
#include <terraforming/rules/effects/terraforming.h>
#include <terraforming/rules/pick.h>

namespace planitia::terraforming {

namespace {

template <class E>
concept Picking = requires(const Position& position, Actor who, const E& effect) { pick(position, who, effect); };

template <class E>
concept Listing = requires(const Position& position, Actor who, const E& effect, OptionList& options) {
    list(position, who, effect, options);
};

template <class E>
constexpr bool kAsks = Picking<E> || Listing<E> || std::is_same_v<E, Either>;

}  // namespace

bool can_resolve(const Position& position, Actor who, std::uint16_t at, Reasons* reasons) {
    return can_resolve(position, who, at, Budget(), reasons);
}

bool can_resolve(const Position& position, Actor who, std::uint16_t at, const Budget& budget, Reasons* reasons) {
    Check check(reasons);
    return std::visit(overloaded{
                          [&](const Either&) { return can_resolve_either(position, who, at, check); },
                          [](const Block&) { return true; },
                          [&](const auto& each) {
                              if constexpr (requires { can_resolve(position, who, each, budget, check); }) {
                                  return can_resolve(position, who, each, budget, check);
                              } else {
                                  return can_resolve(position, who, each, check);
                              }
                          },
                      },
                      kEffects[at]);
}

bool has_effect(const Position& position, Actor who, std::uint16_t at) {
    return std::visit(
        [&](const auto& each) {
            if constexpr (requires { has_effect(position, who, each); }) {
                return has_effect(position, who, each);
            } else {
                return true;
            }
        },
        kEffects[at]);
}

bool can_resolve_all(const Position& position, Actor who, EffectRange effects, Reasons* reasons) {
    bool is_possible = true;
    for (std::uint16_t at = effects.begin; at < effects.end; at = static_cast<std::uint16_t>(at + extent(at))) {
        if (can_resolve(position, who, at, reasons)) continue;
        is_possible = false;
        if (reasons == nullptr) break;
    }
    return is_possible;
}

bool is_asking(std::uint16_t at) {
    return std::visit([](const auto& each) { return kAsks<std::decay_t<decltype(each)>>; }, kEffects[at]);
}

void begin(Scene& scene, Actor who, std::uint16_t at) {
    std::visit(
        [&](const auto& each) {
            if constexpr (requires { begin(scene, who, each); }) begin(scene, who, each);
        },
        kEffects[at]);
}

void list(const Position& position, Actor who, std::uint16_t at, OptionList& options) {
    std::visit(
        [&]<class E>(const E& each) {
            if constexpr (std::is_same_v<E, Either>) {
                list_alternatives(position, who, at, options);
            } else if constexpr (Picking<E>) {
                const Pick set = pick(position, who, each);
                if (set.max > 0) list_pick(set, options);
            } else if constexpr (Listing<E>) {
                list(position, who, each, options);
            }
        },
        kEffects[at]);
}

Flow resolve(Scene& scene, Actor who, std::uint16_t at) {
    return std::visit(
        [&]<class E>(const E& each) {
            if constexpr (std::is_same_v<E, Block>) {
                return Flow::next;
            } else if constexpr (kAsks<E>) {
                // Nothing can be chosen: the effect is skipped, and what depends on a sacrifice does not happen.
                if constexpr (Picking<E>) return resolve(scene, who, each, option(OptionKind::finish_pick));
                return Flow::next;
            } else {
                return resolve(scene, who, each);
            }
        },
        kEffects[at]);
}

Flow resolve(Scene& scene, Actor who, std::uint16_t at, const Option& answer) {
    return std::visit(
        [&]<class E>(const E& each) {
            if constexpr (std::is_same_v<E, Either>) {
                if (answer.kind == OptionKind::decline) return Flow::stop;
                Pending& current = scene.position.resolution.current;
                current.effects = alternative(at, answer.subject);
                current.has_begun = false;
                return Flow::stay;
            } else if constexpr (kAsks<E>) {
                return resolve(scene, who, each, answer);
            } else {
                return resolve(scene, who, at);  // it asked nothing
            }
        },
        kEffects[at]);
}

}  // namespace planitia::terraforming
