/// What follows from a view of Terraforming Mars.
#pragma once
#include <core/player.h>
#include <terraforming/observe/observe.h>

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace planitia::desk {

struct TerraformingFacts {
    struct Player {
        terraforming::ByTag<int> tags = {};
        int automated = 0;  ///< cards played, by type
        int active = 0;
        int events = 0;
        int fleets_free = 0;
        /// Points as the table shows them, by the names of the score: `tr`, `awards`, `milestones`, `greenery`, `city`, `cards`.
        std::vector<std::pair<std::string_view, int>> points;
        int total = 0;
        friend bool operator==(const Player&, const Player&) = default;
    };
    /// A card that the viewer has, or may take.
    struct Hand {
        terraforming::CardId card;
        int cost = 0;  ///< after discounts
        int printed = 0;
        bool is_unmet = false;     ///< a requirement does not hold
        bool is_playable = false;  ///< requirements, price and effects allow it, whoever's turn it is
        friend bool operator==(const Hand&, const Hand&) = default;
    };
    /// The next step of a parameter that gives something.
    struct BonusStep {
        int at = 0;              ///< degrees, per cent
        std::string_view gives;  ///< "heat-production", "ocean", "temperature"
        friend bool operator==(const BonusStep&, const BonusStep&) = default;
    };
    struct Parameter {
        terraforming::Parameter parameter = {};
        int level = 0;  ///< degrees, per cent, oceans
        int steps = 0;  ///< done
        int left = 0;   ///< steps to go
        std::optional<BonusStep> next;
        friend bool operator==(const Parameter&, const Parameter&) = default;
    };
    struct Milestone {
        terraforming::Milestone milestone = {};
        int price = 0;
        int needs = 0;
        ByPlayer<int> values = {};
        PlayerId owner;
        friend bool operator==(const Milestone&, const Milestone&) = default;
    };
    struct Award {
        terraforming::Award award = {};
        int price = 0;  ///< to fund the next one
        ByPlayer<int> values = {};
        PlayerSet leaders;
        ByPlayer<int> points = {};  ///< what it brings everybody once it is funded, as things stand
        PlayerId funder;
        friend bool operator==(const Award&, const Award&) = default;
    };
    struct Colony {
        terraforming::Colony colony = {};
        bool is_awake = false;
        int step = 0;                                ///< of the track, at which a trade would take place now
        ByEnum<terraforming::Fee, int> fees = {};    ///< what the viewer would pay, by kind of fee
        terraforming::EffectRange income = {};       ///< of a trade now; none while it sleeps
        terraforming::EffectRange bonus = {};        ///< for every colony there when somebody trades
        terraforming::CardResource wakes_with = {};  ///< what a tile that sleeps waits for
        friend bool operator==(const Colony&, const Colony&) = default;
    };

    /// What the viewer gives for a greenery tile and for a step of temperature.
    struct Conversions {
        int plants = 0;
        int heat = 0;
        friend bool operator==(const Conversions&, const Conversions&) = default;
    };

    /// How far the turn of the active player is.
    struct Actions {
        int taken = 0;
        std::optional<int> most;  ///< none: as many as one likes
        friend bool operator==(const Actions&, const Actions&) = default;
    };

    std::vector<PlayerId> order;         ///< seats in playing order
    std::optional<Actions> actions;      ///< in the action phase
    std::vector<PlayerId> draft;         ///< in the draft, by seats: who gets what is left
    std::optional<int> last_generation;  ///< where it is known before
    std::vector<Parameter> parameters;
    std::vector<Player> players;
    std::vector<Hand> hand;   ///< of the viewer, the cheapest first
    std::vector<Hand> dealt;  ///< cards on offer to the viewer, likewise
    std::optional<Conversions> conversions;
    int milestones_left = 0;            ///< that can be claimed
    int awards_left = 0;                ///< that can be funded
    std::vector<Milestone> milestones;  ///< none in the solo game
    std::vector<Award> awards;
    std::vector<Colony> colonies;  ///< in the game
    friend bool operator==(const TerraformingFacts&, const TerraformingFacts&) = default;
};

TerraformingFacts facts(const terraforming::View& view);

}  // namespace planitia::desk
