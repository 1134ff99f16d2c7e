import type { Words } from './words.svelte';

/// What everybody at a table of Martians has, explained.
export const martiansHelp = {
    time: [
        'What a turn can spend. Every action shows how much it takes, a slow field one more. What is left when the turn ends is lost.',
        'Tyle można wydać w turze. Każda akcja pokazuje, ile zabiera, a spowolnione pole o jeden więcej. Co zostanie na koniec tury, przepada.',
        'Те, що можна витратити за хід. Кожна дія показує, скільки забирає, а повільне поле — на один більше. Що лишиться наприкінці ходу, пропадає.',
        'Kolik lze v tahu utratit. Každá akce ukazuje, kolik zabere, pomalé pole o jeden víc. Co na konci tahu zbude, propadne.',
    ],
    marker: [
        'Put on a free field to visit a building, it stays there until you rest. Sickness and hunger left at the end of a round lock markers away.',
        'Kładziesz go na wolnym polu, żeby odwiedzić budynek, i zostaje tam, aż odpoczniesz. Choroba i głód pozostałe na koniec rundy zabierają znaczniki.',
        'Його ставлять на вільне поле, щоб відвідати будівлю, і він лишається там до відпочинку. Хвороби й голод, що лишилися наприкінці раунду, забирають маркери.',
        'Položíte ji na volné pole, abyste navštívili budovu, a zůstane tam, dokud si neodpočinete. Nemoc a hlad na konci kola značky odeberou.',
    ],
    colonist: [
        'Each colonist has one turn in every round. Where oxygen is missing when the round ends, one dies for good, and its turn is gone.',
        'Każdy kolonista ma jedną turę w każdej rundzie. Gdzie na koniec rundy brakuje tlenu, jeden ginie na zawsze, a z nim jego tura.',
        'Кожен колоніст має один хід у кожному раунді. Де наприкінці раунду бракує кисню, один гине назавжди, а з ним і його хід.',
        'Každý kolonista má v každém kole jeden tah. Kde na konci kola chybí kyslík, jeden navždy zemře a jeho tah s ním.',
    ],
    satisfaction: [
        'Everybody shares it. It rises with oxygen made, deliveries, building and tasks; the RTG costs some of it. A mission may ask for a certain amount.',
        'Wspólne dla wszystkich. Rośnie za tlen, dostawy, budowę i zadania; RTG trochę go kosztuje. Misja może wymagać określonego poziomu.',
        'Спільна для всіх. Зростає за кисень, доставки, будівництво й завдання; РІТЕГ трохи її забирає. Місія може вимагати певного рівня.',
        'Společná pro všechny. Roste za kyslík, dodávky, stavbu a úkoly; RTG jí kus stojí. Mise může žádat určitou výši.',
    ],
    byPlayers: ['with 1/2/3/4 players', 'przy 1/2/3/4 graczach', 'для 1/2/3/4 гравців', 'při 1/2/3/4 hráčích'],
    withPlayers: [
        'with {n} {n:player|players}',
        'przy {n} {n:graczu|graczach|graczach}',
        'для {n} {n:гравця|гравців|гравців}',
        'při {n} {n:hráči|hráčích|hráčích}',
    ],
    manyTimes: ['times', 'razy', 'разів', '×'],
    once: ['time', 'raz', 'раз', '×'],
    built: [
        'Built: no field is slow any more.',
        'Ukończono budowę: nie ma już spowolnionych pól.',
        'Добудовано: повільних полів більше немає.',
        'Dostavěno: žádné pole už není pomalé.',
    ],
    expanded: [
        'Expanded: no field is closed any more.',
        'Ukończono rozbudowę: nie ma już zamkniętych pól.',
        'Розширено: закритих полів більше немає.',
        'Rozšířeno: žádné pole už není uzavřené.',
    ],
    canBeChosen: ['Can be done now', 'Można teraz', 'Можна зараз', 'Lze teď'],
    goThere: ['Show where', 'Pokaż gdzie', 'Показати де', 'Ukázat kde'],
} satisfies Words;
