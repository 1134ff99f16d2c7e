#include <core/hex.h>
#include <terraforming/notation/effect_range.h>
#include <terraforming/notation/pending_notation.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

/// Far more than play brings about, and leaves room for what these effects add.
constexpr std::size_t kLongestAgenda = 32;
constexpr int kDearestProject = 25;

bool is_untouched(const Offer& offer) {
    return offer.picked.empty() && !offer.is_ready && !offer.is_paying && offer.heat_paid == 0;
}

/// Whether nothing is unresolved.
bool is_clear(const Position& position) {
    bool is_open = position.in_action || !(position.resolution == Resolution{});
    for (PlayerId player : position.seats()) is_open = is_open || !is_untouched(position.player(player).offer);
    return !is_open;
}

Document write_card(CardId card) { return card.is_some() ? Document(name(card)) : Document(); }

Document write_waiting(const Pending& pending) {
    return Document::map({{"effects", Document::list().add(int{pending.effects.begin}).add(int{pending.effects.end})},
                          {"source", write_card(pending.source)},
                          {"owner", pending.owner.index()},
                          {"begun", pending.has_begun}});
}

Document write_payment(const Payment& payment) {
    Document document = Document::map({{"for", name(payment.purpose)}});
    if (payment.purpose == Purpose::card) document.set("card", name(CardId{payment.subject}));
    if (payment.purpose == Purpose::project) document.set("project", name(static_cast<Project>(payment.subject)));
    if (payment.purpose == Purpose::milestone) document.set("milestone", name(static_cast<Milestone>(payment.subject)));
    if (payment.purpose == Purpose::trade) document.set("colony", name(static_cast<Colony>(payment.subject)));
    if (payment.purpose == Purpose::award) document.set("award", name(static_cast<Award>(payment.subject)));
    document.set("cost", int{payment.cost});
    document.set("steel", payment.with_steel);
    document.set("titanium", payment.with_titanium);
    document.set("heatKept", int{payment.heat_kept});
    if (payment.in_heat) document.set("inHeat", true);
    return document;
}

Document write_trade(const Trade& trade) {
    return Document::map({{"colony", name(trade.tile)},
                          {"income", trade.stage == Trade::Stage::income},
                          {"bonuses", int{trade.bonuses_given}}});
}

Document write_choices(const Position& position) {
    Document list = Document::list();
    for (PlayerId player : position.seats()) {
        const Offer& offer = position.player(player).offer;
        list.add(Document::map({{"picked", write_cards(offer.picked)},
                                {"ready", offer.is_ready},
                                {"paying", offer.is_paying},
                                {"heatPaid", int{offer.heat_paid}}}));
    }
    return list;
}

}  // namespace

Document write_pending(const Position& position) {
    const Resolution& resolution = position.resolution;
    Document document = Document::map({{"rng", to_hex(position.rng)}});
    if (is_clear(position)) return document;
    Document agenda = Document::list();
    for (const Pending& pending : resolution.agenda) agenda.add(write_waiting(pending));
    document.set("inAction", position.in_action);
    document.set("choices", write_choices(position));
    document.set("seen", write_cards(resolution.seen));
    document.set("picked", write_cards(resolution.picked));
    document.set("agenda", std::move(agenda));
    if (!resolution.current.effects.empty()) document.set("current", write_waiting(resolution.current));
    if (resolution.payment.purpose != Purpose::nothing) document.set("payment", write_payment(resolution.payment));
    document.set("playing", write_card(resolution.playing));
    if (resolution.last_space.is_some()) document.set("lastSpace", write_space(resolution.last_space));
    document.set("selling", resolution.is_selling);
    if (resolution.raised != Colony::count_) document.set("raised", name(resolution.raised));
    if (resolution.trade.stage != Trade::Stage::none) document.set("trade", write_trade(resolution.trade));
    document.set("catalogue", to_hex(catalogue_hash()));
    document.set("check", to_hex(hash(position)));
    return document;
}

namespace {

class PendingReader {
  public:
    PendingReader(Position& position, CardSet& placed) : position_(position), placed_(placed) {}

    void read(const Cursor& at) {
        at.allow({"rng", "lastSpace", "inAction", "choices", "seen", "picked", "agenda", "current", "payment",
                  "playing", "selling", "raised", "trade", "catalogue", "check"});
        if (!at.has("rng")) at.refuse_member("rng", "the generator is missing");
        at.with("rng", [&](const Cursor& field) { read_generator(field); });
        const bool is_middle = at.document().as_map() != nullptr && at.document().as_map()->size() > 1;
        if (is_middle) read_middle(at);
    }

