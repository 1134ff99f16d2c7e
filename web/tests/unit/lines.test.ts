import { describe, expect, it } from 'vitest';
import type { Line } from '../../src/net/documents';
import { filtered, movesOf, sinceMine } from '../../src/table/lines';
import { sentences } from '../../src/table/speak';

const names = ['Ola', 'Jan'];
const line = (number: number, move: number, by: number, player: number | null, text: string, amount = 0): Line =>
    ({ number, move, choice: move, by, player, kind: 'resource-changed', text, amount }) as Line;
const lines = [
    line(1, 1, 0, 0, 'Ola plays “Comet”.'),
    line(0, 1, 0, 0, 'Ola: −21 M€', -21),
    line(2, 2, 1, 1, 'Jan plays “Asteroid”.'),
    line(3, 2, 1, 1, 'Jan: −14 M€', -14),
    line(4, 2, 1, 1, 'Jan: +2 titanium', 2),
    { ...line(5, 2, 1, 0, 'Ola: −3 plants', -3), card: 'asteroid' },
    line(6, 3, 1, null, 'Production phase of generation 1.'),
    line(7, 3, 1, 0, 'Ola: +20 M€', 20),
    line(8, 3, 1, 0, 'Ola: −2 energy', -2), // it becomes heat: nobody's doing
];

describe('the log', () => {
    it('is grouped by move; effects of one player are one line', () => {
        const moves = movesOf(lines, 0, names);
        expect(moves.map((each) => each.head.text)).toEqual([
            'Ola plays “Comet”.',
            'Jan plays “Asteroid”.',
            'Production phase of generation 1.',
        ]);
        expect(moves[1]?.effects.map((each) => each.text)).toEqual(['−14 M€, +2 titanium', 'Ola: −3 plants']);
        expect(moves[2]?.effects.map((each) => each.text)).toEqual(['Ola: +20 M€, −2 energy']);
    });
    it('knows what was done to me', () => {
        const moves = movesOf(lines, 0, names);
        expect(moves.map((each) => each.hasHit)).toEqual([false, true, false]);
        expect(filtered(moves, 'hits', 0, 0)).toHaveLength(1);
        expect(movesOf(lines, 1, names).some((each) => each.hasHit)).toBe(false);
    });
    it('begins after my last move', () => {
        expect(sinceMine(lines, 0)).toBe(2);
        expect(filtered(movesOf(lines, 0, names), 'since', 2, 0)).toHaveLength(2);
    });
    it('is told in a sentence for each move', () => {
        expect(sentences(lines.slice(2, 6), 0)).toEqual(['Jan plays “Asteroid”. Ola: −3 plants']);
    });
});
