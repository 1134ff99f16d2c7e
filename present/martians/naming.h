/// How the things of Martians are called inside a sentence.
#pragma once
#include <present/martians/describe.h>
#include <present/martians/phrasebook.h>
#include <present/martians/titles.h>
#include <present/slots.h>

namespace planitia::present {

class MartiansNames {
  public:
    MartiansNames(const Speaker& speaker, const martians::Setup& setup)
        : book_(speaker.book),
          scenario_(setup.scenario),
          reputation_(setup.variant == martians::Variant::coop ? MartiansNoun::satisfaction
                                                               : MartiansNoun::reputation) {}

    /// In quotes.
    template <class Thing>
    std::string titled(Thing thing) const {
        return quoted(book_, title(book_.language, thing));
    }
    /// Who is hired or dismissed.
    std::string worker(martians::Person person) const;
    /// Of the scenario, counted from 0.
    std::string task(std::size_t index) const;
    /// How a place of the mining site is told.
    enum class Place : std::uint8_t { alone, whither, whence };
    std::string hex(martians::HexId hex, Place place = Place::alone) const;
    /// What reputation is called in this game.
    MartiansNoun reputation() const { return reputation_; }

    /// Nouns that a phrase may need whatever it is about.
    SlotList nouns() const;

  private:
    const Phrasebook& book_;
    martians::Scenario scenario_;
    MartiansNoun reputation_;
};

}  // namespace planitia::present
