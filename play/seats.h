/// What is agreed on for every table, whatever is played.
#pragma once
#include <table/seat.h>

#include <string>
#include <vector>

namespace planitia::play {

/// Names bots that have none.
void name_bots(std::vector<table::Seat>& seats);
/// Nobody can guess it.
std::string fresh_seed();

}  // namespace planitia::play
