#include <terraforming/notation/describe.h>
#include <terraforming/notation/effect_place.h>

namespace planitia::terraforming {

namespace {

constexpr int kDearestProject = 25;

bool is_untouched(const Offer& offer) {
    return offer.picked.empty() && !offer.is_ready && !offer.is_paying && offer.heat_paid == 0;
}

CardSet read_cards(const Cursor& at) {
    CardSet cards;
    at.each([&](const Cursor& item) {
        if (const CardId card = read_card(item); card.is_some()) cards.insert(card);
    });
    return cards;
}

void describe_cards(Archive& archive, std::string_view key, CardSet& cards) {
    archive.field(key, cards, [](const CardSet& all) { return write_cards(all); }, read_cards);
}

/// They lie nowhere else.
void describe_seen(Archive& archive, Draft& draft) {
    archive.field(
        "seen", draft.position.resolution.seen, [](const CardSet& all) { return write_cards(all); },
        [&](const Cursor& at) { return place_projects(at, draft); });
}

/// The tags of an event count while it is being played.
void describe_playing(Archive& archive, Position& position) {
    CardId& playing = position.resolution.playing;
    archive.field(
        "playing", playing, [](CardId card) { return card.is_some() ? Document(name(card)) : Document(); },
        [](const Cursor& at) { return at.document().is_null() ? CardId::none() : read_card(at); });
    if (!archive.reads() || !playing.is_some()) return;
    for (PlayerId player : position.seats()) {
        PlayerState& state = position.player(player);
        if (state.events.contains(playing))
            for (Tag tag : info(playing).tags) ++state.tags[tag];
    }
}

void describe_choice(Archive& archive, Offer& offer) {
    describe_cards(archive, "picked", offer.picked);
    archive.truth("ready", offer.is_ready);
    archive.truth("paying", offer.is_paying);
    archive.number("heatPaid", offer.heat_paid, 0, 255);
}

void describe_trade(Archive& archive, Trade& trade) {
    bool is_income = trade.stage == Trade::Stage::income;
    archive.need("colony");
    archive.named("colony", trade.tile);
    archive.truth("income", is_income);
    archive.number("bonuses", trade.bonuses_given, 0, kColonySlots);
    trade.stage = is_income ? Trade::Stage::income : Trade::Stage::bonuses;
}

template <class E>
void describe_subject(Archive& archive, std::string_view key, Payment& payment) {
    archive.need(key, "what is paid for is missing");
    archive.named_as<E>(key, payment.subject);
}

/// The card being played; gives its printed cost.
int describe_card_payment(Archive& archive, Draft& draft) {
    const CardId card = draft.position.resolution.playing;
    Payment& payment = draft.position.resolution.payment;
    archive.need("card", "what is paid for is missing");
    archive.tell(
        "card", [&] { return Document(name(card)); },
        [&](const Cursor& at) {
            if (place_project(at, draft) != card) at.refuse("another card is being played");
        });
    if (!card.is_some()) archive.refuse("card", "no card is being played");
    if (!archive.reads() || !archive.is_fine()) return 0;
    payment.subject = card.raw();
    payment.with_steel = info(card).has_tag(Tag::building);
    payment.with_titanium = info(card).has_tag(Tag::space);
    return info(card).cost;
}

/// After the card being played.
void describe_payment(Archive& archive, Draft& draft) {
    Payment& payment = draft.position.resolution.payment;
    archive.need("for", "what is paid for is missing");
    archive.named("for", payment.purpose);
    archive.truth("steel", payment.with_steel);
    archive.truth("titanium", payment.with_titanium);
    archive.number("heatKept", payment.heat_kept, 0, 255);
    if (archive.has("inHeat", payment.in_heat)) archive.truth("inHeat", payment.in_heat);
    int dearest = kDearestProject;
    switch (payment.purpose) {
        case Purpose::card: dearest = describe_card_payment(archive, draft); break;
        case Purpose::project: describe_subject<Project>(archive, "project", payment); break;
        case Purpose::milestone: describe_subject<Milestone>(archive, "milestone", payment); break;
        case Purpose::award: describe_subject<Award>(archive, "award", payment); break;
        case Purpose::trade: describe_subject<Colony>(archive, "colony", payment); break;
        case Purpose::nothing:
        case Purpose::action:
        case Purpose::heat_conversion:
        case Purpose::count_: break;
    }
    if (payment.with_steel && payment.with_titanium && payment.purpose != Purpose::card)
        archive.refuse("only cards are paid with both metals");
    archive.number("cost", payment.cost, 0, dearest);
}

void describe_waiting(Archive& archive, const Position& position, Pending& pending) {
    if (archive.reads()) pending.owner = PlayerId{0};
    describe_effects(archive, position.setup.map, pending.source, pending.effects);
    archive.seat("owner", pending.owner, position.setup.players);
    archive.truth("begun", pending.has_begun);
}

void describe_resolution(Archive& archive, Draft& draft) {
    Position& position = draft.position;
    Resolution& resolution = position.resolution;
    archive.truth("inAction", position.in_action);
    archive.each("choices", position.setup.players, [&](Archive& inner, std::size_t seat) {
        describe_choice(inner, position.player(PlayerId{seat}).offer);
    });
    describe_seen(archive, draft);
    describe_cards(archive, "picked", resolution.picked);
    archive.truth("selling", resolution.is_selling);
    if (archive.has("lastSpace", resolution.last_space.is_some()))
        archive.field("lastSpace", resolution.last_space, write_space, read_space);
    if (archive.has("raised", resolution.raised != Colony::count_)) archive.named("raised", resolution.raised);
    if (archive.has("trade", resolution.trade.stage != Trade::Stage::none))
        archive.map("trade", [&](Archive& inner) { describe_trade(inner, resolution.trade); });
    describe_playing(archive, position);
    if (archive.has("payment", resolution.payment.purpose != Purpose::nothing))
        archive.map("payment", [&](Archive& inner) { describe_payment(inner, draft); });
    const auto waiting = [&](Archive& inner, Pending& pending) { describe_waiting(inner, position, pending); };
    const auto agenda = resolution.agenda;
    archive.list(
        "agenda", agenda, waiting, [&](const Pending& pending) { resolution.agenda.push_back(pending); },
        agenda.capacity());
    if (archive.has("current", !resolution.current.effects.empty()))
        archive.map("current", [&](Archive& inner) { waiting(inner, resolution.current); });
}

}  // namespace

bool is_clear(const Position& position) {
    bool is_open = position.in_action || !(position.resolution == Resolution{});
    for (PlayerId player : position.seats()) is_open = is_open || !is_untouched(position.player(player).offer);
    return !is_open;
}

void describe_pending(Archive& archive, Draft& draft) {
    archive.need("rng", "the generator is missing");
    archive.generator("rng", draft.position.rng);
    archive.forbid("catalogue", "the middle of an action as version 0.1.0 wrote it");
    if (archive.reads() || !is_clear(draft.position)) describe_resolution(archive, draft);
    archive.pass_over({"check"});
}

}  // namespace planitia::terraforming
