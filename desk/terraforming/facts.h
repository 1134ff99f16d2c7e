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
    };
    /// A card in the viewer's hand.
    struct Hand {
        terraforming::CardId card;
        int cost = 0;  ///< after discounts
        int printed = 0;
        bool is_unmet = false;  ///< a requirement does not hold
    };
    /// The next step of a parameter that gives something.
    struct BonusStep {
        int at = 0;              ///< degrees, per cent
        std::string_view gives;  ///< "heat-production", "ocean", "temperature"
    };
    struct Parameter {
        terraforming::Parameter parameter = {};
        int level = 0;  ///< degrees, per cent, oceans
        int left = 0;   ///< steps to go
        std::optional<BonusStep> next;
    };
    struct Milestone {
        terraforming::Milestone milestone = {};
        int price = 0;
        int needs = 0;
        ByPlayer<int> values = {};
        PlayerId owner;
    };
    struct Award {
        terraforming::Award award = {};
        int price = 0;  ///< to fund the next one
        ByPlayer<int> values = {};
        PlayerSet leaders;
        PlayerId funder;
    };
    struct Colony {
        terraforming::Colony colony = {};
        bool is_awake = false;
        int step = 0;                              ///< of the track, at which a trade would take place now
        ByEnum<terraforming::Fee, int> fees = {};  ///< what the viewer would pay, by kind of fee
    };

    std::vector<PlayerId> order;  ///< seats in playing order
    std::vector<Parameter> parameters;
    std::vector<Player> players;
    std::vector<Hand> hand;
    int milestones_left = 0;  ///< that can be claimed
    int awards_left = 0;      ///< that can be funded
    std::vector<Milestone> milestones;
    std::vector<Award> awards;
    std::vector<Colony> colonies;
};

TerraformingFacts facts(const terraforming::View& view);

}  // namespace planitia::desk
