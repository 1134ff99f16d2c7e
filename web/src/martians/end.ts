import type { Words } from '../words/words.svelte';

export const end = {
    board: ['Board', 'Plansza', 'Поле', 'Deska'],
    replay: ['Watch the replay', 'Obejrzyj powtórkę', 'Переглянути повтор', 'Přehrát záznam'],
    again: ['Play again', 'Zagraj ponownie', 'Зіграти ще раз', 'Hrát znovu'],
    download: ['Download the game', 'Pobierz grę', 'Завантажити гру', 'Stáhnout hru'],
} satisfies Words;
