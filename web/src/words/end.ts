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
    hints: ['hints: {n}', 'podpowiedzi: {n}', 'підказок: {n}', 'nápověd: {n}'],
    points: ['{n} {n:point|points}', '{n} {n:punkt|punkty|punktów}', '{n} {n:очко|очки|очок}', '{n} {n:bod|body|bodů}'],

    planet: [
        'The planet by generation',
        'Planeta w kolejnych pokoleniach',
        'Планета за поколіннями',
        'Planeta po generacích',
    ],
    temperature: ['Temperature', 'Temperatura', 'Температура', 'Teplota'],
    oxygen: ['Oxygen', 'Tlen', 'Кисень', 'Kyslík'],
    oceans: ['Oceans', 'Oceany', 'Океани', 'Oceány'],

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
        '{name}, gen. {g}: +{n}',
        '{name}, pok. {g}: +{n}',
        '{name}, пок. {g}: +{n}',
        '{name}, gen. {g}: +{n}',
    ],
    turningWhy: [
        'The greatest change between first and second place in one generation.',
        'Największa zmiana między pierwszym a drugim miejscem w jednym pokoleniu.',
        'Найбільша зміна між першим і другим місцем за одне покоління.',
        'Největší změna mezi prvním a druhým místem během jedné generace.',
    ],
    noCharts: [
        'The charts could not be loaded.',
        'Nie udało się wczytać wykresów.',
        'Не вдалося завантажити графіки.',
        'Grafy se nepodařilo načíst.',
    ],

    fair: ['Fair deal', 'Uczciwe rozdanie', 'Чесна роздача', 'Poctivé rozdání'],
    fairHelp: [
        'The server sealed its secret before anybody sat down. The deal follows from it and from what each page added.',
        'Serwer zapieczętował swój sekret, zanim ktokolwiek usiadł. Rozdanie wynika z niego i z tego, co dodały strony graczy.',
        'Сервер запечатав свій секрет, перш ніж хтось сів за стіл. Роздача випливає з нього й з того, що додали сторінки гравців.',
        'Server zapečetil své tajemství dřív, než si kdo sedl. Rozdání plyne z něj a z toho, co přidaly stránky hráčů.',
    ],
    check: ['Check this deal', 'Sprawdź rozdanie', 'Перевірити роздачу', 'Ověřit rozdání'],
    holds: [
        'Checked here: secret and seal fit, and so do seed and shares ({n} of {m} seats).',
        'Sprawdzono tutaj: sekret pasuje do pieczęci, a ziarno do udziałów (miejsca: {n} z {m}).',
        'Перевірено тут: секрет відповідає печаті, а зерно — часткам (місць: {n} з {m}).',
        'Ověřeno zde: tajemství odpovídá pečeti a semínko podílům (míst: {n} z {m}).',
    ],
    fails: [
        'It does not fit: secret and seal are not of one piece.',
        'Nie zgadza się: sekret nie pasuje do pieczęci.',
        'Не сходиться: секрет не відповідає печаті.',
        'Nesedí: tajemství neodpovídá pečeti.',
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
