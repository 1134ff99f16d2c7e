#include <kit/setups.h>

namespace planitia::kit {

namespace {

terraforming::Setup for_players(int players) {
    terraforming::Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    return setup;
}

}  // namespace

std::vector<NamedSetup> terraforming_setups() {
    std::vector<NamedSetup> setups;
    setups.push_back({"solo", for_players(1)});
    for (int players = 2; players <= 5; ++players)
        setups.push_back({"players_" + std::to_string(players), for_players(players)});
    setups.push_back({"standard_game", for_players(3)});
    setups.back().setup.corporate_era = false;
    setups.push_back({"draft", for_players(3)});
    setups.back().setup.draft = true;
    setups.push_back({"beginners", for_players(4)});
    setups.back().setup.beginners.insert(PlayerId{1});
    setups.back().setup.beginners.insert(PlayerId{3});
    setups.push_back({"tiles_forbid", for_players(2)});
    setups.back().setup.unplaceable_tiles_forbid = true;
    setups.push_back({"colonies_solo", for_players(1)});
    setups.back().setup.colonies = true;
    setups.push_back({"colonies", for_players(3)});
    setups.back().setup.colonies = true;
    setups.push_back({"colonies_of_each", for_players(5)});
    setups.back().setup.colonies = true;
    setups.back().setup.one_corporation_of_each = true;
    setups.push_back({"world_government", for_players(2)});
    setups.back().setup.world_government = true;
    setups.push_back({"colonies_with_all", for_players(4)});
    setups.back().setup.colonies = true;
    setups.back().setup.world_government = true;
    setups.back().setup.draft = true;
    return setups;
}

std::vector<NamedSetup> setups_on_other_maps() {
    std::vector<NamedSetup> setups;
    for (terraforming::Map map : every<terraforming::Map>()) {
        if (map == terraforming::Map{}) continue;
        const std::string name(terraforming::slug(map));
        for (int players : {1, 3}) {
            setups.push_back({name + (players == 1 ? "_solo" : ""), for_players(players)});
            setups.back().setup.map = map;
        }
        setups.push_back({name + "_with_all", for_players(4)});
        setups.back().setup.map = map;
        setups.back().setup.colonies = true;
        setups.back().setup.world_government = true;
        setups.back().setup.unplaceable_tiles_forbid = true;
    }
    return setups;
}

}  // namespace planitia::kit
