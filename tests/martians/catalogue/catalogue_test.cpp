/// The catalogue against figures.tsv, a table of every figure of the game's data: table, identifier, figure, value.
#include <gtest/gtest.h>
#include <kit/test_data.h>
#include <martians/notation/names.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace planitia::kit {
namespace {

using namespace martians;

/// The figures of the catalogue, in the words of the table.
class Sheet {
  public:
    template <class Value>
    void add(std::string_view table, std::string_view id, std::string_view figure, const Value& value) {
        std::string line;
        for (std::string_view part : {table, id, figure}) line += std::string(part) + "\t";
        lines_.insert(line + text(value));
    }
    /// Nothing for a 0: the data leave it out.
    void add_some(std::string_view table, std::string_view id, std::string_view figure, int value) {
        if (value != 0) add(table, id, figure, value);
    }
    void add_cost(std::string_view table, std::string_view id, std::string prefix, const Cost& cost) {
        prefix += "/";
        for (Good good : every<Good>()) add_some(table, id, prefix + std::string(name(good)), cost.goods[good]);
        add_some(table, id, prefix + "mineral-any", cost.any_mineral);
        add_some(table, id, prefix + "mineral-green-or-blue", cost.green_or_blue);
    }
    void add_by_players(std::string_view table, std::string_view id, std::string prefix, const ByPlayers& figures,
                        std::size_t from = 1) {
        for (std::size_t players = from; players <= martians::kMaxPlayers; ++players)
            add(table, id, prefix + std::to_string(players), by_players(figures, players));
    }
    const std::set<std::string>& lines() const { return lines_; }

  private:
    static std::string text(std::string_view value) { return std::string(value); }
    static std::string text(const char* value) { return value; }
    static std::string text(bool value) { return value ? "yes" : "no"; }
    static std::string text(int value) { return std::to_string(value); }

