/// The values of whichever game. The alternatives stand in the same order everywhere, so that the index says which game it is.
#pragma once
#include <martians/observe/observe.h>
#include <martians/rules/event.h>
#include <martians/rules/option.h>
#include <martians/rules/reason.h>
#include <terraforming/observe/observe.h>
#include <terraforming/rules/event.h>
#include <terraforming/rules/option.h>
#include <terraforming/rules/reason.h>

#include <variant>
#include <vector>

namespace planitia::desk {

using AnySetup = std::variant<terraforming::Setup, martians::Setup>;
using AnyPosition = std::variant<terraforming::Position, martians::Position>;
using AnyView = std::variant<terraforming::View, martians::View>;
using AnyOption = std::variant<terraforming::Option, martians::Option>;
using AnyEvent = std::variant<terraforming::Event, martians::Event>;
using AnyReason = std::variant<terraforming::Reason, martians::Reason>;

/// A whole choice: the small answers it is made of. Most have one; a set of cards has one for every card and one for the end.
using Choice = std::vector<AnyOption>;

}  // namespace planitia::desk
