// Words of the page itself, in the four languages. Sentences about a game come from the server.

export const LANGUAGES = [
    ["en", "English"],
    ["pl", "Polski"],
    ["uk", "Українська"],
    ["cs", "Čeština"],
];

// English, Polish, Ukrainian, Czech. {n} stands for what is put there.
const WORDS = {
    language: ["Language", "Język", "Мова", "Jazyk"],
    terraforming: ["Terraforming Mars", "Terraformacja Marsa", "Тераформування Марса", "Mars: Teraformace"],
    martians: ["Martians", "Marsjanie", "Марсіани", "Marťané"],
    connecting: ["connecting …", "łączenie …", "з’єднання …", "připojování …"],
    connected: ["connected", "połączono", "з’єднано", "připojeno"],
    reconnecting: [
        "connection lost, trying again …",
        "brak połączenia, ponawianie …",
        "зв’язок утрачено, нова спроба …",
        "spojení ztraceno, zkouším znovu …",
    ],
    closed: ["closed", "zamknięto", "закрито", "zavřeno"],
    close: ["Close", "Zamknij", "Закрити", "Zavřít"],
    loading: ["Loading …", "Wczytywanie …", "Завантаження …", "Načítání …"],
    yes: ["yes", "tak", "так", "ano"],
    no: ["no", "nie", "ні", "ne"],
    copy: ["Copy", "Kopiuj", "Копіювати", "Kopírovat"],
    nothing: ["nothing", "nic", "нічого", "nic"],

    // the first page
    you: ["You", "Ty", "Ви", "Vy"],
    name: ["Your name", "Twoje imię", "Ваше ім’я", "Vaše jméno"],
    "keep-name": ["Keep", "Zapisz", "Зберегти", "Uložit"],
    "other-device": ["Another device", "Inne urządzenie", "Інший пристрій", "Jiné zařízení"],
    "other-device-help": [
        "A code makes you the same person on another device. It works once, for ten minutes.",
        "Kod pozwala być tą samą osobą na innym urządzeniu. Działa raz, przez dziesięć minut.",
        "Код робить вас тією самою особою на іншому пристрої. Він діє один раз, десять хвилин.",
        "S kódem jste na jiném zařízení tatáž osoba. Platí jednou, deset minut.",
    ],
    "make-code": ["Make a code", "Utwórz kod", "Створити код", "Vytvořit kód"],
    code: ["Code", "Kod", "Код", "Kód"],
    "enter-code": ["Enter", "Wprowadź", "Ввести", "Zadat"],
    "players-from-to": [
        "{from} to {to} players",
        "od {from} do {to} graczy",
        "від {from} до {to} гравців",
        "{from} až {to} hráčů",
    ],
    "play-now": [
        "Play now against a bot",
        "Zagraj od razu z botem",
        "Грати зараз проти бота",
        "Hrát hned proti botovi",
    ],
    "new-table": ["New table …", "Nowy stół …", "Новий стіл …", "Nový stůl …"],
    "deal-of-day": ["Deal of the day", "Rozdanie dnia", "Роздача дня", "Rozdání dne"],
    "deal-of-day-help": [
        "{date}: the same deal for everybody who plays it alone.",
        "{date}: to samo rozdanie dla wszystkich, którzy grają je solo.",
        "{date}: та сама роздача для всіх, хто грає її наодинці.",
        "{date}: stejné rozdání pro všechny, kdo je hrají sami.",
    ],
    "my-tables": ["My tables", "Moje stoły", "Мої столи", "Moje stoly"],
    "open-tables": ["Open tables", "Otwarte stoły", "Відкриті столи", "Otevřené stoly"],
    "none-yet": ["None yet.", "Jeszcze nie ma.", "Поки немає.", "Zatím žádné."],
    "your-turn": ["your turn", "twoja kolej", "ваш хід", "jste na tahu"],
    "state-gathering": ["gathering", "zbieranie graczy", "збір гравців", "scházení hráčů"],
    "state-playing": ["being played", "w trakcie", "триває гра", "hraje se"],
    "state-over": ["over", "zakończona", "завершено", "skončeno"],
    "state-closed": ["closed", "zamknięty", "закрито", "zavřeno"],
    free: ["free", "wolne", "вільно", "volné"],
    nobody: ["nobody", "nikt", "ніхто", "nikdo"],
    guest: ["Guest {n}", "Gość {n}", "Гість {n}", "Host {n}"],
    somebody: ["somebody", "ktoś", "хтось", "někdo"],

    // a new table
    "table-name": ["Name of the table", "Nazwa stołu", "Назва столу", "Název stolu"],
    "the-game": ["The game", "Gra", "Гра", "Hra"],
    players: ["Players", "Gracze", "Гравці", "Hráči"],
    player: ["Player", "Gracz", "Гравець", "Hráč"],
    seats: ["Seats", "Miejsca", "Місця", "Místa"],
    seat: ["Seat {n}", "Miejsce {n}", "Місце {n}", "Místo {n}"],
    me: ["me", "ja", "я", "já"],
    "open-seat": [
        "open (by invitation)",
        "otwarte (z zaproszeniem)",
        "відкрите (за запрошенням)",
        "otevřené (na pozvání)",
    ],
    bot: ["bot", "bot", "бот", "bot"],
    agreed: ["What is agreed", "Co ustalono", "Що узгоджено", "Co je dohodnuto"],
    "take-back-seconds": [
        "Seconds to take a turn back",
        "Sekundy na cofnięcie ruchu",
        "Секунди на скасування ходу",
        "Sekundy na vzetí tahu zpět",
    ],
    clock: ["Clock", "Zegar", "Годинник", "Hodiny"],
    "clock-none": ["none", "bez zegara", "немає", "žádné"],
    "clock-turn": ["for each turn", "na każdą kolejkę", "на кожен хід", "na každý tah"],
    "clock-bank": ["for the whole game", "na całą grę", "на всю гру", "na celou hru"],
    "clock-with-bank": ["{n} s for the game", "{n} s na grę", "{n} с на гру", "{n} s na hru"],
    "clock-per-turn": ["{n} s a turn", "{n} s na kolejkę", "{n} с на хід", "{n} s na tah"],
    "bank-seconds": ["Seconds for the game", "Sekundy na grę", "Секунди на гру", "Sekundy na hru"],
    "turn-seconds": ["Seconds for each turn", "Sekundy na kolejkę", "Секунди на хід", "Sekundy na tah"],
    "at-zero": ["When time is up", "Gdy skończy się czas", "Коли час вийде", "Když vyprší čas"],
    "zero-warn": ["everybody sees it", "wszyscy to widzą", "усі це бачать", "všichni to uvidí"],
    "zero-pass": ["the seat passes", "miejsce pasuje", "місце пасує", "místo pasuje"],
    "zero-bot": ["a bot plays on", "gra dalej bot", "далі грає бот", "dál hraje bot"],
    "term-hints": ["hints", "podpowiedzi", "підказки", "nápovědy"],
    "term-points": [
        "points are shown during the game",
        "punkty widać w czasie gry",
        "очки видно під час гри",
        "body jsou vidět během hry",
    ],
    "term-watchers": ["others may watch", "inni mogą patrzeć", "інші можуть дивитися", "ostatní se mohou dívat"],
    "term-chat": ["chat", "czat", "чат", "chat"],
    "term-listed": ["strangers find the table", "stół widać na liście", "стіл видно в переліку", "stůl je v seznamu"],
    "make-table": ["Make the table", "Utwórz stół", "Створити стіл", "Vytvořit stůl"],
    "make-and-start": [
        "Make the table and start",
        "Utwórz stół i zacznij",
        "Створити стіл і почати",
        "Vytvořit stůl a začít",
    ],

    // gathering
    "who-plays": ["Who plays", "Kto gra", "Хто грає", "Kdo hraje"],
    "host-is": ["Host: {name}", "Gospodarz: {name}", "Господар: {name}", "Hostitel: {name}"],
    start: ["Start the game", "Zacznij grę", "Почати гру", "Začít hru"],
    "seats-free": [
        "The host can start when no seat is free.",
        "Gospodarz może zacząć, gdy nie ma wolnych miejsc.",
        "Господар може почати, коли немає вільних місць.",
        "Hostitel může začít, až nebude žádné volné místo.",
    ],
    leave: ["Leave", "Odejdź", "Піти", "Odejít"],
    "leave-sure": [
        "A bot will take your seat. Leave?",
        "Twoje miejsce zajmie bot. Odejść?",
        "Ваше місце займе бот. Піти?",
        "Vaše místo převezme bot. Odejít?",
    ],
    "close-table": ["Close the table", "Zamknij stół", "Закрити стіл", "Zavřít stůl"],
    "you-are-invited": [
        "You are invited to seat {n}.",
        "Masz zaproszenie na miejsce {n}.",
        "Вас запрошено на місце {n}.",
        "Jste pozváni na místo {n}.",
    ],
    "take-seat": ["Take the seat", "Zajmij miejsce", "Сісти", "Zaujmout místo"],
    "new-invite": ["New invitation", "Nowe zaproszenie", "Нове запрошення", "Nová pozvánka"],
    "invite-link": ["Link of the invitation", "Odnośnik zaproszenia", "Посилання запрошення", "Odkaz pozvánky"],
    release: ["Free the seat", "Zwolnij miejsce", "Звільнити місце", "Uvolnit místo"],
    "is-here": ["is here", "jest tutaj", "тут", "je zde"],
    "is-away": ["is away", "nie ma go teraz", "немає зараз", "není zde"],
    "is-leaving": ["wants to leave", "chce odejść", "хоче піти", "chce odejít"],

    // the question
    "waiting-for": ["Waiting for {names}.", "Czekamy na: {names}.", "Чекаємо на: {names}.", "Čeká se na: {names}."],
    "please-wait": ["Please wait.", "Proszę czekać.", "Зачекайте.", "Čekejte prosím."],
    "turn-done": ["Your turn is done.", "Twoja kolejka zakończona.", "Ваш хід завершено.", "Váš tah je hotov."],
    "game-over": ["The game is over", "Koniec gry", "Гру завершено", "Konec hry"],
    "take-back": ["Take back", "Cofnij", "Скасувати", "Vzít zpět"],
    commit: ["Confirm", "Zatwierdź", "Підтвердити", "Potvrdit"],
    "commits-in": ["confirmed in {n} s", "zatwierdzenie za {n} s", "підтвердження через {n} с", "potvrdí se za {n} s"],
    "no-way-back": [
        "Can not be taken back: {why}",
        "Nie można cofnąć: {why}",
        "Не можна скасувати: {why}",
        "Nelze vzít zpět: {why}",
    ],
    "no-way-back-after": [
        "After this there is no way back: something hidden is shown.",
        "Potem nie można cofnąć: ujawni się coś ukrytego.",
        "Після цього скасувати не можна: відкриється приховане.",
        "Pak už nelze vzít zpět: ukáže se něco skrytého.",
    ],
    "pass-when-i-can": [
        "Pass for me as soon as I am asked for an action",
        "Spasuj za mnie, gdy przyjdzie moja akcja",
        "Спасувати за мене, щойно спитають про дію",
        "Pasovat za mě, jakmile budu na tahu",
    ],
    hint: ["Hint", "Podpowiedź", "Підказка", "Nápověda"],
    "not-now": ["not possible now ({n})", "teraz niemożliwe ({n})", "зараз неможливо ({n})", "teď nelze ({n})"],
    "what-would-happen": ["What would happen", "Co by się stało", "Що станеться", "Co by se stalo"],
    "nothing-certain": ["Nothing that is certain yet.", "Nic pewnego.", "Нічого певного.", "Nic jistého."],
    "something-hidden": [
        "More will only be known then.",
        "Reszta okaże się wtedy.",
        "Решта стане відома тоді.",
        "Zbytek se ukáže až pak.",
    ],
    "pick-exactly": ["Choose {n}.", "Wybierz {n}.", "Виберіть {n}.", "Vyberte {n}."],
    "pick-from-to": [
        "Choose {from} to {to}.",
        "Wybierz od {from} do {to}.",
        "Виберіть від {from} до {to}.",
        "Vyberte {from} až {to}.",
    ],
    "price-is": ["Price: {n}", "Cena: {n}", "Ціна: {n}", "Cena: {n}"],
    usual: ["usual", "zwykle", "зазвичай", "obvyklé"],
    "pay-otherwise": ["Pay otherwise", "Zapłać inaczej", "Заплатити інакше", "Zaplatit jinak"],
    "you-have": ["you have {n}", "masz {n}", "у вас {n}", "máte {n}"],
    pay: ["Pay ({n} of {of})", "Zapłać ({n} z {of})", "Заплатити ({n} з {of})", "Zaplatit ({n} z {of})"],

    parts: ["Parts of the page", "Części strony", "Частини сторінки", "Části stránky"],
    question: ["Question", "Pytanie", "Питання", "Otázka"],
    board: ["Board", "Plansza", "Поле", "Deska"],

    // log, chat, seats
    log: ["Log", "Dziennik", "Журнал", "Záznam"],
    "since-my-turn": [
        "since my last turn",
        "od mojej ostatniej kolejki",
        "з мого останнього ходу",
        "od mého posledního tahu",
    ],
    "show-all": ["Show all {n}", "Pokaż wszystkie ({n})", "Показати всі ({n})", "Zobrazit vše ({n})"],
    chat: ["Chat", "Czat", "Чат", "Chat"],
    say: ["Say", "Powiedz", "Сказати", "Říct"],
    "turn-of": ["to move", "na ruchu", "ходить", "na tahu"],
    "hints-used": ["hints: {n}", "podpowiedzi: {n}", "підказок: {n}", "nápověd: {n}"],
    watching: ["Watching: {n}", "Patrzących: {n}", "Глядачів: {n}", "Dívá se: {n}"],
    "this-table": ["This table", "Ten stół", "Цей стіл", "Tento stůl"],
    "come-back": ["Take my seat back", "Wróć na moje miejsce", "Повернутися на місце", "Vrátit se na místo"],
    "vote-bot": [
        "{by} proposes that a bot ({bot}) takes this seat: {seat}",
        "{by} proponuje, by bot ({bot}) zajął miejsce: {seat}",
        "{by} пропонує, щоб бот ({bot}) зайняв місце: {seat}",
        "{by} navrhuje, aby bot ({bot}) zaujal místo: {seat}",
    ],
    "vote-back": [
        "{by} would like to come back.",
        "{by} chce wrócić.",
        "{by} хоче повернутися.",
        "{by} se chce vrátit.",
    ],
    agree: ["Agree", "Zgoda", "Згода", "Souhlasím"],
    disagree: ["Disagree", "Sprzeciw", "Проти", "Nesouhlasím"],
    "propose-bot": [
        "Propose a bot for {name}",
        "Zaproponuj bota za: {name}",
        "Запропонувати бота замість: {name}",
        "Navrhnout bota za: {name}",
    ],
    "no-such-table": ["There is no such table", "Nie ma takiego stołu", "Такого столу немає", "Takový stůl není"],
    "back-to-front": ["To the first page", "Do strony głównej", "На головну", "Na hlavní stránku"],
    "no-watchers-here": [
        "Only those who play see this game.",
        "Tę grę widzą tylko gracze.",
        "Цю гру бачать лише гравці.",
        "Tuto hru vidí jen hráči.",
    ],
    "server-trouble": [
        "The server has trouble saving; it tries again. Nothing is lost.",
        "Serwer ma kłopot z zapisem i próbuje ponownie. Nic nie przepadło.",
        "Сервер не може зберегти і пробує знову. Нічого не втрачено.",
        "Server má potíže s ukládáním a zkouší to znovu. Nic se neztratilo.",
    ],

    // the board
    complete: ["complete", "ukończone", "завершено", "dokončeno"],
    "steps-left": ["steps left: {n}", "pozostało: {n}", "залишилось: {n}", "zbývá: {n}"],
    "next-bonus": ["{at}: {what}", "{at}: {what}", "{at}: {what}", "{at}: {what}"],
    "not-met": [
        "A requirement is not met.",
        "Wymaganie niespełnione.",
        "Вимогу не виконано.",
        "Požadavek není splněn.",
    ],
    "row-place": [
        "row {row}, space {place}",
        "rząd {row}, miejsce {place}",
        "ряд {row}, місце {place}",
        "řada {row}, místo {place}",
    ],
    "map-legend": [
        "S steel, T titanium, P plants, C cards. Light blue: for oceans only; blue: ocean; green: greenery; the edge is the owner’s. A yellow hex can be chosen.",
        "S stal, T tytan, P rośliny, C karty. Jasnoniebieskie: tylko dla oceanów; niebieskie: ocean; zielone: zieleń; obwódka ma kolor właściciela. Żółte pole można wybrać.",
        "S сталь, T титан, P рослини, C карти. Блакитні: лише для океанів; сині: океан; зелені: озеленення; край має колір власника. Жовту ділянку можна вибрати.",
        "S ocel, T titan, P rostliny, C karty. Světle modré: jen pro oceány; modré: oceán; zelené: zeleň; okraj má barvu majitele. Žluté pole lze vybrat.",
    ],
    "mine-legend": [
        "✻ ice, ▤ regolith, ⛏ the machine",
        "✻ lód, ▤ regolit, ⛏ maszyna",
        "✻ лід, ▤ реголіт, ⛏ машина",
        "✻ led, ▤ regolit, ⛏ stroj",
    ],
    machine: ["the machine", "maszyna", "машина", "stroj"],
    "face-down": ["face down", "zakryty", "закритий", "lícem dolů"],
    left: ["left: {n}", "zostało: {n}", "лишилось: {n}", "zbývá: {n}"],
    marker: ["Marker", "Znacznik", "Позначка", "Ukazatel"],
    "colonies-of": ["Colonies of", "Kolonie graczy", "Колонії гравців", "Kolonie hráčů"],
    asleep: ["asleep", "uśpiona", "спить", "spí"],
    "cards-played": ["Cards played", "Zagrane karty", "Зіграні карти", "Zahrané karty"],
    used: ["used", "użyta", "використано", "použito"],
    colony: ["Colony", "Kolonia", "Колонія", "Kolonie"],
    hopeless: [
        "The mission can not be met any more.",
        "Misji nie da się już wykonać.",
        "Місію вже не виконати.",
        "Misi už nelze splnit.",
    ],
    payable: ["possible now", "możliwe teraz", "можливо зараз", "teď možné"],
    lacks: ["lacks {what}", "brakuje: {what}", "бракує: {what}", "chybí: {what}"],
    everything: ["All that is known", "Wszystko, co wiadomo", "Усе, що відомо", "Vše, co je známo"],

    // the end
    score: ["Score", "Wynik", "Рахунок", "Skóre"],
    rematch: ["Play again", "Zagraj ponownie", "Зіграти ще", "Hrát znovu"],
    "to-rematch": ["To the next game", "Do następnej gry", "До наступної гри", "K další hře"],
    replay: ["Replay", "Powtórka", "Перегляд", "Záznam hry"],
    export: ["Save to a file", "Zapisz do pliku", "Зберегти у файл", "Uložit do souboru"],
    charts: ["Charts", "Wykresy", "Графіки", "Grafy"],
    "card-points": ["Points of cards", "Punkty kart", "Очки карт", "Body za karty"],
    "fair-deal": ["Was the deal fair?", "Czy rozdanie było uczciwe?", "Чи чесна роздача?", "Bylo rozdání poctivé?"],
    "fair-deal-help": [
        "The server committed to its secret before it knew the players’ shares; deal and order follow from both. After the game the secret is shown, and “planitia verify” checks the saved game. It does not prove that nobody who runs the server has looked.",
        "Serwer zobowiązał się do swego sekretu, zanim poznał udziały graczy; rozdanie wynika z obu. Po grze sekret jest jawny, a „planitia verify” sprawdza zapis. Nie dowodzi to, że nikt prowadzący serwer nie podglądał.",
        "Сервер зафіксував свій секрет, перш ніж дізнався частки гравців; роздача випливає з обох. Після гри секрет показано, а «planitia verify» перевіряє збережену гру. Це не доводить, що ніхто з тих, хто тримає сервер, не підглядав.",
        "Server se zavázal ke svému tajemství dřív, než znal podíly hráčů; rozdání plyne z obojího. Po hře je tajemství ukázáno a „planitia verify“ uloženou hru ověří. Nedokazuje to, že se nikdo z provozovatelů nedíval.",
    ],
    commitment: ["Commitment", "Zobowiązanie", "Зобов’язання", "Závazek"],
    secret: ["Secret", "Sekret", "Секрет", "Tajemství"],
    seed: ["Seed", "Ziarno", "Зерно", "Semínko"],
    "share-of": ["Share of {name}", "Udział: {name}", "Частка: {name}", "Podíl: {name}"],

    // the replay
    spectator: ["a spectator", "widz", "глядач", "divák"],
    "all-open": ["everything open", "wszystko odkryte", "усе відкрите", "vše odkryto"],
    "seen-by": ["Seen by", "Oczami", "Очима", "Pohled"],
    "to-start": ["To the start", "Na początek", "На початок", "Na začátek"],
    "step-back": ["One step back", "Krok wstecz", "Крок назад", "O krok zpět"],
    "step-on": ["One step on", "Krok dalej", "Крок далі", "O krok dál"],
    "to-end": ["To the end", "Na koniec", "У кінець", "Na konec"],
    play: ["Play", "Odtwarzaj", "Програти", "Přehrát"],
    pause: ["Pause", "Wstrzymaj", "Пауза", "Pozastavit"],
    "step-of": ["Step {n} of {m}", "Krok {n} z {m}", "Крок {n} з {m}", "Krok {n} z {m}"],
    "this-step": ["In this step", "W tym kroku", "У цьому кроці", "V tomto kroku"],
    "back-to-table": ["Back to the table", "Wróć do stołu", "Назад до столу", "Zpět ke stolu"],
};

const codes = LANGUAGES.map(([code]) => code);
const KEPT = "planitia language";

function firstLanguage() {
    const kept = localStorage.getItem(KEPT);
    if (codes.includes(kept)) return kept;
    return navigator.languages.map((each) => each.slice(0, 2)).find((each) => codes.includes(each)) ?? "en";
}

let current = firstLanguage();

export const language = () => current;

export function setLanguage(code) {
    current = code;
    localStorage.setItem(KEPT, code);
}

/// The words for a key in the language of the page.
export function t(key, slots = {}) {
    const words = WORDS[key]?.[codes.indexOf(current)] ?? key;
    return words.replace(/\{(\w+)\}/g, (whole, name) => (name in slots ? String(slots[name]) : whole));
}

/// For the test that every word has its four languages.
export const allWords = WORDS;
