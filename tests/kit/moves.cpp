#include <kit/moves.h>

#include <algorithm>
#include <array>
#include <utility>

namespace planitia::kit {

namespace {

Move of_kind(const char* kind) { return {Document::map({{"kind", kind}})}; }

template <class Value>
Move of_kind(const char* kind, const char* field, Value value) {
    Move move = of_kind(kind);
    move.fields.set(field, Document(value));
    return move;
}

Move with_amount(Move move, int n) {
    move.fields.set("amount", n);
    return move;
}

Document names(Slugs slugs) {
    Document list = Document::list();
    for (std::string_view each : slugs) list.add(each);
    return list;
}

Move of_cards(const char* kind, Slugs cards) { return of_kind(kind, "cards", names(cards)); }

}  // namespace

Move play(std::string_view card) { return of_kind("play-card", "card", card); }
Move project(std::string_view project) { return of_kind("standard-project", "project", project); }
Move action(std::string_view card) { return of_kind("card-action", "card", card); }
Move first_action(std::string_view corporation) { return of_kind("first-action", "card", corporation); }
Move convert_plants() { return of_kind("convert-plants"); }
Move convert_heat() { return of_kind("convert-heat"); }
Move claim(std::string_view milestone) { return of_kind("claim-milestone", "milestone", milestone); }
Move fund(std::string_view award) { return of_kind("fund-award", "award", award); }
Move trade(std::string_view colony, std::string_view with) {
    Move move = of_kind("trade", "colony", colony);
    move.fields.set("with", with);
    return move;
}
Move pass() { return of_kind("pass"); }
Move end_turn() { return of_kind("end-turn"); }

Move pay(const Payment& payment) {
    return {Document::map({{"kind", "pay"},
                           {"megacredits", payment.mc},
                           {"steel", payment.steel},
                           {"titanium", payment.titanium},
                           {"heat", payment.heat},
                           {"floaters", payment.floaters}})};
}
Move place(int space) { return of_kind("place-tile", "space", space); }
Move place(std::string_view space) { return of_kind("place-tile", "space", space); }
Move claim_space(int space) { return of_kind("claim-space", "space", space); }
Move target(PlayerId player) { return of_kind("target-player", "player", player.index()); }
Move target(PlayerId player, int amount) { return with_amount(target(player), amount); }
Move target_neutral() { return of_kind("target-player", "player", "neutral"); }
Move target_neutral(int amount) { return with_amount(target_neutral(), amount); }
Move target_card(std::string_view card) { return of_kind("target-card", "card", card); }
Move target_card(std::string_view card, int amount) { return with_amount(target_card(card), amount); }
Move alternative(int index) { return of_kind("alternative", "index", index); }
Move amount(int n) { return of_kind("amount", "amount", n); }
Move resolve(std::string_view source) { return of_kind("resolve", "source", source); }
Move resolve(std::string_view source, std::string_view what) {
    Move move = resolve(source);
    move.fields.set("what", what);
    return move;
}
Move decline() { return of_kind("decline"); }
Move build(std::string_view colony) { return of_kind("build-colony", "colony", colony); }
Move add_tile(std::string_view colony) { return of_kind("add-colony-tile", "colony", colony); }
Move move_marker(std::string_view colony, int steps) {
    Move move = of_kind("move-marker", "colony", colony);
    move.fields.set("steps", steps);
    return move;
}
Move raise(std::string_view parameter) { return of_kind("raise-parameter", "parameter", parameter); }

Move buy(Slugs cards) { return of_cards("buy-cards", cards); }
Move sell(Slugs cards) { return of_cards("sell-cards", cards); }
Move pick(Slugs cards) { return of_cards("pick-cards", cards); }
Move discard(Slugs cards) { return of_cards("discard-cards", cards); }

Move choose_corporation(std::string_view corporation) { return of_kind("choose-corporation", "card", corporation); }
Move choose_colonies(Slugs colonies) { return of_kind("choose-colonies", "colonies", names(colonies)); }
Move draft(std::string_view card) { return of_kind("draft", "card", card); }

namespace {

/// The word an option begins with, where it is not the name of its kind.
constexpr std::array<std::pair<std::string_view, std::string_view>, 15> kWords = {{
    {"play-card", "play"},
    {"standard-project", "project"},
    {"card-action", "action"},
    {"claim-milestone", "claim"},
    {"fund-award", "fund"},
    {"place-tile", "place"},
    {"target-player", "target"},
    {"choose-corporation", "corporation"},
    {"buy-cards", "buy"},
    {"sell-cards", "sell"},
    {"pick-cards", "pick"},
    {"discard-cards", "discard"},
    {"build-colony", "build"},
    {"add-colony-tile", "add"},
    {"raise-parameter", "raise"},
}};

std::string value_text(const Document& value) {
    if (const std::string* text = value.as_text()) return *text;
    if (const std::int64_t* number = value.as_int()) return std::to_string(*number);
    if (const bool* truth = value.as_bool()) return *truth ? "yes" : "no";
    std::string text;
    if (const Document::List* list = value.as_list())
        for (const Document& each : *list) text += (text.empty() ? "" : " ") + value_text(each);
    return text;
}

std::string player_text(const Document& player) {
    const std::int64_t* seat = player.as_int();
    return seat != nullptr ? std::string(1, static_cast<char>('A' + *seat)) : value_text(player);
}

std::string payment_text(const Document& option) {
    std::string text = "pay";
    for (const auto& [key, value] : *option.as_map()) {
        if (key == "kind" || value == Document(0)) continue;
        text += (key == "megacredits" ? " mc " : " " + key + " ") + value_text(value);
    }
    return text == "pay" ? "pay mc 0" : text;
}

}  // namespace

std::string short_text(const Document& option) {
    const Document* kind = option.find("kind");
    if (kind == nullptr || kind->as_text() == nullptr) return "?";
    if (*kind == Document("pay")) return payment_text(option);
    const auto* word = std::ranges::find(kWords, *kind->as_text(), [](const auto& pair) { return pair.first; });
    std::string text(word != kWords.end() ? word->second : std::string_view(*kind->as_text()));
    for (const auto& [key, value] : *option.as_map()) {
        // A tile and the owner of a card follow from the question; the number of an effect says nothing.
        if (key == "kind" || key == "tile" || key == "effect") continue;
        if (key == "player") {
            if (option.find("card") == nullptr) text += " " + player_text(value);
        } else {
            text += " " + value_text(value);
        }
    }
    return text;
}

bool matches(const Document& option, const Move& move) {
    return std::ranges::all_of(*move.fields.as_map(), [&](const Document::Member& field) {
        const Document* value = option.find(field.first);
        // A resource that an option of payment does not name is not used.
        if (value == nullptr) return field.second == Document(0);
        return *value == field.second;
    });
}

}  // namespace planitia::kit
