/// How Terraforming Mars is played, in Czech.
#pragma once
#include <present/guide.h>

namespace planitia::present {

// clang-format off
inline constexpr GuidePage kTerraformingPagesCzech[] = {
    {"cíl hry",
     "Vedete korporaci, která mění Mars v obyvatelnou planetu. Během hry rostou tři hlavní faktory: teplota od −30 do +8 °C, obsah kyslíku od 0 do 14% a oceány od 0 do 9 destiček.\n"
     "Za každý stupeň, o který některý z nich zvýšíte, vzroste váš teraformační rating (TR) o 1. TR vám přináší peníze v každé generaci a vítězné body na konci hry.\n"
     "Generace, ve které všechny tři dosáhnou maxima, je poslední. Po ní lze ještě přeměnit rostliny na destičky zeleně. Vítězí hráč s nejvyšším počtem vítězných bodů.\n"
     "Sólová varianta trvá vždy 14 generací: do konce té poslední musí všechny tři faktory dosáhnout maxima. Čestné tituly ani soutěže v ní nejsou."},
    {"generace",
     "Výzkum (od druhé generace): prohlédnete si čtyři karty a koupíte si kterékoli z nich, každou za 3 megakredity (€). Náklady samotné karty zaplatíte až při jejím zahrání.\n"
     "Akce: hráči se střídají na tahu. Ve svém tahu provedete jednu či dvě akce, nebo pasujete a čekáte na další generaci. Fáze trvá, dokud nepasují všichni.\n"
     "Produkce: nevyužitá energie se změní v teplo. Pak obdržíte tolik €, kolik činí váš TR a příjem dohromady, a ostatních zdrojů tolik, kolik jich produkujete.\n"
     "Každou novou generaci začíná následující hráč."},
    {"akce",
     "Zahrajte kartu. Její podmínka, například 4% kyslíku, musí být splněna jen ve chvíli zahrání.\n"
     "Použijte akci karty, kterou máte před sebou. Akci každé karty lze použít jednou za generaci.\n"
     "Použijte standardní projekt. Tyto projekty jsou přístupné všem a platí se jen v €: elektrárna, asteroid, zavodňování, zúrodnění nebo založení města. Nepotřebné karty můžete prodat po 1 €.\n"
     "Za 8 J rostlin umístěte destičku zeleně, která zvýší obsah kyslíku o 1 stupeň, nebo za 8 J tepla zvyšte teplotu o 1 stupeň (2 °C).\n"
     "Získejte čestný titul za 8 €, pokud splňujete jeho podmínku, nebo sponzorujte soutěž: první stojí 8 €, druhá 14 €, třetí 20 €. Za celou hru lze získat jen tři čestné tituly a sponzorovat jen tři soutěže."},
    {"karty a kategorie",
     "Zelené karty zapůsobí jednou a zůstávají na stole. Modré mají akci nebo trvalý efekt. Červené jsou jednorázové události: zapůsobí jednou a pak se otočí lícem dolů.\n"
     "Symboly kategorií ukazují, čeho se karta týká. Jiné karty symboly počítají, vyžadují je nebo zlevňují karty, na kterých jsou. Symboly na otočených událostech se už nepočítají.\n"
     "Při placení karet kategorie „stavby“ má 1 J oceli hodnotu 2 €, při placení karet kategorie „vesmír“ má 1 J titanu hodnotu 3 €.\n"
     "Produkce přináší zdroje v každé generaci, všechno ostatní působí jen jednou. Na začátku hry má proto největší cenu produkce, ke konci body."},
    {"destičky a body",
     "Když umístíte destičku, obdržíte to, co je vyobrazeno na poli, a 2 € za každý sousední oceán. Oceány mají vlastní pole. Zeleň se umísťuje pokud možno vedle vlastní destičky, město zpravidla nesmí sousedit s jiným městem.\n"
     "Na konci hry získáte tolik bodů, kolik činí váš TR, 5 bodů za každý svůj čestný titul a v každé sponzorované soutěži 5 bodů za první místo a 2 za druhé (při hře ve dvou jen za první).\n"
     "Za každou svou destičku zeleně máte 1 bod, za každé své město 1 bod za každou sousední zeleň, ať patří komukoli. K tomu přičtěte body z karet.\n"
     "Při shodě rozhoduje vyšší hotovost."},
};
inline constexpr Guide kTerraformingGuideCzech = {
    kTerraformingPagesCzech,
    "Hrajete za Základní korporaci: začínáte se 42 € a deseti kartami zdarma. Začněte tím, co zvyšuje příjem a produkci, protože z nich máte užitek v každé generaci.\n"
    "Tah je jedna nebo dvě akce. Pasujte, až když se vám už nic nevyplatí; co neutratíte, to vám zůstane.\n"
    "U vybrané možnosti vidíte, co se stane, u šedé proč ji nelze zvolit. Klávesa ? vysvětlí, ! poradí a Backspace vezme poslední volbu zpět."};
// clang-format on

}  // namespace planitia::present