    std::set<std::string> lines_;
};

std::string under(std::string_view prefix, std::string_view word) {
    return std::string(prefix) + "/" + std::string(word);
}

int reputation_of(const Effects& effects) {
    const auto* change = find_effect<ChangeReputation>(effects);
    return change == nullptr ? 0 : change->n;
}

void write_buildings(Sheet& sheet) {
    for (Building building : every<Building>()) {
        const BuildingInfo& printed = info(building);
        for (std::size_t i = 0; i < kMostFields; ++i)
            if (printed.fields[i] != FieldStatus::none)
                sheet.add("building", name(building), under("field", std::to_string(i + 1)), name(printed.fields[i]));
        if (printed.fields[1] == FieldStatus::open)
            sheet.add_by_players("building", name(building), "usable/", printed.usable);
    }
    for (Action action : every<Action>()) {
        const ActionInfo& printed = info(action);
        sheet.add("action", name(action), "building", name(printed.building));
        const bool is_time_elsewhere =
            action == Action::research || action == Action::unload || action == Action::corporate_tech;
        if (!is_time_elsewhere) sheet.add("action", name(action), "time", int{printed.time});
        sheet.add_cost("action", name(action), "cost", printed.cost);
        sheet.add_some("action", name(action), "reputation", reputation_of(printed.effects));
    }
    sheet.add("action", "unload", "most time", int{find_effect<Unload>(info(Action::unload).effects)->most});
    sheet.add("action", "purify", "gain/water", int{find_effect<Gain>(info(Action::purify).effects)->n});
    sheet.add("action", "extract", "take", int{find_effect<Extract>(info(Action::extract).effects)->most});
    for (Installation kind : every<Installation>())
        sheet.add("installation", name(kind), "output", kInstallationOutput);
}

void write_people(Sheet& sheet) {
    for (Technology technology : every<Technology>()) {
        const bool is_common = is_colony_technology(technology);
        sheet.add("technology", name(technology), "where", is_common ? "colony" : "corporation");
        for (Corporation corporation : every<Corporation>())
            if (!is_common)
                sheet.add("corporation", name(corporation), name(technology), technology_time(corporation, technology));
    }
    for (Crop crop : every<Crop>()) {
        sheet.add("crop", name(crop), "tiles", int{info(crop).tiles});
        sheet.add_cost("crop", name(crop), "cost", info(crop).cost);
        sheet.add("crop", name(crop), under("gain", name(info(crop).product)), int{info(crop).output});
    }
    for (Person person : every<Person>()) {
        const PersonInfo& printed = info(person);
        sheet.add("person", name(person), "copies", int{printed.copies});
        sheet.add_cost("person", name(person), "cost", printed.cost);
        if (const auto* removal = find_effect<RemoveNeed>(printed.effects))
            sheet.add("person", name(person), under("remove", name(removal->need)), int{removal->most});
        if (const auto* gained = find_effect<Gain>(printed.effects))
            sheet.add("person", name(person), under("gain", name(gained->good)), int{gained->n});
        sheet.add_some("person", name(person), "reputation", reputation_of(printed.effects));
    }
}

/// The word of the data for what an event does, and how many.
std::pair<std::string, int> figure(const Effect& effect) {
    if (const auto* each = std::get_if<Gain>(&effect)) return {under("gain", name(each->good)), each->n};
    if (const auto* each = std::get_if<ChangeReputation>(&effect)) return {"reputation", each->n};
    if (const auto* each = std::get_if<AddNeed>(&effect)) return {under("add", name(each->need)), 1};
    if (const auto* each = std::get_if<ExtraTime>(&effect)) return {"extra time", each->n};
    if (std::holds_alternative<SwitchOff>(effect)) return {"installation off", 1};
    return {"an effect that no event has", 0};
}

void write_effects(Sheet& sheet, EventCard card, std::string_view prefix, const EventChoice& choice) {
    for (const Effect& effect : choice.effects) {
        const auto [what, n] = figure(effect);
        sheet.add("event", name(card), under(prefix, what), n);
    }
}

void write_ongoing(Sheet& sheet, EventCard card, const Ongoing& effect) {
    const auto add = [&](std::string_view what, std::string_view thing, int n) {
        sheet.add("event", name(card), under(what, thing), n);
    };
    if (const auto* each = std::get_if<Dearer>(&effect))
        add("cost of " + std::string(name(each->action)), name(each->good), each->n);
    if (const auto* each = std::get_if<ChangesYield>(&effect)) add("output of harvest", name(each->product), each->n);
    if (const auto* each = std::get_if<ClosesField>(&effect)) add("close", name(each->building), 1);
}

void write_event(Sheet& sheet, EventCard card) {
    const EventInfo& event = info(card);
    sheet.add("event", name(card), "round", int{event.round});
    sheet.add("event", name(card), "lasts", event.lasts());
    switch (event.kind) {
        case EventInfo::Kind::each: write_effects(sheet, card, "each", event.choices[0]); break;
        case EventInfo::Kind::choose:
            for (std::size_t i = 0; i < event.choices.size(); ++i) {
                const std::string option = "option " + std::to_string(i);
                const EventChoice& choice = event.choices[i];
                sheet.add("event", name(card), option, "choose");
                sheet.add_cost("event", name(card), option + "/pay", choice.pay);
                sheet.add_some("event", name(card), option + "/pay/reputation", choice.pay_reputation);
                if (find_effect<SwitchOff>(choice.effects) != nullptr)
                    sheet.add("event", name(card), option + "/requires", "installation");
                write_effects(sheet, card, option, choice);
            }
            break;
        case EventInfo::Kind::by_deaths:
            write_effects(sheet, card, "nobody dead", event.choices[0]);
            write_effects(sheet, card, "dead", event.choices[1]);
            break;
        case EventInfo::Kind::lasting: write_ongoing(sheet, card, event.ongoing[0]); break;
    }
}

void write_cards(Sheet& sheet) {
    for (Weather weather : every<Weather>()) {
        sheet.add("weather", name(weather), "solar", int{info(weather).solar});
        sheet.add("weather", name(weather), "wind", int{info(weather).wind});
    }
    for (EventCard card : every<EventCard>()) write_event(sheet, card);
    for (Research tile : every<Research>()) {
        sheet.add("research", name(tile), "time", int{info(tile).time});
        sheet.add("research", name(tile), "money", int{info(tile).money});
        sheet.add("research", name(tile), "flask", info(tile).has_flask);
        sheet.add_cost("research", name(tile), "cost", info(tile).cost);
    }
    for (Order order : every<Order>()) {
        sheet.add("order", name(order), "reputation", int{info(order).reputation});
        sheet.add_cost("order", name(order), "cost", info(order).cost);
    }
    for (Sample sample : every<Sample>()) sheet.add("regolith card", name(sample), "copies", int{info(sample).copies});
}

void write_scenarios(Sheet& sheet) {
    for (Scenario scenario : every<Scenario>()) {
        const ScenarioInfo& printed = info(scenario);
        const auto add_some = [&](std::string_view figure, int value) {
            sheet.add_some("scenario", name(scenario), figure, value);
        };
        sheet.add("scenario", name(scenario), "rounds", int{printed.rounds});
        sheet.add_cost("scenario", name(scenario), "gain each", printed.gain_each);
        add_some("growth in quarter/1", printed.growth_in_first_quarter);
        add_some("per player/hunger", printed.hunger_per_player);
        add_some("output/solar", printed.installation_output);
        add_some("output/wind", printed.installation_output);
        if (printed.most_unloaded != kMostUnloaded) add_some("most unloaded", printed.most_unloaded);
        for (Building building : every<Building>()) {
            if ((printed.opened & bit(building)) != 0)
                sheet.add("scenario", name(scenario), under("opened", name(building)), true);
            if ((printed.built & bit(building)) != 0)
                sheet.add("scenario", name(scenario), under("built", name(building)), true);
            if ((printed.expanded & bit(building)) != 0)
                sheet.add("scenario", name(scenario), under("expanded", name(building)), true);
        }
        add_some("colony-technologies", printed.colony_technologies);
        if (printed.population_grown) sheet.add("scenario", name(scenario), "population-grown", true);
        if (printed.nobody_dead) sheet.add("scenario", name(scenario), "dead-colonists-max", 0);
        sheet.add_by_players("scenario", name(scenario), "satisfaction/", printed.satisfaction);
        for (const TaskInfo& task : printed.tasks) {
            sheet.add("task", task.slug, "scenario", name(scenario));
            sheet.add("task", task.slug, "reputation", int{task.reputation});
            sheet.add_cost("task", task.slug, "cost", task.cost);
            sheet.add_by_players("task", task.slug, "copies/", task.copies);
        }
    }
}

void write_mine(Sheet& sheet) {
    for (std::size_t i = 0; i < kHexes; ++i) {
        const std::string id = std::to_string(i);
        sheet.add("hex", id, "q", int{kHexPlaces[i].q});
        sheet.add("hex", id, "r", int{kHexPlaces[i].r});
    }
    for (HexId hex : kStartHexes) sheet.add("hex", std::to_string(hex.index()), "face up", true);
    sheet.add("hex", std::to_string(kStartHexes[0].index()), "machine", true);
    for (std::size_t i = 0; i < kTokenKinds; ++i) {
        const std::string_view id = kTokens[i].slug;
        sheet.add("token", id, "copies", int{kTokens[i].copies});
        sheet.add_some("token", id, "ice", kTokens[i].ice);
        sheet.add_some("token", id, "regolith", kTokens[i].regolith);
    }
}

void write_head_starts(Sheet& sheet) {
    for (std::size_t players = 2; players <= martians::kMaxPlayers; ++players)
        for (std::size_t place = 0; place < players; ++place)
            sheet.add_some("game", "head-start of " + std::to_string(players),
                           "reputation/" + std::to_string(place + 1), kHeadStarts[players - 1][place]);
}

void write_game(Sheet& sheet) {
    sheet.add_by_players("game", "rtg-energy", "", kRtgEnergy);
    for (const char* what : {"specialists-shown", "assistants-shown", "research-tiles-shown"})
        sheet.add_by_players("game", what, "", kShown);
    sheet.add_by_players("game", "orders-shown", "", kShown, 2);
    sheet.add_by_players("game", "coop-start-energy", "", kCoopEnergy);
    sheet.add_by_players("game", "coop-start-aux", "", kCoopAux);
    for (std::size_t players = 2; players <= martians::kMaxPlayers; ++players) {
        sheet.add("game", "individual-start-energy", std::to_string(players), kStartEnergy);
        sheet.add("game", "individual-start-aux", std::to_string(players), kStartAux);
    }
    for (Need need : every<Need>()) sheet.add_by_players("game", "need-" + std::string(name(need)), "", kNeeds[need]);
    sheet.add_by_players("game", "start-money", "", kStartMoney);
    write_head_starts(sheet);
    const std::pair<const char*, int> figures[] = {
        {"solo-start-money", kSoloMoney},
        {"time-per-turn", kTimePerTurn},
        {"quarters", int{kQuarters}},
        {"action-markers-per-player", kMarkers},
        {"colonist-tokens-per-player", int{kSlots}},
        {"deliveries-per-turn", kDeliveries},
        {"start-reputation", kStartReputation},
        {"max-installations-per-player", kMostInstallations},
        {"max-assistants-per-player", kMostHired},
        {"max-specialists-per-player", kMostHired},
        {"growth-tokens-to-unlock", kMostGrowth},
        {"competitive-rounds", kCompetitiveRounds},
        {"early-end-from-round", kEarlyEndRound},
    };
    for (const auto& [what, value] : figures) sheet.add("game", what, "all", value);
    sheet.add("game", "deliver-food", "reputation", kFoodReputation);
    sheet.add("game", "deliver-medicine", "reputation", kMedicineReputation);
    for (const char* what : {"need-token-in-own-quarter", "dead-colonist-token"})
        sheet.add("game", what, "reputation", -kFinalPenalty);
}

std::set<std::string> read_table() {
    std::ifstream file(kit::test_data("martians/catalogue/figures.tsv"));
    std::set<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.insert(line);
    return lines;
}

TEST(martians_catalogue, has_every_figure_of_the_data_and_no_other) {
    Sheet sheet;
    write_buildings(sheet);
    write_people(sheet);
    write_cards(sheet);
    write_scenarios(sheet);
    write_mine(sheet);
    write_game(sheet);
    const std::set<std::string> table = read_table();
    ASSERT_EQ(table.size(), 741U);
    std::vector<std::string> missing;
    std::ranges::set_difference(table, sheet.lines(), std::back_inserter(missing));
    EXPECT_EQ(missing, std::vector<std::string>{}) << "in the data, not in the catalogue";
    std::vector<std::string> more;
    std::ranges::set_difference(sheet.lines(), table, std::back_inserter(more));
    EXPECT_EQ(more, std::vector<std::string>{}) << "in the catalogue, not in the data";
}

TEST(martians_catalogue, counts_are_those_of_the_box) {
    int samples = 0;
    for (Sample sample : every<Sample>()) samples += info(sample).copies;
    EXPECT_EQ(samples, 18);
    int tokens = 0;
    for (const TokenInfo& token : kTokens) tokens += token.copies;
    EXPECT_EQ(tokens, 37);
    int people = 0;
    for (Person person : every<Person>()) people += info(person).copies;
    EXPECT_EQ(people, 12 + 10);
    int crops = 0;
    for (Crop crop : every<Crop>()) crops += info(crop).tiles;
    EXPECT_EQ(crops, 8);
    int construction = 0;
    int under_construction = 0;
    for (Building building : every<Building>())
        for (FieldStatus field : info(building).fields) {
            construction += field == FieldStatus::slow ? 1 : 0;
            under_construction += field == FieldStatus::closed ? 1 : 0;
        }
    EXPECT_EQ(construction, 4);
    EXPECT_EQ(under_construction, 8);
    std::array<int, 5> stacks{};
    for (EventCard card : every<EventCard>()) ++stacks[info(card).round - 1U];
    EXPECT_EQ(stacks, (std::array{3, 3, 3, 4, 3}));
}

TEST(martians_catalogue, the_site_is_a_hexagon_of_radius_3) {
    int six = 0;
    for (std::size_t i = 0; i < kHexes; ++i) {
        EXPECT_LE(distance(HexId{i}, HexId{18}), 3) << "hex " << i;
        six += beside(HexId{i}).size() == 6 ? 1 : 0;
    }
    EXPECT_EQ(six, 19) << "all but the rim of 18";
    EXPECT_EQ(distance(HexId{0}, HexId{36}), 6);
    EXPECT_EQ(distance(HexId{9}, HexId{15}), 1);
    EXPECT_EQ(distance(HexId{9}, HexId{22}), 2);
}

}  // namespace
}  // namespace planitia::kit
