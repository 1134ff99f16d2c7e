#include <kit/facts.h>
#include <kit/short_form.h>

#include <algorithm>
#include <utility>

namespace planitia::kit {

namespace {

std::string key_of(const Document& value) {
    if (const std::string* text = value.as_text()) return *text;
    if (const std::int64_t* number = value.as_int()) return std::to_string(*number);
    return "null";
}

/// Items are maps with `name` in them, or plain names.
Document keyed(const Document* list, const std::string& name) {
    Document map = Document::map();
    if (list == nullptr || list->as_list() == nullptr) return map;
    for (const Document& item : *list->as_list()) {
        const Document* key = item.find(name);
        Document rest = Document::map();
        if (item.as_map() != nullptr)
            for (const auto& [each, value] : *item.as_map())
                if (each != name) rest.set(each, value);
        map.set(key_of(key != nullptr ? *key : item), std::move(rest));
    }
    return map;
}

std::size_t size_of(const Document* list) {
    return list != nullptr && list->as_list() != nullptr ? list->as_list()->size() : 0;
}

Document player_by_name(const Document& written) {
    Document player = written;
    for (const char* list : {"hand", "played", "dealt", "drafted"}) player.set(list, keyed(written.find(list), "card"));
    const Document* corporation = written.find("corporation");
    if (corporation != nullptr && corporation->as_text() != nullptr)
        player.set("corporation", Document::map({{"card", *corporation}}));
    return player;
}

}  // namespace

Document by_name(const Document& position) {
    Document named = position;
    named.set("tiles", keyed(position.find("tiles"), "space"));
    named.set("claims", keyed(position.find("claims"), "space"));
    named.set("milestones", keyed(position.find("milestones"), "milestone"));
    named.set("awards", keyed(position.find("awards"), "award"));
    named.set("discards", keyed(position.find("discards"), "card"));
    if (const Document* colonies = position.find("colonies")) named.set("colonies", keyed(colonies, "colony"));
    named.set("deck", size_of(position.find("deck")));
    Document::List players;
    if (const Document* written = position.find("players"))
        for (const Document& player : *written->as_list()) players.push_back(player_by_name(player));
    named.set("players", Document(std::move(players)));
    return named;
}

std::vector<std::string> changes(const Document& before, const Document& after,
                                 const std::vector<std::string>& except) {
    return changed_lines(by_name(before), by_name(after), except);
}

namespace {

class Checker {
  public:
    explicit Checker(const Document& position) : position_(position), named_(by_name(position)) {}

    void check(const Fact& fact) {
        if (!fact.label.empty() && !fact.seat) throw BadFact("no such player: '" + fact.text() + "'");
        if (fact.seat) {
            check_player(fact, Pointer() / "players" / *fact.seat);
        } else {
            check_common(fact);
        }
    }
    Checked take() { return std::move(checked_); }

  private:
    /// The value at a pointer; null when there is none.
    Document at(const Pointer& pointer) const {
        const Document* found = find_at(named_, pointer.text());
        return found != nullptr ? *found : Document();
    }

    void name(const Pointer& pointer) { checked_.named.push_back(pointer.text()); }

    void compare(const Fact& fact, const std::string& what, const Document& is, const Document& wanted) {
        checked_.compare(fact, what, is, wanted);
    }
    void expect(const Fact& fact, const std::string& what, const Pointer& pointer, const Document& wanted) {
        name(pointer);
        compare(fact, what, at(pointer), wanted);
    }
    /// A truth that is written only when it holds.
    void expect_flag(const Fact& fact, const Pointer& pointer, bool wanted) {
        name(pointer);
        compare(fact, fact.key, at(pointer) == Document(true), wanted);
    }

