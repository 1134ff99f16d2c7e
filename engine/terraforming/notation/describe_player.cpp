#include <terraforming/notation/describe.h>
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

CardSet place_projects(const Cursor& at, Draft& draft) {
    CardSet cards;
    at.each([&](const Cursor& item) {
        if (const CardId card = place_project(item, draft); card.is_some()) cards.insert(card);
    });
    return cards;
}

namespace {

class PlayerDescription {
  public:
    PlayerDescription(Archive& archive, Draft& draft, PlayerId player)
        : archive_(archive), draft_(draft), player_(player), state_(draft.position.player(player)) {}

    void tell() {
        archive_.tell(
            "corporation", [&] { return write_corporation(); }, [&](const Cursor& at) { read_corporation(at); });
        archive_.number("tr", state_.rating, 0, draft_.most);
        archive_.truth("passed", state_.has_passed);
        tell_pieces("stock", state_.stock, [](Resource) { return 0; });
        tell_pieces("production", state_.production, lowest_production);
        const View* view = draft_.is_hidden(player_) ? draft_.view : nullptr;
        tell_cards("hand", state_.hand, view != nullptr ? &view->hand : nullptr);
        archive_.tell("played", [&] { return write_played(); }, [&](const Cursor& at) { read_played(at); });
        tell_first_action();
        archive_.truth("raisedTrThisGeneration", state_.raised_rating);
        archive_.map("nextCard", [&](Archive& next) {
            next.number("discount", state_.next_discount, 0, kMostForNextCard);
            next.number("requirementShift", state_.next_requirement_steps, 0, kMostForNextCard);
        });
        if (setup().colonies) archive_.number("fleets", state_.fleets, 0, kMaxFleets);
        if (!setup().colonies) archive_.forbid("fleets", "fleets are only in play with Colonies");
        tell_offer(view);
    }

  private:
    const Setup& setup() const { return draft_.position.setup; }
    Phase phase() const { return draft_.position.phase; }

    template <class Lowest>
    void tell_pieces(std::string_view key, ByResource<std::int16_t>& pieces, const Lowest& lowest) {
        archive_.map(key, [&](Archive& inner) {
            for (Resource resource : every<Resource>())
                inner.number(name(resource), pieces[resource], lowest(resource), draft_.most);
        });
    }

    /// How many there are where the viewer may not see them.
    void tell_cards(std::string_view key, CardSet& cards, const ByPlayer<std::uint16_t>* counts) {
        if (counts != nullptr) return archive_.count(key, (*counts)[player_]);
        archive_.field(
            key, cards, [](const CardSet& all) { return write_cards(all); },
            [&](const Cursor& at) { return place_projects(at, draft_); });
    }

    /// A card in play: its name, or a map with what lies on it and whether its action is used.
    Document write_in_play(CardId card) const {
        const int resources = draft_.position.resources[card.index()];
        const bool is_used = state_.used.contains(card);
        if (resources == 0 && !is_used) return name(card);
        Document entry = Document::map({{"card", name(card)}});
        if (resources != 0) entry.set("resources", resources);
        if (is_used) entry.set("usedThisGeneration", true);
        return entry;
    }

