#include <kit/short_form.h>
#include <terraforming/catalogue/card.h>
#include <terraforming/catalogue/map.h>
#include <terraforming/rules/setup.h>

#include <algorithm>
#include <array>

namespace planitia::kit {

terraforming::Map map_named(std::string_view name) {
    for (terraforming::Map map : every<terraforming::Map>())
        if (terraforming::slug(map) == name) return map;
    throw BadFact("there is no such map: '" + std::string(name) + "'");
}

CardWord card_word(std::string_view word) {
    CardWord card;
    if (word.ends_with('!')) {
        card.used = true;
        word.remove_suffix(1);
    }
    if (const std::size_t at = word.find('='); at != std::string_view::npos) {
        card.resources = number(std::string(word.substr(at + 1)));
        word = word.substr(0, at);
    }
    card.slug = word;
    return card;
}

Document space_named(const std::string& word) {
    return word == "phobos" || word == "ganymede" ? Document(word) : Document(number(word));
}

std::string resource_named(std::string_view word) {
    constexpr std::array<std::string_view, 5> kSame = {"steel", "titanium", "plants", "energy", "heat"};
    if (word == "mc") return "megacredits";
    return std::ranges::find(kSame, word) != kSame.end() ? std::string(word) : std::string();
}

namespace {

/// The member of that name, put there when it is missing.
Document& member(Document& map, const std::string& key, Document fresh) {
    if (map.find(key) == nullptr) map.set(key, std::move(fresh));
    return *map.find(key);
}

Document card_document(const std::string& text) {
    const CardWord card = card_word(text);
    if (!card.resources && !card.used) return Document(card.slug);
    Document document = Document::map({{"card", card.slug}});
    if (card.resources) document.set("resources", *card.resources);
    if (card.used) document.set("usedThisGeneration", true);
    return document;
}

void set_production(const Fact& fact, Document& player) {
    Document& production = member(player, "production", Document::map());
    for (std::size_t i = 0; i < fact.words.size(); i += 2)
        production.set(resource_named(fact.words[i]), number(fact.word(i + 1)));
}

void set_player_fact(const Fact& fact, Document& player) {
    const std::string& key = fact.key;
    if (const std::string resource = resource_named(key); !resource.empty()) {
        member(player, "stock", Document::map()).set(resource, number(fact.word(0)));
    } else if (key == "prod") {
        set_production(fact, player);
    } else if (key == "tr" || key == "fleets") {
        player.set(key, number(fact.word(0)));
    } else if (key == "corp") {
        player.set("corporation", card_document(fact.word(0)));
    } else if (key == "hand") {
        player.set("hand", texts(fact.words));
    } else if (key == "played") {
        Document& played = member(player, "played", Document::list());
        for (const std::string& each : fact.words) played.add(card_document(each));
    } else if (key == "passed") {
        player.set("passed", true);
    } else if (key == "first-action" || key == "no-first-action") {
        player.set("firstActionPending", key == "first-action");
    } else if (key == "raised-tr") {
        player.set("raisedTrThisGeneration", true);
    } else if (key == "next-discount") {
        member(player, "nextCard", Document::map()).set("discount", number(fact.word(0)));
    } else if (key == "next-requirement") {
        member(player, "nextCard", Document::map()).set("requirementShift", number(fact.word(0)));
    } else {
        throw BadFact("no such fact of a player: '" + fact.text() + "'");
    }
}

void add_tile(Document& position, Document space, const std::string& tile, const std::string* owner) {
    Document document = Document::map({{"space", std::move(space)}, {"tile", tile}});
    if (owner != nullptr) document.set("owner", owner_named(*owner));
    member(position, "tiles", Document::list()).add(std::move(document));
}

}  // namespace

ColonyFact colony_fact(const Fact& fact) {
    ColonyFact tile;
    tile.colony = fact.word(0);
    for (std::size_t i = 1; i < fact.words.size(); ++i) {
        const std::string& each = fact.words[i];
        if (each == "asleep") {
            tile.is_asleep = true;
        } else if (each == "visitor") {
            tile.visitor = seat_named(fact.word(++i));
        } else if (const std::optional<std::size_t> owner = seat_named(each)) {
            tile.owners.add(*owner);
        } else {
            tile.marker = number(each);
        }
    }
    return tile;
}

namespace {

void add_colony(Document& position, const Fact& fact) {
    if (fact.words.empty()) return;
    const ColonyFact tile = colony_fact(fact);
    Document document = Document::map({{"colony", tile.colony}, {"owners", tile.owners}});
    if (tile.marker) document.set("marker", *tile.marker);
    // Tiles that can sleep are awake unless the text says otherwise.
    if (!tile.marker && !tile.is_asleep)
        document.set("marker", std::max<std::size_t>(1, tile.owners.as_list()->size()));
    if (tile.visitor) document.set("fleet", *tile.visitor);
    member(position, "colonies", Document::list()).add(std::move(document));
}

void add_pair(Document& position, const char* list, const char* name, const char* who, const Fact& fact) {
    const Document what = std::string_view(name) == "space" ? space_named(fact.word(0)) : Document(fact.word(0));
    member(position, list, Document::list()).add(Document::map({{name, what}, {who, owner_named(fact.word(1))}}));
}

/// Fills up to `n` oceans on the first ocean areas without a tile.
void add_oceans(Document& position, const Document& options, int n) {
    const Document* map = options.find("map");
    const terraforming::Map printed = map_named(map != nullptr ? *map->as_text() : "tharsis");
    std::vector<Document> taken;
    int oceans = 0;
    if (const Document* tiles = position.find("tiles"))
        for (const Document& tile : *tiles->as_list()) {
            taken.push_back(*tile.find("space"));
            oceans += *tile.find("tile") == Document("ocean") ? 1 : 0;
        }
    for (terraforming::SpaceId space : terraforming::info(printed).ocean_areas) {
        const Document number = space.index() + 1;
        if (oceans >= n) return;
        if (std::ranges::find(taken, number) != taken.end()) continue;
        add_tile(position, number, "ocean", nullptr);
        ++oceans;
    }
}

/// All cards of the game that no fact names, besides those in the hand already.
Document hand_with_rest(const std::vector<Fact>& facts, const Document* hand, const Document& options) {
    terraforming::Setup setup;
    setup.corporate_era = options.find("corporateEra") == nullptr;
    setup.colonies = options.find("colonies") != nullptr;
    std::vector<std::string> named;
    for (const Fact& fact : facts)
        for (const std::string& each : fact.words) named.push_back(card_word(each).slug);
    Document all = hand != nullptr ? *hand : Document::list();
    for (const terraforming::Card& card : terraforming::cards()) {
        if (!terraforming::is_in_game(setup, card) || card.kind == terraforming::Kind::corporation) continue;
        if (std::ranges::find(named, card.slug) == named.end()) all.add(card.slug);
    }
    return all;
}

bool set_number(const Fact& fact, Document& position) {
    constexpr std::array<std::pair<std::string_view, const char*>, 4> kNumbers = {
        {{"gen", "generation"}, {"temp", "temperature"}, {"oxygen", "oxygen"}, {"actions", "actionsTaken"}}};
    for (const auto& [key, name] : kNumbers)
        if (key == fact.key) position.set(name, number(fact.word(0)));
    return std::ranges::any_of(kNumbers, [&](const auto& each) { return each.first == fact.key; });
}

bool set_option(const Fact& fact, Document& options) {
    if (fact.key == "no-corporate-era") {
        options.set("corporateEra", false);
    } else if (fact.key == "draft") {
        options.set("draft", true);
    } else if (fact.key == "map") {
        options.set("map", fact.word(0));
    } else if (fact.key == "forbid") {
        options.set("unplaceableTiles", "forbid");
    } else if (fact.key == "world-government") {
        options.set("worldGovernment", true);
    } else {
        return false;
    }
    return true;
}

void set_common_fact(const Fact& fact, Document& position) {
    const std::string& key = fact.key;
    if (key == "first" || key == "active") {
        position.set(key + "Player", owner_named(fact.word(0)));
    } else if (key == "tiles") {
        add_tile(position, space_named(fact.word(0)), fact.word(1), fact.words.size() > 2 ? &fact.words[2] : nullptr);
    } else if (key == "claims") {
        add_pair(position, "claims", "space", "owner", fact);
    } else if (key == "milestones") {
        add_pair(position, "milestones", "milestone", "player", fact);
    } else if (key == "awards") {
        add_pair(position, "awards", "award", "player", fact);
    } else if (key == "deck" || key == "discards") {
        position.set(key, texts(fact.words));
    } else if (key == "seed" || key == "phase") {
        position.set(key, fact.word(0));
    } else if (key == "colonies") {
        add_colony(position, fact);
    } else if (key != "oceans" && key != "solo" && key != "players" && key != "rest") {
        throw BadFact("no such fact: '" + fact.text() + "'");
    }
}

std::size_t player_count(const std::vector<Fact>& facts) {
    std::size_t count = 2;
    for (const Fact& fact : facts) {
        if (fact.key == "solo") return 1;
        if (fact.key == "players") count = static_cast<std::size_t>(number(fact.word(0)));
        if (fact.seat) count = std::max(count, *fact.seat + 1);
    }
    return count;
}

}  // namespace

Document position_document(std::string_view text) {
    const std::vector<Fact> facts = parse_facts(text);
    std::vector<Document> players(player_count(facts), Document::map());
    Document options = Document::map();
    Document position = Document::map({{"game", "terraforming"}});
    for (const Fact& fact : facts) {
        if (fact.key == "colonies") options.set("colonies", true);
        if (!fact.label.empty()) {
            if (fact.seat.value_or(players.size()) >= players.size())
                throw BadFact("no such player: '" + fact.text() + "'");
            set_player_fact(fact, players[*fact.seat]);
        } else if (!set_option(fact, options) && !set_number(fact, position)) {
            set_common_fact(fact, position);
        }
    }
    for (const Fact& fact : facts) {
        if (fact.key == "oceans") add_oceans(position, options, number(fact.word(0)));
        if (fact.key != "rest") continue;
        Document& owner = players.at(seat_named(fact.word(0)).value_or(players.size() - 1));
        owner.set("hand", hand_with_rest(facts, owner.find("hand"), options));
        member(position, "deck", Document::list());
        member(position, "discards", Document::list());
    }
    position.set("options", std::move(options));
    position.set("players", Document(std::move(players)));
    return position;
}

}  // namespace planitia::kit
