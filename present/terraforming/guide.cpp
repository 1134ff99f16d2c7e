#include <present/terraforming/guide.h>

#include <array>

namespace planitia::present {

namespace {

constexpr std::size_t kTerraformingPages = 5;
using TerraformingPages = std::array<GuidePage, kTerraformingPages>;

// clang-format off
constexpr TerraformingPages kTerraformingGuideEnglish = {{
    {"the goal",
     "You lead a corporation that makes Mars a place to live. Three global parameters rise during the game: the temperature from −30 to +8 °C, oxygen from 0 to 14 %, oceans from 0 to 9 tiles.\n"
     "For every step by which you raise one of them your terraform rating (TR) rises by 1. It is income every generation and points at the end.\n"
     "When all three have reached their end, the generation is played out and the game is over. The most victory points win.\n"
     "Alone it is a race: all three must be done by the end of generation 14."},
    {"a generation",
     "Research: you look at four cards and buy those you want, 3 M€ each. Playing them costs their own price, later.\n"
     "Actions: turn by turn each player takes one or two actions, or passes and is out until the next generation. It goes on until all have passed.\n"
     "Production: energy that is left becomes heat. Then you gain as many M€ as TR and M€ production make together, and of everything else as much as you produce.\n"
     "The next generation begins with the next player."},
    {"actions",
     "Play a card. What it requires, such as 4 % oxygen, counts only at that moment.\n"
     "Use the action of a card that lies in front of you, each card once a generation.\n"
     "Standard projects are open to all and cost only M€: a power plant, an asteroid, an aquifer, a greenery, a city. Cards you do not need sell for 1 M€ each.\n"
     "8 plants become a greenery, which raises oxygen. 8 heat raise the temperature.\n"
     "Claim a milestone for 8 M€ as soon as you meet it, or fund an award for 8, 14, then 20 M€. There are three of each in a game."},
    {"cards and tags",
     "Green cards work once and stay. Blue ones have an action or a lasting effect. Red ones are events: they work once and are turned over.\n"
     "Tags say what a card is about. Other cards count them, require them, or make them cheaper.\n"
     "Steel pays 2 M€ of a card with a building tag, titanium 3 M€ of one with a space tag.\n"
     "Production comes anew every generation, everything else once. So production is worth most at the beginning, points at the end."},
    {"tiles and points",
     "A tile gives you what is printed on its space, and 2 M€ for every ocean next to it. Oceans have their own spaces. A greenery goes next to a tile of yours where it can, a city never next to a city.\n"
     "At the end count your TR, 5 points for each milestone, 5 for the first and 2 for the second place of each award (only the first with two players).\n"
     "Each of your greeneries is 1 point, and each of your cities 1 for every greenery next to it, whoever owns that one. Then come the points of your cards.\n"
     "With equal points more M€ decide."},
}};
constexpr std::string_view kTerraformingTipsEnglish =
    "You play the Beginner Corporation: 42 M€ and ten cards that are yours already. Begin with what raises your production; it pays every generation.\n"
    "A turn is one or two actions. Pass only when nothing is worth its price any more; M€ that are left stay with you.\n"
    "Beside every answer stands what it would do, and why a grey one is not possible. ? explains, ! gives a hint, Backspace takes back.";

constexpr TerraformingPages kTerraformingGuidePolish = {{
    {"cel gry",
     "Kierujesz korporacją, która czyni Marsa miejscem do życia. W czasie gry rosną trzy Wskaźniki Globalne: temperatura od −30 do +8 °C, poziom tlenu od 0 do 14 % i liczba oceanów od 0 do 9.\n"
     "Za każdy poziom, o który zwiększysz jeden z nich, twój współczynnik terraformacji (WT) rośnie o 1. To dochód w każdym pokoleniu i punkty na koniec.\n"
     "Gdy wszystkie trzy osiągną maksimum, pokolenie zostaje dograne i gra się kończy. Wygrywa największa liczba punktów zwycięstwa.\n"
     "W pojedynkę ścigasz się z czasem: wszystkie trzy muszą osiągnąć maksimum do końca pokolenia 14."},
    {"pokolenie",
     "Badania: oglądasz cztery karty i kupujesz te, które chcesz, po 3 M€. Za zagranie karty płacisz później osobno, według jej kosztu.\n"
     "Akcje: gracze kolejno wykonują po jednej lub dwie akcje albo pasują i czekają do następnego pokolenia. Trwa to, aż wszyscy spasują.\n"
     "Produkcja: niewykorzystana energia zamienia się w ciepło. Potem otrzymujesz tyle M€, ile wynoszą razem WT i produkcja M€, a pozostałych zasobów tyle, ile produkujesz.\n"
     "Następne pokolenie zaczyna kolejny gracz."},
    {"akcje",
     "Zagraj kartę. Jej wymagania, na przykład 4 % tlenu, liczą się tylko w tej chwili.\n"
     "Użyj akcji karty, która leży przed tobą; każdej karty raz na pokolenie.\n"
     "Projekty standardowe są dla wszystkich i kosztują tylko M€: elektrownia, asteroida, nawodnienie, zieleń, miasto. Niepotrzebne karty sprzedasz po 1 M€.\n"
     "8 jednostek roślinności to obszar zieleni, który zwiększa poziom tlenu. 8 jednostek ciepła zwiększa temperaturę.\n"
     "Zdobądź Tytuł za 8 M€, gdy tylko spełniasz jego warunek, albo ufunduj Nagrodę za 8, 14, a potem 20 M€. W grze są po trzy."},
    {"karty i symbole",
     "Zielone karty działają raz i zostają. Niebieskie mają akcję lub stały efekt. Czerwone to wydarzenia: działają raz i zostają zakryte.\n"
     "Symbole kategorii mówią, czego dotyczy karta. Inne karty je liczą, wymagają ich lub obniżają ich koszt.\n"
     "Stal płaci 2 M€ za kartę z symbolem budowli, tytan 3 M€ za kartę z symbolem przestrzeni kosmicznej.\n"
     "Produkcja przynosi zasoby w każdym pokoleniu, wszystko inne tylko raz. Dlatego na początku najwięcej warta jest produkcja, pod koniec punkty."},
    {"obszary i punkty",
     "Za obszar otrzymujesz to, co widnieje na polu, i 2 M€ za każdy sąsiedni ocean. Oceany mają własne pola. Zieleń kładzie się, jeśli można, obok własnego obszaru, a miasta nigdy obok miasta.\n"
     "Na koniec policz WT, po 5 punktów za każdy Tytuł oraz 5 za pierwsze i 2 za drugie miejsce w każdej Nagrodzie (w dwie osoby tylko pierwsze).\n"
     "Każdy twój obszar zieleni to 1 punkt, a każde twoje miasto 1 punkt za każdą sąsiednią zieleń, czyjakolwiek jest. Do tego punkty z kart.\n"
     "Przy remisie decyduje liczba M€."},
}};
constexpr std::string_view kTerraformingTipsPolish =
    "Grasz Korporacją dla początkujących: masz 42 M€ i dziesięć kart za darmo. Zacznij od tego, co zwiększa produkcję; zwraca się w każdym pokoleniu.\n"
    "Tura to jedna lub dwie akcje. Pasuj dopiero, gdy nic już nie jest warte swojej ceny; niewydane M€ zostają u ciebie.\n"
    "Obok każdej odpowiedzi widać, co zrobi, a przy szarej, dlaczego nie jest możliwa. ? wyjaśnia, ! podpowiada, Backspace cofa.";

constexpr TerraformingPages kTerraformingGuideUkrainian = {{
    {"мета гри",
     "Ви керуєте корпорацією, яка робить Марс придатним для життя. Протягом гри зростають три глобальні параметри: температура від −30 до +8 °C, кисень від 0 до 14 %, океани від 0 до 9 жетонів.\n"
     "За кожен крок, на який ви підвищуєте один із них, ваш рейтинг тераформування (РТ) зростає на 1. Це дохід кожного покоління й очки наприкінці.\n"
     "Коли всі три досягають максимуму, покоління догравають, і гра закінчується. Перемагає той, у кого найбільше переможних очок.\n"
     "Наодинці це перегони: усі три мають досягти максимуму до кінця 14-го покоління."},
    {"покоління",
     "Дослідження: ви дивитеся чотири карти й купуєте ті, які хочете, по 3 M€. За розіграш карти ви сплачуєте її ціну окремо, пізніше.\n"
     "Дії: гравці по черзі виконують одну або дві дії чи пасують і чекають наступного покоління. Так триває, доки не спасують усі.\n"
     "Виробництво: невитрачена енергія стає теплом. Потім ви отримуєте стільки M€, скільки становлять разом РТ і виробництво M€, а інших ресурсів стільки, скільки виробляєте.\n"
     "Наступне покоління починає наступний гравець."},
    {"дії",
     "Розіграйте карту. Її вимоги, наприклад 4 % кисню, важать лише в цю мить.\n"
     "Використайте дію карти, що лежить перед вами; кожної карти раз на покоління.\n"
     "Стандартні проекти доступні всім і коштують лише M€: електростанція, астероїд, водоносний горизонт, озеленення, місто. Непотрібні карти можна продати по 1 M€.\n"
     "8 рослин стають жетоном зелені, який підвищує рівень кисню. 8 одиниць тепла підвищують температуру.\n"
     "Здобудьте досягнення за 8 M€, щойно виконали його умову, або профінансуйте нагороду за 8, 14, потім 20 M€. У грі їх по три."},
    {"карти й мітки",
     "Зелені карти діють один раз і залишаються. Сині мають дію або постійну властивість. Червоні — це події: вони діють один раз і перевертаються.\n"
     "Мітки кажуть, чого стосується карта. Інші карти рахують їх, вимагають або здешевлюють.\n"
     "Сталь сплачує 2 M€ за карту з міткою будівництва, титан — 3 M€ за карту з міткою космосу.\n"
     "Виробництво дає ресурси кожного покоління, усе інше — лише раз. Тому на початку найцінніше виробництво, а наприкінці очки."},
    {"жетони й очки",
     "За жетон ви отримуєте те, що надруковано на ділянці, і 2 M€ за кожен сусідній океан. Океани мають власні ділянки. Зелень кладуть, якщо можна, поруч зі своїм жетоном, а місто ніколи поруч із містом.\n"
     "Наприкінці порахуйте РТ, по 5 очок за кожне досягнення, 5 за перше і 2 за друге місце в кожній нагороді (удвох — лише перше).\n"
     "Кожен ваш жетон зелені дає 1 очко, а кожне ваше місто — 1 очко за кожну сусідню зелень, чия б вона не була. Далі йдуть очки з карт.\n"
     "За рівності вирішують M€."},
}};
constexpr std::string_view kTerraformingTipsUkrainian =
    "Ви граєте Базовою корпорацією: маєте 42 M€ і десять карт безкоштовно. Почніть із того, що підвищує виробництво: воно окуповується кожного покоління.\n"
    "Хід — це одна або дві дії. Пасуйте лише тоді, коли вже ніщо не варте своєї ціни; невитрачені M€ залишаються у вас.\n"
    "Поруч із кожною відповіддю видно, що станеться, а біля сірої — чому вона неможлива. ? пояснює, ! підказує, Backspace скасовує.";

constexpr TerraformingPages kTerraformingGuideCzech = {{
    {"cíl hry",
     "Vedete korporaci, která z Marsu dělá místo k životu. Během hry rostou tři hlavní faktory: teplota od −30 do +8 °C, obsah kyslíku od 0 do 14 % a oceány od 0 do 9 destiček.\n"
     "Za každý stupeň, o který některý z nich zvýšíte, vzroste váš teraformační rating (TR) o 1. Je to příjem v každé generaci i body na konci.\n"
     "Jakmile všechny tři dosáhnou maxima, generace se dohraje a hra končí. Vítězí nejvíce vítězných bodů.\n"
     "V jednom hráči jde o závod: všechny tři musí dosáhnout maxima do konce 14. generace."},
    {"generace",
     "Výzkum: prohlédnete si čtyři karty a koupíte ty, které chcete, po 3 €. Za zahrání karty zaplatíte její náklady zvlášť, později.\n"
     "Akce: hráči po řadě provádějí jednu nebo dvě akce, nebo pasují a čekají na další generaci. Trvá to, dokud nepasují všichni.\n"
     "Produkce: zbylá energie se změní v teplo. Pak získáte tolik €, kolik činí TR a produkce € dohromady, a ostatních zdrojů tolik, kolik produkujete.\n"
     "Další generaci začíná další hráč."},
    {"akce",
     "Zahrajte kartu. Její podmínka, například 4 % kyslíku, platí jen v tu chvíli.\n"
     "Použijte akci karty, která leží před vámi, každou kartu jednou za generaci.\n"
     "Standardní projekty jsou pro všechny a stojí jen €: elektrárna, asteroid, zavodňování, zúrodnění, město. Nepotřebné karty prodáte po 1 €.\n"
     "Z 8 rostlin je destička zeleně, která zvyšuje obsah kyslíku. 8 jednotek tepla zvýší teplotu.\n"
     "Získejte čestný titul za 8 €, jakmile splníte jeho podmínku, nebo sponzorujte soutěž za 8, 14 a pak 20 €. Za hru jsou od obojího tři."},
    {"karty a kategorie",
     "Zelené karty působí jednou a zůstávají. Modré mají akci nebo trvalý efekt. Červené jsou jednorázové události: působí jednou a otočí se lícem dolů.\n"
     "Symboly kategorií říkají, čeho se karta týká. Jiné karty je počítají, vyžadují nebo zlevňují.\n"
     "Ocel platí 2 € z karty kategorie stavby, titan 3 € z karty kategorie vesmír.\n"
     "Produkce přináší zdroje v každé generaci, všechno ostatní jen jednou. Na začátku má proto největší cenu produkce, na konci body."},
    {"destičky a body",
     "Za destičku získáte to, co je vytištěno na poli, a 2 € za každý sousední oceán. Oceány mají vlastní pole. Zeleň se klade, pokud to jde, vedle vlastní destičky, město nikdy vedle města.\n"
     "Na konci sečtěte TR, po 5 bodech za každý čestný titul, 5 za první a 2 za druhé místo v každé soutěži (ve dvou hráčích jen za první).\n"
     "Každá vaše zeleň je 1 bod a každé vaše město 1 bod za každou sousední zeleň, ať patří komukoli. K tomu body z karet.\n"
     "Při shodě rozhodují €."},
}};
constexpr std::string_view kTerraformingTipsCzech =
    "Hrajete za Základní korporaci: máte 42 € a deset karet zdarma. Začněte tím, co zvyšuje produkci; vyplácí se v každé generaci.\n"
    "Tah je jedna nebo dvě akce. Pasujte, až když už nic nestojí za svou cenu; neutracené € vám zůstanou.\n"
    "Vedle každé odpovědi stojí, co způsobí, a u šedé, proč není možná. ? vysvětlí, ! napoví, Backspace vezme zpět.";
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
