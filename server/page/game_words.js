// Words of the games that stand in tables; sentences, titles and texts come from the server.
import { language } from "./words.js";

// English, Polish, Ukrainian, Czech.
const WORDS = {
    megacredits: ["M€", "M€", "M€", "M€"],
    steel: ["steel", "stal", "сталь", "ocel"],
    titanium: ["titanium", "tytan", "титан", "titan"],
    plants: ["plants", "rośliny", "рослини", "rostliny"],
    energy: ["energy", "energia", "енергія", "energie"],
    heat: ["heat", "ciepło", "тепло", "teplo"],
    cards: ["cards", "karty", "карти", "karty"],
    card: ["card", "karta", "карта", "karta"],
    floaters: ["floaters", "aerostaty", "аеростати", "aerostaty"],
    tr: ["TR", "WT", "РТ", "TR"],
    temperature: ["temperature", "temperatura", "температура", "teplota"],
    oxygen: ["oxygen", "tlen", "кисень", "kyslík"],
    ocean: ["oceans", "oceany", "океани", "oceány"],
    generation: ["generation", "pokolenie", "покоління", "generace"],
    production: ["production", "produkcja", "виробництво", "produkce"],
    hand: ["hand", "ręka", "рука", "ruka"],
    played: ["played", "zagrane", "зіграно", "zahráno"],
    points: ["points", "punkty", "очки", "body"],
    tags: ["tags", "symbole", "мітки", "symboly"],
    corporation: ["corporation", "korporacja", "корпорація", "korporace"],
    milestones: ["milestones", "tytuły", "досягнення", "milníky"],
    awards: ["awards", "nagrody", "нагороди", "ocenění"],
    colonies: ["colonies", "kolonie", "колонії", "kolonie"],
    price: ["price", "cena", "ціна", "cena"],
    needs: ["needs", "potrzeba", "треба", "potřeba"],
    passed: ["passed", "spasował(a)", "спасував(-ла)", "pasoval(a)"],
    greenery: ["greenery", "zieleń", "озеленення", "zeleň"],
    city: ["city", "miasto", "місто", "město"],
    "heat-production": ["+1 heat production", "+1 produkcja ciepła", "+1 виробництво тепла", "+1 produkce tepla"],
    setup: ["set-up", "przygotowanie", "підготовка", "příprava"],
    draft: ["draft", "draft", "драфт", "draft"],
    research: ["research", "badania", "дослідження", "výzkum"],
    action: ["actions", "akcje", "дії", "akce"],
    "final-greenery": ["last greeneries", "ostatnia zieleń", "останнє озеленення", "poslední zeleň"],
    solar: ["solar phase", "faza słoneczna", "сонячна фаза", "solární fáze"],
    over: ["over", "koniec", "кінець", "konec"],
    supply: ["supply", "zaopatrzenie", "постачання", "zásobování"],
    work: ["work", "praca", "робота", "práce"],
    "mid-round": ["mid-round", "połowa rundy", "середина раунду", "polovina kola"],
    settlement: ["settlement", "rozliczenie", "підсумок", "vyúčtování"],
    "final-check": ["final check", "kontrola końcowa", "фінальна перевірка", "závěrečná kontrola"],
    slot: ["slot", "okno", "слот", "slot"],
    round: ["round", "runda", "раунд", "kolo"],
    time: ["time", "czas", "час", "čas"],
    aux: ["auxiliary material", "materiały pomocnicze", "допоміжний матеріал", "pomocný materiál"],
    water: ["water", "woda", "вода", "voda"],
    ice: ["ice", "lód", "лід", "led"],
    regolith: ["regolith", "regolit", "реголіт", "regolit"],
    food: ["food", "żywność", "їжа", "jídlo"],
    medicine: ["medicine", "leki", "ліки", "léky"],
    money: ["money", "pieniądze", "гроші", "peníze"],
    "mineral-yellow": ["yellow samples", "żółte próbki", "жовті зразки", "žluté vzorky"],
    "mineral-red": ["red samples", "czerwone próbki", "червоні зразки", "červené vzorky"],
    "mineral-green": ["green samples", "zielone próbki", "зелені зразки", "zelené vzorky"],
    "mineral-blue": ["blue samples", "niebieskie próbki", "сині зразки", "modré vzorky"],
    "mineral-any": ["any sample", "dowolna próbka", "будь-який зразок", "libovolný vzorek"],
    "mineral-green-or-blue": [
        "green or blue sample",
        "zielona lub niebieska próbka",
        "зелений або синій зразок",
        "zelený nebo modrý vzorek",
    ],
    reputation: ["reputation", "reputacja", "репутація", "reputace"],
    satisfaction: ["satisfaction", "zadowolenie", "задоволеність", "spokojenost"],
    sickness: ["sickness", "choroba", "хвороба", "nemoc"],
    hunger: ["hunger", "głód", "голод", "hlad"],
    growth: ["growth", "wzrost", "приріст", "růst"],
    quarter: ["quarter", "kwatera", "відсік", "ubikace"],
    quarters: ["quarters", "kwatery", "відсіки", "ubikace"],
    infirmary: ["infirmary", "izba chorych", "лазарет", "ošetřovna"],
    living: ["living zone", "strefa mieszkalna", "житлова зона", "obytná zóna"],
    penalty: ["penalty", "kara", "штраф", "postih"],
    owner: ["owner", "właściciel", "власник", "majitel"],
    forecast: ["if nothing is done", "jeśli nic się nie zrobi", "якщо нічого не зробити", "když se nic neudělá"],
    death: ["death", "śmierć", "смерть", "smrt"],
    buildings: ["buildings", "budynki", "будівлі", "budovy"],
    building: ["building", "budynek", "будівля", "budova"],
    fields: ["fields", "pola", "поля", "pole"],
    actions: ["actions", "akcje", "дії", "akce"],
    open: ["open", "otwarte", "відкрите", "otevřené"],
    slow: ["slow", "wolne", "повільне", "pomalé"],
    closed: ["closed", "zamknięte", "закрите", "zavřené"],
    blocked: ["blocked", "zablokowane", "заблоковане", "blokované"],
    unavailable: ["–", "–", "–", "–"],
    goods: ["goods", "zasoby", "запаси", "zásoby"],
    weather: ["weather", "pogoda", "погода", "počasí"],
    events: ["events in force", "działające wydarzenia", "чинні події", "platné události"],
    rtg: ["RTG", "RTG", "РІТЕГ", "RTG"],
    technologies: ["technologies", "technologie", "технології", "technologie"],
    crop: ["crop", "uprawa", "культура", "plodina"],
    installations: ["installations", "instalacje", "установки", "instalace"],
    "solar-array": ["solar", "słoneczne", "сонячні", "solární"],
    wind: ["wind", "wiatrowe", "вітрові", "větrné"],
    people: ["people", "ludzie", "люди", "lidé"],
    dead: ["dead", "zmarli", "загиблі", "mrtví"],
    markers: ["markers", "znaczniki", "позначки", "žetony"],
    tasks: ["tasks", "zadania", "завдання", "úkoly"],
    orders: ["orders", "zamówienia", "замовлення", "zakázky"],
    conditions: ["conditions", "warunki", "умови", "podmínky"],
    mine: ["mine", "kopalnia", "шахта", "důl"],
    track: ["course of the round", "przebieg rundy", "перебіг раунду", "průběh kola"],
    roundsLeft: ["rounds left", "pozostało rund", "залишилось раундів", "zbývá kol"],
    deaths: ["deaths", "zgony", "смерті", "úmrtí"],
    map: ["map", "mapa", "мапа", "mapa"],
    total: ["total", "razem", "разом", "celkem"],
    deck: ["deck", "talia", "колода", "balíček"],
    "needs-left": ["needs in the quarters", "potrzeby w kwaterach", "потреби у відсіках", "potřeby v ubikacích"],
    income: ["income", "dochód", "прибуток", "příjem"],
    fleet: ["fleet", "flota", "флот", "flotila"],
    bonus: ["bonus", "premia", "бонус", "bonus"],
    space: ["space", "pole", "ділянка", "pole"],
    resources: ["resources", "zasoby", "ресурси", "zdroje"],
    colonists: ["colonists", "koloniści", "колоністи", "kolonisté"],
    oceans: ["oceans", "oceany", "океани", "oceány"],

    // of one sort of things only
    "action oxygen": ["Make oxygen", "Produkcja tlenu", "Виробництво кисню", "Výroba kyslíku"],
    "action build": ["Build", "Budowa", "Будівництво", "Stavba"],
    "action expand": ["Expand", "Rozbudowa", "Розширення", "Rozšíření"],
    "action installation": [
        "Build an energy installation",
        "Budowa instalacji",
        "Спорудження енергоустановки",
        "Stavba energetického zařízení",
    ],
    "action medicine": ["Prepare medicine", "Produkcja lekarstw", "Виготовлення ліків", "Příprava léku"],
    "action purify": ["Purify water", "Oczyszczanie wody", "Очищення води", "Čištění vody"],
    "action extract": ["Move and extract", "Wydobycie", "Переміщення й видобуток", "Přesun a těžba"],
    "action assay": ["Research the regolith", "Badanie regolitu", "Дослідження реголіту", "Rozbor regolitu"],
    "action research": [
        "Research for the Agency",
        "Badania dla Agencji",
        "Дослідження для Агентства",
        "Výzkum pro Agenturu",
    ],
    "action unload": [
        "Unload auxiliary material",
        "Rozładunek materiału pomocniczego",
        "Розвантаження допоміжних матеріалів",
        "Vyložení pomocného materiálu",
    ],
    "action mission": ["Mission", "Misja", "Місія", "Mise"],
    "action corporate-tech": [
        "Corporate technology",
        "Technologia korporacji",
        "Технологія корпорації",
        "Technologie korporace",
    ],
    "action colony-tech": ["Colony technology", "Technologia kolonii", "Технологія колонії", "Technologie kolonie"],
    "action harvest": ["Harvest", "Zbiory", "Збір урожаю", "Sklizeň"],
    "action change-crop": ["Change the crop", "Zmiana upraw", "Зміна культури", "Změna plodiny"],
    "action hire": ["Hire", "Zatrudnienie", "Найм", "Nábor"],
    "task landing-report": ["Landing report", "Raport z lądowania", "Звіт про посадку", "Zpráva o přistání"],
    "task power-test": ["Power test", "Test zasilania", "Випробування енергосистеми", "Zkouška napájení"],
    "task fill-tank": [
        "Fill the reserve tank",
        "Napełnienie zbiornika rezerwowego",
        "Наповнення резервного бака",
        "Naplnění záložní nádrže",
    ],
    "task ice-cores": [
        "Ship ice cores",
        "Wysyłka rdzeni lodowych",
        "Відправлення крижаних кернів",
        "Odeslání ledových jader",
    ],
    "task pantry": ["Stock the pantry", "Zapełnienie spiżarni", "Поповнення комори", "Naplnění spíže"],
    "task seed-vault": [
        "Open the seed vault",
        "Otwarcie banku nasion",
        "Відкриття сховища насіння",
        "Otevření semenné banky",
    ],
    "task family-clinic": ["Family clinic", "Przychodnia rodzinna", "Сімейна клініка", "Rodinná klinika"],
    "task nursery": ["Fit out the nursery", "Wyposażenie żłobka", "Облаштування дитячої кімнати", "Vybavení jeslí"],
    "task bright-pair": ["Bright pair", "Jaskrawa para", "Яскрава пара", "Pestrá dvojice"],
    "task rare-sample": ["Rare sample", "Rzadka próbka", "Рідкісний зразок", "Vzácný vzorek"],
    "task core-crate": ["Core crate", "Skrzynia rdzeni wiertniczych", "Ящик із кернами", "Bedna vrtných jader"],
    "task battery-bank": ["Battery bank", "Bateria akumulatorów", "Акумуляторна батарея", "Bateriové úložiště"],
    "task heat-shields": ["Heat shields", "Osłony termiczne", "Теплозахисні екрани", "Tepelné štíty"],
    "task reserve-food": ["Emergency larder", "Awaryjna spiżarnia", "Комора на чорний день", "Nouzová spíž"],
    "task reserve-medicine": [
        "Emergency ward",
        "Oddział ratunkowy",
        "Палата невідкладної допомоги",
        "Nouzová ošetřovna",
    ],
    "task call-home": ["Build a stronger voice", "Donośniejszy głos", "Гучніший голос", "Silnější hlas"],
    "tag building": ["building", "budowla", "будівництво", "stavby"],
    "tag space": ["space", "kosmos", "космос", "vesmír"],
    "tag science": ["science", "nauka", "наука", "věda"],
    "tag power": ["power", "energia", "енергія", "energie"],
    "tag earth": ["Earth", "Ziemia", "Земля", "Země"],
    "tag jovian": ["Jovian", "Jowisz", "Юпітер", "Jupiter"],
    "tag plant": ["plant", "roślinność", "рослина", "rostliny"],
    "tag microbe": ["microbe", "mikroby", "мікроб", "mikrobi"],
    "tag animal": ["animal", "zwierzęta", "тварина", "zvířata"],
    "tag city": ["city", "miasto", "місто", "město"],
    "level random": ["random bot", "bot losowy", "випадковий бот", "náhodný bot"],
    "level greedy": ["greedy bot", "bot zachłanny", "жадібний бот", "chamtivý bot"],
    "level planner": ["planning bot", "bot planujący", "бот-планувальник", "plánující bot"],
    "condition built": ["the buildings are built", "budynki zbudowane", "будівлі добудовано", "budovy dostavěny"],
    "condition expanded": [
        "the buildings are fully expanded",
        "budynki w pełni rozbudowane",
        "будівлі повністю розширено",
        "budovy plně rozšířeny",
    ],
    "condition colony-technologies": [
        "colony technologies",
        "technologie kolonii",
        "технології колонії",
        "technologie kolonie",
    ],
    "condition population-grown": [
        "the population has grown",
        "populacja wzrosła",
        "населення зросло",
        "populace vzrostla",
    ],
    "condition nobody-dead": [
        "no colonist lost",
        "żaden kolonista nie zginął",
        "жодного колоніста не втрачено",
        "žádný kolonista neztracen",
    ],
    "condition satisfaction": ["satisfaction", "zadowolenie", "задоволеність", "spokojenost"],
};
const ORDER = ["en", "pl", "uk", "cs"];

