/// The short form of a position, as scenarios write it. Parts are separated by semicolons:
///
///   gen 3; temp -30; oxygen 5; oceans 2; first B; active A; actions 1
///   A: mc 14, titanium 2, prod energy 1 mc -2, tr 25, corp helion, hand asteroid comet, played birds=2 mine!
///   tiles 4 ocean, 20 city B, phobos city A, 33 greenery neutral, 21 natural-preserve A; claims 12 A
///   milestones builder A, mayor B; awards banker B; deck bushes trees; discards comet
///   solo; players 3; map hellas; no-corporate-era; draft; forbid; rest B; seed any; phase solar; world-government
///   colonies luna 3 A B visitor C, titan asleep, io
///
/// Players are A to E; there are as many as the last one named, at least two (one with `solo`).
/// `oceans n` puts ocean tiles on the first free ocean areas until there are n of them.
/// `=n` after a card: it holds n resources. `!`: its action was used in this generation.
/// `deck` names the cards on top, in drawing order; with `rest B` it has no others: all that are named nowhere are in
/// the hand of B. `forbid`: a tile without a place forbids its card.
/// `colonies`: with the expansion, and these tiles: the space of the marker counted from 0 (or `asleep`; left out: where
/// it begins), the owners of the colonies in slot order, and whose fleet is there. `colonies` alone: tiles are dealt.
/// Facts of a player: fleets, mc, steel, titanium, plants, energy, heat, prod, tr, corp, hand, played, passed, first-action
/// (pending; `no-first-action` says it is done), raised-tr, next-discount n, next-requirement n.
#pragma once
#include <kit/words.h>
#include <terraforming/catalogue/map.h>

#include <optional>
#include <string>
#include <string_view>

namespace planitia::kit {

/// A card with what stands behind it: `birds=2!`.
struct CardWord {
    std::string slug;
    std::optional<int> resources;
    bool used = false;
};
CardWord card_word(std::string_view word);

terraforming::Map map_named(std::string_view name);

/// A tile of `colonies`: `luna 3 A B visitor C`.
struct ColonyFact {
    std::string colony;
    std::optional<int> marker;
    bool is_asleep = false;
    Document owners = Document::list();
    std::optional<std::size_t> visitor;
};
ColonyFact colony_fact(const Fact& fact);

/// A space as a number, or by name.
Document space_named(const std::string& word);
/// The resource of the protocol for a short word; empty when it is none.
std::string resource_named(std::string_view word);

/// The document of the position that a text describes.
Document position_document(std::string_view text);

}  // namespace planitia::kit
