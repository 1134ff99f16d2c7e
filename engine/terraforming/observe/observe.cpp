#include <terraforming/observe/observe.h>
#include <terraforming/rules/rules.h>
#include <terraforming/rules/setup.h>

#include <algorithm>
#include <vector>

namespace planitia::terraforming {

namespace {

/// Who looks at the cards in `resolution.seen` and picks from them or from the hand.
PlayerId looker(const Position& position) {
    const PlayerId owner = position.resolution.current.owner;
    return owner.is_some() ? owner : position.active_player;
}

std::uint8_t corporations_on_offer(const Offer& offer) {
    return static_cast<std::uint8_t>(std::ranges::count_if(offer.corporations, [](CardId c) { return c.is_some(); }));
}

std::uint16_t count(const CardSet& cards) { return static_cast<std::uint16_t>(cards.size()); }

/// A beginner's corporation is agreed before the deal.
bool is_corporation_secret(const Position& position, PlayerId id) {
    return position.phase == Phase::setup && !position.setup.beginners.contains(id);
}

void hide_player(Position& position, PlayerId id) {
    PlayerState& player = position.player(id);
    const bool is_ready = player.offer.is_ready;
    player.hand = {};
    player.offer = {};
    player.offer.is_ready = is_ready;
    if (is_corporation_secret(position, id)) player.corporation = CardId::none();
}

}  // namespace

View observe(const Position& position, PlayerId viewer) {
    View view{.known = position, .viewer = viewer};
    for (PlayerId each : position.seats()) {
        const PlayerState& player = position.player(each);
        view.hand[each] = count(player.hand);
        view.dealt[each] = count(player.offer.dealt);
        view.drafted[each] = count(player.offer.drafted);
        view.corporations[each] = corporations_on_offer(player.offer);
        if (each != viewer) hide_player(view.known, each);
    }
    view.deck = static_cast<std::uint16_t>(position.deck.size());
    view.discards = count(position.discards);
    view.seen = count(position.resolution.seen);
    if (looker(position) != viewer) {
        view.known.resolution.seen = {};
        view.known.resolution.picked = {};
    }
    view.known.deck = {};
    view.known.discards = {};
    view.known.rng = Rng();
    return view;
}

namespace {

CardSet visible_cards(const Position& known) {
    CardSet visible = known.resolution.seen | known.absent;
    for (CardId card : known.revealed) visible.insert(card);
    if (known.resolution.playing.is_some()) visible.insert(known.resolution.playing);
    for (PlayerId each : known.seats()) {
        const PlayerState& player = known.player(each);
        visible |= player.hand | player.table | player.events | player.offer.dealt | player.offer.drafted;
        if (player.corporation.is_some()) visible.insert(player.corporation);
        for (CardId card : player.offer.corporations)
            if (card.is_some()) visible.insert(card);
    }
    return visible;
}

/// Every beginner has the Beginner Corporation; it is never dealt.
bool is_dealt(const Setup& setup, const Card& card) { return is_in_game(setup, card) && !card.for_beginners; }

/// The cards a viewer can not place, in random order.
class Unseen {
  public:
    Unseen(const View& view, Rng& rng) {
        const CardSet visible = visible_cards(view.known);
        for (std::size_t i = 0; i < cards().size(); ++i) {
            const CardId card{i};
            if (visible.contains(card) || !is_dealt(view.known.setup, info(card))) continue;
            (info(card).kind == Kind::corporation ? corporations_ : projects_).push_back(card);
        }
        rng.shuffle(projects_);
        rng.shuffle(corporations_);
    }

    CardId project() { return take(projects_); }
    CardId corporation() { return take(corporations_); }
    CardSet projects(std::size_t n) {
        CardSet set;
        for (; n > 0; --n) set.insert(project());
        return set;
    }

  private:
    static CardId take(std::vector<CardId>& from) {
        PLANITIA_ASSERT(!from.empty(), "every hidden place has a card");
        const CardId card = from.back();
        from.pop_back();
        return card;
    }

    std::vector<CardId> projects_;
    std::vector<CardId> corporations_;
};

void deal_hidden(PlayerState& player, PlayerId id, const View& view, Unseen& unseen) {
    player.hand = unseen.projects(view.hand[id]);
    player.offer.dealt = unseen.projects(view.dealt[id]);
    player.offer.drafted = unseen.projects(view.drafted[id]);
    for (std::size_t i = 0; i < view.corporations[id]; ++i) player.offer.corporations[i] = unseen.corporation();
}

/// A seat that is ready has chosen something in secret: any legal answers will do. As another seat is not ready
/// yet, nothing follows from them.
void choose_in_secret(Position& position, PlayerId player, Rng& rng) {
    Offer& offer = position.player(player).offer;
    if (position.phase == Phase::setup && position.setup.beginners.contains(player)) {
        offer.picked = offer.dealt;
        return;
    }
    offer.is_ready = false;
    while (!offer.is_ready) {
        OptionList options;
        list_options(position, player, options);
        if (options.empty()) {  // nothing was left to deal
            offer.is_ready = true;
        } else {
            answer(position, player, options[rng.below(static_cast<std::uint32_t>(options.size()))]);
        }
    }
}

}  // namespace

Position resample(const View& view, Rng& rng) {
    Position position = view.known;
    Unseen unseen(view, rng);
    for (PlayerId each : position.seats())
        if (each != view.viewer) deal_hidden(position.player(each), each, view, unseen);
    if (looker(position) != view.viewer) position.resolution.seen = unseen.projects(view.seen);
    for (std::size_t i = 0; i < view.deck; ++i) position.deck.push_back(unseen.project());
    position.discards = unseen.projects(view.discards - position.revealed.size());
    for (CardId card : position.revealed) position.discards.insert(card);
    position.rng = Rng(rng.next());
    for (PlayerId each : position.seats())
        if (each != view.viewer && position.player(each).offer.is_ready) choose_in_secret(position, each, rng);
    return position;
}

}  // namespace planitia::terraforming
