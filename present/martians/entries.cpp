#include <martians/notation/catalogue_notation.h>
#include <present/martians/shelf.h>
#include <present/martians/strip.h>
#include <present/martians/text.h>
#include <present/martians/titles.h>

namespace planitia::present {

using namespace martians;

namespace {

/// Few things have a mood.
template <class Thing>
std::string flavour_of(Language language, Thing thing) {
    if constexpr (requires { flavour(language, thing); }) return std::string(flavour(language, thing));
    return {};
}

class EntryList {
  public:
    EntryList(Language language, MartiansNoun reputation)
        : language_(language), book_(phrasebook(language)), clauses_(book_, reputation) {}

    /// Precondition: the next of the catalogue is this thing.
    void add(auto thing, std::string title) {  // NOLINT(performance-unnecessary-value-param): it is moved
        all_.push_back({.figures = (*figures_.as_list())[all_.size()],
                        .title = std::move(title),
                        .text = rules_text(clauses_, thing),
                        .flavour = flavour_of(language_, thing),
                        .parts = icon_parts(thing)});
    }
    template <class E>
    void add_each() {
        for (E each : every<E>()) add(each, std::string(title(language_, each)));
    }
    void add_rules() {
        for (OptionKind rule : kRules) add(rule, rule_title(book_, rule));
    }
    std::vector<Entry> take() { return std::move(all_); }

  private:
    Language language_;
    const Phrasebook& book_;
    Clauses clauses_;
    Document figures_ = write_catalogue();
    std::vector<Entry> all_;
};

}  // namespace

std::vector<Entry> martians_entries(Language language, MartiansNoun reputation) {
    EntryList list(language, reputation);
    list.add_each<Building>();
    list.add_each<Technology>();
    list.add_each<Corporation>();
    list.add_each<Person>();
    list.add_each<Crop>();
    list.add_each<Weather>();
    list.add_each<EventCard>();
    list.add_each<Research>();
    list.add_each<Order>();
    list.add_each<Scenario>();
    list.add_each<Installation>();
    list.add_rules();
    return list.take();
}

}  // namespace planitia::present
