/// How Terraforming Mars is played, in English.
#pragma once
#include <present/guide.h>

namespace planitia::present {

// clang-format off
inline constexpr GuidePage kTerraformingPagesEnglish[] = {
    {"the goal",
     "You lead a corporation that is making Mars fit to live on. Three global parameters rise during the game: temperature from −30 to +8 °C, oxygen from 0 to 14% and oceans from 0 to 9 tiles.\n"
     "Each time you raise one of them by a step, your terraform rating (TR) rises by 1. TR is income in every generation and victory points at the end.\n"
     "The generation in which all three reach their maximum is the last. After it, plants may still become greenery tiles; then the player with the most victory points wins.\n"
     "A solo game always lasts 14 generations: by the end of the last one, all three must be at their maximum. Milestones and awards are left out."},
    {"a generation",
     "Research (from the second generation on): you look at four cards and buy any of them for 3 megacredits (M€) each. You pay the cost of a card itself later, when you play it.\n"
     "Actions: players take turns. On your turn you take one or two actions, or you pass and wait for the next generation. This goes on until everyone has passed.\n"
     "Production: unused energy becomes heat. Then you gain M€ equal to your TR plus your M€ production, and as much of every other resource as you produce.\n"
     "Each new generation begins with the next player."},
    {"actions",
     "Play a card. Its requirements, such as 4% oxygen, matter only at the moment you play it.\n"
     "Use the action of a card in front of you. Each card’s action can be used once per generation.\n"
     "Use a standard project. These are open to everyone and cost only M€: a power plant, an asteroid, an aquifer, a greenery or a city. Cards you do not need can be sold for 1 M€ each.\n"
     "Turn 8 plants into a greenery tile, which raises oxygen 1 step, or spend 8 heat to raise temperature 1 step.\n"
     "Claim a milestone for 8 M€ when you meet its condition, or fund an award: the first costs 8 M€, the second 14, the third 20. Only three milestones can be claimed and three awards funded in a game."},
    {"cards and tags",
     "Green cards take effect once and stay on the table. Blue cards have an action or a lasting effect. Red cards are events: they take effect once and are then turned face down.\n"
     "Tags show what a card is about. Other cards count tags, require them, or make cards that have them cheaper. Tags on events no longer count once they are face down.\n"
     "Each steel is worth 2 M€ towards a card with a building tag, each titanium 3 M€ towards a card with a space tag.\n"
     "Production pays out every generation, everything else only once. So production is worth most at the start of the game, points at the end."},
    {"tiles and points",
     "When you place a tile, you gain what is printed on its space and 2 M€ for each ocean next to it. Oceans have spaces of their own. A greenery goes next to one of your own tiles if possible; a city normally may not stand next to another city.\n"
     "At the end you score your TR, 5 points for each of your milestones and, for each award that was funded, 5 points for first place and 2 for second (with two players, only for first).\n"
     "Each of your greeneries scores 1 point, and each of your cities 1 point for every greenery next to it, whoever owns it. Then add the points from your cards.\n"
     "If points are tied, the player with more M€ wins."},
};
inline constexpr Guide kTerraformingGuideEnglish = {
    kTerraformingPagesEnglish,
    "You play the Beginner Corporation: you start with 42 M€ and ten free cards. Begin with what raises your production, because it pays every generation.\n"
    "A turn is one or two actions. Pass only when nothing is worth its price any more; you keep the M€ you have not spent.\n"
    "For the selected answer you see what it will do, for a grey one why it is not possible. Press ? for an explanation, ! for a hint and Backspace to take back your last choice."};
// clang-format on

}  // namespace planitia::present
