#include <kit/martians_form.h>
#include <kit/martians_said.h>
#include <martians/martians.h>

#include <algorithm>
#include <array>
#include <map>

namespace planitia::kit {

namespace {

/// On top of the decks unless named: weather that changes little, events that ask nothing.
const Strings kCalm = {"fresh-wind",        "clear-sky",   "cargo-chute",      "docking-queue",
                       "sponsor-broadcast", "worn-tracks", "rich-soil",        "clogged-filters",
                       "volunteer-shift",   "wilting",     "earth-inspection", "relief-capsule"};

bool is_setup(const Fact& fact) {
    constexpr std::array<std::string_view, 6> kWords = {"coop", "semi", "competitive", "solo", "scenario", "seed"};
    return fact.label.empty() && std::ranges::find(kWords, fact.key) != kWords.end();
}

/// A deal of the game that the facts speak of, in writing.
Document deal(const std::vector<Fact>& facts) {
    Document options = Document::map();
    std::size_t players = 2;
    std::string seed;
    for (const Fact& fact : facts) {
        if (fact.seat) players = std::max(players, *fact.seat + 1);
        if (!is_setup(fact)) continue;
        if (fact.key == "scenario") {
            options.set("scenario", fact.word(0));
        } else if (fact.key == "seed") {
            seed = fact.word(0);
        } else if (fact.key != "solo") {
            options.set("variant", fact.key);
        }
    }
    for (const Fact& fact : facts) {
        if (!is_setup(fact)) continue;
        if (fact.key == "solo") players = 1;
        if (fact.key != "scenario" && fact.key != "seed" && !fact.words.empty())
            players = static_cast<std::size_t>(number(fact.words[0]));
    }
    const auto setup = martians::Martians::read_setup(options.set("players", players));
    if (!setup) throw BadFact("the set-up is refused: " + setup.error().message + " at " + setup.error().at);
    return martians::Martians::write_position(*martians::Martians::begin(*setup, seed));
}

Document without(const Document& map, std::initializer_list<std::string_view> keys) {
    Document rest = Document::map();
    for (const auto& [key, value] : *map.as_map())
        if (std::ranges::find(keys, key) == keys.end()) rest.set(key, value);
    return rest;
}

void clear_figures(Document& map) {
    Document zero = Document::map();
    for (const auto& [key, n] : *map.as_map()) zero.set(key, 0);
    map = zero;
}

/// Adds the names of a list, or those of a map as often as it says.
void add_names(const Document& cards, Strings& names) {
    if (cards.as_list() != nullptr)
        for (const std::string& each : names_in(cards)) names.push_back(each);
    if (cards.as_map() != nullptr)
        for (const auto& [name, n] : *cards.as_map())
            names.insert(names.end(), static_cast<std::size_t>(*n.as_int()), name);
}

void remove_names(const Strings& taken, Strings& names) {
    for (const std::string& each : taken)
        if (const auto found = std::ranges::find(names, each); found != names.end()) names.erase(found);
}

/// The named ones before the others; of those the calm ones come first, then by name.
void put_on_top(const Strings& top, Strings& names) {
    remove_names(top, names);
    std::ranges::sort(names, {},
                      [](const std::string& name) { return std::pair(std::ranges::find(kCalm, name), name); });
    names.insert(names.begin(), top.begin(), top.end());
}

class Layout {
  public:
    explicit Layout(std::string_view text) : facts_(parse_facts(text)), position_(deal(facts_)) {}

    Document lay_out() {
        collect();
        bare();
        for (const Fact& fact : facts_)
            if (!is_setup(fact)) put(fact);
        fill_decks();
        give_crops();
        if (!is_named("turn")) position_ = without(position_, {"turn"});
        return position_;
    }

  private:
    Document& at(const std::string& pointer) { return const_cast<Document&>(kit::value_at(position_, pointer)); }

    bool is_named(std::string_view key) const { return std::ranges::find(named_, key) != named_.end(); }

    /// All cards of the deal go back into their decks.
    void collect() {
        for (const Deck& deck : martians_decks()) {
            if (find_at(position_, deck.at) == nullptr) continue;
            Strings& pool = pools_[deck.at];
            add_names(at(deck.at), pool);
            for (const std::string& place : deck.elsewhere) {
                Strings there;
                add_names(at(place), there);
                // People of both sorts are on one display.
                if (place == "/people")
                    std::erase_if(there, [&](const std::string& name) {
                        return is_assistant(name) != (deck.at == "/assistantDeck");
                    });
                pool.insert(pool.end(), there.begin(), there.end());
            }
        }
        for (std::size_t i = 0; i < at("/eventStacks").as_list()->size(); ++i)
            add_names(at(stack(i)), pools_[stack(i)]);
    }

    static std::string stack(std::size_t i) { return "/eventStacks/" + std::to_string(i); }
    static bool is_assistant(const std::string& name) {
        return name == "botanist" || name == "geologist" || name == "scientist";
    }

    void bare() {
        position_ = without(position_, {"pending", "phase"});
        for (const char* counts : {"/people", "/regolithDiscards"}) clear_figures(at(counts));
        for (const char* list : {"/research", "/orders", "/weatherDrawn", "/eventsDrawn"})
            if (find_at(position_, list) != nullptr) at(list) = Document::list();
        const bool has_own = !has_common_goods(position_);
        if (!has_own) clear_figures(at("/goods"));
        const std::size_t players = at("/players").as_list()->size();
        for (std::size_t i = 0; i < players; ++i) {
            Document& player = at("/players/" + std::to_string(i));
            player = without(player, {"corporation"});
            if (has_own) clear_figures(*player.find("goods"));
        }
        for (std::size_t i = 0; i < 4; ++i) {
            Document& quarter = at("/quarters/" + std::to_string(i));
            clear_figures(*quarter.find("needs"));
            quarter.set("received", false);
            if (at("/options/variant") == Document("competitive"))
                quarter.set("owner", i < players ? Document(i) : Document());
        }
        position_.set("firstPlayer", 0);
        for (const Fact& fact : facts_)
            if (fact.label.empty() && fact.key == "first") position_.set("firstPlayer", owner_named(fact.word(0)));
        position_.set("activePlayer", at("/firstPlayer"));
    }

