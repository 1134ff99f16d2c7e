/// How the things of Terraforming Mars are called inside a sentence.
#pragma once
#include <present/slots.h>
#include <present/terraforming/describe.h>
#include <present/terraforming/phrasebook.h>
#include <present/terraforming/titles.h>

namespace planitia::present {

class TerraformingNames {
  public:
    explicit TerraformingNames(const Speaker& speaker) : speaker_(speaker), book_(speaker.book) {}

    /// In quotes, also those of projects, milestones and awards.
    std::string card(terraforming::CardId card) const { return titled(card); }
    template <class Thing>
    std::string titled(Thing thing) const {
        return quoted(book_, title(book_.language, thing));
    }
    const Noun* colony(terraforming::Colony colony) const { return book_.noun(colony); }
    /// The card or colony tile that something comes from; empty when there is none.
    std::string source(terraforming::CardId source) const;
    /// Only the World Government acts without a seat.
    std::string player(PlayerId player) const;
    /// How a space is told: as what is claimed, where a tile goes, or alone.
    enum class Place : std::uint8_t { claimed, whither, listed };
    std::string space(terraforming::SpaceId space, Place place) const;
    /// Where a parameter stands, as printed along its track.
    std::string figure(terraforming::Parameter parameter, int n) const;
    /// `card` is whose special tile it is.
    SlotValue tile(terraforming::Tile tile, terraforming::CardId card) const;

    /// Nouns that only stand after a number.
    SlotList nouns() const;

  private:
    const Speaker& speaker_;
    const Phrasebook& book_;
};

}  // namespace planitia::present
