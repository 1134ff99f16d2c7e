#include <present/document_words.h>
#include <present/slots.h>
#include <present/terraforming/effect_text.h>
#include <present/titles.h>
#include <terraforming/catalogue/map.h>
#include <terraforming/rules/scoring.h>

#include <algorithm>

namespace planitia::present {

using namespace terraforming;
using P = TerraformingPhrase;

namespace {

class Teller {
  public:
    Teller(const Speaker& speaker, const Position& position)
        : speaker_(speaker), book_(speaker.book), position_(position) {}

    std::string event(const Document& event) const {
        const std::string_view kind = text_at(event, "kind");
        SlotList filled = slots(event);
        filled.push_back({"amount", 0});  // one of 0 is not written
        std::string line = say_named<EventKind>(book_, kind, filled);
        const std::string cause = source(event);
        const bool is_told = kind == name(EventKind::tile_placed) || tells_source(*find_name<EventKind>(kind));
        if (!cause.empty() && !is_told) line = because_of(std::move(line), cause);
        return begins_with_name(event) ? line : capitalised(line);
    }

    std::string reason(const Document& reason) const {
        const std::string_view code = text_at(reason, "code");
        const SlotList filled = slots(reason);
        const auto say = [&](P phrase) { return render(book_.grammar, book_.phrase(phrase), filled); };
        if (code == "cards-not-offered") return say(P::cards_not_offered);
        if (code == "too-few-cards") return say(P::too_few_cards);
        if (code == "too-many-cards") return say(P::too_many_cards);
        return say_named<ReasonCode>(book_, code, filled);
    }

    std::string option(const Document& option) const {
        SlotList filled = slots(option);
        filled.push_back({"what", what(option)});
        filled.push_back({"source", text_at(option, "source").empty() ? book_.say(P::of_rules) : source(option)});
        return say_named<OptionKind>(book_, text_at(option, "kind"), filled);
    }

  private:
    /// Names stay as people write them.
    bool begins_with_name(const Document& event) const {
        const auto kind = find_name<EventKind>(text_at(event, "kind"));
        return kind && book_.phrase(*kind).starts_with("{player") && !event.find("player")->is_null();
    }

    /// The cause stands before the full stop.
    std::string because_of(std::string line, const std::string& cause) const {
        const bool is_sentence = line.ends_with('.');
        if (is_sentence) line.pop_back();
        return book_.say(P::because_of, {{"line", line}, {"card", cause}}) + (is_sentence ? "." : "");
    }

    // -- slots: the key says what a member is

    SlotList slots(const Document& document) const {
        SlotList filled = fixed_nouns();
        for (const Document::Member& member : *document.as_map()) add(member, filled);
        if (document.find("tile") != nullptr) filled.push_back({"tile", tile(text_at(document, "tile"))});
        if (const CardId card = find_card(text_at(document, "card")); card.is_some())
            filled.push_back({"held", book_.noun(info(card).holds)});
        return filled;
    }

    /// What only stands after a number.
    SlotList fixed_nouns() const {
        return {{"cards", book_.noun(TerraformingNoun::card)},
                {"step", book_.noun(TerraformingNoun::step)},
                {"ocean", book_.noun(TerraformingNoun::ocean)},
                {"city", book_.noun(TerraformingNoun::city)},
                {"greenery", book_.noun(TerraformingNoun::greenery)},
                {"colonies", book_.noun(TerraformingNoun::colony)},
                {"fleet", book_.noun(TerraformingNoun::fleet)},
                {"floater", book_.noun(CardResource::floaters)},
                {"piece", book_.noun(CardResource::none)}};
    }

