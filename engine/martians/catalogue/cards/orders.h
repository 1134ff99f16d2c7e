/// The orders of the competitive game.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr OrderInfo kOrders[] = {
    {Order::dust_bricks,     "dust-bricks",     price(3, regolith), 5},
    {Order::landing_pad,     "landing-pad",     price(4, regolith), 7},
    {Order::frozen_archive,  "frozen-archive",  price(3, ice), 5},
    {Order::ice_export,      "ice-export",      price(4, ice), 7},
    {Order::charge_rover,    "charge-rover",    price(4, energy), 3},
    {Order::beacon_grid,     "beacon-grid",     price(6, energy), 5},
    {Order::spare_parts,     "spare-parts",     price(2, aux), 5},
    {Order::antenna_mast,    "antenna-mast",    price(2, aux, 3, energy), 7},
    {Order::workshop,        "workshop",        price(3, aux, 2, regolith), 10},
    {Order::water_barrels,   "water-barrels",   price(3, water), 7},
    {Order::coolant_loop,    "coolant-loop",    price(2, water, 2, energy), 6},
    {Order::picnic,          "picnic",          price(2, food), 6},
    {Order::feast,           "feast",           price(4, food), 10},
    {Order::first_aid,       "first-aid",       price(1, medicine), 8},
    {Order::outpost_clinic,  "outpost-clinic",  price(2, medicine), 15},
    {Order::rescue_pack,     "rescue-pack",     price(1, medicine, 1, food, 1, water), 13},
    {Order::yellow_samples,  "yellow-samples",  price(2, mineral_yellow), 8},
    {Order::red_samples,     "red-samples",     price(2, mineral_red), 8},
    {Order::collectors_pair, "collectors-pair", price(1, mineral_yellow, 1, mineral_red), 6},
    {Order::rare_earths,     "rare-earths",     price(1, mineral_green, 1, mineral_blue), 12},
    {Order::four_colours,    "four-colours",    price(1, mineral_yellow, 1, mineral_red, 1, mineral_green, 1, mineral_blue), 20},
    {Order::charity,         "charity",         price(6, money), 4},
    {Order::museum_wing,     "museum-wing",     price(8, money, 1, regolith), 7},
    {Order::terrarium,       "terrarium",       price(1, food, 1, water, 1, mineral_green), 12},
};
// clang-format on

}  // namespace words

constexpr const OrderInfo& info(Order order) { return words::kOrders[static_cast<std::size_t>(order)]; }

}  // namespace planitia::martians
