#include <game/offered.h>
#include <kit/pebbles.h>

#include <algorithm>
#include <bit>
#include <utility>

namespace planitia::kit {

namespace {

using Kind = PebblesOption::Kind;

std::uint16_t bit(std::size_t number) { return static_cast<std::uint16_t>(1U << number); }

std::vector<std::size_t> numbers_of(std::uint16_t bits) {
    std::vector<std::size_t> numbers;
    for (std::size_t number = 1; number <= Pebbles::kNumbers; ++number)
        if (bits & bit(number)) numbers.push_back(number);
    return numbers;
}

int sum_of(std::uint16_t bits) {
    int sum = 0;
    for (std::size_t number : numbers_of(bits)) sum += static_cast<int>(number);
    return sum;
}

/// Drawn numbers that may still be added: they are named in ascending order.
std::uint16_t left_to_keep(const PebblesSeat& seat) {
    const auto above = static_cast<std::uint16_t>(~0U << std::bit_width(seat.kept));
    return seat.drawn & above;
}

PebblesOption keep(std::size_t number) { return {Kind::keep, static_cast<std::uint8_t>(number)}; }

Refusal refusal(RefusalCode code, std::string message, std::string at = "") {
    return {code, std::move(message), std::move(at)};
}

Document write_numbers(std::uint16_t bits) {
    Document list = Document::list();
    for (std::size_t number : numbers_of(bits)) list.add(number);
    return list;
}

Result<std::uint16_t, Refusal> read_numbers(const Document* list) {
    if (list == nullptr || list->as_list() == nullptr)
        return Unexpected{refusal(RefusalCode::missing_field, "numbers are missing")};
    std::uint16_t bits = 0;
    for (const Document& item : *list->as_list()) {
        const std::int64_t* number = item.as_int();
        if (number == nullptr || *number < 1 || *number > std::int64_t{Pebbles::kNumbers})
            return Unexpected{refusal(RefusalCode::bad_value, "a number from 1 to 12 is wanted")};
        bits |= bit(static_cast<std::size_t>(*number));
    }
    return bits;
}

Result<int, Refusal> read_int(const Document& map, std::string_view key, int low, int high) {
    const Document* found = map.find(key);
    const std::int64_t* value = found == nullptr ? nullptr : found->as_int();
    const std::string at = "/" + std::string(key);
    if (value == nullptr) return Unexpected{refusal(RefusalCode::missing_field, "a number is missing", at)};
    if (*value < low || *value > high) return Unexpected{refusal(RefusalCode::bad_value, "out of range", at)};
    return static_cast<int>(*value);
}

}  // namespace

Result<PebblesPosition, Refusal> Pebbles::begin(const Setup& setup, std::string_view seed) {
    if (setup.players < 2 || setup.players > 4)
        return Unexpected{refusal(RefusalCode::bad_value, "2 to 4 players", "/players")};
    if (setup.heap == 0) return Unexpected{refusal(RefusalCode::bad_value, "the heap is empty", "/heap")};
    Position position;
    position.setup = setup;
    position.heap = setup.heap;
    std::array<std::size_t, kNumbers> bag{};
    for (std::size_t i = 0; i < bag.size(); ++i) bag[i] = i + 1;
    Rng rng(seed);
    rng.shuffle(bag);
    for (std::size_t i = 0; i < kDrawn * setup.players; ++i) position.seats[i / kDrawn].drawn |= bit(bag[i]);
    return position;
}

PlayerSet Pebbles::awaited(const Position& position) {
    PlayerSet choosing;
    if (is_over(position)) return choosing;
    for (PlayerId player : seats(position.setup.players))
        if (!position.seats[player.index()].is_ready) choosing.insert(player);
    return choosing.empty() ? PlayerSet::only(position.turn) : choosing;
}

void Pebbles::list_options(const Position& position, PlayerId player, OptionList& options) {
    options.clear();
    if (!awaited(position).contains(player)) return;
    const PebblesSeat& seat = position.seats[player.index()];
    if (!seat.is_ready) {
        for (std::size_t number : numbers_of(left_to_keep(seat))) options.push_back(keep(number));
        options.push_back({Kind::finish, 0});
        return;
    }
    for (std::uint8_t n = 1; n <= std::min<int>(3, position.heap); ++n) options.push_back({Kind::take, n});
}

bool Pebbles::is_mid_choice(const Position& position, PlayerId player) {
    const PebblesSeat& seat = position.seats[player.index()];
    return !seat.is_ready && seat.kept != 0;
}

void Pebbles::answer(Position& position, PlayerId player, const Option& option, EventSink<Event>* events) {
    if (events != nullptr) events->on({player, option});
    PebblesSeat& seat = position.seats[player.index()];
    switch (option.kind) {
        case Kind::keep:
            seat.kept |= bit(option.number);
            seat.is_ready = left_to_keep(seat) == 0;
            break;
        case Kind::finish: seat.is_ready = true; break;
        case Kind::take:
            seat.taken = static_cast<std::uint8_t>(seat.taken + option.number);
            position.heap = static_cast<std::uint8_t>(position.heap - option.number);
            if (position.heap == 0) position.last = player;
            position.turn = PlayerId{(player.index() + 1) % position.setup.players};
            break;
    }
}

void LeakyPebbles::answer(Position& position, PlayerId player, const Option& option, EventSink<Event>* events) {
    Pebbles::answer(position, player, option, events);
    PebblesSeat& seat = position.seats[player.index()];
    if (option == Option{Kind::take, 3} && (seat.kept & bit(7))) --seat.taken;
}

std::vector<Score> Pebbles::score(const Position& position) {
    std::vector<Score> scores;
    for (PlayerId player : seats(position.setup.players)) {
        const PebblesSeat& seat = position.seats[player.index()];
        Score score;
        score.parts = {{"taken", seat.taken}, {"kept", position.last == player ? sum_of(seat.kept) : 0}};
        for (const Score::Part& part : score.parts) score.total += part.points;
        scores.push_back(score);
    }
    for (Score& score : scores)
        for (const Score& other : scores) score.place += other.total > score.total ? 1 : 0;
    for (Score& score : scores) score.has_won = score.place == 1;
    return scores;
}

std::optional<std::string> Pebbles::violation(const Position& position) {
    int pebbles = position.heap;
    std::uint16_t all = 0;
    for (const PebblesSeat& seat : position.seats) {
        pebbles += seat.taken;
        if (all & seat.drawn) return "a numbered pebble is in two hands";
        if (seat.kept & ~seat.drawn) return "a pebble was kept that was not drawn";
        all |= seat.drawn;
    }
    if (pebbles != position.setup.heap) return "pebbles were lost or added";
    if (is_over(position) != position.last.is_some()) return "the last pebble is taken by nobody";
    return std::nullopt;
}

PebblesView Pebbles::observe(const Position& position, PlayerId viewer) {
    View view{position, viewer};
    if (is_over(position)) return view;
    for (PlayerId player : seats(position.setup.players)) {
        PebblesSeat& seat = view.known.seats[player.index()];
        if (player != viewer) seat.drawn = seat.kept = 0;
    }
    return view;
}

PebblesPosition Pebbles::resample(const View& view, Rng& rng) {
    Position position = view.known;
    if (is_over(position)) return position;
    std::uint16_t known = 0;
    for (const PebblesSeat& seat : position.seats) known |= seat.drawn;
    std::vector<std::size_t> unseen = numbers_of(static_cast<std::uint16_t>(~known));
    rng.shuffle(unseen);
    for (PlayerId player : seats(position.setup.players)) {
        PebblesSeat& seat = position.seats[player.index()];
        if (player == view.viewer) continue;
        for (std::size_t i = 0; i < kDrawn; ++i) {
            seat.drawn |= bit(unseen.back());
            if (seat.is_ready && rng.below(2) == 0) seat.kept |= bit(unseen.back());
            unseen.pop_back();
        }
    }
    return position;
}

/// What was kept shows at the end.
std::optional<Reveal> Pebbles::revealed(const Position& before, const Position& after, PlayerId) {
    if (is_over(after) && !is_over(before)) return Reveal::choices_shown;
    return std::nullopt;
}

Document Pebbles::write_setup(const Setup& setup) {
    return Document::map({{"players", int{setup.players}}, {"heap", int{setup.heap}}});
}

Result<PebblesSetup, Refusal> Pebbles::read_setup(const Document& document) {
    const Result<int, Refusal> players = read_int(document, "players", 2, 4);
    if (!players) return Unexpected{players.error()};
    Setup setup{.players = static_cast<std::uint8_t>(*players)};
    if (document.find("heap") != nullptr) {
        const Result<int, Refusal> heap = read_int(document, "heap", 1, 100);
        if (!heap) return Unexpected{heap.error()};
        setup.heap = static_cast<std::uint8_t>(*heap);
    }
    return setup;
}

Document Pebbles::write_position(const Position& position) {
    Document players = Document::list();
    for (PlayerId player : seats(position.setup.players)) {
        const PebblesSeat& seat = position.seats[player.index()];
        players.add(Document::map({{"drawn", write_numbers(seat.drawn)},
                                   {"kept", write_numbers(seat.kept)},
                                   {"taken", int{seat.taken}},
                                   {"ready", seat.is_ready}}));
    }
    Document document = Document::map({{"options", write_setup(position.setup)},
                                       {"heap", int{position.heap}},
                                       {"turn", position.turn.index()},
                                       {"players", std::move(players)}});
    if (position.last.is_some()) document.set("last", position.last.index());
    return document;
}

Result<PebblesPosition, Refusal> Pebbles::read_position(const Document& document) {
    const Document* options = document.find("options");
    const Result<Setup, Refusal> setup = read_setup(options == nullptr ? Document() : *options);
    if (!setup) return Unexpected{setup.error()};
    Position position;
    position.setup = *setup;
    const Result<int, Refusal> heap = read_int(document, "heap", 0, setup->heap);
    if (!heap) return Unexpected{heap.error()};
    position.heap = static_cast<std::uint8_t>(*heap);
    const Result<int, Refusal> turn = read_int(document, "turn", 0, setup->players - 1);
    if (!turn) return Unexpected{turn.error()};
    position.turn = PlayerId{static_cast<std::size_t>(*turn)};
    if (position.heap == 0) {
        const Result<int, Refusal> last = read_int(document, "last", 0, setup->players - 1);
        if (!last) return Unexpected{last.error()};
        position.last = PlayerId{static_cast<std::size_t>(*last)};
    }
    const Document* players = document.find("players");
    if (players == nullptr || players->as_list() == nullptr || players->as_list()->size() != setup->players)
        return Unexpected{refusal(RefusalCode::bad_position, "players are missing", "/players")};
    for (std::size_t i = 0; i < setup->players; ++i) {
        const Document& player = (*players->as_list())[i];
        const Result<std::uint16_t, Refusal> drawn = read_numbers(player.find("drawn"));
        const Result<std::uint16_t, Refusal> kept = read_numbers(player.find("kept"));
        const Result<int, Refusal> taken = read_int(player, "taken", 0, setup->heap);
        const Document* ready = player.find("ready");
        if (!drawn || !kept || !taken || ready == nullptr || ready->as_bool() == nullptr)
            return Unexpected{refusal(RefusalCode::bad_position, "a player is wrong", "/players/" + std::to_string(i))};
        position.seats[i] = {*drawn, *kept, static_cast<std::uint8_t>(*taken), *ready->as_bool()};
    }
    if (const std::optional<std::string> reason = violation(position))
        return Unexpected{refusal(RefusalCode::bad_position, *reason)};
    return position;
}

Document Pebbles::write_choice(const Position& position, PlayerId player, std::span<const Option> choice) {
    if (!choice.empty() && choice.front().kind == Kind::take)
        return Document::map({{"kind", "take"}, {"amount", int{choice.front().number}}});
    std::uint16_t kept = position.seats[player.index()].kept;
    for (const Option& option : choice)
        if (option.kind == Kind::keep) kept |= bit(option.number);
    return Document::map({{"kind", "keep"}, {"numbers", write_numbers(kept)}});
}

Document Pebbles::write_decision(const Position& position, PlayerId player) {
    const PebblesSeat& seat = position.seats[player.index()];
    if (!seat.is_ready) {
        return Document::map(
            {{"player", player.index()},
             {"kind", "keep"},
             {"pick", Document::map(
                          {{"kind", "keep"}, {"from", write_numbers(seat.drawn)}, {"min", 0}, {"max", int{kDrawn}}})}});
    }
    Document options = Document::list();
    OptionList list;
    list_options(position, player, list);
    for (const Option& option : list) options.add(write_choice(position, player, {&option, 1}));
    return Document::map({{"player", player.index()}, {"kind", "take"}, {"options", std::move(options)}});
}

Result<std::vector<PebblesOption>, Refusal> Pebbles::read_choice(const Position& position, PlayerId player,
                                                                 const Document& document) {
    const PebblesSeat& seat = position.seats[player.index()];
    if (seat.is_ready) {
        const Result<int, Refusal> amount = read_int(document, "amount", 1, 3);
        if (!amount) return Unexpected{amount.error()};
        if (*amount > position.heap) return Unexpected{refusal(RefusalCode::illegal, "so many are not there")};
        return std::vector{Option{Kind::take, static_cast<std::uint8_t>(*amount)}};
    }
    const Result<std::uint16_t, Refusal> numbers = read_numbers(document.find("numbers"));
    if (!numbers) return Unexpected{numbers.error()};
    if (*numbers & ~seat.drawn) return Unexpected{refusal(RefusalCode::illegal, "not a pebble of this player")};
    std::vector<Option> choice;
    for (std::size_t number : numbers_of(*numbers)) choice.push_back(keep(number));
    if (choice.empty() || numbers_of(seat.drawn).back() != choice.back().number) choice.push_back({Kind::finish, 0});
    return choice;
}

Pebbles::Reasons Pebbles::why_not(const Position& position, PlayerId player, const Option& option) {
    if (is_offered<Pebbles>(position, player, option)) return {};
    return {{"not-offered"}};
}

Result<Document, Refusal> Pebbles::why_not(const Position& position, PlayerId player, const Document& document) {
    const Result<std::vector<Option>, Refusal> choice = read_choice(position, player, document);
    if (choice) return Document::map({{"legal", true}, {"reasons", Document::list()}});
    if (choice.error().code != RefusalCode::illegal) return Unexpected{choice.error()};
    Document reasons = Document::list();
    reasons.add(Document::map({{"code", choice.error().message}}));
    return Document::map({{"legal", false}, {"reasons", std::move(reasons)}});
}

Document Pebbles::write_event(const Setup&, const Event& event) {
    const char* const kinds[] = {"keep", "finish", "take"};
    return Document::map({{"player", event.player.index()},
                          {"kind", kinds[static_cast<std::size_t>(event.option.kind)]},
                          {"number", int{event.option.number}}});
}

}  // namespace planitia::kit
