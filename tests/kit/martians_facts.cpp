#include <kit/martians_form.h>
#include <kit/martians_said.h>

#include <algorithm>

namespace planitia::kit {

namespace {

Document as_set(const Document& list) {
    Strings names = names_in(list);
    std::ranges::sort(names);
    return texts(names);
}

class MartiansChecker {
  public:
    explicit MartiansChecker(const Document& position) : position_(position) {}

    void check(const Fact& fact) {
        if (const Deck* deck = find_deck(fact.key)) return check_deck(fact, deck->at);
        if (fact.key == "event-deck") return check_event_deck(fact);
        if (fact.label.empty() && fact.key == "tokens") return check_token(fact);
        const Said said = said_by(position_, fact);
        name(said.at);
        if (const std::size_t needs = said.at.find("/needs/"); needs != std::string::npos)
            name(said.at.substr(0, needs) + "/received");  // goes with it
        const Document& is = value_at(position_, said.at);
        const bool is_list = said.value.as_list() != nullptr && is.as_list() != nullptr;
        const bool is_set = is_list && !said.at.starts_with("/buildings/") && said.at.find("/tasks") != 0 &&
                            !said.at.ends_with("/infirmary") && !said.at.ends_with("/living");
        checked_.compare(fact, what(fact, said), is_set ? as_set(is) : is, is_set ? as_set(said.value) : said.value);
    }
    Checked take() { return std::move(checked_); }

  private:
    void name(const std::string& pointer) { checked_.named.push_back(pointer); }

    static std::string what(const Fact& fact, const Said& said) {
        return fact.key == "at" ? "the marker at " + said.at : fact.key;
    }

    void check_deck(const Fact& fact, const std::string& pointer) {
        name(pointer);
        const Strings cards = names_in(value_at(position_, pointer));
        const bool is_size =
            fact.words.size() == 1 && fact.words[0].find_first_not_of("0123456789") == std::string::npos;
        if (is_size) return checked_.compare(fact, "the size of " + fact.key, cards.size(), number(fact.words[0]));
        for (std::size_t i = 0; i < fact.words.size(); ++i)
            checked_.compare(fact, "card " + std::to_string(i + 1) + " of " + fact.key,
                             i < cards.size() ? Document(cards[i]) : Document(), fact.words[i]);
    }

    void check_event_deck(const Fact& fact) {
        name("/eventStacks");
        std::size_t cards = 0;
        for (const Document& stack : *value_at(position_, "/eventStacks").as_list()) cards += stack.as_list()->size();
        checked_.compare(fact, "the size of event-deck", cards, number(fact.word(0)));
    }

    void check_token(const Fact& fact) {
        const std::string pointer = "/mine/tokens/" + fact.word(0);
        name(pointer);
        name("/mine/faceUp/" + fact.word(0));
        checked_.compare(fact, "the token on " + fact.word(0), value_at(position_, pointer),
                         fact.word(1) == "none" ? Document() : Document(fact.word(1)));
    }

    const Document& position_;
    Checked checked_;
};

}  // namespace

Document martians_by_name(const Document& position) {
    if (const Document::List* list = position.as_list()) {
        Document items = Document::list();
        for (const Document& item : *list) items.add(martians_by_name(item));
        return items;
    }
    if (position.as_map() == nullptr) return position;
    Document named = Document::map();
    for (const auto& [key, value] : *position.as_map()) {
        const Document::List* list = value.as_list();
        if (key == "gone") continue;  // the other side of `tokens`
        if (key.ends_with("Deck") && list != nullptr) {
            named.set(key, list->size());
        } else if (key == "eventStacks") {
            Document sizes = Document::list();
            for (const Document& stack : *list) sizes.add(stack.as_list()->size());
            named.set(key, sizes);
        } else if (list != nullptr && key != "tokens" &&
                   (key == "faceUp" ||
                    std::ranges::all_of(*list, [](const Document& item) { return item.as_text(); }))) {
            Document set = Document::map();
            for (const Document& item : *list) set.set(one_line(item), true);
            named.set(key, set);
        } else {
            named.set(key, martians_by_name(value));
        }
    }
    return named;
}

Checked check_martian_facts(const Document& position, std::string_view text) {
    MartiansChecker checker(position);
    for (const Fact& fact : parse_facts(text)) checker.check(fact);
    return checker.take();
}

}  // namespace planitia::kit