    void check_card(const Fact& fact, const CardWord& card, const Pointer& pointer) {
        name(pointer);
        if (at(pointer).is_null()) checked_.wrong.push_back("'" + fact.text() + "': " + card.slug + " is not there");
        const auto or_else = [](const Document& value, const Document& other) {
            return value.is_null() ? other : value;
        };
        if (card.resources) compare(fact, card.slug, or_else(at(pointer / "resources"), 0), *card.resources);
        if (card.used) compare(fact, card.slug + " used", or_else(at(pointer / "usedThisGeneration"), false), true);
    }

    void check_hand(const Fact& fact, const Pointer& pointer) {
        name(pointer);
        std::vector<std::string> is;
        const Document hand = at(pointer);
        if (const Document::Map* cards = hand.as_map())
            for (const auto& [card, rest] : *cards) is.push_back(card);
        std::vector<std::string> wanted = fact.words;
        std::ranges::sort(is);
        std::ranges::sort(wanted);
        compare(fact, "hand", Document(Document::List(is.begin(), is.end())),
                Document(Document::List(wanted.begin(), wanted.end())));
    }

    void check_corporation(const Fact& fact, const Pointer& player) {
        const CardWord card = card_word(fact.word(0));
        expect(fact, "corp", player / "corporation" / "card", card.slug == "none" ? Document() : Document(card.slug));
        check_card(fact, card, player / "corporation");
    }

    void check_player(const Fact& fact, const Pointer& player) {
        const std::string& key = fact.key;
        if (const std::string resource = resource_named(key); !resource.empty()) {
            expect(fact, key, player / "stock" / resource, number(fact.word(0)));
        } else if (key == "prod") {
            for (std::size_t i = 0; i < fact.words.size(); i += 2)
                expect(fact, "prod " + fact.words[i], player / "production" / resource_named(fact.words[i]),
                       number(fact.word(i + 1)));
        } else if (key == "tr") {
            expect(fact, key, player / "tr", number(fact.word(0)));
            name(player / "raisedTrThisGeneration");  // goes with it
        } else if (key == "fleets") {
            expect(fact, key, player / "fleets", number(fact.word(0)));
        } else if (key == "corp") {
            check_corporation(fact, player);
        } else if (key == "hand") {
            check_hand(fact, player / "hand");
        } else if (key == "cards") {
            name(player / "hand");
            compare(fact, "cards", at(player / "hand").as_map()->size(), number(fact.word(0)));
        } else if (key == "played") {
            for (const std::string& each : fact.words)
                check_card(fact, card_word(each), player / "played" / card_word(each).slug);
        } else if (key == "not-played") {
            for (const std::string& each : fact.words) expect(fact, each, player / "played" / each, Document());
        } else {
            check_flags(fact, player);
        }
    }

    void check_flags(const Fact& fact, const Pointer& player) {
        const std::string& key = fact.key;
        if (key == "passed" || key == "not-passed") {
            expect_flag(fact, player / "passed", key == "passed");
        } else if (key == "first-action" || key == "no-first-action") {
            expect_flag(fact, player / "firstActionPending", key == "first-action");
        } else if (key == "raised-tr" || key == "not-raised-tr") {
            expect_flag(fact, player / "raisedTrThisGeneration", key == "raised-tr");
        } else if (key == "next-discount") {
            expect(fact, key, player / "nextCard" / "discount", number(fact.word(0)));
        } else if (key == "next-requirement") {
            expect(fact, key, player / "nextCard" / "requirementShift", number(fact.word(0)));
        } else {
            throw BadFact("no such fact of a player: '" + fact.text() + "'");
        }
    }

    void check_tile(const Fact& fact) {
        const Pointer tile = Pointer() / "tiles" / fact.word(0);
        const std::string what = "tile on " + fact.words[0];
        name(tile);
        if (fact.word(1) == "none") return compare(fact, what, at(tile), Document());
        compare(fact, what, at(tile / "tile"), fact.words[1]);
        if (fact.words.size() > 2) compare(fact, what + " owner", at(tile / "owner"), owner_named(fact.words[2]));
    }

