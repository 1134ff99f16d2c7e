/// What an option of any game means.
#pragma once
#include <present/martians/explain.h>
#include <present/terraforming/explain.h>