/// A name of the protocol as words: those of the language, or the name itself made readable. Names may be those of one sort of things:
/// an action, a task, a tag, a condition, the level of a bot.
export function word(name, sort) {
    const key = Object.hasOwn(WORDS, `${sort} ${name}`) ? `${sort} ${name}` : name;
    const known = Object.hasOwn(WORDS, key) ? WORDS[key][ORDER.indexOf(language())] : null;
    return (
        known ??
        String(name)
            .replace(/([a-z])([A-Z])/g, "$1 $2")
            .replaceAll("-", " ")
            .toLowerCase()
    );
}

export const Word = (name, sort) => {
    const text = word(name, sort);
    return text.charAt(0).toUpperCase() + text.slice(1);
};

/// The title of something that the catalogue has.
export function titleOf(cards, name, kind) {
    if (name === null || name === undefined) return "–";
    return (cards?.get(`${kind} ${name}`) ?? cards?.get(name))?.title ?? Word(name);
}

export function textOf(cards, name, kind) {
    const text = (cards?.get(`${kind} ${name}`) ?? cards?.get(name))?.text ?? "";
    return Array.isArray(text) ? text.join(" ") : text;
}

/// "3 steel, 2 energy"
export const amounts = (map, sort) =>
    Object.entries(map ?? {})
        .filter(([, n]) => n !== 0)
        .map(([what, n]) => `${n} ${word(what, sort)}`)
        .join(", ");

export const signed = (n) => (n > 0 ? `+${n}` : String(n).replace("-", "−"));
