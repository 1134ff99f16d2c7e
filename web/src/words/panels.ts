import type { Words } from './words.svelte';

export const panels = {
    people: ['Players', 'Gracze', 'Гравці', 'Hráči'],
    mars: ['Mars', 'Mars', 'Марс', 'Mars'],
    decision: ['Decision', 'Decyzja', 'Рішення', 'Rozhodnutí'],
    hand: ['Hand', 'Ręka', 'Рука', 'Ruka'],
    map: ['Map', 'Mapa', 'Мапа', 'Mapa'],
    log: ['Log', 'Dziennik', 'Журнал', 'Deník'],
    goals: ['Goals', 'Cele', 'Цілі', 'Cíle'],
    colonies: ['Colonies', 'Kolonie', 'Колонії', 'Kolonie'],
    goalsAndLog: ['Goals and log', 'Cele i dziennik', 'Цілі й журнал', 'Cíle a deník'],
    parameters: ['Global parameters', 'Parametry globalne', 'Глобальні параметри', 'Globální parametry'],
    skipTo: ['Skip to: {part}', 'Przejdź do: {part}', 'Перейти: {part}', 'Přejít na: {part}'],
    views: ['Parts of the table', 'Części stołu', 'Частини столу', 'Části stolu'],
} satisfies Words;
