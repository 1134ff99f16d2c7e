/// How Martians is played.
#pragma once
#include <present/guide.h>

namespace planitia::present {

Guide martians_guide(Language language);

}  // namespace planitia::present
