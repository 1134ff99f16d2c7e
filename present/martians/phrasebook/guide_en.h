/// How Martians is played, in English.
#pragma once
#include <present/guide.h>

namespace planitia::present {

// clang-format off
inline constexpr GuidePage kMartiansPagesEnglish[] = {
    {"the goal",
     "A small colony on Mars must hold out for four or five rounds. Each player runs one of its corporations.\n"
     "Cooperative: you win together if, after the last round, all tasks of the scenario are completed, its conditions are met, and no needs are left in the quarters.\n"
     "Semi-cooperative: the mission is the same, and the game ends as soon as you have met it, in round 3 at the earliest. Then the player with the highest reputation wins; if the mission fails, nobody does.\n"
     "Competitive: there is no mission. Each player has a quarter of their own and completes orders; the player with the highest reputation wins."},
    {"a round",
     "Supply (from the second round on): new oxygen, sickness and hunger tokens come to the quarters. Then the weather changes, an event happens, and installations produce energy.\n"
     "Work: each player has three turns, or four once the population has grown. After everyone’s second turn, the weather changes again, another event happens, and energy is produced.\n"
     "Settlement: tokens left in a quarter hurt you. Oxygen tokens kill one of your colonists, which costs you a turn in every later round. Sickness sends one of your markers to the infirmary, and 1 time brings it back; hunger sends one to the living zone, and money brings it back. In the competitive game only your own quarter affects you.\n"
     "A quarter whose needs have all been met gains a growth token. Three of them in one quarter make the population grow: you get a fourth colonist, but there will also be more needs."},
    {"a turn",
     "You have 3 time. Put a marker on a free field of a building and take one or more different actions there. Nearly all of them cost time, and most also cost goods.\n"
     "Each further building you visit needs another marker. Resting costs 1 time and brings all your markers back from the buildings.\n"
     "A slow field costs 1 extra time until the building is built. A closed field opens when the building is expanded.\n"
     "At the end of your turn you may deliver up to two products: food removes a hunger token, medicine a sickness token.\n"
     "Short of energy? Once per turn the RTG gives you 1 energy for 1 reputation, as long as its supply lasts."},
    {"buildings",
     "The MOXIE generator removes oxygen tokens. The mining site yields ice and regolith.\n"
     "The water treatment plant turns ice into water. The greenhouses make food from water, the hospital makes medicine from water and auxiliary material. The greenhouses must be expanded first (except in “First Footprints”).\n"
     "At the lander you unload auxiliary material, earn money with research, and complete the tasks of the mission or, in the competitive game, orders.\n"
     "In the construction yard you build energy installations, and build or expand other buildings. In the laboratory you develop technologies, and in the education centre you hire specialists and assistants."},
    {"reputation and the end",
     "You gain reputation for removing oxygen tokens, for building and expanding, and for deliveries, tasks and orders. In the cooperative game it is shared and called satisfaction. Every scenario asks for a certain satisfaction; in the semi-cooperative game that is the reputation of all players together.\n"
     "There is no settlement after the last round. If any needs are left then, the mission fails; in the competitive game each one in your quarter costs you 3 reputation, and so does each of your dead colonists.\n"
     "The forecast, one of the pages that Tab turns to, shows at any time what would happen if the round ended now, and how to prevent it."},
};
inline constexpr Guide kMartiansGuideEnglish = {
    kMartiansPagesEnglish,
    "Build one or two energy installations in the first round: most actions cost energy, and the sooner you have them, the more they produce.\n"
    "In the first round the only need is oxygen. Use the time to mine ice, purify water and build the hospital before sickness and hunger come.\n"
    "Look at the forecast (Tab) before the last turn of each round. Press ? for an explanation, ! for a hint and Backspace to take back your last choice."};
// clang-format on

}  // namespace planitia::present
