/// Titles of everything in Martians that has one, and the few texts that are told rather than generated, in every language.
#pragma once
#include <martians/catalogue/vocabulary.h>
#include <present/language.h>

#include <string_view>

namespace planitia::present {

std::string_view title(Language language, martians::Variant variant);
std::string_view title(Language language, martians::Building building);
std::string_view title(Language language, martians::Action action);
std::string_view title(Language language, martians::Installation installation);
std::string_view title(Language language, martians::Technology technology);
std::string_view title(Language language, martians::Corporation corporation);
std::string_view title(Language language, martians::Person person);
std::string_view title(Language language, martians::Crop crop);
std::string_view title(Language language, martians::Weather weather);
std::string_view title(Language language, martians::EventCard event);
std::string_view title(Language language, martians::Research tile);
std::string_view title(Language language, martians::Order order);
std::string_view title(Language language, martians::Scenario scenario);
/// Of a scenario, counted from 0.
std::string_view task_title(Language language, martians::Scenario scenario, std::size_t task);

/// A sentence to set the mood.
std::string_view flavour(Language language, martians::Weather weather);
std::string_view flavour(Language language, martians::EventCard event);
std::string_view flavour(Language language, martians::Corporation corporation);
std::string_view flavour(Language language, martians::Scenario scenario);
/// What one choice of an event is called; the event itself where there is no such choice.
std::string_view choice_title(Language language, martians::EventCard event, std::size_t index);

}  // namespace planitia::present
