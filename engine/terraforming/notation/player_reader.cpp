#include <terraforming/notation/position_reader.h>
#include <terraforming/notation/position_writer.h>
#include <terraforming/rules/setup.h>

namespace planitia::terraforming {

namespace {

constexpr int kMostForNextCard = 99;

CardId place(const Cursor& at, Draft& draft, bool as_corporation) {
    const CardId card = read_card(at);
    if (!card.is_some()) return card;
    const bool is_corporation = info(card).kind == Kind::corporation;
    if (is_corporation != as_corporation) {
        at.refuse(as_corporation ? "this is no corporation" : "this is a corporation");
    } else if (!is_in_game(draft.position.setup, info(card))) {
        at.refuse("of a set that is not in play");
    } else if (draft.placed.contains(card) && !info(card).for_beginners) {
        at.refuse("the card is in two places");
    }
    if (!at.is_fine()) return CardId::none();
    draft.placed.insert(card);
    return card;
}

}  // namespace

CardId place_project(const Cursor& at, Draft& draft) { return place(at, draft, false); }
CardId place_corporation(const Cursor& at, Draft& draft) { return place(at, draft, true); }

namespace {

class PlayerReader {
  public:
    PlayerReader(Draft& draft, PlayerId player)
        : draft_(draft),
          state_(draft.position.player(player)),
          is_beginner_(draft.position.setup.beginners.contains(player)) {}

    void read(const Cursor& at) {
        at.allow({"corporation", "tr", "passed", "stock", "production", "hand", "played", "fleets",
                  "firstActionPending", "raisedTrThisGeneration", "nextCard", "dealt", "drafted", "corporations"});
        at.with("fleets", [&](const Cursor& field) {
            if (!draft_.position.setup.colonies) return field.refuse("fleets are only in play with Colonies");
            state_.fleets = static_cast<std::uint8_t>(field.number(0, kMaxFleets));
        });
        at.with("corporation", [&](const Cursor& field) { read_corporation(field); });
        at.with("tr",
                [&](const Cursor& field) { state_.rating = static_cast<std::int16_t>(field.number(0, draft_.most)); });
        at.with("passed", [&](const Cursor& field) { state_.has_passed = field.truth(); });
        at.with("stock", [&](const Cursor& field) { read_pieces(field, state_.stock, false); });
        at.with("production", [&](const Cursor& field) { read_pieces(field, state_.production, true); });
        at.with("hand", [&](const Cursor& field) { read_cards(field, state_.hand); });
        at.with("played", [&](const Cursor& field) { field.each([&](const Cursor& item) { read_played(item); }); });
        read_first_action(at);
        at.with("raisedTrThisGeneration", [&](const Cursor& field) { state_.raised_rating = field.truth(); });
        at.with("nextCard", [&](const Cursor& field) { read_next_card(field); });
        read_offer(at);
    }

  private:
    void read_cards(const Cursor& at, CardSet& cards) {
        at.each([&](const Cursor& item) {
            if (const CardId card = place_project(item, draft_); card.is_some()) cards.insert(card);
        });
    }

    void read_pieces(const Cursor& at, ByResource<std::int16_t>& pieces, bool is_production) {
        at.allow({"megacredits", "steel", "titanium", "plants", "energy", "heat"});
        for (Resource resource : every<Resource>())
            at.with(name(resource), [&](const Cursor& field) {
                const int lowest = is_production ? lowest_production(resource) : 0;
                pieces[resource] = static_cast<std::int16_t>(field.number(lowest, draft_.most));
            });
    }

    /// Before the corporations are revealed, the chosen one is not in play.
    void read_corporation(const Cursor& at) {
        if (at.document().is_null()) return;
        with_card(
            at, [&](const Cursor& name_at) { return place_corporation(name_at, draft_); },
            [&](CardId card) {
                state_.corporation = card;
                if (draft_.position.phase != Phase::setup) put_in_play(state_, card);
            });
    }

    void read_played(const Cursor& at) {
        with_card(
            at, [&](const Cursor& name_at) { return place_project(name_at, draft_); },
            [&](CardId card) { put_in_play(state_, card); });
    }

    /// A card in play: its name, or a map with what lies on it and whether its action is used.
    template <class Place, class Put>
    void with_card(const Cursor& at, const Place& place_it, const Put& put) {
        if (at.document().as_map() == nullptr) {
            if (const CardId card = place_it(at); card.is_some()) put(card);
            return;
        }
        at.allow({"card", "resources", "usedThisGeneration"});
        if (!at.has("card")) at.refuse_member("card", "the card is missing");
        at.with("card", [&](const Cursor& field) {
            const CardId card = place_it(field);
            if (!card.is_some()) return;
            put(card);
            read_condition(at, card);
        });
    }