    void add(const Document::Member& member, SlotList& filled) const {
        const auto& [key, value] = member;
        const auto put = [&](std::string_view slot, auto&& what) {
            // A list of colonies stands for the noun of that name.
            std::erase_if(filled, [&](const Slot& other) { return other.name == slot; });
            filled.push_back({slot, std::forward<decltype(what)>(what)});
        };
        const std::string_view text = value.as_text() != nullptr ? std::string_view(*value.as_text()) : "";
        if (key == "player") put("player", player(value));
        if (key == "card") put("card", card_title(text));
        if (key == "colony") put("colony", plain_title<Colony>(text));
        if (key == "colonies") put("colonies", colony_titles(value));
        if (key == "project") put("project", quoted(book_, plain_title<Project>(text)));
        if (key == "milestone") put("milestone", quoted(book_, plain_title<Milestone>(text)));
        if (key == "award") put("award", quoted(book_, plain_title<Award>(text)));
        if (key == "resource") put("resource", noun<Resource>(text));
        if (key == "tag") put("tag", noun<Tag>(text));
        if (key == "parameter") put("parameter", noun<Parameter>(text));
        if (key == "space") put("space", space(value));
        if (key == "with") put("fee", fee(text));
        for (std::string_view number : {"amount", "needs", "has", "steps"})
            if (key == number) put(number, static_cast<int>(*value.as_int()));
    }

    template <class E>
    std::string plain_title(std::string_view text) const {
        const std::optional<E> value = find_name<E>(text);
        return std::string(value ? title(book_.language, *value) : text);
    }
    template <class E>
    const Noun* noun(std::string_view text) const {
        return book_.noun(find_name<E>(text).value_or(E{}));
    }

    std::string card_title(std::string_view slug) const {
        const CardId card = find_card(slug);
        return quoted(book_, card.is_some() ? title(book_.language, card) : slug);
    }

    /// The card or colony tile that something comes from; empty when there is none.
    std::string source(const Document& document) const {
        if (const std::string_view source = text_at(document, "source"); !source.empty())
            return find_card(source).is_some() ? card_title(source) : plain_title<Colony>(source);
        if (!text_at(document, "card").empty()) return card_title(text_at(document, "card"));
        return plain_title<Colony>(text_at(document, "colony"));
    }

    bool tells_source(EventKind kind) const {
        return has_slot(book_.phrase(kind), "card") || has_slot(book_.phrase(kind), "colony");
    }

    /// Only the World Government acts without a seat.
    std::string player(const Document& value) const {
        return value.is_null() ? book_.say(P::world_government) : seat_name(speaker_, value);
    }

    std::string colony_titles(const Document& list) const {
        std::vector<std::string> titles;
        for (const Document& each : *list.as_list()) titles.push_back(plain_title<Colony>(*each.as_text()));
        return listed_with_and(book_, titles);
    }

    std::string space(const Document& value) const {
        if (const std::string* place = value.as_text())
            return book_.say(*place == "phobos" ? P::space_phobos : P::space_ganymede);
        const RowPlace at = row_place(SpaceId{static_cast<std::size_t>(*value.as_int()) - 1});
        return book_.say(P::space, {{"n", at.row}, {"m", at.place}});
    }

    std::variant<int, const Noun*, std::string> tile(std::string_view text) const {
        if (text == "ocean") return book_.noun(TerraformingNoun::ocean_tile);
        if (text == "greenery") return book_.noun(TerraformingNoun::greenery_tile);
        if (text == "city") return book_.noun(TerraformingNoun::city_tile);
        return card_title(text);
    }

    std::string fee(std::string_view text) const {
        switch (find_name<Fee>(text).value_or(Fee::count_)) {
            case Fee::megacredits: return book_.say(P::fee_megacredits);
            case Fee::energy: return book_.say(P::fee_energy);
            case Fee::titanium: return book_.say(P::fee_titanium);
            case Fee::floater: return book_.say(P::fee_floater);
            case Fee::count_: break;
        }
        return {};
    }

    // -- options that need more than their fields

    std::string what(const Document& option) const {
        switch (find_name<OptionKind>(text_at(option, "kind")).value_or(OptionKind::count_)) {
            case OptionKind::pay: return payment(option);
            case OptionKind::target_player:
            case OptionKind::target_card: return target(option);
            case OptionKind::alternative: return capitalised(alternative_clause(number_at(option, "index")));
            case OptionKind::resolve: return pending_clause(number_at(option, "effect"));
            case OptionKind::move_marker:
                return book_.say(number_at(option, "steps") > 0 ? P::marker_up : P::marker_down,
                                 {{"colony", plain_title<Colony>(text_at(option, "colony"))}});
            default: return {};
        }
    }

