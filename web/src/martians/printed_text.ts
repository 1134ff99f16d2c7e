/// Texts of the catalogue tell what differs by the number of players for all of them; at a table one of it holds.
import { martiansHelp as words } from '../words/martians_help';
import { say } from '../words/words.svelte';

/// Spaces may be such that do not break.
const found = (text: string) => new RegExp(text.replaceAll('/', '\\/').replaceAll(' ', '\\s'), 'g');
const FIGURES = /(\d+)\/(\d+)\/(\d+)\/(\d+)/g;

export const forPlayers = (text: string, players: number): string =>
    text
        .replaceAll(found(say(words.byPlayers)), say(words.withPlayers, { n: players }))
        .replaceAll(FIGURES, (_, ...figures: string[]) => figures[players - 1] ?? '')
        .replaceAll(found(` 1 ${say(words.manyTimes)}`), ` 1 ${say(words.once)}`);
