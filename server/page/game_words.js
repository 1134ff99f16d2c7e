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
    "mineral-green-or-blue": ["green or blue sample", "zielona lub niebieska próbka", "зелений або синій зразок", "zelený nebo modrý vzorek"],
    reputation: ["reputation", "reputacja", "репутація", "reputace"],
    satisfaction: ["satisfaction", "zadowolenie", "задоволення", "spokojenost"],
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
    built: ["every building is built", "wszystkie budynki zbudowane", "усі будівлі зведено", "všechny budovy postaveny"],
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
};
const ORDER = ["en", "pl", "uk", "cs"];

/// A name of the protocol as words: those of the language, or the name itself made readable.
export function word(name) {
    const known = Object.hasOwn(WORDS, name) ? WORDS[name][ORDER.indexOf(language())] : null;
    return known ?? String(name).replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("-", " ").toLowerCase();
}

export const Word = (name) => {
    const text = word(name);
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
export const amounts = (map) =>
    Object.entries(map ?? {})
        .filter(([, n]) => n !== 0)
        .map(([what, n]) => `${n} ${word(what)}`)
        .join(", ");

export const signed = (n) => (n > 0 ? `+${n}` : String(n).replace("-", "−"));
