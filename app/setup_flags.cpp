#include "setup_flags.h"

#include <CLI/CLI.hpp>

namespace planitia {

void add_setup_flags(CLI::App& command, SetupFlags& flags) {
    const char* const setup = "Set-up of Terraforming Mars";
    command.add_option("--map", flags.map, "tharsis, hellas or elysium")->group(setup);
    command.add_flag("--draft", flags.draft, "With the draft variant")->group(setup);
    command.add_flag("--no-corporate-era", flags.no_corporate_era, "Without the Corporate Era")->group(setup);
    command.add_flag("--colonies", flags.colonies, "With the Colonies expansion")->group(setup);
    command
        .add_flag("--world-government", flags.world_government,
                  "The World Government raises a parameter after every generation")
        ->group(setup);
    command
        .add_option("--corporation-deal", flags.corporation_deal,
                    "With Colonies: mixed, or one-of-each for one of its corporations and one other")
        ->group(setup);
    command.add_option("--beginners", flags.beginners, "Seats that get the Beginner Corporation: 0,2")
        ->delimiter(',')
        ->group(setup);
    command
        .add_option("--unplaceable-tiles", flags.unplaceable_tiles,
                    "What happens to a tile that has nowhere to go: skip or forbid")
        ->group(setup);
    const char* const of_martians = "Set-up of Martians";
    command.add_option("--variant", flags.variant, "coop, semi or competitive")->group(of_martians);
    command.add_option("--scenario", flags.scenario, "A scenario, such as first-footprints")->group(of_martians);
}

Document setup_of(const SetupFlags& flags, int players) {
    Document setup = Document::map({{"players", players}});
    if (!flags.map.empty()) setup.set("map", flags.map);
    if (flags.no_corporate_era) setup.set("corporateEra", false);
    if (flags.draft) setup.set("draft", true);
    if (flags.colonies) setup.set("colonies", true);
    if (flags.world_government) setup.set("worldGovernment", true);
    if (!flags.corporation_deal.empty()) setup.set("corporationDeal", flags.corporation_deal);
    if (!flags.unplaceable_tiles.empty()) setup.set("unplaceableTiles", flags.unplaceable_tiles);
    if (!flags.variant.empty()) setup.set("variant", flags.variant);
    if (!flags.scenario.empty()) setup.set("scenario", flags.scenario);
    if (!flags.beginners.empty()) {
        Document seats = Document::list();
        for (int seat : flags.beginners) seats.add(seat);
        setup.set("beginners", std::move(seats));
    }
    return setup;
}

}  // namespace planitia
