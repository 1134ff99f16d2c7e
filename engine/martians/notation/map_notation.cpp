#include <martians/catalogue/mine.h>
#include <martians/notation/catalogue_notation.h>
#include <martians/notation/names.h>

#include <algorithm>

namespace planitia::martians {

namespace {

/// Row and place from 1; q and r are axial.
Document write_hex(HexId hex) {
    const Axial at = kHexPlaces[hex.index()];
    Document neighbours = Document::list();
    for (HexId next : beside(hex)) neighbours.add(next.index());
    Document document = Document::map({{"hex", hex.index()},
                                       {"row", at.r + 4},
                                       {"place", at.q - std::max(-3, -3 - at.r) + 1},
                                       {"q", int{at.q}},
                                       {"r", int{at.r}},
                                       {"neighbours", std::move(neighbours)}});
    if (std::ranges::find(kStartHexes, hex) != kStartHexes.end()) document.set("start", true);
    return document;
}

}  // namespace

Document write_map() {
    Document hexes = Document::list();
    for (std::size_t i = 0; i < kHexes; ++i) hexes.add(write_hex(HexId{i}));
    Document tokens = Document::list();
    for (std::size_t i = 0; i < kTokenKinds; ++i)
        tokens.add(Document::map({{"token", kTokens[i].slug},
                                  {"ice", int{kTokens[i].ice}},
                                  {"regolith", int{kTokens[i].regolith}},
                                  {"copies", int{kTokens[i].copies}}}));
    return Document::map({{"hexes", std::move(hexes)}, {"tokens", std::move(tokens)}});
}

}  // namespace planitia::martians
