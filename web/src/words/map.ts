import type { Said, Words } from './words.svelte';

export const map = {
    mars: ['Map of Mars', 'Mapa Marsa', 'Карта Марса', 'Mapa Marsu'],
    offPlanet: ['Off the planet', 'Poza planetą', 'Поза планетою', 'Mimo planetu'],
    rowPlace: [
        'Row {row}, space {place}',
        'Rząd {row}, pole {place}',
        'Ряд {row}, ділянка {place}',
        'Řada {row}, pole {place}',
    ],
    empty: ['empty', 'puste', 'порожня', 'prázdné'],
    oceanArea: ['reserved for an ocean', 'zarezerwowane dla oceanu', 'зарезервована для океану', 'vyhrazené pro oceán'],
    volcanic: ['volcanic', 'wulkaniczne', 'вулканічна', 'sopečné'],
    reservedFor: ['reserved for {title}', 'zarezerwowane: {title}', 'зарезервована: {title}', 'vyhrazené: {title}'],
    sale: ['{tile} for {n} M€', '{tile} za {n} M€', '{tile} за {n} M€', '{tile} za {n} M€'],
    ownedBy: ['{tile}, {name}', '{tile}, {name}', '{tile}, {name}', '{tile}, {name}'],
    neutral: ['neutral player', 'gracz neutralny', 'нейтральний гравець', 'neutrální hráč'],
    claimedBy: ['claimed by {name}', 'zajęte: {name}', 'зайнята: {name}', 'zabráno: {name}'],
    mayBeChosen: ['may be chosen', 'można wybrać', 'можна вибрати', 'lze zvolit'],
    chosen: ['chosen', 'wybrane', 'вибрано', 'zvoleno'],
    gain: ['gain {gains}', 'zysk: {gains}', 'отримаєте {gains}', 'zisk: {gains}'],
    justPlaced: ['new', 'nowe', 'нове', 'nové'],
    layers: ['Layers of the map', 'Warstwy mapy', 'Шари карти', 'Vrstvy mapy'],
    layerTiles: ['Tiles', 'Obszary', 'Жетони', 'Destičky'],
    layerOwners: ['Owners', 'Właściciele', 'Власники', 'Vlastníci'],
    layerBonuses: ['Bonuses under tiles', 'Premie pod obszarami', 'Бонуси під жетонами', 'Bonusy pod destičkami'],
    zoomOut: ['Whole map', 'Cała mapa', 'Уся карта', 'Celá mapa'],
    parameters: ['Global parameters', 'Wskaźniki globalne', 'Глобальні параметри', 'Hlavní faktory'],
    stepsLeft: [
        '{n} {n:step|steps} left',
        'jeszcze {n} {n:poziom|poziomy|poziomów}',
        'ще {n} {n:крок|кроки|кроків}',
        'zbývá {n} {n:stupeň|stupně|stupňů}',
    ],
    oceansLeft: [
        '{n} {n:ocean|oceans} left',
        'jeszcze {n} {n:ocean|oceany|oceanów}',
        'ще {n} {n:океан|океани|океанів}',
        'zbývá {n} {n:oceán|oceány|oceánů}',
    ],
    /// English and Polish leave no space before the sign.
    percent: ['{n}%', '{n}%', '{n}\u00a0%', '{n}\u00a0%'],
    done: ['done', 'gotowe', 'готово', 'hotovo'],
    wouldBe: ['would become {value}', 'stałoby się {value}', 'стане {value}', 'bude {value}'],
} satisfies Words;

export const parameters = {
    temperature: ['Temperature', 'Temperatura', 'Температура', 'Teplota'],
    oxygen: ['Oxygen', 'Tlen', 'Кисень', 'Kyslík'],
    ocean: ['Oceans', 'Oceany', 'Океани', 'Oceány'],
} satisfies Words;

/// What a step of a track gives besides.
export const trackBonuses: Record<string, Said> = {
    'heat-production': [
        'heat production +1 for whoever raises it',
        'produkcja ciepła +1 dla tego, kto podniesie',
        'виробництво тепла +1 тому, хто підвищить',
        'produkce tepla +1 pro toho, kdo zvýší',
    ],
    ocean: [
        'an ocean tile, placed by whoever raises it',
        'obszar oceanu, kładzie ten, kto podniesie',
        'жетон океану викладає той, хто підвищить',
        'destička oceánu, pokládá ten, kdo zvýší',
    ],
    temperature: [
        'temperature +1 step for whoever raises it',
        'temperatura +1 poziom dla tego, kto podniesie',
        'температура +1 крок тому, хто підвищить',
        'teplota +1 stupeň pro toho, kdo zvýší',
    ],
};

export const tiles: Record<string, Said> = {
    ocean: ['ocean', 'ocean', 'океан', 'oceán'],
    greenery: ['greenery', 'zieleń', 'зелень', 'zeleň'],
    city: ['city', 'miasto', 'місто', 'město'],
};

export const offPlanet: Record<string, Said> = {
    phobos: ['Phobos', 'Fobos', 'Фобос', 'Phobos'],
    ganymede: ['Ganymede', 'Ganimedes', 'Ганімед', 'Ganymedes'],
};

/// Spaces kept for the tile of one card, by that card.
export const areas: Record<string, Said> = {
    'noctis-city': ['Noctis', 'Noctis', 'Ноктіс', 'Noctis'],
};

/// An amount of something gained, in the accusative.
export const amounts: Record<string, Said> = {
    megacredits: ['{n} M€', '{n} M€', '{n} M€', '{n} €'],
    steel: [
        '{n} steel',
        '{n} {n:jednostka|jednostki|jednostek} stali',
        '{n} {n:одиницю|одиниці|одиниць} сталі',
        '{n} J oceli',
    ],
    titanium: [
        '{n} titanium',
        '{n} {n:jednostka|jednostki|jednostek} tytanu',
        '{n} {n:одиницю|одиниці|одиниць} титану',
        '{n} J titanu',
    ],
    plants: [
        '{n} {n:plant|plants}',
        '{n} {n:jednostka|jednostki|jednostek} roślinności',
        '{n} {n:рослину|рослини|рослин}',
        '{n} J rostlin',
    ],
    energy: [
        '{n} energy',
        '{n} {n:jednostka|jednostki|jednostek} energii',
        '{n} {n:одиницю|одиниці|одиниць} енергії',
        '{n} J energie',
    ],
    heat: [
        '{n} heat',
        '{n} {n:jednostka|jednostki|jednostek} ciepła',
        '{n} {n:одиницю|одиниці|одиниць} тепла',
        '{n} J tepla',
    ],
    card: ['{n} {n:card|cards}', '{n} {n:karta|karty|kart}', '{n} {n:карту|карти|карт}', '{n} {n:karta|karty|karet}'],
    resource: [
        '{n} {n:resource|resources} on a card',
        '{n} {n:zasób|zasoby|zasobów} na karcie',
        '{n} {n:ресурс|ресурси|ресурсів} на карті',
        '{n} {n:zdroj|zdroje|zdrojů} na kartě',
    ],
    production: ['production: {what}', 'produkcja: {what}', 'виробництво: {what}', 'produkce: {what}'],
};