    std::string payment(const Document& option) const {
        std::vector<std::string> pieces;
        const auto add_piece = [&](const char* key, const Noun* noun) {
            if (const int n = number_at(option, key); n > 0)
                pieces.push_back(book_.say(P::paid, {{"n", n}, {"what", noun}}));
        };
        for (Resource resource : {Resource::megacredits, Resource::steel, Resource::titanium, Resource::heat})
            add_piece(name(resource).data(), book_.noun(resource));
        add_piece("floaters", book_.noun(CardResource::floaters));
        return pieces.empty() ? book_.say(P::paid, {{"n", 0}, {"what", book_.noun(Resource::megacredits)}})
                              : listed_with_and(book_, pieces);
    }

    std::string target(const Document& option) const {
        const Document* owner = option.find("player");
        const std::string who = owner != nullptr ? player(*owner) : std::string();
        std::string target = text_at(option, "card").empty()
                                 ? who
                                 : book_.say(P::card_of, {{"card", card_title(text_at(option, "card"))}, {"who", who}});
        if (const int amount = number_at(option, "amount"); amount > 0)
            target = book_.say(P::take_amount, {{"who", target}, {"amount", amount}});
        return capitalised(target);
    }

    std::string alternative_clause(int index) const {
        const std::uint16_t at = position_.resolution.current.effects.begin;
        const CardResource holds = held_by(position_.resolution.current.source);
        if (std::holds_alternative<Either>(kEffects[at]))
            return effects_clause(book_, alternative(at, static_cast<std::size_t>(index)), holds);
        const Resource metal = index == 0 ? Resource::steel : Resource::titanium;
        return book_.say(P::produce_more,
                         {{"n", 1}, {"step", book_.noun(TerraformingNoun::step)}, {"what", book_.noun(metal)}});
    }

    std::string pending_clause(int index) const {
        const Pending& pending = position_.resolution.agenda[static_cast<std::size_t>(index)];
        return effects_clause(book_, pending.effects, held_by(pending.source));
    }

    static CardResource held_by(CardId source) {
        return source.is_some() && !is_colony(source) ? info(source).holds : CardResource::none;
    }

    const Speaker& speaker_;
    const Phrasebook& book_;
    const Position& position_;
};

}  // namespace

std::string prompt_text(const Speaker& speaker, const Position&, const Document& decision) {
    return say_named<Question>(speaker.book, text_at(decision, "kind"), {});
}

std::string option_text(const Speaker& speaker, const Position& position, const Document& option) {
    return Teller(speaker, position).option(option);
}

std::string pick_text(const Speaker& speaker, std::string_view card) {
    return speaker.book.say(OptionKind::take_card,
                            {{"card", quoted(speaker.book, title(speaker.book.language, find_card(card)))}});
}

std::string pick_end_text(const Speaker& speaker) { return speaker.book.say(OptionKind::finish_pick); }

std::string event_text(const Speaker& speaker, const Position& position, const Document& event) {
    return Teller(speaker, position).event(event);
}

std::string reason_text(const Speaker& speaker, const Position& position, const Document& reason) {
    return Teller(speaker, position).reason(reason);
}

std::optional<std::string> score_part_text(const Speaker& speaker, const Position&, std::string_view part) {
    constexpr std::pair<std::string_view, P> kParts[] = {
        {"tr", P::score_rating},         {"awards", P::score_awards}, {"milestones", P::score_milestones},
        {"greenery", P::score_greenery}, {"city", P::score_city},     {"cards", P::score_cards}};
    for (const auto& [name, phrase] : kParts)
        if (name == part) return speaker.book.say(phrase);
    return std::nullopt;
}

std::string result_text(const Speaker& speaker, const Position& position) {
    const ByPlayer<Tally> tallies = tally(position);
    const Noun* point = speaker.book.noun(TerraformingNoun::point);
    if (position.is_solo()) {
        const bool has_won = position.is_terraformed();
        return speaker.book.say(has_won ? P::result_solo_won : P::result_solo_lost,
                                {{"n", tallies[PlayerId{0}].total()}, {"point", point}});
    }
    std::vector<std::string> winners;
    int points = 0;
    for (PlayerId id : position.seats()) {
        if (tallies[id].place != 1) continue;
        winners.push_back(seat_name(speaker, id));
        points = tallies[id].total();
    }
    return speaker.book.say(P::result_winner, {{"who", listed_with_and(speaker.book, winners)},
                                               {"m", static_cast<int>(winners.size())},
                                               {"n", points},
                                               {"point", point}});
}

}  // namespace planitia::present
