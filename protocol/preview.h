/// A preview as the protocol answers it.
#pragma once
#include <core/document.h>
#include <desk/preview.h>
#include <protocol/telling.h>

namespace planitia::protocol {

/// How previews are wanted.
struct PreviewWish {
    desk::Reach reach = {};
    bool has_facts = false;  ///< places below `/facts` are told too
};

/// For each choice: `changes` and `events` hold what is the same in every outcome, `hidden` the places and events that are not, and
/// `reveals` says what stands in the way of taking it back.
Document::List write_previews(const desk::Match& match, PlayerId player, std::span<const desk::Choice> choices,
                              const PreviewWish& wish, const Telling& telling);

/// `previews` of every choice that an awaited seat has, each with the number of its option.
Document write_all_previews(const desk::Match& match, PlayerId player, const PreviewWish& wish, const Telling& telling);

}  // namespace planitia::protocol
