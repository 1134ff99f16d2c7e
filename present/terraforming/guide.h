/// How Terraforming Mars is played.
#pragma once
#include <present/guide.h>

namespace planitia::present {

Guide terraforming_guide(Language language);

}  // namespace planitia::present
