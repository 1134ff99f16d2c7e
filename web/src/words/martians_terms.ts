/// Words of Martians that stand in tables; sentences, titles and texts come from the server.
import { say, speech, type Words } from './words.svelte';

const words: Words = {
    energy: ['energy', 'energia', 'енергія', 'energie'],
    oxygen: ['oxygen', 'tlen', 'кисень', 'kyslík'],
    time: ['time', 'czas', 'час', 'čas'],
    aux: ['auxiliary material', 'materiał pomocniczy', 'допоміжні матеріали', 'pomocný materiál'],
    'short aux': ['material', 'materiał', 'матеріали', 'materiál'],
    water: ['water', 'woda', 'вода', 'voda'],
    ice: ['ice', 'lód', 'лід', 'led'],
    regolith: ['regolith', 'regolit', 'реголіт', 'regolit'],
    food: ['food', 'żywność', 'їжа', 'jídlo'],
    medicine: ['medicine', 'leki', 'ліки', 'léky'],
    money: ['money', 'pieniądze', 'монети', 'mince'],
    'mineral-yellow': ['yellow samples', 'żółte próbki', 'жовті зразки', 'žluté vzorky'],
    'mineral-red': ['red samples', 'czerwone próbki', 'червоні зразки', 'červené vzorky'],
    'mineral-green': ['green samples', 'zielone próbki', 'зелені зразки', 'zelené vzorky'],
    'mineral-blue': ['blue samples', 'niebieskie próbki', 'сині зразки', 'modré vzorky'],
    'mineral-any': ['any sample', 'dowolna próbka', 'будь-який зразок', 'libovolný vzorek'],
    'mineral-green-or-blue': [
        'green or blue sample',
        'zielona lub niebieska próbka',
        'зелений або синій зразок',
        'zelený nebo modrý vzorek',
    ],
    reputation: ['reputation', 'reputacja', 'репутація', 'reputace'],
    satisfaction: ['satisfaction', 'zadowolenie', 'задоволеність', 'spokojenost'],
    sickness: ['sickness', 'choroba', 'хвороба', 'nemoc'],
    hunger: ['hunger', 'głód', 'голод', 'hlad'],
    'task landing-report': ['Landing report', 'Raport z lądowania', 'Звіт про посадку', 'Zpráva o přistání'],
    'task power-test': ['Power test', 'Test zasilania', 'Випробування енергосистеми', 'Zkouška napájení'],
    'task fill-tank': [
        'Fill the reserve tank',
        'Napełnienie zbiornika rezerwowego',
        'Наповнення резервного бака',
        'Naplnění záložní nádrže',
    ],
    'task ice-cores': [
        'Ship ice cores',
        'Wysyłka rdzeni lodowych',
        'Відправлення крижаних кернів',
        'Odeslání ledových jader',
    ],
    'task pantry': ['Stock the pantry', 'Zapełnienie spiżarni', 'Поповнення комори', 'Naplnění spíže'],
    'task seed-vault': [
        'Open the seed vault',
        'Otwarcie banku nasion',
        'Відкриття сховища насіння',
        'Otevření semenné banky',
    ],
    'task family-clinic': ['Family clinic', 'Przychodnia rodzinna', 'Сімейна клініка', 'Rodinná klinika'],
    'task nursery': ['Fit out the nursery', 'Wyposażenie żłobka', 'Облаштування дитячої кімнати', 'Vybavení jeslí'],
    'task bright-pair': ['Bright pair', 'Jaskrawa para', 'Яскрава пара', 'Pestrá dvojice'],
    'task rare-sample': ['Rare sample', 'Rzadka próbka', 'Рідкісний зразок', 'Vzácný vzorek'],
    'task core-crate': ['Core crate', 'Skrzynia rdzeni wiertniczych', 'Ящик із кернами', 'Bedna vrtných jader'],
    'task battery-bank': ['Battery bank', 'Bateria akumulatorów', 'Акумуляторна батарея', 'Bateriové úložiště'],
    'task heat-shields': ['Heat shields', 'Osłony termiczne', 'Теплозахисні екрани', 'Tepelné štíty'],
    'task reserve-food': ['Emergency larder', 'Awaryjna spiżarnia', 'Комора на чорний день', 'Nouzová spíž'],
    'task reserve-medicine': [
        'Emergency ward',
        'Oddział ratunkowy',
        'Палата невідкладної допомоги',
        'Nouzová ošetřovna',
    ],
    'task call-home': ['Build a stronger voice', 'Donośniejszy głos', 'Гучніший голос', 'Silnější hlas'],
};

/// A name of the protocol as words; of one sort of things where it has its own (an action, a task).
export function word(name: string, sort = '', slots: Record<string, string | number> = {}): string {
    const said = words[`${sort} ${name}`] ?? words[name];
    return said ? say(said, slots) : name.replaceAll('-', ' ');
}
export function Word(name: string, sort = ''): string {
    const text = word(name, sort);
    return text.charAt(0).toUpperCase() + text.slice(1);
}
/// “3 ice”; in languages that decline nouns after numbers “led 3”.
export const counted = (what: string, n: number | string) =>
    speech.language === 'en' ? `${n} ${word(what)}` : `${word(what)} ${n}`;
/// “3 ice, 2 energy”
export const amounts = (map: Record<string, number>) =>
    Object.entries(map)
        .filter(([, n]) => n !== 0)
        .map(([what, n]) => counted(what, n))
        .join(', ');
