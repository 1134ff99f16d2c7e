#include <kit/martians_said.h>

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

const std::vector<Deck>& martians_decks() {
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
    const auto found = std::ranges::find(martians_decks(), word, &Deck::word);
    return found != martians_decks().end() ? &*found : nullptr;
}

namespace {

/// How the words of a fact are written in a position.
enum class PhraseKind {
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
    PhraseKind kind;
};

constexpr Row kCommon[] = {
    {"round", "/round", PhraseKind::number},
    {"slot", "/slot", PhraseKind::ordinal},
    {"phase", "/phase", PhraseKind::word},
    {"first", "/firstPlayer", PhraseKind::seat},
    {"active", "/activePlayer", PhraseKind::seat},
    {"weather", "/weather", PhraseKind::word},
    {"rtg", "/rtg", PhraseKind::number},
    {"deaths", "/deaths", PhraseKind::number},
    {"grown", "/grown", PhraseKind::truth},
    {"ended-early", "/endedEarly", PhraseKind::truth},
    {"colony-tech", "/colonyTechnologies", PhraseKind::names},
    {"in-force", "/eventsInForce", PhraseKind::names},
    {"events-drawn", "/eventsDrawn", PhraseKind::names},
    {"weather-drawn", "/weatherDrawn", PhraseKind::names},
    {"shown", "/people", PhraseKind::counts},
    {"research", "/research", PhraseKind::names},
    {"research-done", "/researchDone", PhraseKind::names},
    {"orders", "/orders", PhraseKind::names},
    {"orders-done", "/ordersDone", PhraseKind::names},
    {"tasks", "/tasksDone", PhraseKind::numbers},
    {"crops", "/crops", PhraseKind::counts},
    {"discards", "/regolithDiscards", PhraseKind::counts},
    {"time", "/turn/time", PhraseKind::number},
    {"taken", "/turn/regolithTaken", PhraseKind::number},
    {"delivered", "/turn/delivered", PhraseKind::number},
    {"visiting", "/turn/visiting", PhraseKind::word},
    {"done", "/turn/done", PhraseKind::names},
    {"machine", "/mine/machine", PhraseKind::number},
    {"face-up", "/mine/faceUp", PhraseKind::numbers},
};
constexpr Row kOfPlayer[] = {
    {"corporation", "/corporation", PhraseKind::word},
    {"tech", "/technologies", PhraseKind::names},
    {"crop", "/crop", PhraseKind::word},
    {"solar", "/installations/solar", PhraseKind::number},
    {"wind", "/installations/wind", PhraseKind::number},
    {"people", "/people", PhraseKind::counts},
    {"used", "/usedThisTurn", PhraseKind::names},
    {"rtg-used", "/rtgUsed", PhraseKind::truth},
    {"extra-time", "/extraTime", PhraseKind::number},
    {"tokens", "/tokens", PhraseKind::number},
    {"dead", "/dead", PhraseKind::number},
    {"dead-slots", "/deadSlots", PhraseKind::slots},
};
constexpr Row kOfQuarter[] = {
    {"oxygen", "/needs/oxygen", PhraseKind::number}, {"sickness", "/needs/sickness", PhraseKind::number},
    {"hunger", "/needs/hunger", PhraseKind::number}, {"growth", "/growth", PhraseKind::number},
    {"received", "/received", PhraseKind::truth},    {"owner", "/owner", PhraseKind::seat},
    {"infirmary", "/infirmary", PhraseKind::seats},  {"living", "/living", PhraseKind::seats},
    {"penalty", "/penalty", PhraseKind::number},
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
Document value_of(const Fact& fact, PhraseKind kind, const Document& is) {
    Document list = Document::list();
    int bits = 0;
    switch (kind) {
        case PhraseKind::number: return number(fact.word(0));
        case PhraseKind::ordinal: return number(fact.word(0)) - 1;
        case PhraseKind::word: return fact.word(0) == "none" ? Document() : Document(fact.word(0));
        case PhraseKind::seat: return fact.word(0) == "none" ? Document() : owner_named(fact.word(0));
        case PhraseKind::truth: return !fact.key.starts_with("not-");
        case PhraseKind::names: return texts(fact.words);
        case PhraseKind::counts: return count(fact, is);
        case PhraseKind::numbers:
            for (const std::string& each : fact.words) list.add(number(each));
            return list;
        case PhraseKind::seats:
            for (std::size_t seat = 0; seat < is.as_list()->size(); ++seat)
                list.add(static_cast<std::size_t>(std::ranges::count(fact.words, seat_name(seat))));
            return list;
        case PhraseKind::slots:
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
        if (row.word == key || (row.kind == PhraseKind::truth && key == "not-" + std::string(row.word))) return &row;
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
