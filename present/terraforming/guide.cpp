#include <present/terraforming/guide.h>

#include <array>

namespace planitia::present {

namespace {

constexpr std::size_t kTerraformingPages = 5;
using TerraformingPages = std::array<GuidePage, kTerraformingPages>;

// clang-format off
constexpr TerraformingPages kTerraformingGuideEnglish = {{
    {"the goal",
     "You lead a corporation that is making Mars fit to live on. Three global parameters rise during the game: temperature from −30 to +8 °C, oxygen from 0 to 14% and oceans from 0 to 9 tiles.\n"
     "Each time you raise one of them by a step, your terraform rating (TR) rises by 1. TR is income in every generation and victory points at the end.\n"
     "The generation in which all three reach their maximum is the last. After it, plants may still become greenery tiles; then the player with the most victory points wins.\n"
     "A solo game always lasts 14 generations: by the end of the last one, all three must be at their maximum. Milestones and awards are left out."},
    {"a generation",
     "Research (from the second generation on): you look at four cards and buy any of them for 3 megacredits (M€) each. You pay the cost of a card itself later, when you play it.\n"
     "Actions: players take turns. On your turn you take one or two actions, or you pass and wait for the next generation. This goes on until everyone has passed.\n"
     "Production: unused energy becomes heat. Then you gain M€ equal to your TR plus your M€ production, and as much of every other resource as you produce.\n"
     "Each new generation begins with the next player."},
    {"actions",
     "Play a card. Its requirements, such as 4% oxygen, matter only at the moment you play it.\n"
     "Use the action of a card in front of you. Each card’s action can be used once per generation.\n"
     "Use a standard project. These are open to everyone and cost only M€: a power plant, an asteroid, an aquifer, a greenery or a city. Cards you do not need can be sold for 1 M€ each.\n"
     "Turn 8 plants into a greenery tile, which raises oxygen 1 step, or spend 8 heat to raise temperature 1 step.\n"
     "Claim a milestone for 8 M€ when you meet its condition, or fund an award: the first costs 8 M€, the second 14, the third 20. Only three milestones can be claimed and three awards funded in a game."},
    {"cards and tags",
     "Green cards take effect once and stay on the table. Blue cards have an action or a lasting effect. Red cards are events: they take effect once and are then turned face down.\n"
     "Tags show what a card is about. Other cards count tags, require them, or make cards that have them cheaper. Tags on events no longer count once they are face down.\n"
     "Each steel is worth 2 M€ towards a card with a building tag, each titanium 3 M€ towards a card with a space tag.\n"
     "Production pays out every generation, everything else only once. So production is worth most at the start of the game, points at the end."},
    {"tiles and points",
     "When you place a tile, you gain what is printed on its space and 2 M€ for each ocean next to it. Oceans have spaces of their own. A greenery goes next to one of your own tiles if possible; a city normally may not stand next to another city.\n"
     "At the end you score your TR, 5 points for each of your milestones and, for each award that was funded, 5 points for first place and 2 for second (with two players, only for first).\n"
     "Each of your greeneries scores 1 point, and each of your cities 1 point for every greenery next to it, whoever owns it. Then add the points from your cards.\n"
     "If points are tied, the player with more M€ wins."},
}};
constexpr std::string_view kTerraformingTipsEnglish =
    "You play the Beginner Corporation: you start with 42 M€ and ten free cards. Begin with what raises your production, because it pays every generation.\n"
    "A turn is one or two actions. Pass only when nothing is worth its price any more; you keep the M€ you have not spent.\n"
    "For the selected answer you see what it will do, for a grey one why it is not possible. Press ? for an explanation, ! for a hint and Backspace to take back your last choice.";

constexpr TerraformingPages kTerraformingGuidePolish = {{
    {"cel gry",
     "Kierujesz korporacją, dzięki której na Marsie będzie można żyć. W trakcie gry rosną trzy Wskaźniki Globalne: Temperatura od −30 do +8 °C, Poziom Tlenu od 0 do 14% i Liczba Oceanów od 0 do 9.\n"
     "Za każdy poziom, o który podniesiesz jeden z nich, twój współczynnik terraformacji (WT) rośnie o 1. WT to dochód w każdym pokoleniu i punkty zwycięstwa na koniec gry.\n"
     "Pokolenie, w którym wszystkie trzy osiągną maksimum, jest ostatnie. Po nim można jeszcze zamienić roślinność na obszary zieleni. Wygrywa gracz z największą liczbą punktów zwycięstwa.\n"
     "Wariant 1-osobowy trwa zawsze 14 pokoleń: do końca ostatniego z nich wszystkie trzy wskaźniki muszą osiągnąć maksimum. Tytułów ani Nagród nie ma."},
    {"pokolenie",
     "Badania (od drugiego pokolenia): oglądasz cztery karty i kupujesz dowolne z nich po 3 Megakredyty (M€). Koszt samej karty płacisz później, gdy ją zagrywasz.\n"
     "Akcje: gracze rozgrywają tury po kolei. W swojej turze wykonujesz jedną lub dwie akcje albo pasujesz i czekasz na następne pokolenie. Faza trwa, aż wszyscy spasują.\n"
     "Produkcja: niewykorzystana energia zamienia się w ciepło. Następnie otrzymujesz tyle M€, ile wynoszą razem twój WT i produkcja M€, a pozostałych zasobów tyle, ile ich produkujesz.\n"
     "Każde nowe pokolenie rozpoczyna kolejny gracz."},
    {"akcje",
     "Zagraj kartę. Jej wymagania, na przykład 4% tlenu, muszą być spełnione tylko w chwili zagrania.\n"
     "Użyj akcji karty, która leży przed tobą. Akcji każdej karty możesz użyć raz na pokolenie.\n"
     "Skorzystaj z projektu standardowego. Projekty te są dostępne dla wszystkich i kosztują tylko M€: elektrownia, asteroida, nawodnienie, zieleń lub miasto. Niepotrzebne karty możesz sprzedać po 1 M€.\n"
     "Zamień 8 jednostek roślinności na obszar zieleni, który podnosi Poziom Tlenu o 1%, albo wydaj 8 jednostek ciepła, żeby podnieść Temperaturę o 1 poziom.\n"
     "Zdobądź Tytuł za 8 M€, jeśli spełniasz jego warunek, albo ufunduj Nagrodę: pierwsza kosztuje 8 M€, druga 14, trzecia 20. W całej grze można zdobyć tylko trzy Tytuły i ufundować tylko trzy Nagrody."},
    {"karty i symbole",
     "Zielone karty działają raz i zostają na stole. Niebieskie mają akcję lub stały efekt. Czerwone to wydarzenia: działają raz, po czym kładziesz je zakryte.\n"
     "Symbole kategorii mówią, czego dotyczy karta. Inne karty je liczą, wymagają ich lub obniżają koszt kart, na których się znajdują. Symbole na zakrytych wydarzeniach już się nie liczą.\n"
     "Stalą możesz płacić za karty z symbolem budowli (jednostka jest warta 2 M€), a tytanem za karty z symbolem przestrzeni kosmicznej (jednostka jest warta 3 M€).\n"
     "Produkcja przynosi zasoby w każdym pokoleniu, wszystko inne działa tylko raz. Dlatego na początku gry najcenniejsza jest produkcja, a pod koniec – punkty."},
    {"obszary i punkty",
     "Gdy umieszczasz obszar, otrzymujesz to, co widnieje na polu, i 2 M€ za każdy sąsiedni ocean. Oceany mają własne pola. Obszar zieleni umieszczasz, jeśli to możliwe, obok własnego obszaru, a miasto zwykle nie może sąsiadować z innym miastem.\n"
     "Na koniec gry otrzymujesz tyle punktów, ile wynosi twój WT, po 5 za każdy swój Tytuł, a w każdej ufundowanej Nagrodzie 5 za pierwsze miejsce i 2 za drugie (w grze dwuosobowej tylko za pierwsze).\n"
     "Każdy twój obszar zieleni daje 1 punkt, a każde twoje miasto – 1 punkt za każdy sąsiedni obszar zieleni, niezależnie od właściciela. Do tego dochodzą punkty z kart.\n"
     "Przy remisie wygrywa gracz, który ma więcej M€."},
}};
constexpr std::string_view kTerraformingTipsPolish =
    "Grasz Korporacją dla początkujących: zaczynasz z 42 M€ i dziesięcioma kartami za darmo. Zacznij od tego, co podnosi produkcję, bo daje ona zysk w każdym pokoleniu.\n"
    "Tura to jedna lub dwie akcje. Pasuj dopiero wtedy, gdy nic już się nie opłaca; niewydane M€ zostają u ciebie.\n"
    "Przy podświetlonej odpowiedzi widać, co się stanie, a przy szarej – dlaczego nie można jej wybrać. Klawisz ? wyjaśnia, ! podpowiada, a Backspace cofa ostatni wybór.";

constexpr TerraformingPages kTerraformingGuideUkrainian = {{
    {"мета гри",
     "Ви очолюєте корпорацію, яка робить Марс придатним для життя. Протягом гри зростають три глобальні параметри: температура від −30 до +8 °C, рівень кисню від 0 до 14% та кількість океанів від 0 до 9.\n"
     "За кожен крок, на який ви підвищуєте один із них, ваш рейтинг тераформування (РТ) зростає на 1. РТ — це дохід у кожному поколінні та переможні очки наприкінці гри.\n"
     "Покоління, у якому всі три досягнуть максимуму, — останнє. Після нього рослини ще можна перетворити на жетони зелені. Перемагає гравець, який має найбільше переможних очок.\n"
     "Соло гра завжди триває 14 поколінь: до кінця останнього з них усі три параметри мають досягти максимуму. Досягнень і нагород у ній немає."},
    {"покоління",
     "Дослідження (з другого покоління): ви переглядаєте чотири карти й купуєте будь-які з них по 3 мегакредити (M€). Ціну самої карти ви сплачуєте пізніше, коли розігруєте її.\n"
     "Дії: гравці ходять по черзі. Під час свого ходу ви виконуєте одну чи дві дії або пасуєте й чекаєте наступного покоління. Так триває, доки не спасують усі.\n"
     "Виробництво: невитрачена енергія стає теплом. Потім ви отримуєте стільки M€, скільки становлять разом ваш РТ і виробництво M€, а інших ресурсів — стільки, скільки їх виробляєте.\n"
     "Кожне нове покоління починає наступний гравець."},
    {"дії",
     "Розіграйте карту. Її вимоги, наприклад 4% кисню, перевіряють лише тоді, коли її розігрують.\n"
     "Використайте дію карти, що лежить перед вами. Дію кожної карти можна використати раз на покоління.\n"
     "Використайте стандартний проект. Ці проекти доступні всім і коштують лише M€: електростанція, астероїд, водоносний горизонт, озеленення або місто. Непотрібні карти можна продати по 1 M€.\n"
     "Перетворіть 8 рослин на жетон зелені, який підвищує рівень кисню на 1 крок, або витратьте 8 одиниць тепла, щоб підвищити температуру на 1 крок.\n"
     "Здобудьте досягнення за 8 M€, якщо виконали його умову, або профінансуйте нагороду: перша коштує 8 M€, друга — 14, третя — 20. За всю гру можна здобути лише три досягнення та профінансувати лише три нагороди."},
    {"карти й мітки",
     "Зелені карти діють один раз і залишаються на столі. Сині мають дію або постійну властивість. Червоні — це події: вони діють один раз, після чого їх перевертають долілиць.\n"
     "Мітки показують, чого стосується карта. Інші карти рахують мітки, вимагають їх або здешевлюють карти з ними. Мітки на перевернутих подіях уже не враховують.\n"
     "Кожна одиниця сталі замінює 2 M€, коли ви платите за карту з міткою будівництва, а кожна одиниця титану — 3 M€, коли ви платите за карту з міткою космосу.\n"
     "Виробництво дає ресурси в кожному поколінні, а все інше діє лише раз. Тому на початку гри найцінніше виробництво, а наприкінці — очки."},
    {"жетони й очки",
     "Розміщуючи жетон, ви отримуєте те, що зображено на ділянці, і 2 M€ за кожен сусідній океан. Океани мають власні ділянки. Зелень розміщують, якщо це можливо, поруч зі своїм жетоном, а місто зазвичай не може стояти поруч з іншим містом.\n"
     "Наприкінці гри ви отримуєте стільки очок, скільки становить ваш РТ, по 5 за кожне своє досягнення, а в кожній профінансованій нагороді — 5 за перше місце та 2 за друге (у грі вдвох — лише за перше).\n"
     "Кожен ваш жетон зелені дає 1 очко, а кожне ваше місто — 1 очко за кожну сусідню зелень, хоч би чия вона була. До цього додайте очки з карт.\n"
     "За однакової кількості очок перемагає той, хто має більше M€."},
}};
constexpr std::string_view kTerraformingTipsUkrainian =
    "Ви граєте за Базову корпорацію: починаєте з 42 M€ і десятьма безкоштовними картами. Почніть із того, що збільшує виробництво, адже воно дає прибуток у кожному поколінні.\n"
    "Хід — це одна або дві дії. Пасуйте лише тоді, коли вже ніщо не варте своєї ціни; невитрачені M€ залишаються у вас.\n"
    "Для виділеної відповіді видно, що станеться, а для сірої — чому її не можна вибрати. Клавіша ? пояснює, ! підказує, а Backspace скасовує останній вибір.";

constexpr TerraformingPages kTerraformingGuideCzech = {{
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
}};
constexpr std::string_view kTerraformingTipsCzech =
    "Hrajete za Základní korporaci: začínáte se 42 € a deseti kartami zdarma. Začněte tím, co zvyšuje příjem a produkci, protože z nich máte užitek v každé generaci.\n"
    "Tah je jedna nebo dvě akce. Pasujte, až když se vám už nic nevyplatí; co neutratíte, to vám zůstane.\n"
    "U vybrané možnosti vidíte, co se stane, u šedé proč ji nelze zvolit. Klávesa ? vysvětlí, ! poradí a Backspace vezme poslední volbu zpět.";
// clang-format on

}  // namespace

Guide terraforming_guide(Language language) {
    static constexpr Guide kGuides[] = {{kTerraformingGuideEnglish, kTerraformingTipsEnglish},
                                        {kTerraformingGuidePolish, kTerraformingTipsPolish},
                                        {kTerraformingGuideUkrainian, kTerraformingTipsUkrainian},
                                        {kTerraformingGuideCzech, kTerraformingTipsCzech}};
    return kGuides[static_cast<std::size_t>(language)];
}

}  // namespace planitia::present
