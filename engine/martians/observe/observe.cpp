#include <martians/observe/observe.h>
#include <martians/state/in_force.h>

#include <algorithm>

namespace planitia::martians {

namespace {

template <class T, std::size_t N>
void blank(FixedVec<T, N>& deck) {
    for (T& card : deck) card = T{};
}

}  // namespace

bool sees_samples(const Position& position, PlayerId viewer, PlayerId owner) {
    return position.setup.variant == Variant::coop || viewer == owner;
}

View observe(const Position& position, PlayerId viewer) {
    View view{.known = position, .viewer = viewer};
    Position& known = view.known;
    for (PlayerId id : position.seats()) {
        view.samples[id] = static_cast<std::uint8_t>(position.player(id).samples());
        if (!sees_samples(position, viewer, id))
            for (Good mineral : kMinerals) known.player(id).goods[mineral] = 0;
    }
    for (std::size_t hex = 0; hex < kHexes; ++hex)
        if (known.tokens[hex].is_some() && !known.face_up.contains(HexId{hex})) known.tokens[hex] = kHiddenToken;
    if (viewer.is_some() && has<SeesWeather>(position, viewer) && !position.weather_deck.empty())
        view.next_weather = position.weather_deck.back();
    blank(known.specialist_deck);
    blank(known.assistant_deck);
    blank(known.research_deck);
    blank(known.order_deck);
    blank(known.weather_deck);
    blank(known.samples);
    for (auto& stack : known.event_stacks) blank(stack);
    known.rng = Rng();
    return view;
}

namespace {

/// Fills the deck, whose size is known, with what is left, in random order.
template <class T, std::size_t N, std::size_t M>
void refill(FixedVec<T, N>& deck, FixedVec<T, M>& left, Rng& rng) {
    PLANITIA_ASSERT(left.size() >= deck.size(), "every hidden place has a card");
    rng.shuffle(left);
    for (T& card : deck) card = left.pop_back();
}

template <class E, class Raw, std::size_t N>
void refill_unseen(FixedVec<E, N>& deck, Bits<E, Raw> shown, Bits<E, Raw> done, Rng& rng) {
    FixedVec<E, N> left;
    if (deck.empty()) return;
    for (E each : every<E>())
        if (!shown.contains(each) && !done.contains(each)) left.push_back(each);
    refill(deck, left, rng);
}

void refill_people(Position& position, Rng& rng) {
    FixedVec<Person, 12> assistants;
    FixedVec<Person, 12> specialists;
    for (Person person : every<Person>()) {
        int left = (is_assistant(person) ? position.setup.players : info(person).copies) - position.people[person];
        for (PlayerId id : position.seats()) left -= position.player(id).people[person];
        for (; left > 0; --left) (is_assistant(person) ? assistants : specialists).push_back(person);
    }
    refill(position.specialist_deck, specialists, rng);
    refill(position.assistant_deck, assistants, rng);
}

void refill_weather(const View& view, Position& position, Rng& rng) {
    FixedVec<Weather, 10> left;
    for (Weather weather : every<Weather>())
        if (weather != kStartWeather && !position.weather_drawn.contains(weather)) left.push_back(weather);
    refill(position.weather_deck, left, rng);
    if (view.next_weather == Weather::count_) return;
    for (Weather& card : position.weather_deck)
        if (card == view.next_weather) std::swap(card, position.weather_deck.back());
}

void refill_events(Position& position, Rng& rng) {
    for (std::size_t stack = 0; stack < kEventStacks; ++stack) {
        FixedVec<EventCard, 16> left;
        for (EventCard card : every<EventCard>())
            if (info(card).round == stack + 1 && !position.events_drawn.contains(card)) left.push_back(card);
        refill(position.event_stacks[stack], left, rng);
    }
}

void refill_tokens(Position& position, Rng& rng) {
    FixedVec<TokenId, kHexes> left;
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind) {
        int n = kTokens[kind].copies - position.tokens_gone[kind];
        for (TokenId token : position.tokens) n -= token == TokenId{kind} ? 1 : 0;
        for (; n > 0; --n) left.push_back(TokenId{kind});
    }
    rng.shuffle(left);
    for (TokenId& token : position.tokens)
        if (token == kHiddenToken) token = left.pop_back();
}

/// What is not known of each hand, then the deck: nobody keeps a barren sample.
void deal_samples(const View& view, Position& position, Rng& rng) {
    FixedVec<Sample, kRegolithCards> left;
    FixedVec<Sample, kRegolithCards> barren;
    for (Sample sample : every<Sample>()) {
        int n = info(sample).copies - position.samples_discarded[sample];
        if (sample != Sample::barren)
            for (PlayerId id : position.seats()) n -= position.player(id).goods[good_of(sample)];
        for (; n > 0; --n) (sample == Sample::barren ? barren : left).push_back(sample);
    }
    rng.shuffle(left);
    for (PlayerId id : position.seats()) {
        PlayerState& player = position.player(id);
        for (int n = view.samples[id] - player.samples(); n > 0; --n) ++player.goods[good_of(left.pop_back())];
    }
    for (Sample sample : barren) left.push_back(sample);
    refill(position.samples, left, rng);
}

}  // namespace

Position resample(const View& view, Rng& rng) {
    Position position = view.known;
    refill_people(position, rng);
    refill_unseen(position.research_deck, position.research, position.research_done, rng);
    refill_unseen(position.order_deck, position.orders, position.orders_done, rng);
    refill_weather(view, position, rng);
    refill_events(position, rng);
    refill_tokens(position, rng);
    deal_samples(view, position, rng);
    position.rng = Rng(rng.next());
    return position;
}

}  // namespace planitia::martians
