import { describe, expect, it } from 'vitest';
import type { Line, Preview } from '../../src/net/documents';
import { freshSpaces } from '../../src/terraforming/fresh';
import { gainsOf, sayGains } from '../../src/terraforming/gains';

const preview = (events: object[]) => ({ option: 0, changes: [], events, hidden: [] }) as unknown as Preview;
const gained = (resource: string, amount: number, player = 0) => ({
    kind: 'resource-changed',
    player,
    resource,
    amount,
    text: '',
});

describe('what a space brings', () => {
    it('adds up what is mine, M€ last', () => {
        const events = [gained('megacredits', 2), gained('plants', 1), gained('megacredits', 2), gained('steel', 1, 1)];
        const gains = gainsOf(preview(events), 0, () => 'resource-any');
        expect(gains.map((each) => [each.what, each.amount])).toEqual([
            ['plants', 1],
            ['megacredits', 4],
        ]);
        expect(sayGains(gains)).toBe('1 plant, 4 M€');
    });
    it('tells production, cards and what lies on cards', () => {
        const events = [
            { kind: 'production-changed', player: 0, resource: 'steel', amount: 1, text: '' },
            { kind: 'cards-drawn', player: 0, amount: 2, text: '' },
            { kind: 'card-resources-changed', player: 0, card: 'herbivores', amount: 1, text: '' },
            { kind: 'rating-changed', player: 0, amount: 1, text: '' },
        ];
        const gains = gainsOf(preview(events), 0, () => 'resource-animals');
        expect(gains.map((each) => each.what)).toEqual(['card', 'resource-animals', 'steel']);
        expect(sayGains(gains)).toBe('2 cards, 1 resource on a card, production: 1 steel');
    });
});

describe('what is new on the map', () => {
    const line = (number: number, by: number, space?: number) =>
        ({ number, by, space, kind: space ? 'tile-placed' : 'passed', choice: number, move: number, text: '' }) as Line;
    const lines = [line(0, 1, 4), line(1, 0), line(2, 1, 7), line(3, 2, 9)];
    it('is what others placed since I chose', () => expect([...freshSpaces(lines, 0)]).toEqual([7, 9]));
    it('is the last tile for who watches', () => expect([...freshSpaces(lines, null)]).toEqual([9]));
});
