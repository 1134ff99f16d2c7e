import type { Said } from './words.svelte';

/// A name and, where the name does not say it all, a short meaning.
export interface IconWord {
    name: Said;
    means: Said;
}
const word = (name: Said, means: Said): IconWord => ({ name, means });

/// Every icon of Terraforming Mars, in the families of the dictionary.
export const marsIcons: Record<string, Record<string, IconWord>> = {
    resources: {
        megacredits: word(
            ['M€', 'M€', 'M€', '€'],
            [
                'Money. The number stands in the coin.',
                'Pieniądze. Liczba stoi w monecie.',
                'Гроші. Число стоїть у монеті.',
                'Peníze. Číslo stojí v minci.',
            ],
        ),
        steel: word(
            ['steel', 'stal', 'сталь', 'ocel'],
            [
                'Pays 2 M€ for cards with a building tag.',
                'Płaci 2 M€ za karty z symbolem budowli.',
                'Варта 2 M€ для карт із міткою будівництва.',
                'Platí 2 € za karty se symbolem stavby.',
            ],
        ),
        titanium: word(
            ['titanium', 'tytan', 'титан', 'titan'],
            [
                'Pays 3 M€ for cards with a space tag.',
                'Płaci 3 M€ za karty z symbolem kosmosu.',
                'Вартий 3 M€ для карт із міткою космосу.',
                'Platí 3 € za karty se symbolem vesmír.',
            ],
        ),
        plants: word(
            ['plants', 'roślinność', 'рослини', 'rostliny'],
            [
                '8 become a greenery tile.',
                '8 zamienia się na obszar zieleni.',
                '8 перетворюються на жетон зелені.',
                '8 se mění v destičku zeleně.',
            ],
        ),
        energy: word(
            ['energy', 'energia', 'енергія', 'energie'],
            [
                'What is not used becomes heat before production.',
                'Niewykorzystana zamienia się w ciepło przed produkcją.',
                'Невикористана перед виробництвом стає теплом.',
                'Nevyužitá se před produkcí mění v teplo.',
            ],
        ),
        heat: word(
            ['heat', 'ciepło', 'тепло', 'teplo'],
            [
                '8 raise the temperature one step.',
                '8 podnosi temperaturę o 1 poziom.',
                '8 підвищують температуру на 1 крок.',
                '8 zvýší teplotu o 1 stupeň.',
            ],
        ),
        production: word(
            ['production', 'produkcja', 'виробництво', 'produkce'],
            [
                'Icons on a brown plate change production, not the stock.',
                'Ikony na brązowej płytce zmieniają produkcję, nie zapas.',
                'Значки на коричневій плашці змінюють виробництво, а не запас.',
                'Ikony na hnědé destičce mění produkci, ne zásobu.',
            ],
        ),
    },
    tags: {
        'tag-building': word(
            ['building tag', 'symbol budowli', 'мітка будівництва', 'symbol stavby'],
            [
                'Steel may pay for the card.',
                'Za kartę można płacić stalą.',
                'За карту можна платити сталлю.',
                'Za kartu lze platit ocelí.',
            ],
        ),
        'tag-space': word(
            ['space tag', 'symbol kosmosu', 'мітка космосу', 'symbol vesmír'],
            [
                'Titanium may pay for the card.',
                'Za kartę można płacić tytanem.',
                'За карту можна платити титаном.',
                'Za kartu lze platit titanem.',
            ],
        ),
        'tag-science': word(
            ['science tag', 'symbol nauki', 'мітка науки', 'symbol věda'],
            [
                'Often a requirement of other cards.',
                'Często wymagany przez inne karty.',
                'Її часто вимагають інші карти.',
                'Často ho vyžadují jiné karty.',
            ],
        ),
        'tag-power': word(
            ['power tag', 'symbol energii', 'мітка енергії', 'symbol energie'],
            ['Energy supply.', 'Zaopatrzenie w energię.', 'Енергопостачання.', 'Dodávky energie.'],
        ),
        'tag-earth': word(
            ['Earth tag', 'symbol Ziemi', 'мітка Землі', 'symbol Země'],
            ['Business with Earth.', 'Interesy z Ziemią.', 'Справи із Землею.', 'Obchody se Zemí.'],
        ),
        'tag-jovian': word(
            ['Jovian tag', 'symbol Jowisza', 'мітка Юпітера', 'symbol Jupiter'],
            [
                'The outer planets; often worth points.',
                'Planety zewnętrzne; często daje punkty.',
                'Зовнішні планети; часто дає очки.',
                'Vnější planety; často nese body.',
            ],
        ),
        'tag-plant': word(
            ['plant tag', 'symbol roślinności', 'мітка рослини', 'symbol rostliny'],
            ['Plant life.', 'Rośliny.', 'Рослинний світ.', 'Rostlinstvo.'],
        ),
        'tag-microbe': word(
            ['microbe tag', 'symbol mikrobów', 'мітка мікроба', 'symbol mikrobi'],
            ['Small life.', 'Drobne życie.', 'Мікросвіт.', 'Drobný život.'],
        ),
        'tag-animal': word(
            ['animal tag', 'symbol zwierząt', 'мітка тварини', 'symbol zvířata'],
            ['Animal life.', 'Zwierzęta.', 'Тваринний світ.', 'Živočichové.'],
        ),
        'tag-city': word(
            ['city tag', 'symbol miasta', 'мітка міста', 'symbol město'],
            ['The card places a city.', 'Karta umieszcza miasto.', 'Карта розміщує місто.', 'Karta staví město.'],
        ),
        'tag-event': word(
            ['event', 'wydarzenie', 'подія', 'jednorázová událost'],
            [
                'Played once and turned face down; its other tags no longer count.',
                'Zagrywana raz i odwracana; jej pozostałe symbole już się nie liczą.',
                'Розігрується раз і перевертається; інші її мітки більше не рахуються.',
                'Zahraje se jednou a otočí; její další symboly se už nepočítají.',
            ],
        ),
        'tag-none': word(
            ['no tag', 'brak symbolu', 'без мітки', 'bez symbolu'],
            [
                'Cards without any tag.',
                'Karty bez żadnego symbolu.',
                'Карти без жодної мітки.',
                'Karty bez jakéhokoli symbolu.',
            ],
        ),
        'tag-any': word(
            ['different tags', 'różne symbole', 'різні мітки', 'různé symboly'],
            ['Any kind of tag.', 'Dowolny rodzaj symbolu.', 'Будь-який вид міток.', 'Jakýkoli druh symbolu.'],
        ),
    },
    tiles: {
        'tile-ocean': word(
            ['ocean', 'obszar oceanów', 'океан', 'oceán'],
            [
                'An ocean tile; 2 M€ for each tile placed beside it.',
                'Obszar oceanów; 2 M€ za każdy obszar umieszczony obok.',
                'Жетон океану; 2 M€ за кожен жетон, розміщений поруч.',
                'Destička oceánu; 2 € za každou destičku položenou vedle.',
            ],
        ),
        'tile-greenery': word(
            ['greenery', 'obszar zieleni', 'зелень', 'zeleň'],
            [
                'Raises oxygen; worth 1 point and 1 for each city beside it.',
                'Podnosi tlen; 1 punkt oraz 1 dla miasta obok.',
                'Підвищує кисень; дає 1 очко і ще 1 за місто поруч.',
                'Zvyšuje kyslík; 1 bod a další 1 městu vedle.',
            ],
        ),
        'tile-city': word(
            ['city', 'miasto', 'місто', 'město'],
            [
                'Worth 1 point for each greenery beside it; not next to another city.',
                '1 punkt za każdy obszar zieleni obok; nie obok innego miasta.',
                'Дає 1 очко за кожну зелень поруч; не поруч з іншим містом.',
                '1 bod za každou zeleň vedle; ne vedle jiného města.',
            ],
        ),
        'tile-capital': word(
            ['Capital', 'Stolica', 'Столиця', 'Hlavní město'],
            ['A city of its own card.', 'Miasto z własnej karty.', 'Місто власної карти.', 'Město své karty.'],
        ),
        'tile-special': word(
            ['special tile', 'obszar specjalny', 'особливий жетон', 'zvláštní destička'],
            ['The tile of this card.', 'Obszar tej karty.', 'Жетон цієї карти.', 'Destička této karty.'],
        ),
        'tile-any': word(
            ['any tile', 'dowolny obszar', 'будь-який жетон', 'libovolná destička'],
            [
                'Any tile, or land that is not reserved for oceans.',
                'Dowolny obszar albo ląd niezarezerwowany dla oceanów.',
                'Будь-який жетон або суходіл, не зарезервований для океану.',
                'Libovolná destička, nebo souš nevyhrazená oceánům.',
            ],
        ),
        rows: word(
            ['rows of the map', 'rzędy mapy', 'ряди мапи', 'řady mapy'],
            ['Counted from the top.', 'Liczone od góry.', 'Лічать згори.', 'Počítá se shora.'],
        ),
        volcano: word(
            ['volcanic area', 'obszar wulkaniczny', 'вулканічна ділянка', 'vulkanická oblast'],
            [
                'One of the volcanoes of the map.',
                'Jeden z wulkanów mapy.',
                'Один із вулканів мапи.',
                'Jedna ze sopek mapy.',
            ],
        ),
        claim: word(
            ['claimed space', 'zarezerwowane pole', 'зайнята ділянка', 'zabrané pole'],
            [
                'Only you may place a tile here.',
                'Tylko ty możesz tu umieścić obszar.',
                'Лише ви можете розмістити тут жетон.',
                'Destičku sem smíte položit jen vy.',
            ],
        ),
    },
    cardResources: {
        'resource-microbes': word(
            ['microbe', 'mikrob', 'мікроб', 'mikrob'],
            ['Lies on a card.', 'Leży na karcie.', 'Лежить на карті.', 'Leží na kartě.'],
        ),
        'resource-animals': word(
            ['animal', 'zwierzę', 'тварина', 'zvíře'],
            ['Lies on a card.', 'Leży na karcie.', 'Лежить на карті.', 'Leží na kartě.'],
        ),
        'resource-science': word(
            ['science resource', 'zasób nauki', 'науковий ресурс', 'vědecký zdroj'],
            ['Lies on a card.', 'Leży na karcie.', 'Лежить на карті.', 'Leží na kartě.'],
        ),
        'resource-floaters': word(
            ['floater', 'dryfowiec', 'аеростат', 'vznášedlo'],
            ['Lies on a card.', 'Leży na karcie.', 'Лежить на карті.', 'Leží na kartě.'],
        ),
        'resource-fighters': word(
            ['fighter', 'myśliwiec', 'винищувач', 'stíhačka'],
            ['Lies on a card.', 'Leży na karcie.', 'Лежить на карті.', 'Leží na kartě.'],
        ),
        'resource-camps': word(
            ['camp', 'obóz', 'табір', 'tábor'],
            ['Lies on a card.', 'Leży na karcie.', 'Лежить на карті.', 'Leží na kartě.'],
        ),
        'resource-any': word(
            ['any resource', 'dowolny zasób', 'будь-який ресурс', 'libovolný zdroj'],
            [
                'A resource of the kind the card holds.',
                'Zasób takiego rodzaju, jaki gromadzi karta.',
                'Ресурс того виду, який накопичує карта.',
                'Zdroj toho druhu, který karta drží.',
            ],
        ),
    },
    planet: {
        temperature: word(
            ['temperature', 'temperatura', 'температура', 'teplota'],
            [
                'One step up, 2 °C, and 1 terraform rating.',
                'O 1 poziom wyżej, 2 °C, oraz 1 WT.',
                'На 1 крок вище, 2 °C, і 1 РТ.',
                'O 1 stupeň výš, 2 °C, a 1 TR.',
            ],
        ),
        oxygen: word(
            ['oxygen', 'tlen', 'кисень', 'kyslík'],
            [
                'One step up, 1 %, and 1 terraform rating.',
                'O 1 poziom wyżej, 1%, oraz 1 WT.',
                'На 1 крок вище, 1 %, і 1 РТ.',
                'O 1 stupeň výš, 1 %, a 1 TR.',
            ],
        ),
        rating: word(
            ['terraform rating', 'współczynnik terraformacji', 'рейтинг тераформування', 'terraformační rating'],
            [
                'Income each generation, and points at the end.',
                'Dochód w każdym pokoleniu i punkty na końcu.',
                'Дохід кожного покоління та очки наприкінці.',
                'Příjem každou generaci a body na konci.',
            ],
        ),
        points: word(
            ['victory points', 'punkty zwycięstwa', 'переможні очки', 'vítězné body'],
            [
                'Counted at the end of the game.',
                'Liczone na końcu gry.',
                'Рахуються наприкінці гри.',
                'Počítají se na konci hry.',
            ],
        ),
        requirement: word(
            ['requirement', 'wymagania', 'вимога', 'podmínka'],
            [
                '± 2: the requirement may be missed by two steps.',
                '± 2: do wymagań może brakować dwóch poziomów.',
                '± 2: до вимоги може бракувати двох кроків.',
                '± 2: podmínka se smí lišit o dva stupně.',
            ],
        ),
        generation: word(
            ['generation', 'pokolenie', 'покоління', 'generace'],
            ['A round of the game.', 'Runda gry.', 'Раунд гри.', 'Kolo hry.'],
        ),
        'world-government': word(
            ['World Government', 'Rząd Światowy', 'Світовий уряд', 'Světová vláda'],
            [
                'Raises a parameter each generation; nobody gains rating.',
                'Co pokolenie podnosi parametr; nikt nie zyskuje WT.',
                'Щопокоління підвищує параметр; РТ ніхто не отримує.',
                'Každou generaci zvýší parametr; TR nikdo nezíská.',
            ],
        ),
    },
    cards: {
        card: word(
            ['card', 'karta', 'карта', 'karta'],
            [
                'Draw a card; behind an arrow: onto another card.',
                'Dobierz kartę; za strzałką: na inną kartę.',
                'Візьміть карту; за стрілкою: на іншу карту.',
                'Doberte kartu; za šipkou: na jinou kartu.',
            ],
        ),
        'kind-automated': word(
            ['automated card', 'karta natychmiastowa', 'автоматична карта', 'karta působící automaticky'],
            [
                'Green, straight title edge: works once.',
                'Zielona, prosta krawędź tytułu: działa raz.',
                'Зелена, рівний край назви: діє один раз.',
                'Zelená, rovný okraj názvu: působí jednou.',
            ],
        ),
        'kind-active': word(
            ['active card', 'karta aktywna', 'активна карта', 'aktivní karta'],
            [
                'Blue, the title edge points down: an effect or an action.',
                'Niebieska, krawędź tytułu wskazuje w dół: efekt lub akcja.',
                'Синя, край назви вказує вниз: властивість або дія.',
                'Modrá, okraj názvu ukazuje dolů: efekt nebo akce.',
            ],
        ),
        'kind-event': word(
            ['event', 'wydarzenie', 'подія', 'jednorázová událost'],
            [
                'Red, torn title edge: works once, then lies face down.',
                'Czerwona, poszarpana krawędź tytułu: działa raz, potem leży zakryta.',
                'Червона, рваний край назви: діє один раз, потім лежить долілиць.',
                'Červená, roztřepený okraj názvu: působí jednou, pak leží lícem dolů.',
            ],
        ),
        'kind-corporation': word(
            ['corporation', 'korporacja', 'корпорація', 'korporace'],
            ['Who you play.', 'Kim grasz.', 'За кого ви граєте.', 'Za koho hrajete.'],
        ),
        copy: word(
            ['copy', 'kopiuj', 'копіювати', 'kopírovat'],
            [
                'Do again what stands beside it on another card of yours.',
                'Powtórz to, co obok, z innej swojej karty.',
                'Повторіть те, що поруч, з іншої своєї карти.',
                'Zopakujte to vedle z jiné své karty.',
            ],
        ),
        shield: word(
            ['protected', 'chronione', 'захищено', 'chráněno'],
            [
                'May not be removed by others.',
                'Inni nie mogą tego usunąć.',
                'Інші не можуть цього прибрати.',
                'Ostatní to nesmějí odebrat.',
            ],
        ),
    },
    signs: {
        arrow: word(
            ['action', 'akcja', 'дія', 'akce'],
            [
                'Once a generation: pay what is on the left, get what is on the right.',
                'Raz na pokolenie: zapłać to z lewej, otrzymaj to z prawej.',
                'Раз за покоління: сплатіть те, що ліворуч, отримайте те, що праворуч.',
                'Jednou za generaci: zaplaťte to vlevo, získejte to vpravo.',
            ],
        ),
        colon: word(
            ['effect', 'efekt', 'властивість', 'efekt'],
            [
                'Whenever what is on the left happens, you get what is on the right.',
                'Zawsze gdy dzieje się to z lewej, otrzymujesz to z prawej.',
                'Щоразу, коли стається те, що ліворуч, ви отримуєте те, що праворуч.',
                'Kdykoli nastane to vlevo, získáte to vpravo.',
            ],
        ),
        'any-player': word(
            ['any player', 'dowolny gracz', 'будь-який гравець', 'libovolný hráč'],
            [
                'A red frame: anybody’s, yours too.',
                'Czerwona ramka: dowolnego gracza, także twoje.',
                'Червона рамка: будь-чиє, і ваше теж.',
                'Červený rámeček: kohokoli, i vaše.',
            ],
        ),
        bonus: word(
            ['colony bonus', 'premia kolonii', 'бонус колонії', 'bonus kolonie'],
            [
                'What the owner of a colony gets when somebody trades there.',
                'Co otrzymuje właściciel kolonii, gdy ktoś tam handluje.',
                'Що отримує власник колонії, коли там хтось торгує.',
                'Co dostane majitel kolonie, když tam někdo obchoduje.',
            ],
        ),
    },
    people: {
        'first-player': word(
            ['first player', 'pierwszy gracz', 'перший гравець', 'první hráč'],
            ['Begins this generation.', 'Zaczyna to pokolenie.', 'Починає це покоління.', 'Začíná tuto generaci.'],
        ),
        milestone: word(
            ['milestone', 'tytuł', 'досягнення', 'čestný titul'],
            [
                'The first to claim it scores 5 points; three can be claimed.',
                'Kto pierwszy zdobędzie, ma 5 punktów; można zdobyć trzy.',
                'Хто здобуде перший, має 5 очок; здобути можна три.',
                'Kdo ho první získá, má 5 bodů; získat lze tři.',
            ],
        ),
        award: word(
            ['award', 'nagroda', 'нагорода', 'soutěž'],
            [
                'Funded in the game, given at its end: 5 and 2 points.',
                'Fundowana w grze, przyznawana na końcu: 5 i 2 punkty.',
                'Фінансується у грі, вручається наприкінці: 5 і 2 очки.',
                'Vyhlašuje se ve hře, uděluje na konci: 5 a 2 body.',
            ],
        ),
        colony: word(
            ['colony', 'kolonia', 'колонія', 'kolonie'],
            [
                'Build a colony, or count colonies.',
                'Załóż kolonię albo licz kolonie.',
                'Заснуйте колонію або рахуйте колонії.',
                'Založte kolonii, nebo počítejte kolonie.',
            ],
        ),
        fleet: word(
            ['trade fleet', 'flota handlowa', 'торговий флот', 'obchodní flotila'],
            [
                'Trades with one colony tile each generation.',
                'Handluje z jednym obiektem w każdym pokoleniu.',
                'Торгує з одним планшетом колонії за покоління.',
                'Obchoduje s jednou destičkou kolonie za generaci.',
            ],
        ),
        track: word(
            ['colony track', 'tor kolonii', 'шкала колонії', 'stupnice kolonie'],
            [
                'The marker of a colony tile moves a step.',
                'Znacznik obiektu przesuwa się o pole.',
                'Маркер планшета колонії рухається на поділку.',
                'Ukazatel destičky kolonie se posune o krok.',
            ],
        ),
    },
};

/// The headings of the families.
export const iconFamilies: Record<string, Said> = {
    resources: ['Resources', 'Zasoby', 'Ресурси', 'Zdroje'],
    tags: ['Tags', 'Symbole', 'Мітки', 'Symboly'],
    tiles: ['Tiles and spaces', 'Obszary i pola', 'Жетони та ділянки', 'Destičky a pole'],
    cardResources: ['Resources on cards', 'Zasoby na kartach', 'Ресурси на картах', 'Zdroje na kartách'],
    planet: ['The planet and the score', 'Planeta i wynik', 'Планета й рахунок', 'Planeta a výsledek'],
    cards: ['Cards', 'Karty', 'Карти', 'Karty'],
    signs: ['Signs', 'Znaki', 'Знаки', 'Značky'],
    people: ['Players, goals, colonies', 'Gracze, cele, kolonie', 'Гравці, цілі, колонії', 'Hráči, cíle, kolonie'],
};

const names = new Map(Object.values(marsIcons).flatMap((family) => Object.entries(family)));
/// What an icon is called, if it has a word.
export const iconWord = (icon: string): IconWord | undefined => names.get(icon);