    void put(const Fact& fact) {
        if (fact.label.empty() && fact.key == "tokens") return put_token(fact);
        if (fact.key == "event-deck" || find_deck(fact.key) != nullptr) {
            tops_.insert(tops_.end(), fact.words.begin(), fact.words.end());
            return;
        }
        if (fact.words == Strings{"all"} && (fact.key == "shown" || fact.key == "research")) {
            all_.push_back(fact.key);
            return;
        }
        if (fact.label.empty() && (fact.key == "face-up" || fact.key == "crops"))
            throw BadFact("'" + fact.text() + "' is no fact to begin with");
        if (fact.key == "corporation" && fact.seat) {
            at("/players/" + std::to_string(*fact.seat)).set("corporation", fact.word(0));
            return;
        }
        const Said said = said_by(position_, fact);
        at(said.at) = said.value;
        if (said.at.starts_with("/turn/")) named_.emplace_back("turn");
        if (said.at.find("/needs/") != std::string::npos && said.value != Document(0))
            at(said.at.substr(0, said.at.find("/needs/"))).set("received", true);
        if (fact.key == "weather") add_name("/weatherDrawn", fact.word(0));
        if (fact.key == "in-force")
            for (const std::string& each : fact.words) add_name("/eventsDrawn", each);
    }

    void add_name(const std::string& pointer, const std::string& name) {
        if (name != "stable-weather" && std::ranges::count(names_in(at(pointer)), name) == 0) at(pointer).add(name);
    }

    /// The first one that is named takes all others away.
    void put_token(const Fact& fact) {
        Document& tokens = at("/mine/tokens");
        Document& gone = at("/mine/gone");
        const auto add_gone = [&](const Document& token, int n) {
            const auto kind = static_cast<std::size_t>(number(token.as_text()->substr(1)) - 1);
            if (kind >= gone.as_list()->size()) throw BadFact("'" + fact.text() + "': there is no " + *token.as_text());
            Document& left = (*gone.as_list())[kind];
            left = *left.as_int() + n;
        };
        if (!is_named("tokens")) {
            for (Document& token : *tokens.as_list()) {
                if (!token.is_null()) add_gone(token, 1);
                token = {};
            }
            at("/mine/faceUp") = Document::list();
            named_.emplace_back("tokens");
        }
        const int hex = number(fact.word(0));
        at("/mine/tokens/" + fact.word(0)) = fact.word(1);
        add_gone(Document(fact.word(1)), -1);
        if (fact.words.size() < 3) at("/mine/faceUp").add(hex);
    }

    /// What lies nowhere else.
    void fill_decks() {
        Strings placed;
        for (const Deck& deck : martians_decks())
            for (const std::string& place : deck.elsewhere)
                if (find_at(position_, place) != nullptr && place != "/people") add_names(at(place), placed);
        add_names(at("/people"), placed);
        add_names(at("/eventsDrawn"), placed);
        if (has_common_goods(position_)) add_samples(at("/goods"), placed);
        for (const Document& player : *at("/players").as_list()) {
            add_names(*player.find("people"), placed);
            if (!has_common_goods(position_)) add_samples(*player.find("goods"), placed);
        }
        for (auto& [pointer, pool] : pools_) {
            remove_names(placed, pool);
            Strings top;
            for (const std::string& each : tops_)
                if (std::ranges::count(pool, each) > std::ranges::count(top, each)) top.push_back(each);
            put_on_top(top, pool);
        }
        for (const std::string& each : tops_)
            if (std::ranges::none_of(pools_,
                                     [&](const auto& pool) { return std::ranges::count(pool.second, each) > 0; }))
                throw BadFact("no deck has a card '" + each + "'");
        show_all();
        for (const auto& [pointer, pool] : pools_) at(pointer) = texts(pool);
    }

    void show_all() {
        for (const std::string& key : all_) {
            if (key == "research") {
                at("/research") = texts(pools_["/researchDeck"]);
                pools_["/researchDeck"].clear();
                continue;
            }
            for (const char* deck : {"/assistantDeck", "/specialistDeck"}) {
                for (const std::string& each : pools_[deck]) {
                    Document& n = at("/people/" + each);
                    n = *n.as_int() + 1;
                }
                pools_[deck].clear();
            }
        }
    }

    static void add_samples(const Document& goods, Strings& names) {
        for (const auto& [good, n] : *goods.as_map())
            if (good.starts_with("mineral-"))
                names.insert(names.end(), static_cast<std::size_t>(*n.as_int()), good.substr(8));
    }

    void give_crops() {
        for (const Document& player : *at("/players").as_list()) {
            const std::string crop = one_line(*player.find("crop"));
            if (crop == "starter-trays") continue;
            Document& left = at("/crops/" + crop);
            left = *left.as_int() - 1;
        }
    }

    std::vector<Fact> facts_;
    Document position_;
    Strings named_;                         ///< `turn`, `tokens`: of which some part is named
    Strings tops_;                          ///< cards of all decks
    Strings all_;                           ///< displays that have all
    std::map<std::string, Strings> pools_;  ///< by the pointer of the deck
};

}  // namespace

Document martians_document(std::string_view text) { return Layout(text).lay_out(); }

}  // namespace planitia::kit
