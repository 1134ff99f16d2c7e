/// How the games are played, by topic. The same sentences as in the terminal (present/*/phrasebook/guide_*.h), and some more.
import type { Said } from './words.svelte';

export interface Topic {
    id: string;
    title: Said;
    /// One paragraph a line.
    text: Said;
}

export const marsRules: Topic[] = [
    {
        id: 'mars-the-goal',
        title: ['The goal', 'Cel gry', 'Мета гри', 'Cíl hry'],
        text: [
            `You lead a corporation that is making Mars fit to live on. Three global parameters rise during the game: temperature from −30 to +8 °C, oxygen from 0 to 14 % and oceans from 0 to 9 tiles.
Each time you raise one of them by a step, your terraform rating (TR) rises by 1. TR is income in every generation and victory points at the end.
The generation in which all three reach their maximum is the last. After it, plants may still become greenery tiles; then the player with the most victory points wins.
A solo game always lasts 14 generations: by the end of the last one, all three must be at their maximum. Milestones and awards are left out.`,
            `Kierujesz korporacją, dzięki której na Marsie będzie można żyć. W trakcie gry rosną trzy wskaźniki globalne: temperatura od −30 do +8 °C, poziom tlenu od 0 do 14 % i liczba oceanów od 0 do 9.
Za każdy poziom, o który podniesiesz jeden z nich, twój współczynnik terraformacji (WT) rośnie o 1. WT to dochód w każdym pokoleniu i punkty zwycięstwa na koniec gry.
Pokolenie, w którym wszystkie trzy osiągną maksimum, jest ostatnie. Po nim można jeszcze zamienić roślinność na obszary zieleni. Wygrywa gracz z największą liczbą punktów zwycięstwa.
Wariant 1-osobowy trwa zawsze 14 pokoleń: do końca ostatniego z nich wszystkie trzy wskaźniki muszą osiągnąć maksimum. Tytułów ani Nagród nie ma.`,
            `Ви очолюєте корпорацію, яка робить Марс придатним для життя. Протягом гри зростають три глобальні параметри: температура від −30 до +8 °C, рівень кисню від 0 до 14 % та кількість океанів від 0 до 9.
За кожен крок, на який ви підвищуєте один із них, ваш рейтинг тераформування (РТ) зростає на 1. РТ — це дохід у кожному поколінні та переможні очки наприкінці гри.
Покоління, у якому всі три досягнуть максимуму, — останнє. Після нього рослини ще можна перетворити на жетони зелені. Перемагає гравець, який має найбільше переможних очок.
Сольна гра завжди триває 14 поколінь: до кінця останнього з них усі три параметри мають досягти максимуму. Досягнень і нагород у ній немає.`,
            `Vedete korporaci, která mění Mars v obyvatelnou planetu. Během hry rostou tři hlavní faktory: teplota od −30 do +8 °C, obsah kyslíku od 0 do 14 % a oceány od 0 do 9 destiček.
Za každý stupeň, o který některý z nich zvýšíte, vzroste váš teraformační rating (TR) o 1. TR vám přináší peníze v každé generaci a vítězné body na konci hry.
Generace, ve které všechny tři dosáhnou maxima, je poslední. Po ní lze ještě přeměnit rostliny na destičky zeleně. Vítězí hráč s nejvyšším počtem vítězných bodů.
Sólová varianta trvá vždy 14 generací: do konce té poslední musí všechny tři faktory dosáhnout maxima. Čestné tituly ani soutěže v ní nejsou.`,
        ],
    },
    {
        id: 'mars-bonus-steps',
        title: ['The three parameters', 'Trzy wskaźniki', 'Три параметри', 'Tři hlavní faktory'],
        text: [
            `Temperature rises in steps of 2 °C, oxygen by 1 %, and an ocean is a tile. Whoever raises a parameter gains 1 TR for each step.
Some steps give more: at −24 and −20 °C 1 heat production each, at 0 °C an ocean tile, and at 8 % oxygen the temperature rises 1 step as well.
A parameter at its maximum rises no more. Cards that would raise it may still be played; only that part is left out, and it gives no TR.`,
            `Temperatura rośnie co 2 °C, tlen co 1 %, a ocean to jeden obszar. Kto podnosi wskaźnik, za każdy poziom zyskuje 1 WT.
Niektóre poziomy dają więcej: −24 i −20 °C po 1 produkcji ciepła, 0 °C obszar oceanu, a przy 8 % tlenu także temperatura rośnie o 1 poziom.
Wskaźnik na maksimum już nie rośnie. Karty, które by go podniosły, wciąż można zagrać; pomija się tylko tę część i nie daje ona WT.`,
            `Температура зростає по 2 °C, кисень по 1 %, а океан — це один жетон. Хто підвищує параметр, отримує 1 РТ за кожен крок.
Деякі кроки дають більше: −24 і −20 °C — по 1 кроку виробництва тепла, 0 °C — жетон океану, а за 8 % кисню температура теж зростає на 1 крок.
Параметр на максимумі більше не зростає. Карти, які б його підвищили, усе одно можна розіграти; лише цю частину пропускають, і РТ вона не дає.`,
            `Teplota roste po 2 °C, kyslík po 1 % a oceán je jedna destička. Kdo faktor zvýší, získá za každý stupeň 1 TR.
Některé stupně dávají víc: −24 a −20 °C po 1 produkci tepla, 0 °C destičku oceánu a při 8 % kyslíku stoupne o 1 stupeň i teplota.
Faktor na maximu už neroste. Karty, které by jej zvýšily, lze zahrát i tak; jen se ta část vynechá a TR nepřinese.`,
        ],
    },
    {
        id: 'mars-a-generation',
        title: ['A generation', 'Pokolenie', 'Покоління', 'Generace'],
        text: [
            `Research (from the second generation on): you look at four cards and buy any of them for 3 megacredits (M€) each. You pay the cost of a card itself later, when you play it.
Actions: players take turns. On your turn you take one or two actions, or you pass and wait for the next generation. This goes on until everyone has passed.
Production: unused energy becomes heat. Then you gain M€ equal to your TR plus your M€ production, and as much of every other resource as you produce.
Each new generation begins with the next player.`,
            `Badania (od drugiego pokolenia): oglądasz cztery karty i kupujesz dowolne z nich po 3 megakredyty (M€). Koszt samej karty płacisz później, gdy ją zagrywasz.
Akcje: gracze rozgrywają tury po kolei. W swojej turze wykonujesz jedną lub dwie akcje albo pasujesz i czekasz na następne pokolenie. Faza trwa, aż wszyscy spasują.
Produkcja: niewykorzystana energia zamienia się w ciepło. Następnie otrzymujesz tyle M€, ile wynoszą razem twój WT i produkcja M€, a pozostałych zasobów tyle, ile ich produkujesz.
Każde nowe pokolenie rozpoczyna kolejny gracz.`,
            `Дослідження (з другого покоління): ви переглядаєте чотири карти й купуєте будь-які з них по 3 мегакредити (M€). Ціну самої карти ви сплачуєте пізніше, коли розігруєте її.
Дії: гравці ходять по черзі. Під час свого ходу ви виконуєте одну чи дві дії або пасуєте й чекаєте наступного покоління. Так триває, доки не спасують усі.
Виробництво: невитрачена енергія стає теплом. Потім ви отримуєте стільки M€, скільки становлять разом ваш РТ і виробництво M€, а інших ресурсів — стільки, скільки їх виробляєте.
Кожне нове покоління починає наступний гравець.`,
            `Výzkum (od druhé generace): prohlédnete si čtyři karty a koupíte si kterékoli z nich, každou za 3 megakredity (€). Náklady samotné karty zaplatíte až při jejím zahrání.
Akce: hráči se střídají na tahu. Ve svém tahu provedete jednu či dvě akce, nebo pasujete a čekáte na další generaci. Fáze trvá, dokud nepasují všichni.
Produkce: nevyužitá energie se změní v teplo. Pak obdržíte tolik €, kolik činí váš TR a příjem dohromady, a ostatních zdrojů tolik, kolik jich produkujete.
Každou novou generaci začíná následující hráč.`,
        ],
    },
    {
        id: 'mars-actions',
        title: ['Actions', 'Akcje', 'Дії', 'Akce'],
        text: [
            `Play a card. Its requirements, such as 4 % oxygen, matter only at the moment you play it.
Use the action of a card in front of you. Each card’s action can be used once per generation.
Use a standard project. These are open to everyone and cost only M€: a power plant, an asteroid, an aquifer, a greenery or a city. Cards you do not need can be sold for 1 M€ each.
Turn 8 plants into a greenery tile, which raises oxygen 1 step, or spend 8 heat to raise temperature 1 step.
Claim a milestone for 8 M€ when you meet its condition, or fund an award: the first costs 8 M€, the second 14, the third 20. Only three milestones can be claimed and three awards funded in a game.`,
            `Zagraj kartę. Jej wymagania, na przykład 4 % tlenu, muszą być spełnione tylko w chwili zagrania.
Użyj akcji karty, która leży przed tobą. Akcji każdej karty możesz użyć raz na pokolenie.
Skorzystaj z projektu standardowego. Projekty te są dostępne dla wszystkich i kosztują tylko M€: elektrownia, asteroida, nawodnienie, zieleń lub miasto. Niepotrzebne karty możesz sprzedać po 1 M€.
Zamień 8 jednostek roślinności na obszar zieleni, który podnosi poziom tlenu o 1 %, albo wydaj 8 jednostek ciepła, żeby podnieść temperaturę o 1 poziom.
Zdobądź Tytuł za 8 M€, jeśli spełniasz jego warunek, albo ufunduj Nagrodę: pierwsza kosztuje 8 M€, druga 14, trzecia 20. W całej grze można zdobyć tylko trzy Tytuły i ufundować tylko trzy Nagrody.`,
            `Розіграйте карту. Її вимоги, наприклад 4 % кисню, перевіряють лише тоді, коли її розігрують.
Використайте дію карти, що лежить перед вами. Дію кожної карти можна використати раз на покоління.
Використайте стандартний проект. Ці проекти доступні всім і коштують лише M€: електростанція, астероїд, водоносний горизонт, озеленення або місто. Непотрібні карти можна продати по 1 M€.
Перетворіть 8 рослин на жетон зелені, який підвищує рівень кисню на 1 крок, або витратьте 8 одиниць тепла, щоб підвищити температуру на 1 крок.
Здобудьте досягнення за 8 M€, якщо виконали його умову, або профінансуйте нагороду: перша коштує 8 M€, друга — 14, третя — 20. За всю гру можна здобути лише три досягнення та профінансувати лише три нагороди.`,
            `Zahrajte kartu. Její podmínka, například 4 % kyslíku, musí být splněna jen ve chvíli zahrání.
Použijte akci karty, kterou máte před sebou. Akci každé karty lze použít jednou za generaci.
Použijte standardní projekt. Tyto projekty jsou přístupné všem a platí se jen v €: elektrárna, asteroid, zavodňování, zúrodnění nebo založení města. Nepotřebné karty můžete prodat po 1 €.
Za 8 jednotek rostlin umístěte destičku zeleně, která zvýší obsah kyslíku o 1 stupeň, nebo za 8 jednotek tepla zvyšte teplotu o 1 stupeň (2 °C).
Získejte čestný titul za 8 €, pokud splňujete jeho podmínku, nebo sponzorujte soutěž: první stojí 8 €, druhá 14 €, třetí 20 €. Za celou hru lze získat jen tři čestné tituly a sponzorovat jen tři soutěže.`,
        ],
    },
    {
        id: 'mars-cards-and-tags',
        title: ['Cards and tags', 'Karty i symbole', 'Карти й мітки', 'Karty a kategorie'],
        text: [
            `Green cards take effect once and stay on the table. Blue cards have an action or a lasting effect. Red cards are events: they take effect once and are then turned face down.
Tags show what a card is about. Other cards count tags, require them, or make cards that have them cheaper. Tags on events no longer count once they are face down.
Each steel is worth 2 M€ towards a card with a building tag, each titanium 3 M€ towards a card with a space tag.
Production pays out every generation, everything else only once. So production is worth most at the start of the game, points at the end.`,
            `Zielone karty działają raz i zostają na stole. Niebieskie mają akcję lub stały efekt. Czerwone to wydarzenia: działają raz, po czym kładziesz je zakryte.
Symbole kategorii mówią, czego dotyczy karta. Inne karty je liczą, wymagają ich lub obniżają koszt kart, na których się znajdują. Symbole na zakrytych wydarzeniach już się nie liczą.
Stalą możesz płacić za karty z symbolem budowli (jednostka jest warta 2 M€), a tytanem za karty z symbolem przestrzeni kosmicznej (jednostka jest warta 3 M€).
Produkcja przynosi zasoby w każdym pokoleniu, wszystko inne działa tylko raz. Dlatego na początku gry najcenniejsza jest produkcja, a pod koniec – punkty.`,
            `Зелені карти діють один раз і залишаються на столі. Сині мають дію або постійну властивість. Червоні — це події: вони діють один раз, після чого їх перевертають долілиць.
Мітки показують, чого стосується карта. Інші карти рахують мітки, вимагають їх або здешевлюють карти з ними. Мітки на перевернутих подіях уже не враховують.
Кожна одиниця сталі замінює 2 M€, коли ви платите за карту з міткою будівництва, а кожна одиниця титану — 3 M€, коли ви платите за карту з міткою космосу.
Виробництво дає ресурси в кожному поколінні, а все інше діє лише раз. Тому на початку гри найцінніше виробництво, а наприкінці — очки.`,
            `Zelené karty zapůsobí jednou a zůstávají na stole. Modré mají akci nebo trvalý efekt. Červené jsou jednorázové události: zapůsobí jednou a pak se otočí lícem dolů.
Symboly kategorií ukazují, čeho se karta týká. Jiné karty symboly počítají, vyžadují je nebo zlevňují karty, na kterých jsou. Symboly na otočených událostech se už nepočítají.
Při placení karet kategorie „stavby“ má 1 jednotka oceli hodnotu 2 €, při placení karet kategorie „vesmír“ má 1 jednotka titanu hodnotu 3 €.
Produkce přináší zdroje v každé generaci, všechno ostatní působí jen jednou. Na začátku hry má proto největší cenu produkce, ke konci body.`,
        ],
    },
    {
        id: 'mars-tiles-and-points',
        title: ['Tiles and points', 'Obszary i punkty', 'Жетони й очки', 'Destičky a body'],
        text: [
            `When you place a tile, you gain what is printed on its space and 2 M€ for each ocean next to it. Oceans have spaces of their own. A greenery goes next to one of your own tiles if possible; a city normally may not stand next to another city.
At the end you score your TR, 5 points for each of your milestones and, for each award that was funded, 5 points for first place and 2 for second (with two players, only for first).
Each of your greeneries scores 1 point, and each of your cities 1 point for every greenery next to it, whoever owns it. Then add the points from your cards.
If points are tied, the player with more M€ wins.`,
            `Gdy umieszczasz obszar, otrzymujesz to, co widnieje na polu, i 2 M€ za każdy sąsiedni ocean. Oceany mają własne pola. Obszar zieleni umieszczasz, jeśli to możliwe, obok własnego obszaru, a miasto zwykle nie może sąsiadować z innym miastem.
Na koniec gry otrzymujesz tyle punktów, ile wynosi twój WT, po 5 za każdy swój Tytuł, a w każdej ufundowanej Nagrodzie 5 za pierwsze miejsce i 2 za drugie (w grze dwuosobowej tylko za pierwsze).
Każdy twój obszar zieleni daje 1 punkt, a każde twoje miasto – 1 punkt za każdy sąsiedni obszar zieleni, niezależnie od właściciela. Do tego dochodzą punkty z kart.
Przy remisie wygrywa gracz, który ma więcej M€.`,
            `Розміщуючи жетон, ви отримуєте те, що зображено на ділянці, і 2 M€ за кожен сусідній океан. Океани мають власні ділянки. Зелень розміщують, якщо це можливо, поруч зі своїм жетоном, а місто зазвичай не може стояти поруч з іншим містом.
Наприкінці гри ви отримуєте стільки очок, скільки становить ваш РТ, по 5 за кожне своє досягнення, а в кожній профінансованій нагороді — 5 за перше місце та 2 за друге (у грі вдвох — лише за перше).
Кожен ваш жетон зелені дає 1 очко, а кожне ваше місто — 1 очко за кожну сусідню зелень, хоч би чия вона була. До цього додайте очки з карт.
За однакової кількості очок перемагає той, хто має більше M€.`,
            `Když umístíte destičku, obdržíte to, co je vyobrazeno na poli, a 2 € za každý sousední oceán. Oceány mají vlastní pole. Zeleň se umísťuje pokud možno vedle vlastní destičky, město zpravidla nesmí sousedit s jiným městem.
Na konci hry získáte tolik bodů, kolik činí váš TR, 5 bodů za každý svůj čestný titul a v každé sponzorované soutěži 5 bodů za první místo a 2 za druhé (při hře ve dvou jen za první).
Za každou svou destičku zeleně máte 1 bod, za každé své město 1 bod za každou sousední zeleň, ať patří komukoli. K tomu přičtěte body z karet.
Při shodě rozhoduje vyšší hotovost.`,
        ],
    },
    {
        id: 'mars-colonies',
        title: ['Colonies', 'Kolonie', 'Колонії', 'Kolonie'],
        text: [
            `Beside Mars lie a few moons and planets, each with a track. A white marker shows what a trade brings there.
Trade is an action: pay 9 M€, 3 energy or 3 titanium and send a fleet to a tile where no other is. You gain the income at the marker, every colony there gives its owner a bonus, and the marker goes back. The fleet comes home at the end of the generation.
A colony costs 17 M€ as a standard project. It takes the first free space of the track and gives you the bonus of that space at once. Three fit on a tile, normally one for each player.
After each generation all markers move one step up. Titan, Enceladus and Miranda sleep until somebody plays a card that can hold their resource.`,
            `Obok Marsa leży kilka księżyców i planet, każde z własnym torem. Biały znacznik pokazuje, co daje tam handel.
Handel to akcja: zapłać 9 M€, 3 energii lub 3 tytanu i wyślij flotę na kafel, na którym nie ma innej. Otrzymujesz dochód wskazany przez znacznik, każda kolonia daje właścicielowi premię, a znacznik się cofa. Flota wraca na koniec pokolenia.
Kolonia kosztuje 17 M€ jako projekt standardowy. Zajmuje pierwsze wolne pole toru i od razu daje jego premię. Na kaflu mieszczą się trzy, zwykle po jednej na gracza.
Po każdym pokoleniu wszystkie znaczniki przesuwają się o jedno pole. Tytan, Enceladus i Miranda są nieaktywne, dopóki ktoś nie zagra karty, która może trzymać ich zasób.`,
            `Поруч із Марсом лежать кілька супутників і планет, кожен зі своєю шкалою. Білий маркер показує, що дає там торгівля.
Торгівля — це дія: сплатіть 9 M€, 3 енергії або 3 титану й відправте флот на планшет, де немає іншого. Ви отримуєте дохід біля маркера, кожна колонія дає власникові бонус, а маркер повертається назад. Наприкінці покоління флот летить додому.
Колонія коштує 17 M€ як стандартний проект. Вона займає перше вільне місце шкали й одразу дає його бонус. На планшеті вміщаються три, зазвичай по одній від гравця.
Після кожного покоління всі маркери просуваються на крок. Титан, Енцелад і Міранда не діють, доки хтось не розіграє карту, що може тримати їхній ресурс.`,
            `Vedle Marsu leží několik měsíců a planet, každá destička má svou stupnici. Bílý ukazatel říká, co tam přinese obchod.
Obchod je akce: zaplaťte 9 €, 3 energie nebo 3 titany a pošlete flotilu na destičku, kde žádná jiná není. Obdržíte výnos u ukazatele, každá kolonie dá majiteli bonus a ukazatel se vrátí. Flotila přiletí domů na konci generace.
Kolonie stojí jako standardní projekt 17 €. Zabere první volné místo stupnice a hned vám dá jeho bonus. Na destičku se vejdou tři, obvykle po jedné od hráče.
Po každé generaci se všechny ukazatele posunou o stupeň. Titan, Enceladus a Miranda jsou neaktivní, dokud někdo nezahraje kartu, která může nést jejich zdroj.`,
        ],
    },
    {
        id: 'mars-variants',
        title: ['Other ways to play', 'Inne sposoby gry', 'Інші способи гри', 'Jiné způsoby hry'],
        text: [
            `Corporate Era: more cards and corporations, and all production starts at 0 instead of 1.
Draft: in research you keep one card and pass the others on, until everybody has four; then you buy. Cards go to the next player in even generations and the other way in odd ones.
World Government: after each generation the first player raises one parameter; nobody gains TR for it.
Solo: you start at TR 14 with two neutral cities on the map. Bring all three parameters to their maximum within 14 generations.`,
            `Era Korporacyjna: więcej kart i korporacji, a każda produkcja zaczyna się od 0 zamiast od 1.
Selekcja kart: w badaniach zatrzymujesz jedną kartę, a resztę podajesz dalej, aż każdy ma cztery; dopiero wtedy kupujecie. W parzystych pokoleniach karty idą do następnego gracza, w nieparzystych w drugą stronę.
Rząd Światowy: po każdym pokoleniu pierwszy gracz podnosi jeden wskaźnik; nikt nie zyskuje za to WT.
Solo: zaczynasz z WT 14, a na mapie stoją dwa neutralne miasta. W ciągu 14 pokoleń doprowadź wszystkie trzy wskaźniki do maksimum.`,
            `Корпоративна епоха: більше карт і корпорацій, а кожне виробництво починається з 0, а не з 1.
Передача карт: у дослідженнях ви залишаєте одну карту, а решту передаєте далі, доки всі не зберуть по чотири; тоді купують. У парних поколіннях карти йдуть до наступного гравця, у непарних — навпаки.
Світовий уряд: після кожного покоління перший гравець підвищує один параметр; РТ за це ніхто не отримує.
Соло: ви починаєте з РТ 14, а на мапі стоять два нейтральні міста. За 14 поколінь доведіть усі три параметри до максимуму.`,
            `Éra korporací: více karet a korporací a každá produkce začíná na 0 místo na 1.
Výběr z karet: ve výzkumu si necháte jednu kartu a ostatní pošlete dál, dokud všichni nemají čtyři; teprve pak se nakupuje. V sudých generacích jdou karty k dalšímu hráči, v lichých opačně.
Světová vláda: po každé generaci zvýší začínající hráč jeden faktor; TR za to nikdo nezíská.
Sólo: začínáte s TR 14 a na mapě stojí dvě neutrální města. Během 14 generací doveďte všechny tři faktory na maximum.`,
        ],
    },
];

