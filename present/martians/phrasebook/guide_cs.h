/// How Martians is played, in Czech.
#pragma once
#include <present/guide.h>

namespace planitia::present {

// clang-format off
inline constexpr GuidePage kMartiansPagesCzech[] = {
    {"cíl hry",
     "Malá kolonie na Marsu musí vydržet čtyři nebo pět kol. Každý hráč vede jednu z jejích korporací.\n"
     "Kooperativní varianta: vítězíte společně, pokud jsou po posledním kole splněny všechny úkoly i podmínky scénáře a v ubikacích nezbývají žádné potřeby.\n"
     "Semikooperativní varianta: mise je stejná a hra končí, jakmile ji splníte, nejdříve však ve 3. kole. Vítězí pak hráč s nejvyšší reputací; pokud se mise nezdaří, nevyhrává nikdo.\n"
     "Kompetitivní varianta: hraje se bez mise. Každý má vlastní ubikaci a plní zakázky; vítězí hráč s nejvyšší reputací."},
    {"kolo",
     "Doplňování (od druhého kola): do ubikací přibudou nové žetony kyslíku, nemoci a hladu. Pak se změní počasí, přijde událost a zařízení vyrobí energii.\n"
     "Práce: každý hráč má tři tahy, a jakmile vzroste populace, čtyři. Když všichni odehrají druhý tah, znovu se změní počasí, přijde událost a vyrobí se energie.\n"
     "Vyhodnocení ubikací: žetony, které v ubikaci zbyly, škodí. Kvůli žetonům kyslíku zemře váš kolonista a vy přijdete o jeden tah v každém dalším kole. Nemoc pošle vaši značku na ošetřovnu (zpět ji dostanete za 1 jednotku času), hlad do obytné zóny (zpět ji dostanete za mince). V kompetitivní variantě se vás týká jen vlastní ubikace.\n"
     "Ubikace, v níž jsou uspokojeny všechny potřeby, získá žeton přírůstku. Jakmile jsou v jedné ubikaci tři takové žetony, populace roste: dostanete čtvrtého kolonistu, ale přibudou i potřeby."},
    {"tah",
     "Máte 3 jednotky času. Umístěte značku na volné pole budovy a proveďte tam jednu nebo více různých akcí. Téměř každá stojí čas a většina také zásoby.\n"
     "Pro každou další budovu potřebujete další značku. Odpočinek stojí 1 jednotku času a vrátí vám z budov všechny značky.\n"
     "Pomalé pole stojí o 1 jednotku času více, dokud není budova dostavěna. Uzavřené pole otevřete rozšířením budovy.\n"
     "Na konci tahu můžete dodat až dva produkty: za potraviny odeberete žeton hladu, za lék žeton nemoci.\n"
     "Chybí vám energie? Jednou za tah vám RTG dá 1 jednotku energie za 1 bod reputace, dokud mu nedojde zásoba."},
    {"budovy",
     "V generátoru MOXIE odebíráte žetony kyslíku. V těžební oblasti získáváte led a regolit.\n"
     "Úpravna vody mění led ve vodu. Ve sklenících získáte z vody potraviny, v nemocnici z vody a pomocného materiálu léky. Skleníky je třeba nejdříve rozšířit (kromě scénáře „První stopy“).\n"
     "V přistávacím modulu vykládáte pomocný materiál, výzkumem vyděláváte mince a plníte úkoly mise, v kompetitivní variantě zakázky.\n"
     "Ve stavebním dvoře stavíte energetická zařízení a také stavíte a rozšiřujete ostatní budovy. V laboratoři vyvíjíte technologie a ve vzdělávacím centru najímáte specialisty a pomocníky."},
    {"reputace a konec hry",
     "Reputaci získáváte za odebrané žetony kyslíku, za stavbu a rozšíření a za dodávky, úkoly a zakázky. V kooperativní variantě je společná a nazývá se spokojenost kolonie. Každý scénář vyžaduje určitou spokojenost; v semikooperativní variantě je to součet reputace všech hráčů.\n"
     "Po posledním kole se ubikace nevyhodnocují. Zbudou-li v nich potřeby, mise se nezdaří; v kompetitivní variantě vás každá potřeba ve vaší ubikaci stojí 3 body reputace, stejně jako každý váš mrtvý kolonista.\n"
     "Prognóza, jedna ze stránek pod klávesou Tab, kdykoli ukáže, co by se stalo, kdyby kolo skončilo teď, a jak tomu předejít."},
};
inline constexpr Guide kMartiansGuideCzech = {
    kMartiansPagesCzech,
    "V prvním kole postavte jedno nebo dvě energetická zařízení: většina akcí stojí energii, a čím dřív zařízení máte, tím víc jí vyrobí.\n"
    "V prvním kole je jedinou potřebou kyslík. Využijte toho: natěžte led, vyčistěte vodu a postavte nemocnici, než přijdou nemoci a hlad.\n"
    "Před posledním tahem každého kola se podívejte na prognózu (Tab). Klávesa ? vysvětlí, ! poradí a Backspace vezme poslední volbu zpět."};
// clang-format on

}  // namespace planitia::present