    template <class Place, class Put>
    void read_in_play(const Cursor& at, const Place& place_it, const Put& put) {
        if (at.document().as_map() == nullptr) {
            if (const CardId card = place_it(at, draft_); card.is_some()) put(card);
            return;
        }
        at.allow({"card", "resources", "usedThisGeneration"});
        if (!at.has("card")) at.refuse_member("card", "the card is missing");
        at.with("card", [&](const Cursor& field) {
            const CardId card = place_it(field, draft_);
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

    Document write_corporation() const {
        return state_.corporation.is_some() ? write_in_play(state_.corporation) : Document();
    }

    /// Before the corporations are revealed, the chosen one is not in play.
    void read_corporation(const Cursor& at) {
        if (at.document().is_null()) return;
        read_in_play(at, place_corporation, [&](CardId card) {
            state_.corporation = card;
            if (phase() != Phase::setup) put_in_play(state_, card);
        });
    }

    Document write_played() const {
        Document list = Document::list();
        for (CardId card : state_.table | state_.events)
            if (card != state_.corporation) list.add(write_in_play(card));
        return list;
    }

    void read_played(const Cursor& at) {
        at.each([&](const Cursor& item) {
            read_in_play(item, place_project, [&](CardId card) { put_in_play(state_, card); });
        });
    }

    /// Left out, it is pending in the first generation while nothing is played.
    void tell_first_action() {
        const bool has_one = state_.corporation.is_some() && !info(state_.corporation).first_action.empty();
        const bool is_revealed = phase() != Phase::setup;
        if (archive_.reads()) {
            CardSet others = state_.table | state_.events;
            if (state_.corporation.is_some()) others.erase(state_.corporation);
            state_.first_action_pending = has_one && is_revealed && draft_.position.generation == 1 && others.empty();
        }
        archive_.truth("firstActionPending", state_.first_action_pending);
        if (state_.first_action_pending && !(has_one && is_revealed))
            archive_.refuse("firstActionPending", "no corporation with a first action is in play");
    }

    void tell_offer(const View* view) {
        Offer& offer = state_.offer;
        if (!has_offers(phase())) {
            for (std::string_view key : {"dealt", "drafted", "corporations"})
                archive_.forbid(key, "nothing is on offer in this phase");
            return;
        }
        tell_cards("dealt", offer.dealt, view != nullptr ? &view->dealt : nullptr);
        tell_cards("drafted", offer.drafted, view != nullptr ? &view->drafted : nullptr);
        if (view != nullptr) return archive_.count("corporations", view->corporations[player_]);
        archive_.tell(
            "corporations", [&] { return write_corporations(); }, [&](const Cursor& at) { read_corporations(at); });
        if (!archive_.reads()) return;
        if (!offer.drafted.empty() && phase() != Phase::draft)
            archive_.refuse("drafted", "cards are only kept like this in the draft");
        if (offer.dealt.size() + offer.drafted.size() > (phase() == Phase::setup ? kStartingCards : kResearchCards))
            archive_.refuse("dealt", "more cards than are dealt");
        if (phase() == Phase::setup && !setup().beginners.contains(player_)) check_corporations();
    }

    Document write_corporations() const {
        Document list = Document::list();
        for (CardId card : state_.offer.corporations)
            if (card.is_some()) list.add(name(card));
        return list;
    }

    /// The chosen one stays among those offered.
    void read_corporations(const Cursor& at) {
        auto& offered = state_.offer.corporations;
        if (at.size() > 0 && (phase() != Phase::setup || at.size() != offered.size()))
            return at.refuse("two in the set-up, else none");
        const CardId chosen = state_.corporation;
        if (chosen.is_some()) draft_.placed.erase(chosen);
        std::size_t i = 0;
        at.each([&](const Cursor& item) { offered[i++] = place_corporation(item, draft_); });
        if (chosen.is_some()) draft_.placed.insert(chosen);
    }

    /// Two, and the one chosen among them, since a view offers them anew.
    void check_corporations() const {
        const auto& offered = state_.offer.corporations;
        const CardId chosen = state_.corporation;
        if (!offered[1].is_some()) {
            archive_.refuse("corporations", "two corporations to choose from are expected");
        } else if (chosen.is_some() && chosen != offered[0] && chosen != offered[1]) {
            archive_.refuse("corporations", "the chosen corporation is not among them");
        }
    }

    Archive& archive_;
    Draft& draft_;
    PlayerId player_;
    PlayerState& state_;
};

}  // namespace

void describe_player(Archive& archive, Draft& draft, PlayerId player) {
    PlayerDescription(archive, draft, player).tell();
}

}  // namespace planitia::terraforming
