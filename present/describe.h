/// What happens at a table of any game, in words.
#pragma once
#include <present/martians/describe.h>
#include <present/terraforming/describe.h>
