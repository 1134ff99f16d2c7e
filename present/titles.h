/// Titles of every game.
#pragma once
#include <present/martians/titles.h>
#include <present/terraforming/titles.h>