  private:
    Resolution& resolution() { return position_.resolution; }

    void read_generator(const Cursor& at) {
        const std::optional<Rng> rng = rng_from_hex(at.text());
        if (!rng) return at.refuse("64 hexadecimal digits that are not all 0 are expected");
        position_.rng = *rng;
    }

    void read_middle(const Cursor& at) {
        for (std::string_view key : {"catalogue", "check"})
            if (!at.has(key)) at.refuse_member(key, "the middle of an action is taken as it was written or not at all");
        at.with("catalogue", [](const Cursor& field) {
            if (field.text() != to_hex(catalogue_hash())) field.refuse("written with other cards than this engine has");
        });
        at.with("inAction", [&](const Cursor& field) { position_.in_action = field.truth(); });
        at.with("selling", [&](const Cursor& field) { resolution().is_selling = field.truth(); });
        at.with("choices", [&](const Cursor& field) { read_choices(field); });
        at.with("seen", [&](const Cursor& field) { read_seen(field); });
        at.with("picked", [&](const Cursor& field) { resolution().picked = read_set(field); });
        at.with("playing", [&](const Cursor& field) { read_playing(field); });
        at.with("lastSpace", [&](const Cursor& field) { resolution().last_space = read_space(field); });
        at.with("raised", [&](const Cursor& field) {
            if (const std::optional<Colony> colony = field.named<Colony>()) resolution().raised = *colony;
        });
        at.with("trade", [&](const Cursor& field) { read_trade(field); });
        at.with("payment", [&](const Cursor& field) { read_payment(field); });
        at.with("agenda", [&](const Cursor& field) { read_agenda(field); });
        at.with("current", [&](const Cursor& field) { resolution().current = read_waiting(field); });
    }

    void read_trade(const Cursor& at) {
        Trade& trade = resolution().trade;
        at.allow({"colony", "income", "bonuses"});
        if (!at.has("colony")) at.refuse_member("colony", "is missing");
        trade.stage = Trade::Stage::bonuses;
        at.with("colony", [&](const Cursor& field) {
            if (const std::optional<Colony> colony = field.named<Colony>()) trade.tile = *colony;
        });
        at.with("income", [&](const Cursor& field) {
            if (field.truth()) trade.stage = Trade::Stage::income;
        });
        at.with("bonuses", [&](const Cursor& field) {
            trade.bonuses_given = static_cast<std::uint8_t>(field.number(0, kColonySlots));
        });
    }

    static CardSet read_set(const Cursor& at) {
        CardSet cards;
        at.each([&](const Cursor& item) {
            if (const CardId card = read_card(item); card.is_some()) cards.insert(card);
        });
        return cards;
    }

    void read_choices(const Cursor& at) {
        if (at.size() != position_.setup.players) return at.refuse("one for every player is expected");
        std::size_t seat = 0;
        at.each([&](const Cursor& item) {
            Offer& offer = position_.player(PlayerId{seat++}).offer;
            item.allow({"picked", "ready", "paying", "heatPaid"});
            item.with("picked", [&](const Cursor& field) { offer.picked = read_set(field); });
            item.with("ready", [&](const Cursor& field) { offer.is_ready = field.truth(); });
            item.with("paying", [&](const Cursor& field) { offer.is_paying = field.truth(); });
            item.with("heatPaid",
                      [&](const Cursor& field) { offer.heat_paid = static_cast<std::uint8_t>(field.number(0, 255)); });
        });
    }

    void place(const Cursor& at, CardId card) {
        if (placed_.contains(card)) at.refuse("the card is in two places");
        placed_.insert(card);
    }

    void read_seen(const Cursor& at) {
        at.each([&](const Cursor& item) {
            const CardId card = read_card(item);
            if (!card.is_some()) return;
            place(item, card);
            resolution().seen.insert(card);
        });
    }

    /// The tags of an event count while it is being played.
    void read_playing(const Cursor& at) {
        if (at.document().is_null()) return;
        const CardId card = read_card(at);
        if (!card.is_some()) return;
        resolution().playing = card;
        for (PlayerId player : position_.seats()) {
            PlayerState& state = position_.player(player);
            if (state.events.contains(card))
                for (Tag tag : info(card).tags) ++state.tags[tag];
        }
    }

