/// The routes of the API: docs/server.md.
#pragma once
#include <house/house.h>
#include <server/limits.h>
#include <server/router.h>

#include <string>
#include <vector>

namespace planitia::server {

/// What routes are answered with.
struct Api {
    house::House& house;
    HouseLimits& limits;
    bool has_secure_cookies = false;
    std::string build;
};

void add_people_routes(std::vector<Route>& routes, Api& api);
void add_table_routes(std::vector<Route>& routes, Api& api);
void add_game_routes(std::vector<Route>& routes, Api& api);

}  // namespace planitia::server
