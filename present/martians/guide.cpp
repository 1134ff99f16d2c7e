#include <present/martians/guide.h>

#include <array>

namespace planitia::present {

namespace {

constexpr std::size_t kMartiansPages = 5;
using MartiansPages = std::array<GuidePage, kMartiansPages>;

// clang-format off
constexpr MartiansPages kMartiansGuideEnglish = {{
    {"the goal",
     "A small colony on Mars must hold out for four or five rounds. Each player runs one of its corporations.\n"
     "Cooperative: you win together if, after the last round, all tasks of the scenario are completed, its conditions are met, and no needs are left in the quarters.\n"
     "Semi-cooperative: the mission is the same, and the game ends as soon as you have met it, in round 3 at the earliest. Then the player with the highest reputation wins; if the mission fails, nobody does.\n"
     "Competitive: there is no mission. Each player has a quarter of their own and completes orders; the player with the highest reputation wins."},
    {"a round",
     "Supply (from the second round on): new oxygen, sickness and hunger tokens come to the quarters. Then the weather changes, an event happens, and installations produce energy.\n"
     "Work: each player has three turns, or four once the population has grown. After everyone’s second turn, the weather changes again, another event happens, and energy is produced.\n"
     "Settlement: tokens left in a quarter hurt you. Oxygen tokens kill one of your colonists, which costs you a turn in every later round. Sickness sends one of your markers to the infirmary, and 1 time brings it back; hunger sends one to the living zone, and money brings it back. In the competitive game only your own quarter affects you.\n"
     "A quarter whose needs have all been met gains a growth token. Three of them in one quarter make the population grow: you get a fourth colonist, but there will also be more needs."},
    {"a turn",
     "You have 3 time. Put a marker on a free field of a building and take one or more different actions there. Nearly all of them cost time, and most also cost goods.\n"
     "Each further building you visit needs another marker. Resting costs 1 time and brings all your markers back from the buildings.\n"
     "A slow field costs 1 extra time until the building is built. A closed field opens when the building is expanded.\n"
     "At the end of your turn you may deliver up to two products: food removes a hunger token, medicine a sickness token.\n"
     "Short of energy? Once per turn the RTG gives you 1 energy for 1 reputation, as long as its supply lasts."},
    {"buildings",
     "The MOXIE generator removes oxygen tokens. The mining site yields ice and regolith.\n"
     "The water treatment plant turns ice into water. The greenhouses make food from water, the hospital makes medicine from water and auxiliary material. The greenhouses must be expanded first (except in “First Footprints”).\n"
     "At the lander you unload auxiliary material, earn money with research, and complete the tasks of the mission or, in the competitive game, orders.\n"
     "In the construction yard you build energy installations, and build or expand other buildings. In the laboratory you develop technologies, and in the education centre you hire specialists and assistants."},
    {"reputation and the end",
     "You gain reputation for removing oxygen tokens, for building and expanding, and for deliveries, tasks and orders. In the cooperative game it is shared and called satisfaction. Every scenario asks for a certain satisfaction; in the semi-cooperative game that is the reputation of all players together.\n"
     "There is no settlement after the last round. If any needs are left then, the mission fails; in the competitive game each one in your quarter costs you 3 reputation, and so does each of your dead colonists.\n"
     "The forecast, one of the pages that Tab turns to, shows at any time what would happen if the round ended now, and how to prevent it."},
}};
constexpr std::string_view kMartiansTipsEnglish =
    "Build one or two energy installations in the first round: most actions cost energy, and the sooner you have them, the more they produce.\n"
    "In the first round the only need is oxygen. Use the time to mine ice, purify water and build the hospital before sickness and hunger come.\n"
    "Look at the forecast (Tab) before the last turn of each round. Press ? for an explanation, ! for a hint and Backspace to take back your last choice.";

constexpr MartiansPages kMartiansGuidePolish = {{
    {"cel gry",
     "Mała kolonia na Marsie musi przetrwać cztery lub pięć rund. Każdy gracz kieruje jedną z jej korporacji.\n"
     "Wariant kooperacyjny: wygrywacie razem, jeśli po ostatniej rundzie wszystkie zadania scenariusza są wykonane, jego warunki spełnione, a w kwaterach nie ma już żadnych potrzeb.\n"
     "Wariant kooperacyjno-rywalizacyjny: misja jest ta sama, a gra kończy się, gdy tylko ją wykonacie, najwcześniej w 3. rundzie. Wygrywa wtedy gracz z najwyższą reputacją; jeśli misja się nie uda, nie wygrywa nikt.\n"
     "Wariant rywalizacyjny: misji nie ma. Każdy ma własną kwaterę i wykonuje zlecenia, a wygrywa gracz z najwyższą reputacją."},
    {"runda",
     "Uzupełnienia (od drugiej rundy): do kwater trafiają nowe żetony tlenu, choroby i głodu. Potem zmienia się pogoda, następuje wydarzenie, a instalacje produkują energię.\n"
     "Praca: każdy gracz ma trzy tury, a gdy wzrośnie populacja – cztery. Gdy wszyscy rozegrają drugą turę, znów zmienia się pogoda, następuje wydarzenie, a instalacje produkują energię.\n"
     "Rozliczenie: żetony, które zostały w kwaterze, szkodzą. Przez żetony tlenu ginie twój kolonista, a ty tracisz jedną turę w każdej następnej rundzie. Choroba wysyła twój znacznik do lazaretu (odzyskasz go za 1 jednostkę czasu), a głód – do mieszkań (odzyskasz go za pieniądze). W wariancie rywalizacyjnym dotyczy cię tylko własna kwatera.\n"
     "Kwatera, w której zaspokojono wszystkie potrzeby, zyskuje żeton przyrostu populacji. Gdy w jednej kwaterze leżą trzy takie żetony, populacja rośnie: dostajesz czwartego kolonistę, ale przybywa też potrzeb."},
    {"tura",
     "Masz 3 jednostki czasu. Postaw znacznik na wolnym polu budynku i wykonaj tam jedną lub kilka różnych akcji. Prawie każda kosztuje czas, a większość także zasoby.\n"
     "Do każdego kolejnego budynku potrzebujesz następnego znacznika. Odpoczynek kosztuje 1 jednostkę czasu i pozwala odzyskać wszystkie znaczniki z budynków.\n"
     "Pole spowolnione kosztuje o 1 jednostkę czasu więcej, dopóki budynek nie zostanie zbudowany. Pole zamknięte otwiera rozbudowa budynku.\n"
     "Na koniec tury możesz dostarczyć najwyżej dwa produkty: żywność usuwa żeton głodu, lekarstwo – żeton choroby.\n"
     "Brakuje ci energii? Raz na turę RTG daje 1 znacznik energii za 1 punkt reputacji, dopóki starczy zapasu."},
    {"budynki",
     "Generator MOXIE usuwa żetony tlenu. Wydobycie daje lód i regolit.\n"
     "Oczyszczalnia zamienia lód w wodę. Szklarnie wytwarzają z wody żywność, a szpital – lekarstwa z wody i materiału pomocniczego. Szklarnie trzeba najpierw rozbudować (nie dotyczy scenariusza „Pierwsze ślady”).\n"
     "W lądowniku rozładowujesz materiał pomocniczy, zarabiasz pieniądze na badaniach i wykonujesz zadania misji, a w wariancie rywalizacyjnym – zlecenia.\n"
     "W budynku „Budowa obiektów” budujesz instalacje, kończysz budowę innych budynków i je rozbudowujesz. W laboratorium opracowujesz technologie, a w centrum edukacyjnym zatrudniasz specjalistów i pomocników."},
    {"reputacja i koniec gry",
     "Reputację zyskujesz za usuwanie żetonów tlenu, budowę i rozbudowę oraz za dostawy, zadania i zlecenia. W wariancie kooperacyjnym jest wspólna i nazywa się zadowoleniem kolonii. Każdy scenariusz wymaga określonego zadowolenia; w wariancie kooperacyjno-rywalizacyjnym jest nim łączna reputacja wszystkich graczy.\n"
     "Po ostatniej rundzie nie ma rozliczenia. Jeśli zostały wtedy jakieś potrzeby, misja się nie udaje; w wariancie rywalizacyjnym każda potrzeba w twojej kwaterze kosztuje cię 3 punkty reputacji, tak samo jak każdy twój martwy kolonista.\n"
     "Prognoza, jedna ze stron pod klawiszem Tab, zawsze pokazuje, co by się stało, gdyby runda skończyła się teraz, i jak temu zapobiec."},
}};
constexpr std::string_view kMartiansTipsPolish =
    "W pierwszej rundzie zbuduj jedną lub dwie instalacje: większość akcji kosztuje energię, a im wcześniej je masz, tym więcej jej dadzą.\n"
    "W pierwszej rundzie jedyną potrzebą jest tlen. Skorzystaj z tego: wydobądź lód, oczyść wodę i zbuduj szpital, zanim pojawią się choroby i głód.\n"
    "Przed ostatnią turą każdej rundy zajrzyj do prognozy (Tab). Klawisz ? wyjaśnia, ! podpowiada, a Backspace cofa ostatni wybór.";

constexpr MartiansPages kMartiansGuideUkrainian = {{
    {"мета гри",
     "Невелика колонія на Марсі має протриматися чотири або п’ять раундів. Кожен гравець керує однією з її корпорацій.\n"
     "Кооперативний варіант: ви перемагаєте разом, якщо після останнього раунду виконано всі завдання та умови сценарію, а у відсіках не лишилося потреб.\n"
     "Напівкооперативний варіант: місія та сама, а гра закінчується, щойно ви її виконаєте, але не раніше третього раунду. Тоді перемагає гравець із найвищою репутацією; якщо місію провалено, не перемагає ніхто.\n"
     "Змагальний варіант: місії немає. Кожен має власний відсік і виконує замовлення, а перемагає гравець із найвищою репутацією."},
    {"раунд",
     "Поповнення (з другого раунду): у відсіках з’являються нові жетони кисню, хвороби та голоду. Потім змінюється погода, стається подія, а енергоустановки виробляють енергію.\n"
     "Робота: кожен гравець має три ходи, а коли зросте населення — чотири. Після другого ходу всіх гравців знову змінюється погода, стається подія, а енергоустановки виробляють енергію.\n"
     "Перевірка відсіків: жетони, що лишилися у відсіку, шкодять. Через жетони кисню гине ваш колоніст, і ви втрачаєте один хід у кожному наступному раунді. Хвороба відправляє ваш маркер до лазарету (його можна повернути за 1 одиницю часу), голод — до житлової зони (його можна повернути за монети). У змагальному варіанті вас стосується лише ваш відсік.\n"
     "Відсік, у якому задоволено всі потреби, отримує жетон приросту населення. Коли в одному відсіку лежать три такі жетони, населення зростає: ви отримуєте четвертого колоніста, але й потреб більшає."},
    {"хід",
     "Ви маєте 3 одиниці часу. Поставте маркер на вільне поле будівлі й виконайте там одну або кілька різних дій. Майже кожна потребує часу, а більшість — ще й ресурсів.\n"
     "Для кожної наступної будівлі потрібен інший маркер. Відпочинок коштує 1 одиницю часу й повертає вам усі маркери з будівель.\n"
     "Повільне поле потребує на 1 одиницю часу більше, доки будівлю не збудовано. Закрите поле відкривають, розширюючи будівлю.\n"
     "Наприкінці ходу можна доставити щонайбільше два продукти: їжа прибирає жетон голоду, ліки — жетон хвороби.\n"
     "Бракує енергії? Раз за хід РІТЕГ дає 1 одиницю енергії за 1 очко репутації, доки вистачає його запасу."},
    {"будівлі",
     "Генератор MOXIE прибирає жетони кисню. Видобувна ділянка дає лід і реголіт.\n"
     "Станція очищення води перетворює лід на воду. У теплицях із води отримують їжу, а в лікарні з води та допоміжних матеріалів — ліки. Теплиці спершу треба розширити (крім сценарію «Перші сліди»).\n"
     "У посадковому модулі ви розвантажуєте допоміжні матеріали, заробляєте монети дослідженнями й виконуєте завдання місії, а у змагальному варіанті — замовлення.\n"
     "На будівельному майданчику ви споруджуєте енергоустановки, а також будуєте й розширюєте інші будівлі. У лабораторії ви розробляєте технології, а в освітньому центрі наймаєте спеціалістів і помічників."},
    {"репутація й кінець гри",
     "Репутацію ви отримуєте за прибрані жетони кисню, будівництво та розширення, а також за доставки, завдання й замовлення. У кооперативному варіанті вона спільна й зветься задоволеністю колонії. Кожен сценарій вимагає певної задоволеності; у напівкооперативному варіанті це сумарна репутація всіх гравців.\n"
     "Після останнього раунду перевірки відсіків немає. Якщо тоді лишилися потреби, місію провалено; у змагальному варіанті кожна потреба у вашому відсіку коштує вам 3 очки репутації, як і кожен ваш загиблий колоніст.\n"
     "Прогноз, одна зі сторінок, які гортає Tab, завжди показує, що сталося б, якби раунд закінчився зараз, і як цьому запобігти."},
}};
constexpr std::string_view kMartiansTipsUkrainian =
    "У першому раунді спорудіть одну або дві енергоустановки: більшість дій потребує енергії, а що раніше ви спорудите установки, то більше її отримаєте.\n"
    "У першому раунді єдина потреба — кисень. Скористайтеся цим: видобудьте лід, очистьте воду та збудуйте лікарню, перш ніж прийдуть хвороби й голод.\n"
    "Перед останнім ходом раунду погляньте на прогноз (Tab). Клавіша ? пояснює, ! підказує, а Backspace скасовує останній вибір.";

constexpr MartiansPages kMartiansGuideCzech = {{
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
}};
constexpr std::string_view kMartiansTipsCzech =
    "V prvním kole postavte jedno nebo dvě energetická zařízení: většina akcí stojí energii, a čím dřív zařízení máte, tím víc jí vyrobí.\n"
    "V prvním kole je jedinou potřebou kyslík. Využijte toho: natěžte led, vyčistěte vodu a postavte nemocnici, než přijdou nemoci a hlad.\n"
    "Před posledním tahem každého kola se podívejte na prognózu (Tab). Klávesa ? vysvětlí, ! poradí a Backspace vezme poslední volbu zpět.";
// clang-format on

}  // namespace

Guide martians_guide(Language language) {
    static constexpr Guide kGuides[] = {{kMartiansGuideEnglish, kMartiansTipsEnglish},
                                        {kMartiansGuidePolish, kMartiansTipsPolish},
                                        {kMartiansGuideUkrainian, kMartiansTipsUkrainian},
                                        {kMartiansGuideCzech, kMartiansTipsCzech}};
    return kGuides[static_cast<std::size_t>(language)];
}

}  // namespace planitia::present