export const martiansRules: Topic[] = [
    {
        id: 'martians-the-goal',
        title: ['The goal', 'Cel gry', 'Мета гри', 'Cíl hry'],
        text: [
            `A small colony on Mars must hold out for four or five rounds. Each player runs one of its corporations.
Cooperative: you win together if, after the last round, all tasks of the scenario are completed, its conditions are met, and no needs are left in the quarters.
Semi-cooperative: the mission is the same, and the game ends as soon as you have met it, in round 3 at the earliest. Then the player with the highest reputation wins; if the mission fails, nobody does.
Competitive: there is no mission. Each player has a quarter of their own and completes orders; the player with the highest reputation wins.`,
            `Mała kolonia na Marsie musi przetrwać cztery lub pięć rund. Każdy gracz kieruje jedną z jej korporacji.
Wariant kooperacyjny: wygrywacie razem, jeśli po ostatniej rundzie wszystkie zadania scenariusza są wykonane, jego warunki spełnione, a w kwaterach nie ma już żadnych potrzeb.
Wariant kooperacyjno-rywalizacyjny: misja jest ta sama, a gra kończy się, gdy tylko ją wykonacie, najwcześniej w 3. rundzie. Wygrywa wtedy gracz z najwyższą reputacją; jeśli misja się nie uda, nie wygrywa nikt.
Wariant rywalizacyjny: misji nie ma. Każdy ma własną kwaterę i wykonuje zlecenia, a wygrywa gracz z najwyższą reputacją.`,
            `Невелика колонія на Марсі має протриматися чотири або п’ять раундів. Кожен гравець керує однією з її корпорацій.
Кооперативний варіант: ви перемагаєте разом, якщо після останнього раунду виконано всі завдання та умови сценарію, а у відсіках не лишилося потреб.
Напівкооперативний варіант: місія та сама, а гра закінчується, щойно ви її виконаєте, але не раніше третього раунду. Тоді перемагає гравець із найвищою репутацією; якщо місію провалено, не перемагає ніхто.
Змагальний варіант: місії немає. Кожен має власний відсік і виконує замовлення, а перемагає гравець із найвищою репутацією.`,
            `Malá kolonie na Marsu musí vydržet čtyři nebo pět kol. Každý hráč vede jednu z jejích korporací.
Kooperativní varianta: vítězíte společně, pokud jsou po posledním kole splněny všechny úkoly i podmínky scénáře a v ubikacích nezbývají žádné potřeby.
Semikooperativní varianta: mise je stejná a hra končí, jakmile ji splníte, nejdříve však ve 3. kole. Vítězí pak hráč s nejvyšší reputací; pokud se mise nezdaří, nevyhrává nikdo.
Kompetitivní varianta: hraje se bez mise. Každý má vlastní ubikaci a plní zakázky; vítězí hráč s nejvyšší reputací.`,
        ],
    },
    {
        id: 'martians-a-round',
        title: ['A round', 'Runda', 'Раунд', 'Kolo'],
        text: [
            `Supply (from the second round on): new oxygen, sickness and hunger tokens come to the quarters. Then the weather changes, an event happens, and installations produce energy.
Work: each player has three turns, or four once the population has grown. After everyone’s second turn, the weather changes again, another event happens, and energy is produced.
Settlement: tokens left in a quarter hurt you. Oxygen tokens kill one of your colonists, which costs you a turn in every later round. Sickness sends one of your markers to the infirmary, and 1 time brings it back; hunger sends one to the living zone, and money brings it back. In the competitive game only your own quarter affects you.
A quarter whose needs have all been met gains a growth token. Three of them in one quarter make the population grow: you get a fourth colonist, but there will also be more needs.`,
            `Uzupełnienia (od drugiej rundy): do kwater trafiają nowe żetony tlenu, choroby i głodu. Potem zmienia się pogoda, następuje wydarzenie, a instalacje produkują energię.
Praca: każdy gracz ma trzy tury, a gdy wzrośnie populacja – cztery. Gdy wszyscy rozegrają drugą turę, znów zmienia się pogoda, następuje wydarzenie, a instalacje produkują energię.
Rozliczenie: żetony, które zostały w kwaterze, szkodzą. Przez żetony tlenu ginie twój kolonista, a ty tracisz jedną turę w każdej następnej rundzie. Choroba wysyła twój znacznik do lazaretu (odzyskasz go za 1 jednostkę czasu), a głód – do mieszkań (odzyskasz go za pieniądze). W wariancie rywalizacyjnym dotyczy cię tylko własna kwatera.
Kwatera, w której zaspokojono wszystkie potrzeby, zyskuje żeton przyrostu populacji. Gdy w jednej kwaterze leżą trzy takie żetony, populacja rośnie: dostajesz czwartego kolonistę, ale przybywa też potrzeb.`,
            `Поповнення (з другого раунду): у відсіках з’являються нові жетони кисню, хвороби та голоду. Потім змінюється погода, стається подія, а енергоустановки виробляють енергію.
Робота: кожен гравець має три ходи, а коли зросте населення — чотири. Після другого ходу всіх гравців знову змінюється погода, стається подія, а енергоустановки виробляють енергію.
Перевірка відсіків: жетони, що лишилися у відсіку, шкодять. Через жетони кисню гине ваш колоніст, і ви втрачаєте один хід у кожному наступному раунді. Хвороба відправляє ваш маркер до лазарету (його можна повернути за 1 одиницю часу), голод — до житлової зони (його можна повернути за монети). У змагальному варіанті вас стосується лише ваш відсік.
Відсік, у якому задоволено всі потреби, отримує жетон приросту населення. Коли в одному відсіку лежать три такі жетони, населення зростає: ви отримуєте четвертого колоніста, але й потреб більшає.`,
            `Doplňování (od druhého kola): do ubikací přibudou nové žetony kyslíku, nemoci a hladu. Pak se změní počasí, přijde událost a zařízení vyrobí energii.
Práce: každý hráč má tři tahy, a jakmile vzroste populace, čtyři. Když všichni odehrají druhý tah, znovu se změní počasí, přijde událost a vyrobí se energie.
Vyhodnocení ubikací: žetony, které v ubikaci zbyly, škodí. Kvůli žetonům kyslíku zemře váš kolonista a vy přijdete o jeden tah v každém dalším kole. Nemoc pošle vaši značku na ošetřovnu (zpět ji dostanete za 1 jednotku času), hlad do obytné zóny (zpět ji dostanete za mince). V kompetitivní variantě se vás týká jen vlastní ubikace.
Ubikace, v níž jsou uspokojeny všechny potřeby, získá žeton přírůstku. Jakmile jsou v jedné ubikaci tři takové žetony, populace roste: dostanete čtvrtého kolonistu, ale přibudou i potřeby.`,
        ],
    },
    {
        id: 'martians-a-turn',
        title: ['A turn', 'Tura', 'Хід', 'Tah'],
        text: [
            `You have 3 time. Put a marker on a free field of a building and take one or more different actions there. Nearly all of them cost time, and most also cost goods.
Each further building you visit needs another marker. Resting costs 1 time and brings all your markers back from the buildings.
A slow field costs 1 extra time until the building is built. A closed field opens when the building is expanded.
At the end of your turn you may deliver up to two products: food removes a hunger token, medicine a sickness token.
Short of energy? Once per turn the RTG gives you 1 energy for 1 reputation, as long as its supply lasts.`,
            `Masz 3 jednostki czasu. Postaw znacznik na wolnym polu budynku i wykonaj tam jedną lub kilka różnych akcji. Prawie każda kosztuje czas, a większość także zasoby.
Do każdego kolejnego budynku potrzebujesz następnego znacznika. Odpoczynek kosztuje 1 jednostkę czasu i pozwala odzyskać wszystkie znaczniki z budynków.
Pole spowolnione kosztuje o 1 jednostkę czasu więcej, dopóki budynek nie zostanie zbudowany. Pole zamknięte otwiera rozbudowa budynku.
Na koniec tury możesz dostarczyć najwyżej dwa produkty: żywność usuwa żeton głodu, lekarstwo – żeton choroby.
Brakuje ci energii? Raz na turę RTG daje 1 znacznik energii za 1 punkt reputacji, dopóki starczy zapasu.`,
            `Ви маєте 3 одиниці часу. Поставте маркер на вільне поле будівлі й виконайте там одну або кілька різних дій. Майже кожна потребує часу, а більшість — ще й ресурсів.
Для кожної наступної будівлі потрібен інший маркер. Відпочинок коштує 1 одиницю часу й повертає вам усі маркери з будівель.
Повільне поле потребує на 1 одиницю часу більше, доки будівлю не збудовано. Закрите поле відкривають, розширюючи будівлю.
Наприкінці ходу можна доставити щонайбільше два продукти: їжа прибирає жетон голоду, ліки — жетон хвороби.
Бракує енергії? Раз за хід РІТЕГ дає 1 одиницю енергії за 1 очко репутації, доки вистачає його запасу.`,
            `Máte 3 jednotky času. Umístěte značku na volné pole budovy a proveďte tam jednu nebo více různých akcí. Téměř každá stojí čas a většina také zásoby.
Pro každou další budovu potřebujete další značku. Odpočinek stojí 1 jednotku času a vrátí vám z budov všechny značky.
Pomalé pole stojí o 1 jednotku času více, dokud není budova dostavěna. Uzavřené pole otevřete rozšířením budovy.
Na konci tahu můžete dodat až dva produkty: za potraviny odeberete žeton hladu, za lék žeton nemoci.
Chybí vám energie? Jednou za tah vám RTG dá 1 jednotku energie za 1 bod reputace, dokud mu nedojde zásoba.`,
        ],
    },
    {
        id: 'martians-buildings',
        title: ['Buildings', 'Budynki', 'Будівлі', 'Budovy'],
        text: [
            `The MOXIE generator removes oxygen tokens. The mining site yields ice and regolith.
The water treatment plant turns ice into water. The greenhouses make food from water, the hospital makes medicine from water and auxiliary material. The greenhouses must be expanded first (except in “First Footprints”).
At the lander you unload auxiliary material, earn money with research, and complete the tasks of the mission or, in the competitive game, orders.
In the construction yard you build energy installations, and build or expand other buildings. In the laboratory you develop technologies, and in the education centre you hire specialists and assistants.`,
            `Generator MOXIE usuwa żetony tlenu. Wydobycie daje lód i regolit.
Oczyszczalnia zamienia lód w wodę. Szklarnie wytwarzają z wody żywność, a szpital – lekarstwa z wody i materiału pomocniczego. Szklarnie trzeba najpierw rozbudować (nie dotyczy scenariusza „Pierwsze ślady”).
W lądowniku rozładowujesz materiał pomocniczy, zarabiasz pieniądze na badaniach i wykonujesz zadania misji, a w wariancie rywalizacyjnym – zlecenia.
W budynku „Budowa obiektów” budujesz instalacje, kończysz budowę innych budynków i je rozbudowujesz. W laboratorium opracowujesz technologie, a w centrum edukacyjnym zatrudniasz specjalistów i pomocników.`,
            `Генератор MOXIE прибирає жетони кисню. Видобувна ділянка дає лід і реголіт.
Станція очищення води перетворює лід на воду. У теплицях із води отримують їжу, а в лікарні з води та допоміжних матеріалів — ліки. Теплиці спершу треба розширити (крім сценарію «Перші сліди»).
У посадковому модулі ви розвантажуєте допоміжні матеріали, заробляєте монети дослідженнями й виконуєте завдання місії, а у змагальному варіанті — замовлення.
На будівельному майданчику ви споруджуєте енергоустановки, а також будуєте й розширюєте інші будівлі. У лабораторії ви розробляєте технології, а в освітньому центрі наймаєте спеціалістів і помічників.`,
            `V generátoru MOXIE odebíráte žetony kyslíku. V těžební oblasti získáváte led a regolit.
Úpravna vody mění led ve vodu. Ve sklenících získáte z vody potraviny, v nemocnici z vody a pomocného materiálu léky. Skleníky je třeba nejdříve rozšířit (kromě scénáře „První stopy“).
V přistávacím modulu vykládáte pomocný materiál, výzkumem vyděláváte mince a plníte úkoly mise, v kompetitivní variantě zakázky.
Ve stavebním dvoře stavíte energetická zařízení a také stavíte a rozšiřujete ostatní budovy. V laboratoři vyvíjíte technologie a ve vzdělávacím centru najímáte specialisty a pomocníky.`,
        ],
    },
    {
        id: 'martians-energy-and-weather',
        title: ['Energy and weather', 'Energia i pogoda', 'Енергія й погода', 'Energie a počasí'],
        text: [
            `Installations: each player may raise two, solar arrays or wind turbines. Each makes 2 energy in the middle of every round and, from the second round on, in the supply phase. In the cooperative game the energy is shared.
Weather: the card that lies on top adds to or takes from what each solar array and each turbine makes, until the next card is turned up. Nothing ever makes less than 0.
Technologies: with Solar Energy each of your solar arrays makes 1 more, with Kinetic Energy each of your turbines.
Events: one comes with each change of weather. Some last for the round; their effect is shown where it bites.`,
            `Instalacje: każdy gracz może postawić dwie, słoneczne lub wiatrowe. Każda daje 2 znaczniki energii w środku każdej rundy, a od drugiej rundy także w fazie uzupełnień. W wariancie kooperacyjnym energia jest wspólna.
Pogoda: odkryta karta dodaje do produkcji każdej instalacji słonecznej i wiatrowej albo od niej odejmuje, aż odkryta zostanie następna. Produkcja nigdy nie spada poniżej 0.
Technologie: z Energią słoneczną każda twoja instalacja słoneczna daje o 1 więcej, a z Energią kinetyczną – każda wiatrowa.
Wydarzenia: jedno przychodzi z każdą zmianą pogody. Niektóre trwają do końca rundy; ich skutek widać tam, gdzie działa.`,
            `Енергоустановки: кожен гравець може спорудити дві, сонячні або вітрові. Кожна дає 2 одиниці енергії посеред кожного раунду, а з другого раунду ще й у фазі поповнення. У кооперативному варіанті енергія спільна.
Погода: відкрита карта додає до вироблення кожної сонячної та вітрової установки або віднімає від нього, доки не відкриють наступну. Менше за 0 ніколи не буває.
Технології: із Сонячною енергією кожна ваша сонячна установка дає на 1 більше, а з Кінетичною енергією — кожна вітрова.
Події: з кожною зміною погоди стається одна. Деякі діють до кінця раунду; їхній вплив показано там, де він діє.`,
            `Zařízení: každý hráč smí postavit dvě, solární nebo větrná. Každé vyrobí 2 jednotky energie uprostřed každého kola a od druhého kola i ve fázi doplňování. V kooperativní variantě je energie společná.
Počasí: odkrytá karta přidává k výrobě každého solárního a větrného zařízení nebo z ní ubírá, dokud se neodkryje další. Méně než 0 to nikdy není.
Technologie: se Solární energií vyrobí každé vaše solární zařízení o 1 více, s Kinetickou energií každé větrné.
Události: s každou změnou počasí přijde jedna. Některé trvají do konce kola; jejich vliv je vidět tam, kde působí.`,
        ],
    },
    {
        id: 'martians-mining-and-research',
        title: ['Mining and research', 'Wydobycie i badania', 'Видобуток і дослідження', 'Těžba a výzkum'],
        text: [
            `Digging: the machine moves one step and you take two of the resources on the token under it, in either order. The rest of the token is lost. After the move the tokens around the machine are turned up; it may not turn away from hidden ones.
Samples: if you dug regolith, you may research it in the same visit for 1 time: you draw as many sample cards as you took regolith, some of them empty. The regolith stays yours.
Research tiles: at the lander they turn time and goods, often samples, into money. Money hires people, pays specialists and frees markers from the living zone.
Unloading: each time you spend there brings 1 auxiliary material, at most 2 in a visit.`,
            `Wydobycie: maszyna przesuwa się o jedno pole, a ty bierzesz dwa zasoby z żetonu pod nią, w dowolnej kolejności. Reszta żetonu przepada. Po ruchu odkrywają się żetony wokół maszyny; nie może ona oddalać się od zakrytych.
Próbki: jeśli wydobyto regolit, w czasie tej samej wizyty można go zbadać za 1 jednostkę czasu: dobierasz tyle kart próbek, ile wzięto regolitu; niektóre są puste. Regolit zostaje.
Badania: w lądowniku zamieniają czas i zasoby, często próbki, na pieniądze. Pieniędzmi zatrudniasz ludzi, płacisz specjalistom i odzyskujesz znaczniki z mieszkań.
Rozładunek: każda wydana tam jednostka czasu daje 1 materiał pomocniczy, najwyżej 2 w czasie wizyty.`,
            `Видобуток: машина робить один крок, а ви берете два ресурси з жетона під нею, у будь-якому порядку. Решта жетона пропадає. Після кроку відкриваються жетони довкола машини; віддалятися від закритих вона не може.
Зразки: якщо ви видобули реголіт, під час того самого візиту його можна дослідити за 1 одиницю часу: ви берете стільки карт зразків, скільки взяли реголіту; деякі порожні. Реголіт лишається вам.
Дослідження: у посадковому модулі вони перетворюють час і ресурси, часто зразки, на монети. За монети наймають людей, платять спеціалістам і повертають маркери з житлової зони.
Розвантаження: кожна витрачена там одиниця часу дає 1 допоміжний матеріал, щонайбільше 2 за візит.`,
            `Těžba: stroj se posune o jedno pole a vy vezmete dvě suroviny z žetonu pod ním, v libovolném pořadí. Zbytek žetonu propadne. Po posunu se odkryjí žetony kolem stroje; od zakrytých se nesmí vzdalovat.
Vzorky: pokud jste vytěžili regolit, můžete ho při téže návštěvě prozkoumat za 1 jednotku času: doberete tolik karet vzorků, kolik jste vzali regolitu; některé jsou prázdné. Regolit vám zůstane.
Výzkum: v přistávacím modulu mění čas a zásoby, často vzorky, na mince. Za mince najímáte lidi, platíte specialisty a vracíte značky z obytné zóny.
Vykládka: každá jednotka času tam přinese 1 pomocný materiál, nejvýše 2 za návštěvu.`,
        ],
    },
    {
        id: 'martians-people-and-technologies',
        title: ['People and technologies', 'Ludzie i technologie', 'Люди й технології', 'Lidé a technologie'],
        text: [
            `Hiring costs 2 money and no time, but a marker in the education centre. You may have two assistants and two specialists.
Assistants always help: the Botanist when you harvest, the Geologist when you dig, the Scientist with some research tiles.
Specialists help once in each of your turns, without time or marker, for a price: they remove needs or make water and medicine.
Corporation technologies serve their owner alone; how much time one takes depends on the corporation. Colony technologies take 3 time: one oxygen or one sickness token fewer in each supply, or one growth token more. In the competitive game each player develops them for their own quarter.
Crops: in the greenhouses you may change what you grow. Better crops need more water or energy; herbs give medicine.`,
            `Zatrudnienie kosztuje 2 monety i nie zabiera czasu, ale wymaga znacznika w centrum edukacyjnym. Możesz mieć dwóch pomocników i dwóch specjalistów.
Pomocnicy działają zawsze: Botanik przy zbiorach, Geolog przy wydobyciu, Naukowiec przy niektórych badaniach.
Specjaliści pomagają raz w każdej twojej turze, bez czasu i znacznika, za opłatą: usuwają potrzeby albo robią wodę i lekarstwa.
Technologie korporacji służą tylko właścicielowi; ile zajmują czasu, zależy od korporacji. Technologie kolonii zajmują 3 jednostki czasu: o jeden żeton tlenu lub choroby mniej w każdych uzupełnieniach albo o jeden żeton przyrostu więcej. W wariancie rywalizacyjnym każdy opracowuje je dla własnej kwatery.
Uprawy: w szklarniach możesz zmienić to, co uprawiasz. Lepsze uprawy potrzebują więcej wody lub energii; zioła dają lekarstwa.`,
            `Наймання коштує 2 монети й не забирає часу, але потребує маркера в освітньому центрі. Можна мати двох помічників і двох спеціалістів.
Помічники діють завжди: Ботанік під час збору врожаю, Геолог під час видобутку, Науковець у деяких дослідженнях.
Спеціалісти допомагають раз у кожному вашому ході, без часу й маркера, за плату: прибирають потреби або роблять воду й ліки.
Технології корпорації служать лише власникові; скільки часу вони потребують, залежить від корпорації. Технології колонії потребують 3 одиниці часу: на один жетон кисню чи хвороби менше в кожному поповненні або на один жетон приросту більше. У змагальному варіанті кожен розробляє їх для свого відсіку.
Культури: у теплицях можна змінити те, що вирощуєте. Кращі культури потребують більше води чи енергії; трави дають ліки.`,
            `Nábor stojí 2 mince a žádný čas, ale značku ve vzdělávacím centru. Můžete mít dva pomocníky a dva specialisty.
Pomocníci pomáhají stále: Botanik při sklizni, Geolog při těžbě, Vědec u některých výzkumů.
Specialisté pomohou jednou v každém vašem tahu, bez času a značky, za úplatu: odebírají potřeby nebo vyrábějí vodu a léky.
Technologie korporace slouží jen majiteli; kolik zaberou času, záleží na korporaci. Technologie kolonie zaberou 3 jednotky času: o jeden žeton kyslíku nebo nemoci méně při každém doplňování, nebo o jeden žeton přírůstku více. V kompetitivní variantě je každý vyvíjí pro svou ubikaci.
Plodiny: ve sklenících můžete změnit, co pěstujete. Lepší plodiny potřebují více vody nebo energie; byliny dávají léky.`,
        ],
    },
    {
        id: 'martians-reputation-and-the-end',
        title: ['Reputation and the end', 'Reputacja i koniec gry', 'Репутація й кінець гри', 'Reputace a konec hry'],
        text: [
            `You gain reputation for removing oxygen tokens, for building and expanding, and for deliveries, tasks and orders. In the cooperative game it is shared and called satisfaction. Every scenario asks for a certain satisfaction; in the semi-cooperative game that is the reputation of all players together.
There is no settlement after the last round. If any needs are left then, the mission fails; in the competitive game each one in your quarter costs you 3 reputation, and so does each of your dead colonists.
The forecast shows at any time what would happen if the round ended now, and how to prevent it.`,
            `Reputację zyskujesz za usuwanie żetonów tlenu, budowę i rozbudowę oraz za dostawy, zadania i zlecenia. W wariancie kooperacyjnym jest wspólna i nazywa się zadowoleniem kolonii. Każdy scenariusz wymaga określonego zadowolenia; w wariancie kooperacyjno-rywalizacyjnym jest nim łączna reputacja wszystkich graczy.
Po ostatniej rundzie nie ma rozliczenia. Jeśli zostały wtedy jakieś potrzeby, misja się nie udaje; w wariancie rywalizacyjnym każda potrzeba w twojej kwaterze kosztuje cię 3 punkty reputacji, tak samo jak każdy twój martwy kolonista.
Prognoza zawsze pokazuje, co by się stało, gdyby runda skończyła się teraz, i jak temu zapobiec.`,
            `Репутацію ви отримуєте за прибрані жетони кисню, будівництво та розширення, а також за доставки, завдання й замовлення. У кооперативному варіанті вона спільна й зветься задоволеністю колонії. Кожен сценарій вимагає певної задоволеності; у напівкооперативному варіанті це сумарна репутація всіх гравців.
Після останнього раунду перевірки відсіків немає. Якщо тоді лишилися потреби, місію провалено; у змагальному варіанті кожна потреба у вашому відсіку коштує вам 3 очки репутації, як і кожен ваш загиблий колоніст.
Прогноз завжди показує, що сталося б, якби раунд закінчився зараз, і як цьому запобігти.`,
            `Reputaci získáváte za odebrané žetony kyslíku, za stavbu a rozšíření a za dodávky, úkoly a zakázky. V kooperativní variantě je společná a nazývá se spokojenost kolonie. Každý scénář vyžaduje určitou spokojenost; v semikooperativní variantě je to součet reputace všech hráčů.
Po posledním kole se ubikace nevyhodnocují. Zbudou-li v nich potřeby, mise se nezdaří; v kompetitivní variantě vás každá potřeba ve vaší ubikaci stojí 3 body reputace, stejně jako každý váš mrtvý kolonista.
Prognóza kdykoli ukáže, co by se stalo, kdyby kolo skončilo teď, a jak tomu předejít.`,
        ],
    },
    {
        id: 'martians-variants',
        title: ['Ways to play', 'Sposoby gry', 'Способи гри', 'Způsoby hry'],
        text: [
            `Cooperative: goods, money and satisfaction are shared; markers, installations, technologies, people and the crop are each player’s own.
Solo: the cooperative game alone. In the first turn of each round you have 1 time more.
Semi-cooperative: goods and reputation are each player’s own, quarters and mission are common. What others have dug up stays their secret.
Competitive: five rounds. Each player has a quarter of their own; you may also serve the quarters of others, for the reputation.
Scenarios: the page for new tables tells what each asks for and how often bots win it. “First Footprints” is for a first game.`,
            `Wariant kooperacyjny: zasoby, pieniądze i zadowolenie są wspólne; znaczniki, instalacje, technologie, ludzie i uprawa należą do gracza.
Solo: wariant kooperacyjny dla jednej osoby. W pierwszej turze każdej rundy masz o 1 jednostkę czasu więcej.
Wariant kooperacyjno-rywalizacyjny: zasoby i reputacja należą do gracza, kwatery i misja są wspólne. Jakie kto ma próbki, jest tajemnicą.
Wariant rywalizacyjny: pięć rund. Każdy ma własną kwaterę; dla reputacji możesz zaspokajać też potrzeby cudzych.
Scenariusze: strona nowego stołu mówi, czego każdy wymaga i jak często wygrywają go boty. „Pierwsze ślady” są na pierwszą grę.`,
            `Кооперативний варіант: ресурси, монети й задоволеність спільні; маркери, установки, технології, люди й культура в кожного свої.
Соло: кооперативний варіант для одного. У першому ході кожного раунду ви маєте на 1 одиницю часу більше.
Напівкооперативний варіант: ресурси й репутація в кожного свої, відсіки й місія спільні. Які в кого зразки, — таємниця.
Змагальний варіант: п’ять раундів. Кожен має власний відсік; задля репутації можна дбати й про чужі.
Сценарії: сторінка нового столу каже, чого вимагає кожен і як часто його виграють боти. «Перші сліди» — для першої гри.`,
            `Kooperativní varianta: zásoby, mince i spokojenost jsou společné; značky, zařízení, technologie, lidi a plodinu má každý své.
Sólo: kooperativní varianta pro jednoho. V prvním tahu každého kola máte o 1 jednotku času více.
Semikooperativní varianta: zásoby a reputaci má každý své, ubikace a mise jsou společné. Kdo má jaké vzorky, je tajné.
Kompetitivní varianta: pět kol. Každý má vlastní ubikaci; pro reputaci se můžete starat i o cizí.
Scénáře: stránka nového stolu řekne, co který žádá a jak často ho vyhrávají boti. „První stopy“ jsou na první hru.`,
        ],
    },
];
