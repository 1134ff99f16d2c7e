import { describe, expect, it } from 'vitest';
import type { Line } from '../../src/net/documents';
import { besideEachOther, chaptersOf, filtered, hitsOf, movesOf, sinceMine } from '../../src/table/lines';
import { sentences } from '../../src/table/speak';
import { piecesOf, withoutSource } from '../../src/table/titles';
import { incomeSaid } from '../../src/terraforming/produced';

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

const tell = (resource: string, amount: number) => `${amount} of ${resource}`;

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
    it('gives everybody an entry where all chose at once', () => {
        const revealed = [
            line(1, 5, 0, 1, 'Jan plays as “Ecoline”.'),
            line(2, 5, 0, 1, 'Jan: +36 M€', 36),
            line(3, 5, 0, 0, 'Ola plays as “Saturn Systems”.'),
            line(4, 5, 0, 0, 'Ola: +42 M€', 42),
            line(5, 5, 0, 1, 'Jan: +1 M€ production', 1),
        ];
        expect(movesOf(revealed, 0, names).map((each) => [each.by, each.effects.map((one) => one.text)])).toEqual([
            [1, ['+36 M€']],
            [0, ['+42 M€', 'Jan: +1 M€ production']],
        ]);
    });
    it('makes a link of every title, and of nothing about it', () => {
        const titles = new Map([
            ['Comet', 'comet'],
            ['Saturn Systems', 'saturn-systems'],
        ]);
        const text = '+42 M€ (“Saturn Systems”), +1 titanium production (“Saturn Systems”) after “Comet”.';
        expect(piecesOf(text, titles)).toEqual([
            { text: '+42 M€ (“' },
            { text: 'Saturn Systems', card: 'saturn-systems' },
            { text: '”), +1 titanium production (“' },
            { text: 'Saturn Systems', card: 'saturn-systems' },
            { text: '”) after “' },
            { text: 'Comet', card: 'comet' },
            { text: '”.' },
        ]);
        expect(piecesOf('Ola passes.', titles)).toEqual([{ text: 'Ola passes.' }]);
    });
    it('does not name a source again that was told just before', () => {
        const text = '−2 steel („Kappa (2) “), +1 energy (“Power Plant”), +1 heat (“Comet”)';
        expect(withoutSource(text, 'Power Plant')).toBe('−2 steel („Kappa (2) “), +1 energy, +1 heat (“Comet”)');
        expect(withoutSource('+1 („Kappa (2)“)', 'Kappa (2)')).toBe('+1');
        expect(withoutSource(text, '')).toBe(text);
    });
    it('knows what was done to me', () => {
        const moves = movesOf(lines, 0, names);
        expect(moves.map((each) => each.hasHit)).toEqual([false, true, false]);
        expect(filtered(moves, 'hits', 0, 0)).toHaveLength(1);
        expect(movesOf(lines, 1, names).some((each) => each.hasHit)).toBe(false);
    });
    it('tells what was done to me first, the newest before the others', () => {
        const again = [...lines, { ...line(9, 4, 1, 0, 'Ola: −2 M€', -2), card: 'hackers' }];
        expect(hitsOf(movesOf(again, 0, names)).map((each) => [each.move.head.text, each.text])).toEqual([
            ['Ola: −2 M€', 'Ola: −2 M€'],
            ['Jan plays “Asteroid”.', 'Ola: −3 plants'],
        ]);
        expect(hitsOf(movesOf(again, 1, names))).toEqual([]);
    });
    it('tells what production brought me', () => {
        const produced = lines.map((each) =>
            each.number === 6 ? { ...each, kind: 'production-phase', amount: 1 } : each,
        );
        expect(incomeSaid(produced, 0, names, tell)).toEqual({
            generation: 1,
            text: 'Production phase of generation 1. +20 M€, −2 energy',
        });
        expect(incomeSaid(produced, 1, names, tell)).toEqual({ generation: 1, text: '' });
        expect(incomeSaid(lines, 0, names, tell)).toBeNull();
    });
    it('tells each resource of a production once', () => {
        const produced = [
            { ...line(0, 1, 0, null, 'Production phase.'), kind: 'production-phase' },
            { ...line(1, 1, 0, 0, 'Ola: −1 energy', -1), resource: 'energy' },
            { ...line(2, 1, 0, 0, 'Ola: +1 heat', 1), resource: 'heat' },
            { ...line(3, 1, 0, 0, 'Ola: +9 M€', 9), resource: 'megacredits' },
            { ...line(4, 1, 0, 0, 'Ola: +1 energy', 1), resource: 'energy' },
            { ...line(5, 1, 0, 0, 'Ola: +5 heat', 5), resource: 'heat' },
        ];
        expect(incomeSaid(produced, 0, names, tell)?.text).toBe('Production phase. 6 of heat, +9 M€');
    });
    it('begins with my last turn, whatever came of it', () => {
        expect(sinceMine(lines, 0)).toBe(0);
        expect(sinceMine(lines, 1)).toBe(2);
        expect(filtered(movesOf(lines, 1, names), 'since', 2, 1)).toHaveLength(2);
    });
    it('is not empty right after my own move', () => {
        const mine = [...lines, line(9, 4, 0, 0, 'Ola plays “Mine”.'), line(10, 5, 0, 0, 'Ola passes.')];
        const since = sinceMine(mine, 0);
        expect(since).toBe(9);
        expect(filtered(movesOf(mine, 0, names), 'since', since, 0).map((each) => each.head.text)).toEqual([
            'Ola plays “Mine”.',
            'Ola passes.',
        ]);
    });
    it('alone, goes back to the last phase', () => {
        const solo = lines.map((each) => ({ ...each, by: 0 }));
        expect(sinceMine(solo, 0)).toBe(0);
        expect(sinceMine([...solo, line(9, 4, 0, 0, 'Ola plays “Mine”.')], 0)).toBe(7);
    });
    it('is all of it before my first move, and for who watches', () => {
        expect(sinceMine(lines, 2)).toBe(0);
        expect(sinceMine(lines, null)).toBe(0);
        const draft = { ...line(9, 4, 0, 0, 'Ola plays “Mine”.'), draft: true };
        expect(sinceMine([...lines.slice(2), draft], 0)).toBe(0);
    });
    it('has chapters with their own numbers, and what comes before the first', () => {
        const begun = { ...line(9, 3, 1, null, 'Generation 2 begins.', 2), kind: 'generation-started' };
        const moves = movesOf([...lines, begun, line(10, 4, 0, 0, 'Ola buys 2 cards.')], 0, names);
        const chapters = chaptersOf(moves, 'generation-started');
        expect(chapters.map((each) => each.number)).toEqual([1, 2]);
        expect(chapters[0]?.key).toBe(moves[0]?.key);
        expect(chaptersOf(moves, 'round-started')).toEqual([]);
    });
    it('is told in a sentence for each move', () => {
        expect(sentences(lines.slice(2, 6), 0)).toEqual(['Jan plays “Asteroid”. Ola: −3 plants']);
    });
});

it('effects stand beside each other: whole sentences without a comma', () => {
    expect(besideEachOther(['+1 plant', '−2 M€'])).toBe('+1 plant, −2 M€');
    expect(besideEachOther(['Ola feeds quarter 3.', 'Ola gains 2.'])).toBe('Ola feeds quarter 3. Ola gains 2.');
    expect(besideEachOther([])).toBe('');
});
