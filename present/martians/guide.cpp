#include <present/martians/guide.h>

#include <array>

namespace planitia::present {

namespace {

constexpr std::size_t kMartiansPages = 5;
using MartiansPages = std::array<GuidePage, kMartiansPages>;

// clang-format off
constexpr MartiansPages kMartiansGuideEnglish = {{
    {"the goal",
     "A small colony on Mars has to last for four or five rounds. Each player runs a corporation in it.\n"
     "Cooperative: you win together when, after the last round, all tasks of the scenario are done, its conditions hold, and no need is left in the quarters.\n"
     "Semi-cooperative: the same mission, but when it succeeds the highest reputation wins.\n"
     "Competitive: no mission. Everybody has a quarter of their own, fulfils orders, and the highest reputation wins."},
    {"a round",
     "Supply, from the second round on: new oxygen, sickness and hunger tokens come to the quarters. Then there are new weather, an event, and energy from the installations.\n"
     "Work: each player has three turns, a fourth one when the population has grown. After the second turn weather, an event and energy come once more.\n"
     "Settlement: what is left in a quarter hurts. Oxygen tokens kill a colonist, who is a turn in every round to come. Sickness sends a marker to the infirmary, hunger one to the living zone; time or money bring it back.\n"
     "A quarter that got all it needed gains a growth token. Three of them are a fourth colonist."},
    {"a turn",
     "You have 3 time. Put a marker on a free field of a building and do one or more different actions there. Each costs time and goods.\n"
     "For another building you need another marker. To rest costs 1 time and brings all your markers back from the buildings.\n"
     "A slow field costs 1 time more until the building is built. A closed field is opened by expanding the building.\n"
     "At the end of the turn you may deliver two products: food takes a hunger token away, medicine a sickness token.\n"
     "Short of energy? Once a turn the RTG gives 1, for 1 reputation."},
    {"buildings",
     "The MOXIE generator takes oxygen tokens away. The mining site gives ice and regolith.\n"
     "The water treatment plant makes water of ice. The greenhouses make food of water, the hospital medicine of water and material.\n"
     "At the lander you unload material, do research for money, and fulfil the tasks of the mission.\n"
     "The construction yard builds, expands and raises energy installations. The laboratory develops technologies, and in the education centre you hire specialists and assistants."},
    {"reputation and the end",
     "You gain reputation, in the cooperative game satisfaction of the whole colony, for removing oxygen tokens, building, expanding, deliveries and tasks.\n"
     "After the last round nothing is settled. Needs that are left then make the mission fail; in the competitive game each costs 3 reputation, and so does each dead colonist.\n"
     "The forecast, one of the pages that Tab turns to, tells at any time what would happen if the round ended now, and what averts it."},
}};
constexpr std::string_view kMartiansTipsEnglish =
    "Raise an energy installation or two in the first round: nearly everything costs energy, and the earlier they stand the more they give.\n"
    "In the first round only oxygen is missing. Use it to mine ice, treat water and build the hospital before sickness and hunger come.\n"
    "Look at the forecast (Tab) before the last turn of a round. ? explains, ! gives a hint, Backspace takes back.";

constexpr MartiansPages kMartiansGuidePolish = {{
    {"cel gry",
     "Mała kolonia na Marsie musi przetrwać cztery lub pięć rund. Każdy gracz kieruje w niej korporacją.\n"
     "Wariant kooperacyjny: wygrywacie razem, jeśli po ostatniej rundzie wszystkie zadania scenariusza są wykonane, jego warunki spełnione, a w kwaterach nie ma już potrzeb.\n"
     "Wariant kooperacyjno-rywalizacyjny: misja ta sama, ale gdy się uda, wygrywa najwyższa reputacja.\n"
     "Wariant rywalizacyjny: bez misji. Każdy ma własną kwaterę i wykonuje zlecenia, a wygrywa najwyższa reputacja."},
    {"runda",
     "Uzupełnienia, od drugiej rundy: do kwater trafiają nowe żetony tlenu, choroby i głodu. Potem zmienia się pogoda, następuje wydarzenie, a instalacje dają energię.\n"
     "Praca: każdy gracz ma trzy tury, a czwartą, gdy wzrośnie populacja. Po drugiej turze jeszcze raz następują pogoda, wydarzenie i energia.\n"
     "Rozliczenie: to, co zostało w kwaterze, szkodzi. Przez żetony tlenu ginie kolonista, czyli jedna tura w każdej następnej rundzie. Choroba wysyła znacznik do lazaretu, głód do mieszkań; odzyskasz go za czas lub pieniądze.\n"
     "Kwatera, która dostała wszystko, zyskuje żeton przyrostu populacji. Trzy takie żetony to czwarty kolonista."},
    {"tura",
     "Masz 3 jednostki czasu. Połóż znacznik na wolnym polu budynku i wykonaj tam jedną lub kilka różnych akcji. Każda kosztuje czas i zasoby.\n"
     "Do innego budynku potrzebujesz kolejnego znacznika. Odpoczynek kosztuje 1 jednostkę czasu i zabiera z budynków wszystkie twoje znaczniki.\n"
     "Pole spowolnione kosztuje o 1 jednostkę czasu więcej, dopóki budynek nie zostanie wzniesiony. Pole zamknięte otwiera rozbudowa.\n"
     "Na koniec tury możesz dostarczyć dwa produkty: żywność usuwa żeton głodu, lekarstwo żeton choroby.\n"
     "Brakuje energii? Raz na turę RTG daje 1 jednostkę za 1 punkt reputacji."},
    {"budynki",
     "Generator MOXIE usuwa żetony tlenu. Wydobycie daje lód i regolit.\n"
     "Oczyszczalnia robi z lodu wodę. Szklarnie robią z wody żywność, a szpital z wody i materiału lekarstwa.\n"
     "W lądowniku rozładowujesz materiał, prowadzisz badania za pieniądze i wykonujesz zadania misji.\n"
     "Budowa obiektów wznosi i rozbudowuje budynki oraz stawia instalacje. W laboratorium opracowujesz technologie, a w centrum edukacyjnym zatrudniasz specjalistów i pomocników."},
    {"reputacja i koniec gry",
     "Reputację, a w wariancie kooperacyjnym zadowolenie całej kolonii, zyskujesz za usuwanie żetonów tlenu, budowę, rozbudowę, dostawy i zadania.\n"
     "Po ostatniej rundzie nie ma rozliczenia. Potrzeby, które wtedy zostały, oznaczają porażkę misji; w wariancie rywalizacyjnym każda kosztuje 3 punkty reputacji, tak samo jak każdy martwy kolonista.\n"
     "Prognoza, jedna ze stron pod klawiszem Tab, zawsze mówi, co by się stało, gdyby runda skończyła się teraz, i jak temu zapobiec."},
}};
constexpr std::string_view kMartiansTipsPolish =
    "W pierwszej rundzie postaw jedną lub dwie instalacje: prawie wszystko kosztuje energię, a im wcześniej stoją, tym więcej dadzą.\n"
    "W pierwszej rundzie brakuje tylko tlenu. Wydobądź lód, oczyść wodę i zbuduj szpital, zanim przyjdą choroby i głód.\n"
    "Przed ostatnią turą rundy zajrzyj do prognozy (Tab). ? wyjaśnia, ! podpowiada, Backspace cofa.";

constexpr MartiansPages kMartiansGuideUkrainian = {{
    {"мета гри",
     "Мала колонія на Марсі має протриматися чотири або п’ять раундів. Кожен гравець керує в ній корпорацією.\n"
     "Кооперативний варіант: ви перемагаєте разом, якщо після останнього раунду виконано всі завдання сценарію та його умови, а у відсіках не лишилося потреб.\n"
     "Напівкооперативний варіант: місія та сама, але якщо вона вдалася, перемагає найвища репутація.\n"
     "Змагальний варіант: без місії. Кожен має власний відсік і виконує замовлення, а перемагає найвища репутація."},
    {"раунд",
     "Поповнення, від другого раунду: у відсіках з’являються нові жетони кисню, хвороби та голоду. Потім змінюється погода, стається подія, а енергоустановки дають енергію.\n"
     "Робота: кожен гравець має три ходи, а четвертий — коли зросте населення. Після другого ходу ще раз бувають погода, подія й енергія.\n"
     "Перевірка відсіків: те, що лишилося у відсіку, шкодить. Через жетони кисню гине колоніст, тобто один хід у кожному наступному раунді. Хвороба відправляє маркер до лазарету, голод — до житлової зони; його повертають за час або гроші.\n"
     "Відсік, який отримав усе потрібне, отримує жетон приросту населення. Три такі жетони — це четвертий колоніст."},
    {"хід",
     "Ви маєте 3 одиниці часу. Покладіть маркер на вільне поле будівлі й виконайте там одну або кілька різних дій. Кожна коштує часу й ресурсів.\n"
     "Для іншої будівлі потрібен інший маркер. Відпочинок коштує 1 одиницю часу й повертає з будівель усі ваші маркери.\n"
     "Повільне поле коштує на 1 одиницю часу більше, доки будівлю не збудовано. Закрите поле відкриває розширення.\n"
     "Наприкінці ходу можна доставити два продукти: їжа прибирає жетон голоду, ліки — жетон хвороби.\n"
     "Бракує енергії? Раз за хід РІТЕГ дає 1 одиницю за 1 очко репутації."},
    {"будівлі",
     "Генератор MOXIE прибирає жетони кисню. Видобувна ділянка дає лід і реголіт.\n"
     "Станція очищення робить із льоду воду. Теплиці роблять із води їжу, а лікарня з води й матеріалів — ліки.\n"
     "У посадковому модулі ви розвантажуєте матеріали, проводите дослідження за гроші й виконуєте завдання місії.\n"
     "Будівельний майданчик будує, розширює та зводить енергоустановки. У лабораторії розробляють технології, а в освітньому центрі наймають спеціалістів і помічників."},
    {"репутація й кінець гри",
     "Репутацію, а в кооперативному варіанті задоволеність усієї колонії, дають прибрані жетони кисню, будівництво, розширення, доставки й завдання.\n"
     "Після останнього раунду перевірки немає. Потреби, що тоді лишилися, означають провал місії; у змагальному варіанті кожна коштує 3 очки репутації, як і кожен загиблий колоніст.\n"
     "Прогноз, одна зі сторінок під клавішею Tab, завжди каже, що сталося б, якби раунд закінчився зараз, і як цьому запобігти."},
}};
constexpr std::string_view kMartiansTipsUkrainian =
    "У першому раунді поставте одну або дві енергоустановки: майже все коштує енергії, і що раніше вони стоять, то більше дадуть.\n"
    "У першому раунді бракує лише кисню. Видобудьте лід, очистьте воду й збудуйте лікарню, перш ніж прийдуть хвороби та голод.\n"
    "Перед останнім ходом раунду погляньте на прогноз (Tab). ? пояснює, ! підказує, Backspace скасовує.";

constexpr MartiansPages kMartiansGuideCzech = {{
    {"cíl hry",
     "Malá kolonie na Marsu musí vydržet čtyři nebo pět kol. Každý hráč v ní vede jednu korporaci.\n"
     "Kooperativní varianta: vítězíte společně, pokud jsou po posledním kole splněny všechny úkoly scénáře i jeho podmínky a v ubikacích nezbyly žádné potřeby.\n"
     "Semikooperativní varianta: mise je stejná, ale když se podaří, vítězí nejvyšší reputace.\n"
     "Kompetitivní varianta: bez mise. Každý má vlastní ubikaci a plní zakázky a vítězí nejvyšší reputace."},
    {"kolo",
     "Doplňování, od druhého kola: do ubikací přibudou žetony kyslíku, nemoci a hladu. Pak se změní počasí, přijde událost a zařízení vyrobí energii.\n"
     "Práce: každý hráč má tři tahy, a čtvrtý, když kolonie vyroste. Po druhém tahu přijde ještě jednou počasí, událost a energie.\n"
     "Vyhodnocení ubikací: co v ubikaci zbylo, škodí. Kvůli žetonům kyslíku zemře kolonista, a s ním jeden tah v každém dalším kole. Nemoc pošle značku na ošetřovnu, hlad do obytné zóny; zpět ji dostanete za čas nebo peníze.\n"
     "Ubikace, která dostala vše potřebné, získá žeton přírůstku. Tři takové žetony znamenají čtvrtého kolonistu."},
    {"tah",
     "Máte 3 jednotky času. Položte značku na volné pole budovy a proveďte tam jednu nebo více různých akcí. Každá stojí čas a zásoby.\n"
     "Pro další budovu potřebujete další značku. Odpočinek stojí 1 jednotku času a vrátí vám z budov všechny vaše značky.\n"
     "Pomalé pole stojí o 1 jednotku času víc, dokud není budova postavena. Uzavřené pole otevře rozšíření.\n"
     "Na konci tahu můžete dodat dva produkty: potraviny odstraní žeton hladu, lék žeton nemoci.\n"
     "Chybí energie? Jednou za tah dá RTG 1 jednotku za 1 bod reputace."},
    {"budovy",
     "Generátor MOXIE odstraňuje žetony kyslíku. Těžební oblast dává led a regolit.\n"
     "Úpravna vody dělá z ledu vodu. Skleníky dělají z vody potraviny, nemocnice z vody a materiálu léky.\n"
     "V přistávacím modulu vykládáte materiál, vedete výzkum za peníze a plníte úkoly mise.\n"
     "Stavební dvůr staví, rozšiřuje a buduje zařízení na výrobu energie. V laboratoři vyvíjíte technologie a ve vzdělávacím centru najímáte specialisty a pomocníky."},
    {"reputace a konec hry",
     "Reputaci, v kooperativní variantě spokojenost celé kolonie, získáváte za odstraněné žetony kyslíku, stavbu, rozšíření, dodávky a úkoly.\n"
     "Po posledním kole se ubikace nevyhodnocují. Potřeby, které tehdy zbyly, znamenají nezdar mise; v kompetitivní variantě stojí každá 3 body reputace, stejně jako každý mrtvý kolonista.\n"
     "Prognóza, jedna ze stránek pod klávesou Tab, kdykoli řekne, co by se stalo, kdyby kolo skončilo teď, a jak tomu předejít."},
}};
constexpr std::string_view kMartiansTipsCzech =
    "V prvním kole postavte jedno nebo dvě zařízení: skoro všechno stojí energii, a čím dřív stojí, tím víc jí dají.\n"
    "V prvním kole chybí jen kyslík. Natěžte led, upravte vodu a postavte nemocnici, než přijdou nemoci a hlad.\n"
    "Před posledním tahem kola se podívejte na prognózu (Tab). ? vysvětlí, ! napoví, Backspace vezme zpět.";
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
