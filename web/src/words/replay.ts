import type { Words } from './words.svelte';

/// Looking at a game again.
export const replay = {
    title: ['Replay', 'Powtórka', 'Перегляд', 'Záznam hry'],
    scrubber: ['Steps of the game', 'Kroki gry', 'Кроки гри', 'Kroky hry'],
    back: ['One step back', 'Krok wstecz', 'Крок назад', 'O krok zpět'],
    on: ['One step on', 'Krok dalej', 'Крок далі', 'O krok dál'],
    play: ['Play', 'Odtwarzaj', 'Програти', 'Přehrát'],
    pause: ['Pause', 'Wstrzymaj', 'Пауза', 'Pozastavit'],
    speed: ['Speed', 'Prędkość', 'Швидкість', 'Rychlost'],
    generation: ['Generation {n}', 'Pokolenie {n}', 'Покоління {n}', 'Generace {n}'],
    round: ['Round {n}', 'Runda {n}', 'Раунд {n}', 'Kolo {n}'],
    start: ['Start', 'Początek', 'Початок', 'Začátek'],
    jump: ['Jump to', 'Przejdź do', 'Перейти до', 'Přejít na'],
    eyes: ['Seen by', 'Oczami', 'Очима', 'Pohled'],
    everything: ['all open', 'wszystko', 'усе', 'vše'],
    spectator: ['a spectator', 'widz', 'глядач', 'divák'],
    stepOf: ['Step {n} of {m}', 'Krok {n} z {m}', 'Крок {n} з {m}', 'Krok {n} z {m}'],
    fork: ['Play on from here', 'Graj dalej stąd', 'Грати звідси', 'Hrát dál odtud'],
    forkHelp: [
        'A new table with this position, against bots.',
        'Nowy stół z tą pozycją, przeciwko botom.',
        'Новий стіл із цією позицією, проти ботів.',
        'Nový stůl s touto pozicí, proti botům.',
    ],
    forked: [
        'This is a new table. The finished game stays as it was.',
        'To jest nowy stół. Zakończona gra pozostaje bez zmian.',
        'Це новий стіл. Завершена гра лишається, як була.',
        'Toto je nový stůl. Skončená hra zůstává, jak byla.',
    ],
    result: ['Result', 'Wynik', 'Результат', 'Výsledek'],
    notYet: [
        'Only games that are over can be looked at again.',
        'Powtórkę mają tylko gry zakończone.',
        'Переглядати можна лише завершені ігри.',
        'Znovu lze procházet jen skončené hry.',
    ],
    toTable: ['To the table', 'Do stołu', 'До столу', 'Ke stolu'],
} satisfies Words;
