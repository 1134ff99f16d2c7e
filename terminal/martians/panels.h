/// The parts of the table of Martians. Each draws from the top of its region and gives the rows that all of it takes, also
/// where the region has fewer.
#pragma once
#include <terminal/martians/table.h>

namespace planitia::terminal {

/// Turns, the mid-round step and the settlement, who has had a turn, and the time that is left.
int draw_track(const MartiansTable& table, Region region);
/// The four quarters side by side: needs, what settlement would bring, markers held there.
int draw_quarters(const MartiansTable& table, Region region);

/// Names and fields, in as many columns as there is room for.
int draw_fields(const MartiansTable& table, Region region);
/// The same with the actions and what they cost.
int draw_buildings(const MartiansTable& table, Region region);
/// The same in few rows of many columns.
int draw_building_lines(const MartiansTable& table, Region region);

int draw_stock(const MartiansTable& table, Region region);
std::string stock_title(const MartiansTable& table);
/// Installations, weather, events of this round, RTG.
int draw_energy(const MartiansTable& table, Region region);
int draw_mine(const MartiansTable& table, Region region);

/// Tasks and conditions; orders in the competitive game.
int draw_mission(const MartiansTable& table, Region region);
std::string mission_title(const MartiansTable& table);
/// What is still missing, in one line.
int draw_mission_line(const MartiansTable& table, Region region);
int draw_research(const MartiansTable& table, Region region);

int draw_technologies(const MartiansTable& table, Region region);
int draw_people(const MartiansTable& table, Region region);
/// Tiles beside the greenhouses.
int draw_crops(const MartiansTable& table, Region region);
int draw_players(const MartiansTable& table, Region region);

/// Sentences: what the settlement would bring and how it could be averted.
int draw_forecast(const MartiansTable& table, Region region);
std::string forecast_title(const MartiansTable& table);

/// The first page: as much of everything as the region has room for.
void draw_overview(const MartiansTable& table, Region region);

/// What can be read at the table.
std::vector<ReadingGroup> reading_of(const MartiansTable& table);

std::string martians_headline(const MartiansTable& table);

}  // namespace planitia::terminal
