/// Positions, views, decisions, choices, reasons and events as documents: the position format and the options of
/// the protocol. Names are those of docs/protocol.md.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/refusal.h>
#include <terraforming/observe/observe.h>
#include <terraforming/rules/rules.h>

#include <span>
#include <vector>

namespace planitia::terraforming {

Document write_setup(const Setup& setup);
Result<Setup, Refusal> read_setup(const Document& document);
/// The options of a set-up with their defaults.
Document setup_options();

/// All of it, nothing hidden. In the middle of things it also has `pending`, so that every decision point can be
/// written down and set up again.
Document write_position(const Position& position);
Result<Position, Refusal> read_position(const Document& document);
Document write_view(const View& view);

/// The question a seat is asked, with every option or the set to pick from.
Document write_decision(const Position& position, PlayerId player);
Document write_choice(const Position& position, PlayerId player, std::span<const Option> choice);
Result<std::vector<Option>, Refusal> read_choice(const Position& position, PlayerId player, const Document& document);

/// `legal` and `reasons` for a choice named by its fields, legal or not.
Result<Document, Refusal> explain(const Position& position, PlayerId player, const Document& document);
/// `at` is the field of the option that the reason is about.
Document write_reason(const Reason& reason, const Option& option);

Document write_event(const Setup& setup, const Event& event);

}  // namespace planitia::terraforming