    template <class E>
    static void read_subject(const Cursor& at, std::string_view key, Payment& payment) {
        if (!at.has(key)) at.refuse_member(key, "what is paid for is missing");
        at.with(key, [&](const Cursor& field) {
            if (const std::optional<E> which = field.named<E>()) payment.subject = static_cast<std::uint16_t>(*which);
        });
    }

    void read_payment(const Cursor& at) {
        Payment& payment = resolution().payment;
        at.allow({"for", "card", "project", "milestone", "award", "colony", "cost", "steel", "titanium", "heatKept",
                  "inHeat"});
        if (!at.has("for")) at.refuse_member("for", "what is paid for is missing");
        at.with("for", [&](const Cursor& field) {
            if (const std::optional<Purpose> purpose = field.named<Purpose>()) payment.purpose = *purpose;
        });
        at.with("steel", [&](const Cursor& field) { payment.with_steel = field.truth(); });
        at.with("titanium", [&](const Cursor& field) { payment.with_titanium = field.truth(); });
        at.with("heatKept",
                [&](const Cursor& field) { payment.heat_kept = static_cast<std::uint8_t>(field.number(0, 255)); });
        at.with("inHeat", [&](const Cursor& field) { payment.in_heat = field.truth(); });
        int dearest = kDearestProject;
        switch (payment.purpose) {
            case Purpose::card: dearest = read_card_payment(at, payment); break;
            case Purpose::project: read_subject<Project>(at, "project", payment); break;
            case Purpose::milestone: read_subject<Milestone>(at, "milestone", payment); break;
            case Purpose::award: read_subject<Award>(at, "award", payment); break;
            case Purpose::trade: read_subject<Colony>(at, "colony", payment); break;
            default: break;
        }
        const bool both_metals = payment.with_steel && payment.with_titanium;
        if (both_metals && payment.purpose != Purpose::card) at.refuse("only cards are paid with both metals");
        at.with("cost",
                [&](const Cursor& field) { payment.cost = static_cast<std::uint8_t>(field.number(0, dearest)); });
    }

    /// Gives the printed cost.
    int read_card_payment(const Cursor& at, Payment& payment) {
        const CardId card = resolution().playing;
        if (!card.is_some()) {
            at.refuse_member("card", "no card is being played");
            return 0;
        }
        at.with("card", [&](const Cursor& field) {
            if (read_card(field) != card) field.refuse("another card is being played");
        });
        place(at, card);
        payment.subject = card.raw();
        payment.with_steel = info(card).has_tag(Tag::building);
        payment.with_titanium = info(card).has_tag(Tag::space);
        return info(card).cost;
    }

    void read_agenda(const Cursor& at) {
        if (at.size() > kLongestAgenda) return at.refuse("too many effects wait");
        at.each([&](const Cursor& item) { resolution().agenda.push_back(read_waiting(item)); });
    }

    Pending read_waiting(const Cursor& at) {
        Pending pending;
        at.allow({"effects", "source", "owner", "begun"});
        pending.owner = PlayerId{0};
        at.with("owner", [&](const Cursor& field) { pending.owner = read_seat(field, position_.setup.players); });
        at.with("begun", [&](const Cursor& field) { pending.has_begun = field.truth(); });
        at.with("source", [&](const Cursor& field) {
            if (!field.document().is_null()) pending.source = read_source(field);
        });
        if (!at.has("effects")) at.refuse_member("effects", "the effects are missing");
        at.with("effects", [&](const Cursor& field) { pending.effects = read_range(field, pending.source); });
        return pending;
    }

    static EffectRange read_range(const Cursor& at, CardId source) {
        std::array<std::uint16_t, 2> ends{};
        if (at.size() != ends.size()) at.refuse("begin and end are expected");
        std::size_t i = 0;
        at.each([&](const Cursor& item) {
            ends[i++] = static_cast<std::uint16_t>(item.number(0, static_cast<int>(kMaxEffects)));
        });
        const EffectRange range{ends[0], ends[1]};
        if (at.is_fine() && !is_part_of(range, source)) at.refuse("the source has no such effects");
        return at.is_fine() ? range : EffectRange{};
    }

    Position& position_;
    CardSet& placed_;
};

}  // namespace

void read_pending(const Cursor& at, Position& position, CardSet& placed) { PendingReader(position, placed).read(at); }

void verify_pending(const Cursor& at, const Position& position) {
    at.with("check", [&](const Cursor& field) {
        if (field.text() != to_hex(hash(position))) field.refuse("what is pending belongs to another position");
    });
}

}  // namespace planitia::terraforming
