#include <kit/martian_said.h>

#include <algorithm>
#include <span>

namespace planitia::kit {

const Document& value_at(const Document& document, const std::string& pointer) {
    const Document* found = find_at(document, pointer);
    if (found == nullptr) throw BadFact("there is no " + pointer);
    return *found;
}

Strings names_in(const Document& list) {
    Strings names;
    for (const Document& each : *list.as_list()) names.push_back(one_line(each));
    return names;
}

bool has_common_goods(const Document& position) { return value_at(position, "/options/variant") == Document("coop"); }

const std::vector<Deck>& martian_decks() {
    static const std::vector<Deck> kDecks = {
        {"weather-deck", "/weatherDeck", {"/weatherDrawn"}},
        {"research-deck", "/researchDeck", {"/research", "/researchDone"}},
        {"order-deck", "/orderDeck", {"/orders", "/ordersDone"}},
        {"assistant-deck", "/assistantDeck", {"/people"}},
        {"specialist-deck", "/specialistDeck", {"/people"}},
        {"regolith-deck", "/regolithDeck", {"/regolithDiscards"}},
    };
    return kDecks;
}

const Deck* find_deck(const std::string& word) {
    const auto found = std::ranges::find(martian_decks(), word, &Deck::word);
    return found != martian_decks().end() ? &*found : nullptr;
}

namespace {

/// How the words of a fact are written in a position.
enum class Kind {
    number,
    ordinal,  ///< counted from 1 here, from 0 there
    word,
    seat,
    truth,
    names,    ///< a list that is a set
    counts,   ///< a map from names to numbers
    numbers,  ///< a list
    seats,    ///< a list with the number of each seat's markers
    slots,    ///< a bit for each
};

/// A word of the short form, and where a position has it.
struct Row {
    std::string_view word;
    std::string_view at;
    Kind kind;
};

constexpr Row kCommon[] = {
    {"round", "/round", Kind::number},
    {"slot", "/slot", Kind::ordinal},
    {"phase", "/phase", Kind::word},
    {"first", "/firstPlayer", Kind::seat},
    {"active", "/activePlayer", Kind::seat},
    {"weather", "/weather", Kind::word},
    {"rtg", "/rtg", Kind::number},
    {"deaths", "/deaths", Kind::number},
    {"grown", "/grown", Kind::truth},
    {"ended-early", "/endedEarly", Kind::truth},
    {"colony-tech", "/colonyTechnologies", Kind::names},
    {"in-force", "/eventsInForce", Kind::names},
    {"events-drawn", "/eventsDrawn", Kind::names},
    {"weather-drawn", "/weatherDrawn", Kind::names},
    {"shown", "/people", Kind::counts},
    {"research", "/research", Kind::names},
    {"research-done", "/researchDone", Kind::names},
    {"orders", "/orders", Kind::names},
    {"orders-done", "/ordersDone", Kind::names},
    {"tasks", "/tasksDone", Kind::numbers},
    {"crops", "/crops", Kind::counts},
    {"discards", "/regolithDiscards", Kind::counts},
    {"time", "/turn/time", Kind::number},
    {"taken", "/turn/regolithTaken", Kind::number},
    {"delivered", "/turn/delivered", Kind::number},
    {"visiting", "/turn/visiting", Kind::word},
    {"done", "/turn/done", Kind::names},
    {"machine", "/mine/machine", Kind::number},
    {"face-up", "/mine/faceUp", Kind::numbers},
};
constexpr Row kOfPlayer[] = {
    {"corporation", "/corporation", Kind::word},
    {"tech", "/technologies", Kind::names},
    {"crop", "/crop", Kind::word},
    {"solar", "/installations/solar", Kind::number},
    {"wind", "/installations/wind", Kind::number},
    {"people", "/people", Kind::counts},
    {"used", "/usedThisTurn", Kind::names},
    {"rtg-used", "/rtgUsed", Kind::truth},
    {"extra-time", "/extraTime", Kind::number},
    {"tokens", "/tokens", Kind::number},
    {"dead", "/dead", Kind::number},
    {"dead-slots", "/deadSlots", Kind::slots},
};
constexpr Row kOfQuarter[] = {
    {"oxygen", "/needs/oxygen", Kind::number}, {"sickness", "/needs/sickness", Kind::number},
    {"hunger", "/needs/hunger", Kind::number}, {"growth", "/growth", Kind::number},
    {"received", "/received", Kind::truth},    {"owner", "/owner", Kind::seat},
    {"infirmary", "/infirmary", Kind::seats},  {"living", "/living", Kind::seats},
    {"penalty", "/penalty", Kind::number},
};

Document count(const Fact& fact, const Document& zero) {
    Document counts = Document::map();
    for (const auto& [name, n] : *zero.as_map())
        counts.set(name, static_cast<std::size_t>(std::ranges::count(fact.words, name)));
    for (const std::string& each : fact.words)
        if (zero.find(each) == nullptr) throw BadFact("'" + fact.text() + "': there is no " + each);
    return counts;
}

/// What the fact says, to be written in the place of `is`.
Document value_of(const Fact& fact, Kind kind, const Document& is) {
    Document list = Document::list();
    int bits = 0;
    switch (kind) {
        case Kind::number: return number(fact.word(0));
        case Kind::ordinal: return number(fact.word(0)) - 1;
        case Kind::word: return fact.word(0) == "none" ? Document() : Document(fact.word(0));
        case Kind::seat: return fact.word(0) == "none" ? Document() : owner_named(fact.word(0));
        case Kind::truth: return !fact.key.starts_with("not-");
        case Kind::names: return texts(fact.words);
        case Kind::counts: return count(fact, is);
        case Kind::numbers:
            for (const std::string& each : fact.words) list.add(number(each));
            return list;
        case Kind::seats:
            for (std::size_t seat = 0; seat < is.as_list()->size(); ++seat)
                list.add(static_cast<std::size_t>(std::ranges::count(fact.words, seat_name(seat))));
            return list;
        case Kind::slots:
            for (const std::string& each : fact.words) bits |= 1 << (number(each) - 1);
            return bits;
    }
    return {};
}

/// A field as `open=A!`.
Document field_of(const std::string& text) {
    std::string word = text;
    Document field = Document::map();
    const bool is_blocked = word.ends_with('!');
    if (is_blocked) word.pop_back();
    const std::size_t marker = word.find('=');
    field.set("status", word.substr(0, marker));
    field.set("marker", marker == std::string::npos ? Document() : owner_named(word.substr(marker + 1)));
    return field.set("blocked", is_blocked);
}

const Row* find_row(std::span<const Row> rows, const std::string& key) {
    for (const Row& row : rows)
        if (row.word == key || (row.kind == Kind::truth && key == "not-" + std::string(row.word))) return &row;
    return nullptr;
}

Said said_by_row(const Document& position, const Fact& fact, std::span<const Row> rows, const std::string& base) {
    const Row* row = find_row(rows, fact.key);
    if (row == nullptr) throw BadFact("no such fact: '" + fact.text() + "'");
    const std::string pointer = base + std::string(row->at);
    return {pointer, value_of(fact, row->kind, value_at(position, pointer))};
}

Said said_of_player(const Document& position, const Fact& fact) {
    const std::string player = "/players/" + std::to_string(*fact.seat);
    if (find_at(position, player) == nullptr) throw BadFact("no such player: '" + fact.text() + "'");
    const std::string purse = has_common_goods(position) ? "" : player;
    if (fact.key == "reputation" || value_at(position, purse + "/goods").find(fact.key) != nullptr)
        return {purse + (fact.key == "reputation" ? "/" : "/goods/") + fact.key, number(fact.word(0))};
    if (fact.key == "at")
        return {"/buildings/" + fact.word(0) + "/" + std::to_string(number(fact.word(1)) - 1) + "/marker", *fact.seat};
    return said_by_row(position, fact, kOfPlayer, player);
}

}  // namespace

Said said_by(const Document& position, const Fact& fact) {
    if (fact.seat) return said_of_player(position, fact);
    if (fact.label.starts_with("quarter "))
        return said_by_row(position, fact, kOfQuarter, "/quarters/" + std::to_string(number(fact.label.substr(8)) - 1));
    if (!fact.label.empty()) throw BadFact("no such player or quarter: '" + fact.text() + "'");
    if (value_at(position, "/buildings").find(fact.key) == nullptr) return said_by_row(position, fact, kCommon, "");
    Document fields = Document::list();
    for (const std::string& each : fact.words) fields.add(field_of(each));
    return {"/buildings/" + fact.key, fields};
}

}  // namespace planitia::kit