    void check_colony(const Fact& fact) {
        const Pointer tile = Pointer() / "colonies" / fact.word(0);
        name(tile);
        if (fact.words.size() > 1 && fact.words[1] == "none") return compare(fact, fact.words[0], at(tile), Document());
        const ColonyFact wanted = colony_fact(fact);
        const Document marker = at(tile / "marker");
        compare(fact, wanted.colony + " asleep", !at(tile).is_null() && marker.is_null(), wanted.is_asleep);
        if (wanted.marker) compare(fact, wanted.colony + " marker", marker, *wanted.marker);
        compare(fact, wanted.colony + " owners", at(tile / "owners"), wanted.owners);
        compare(fact, wanted.colony + " visitor", at(tile / "fleet"),
                wanted.visitor ? Document(*wanted.visitor) : Document());
    }

    void check_pair(const Fact& fact, const char* list, const char* who) {
        const Pointer item = Pointer() / list / fact.word(0);
        name(item);
        const Document wanted = fact.word(1) == "none" ? Document() : owner_named(fact.words[1]);
        compare(fact, fact.key + " " + fact.words[0], at(item / who), wanted);
    }

    void check_top_of_deck(const Fact& fact) {
        name(Pointer() / "deck");
        const Document* deck = position_.find("deck");
        for (std::size_t i = 0; i < fact.words.size(); ++i)
            compare(fact, "card " + std::to_string(i + 1) + " of the deck",
                    i < size_of(deck) ? (*deck->as_list())[i] : Document(), fact.words[i]);
    }

    void check_oceans(const Fact& fact) {
        const Document tiles = at(Pointer() / "tiles");
        int oceans = 0;
        for (const auto& [space, tile] : *tiles.as_map()) {
            if (*tile.find("tile") != Document("ocean")) continue;
            ++oceans;
            name(Pointer() / "tiles" / space);
        }
        compare(fact, "oceans", oceans, number(fact.word(0)));
    }

    void check_common(const Fact& fact) {
        const std::string& key = fact.key;
        if (key == "gen") return expect(fact, key, Pointer() / "generation", number(fact.word(0)));
        if (key == "temp") return expect(fact, key, Pointer() / "temperature", number(fact.word(0)));
        if (key == "oxygen") return expect(fact, key, Pointer() / "oxygen", number(fact.word(0)));
        if (key == "actions") return expect(fact, key, Pointer() / "actionsTaken", number(fact.word(0)));
        if (key == "first" || key == "active")
            return expect(fact, key, Pointer() / (key + "Player"), owner_named(fact.word(0)));
        if (key == "phase") return expect(fact, key, Pointer() / "phase", fact.word(0));
        if (key == "oceans") return check_oceans(fact);
        if (key == "tiles") return check_tile(fact);
        if (key == "colonies") return check_colony(fact);
        if (key == "claims") return check_pair(fact, "claims", "owner");
        if (key == "milestones") return check_pair(fact, "milestones", "player");
        if (key == "awards") return check_pair(fact, "awards", "player");
        if (key == "deck") return check_top_of_deck(fact);
        if (key == "deck-count") return expect(fact, key, Pointer() / "deck", number(fact.word(0)));
        if (key == "discard-count") {
            name(Pointer() / "discards");
            return compare(fact, key, size_of(position_.find("discards")), number(fact.word(0)));
        }
        if (key == "discards") {
            for (const std::string& each : fact.words)
                check_card(fact, {each, {}, false}, Pointer() / "discards" / each);
            return;
        }
        throw BadFact("no such fact: '" + fact.text() + "'");
    }

    const Document& position_;
    Document named_;
    Checked checked_;
};

}  // namespace

Checked check_facts(const Document& position, std::string_view text) {
    Checker checker(position);
    for (const Fact& fact : parse_facts(text)) checker.check(fact);
    return checker.take();
}

}  // namespace planitia::kit
