// What cards say, written from the cards.
#include <gtest/gtest.h>
#include <kit/plain.h>
#include <present/entry.h>
#include <present/sentence.h>
#include <present/terraforming/shelf.h>
#include <present/terraforming/titles.h>
#include <terraforming/catalogue/card.h>

namespace planitia::present {
namespace {

std::string text_of(std::string_view id, Language language = Language::en) {
    for (const Entry& entry : terraforming_entries(language))
        if (*entry.figures.find("id")->as_text() == id) return kit::plain(joined(entry.text));
    return "";
}

TEST(card_text, tells_what_happens_at_once) {
    EXPECT_EQ(text_of("big-asteroid"),
              "Gain 4 titanium. Raise temperature 2 steps. Remove up to 4 plants from any player.");
    EXPECT_EQ(text_of("ice-asteroid"), "Place 2 ocean tiles.");
    EXPECT_EQ(text_of("research"), "Draw 2 cards. 1 victory point.");
}

TEST(card_text, tells_requirements_and_production) {
    EXPECT_EQ(text_of("tropical-resort"),
              "Raise your M€ production 3 steps and lower your heat production 2 steps. 2 victory points.");
    EXPECT_EQ(text_of("dust-seals"), "Requirement: 3 oceans or fewer. 1 victory point.");
    EXPECT_EQ(text_of("advanced-ecosystems"),
              "Requirement: 1 plant tag, 1 animal tag and 1 microbe tag. 3 victory points.");
}

TEST(card_text, tells_actions) {
    EXPECT_EQ(text_of("steelworks"), "Action: spend 4 energy to gain 2 steel and raise oxygen 1 step.");
    EXPECT_EQ(text_of("regolith-eaters"),
              "Action: remove 2 microbes from this card to raise oxygen 1 step; or add 1 microbe to it.");
    EXPECT_EQ(text_of("aquifer-pumping"), "Action: pay 8 M€ (steel may be used) to place an ocean tile.");
}

TEST(card_text, tells_what_reacts_and_what_lasts) {
    EXPECT_EQ(text_of("rover-construction"), "Effect: when any player places a city tile, gain 2 M€. 1 victory point.");
    EXPECT_EQ(text_of("earth-office"), "Effect: a card costs you 3 M€ less for each Earth tag on it.");
    EXPECT_EQ(text_of("ecoline"),
              "You start with 36 M€ plus 3 plants and 2 plant production. Effect: a greenery tile costs you 7 plants "
              "instead of 8.");
}

/// The sentence of a start lists its gains and productions as they are.
TEST(card_text, a_start_is_plain) {
    using namespace terraforming;
    for (const Card& card : cards()) {
        if (card.kind != Kind::corporation) continue;
        bool is_over = false;
        for (std::size_t at = card.on_play.begin; at < card.on_play.end; ++at) {
            const auto* gain = std::get_if<Gain>(&kEffects[at]);
            const auto* produce = std::get_if<Produce>(&kEffects[at]);
            const bool starts = gain != nullptr || produce != nullptr;
            EXPECT_FALSE(is_over && starts) << card.slug;
            is_over = is_over || !starts;
            EXPECT_TRUE(gain == nullptr || gain->amount.of == Amount::Of::fixed) << card.slug;
            if (produce == nullptr) continue;
            for (const ProductionChange& change : produce->changes)
                EXPECT_EQ(change.amount.of, Amount::Of::fixed) << card.slug;
        }
    }
}

TEST(card_text, tells_points) {
    EXPECT_EQ(text_of("immigration-shuttles"),
              "Raise your M€ production 5 steps. 1 victory point for every 3 city tiles in play.");
    EXPECT_EQ(text_of("bribed-committee"), "Raise your terraform rating 2 steps. −2 victory points.");
}

TEST(card_text, tells_colony_tiles) {
    EXPECT_EQ(text_of("triton"),
              "When you build a colony here: gain 3 titanium. Trade income by step: 0, 1, 1, 2, 3, 4 or 5 titanium. "
              "Colony bonus when any player trades here: gain 1 titanium.");
    EXPECT_NE(text_of("europa").find(
                  "Trade income: M€ production +1 on steps 1–2; energy production +1 on steps 3–4; plant production "
                  "+1 on steps 5–7."),
              std::string::npos);
}

/// A sentence in English, Polish, Ukrainian and Czech.
void expect_texts(std::string_view id, std::string_view en, std::string_view pl, std::string_view uk,
                  std::string_view cs) {
    EXPECT_EQ(text_of(id, Language::en), en);
    EXPECT_EQ(text_of(id, Language::pl), pl);
    EXPECT_EQ(text_of(id, Language::uk), uk);
    EXPECT_EQ(text_of(id, Language::cs), cs);
}

TEST(card_text, a_price_is_paid_for_a_purpose) {
    expect_texts("development-center", "Action: spend 1 energy to draw 1 card.",
                 "Akcja: wydaj 1 jednostkę energii, żeby dobrać 1 kartę.",
                 "Дія: витратьте 1 одиницю енергії, щоб узяти 1 карту.", "Akce: za 1 J energie doberete 1 kartu.");
}

TEST(card_text, equal_changes_of_production_are_told_together) {
    expect_texts("beam-from-a-thorium-asteroid",
                 "Requirement: 1 Jovian tag. Raise your heat and energy production 3 steps each. 1 victory point.",
                 "Wymagania: 1 symbol Jowisza. Podnieś swoją produkcję ciepła i energii o 3 poziomy. 1 punkt "
                 "zwycięstwa.",
                 "Вимоги: 1 мітка Юпітера. Збільште своє виробництво тепла та енергії на 3. 1 переможне очко.",
                 "Podmínka: 1 symbol kategorie „Jupiter“. Zvyšte svou produkci tepla i energie o 3. 1 vítězný bod.");
    expect_texts("lunar-exports", "Raise your M€ production 5 steps or your plant production 2 steps.",
                 "Podnieś swoją produkcję M€ o 5 poziomów lub roślinności o 2 poziomy.",
                 "Збільште своє виробництво M€ на 5 або рослин на 2.",
                 "Zvyšte svůj příjem o 5 nebo produkci rostlin o 2.");
}

TEST(card_text, alternatives_share_their_verb_and_their_price) {
    expect_texts("sabotage", "You may remove up to 3 titanium, 4 steel or 7 M€ from another player.",
                 "Możesz usunąć przeciwnikowi do 3 jednostek tytanu, do 4 jednostek stali lub do 7 M€.",
                 "Можете прибрати в суперника до 3 одиниць титану, до 4 одиниць сталі або до 7 M€.",
                 "Můžete odhodit až 3 J titanu, 4 J oceli nebo 7 € jiného hráče.");
    EXPECT_NE(text_of("electro-catapult").find("Action: spend 1 plant or 1 steel to gain 7 M€."), std::string::npos);
    EXPECT_NE(text_of("atmo-collectors")
                  .find("Action: remove 1 floater from this card to gain 2 titanium, 3 energy or 4 heat; or add 1 "
                        "floater to it."),
              std::string::npos);
}

TEST(card_text, what_is_named_is_not_named_again) {
    expect_texts(
        "nitrogen-rich-asteroid",
        "Raise temperature 1 step. Raise your terraform rating 2 steps. Raise your plant production 1 step, or 4 "
        "steps if you have at least 3 plant tags.",
        "Podnieś Temperaturę o 1 poziom. Podnieś swój współczynnik terraformacji o 2. Podnieś swoją produkcję "
        "roślinności o 1 poziom; jeśli masz co najmniej 3 symbole roślinności, zamiast tego podnieś ją o 4 "
        "poziomy.",
        "Підвищте температуру на 1 крок. Підвищте свій рейтинг тераформування на 2. Збільште своє виробництво "
        "рослин на 1; якщо у вас є щонайменше 3 мітки рослини, натомість збільште його на 4.",
        "Zvyšte teplotu o 1 stupeň. Zvyšte svůj teraformační rating o 2. Zvyšte svou produkci rostlin o 1; "
        "máte-li alespoň 3 symboly kategorie „rostliny“, místo toho ji zvyšte o 4.");
    EXPECT_NE(text_of("united-nations-mars-initiative").find("pay 3 M€ to raise it 1 step."), std::string::npos);
    EXPECT_NE(text_of("floater-technology").find("add 1 floater to one of your cards that can hold floaters."),
              std::string::npos);
}

TEST(card_text, what_need_not_be_done_says_so) {
    expect_texts(
        "flooding",
        "Place an ocean tile, then you may remove up to 4 M€ from the owner of one tile next to it. −1 victory "
        "point.",
        "Umieść na planszy obszar oceanów, a następnie możesz usunąć do 4 M€ właścicielowi jednego z sąsiednich "
        "obszarów. −1 punkt zwycięstwa.",
        "Розмістіть жетон океану, потім можете прибрати до 4 M€ у власника одного із сусідніх жетонів. −1 "
        "переможне очко.",
        "Umístěte destičku oceánu, poté můžete odhodit až 4 € vlastníka některé sousední destičky. −1 vítězný "
        "bod.");
}

TEST(card_text, joined_clauses_have_one_mood_in_czech) {
    EXPECT_EQ(text_of("ghg-producing-bacteria", Language::cs),
              "Podmínka: obsah kyslíku alespoň 4 %. Akce: za 2 J mikrobů z této karty zvýšíte teplotu o 1 stupeň; nebo "
              "položíte sem 1 J mikrobů.");
    EXPECT_EQ(text_of("extreme-cold-fungus", Language::cs),
              "Podmínka: teplota nejvýše −10 °C. Akce: obdržíte 1 J rostlin, nebo položíte 2 J mikrobů na některou "
              "svou kartu, která je uchovává.");
    EXPECT_NE(text_of("farming", Language::cs).find("Zvyšte svůj příjem i produkci rostlin o 2."), std::string::npos);
}

TEST(card_text, says_where_a_card_counts_itself) {
    expect_texts("cartel", "Raise your M€ production 1 step for each Earth tag you have (this card’s included).",
                 "Podnieś swoją produkcję M€ o 1 poziom za każdy posiadany symbol Ziemi (łącznie z tą kartą).",
                 "Збільште своє виробництво M€ на 1 за кожну свою мітку Землі (зокрема й на цій карті).",
                 "Zvyšte svůj příjem o 1 za každý svůj symbol kategorie „Země“ (včetně této karty).");
    for (const char* id :
         {"mars-university", "viral-enhancers", "power-grid", "ecological-zone", "worms", "decomposers", "satellites",
          "olympus-conference", "terraforming-ganymede", "immigrant-city", "medical-lab", "lunar-mining", "solar-probe",
          "saturn-systems", "arklight", "poseidon", "community-services"})
        EXPECT_NE(text_of(id).find("included)"), std::string::npos) << id;
    for (const char* id : {"miranda-resort", "insects", "galilean-waystation", "martian-zoo", "rover-construction"})
        EXPECT_EQ(text_of(id).find("included)"), std::string::npos) << id;
}

TEST(card_text, is_shorter_where_strip_and_coin_are_drawn) {
    const auto shown = [](std::string_view id) {
        for (const Entry& entry : terraforming_entries(Language::en))
            if (*entry.figures.find("id")->as_text() == id) return kit::plain(joined(text_on_card(entry)));
        return std::string();
    };
    EXPECT_EQ(shown("mangrove"), "Place a greenery tile on a space reserved for oceans.");
    EXPECT_EQ(shown("caretaker-contract"), "Action: spend 8 heat to raise your TR 1 step.");
    EXPECT_EQ(shown("tardigrades"), "Action: add 1 microbe to this card. 1 VP for every 4 microbes on this card.");
    EXPECT_EQ(shown("terraformer"), "Have a TR of at least 35.");
    EXPECT_EQ(shown("colonizer-training-camp"), "");
}

}  // namespace
}  // namespace planitia::present
