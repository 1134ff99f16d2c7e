#include <martians/rules/rules.h>
#include <martians/rules/setup.h>
#include <martians/rules/supply.h>
#include <martians/rules/turn.h>

#include <algorithm>

namespace planitia::martians {

namespace {

std::optional<Refusal> refusal(const Setup& setup) {
    const auto refuse = [](const char* message, const char* at) {
        return Refusal{RefusalCode::bad_value, message, at};
    };
    if (setup.players < 1 || setup.players > kMaxPlayers) return refuse("1 to 4 players can play", "/setup/players");
    if (setup.players == 1 && setup.variant != Variant::coop)
        return refuse("solo is always cooperative", "/setup/variant");
    return std::nullopt;
}

void open_buildings(Position& position) {
    for (Building building : every<Building>()) {
        const BuildingInfo& printed = position.printed(building);
        int open = 0;
        for (std::size_t i = 0; i < kMostFields; ++i) {
            Field& field = position.buildings[building][i];
            field.status = printed.fields[i];
            if (field.status == FieldStatus::open && ++open > by_players(printed.usable, position.setup.players))
                field.status = FieldStatus::unavailable;
        }
    }
}

void lay_tokens(Position& position) {
    FixedVec<TokenId, kHexes> tokens;
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
        for (int n = 0; n < kTokens[kind].copies; ++n) tokens.push_back(TokenId{kind});
    position.rng.shuffle(tokens);
    for (std::size_t hex = 0; hex < kHexes; ++hex) position.tokens[hex] = tokens[hex];
    for (HexId start : kStartHexes) position.face_up.insert(start);
    position.machine = kStartHexes[0];
}

void shuffle_decks(Position& position) {
    const int players = position.setup.players;
    for (Person person : every<Person>())
        for (int n = 0; n < (is_assistant(person) ? players : info(person).copies); ++n)
            if (is_assistant(person)) {
                position.assistant_deck.push_back(person);
            } else {
                position.specialist_deck.push_back(person);
            }
    for (Research tile : every<Research>()) position.research_deck.push_back(tile);
    for (Weather weather : every<Weather>())
        if (weather != kStartWeather) position.weather_deck.push_back(weather);
    for (Sample sample : every<Sample>())
        for (int n = 0; n < info(sample).copies; ++n) position.samples.push_back(sample);
    for (EventCard card : every<EventCard>()) position.event_stacks[info(card).round - 1U].push_back(card);
    if (position.is_competitive())
        for (Order order : every<Order>()) position.order_deck.push_back(order);
    position.rng.shuffle(position.specialist_deck);
    position.rng.shuffle(position.assistant_deck);
    position.rng.shuffle(position.research_deck);
    position.rng.shuffle(position.weather_deck);
    position.rng.shuffle(position.samples);
    for (auto& stack : position.event_stacks) position.rng.shuffle(stack);
    position.rng.shuffle(position.order_deck);
}

void give_goods(Position& position) {
    const std::size_t players = position.setup.players;
    const bool is_coop = position.setup.variant == Variant::coop;
    for (std::size_t seat = 0; seat < players; ++seat) {
        PlayerState& player = position.player(position.in_order(seat));
        PlayerState& purse = position.player(position.purse(position.in_order(seat)));
        purse.goods[Good::money] =
            static_cast<std::int16_t>(purse.goods[Good::money] + (players == 1 ? kSoloMoney : kStartMoney[seat]));
        if (is_coop) continue;
        player.goods[Good::energy] = kStartEnergy;
        player.goods[Good::aux] = kStartAux;
    }
    if (is_coop) {
        position.player(PlayerId{0}).goods[Good::energy] = static_cast<std::int16_t>(by_players(kCoopEnergy, players));
        position.player(PlayerId{0}).goods[Good::aux] = static_cast<std::int16_t>(by_players(kCoopAux, players));
    }
    for (PlayerId id : position.seats())
        position.player(id).reputation = is_coop && id.index() > 0 ? 0 : kStartReputation;
}

void even_out_turns(Position& position) {
    const ByPlayers& start = kHeadStarts[position.setup.players - 1U];
    for (std::size_t seat = 0; seat < position.setup.players; ++seat)
        position.player(position.in_order(seat)).reputation = static_cast<std::int16_t>(kStartReputation + start[seat]);
}

void apply_scenario(Scene& scene) {
    Position& position = scene.position;
    const ScenarioInfo& scenario = position.scenario();
    for (PlayerId id : position.seats())
        for (Good good : every<Good>()) change_goods(scene, id, good, scenario.gain_each.goods[good]);
    for (Building building : every<Building>())
        if ((scenario.opened & bit(building)) != 0) position.buildings[building][0].status = FieldStatus::open;
    position.quarters[0].growth = scenario.growth_in_first_quarter;
    place_needs(scene, Need::hunger, scenario.hunger_per_player * position.setup.players);
}

void deal_corporations(Position& position) {
    FixedVec<Corporation, 4> corporations;
    for (Corporation corporation : every<Corporation>()) corporations.push_back(corporation);
    position.rng.shuffle(corporations);
    if (position.setup.chooses_corporations) return;
    for (PlayerId id : position.seats()) position.player(id).corporation = corporations[id.index()];
}

void start_first_round(Scene& scene) {
    Position& position = scene.position;
    for (QuarterId quarter : every_quarter())
        if (position.is_competitive() && at(position, quarter).owner.is_some())
            place_need(scene, quarter, Need::oxygen);
    scene.tell({.kind = EventKind::round_started, .amount = 1});
    start_work(scene);
}

}  // namespace

Result<Position, Refusal> begin(const Setup& setup, std::string_view seed) {
    if (std::optional<Refusal> refused = refusal(setup)) return Unexpected{*refused};
    Position position;
    position.setup = setup;
    if (position.is_competitive()) position.setup.scenario = Setup{}.scenario;  // it has none
    position.rng = Rng(seed);
    position.first_player = PlayerId{position.rng.below(setup.players)};
    position.active_player = position.first_player;
    open_buildings(position);
    lay_tokens(position);
    shuffle_decks(position);
    deal_corporations(position);
    give_goods(position);
    if (position.is_competitive() && setup.rules >= 2) even_out_turns(position);
    position.rtg = static_cast<std::uint8_t>(by_players(kRtgEnergy, setup.players));
    for (Crop crop : every<Crop>()) position.crops[crop] = position.printed(crop).tiles;
    Scene scene{position};
    const int shown = by_players(kShown, setup.players);
    refill(scene, shown, shown, shown, position.is_competitive() ? shown : 0);
    if (!position.is_competitive()) {
        apply_scenario(scene);
        place_needs(scene, Need::oxygen, setup.players);
    }
    settle(position);
    return position;
}

namespace {

/// Who chooses next: from the last seat to the first player.
PlayerId chooser(const Position& position) { return position.in_order(position.setup.players - 1U - position.taken); }

}  // namespace

bool advance_setup(Scene& scene) {
    Position& position = scene.position;
    const bool asks =
        position.step == Step::corporations ? position.setup.chooses_corporations : position.is_competitive();
    if (asks && position.taken < position.setup.players) {
        ask(position, position.step == Step::corporations ? Question::choose_corporation : Question::choose_quarter,
            chooser(position));
        return true;
    }
    position.taken = 0;
    if (position.step == Step::corporations) {
        position.step = Step::quarters;
    } else {
        start_first_round(scene);
    }
    return true;
}

void list_setup(const Position& position, OptionList& options) {
    if (position.asking.question == Question::choose_quarter) {
        for (QuarterId quarter : every_quarter())
            if (!at(position, quarter).owner.is_some()) options.push_back(option(OptionKind::choose_quarter, quarter));
        return;
    }
    for (Corporation corporation : every<Corporation>()) {
        bool is_taken = false;
        for (PlayerId id : position.seats()) is_taken = is_taken || position.player(id).corporation == corporation;
        if (!is_taken) options.push_back(option(OptionKind::choose_corporation, corporation));
    }
}

void answer_setup(Scene& scene, const Option& answer) {
    Position& position = scene.position;
    const PlayerId id = position.asking.player;
    position.asking = {};
    ++position.taken;
    if (answer.kind == OptionKind::choose_quarter) {
        at(position, answer.quarter()).owner = id;
        scene.tell({.kind = EventKind::quarter_chosen, .player = id, .quarter = answer.quarter()});
    } else {
        position.player(id).corporation = answer.corporation();
        scene.tell(EventKind::corporation_chosen, id, answer.corporation());
    }
}

}  // namespace planitia::martians
