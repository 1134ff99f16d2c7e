/// Everything that is printed: `info(thing)` gives the row of a thing, `info(thing, rules)` as it was by earlier rules.
#pragma once
#include <martians/catalogue/cards/actions.h>
#include <martians/catalogue/cards/buildings.h>
#include <martians/catalogue/cards/crops.h>
#include <martians/catalogue/cards/events.h>
#include <martians/catalogue/cards/orders.h>
#include <martians/catalogue/cards/people.h>
#include <martians/catalogue/cards/research.h>
#include <martians/catalogue/cards/scenarios.h>
#include <martians/catalogue/cards/technologies.h>
#include <martians/catalogue/cards/weather.h>
#include <martians/catalogue/former.h>
#include <martians/catalogue/mine.h>
#include <martians/catalogue/prices.h>
