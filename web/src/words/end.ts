import type { Words } from './words.svelte';

/// The end of a game.
export const end = {
    terraformed: ['Mars is terraformed', 'Mars jest sterraformowany', 'Марс тераформовано', 'Mars je teraformován'],
    notTerraformed: [
        'Mars is not ready yet',
        'Mars nie jest jeszcze gotowy',
        'Марс ще не готовий',
        'Mars ještě není připraven',
    ],
    ahead: [
        '{n} ahead of {name}.',
        'Przewaga: {n}, drugie miejsce: {name}.',
        'Перевага: {n}, друге місце: {name}.',
        'Náskok: {n}, druhé místo: {name}.',
    ],
    tied: [
        'As many points as {name}; more M€ decided: {a} against {b}.',
        'Tyle samo punktów: {name}. Rozstrzygnęły M€: {a} do {b}.',
        'Стільки ж очок: {name}. Вирішили M€: {a} проти {b}.',
        'Stejně bodů: {name}. Rozhodly €: {a} proti {b}.',
    ],
    decided: [
        'Decided by {part}: {a} points against {b}.',
        'Rozstrzygnęło: {part}, {a} do {b}.',
        'Вирішило: {part}, {a} проти {b}.',
        'Rozhodlo: {part}, {a} proti {b}.',
    ],
    generations: [
        '{n} {n:generation|generations}',
        '{n} {n:pokolenie|pokolenia|pokoleń}',
        '{n} {n:покоління|покоління|поколінь}',
        '{n} {n:generace|generace|generací}',
    ],
    replay: ['Watch replay', 'Obejrzyj powtórkę', 'Переглянути гру', 'Přehrát záznam'],
    download: ['Download game', 'Pobierz grę', 'Завантажити гру', 'Stáhnout hru'],
    again: ['Play again', 'Zagraj ponownie', 'Зіграти ще', 'Hrát znovu'],
    toNext: ['To the next game', 'Do następnej gry', 'До наступної гри', 'K další hře'],
    board: ['Board', 'Plansza', 'Поле', 'Deska'],

    score: ['Score', 'Wynik', 'Рахунок', 'Skóre'],
    left: ['{n} M€ left', 'zostało {n} M€', 'лишилося {n} M€', 'zbylo {n} €'],
    hints: [
        'asked for {n} {n:hint|hints}',
        'skorzystano z {n} podpowiedzi',
        'використано {n} {n:підказку|підказки|підказок}',
        '{n:využita|využity|využito} {n} {n:nápověda|nápovědy|nápověd}',
    ],
    points: ['{n} {n:point|points}', '{n} {n:punkt|punkty|punktów}', '{n} {n:очко|очки|очок}', '{n} {n:bod|body|bodů}'],

    planet: [
        'The planet by generation',
        'Planeta w kolejnych pokoleniach',
        'Планета за поколіннями',
        'Planeta po generacích',
    ],

    goals: ['Awards and milestones', 'Nagrody i Tytuły', 'Нагороди й досягнення', 'Soutěže a čestné tituly'],
    fundedBy: ['funded by {name}', 'fundator: {name}', 'профінансовано: {name}', 'sponzor: {name}'],
    noAward: [
        'No award was funded.',
        'Nie ufundowano Nagród.',
        'Нагород не профінансовано.',
        'Žádná soutěž nemá sponzora.',
    ],
    bestCards: ['Cards worth most', 'Najwięcej warte karty', 'Найцінніші карти', 'Nejcennější karty'],
    noCards: [
        'No card gave points.',
        'Żadna karta nie dała punktów.',
        'Жодна карта не дала очок.',
        'Žádná karta nedala body.',
    ],

    byGeneration: ['By generation', 'W pokoleniach', 'За поколіннями', 'Po generacích'],
    chartPoints: ['Points', 'Punkty', 'Очки', 'Body'],
    chartTr: ['TR', 'WT', 'РТ', 'TR'],
    chartProduction: ['Production', 'Produkcja', 'Виробництво', 'Produkce'],
    chartPlayed: ['Cards played', 'Zagrane karty', 'Зіграні карти', 'Zahrané karty'],
    aboutPoints: [
        'as if the game had ended there',
        'jakby gra kończyła się wtedy',
        'ніби гра закінчилася тоді',
        'jako by hra končila tehdy',
    ],
    aboutTr: ['terraform rating', 'współczynnik terraformacji', 'рейтинг тераформування', 'teraformační rating'],
    aboutProduction: [
        'all six kinds together',
        'wszystkie sześć rodzajów razem',
        'усі шість видів разом',
        'všech šest druhů dohromady',
    ],
    aboutPlayed: ['since the start', 'od początku', 'від початку', 'od začátku'],
    turningPoint: ['Turning point', 'Punkt zwrotny', 'Перелом', 'Zlom'],
    turningAbout: [
        '{name} leads from gen. {g}',
        '{name} prowadzi od pok. {g}',
        '{name} попереду від пок. {g}',
        '{name} vede od gen. {g}',
    ],
    turningWhy: [
        'From here on nobody caught up with the winner.',
        'Odtąd nikt już nie dogonił zwycięzcy.',
        'Відтоді ніхто вже не наздогнав переможця.',
        'Odtud už vítěze nikdo nedohnal.',
    ],

    fair: ['Was the deal fair?', 'Czy rozdanie było uczciwe?', 'Чи чесною була роздача?', 'Bylo rozdání poctivé?'],
    fairHelp: [
        'Nobody could choose the cards: the server fixed its part before anybody sat down, and the page of every player may add to it.',
        'Nikt nie mógł wybrać kart: serwer ustalił swoją część, zanim ktokolwiek usiadł, a strona każdego gracza może coś do niej dodać.',
        'Ніхто не міг вибрати карти: сервер визначив свою частину, перш ніж хтось сів за стіл, а сторінка кожного гравця може додати свою.',
        'Karty si nikdo nemohl vybrat: server určil svou část dřív, než si kdo sedl, a stránka každého hráče k ní může něco přidat.',
    ],
    check: ['Check this deal', 'Sprawdź rozdanie', 'Перевірити роздачу', 'Ověřit rozdání'],
    holds: [
        'Checked here: nothing was changed (seats that added to the deal: {n} of {m}).',
        'Sprawdzono tutaj: niczego nie zmieniono (miejsca, które dodały coś do rozdania: {n} z {m}).',
        'Перевірено тут: нічого не змінено (місць, що додали своє до роздачі: {n} з {m}).',
        'Ověřeno zde: nic se nezměnilo (míst, která k rozdání něco přidala: {n} z {m}).',
    ],
    holdsAlone: [
        'Checked here: nothing was changed. No player’s page added to this deal: it is the part alone that the server had fixed beforehand.',
        'Sprawdzono tutaj: niczego nie zmieniono. Strona żadnego gracza nic do tego rozdania nie dodała: to sama część, którą serwer ustalił z góry.',
        'Перевірено тут: нічого не змінено. Сторінки гравців нічого не додали до цієї роздачі: це лише частина, яку сервер визначив заздалегідь.',
        'Ověřeno zde: nic se nezměnilo. Stránky hráčů k tomuto rozdání nic nepřidaly: je to jen část, kterou server určil předem.',
    ],
    fails: [
        'It does not fit: this is not the deal that was fixed beforehand.',
        'Nie zgadza się: to nie jest rozdanie, które ustalono z góry.',
        'Не сходиться: це не та роздача, яку визначено заздалегідь.',
        'Nesedí: toto není rozdání, které bylo určeno předem.',
    ],
    cannotCheck: [
        'This browser can check only over HTTPS. Download the game and run: planitia verify FILE',
        'Ta przeglądarka sprawdza tylko przez HTTPS. Pobierz grę i uruchom: planitia verify PLIK',
        'Цей браузер перевіряє лише через HTTPS. Завантажте гру й запустіть: planitia verify ФАЙЛ',
        'Tento prohlížeč ověřuje jen přes HTTPS. Stáhněte hru a spusťte: planitia verify SOUBOR',
    ],
    moreAboutChecks: [
        'Every move is checked by “planitia verify” with the downloaded game.',
        'Każdy ruch sprawdza „planitia verify” z pobraną grą.',
        'Кожен хід перевіряє «planitia verify» із завантаженою грою.',
        'Každý tah ověří „planitia verify“ se staženou hrou.',
    ],
} satisfies Words;
