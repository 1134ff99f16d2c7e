import type { Words } from './words.svelte';

/// How one knows that nobody chose the cards.
export const deal = {
    how: ['Is the deal fair?', 'Czy rozdanie jest uczciwe?', 'Чи чесна роздача?', 'Je rozdání poctivé?'],
    code: ['The code of the deal', 'Kod rozdania', 'Код роздачі', 'Kód rozdání'],
    why: [
        'Nobody can choose the cards. This code was fixed beforehand; once the game is over, it shows that nothing was changed.',
        'Nikt nie może wybrać kart. Ten kod ustalono z góry; po grze pokaże, że niczego nie zmieniono.',
        'Ніхто не може вибирати карти. Цей код визначено заздалегідь; після гри він покаже, що нічого не змінено.',
        'Karty si nikdo nemůže vybrat. Tento kód byl určen předem; po hře ukáže, že se nic nezměnilo.',
    ],
} satisfies Words;
