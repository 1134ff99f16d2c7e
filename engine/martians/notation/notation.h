/// Positions, views, decisions, choices, reasons and events of Martians as documents, and back.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/refusal.h>
#include <martians/observe/observe.h>
#include <martians/rules/event.h>
#include <martians/rules/forecast.h>
#include <martians/rules/option.h>
#include <martians/rules/reason.h>

#include <span>
#include <vector>

namespace planitia::martians {

Document write_setup(const Setup& setup);
Result<Setup, Refusal> read_setup(const Document& document);
/// Every option of the set-up with its default.
Document setup_options();

Document write_position(const Position& position);
/// What a document leaves out is as in a fresh deal with its options and seed.
Result<Position, Refusal> read_position(const Document& document);
Document write_view(const View& view);

Document write_decision(const Position& position, PlayerId player);
Document write_option(const Position& position, const Option& option);
/// The option that the document names by its fields, legal or not.
Result<Option, Refusal> read_option(const Position& position, const Document& document);
/// The option on offer that the document means.
Result<std::vector<Option>, Refusal> read_choice(const Position& position, PlayerId player, const Document& document);
Result<Document, Refusal> explain(const Position& position, PlayerId player, const Document& document);
Document write_reason(const Reason& reason, const Option& option);

/// Older rules have older names for some things; digests of their games are made of them.
Document write_event(const Setup& setup, const Event& event);
/// Mission, tasks, conditions, needs and deaths.
Document write_result(const Position& position);
/// What a forecast says of the quarters.
Document write_quarters(const Position& position, const Forecast& forecast);
/// What the settlement (in the last round: the final check) would bring now, and what could avert it.
Document write_forecast(const Position& position, PlayerId player);

}  // namespace planitia::martians
