#include <martians/notation/notation.h>
#include <present/document_words.h>
#include <terraforming/notation/option_notation.h>

namespace planitia::present {

namespace {

PlayerId seat_at(const Document& document, std::string_view key) {
    const Document* seat = document.find(key);
    if (seat == nullptr || seat->is_null()) return PlayerId::none();
    return seat->as_int() != nullptr ? PlayerId{static_cast<std::size_t>(*seat->as_int())} : terraforming::kNeutral;
}

template <Named E>
E named_at(const Document& document, std::string_view key) {
    return find_name<E>(text_at(document, key)).value_or(E::count_);
}

terraforming::Option option_in(const terraforming::Position& position, const Document& document) {
    Reading reading(RefusalCode::bad_value);
    return read_fields(Cursor(document, reading), named_at<terraforming::OptionKind>(document, "kind"), position);
}

martians::Option option_in(const martians::Position& position, const Document& document) {
    const auto option = martians::read_option(position, document);
    return option ? *option : martians::Option{};
}

// -- events

/// The number of the enumerator that the member names.
template <Named E>
std::uint8_t subject_at(const Document& event, std::string_view key) {
    return static_cast<std::uint8_t>(named_at<E>(event, key));
}

std::uint8_t terraforming_subject(const Document& event) {
    using namespace terraforming;
    for (const auto& [key, value] : *event.as_map()) {
        if (key == "project") return subject_at<Project>(event, key);
        if (key == "milestone") return subject_at<Milestone>(event, key);
        if (key == "award") return subject_at<Award>(event, key);
        if (key == "resource") return subject_at<Resource>(event, key);
        if (key == "parameter") return subject_at<Parameter>(event, key);
        if (key == "colony") return subject_at<Colony>(event, key);
        if (key != "tile") continue;
        for (Tile tile : {Tile::ocean, Tile::greenery, Tile::city})
            if (tile_name(tile, CardId::none()) == *value.as_text()) return static_cast<std::uint8_t>(tile);
        return static_cast<std::uint8_t>(Tile::special);
    }
    return 0;
}

terraforming::SpaceId space_at(const Document& event) {
    using namespace terraforming;
    const Document* space = event.find("space");
    if (space == nullptr) return SpaceId::none();
    if (space->as_int() != nullptr) return SpaceId{static_cast<std::size_t>(*space->as_int()) - 1};
    return *space->as_text() == "phobos" ? kPhobos : kGanymede;
}

terraforming::CardId source_at(const Document& event) {
    using namespace terraforming;
    if (const CardId card = find_card(text_at(event, "card")); card.is_some()) return card;
    const std::optional<Colony> colony = find_name<Colony>(text_at(event, "colony"));
    return colony ? source_of(*colony) : CardId::none();
}

std::uint8_t martians_subject(const Document& event) {
    using namespace martians;
    for (const auto& [key, value] : *event.as_map()) {
        if (key == "corporation") return subject_at<Corporation>(event, key);
        if (key == "building") return subject_at<Building>(event, key);
        if (key == "action") return subject_at<Action>(event, key);
        if (key == "person") return subject_at<Person>(event, key);
        if (key == "good") return subject_at<Good>(event, key);
        if (key == "need") return subject_at<Need>(event, key);
        if (key == "installation") return subject_at<Installation>(event, key);
        if (key == "tile") return subject_at<Research>(event, key);
        if (key == "task") return static_cast<std::uint8_t>(*value.as_int());
        if (key == "order") return subject_at<Order>(event, key);
        if (key == "technology") return subject_at<Technology>(event, key);
        if (key == "crop") return subject_at<Crop>(event, key);
        if (key == "weather") return subject_at<Weather>(event, key);
        if (key == "event") return subject_at<EventCard>(event, key);
    }
    return 0;
}

/// Whichever of them is there: a place or an amount.
int martians_amount(const Document& event) {
    const int field = number_at(event, "field");
    return field > 0 ? field - 1 : number_at(event, "amount") + number_at(event, "hex") + number_at(event, "index");
}

}  // namespace

// -- Terraforming Mars

std::string prompt_text(const Speaker& speaker, const terraforming::Position& position, const Document& decision) {
    return prompt_text(speaker, position, seat_at(decision, "player"));
}

std::string option_text(const Speaker& speaker, const terraforming::Position& position, const Document& option) {
    return option_text(speaker, position, option_in(position, option));
}

std::string pick_text(const Speaker& speaker, const terraforming::Position& position, const Document& decision,
                      std::string_view card) {
    return pick_text(speaker, position, seat_at(decision, "player"), terraforming::find_card(card));
}

std::string event_text(const Speaker& speaker, const terraforming::Position&, const Document& event) {
    return event_text(speaker, terraforming::Event{.kind = named_at<terraforming::EventKind>(event, "kind"),
                                                   .player = seat_at(event, "player"),
                                                   .card = source_at(event),
                                                   .space = space_at(event),
                                                   .subject = terraforming_subject(event),
                                                   .amount = static_cast<std::int16_t>(number_at(event, "amount"))});
}

std::string reason_text(const Speaker& speaker, const terraforming::Position& position, const Document& reason) {
    const auto code = find_name<terraforming::ReasonCode>(text_at(reason, "code"));
    const int needs = number_at(reason, "needs");
    const int has = number_at(reason, "has");
    if (!code) return pick_reason_text(speaker, text_at(reason, "code"), needs, has);
    return reason_text(speaker, position,
                       terraforming::Reason{.code = *code,
                                            .needs = static_cast<std::int16_t>(needs),
                                            .has = static_cast<std::int16_t>(has),
                                            .tag = named_at<terraforming::Tag>(reason, "tag"),
                                            .resource = named_at<terraforming::Resource>(reason, "resource")});
}

std::optional<std::string> explanation(const Phrasebook& book, const terraforming::Position& position, PlayerId player,
                                       const Document& option) {
    using namespace terraforming;
    const bool is_pick = !find_name<OptionKind>(text_at(option, "kind"));
    return explanation(book, position, player,
                       is_pick ? terraforming::option(OptionKind::take_card, find_card(text_at(option, "card")))
                               : option_in(position, option));
}

// -- Martians

std::string prompt_text(const Speaker& speaker, const martians::Position& position, const Document& decision) {
    return prompt_text(speaker, position, seat_at(decision, "player"));
}

std::string option_text(const Speaker& speaker, const martians::Position& position, const Document& option) {
    return option_text(speaker, position, option_in(position, option));
}

std::string pick_text(const Speaker&, const martians::Position&, const Document&, std::string_view card) {
    return std::string(card);
}

std::string event_text(const Speaker& speaker, const martians::Position& position, const Document& event) {
    const int quarter = number_at(event, "quarter");
    return event_text(
        speaker, position.setup,
        martians::Event{.kind = named_at<martians::EventKind>(event, "kind"),
                        .player = seat_at(event, "player"),
                        .subject = martians_subject(event),
                        .quarter = quarter > 0 ? martians::QuarterId{static_cast<std::size_t>(quarter) - 1}
                                               : martians::QuarterId::none(),
                        .amount = static_cast<std::int16_t>(martians_amount(event))});
}

std::string reason_text(const Speaker& speaker, const martians::Position& position, const Document& reason) {
    return reason_text(speaker, position,
                       martians::Reason{.code = named_at<martians::ReasonCode>(reason, "code"),
                                        .needs = static_cast<std::int16_t>(number_at(reason, "needs")),
                                        .has = static_cast<std::int16_t>(number_at(reason, "has")),
                                        .good = named_at<martians::Good>(reason, "good")});
}

std::optional<std::string> explanation(const Phrasebook& book, const martians::Position& position, PlayerId player,
                                       const Document& option) {
    return explanation(book, position, player, option_in(position, option));
}

std::optional<EntryKey> entry_of(const martians::Position& position, const Document& option) {
    return entry_of(position, option_in(position, option));
}

}  // namespace planitia::present