    void read_condition(const Cursor& at, CardId card) {
        at.with("resources", [&](const Cursor& field) {
            const int n = field.number(0, draft_.most);
            if (n > 0 && info(card).holds == CardResource::none) field.refuse("this card holds no resources");
            if (n > 0 && !state_.table.contains(card)) field.refuse("this card is not face up");
            draft_.position.resources[card.index()] = static_cast<std::uint16_t>(n);
        });
        at.with("usedThisGeneration", [&](const Cursor& field) {
            if (!field.truth()) return;
            if (info(card).action.empty()) return field.refuse("this card has no action");
            state_.used.insert(card);
        });
    }

    void read_first_action(const Cursor& at) {
        const bool has_one = state_.corporation.is_some() && !info(state_.corporation).first_action.empty();
        const bool is_revealed = draft_.position.phase != Phase::setup;
        CardSet others = state_.table | state_.events;
        if (state_.corporation.is_some()) others.erase(state_.corporation);
        state_.first_action_pending = has_one && is_revealed && draft_.position.generation == 1 && others.empty();
        at.with("firstActionPending", [&](const Cursor& field) {
            state_.first_action_pending = field.truth();
            if (state_.first_action_pending && !(has_one && is_revealed))
                field.refuse("no corporation with a first action is in play");
        });
    }

    void read_next_card(const Cursor& at) {
        at.allow({"discount", "requirementShift"});
        at.with("discount", [&](const Cursor& field) {
            state_.next_discount = static_cast<std::uint8_t>(field.number(0, kMostForNextCard));
        });
        at.with("requirementShift", [&](const Cursor& field) {
            state_.next_requirement_steps = static_cast<std::uint8_t>(field.number(0, kMostForNextCard));
        });
    }

    void read_offer(const Cursor& at) {
        const Phase phase = draft_.position.phase;
        for (std::string_view key : {"dealt", "drafted", "corporations"})
            if (at.has(key) && !has_offers(phase)) at.refuse_member(key, "nothing is on offer in this phase");
        at.with("dealt", [&](const Cursor& field) { read_cards(field, state_.offer.dealt); });
        at.with("drafted", [&](const Cursor& field) {
            if (field.size() > 0 && phase != Phase::draft) field.refuse("cards are only kept like this in the draft");
            read_cards(field, state_.offer.drafted);
        });
        const std::size_t most = phase == Phase::setup ? kStartingCards : kResearchCards;
        if (state_.offer.dealt.size() + state_.offer.drafted.size() > most)
            at.refuse_member("dealt", "more cards than are dealt");
        at.with("corporations", [&](const Cursor& field) { read_offered_corporations(field); });
        if (phase == Phase::setup && !is_beginner_) check_offered_corporations(at);
    }

    /// Two, and the one chosen among them, since a view offers them anew.
    void check_offered_corporations(const Cursor& at) {
        const auto& offered = state_.offer.corporations;
        const CardId chosen = state_.corporation;
        if (!offered[1].is_some()) {
            at.refuse_member("corporations", "two corporations to choose from are expected");
        } else if (chosen.is_some() && chosen != offered[0] && chosen != offered[1]) {
            at.refuse_member("corporations", "the chosen corporation is not among them");
        }
    }

    /// The chosen one stays among those offered.
    void read_offered_corporations(const Cursor& at) {
        if (at.size() > 0 && (draft_.position.phase != Phase::setup || at.size() != state_.offer.corporations.size()))
            return at.refuse("two in the set-up, else none");
        const CardId chosen = state_.corporation;
        if (chosen.is_some()) draft_.placed.erase(chosen);
        std::size_t i = 0;
        at.each([&](const Cursor& item) { state_.offer.corporations[i++] = place_corporation(item, draft_); });
        if (chosen.is_some()) draft_.placed.insert(chosen);
    }

    Draft& draft_;
    PlayerState& state_;
    bool is_beginner_;
};

}  // namespace

void set_defaults(Draft& draft, PlayerId player) { start(draft.position.player(player), draft.position.setup); }

void read_player(const Cursor& at, Draft& draft, PlayerId player) { PlayerReader(draft, player).read(at); }

}  // namespace planitia::terraforming
