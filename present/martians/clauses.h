/// What the things of Martians cost and do, as clauses in the imperative, from the declarations that the rules use.
#pragma once
#include <martians/catalogue/catalogue.h>
#include <present/martians/phrasebook.h>
#include <present/martians/titles.h>
#include <present/slots.h>

#include <string>
#include <vector>

namespace planitia::present {

struct Price {
    int time = 0;
    martians::Cost goods = {};
};

/// "1/1/2/2": for each number of players.
std::string figures_by_players(const martians::ByPlayers& figures);

/// A building or a person inside a sentence.
template <class Thing>
std::string named(const Phrasebook& book, Thing thing) {
    return book.say(MartiansPhrase::named, {{"title", std::string(title(book.language, thing))}});
}

class Clauses {
  public:
    /// `reputation` is what reputation is called in this game.
    explicit Clauses(const Phrasebook& book, MartiansNoun reputation = MartiansNoun::reputation,
                     Mood mood = Mood::imperative)
        : book_(book), reputation_(reputation), mood_(mood) {}

    Clauses in(Mood mood) const { return Clauses(book_, reputation_, mood); }
    /// For what something is paid.
    Clauses gaining() const { return in(purpose_mood(book_.grammar, mood_)); }
    const Phrasebook& book() const { return book_; }
    /// In the mood of these clauses.
    std::string say(MartiansPhrase phrase, SlotList slots = {}) const;

    /// "pay 1 time and 2 energy"; empty when there is nothing to pay.
    std::string pay(const Price& price) const;
    /// "pay 1 time to gain 2 water", or just what is gained, which `gain` tells.
    template <class Gain>
    std::string bought(const Price& price, const Gain& gain) const {
        return for_purpose(paying().pay(price), gain);
    }
    /// "lose 1 reputation to take 1 energy"
    template <class Gain>
    std::string bought_with_reputation(int n, const Gain& gain) const {
        return for_purpose(paying().reputation(-n), gain);
    }
    /// "1 time, 2 energy": as it stands in brackets.
    std::string cost(const Price& price) const;
    std::string gain(const martians::Cost& goods) const;
    /// "1 ice and 1 regolith": the object of `gain`.
    std::string gains(const martians::Cost& goods) const;
    /// Gains it, or loses it where `n` is below 0; empty for 0.
    std::string reputation(int n) const;
    /// "+2 reputation": as it stands in brackets.
    std::string reputation_change(int n) const;

    /// The price that is fixed, and what the action does.
    std::string action(martians::Action action) const;
    /// What a specialist does for its price, or an assistant always.
    std::string person(martians::Person person) const;
    std::string technology(martians::Technology technology) const;
    std::string harvest(martians::Crop crop) const;
    std::string research(martians::Research tile, int time) const;
    /// Of a task or an order.
    std::string mission(const Price& price, int reputation) const;
    std::string event_choice(const martians::EventChoice& choice) const;
    /// What holds for good, or until the end of a round.
    std::string lasting(const martians::Ongoing& effect) const;
    /// What every installation, or one of a kind, makes more or less; after another of which that was told, shorter.
    std::string output(const Noun* installation, int n, bool is_again = false) const;
    std::string condition(const martians::ScenarioInfo& scenario, martians::Condition condition) const;
    /// The same with the figures for so many players alone.
    std::string condition_for(const martians::ScenarioInfo& scenario, martians::Condition condition, int players) const;

    /// "“Build”: pay 1 time"
    std::string titled(std::string_view title, std::string what) const;
    /// Clauses of one sentence; those that are empty are left out.
    std::string joined(const std::vector<std::string>& clauses) const;

  private:
    /// The price is told before what it pays for.
    Clauses paying() const {
        Clauses clauses = *this;
        clauses.is_price_ = true;
        return clauses;
    }
    template <class Gain>
    std::string for_purpose(const std::string& price, const Gain& gain) const {
        return price.empty() ? gain(*this)
                             : say(MartiansPhrase::purpose, {{"spent", price}, {"gain", gain(gaining())}});
    }

    std::vector<std::string> items(MartiansPhrase item, const Price& price) const;
    std::string effect(const martians::Effect& effect) const;
    std::string effects(const martians::Effects& effects) const;
    std::string buildings(std::uint16_t bits) const;

    const Phrasebook& book_;
    MartiansNoun reputation_;
    Mood mood_;
    bool is_price_ = false;
};

}  // namespace planitia::present
