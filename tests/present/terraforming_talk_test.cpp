// What is said at a table of Terraforming Mars, sentence by sentence in all four languages.
#include <gtest/gtest.h>
#include <kit/plain.h>
#include <kit/scenario.h>
#include <present/all_games.h>
#include <present/terraforming/phrasebook.h>
#include <present/terraforming/titles.h>
#include <terraforming/rules/rules.h>

#include <algorithm>

namespace planitia::present {
namespace {

using namespace terraforming;
using kit::A;
using kit::B;
using kit::given;
using kit::Scenario;

const std::vector<std::string> kSeats = {"Ola", "Jan"};

Speaker speaker(Language language) { return {phrasebook(language), kSeats}; }

/// The same in English, Polish, Ukrainian and Czech.
using InFour = std::array<std::string, 4>;

template <class Say>
void expect_said(const InFour& wanted, const Say& say) {
    for (Language language : every<Language>())
        EXPECT_EQ(kit::plain(say(speaker(language))), wanted[static_cast<std::size_t>(language)]);
}

void expect_option(const Scenario& game, const Option& option, const InFour& wanted) {
    expect_said(wanted, [&](const Speaker& speaker) { return option_text(speaker, game.position(), option); });
}

/// The options of a kind, in their order.
std::vector<Option> options_of(const Scenario& game, OptionKind kind) {
    OptionList all;
    Terraforming::list_options(game.position(), A, all);
    std::vector<Option> found;
    std::ranges::copy_if(all, std::back_inserter(found), [&](const Option& each) { return each.kind == kind; });
    return found;
}

void expect_prompt(const Scenario& game, const InFour& wanted) {
    expect_said(wanted, [&](const Speaker& speaker) { return prompt_text(speaker, game.position(), A); });
}

void expect_reason(const Scenario& game, const Option& option, ReasonCode code, const InFour& wanted) {
    for (const Reason& reason : why_not(game.position(), A, option))
        if (reason.code == code)
            return expect_said(
                wanted, [&](const Speaker& speaker) { return reason_text(speaker, game.position(), option, reason); });
    ADD_FAILURE() << "there is no such reason";
}

void expect_line(const Event& event, const InFour& wanted) {
    expect_said(wanted, [&](const Speaker& speaker) { return event_text(speaker, terraforming::Setup{}, event); });
}

TEST(colony_names, begin_with_the_title) {
    for (Language language : every<Language>())
        for (Colony colony : every<Colony>()) {
            const Noun* name = phrasebook(language).noun(colony);
            EXPECT_EQ(part(name->bare, ',', 0), title(language, colony));
        }
}

TEST(colony_options, name_the_colony_in_its_case_and_the_price) {
    const auto game = given("gen 2; colonies luna, europa; A: mc 40, energy 3, titanium 3; B: mc 0");
    EXPECT_EQ(
        kit::plain(option_text(speaker(Language::pl), game.position(), trade_option(Colony::luna, Fee::megacredits))),
        "Handluj z Księżycem (9 M€)");
    expect_option(game, trade_option(Colony::europa, Fee::titanium),
                  {"Trade with Europa (3 titanium)", "Handluj z Europą (3 jednostki tytanu)",
                   "Торгувати з Європою (3 одиниці титану)", "Obchodovat s Europou (3 J titanu)"});
    expect_option(game, option(OptionKind::build_colony, Colony::luna),
                  {"Build a colony on Luna", "Załóż kolonię na Księżycu", "Заснувати колонію на Місяці",
                   "Založit kolonii na Měsíci"});
}

TEST(colony_options, tell_the_price_that_the_player_pays) {
    const auto game = given("gen 2; colonies luna; A: mc 40, energy 3, played cryo-sleep; B: mc 0");
    EXPECT_EQ(kit::plain(option_text(speaker(Language::en), game.position(), trade_option(Colony::luna, Fee::energy))),
              "Trade with Luna (2 energy)");
}

TEST(world_government, places_an_ocean_and_raises_the_others) {
    const auto game = given("gen 2; A: mc 0; B: mc 0");
    expect_option(
        game, option(OptionKind::raise_parameter, Parameter::oceans),
        {"Place an ocean tile", "Umieść obszar oceanów", "Розмістити жетон океану", "Umístit destičku oceánu"});
    const std::string text = kit::plain(
        option_text(speaker(Language::uk), game.position(), option(OptionKind::raise_parameter, Parameter::oxygen)));
    EXPECT_EQ(text, "Підвищити рівень кисню");
}

TEST(targets, tell_what_is_lost) {
    auto game = given("gen 3; temp -20; A: mc 14, hand asteroid; B: plants 5");
    game.when(A, kit::play("asteroid"));
    expect_option(game, options_of(game, OptionKind::target_player).front(),
                  {"Jan: −3 plants", "Jan: −3 jednostki roślinności", "Jan: −3 рослини", "Jan: −3 J rostlin"});
}

TEST(spaces, are_counted_in_their_row) {
    const auto game = given("gen 2; A: mc 0; B: mc 0");
    expect_option(game, option(OptionKind::claim_space, SpaceId{2}),
                  {"Claim row 1, space 3", "Zarezerwuj 3. pole w 1. rzędzie", "Подати заявку на ділянку 3 в ряду 1",
                   "Zabrat 3. pole v 1. řadě"});
    expect_option(game, option(OptionKind::claim_space, SpaceId{12}),
                  {"Claim row 3, space 2", "Zarezerwuj 2. pole w 3. rzędzie", "Подати заявку на ділянку 2 в ряду 3",
                   "Zabrat 2. pole ve 3. řadě"});
}

TEST(amounts, say_of_what) {
    auto power = given("gen 2; A: mc 0, energy 3, played power-infrastructure; B: mc 0");
    power.when(A, kit::action("power-infrastructure"));
    expect_prompt(power, {"How much energy do you spend?", "Ile jednostek energii wydajesz?",
                          "Скільки одиниць енергії ви витрачаєте?", "Kolik jednotek energie použijete?"});
    auto insulation = given("gen 2; A: mc 2, prod heat 3, hand insulation; B: mc 0");
    insulation.when(A, kit::play("insulation"));
    expect_prompt(
        insulation,
        {"How many steps do you lower your heat production?", "O ile poziomów obniżasz swoją produkcję ciepła?",
         "На скільки кроків ви зменшуєте своє виробництво тепла?", "O kolik stupňů snížíte svou produkci tepla?"});
    auto envoys = given("gen 2; colonies luna; A: mc 9, played trade-envoys; B: mc 0");
    envoys.when(A, kit::trade("luna", "megacredits"));
    expect_prompt(envoys,
                  {"How many steps up does the marker go?", "O ile pól do przodu przesuwasz znacznik?",
                   "На скільки поділок уперед ви пересуваєте маркер?", "O kolik polí dopředu posunete ukazatel?"});
}

TEST(waiting_effects, of_a_track_say_that_they_are_its_bonus) {
    Position position = given("gen 2; temp 0; A: mc 0; B: mc 0").position();
    position.resolution.agenda.push_back({.effects = ocean_bonus(), .source = CardId::none(), .owner = A});
    const Option first{.kind = OptionKind::resolve, .player = PlayerId::none(), .subject = 0};
    const InFour begin = {"Bonus at 0 °C: ", "Premia przy 0 °C: ", "Бонус за 0 °C: ", "Bonus za 0 °C: "};
    for (Language language : every<Language>()) {
        const std::string text = kit::plain(option_text(speaker(language), position, first));
        EXPECT_TRUE(text.starts_with(begin[static_cast<std::size_t>(language)])) << text;
    }
}

TEST(reasons, name_what_is_missing_or_taken) {
    const auto game = given("gen 2; A: mc 40; B: mc 0; milestones builder B, gardener B, planner B; awards banker B");
    const Option mayor = option(OptionKind::claim_milestone, milestone("mayor"));
    const Reason unmet{.code = ReasonCode::condition_not_met, .needs = 3};
    EXPECT_EQ(kit::plain(reason_text(speaker(Language::en), game.position(), mayor, unmet)),
              "Have at least 3 city tiles. You have 0.");
    expect_reason(game, option(OptionKind::claim_milestone, milestone("builder")), ReasonCode::already_taken,
                  {"This milestone is already claimed.", "Ten Tytuł jest już zdobyty.", "Це досягнення вже здобуто.",
                   "Tento čestný titul už někdo získal."});
    expect_reason(game, mayor, ReasonCode::all_three_taken,
                  {"Three milestones are already claimed.", "Zdobyto już trzy Tytuły.", "Уже здобуто три досягнення.",
                   "Tři čestné tituly už jsou rozebrány."});
    expect_reason(game, option(OptionKind::fund_award, award("banker")), ReasonCode::already_taken,
                  {"This award is already funded.", "Ta Nagroda jest już ufundowana.",
                   "Цю нагороду вже профінансовано.", "Tato soutěž už má sponzora."});
    expect_reason(game, option(OptionKind::standard_project, Project::sell_patents), ReasonCode::no_cards,
                  {"You have no cards in your hand.", "Nie masz kart na ręce.", "У вас немає карт у руці.",
                   "Nemáte v ruce žádné karty."});
}

TEST(reasons, tell_the_deck_from_the_hand) {
    const Reason drawing{.code = ReasonCode::no_cards};
    expect_said({"No cards are left to draw.", "W talii nie ma już kart.", "У колоді більше немає карт.",
                 "V balíčku už nejsou žádné karty."},
                [&](const Speaker& speaker) { return reason_text(speaker, Position{}, Option{}, drawing); });
}

TEST(reasons, of_a_solo_game_say_what_it_has_not) {
    const auto game = given("solo; gen 2; A: mc 40");
    expect_reason(
        game, option(OptionKind::fund_award, award("banker")), ReasonCode::not_in_solo,
        {"There are no milestones or awards in a solo game.", "W wariancie 1-osobowym nie ma Tytułów ani Nagród.",
         "У соло грі немає досягнень і нагород.", "V sólové variantě nejsou čestné tituly ani soutěže."});
}

TEST(log, who_buys_nothing_buys_no_cards) {
    expect_line({.kind = EventKind::cards_bought, .player = A}, {"Ola buys no cards.", "Ola nie kupuje żadnej karty.",
                                                                 "Ola не купує карт.", "Ola nekupuje žádnou kartu."});
    expect_line({.kind = EventKind::cards_bought, .player = A, .amount = 2},
                {"Ola buys 2 cards.", "Ola kupuje 2 karty.", "Ola купує 2 карти.", "Ola kupuje 2 karty."});
}

TEST(log, a_bonus_of_a_track_says_so) {
    const auto heat = static_cast<std::uint8_t>(Resource::heat);
    const auto line = [&](Language language) {
        return kit::plain(
            event_text(speaker(language), terraforming::Setup{},
                       {.kind = EventKind::production_changed, .player = A, .subject = heat, .amount = 1}));
    };
    EXPECT_EQ(line(Language::en), "Ola: +1 heat production (bonus of the temperature track)");
    EXPECT_EQ(line(Language::uk), "Ola: виробництво тепла +1 (бонус шкали температури)");
    EXPECT_EQ(line(Language::cs), "Ola: produkce tepla +1 (bonus ze stupnice teploty)");
    EXPECT_EQ(kit::plain(event_text(speaker(Language::en), terraforming::Setup{},
                                    {.kind = EventKind::production_changed,
                                     .player = A,
                                     .subject = static_cast<std::uint8_t>(Resource::energy),
                                     .amount = 1})),
              "Ola: +1 energy production")
        << "a standard project is told before";
}

TEST(log, colonies_are_named_in_their_case) {
    const auto luna = static_cast<std::uint8_t>(Colony::luna);
    expect_line(
        {.kind = EventKind::traded, .player = A, .subject = luna},
        {"Ola trades with Luna.", "Ola handluje z Księżycem.", "Ola торгує з Місяцем.", "Ola obchoduje s Měsícem."});
    expect_line({.kind = EventKind::colony_built, .player = A, .subject = luna},
                {"Ola builds a colony on Luna.", "Ola zakłada kolonię na Księżycu.", "Ola засновує колонію на Місяці.",
                 "Ola zakládá kolonii na Měsíci."});
    expect_line(
        {.kind = EventKind::marker_moved, .subject = luna, .amount = -2},
        {"Luna: marker −2 steps", "Księżyc: znacznik −2 pola", "Місяць: маркер −2 поділки", "Měsíc: ukazatel −2 pole"});
}

}  // namespace
}  // namespace planitia::present
