import { expect, test } from 'vitest';
import type { Entry, Glyph } from '../../src/cards/catalogue.svelte';
import type { State } from '../../src/net/documents';
import { countsOf } from '../../src/terraforming/counts';

const state = {
    view: { temperature: -8, oxygen: 5 },
    facts: {
        parameters: { ocean: { level: 4, steps: 9, left: 5 } },
        players: [{ tags: { jovian: 1 } }, { tags: { jovian: 3, plant: 2 } }],
    },
} as unknown as State;
const card = (part: string, ...strip: Glyph[]): Entry => ({
    kind: 'project',
    id: 'x',
    title: 'X',
    text: '',
    icons: [{ part, strip }],
});

test('what is counted is told as it is for that player', () => {
    const points = card('points', { icon: 'points', text: '1' }, { text: '/' }, { icon: 'tag-jovian' });
    expect(countsOf(state, points, 1)).toEqual([{ icon: 'tag-jovian', text: '3' }]);
    expect(countsOf(state, points, 0)).toEqual([{ icon: 'tag-jovian', text: '1' }]);
});

test('what is required is told as it is now', () => {
    expect(countsOf(state, card('requirement', { icon: 'temperature', text: '≥ −4 °C' }), 0)).toEqual([
        { icon: 'temperature', text: '−8 °C' },
    ]);
    expect(countsOf(state, card('requirement', { icon: 'tile-ocean', text: '5' }), 0)).toEqual([
        { icon: 'tile-ocean', text: '4' },
    ]);
});

test('what others have, and what only sets an effect off, is not counted', () => {
    const others = card('production', { text: '/' }, { icon: 'tag-jovian', 'any-player': true });
    expect(countsOf(state, others, 1)).toEqual([]);
    const either = card('effect', { icon: 'tag-plant' }, { text: '/' }, { icon: 'tag-jovian' }, { icon: 'colon' });
    expect(countsOf(state, either, 1)).toEqual([]);
});
