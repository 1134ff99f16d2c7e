import { describe, expect, it } from 'vitest';
import type { Glyph } from '../../src/cards/catalogue.svelte';
import { Colony } from '../../src/martians/colony.svelte';
import type { Colony as Table } from '../../src/martians/colony.svelte';
import { usedFrom } from '../../src/martians/fields';
import { printed } from '../../src/martians/gains';

/// A laboratory whose free field takes `time` for a technology of the corporation, with so much time left.
function laboratory(time: number | undefined, left: number) {
    const action = { action: 'corporate-tech', time: 0, cost: {}, lacks: {} };
    const technologies = [1, 3, undefined].map((each) => ({ of: 'corporation', time: each }));
    const table = {
        viewer: 0,
        state: {
            view: { activePlayer: 0, turn: { time: left, visiting: null } },
            facts: {
                buildings: [{ building: 'laboratory', fields: [], actions: [action] }],
                technologies,
                research: [],
            },
        },
    };
    const may = new Map([['action/corporate-tech', [{ cost: time === undefined ? {} : { time } }]]]);
    return new Colony({ table, may, lit: new Map() } as never);
}

describe('the time of what is chosen within an action', () => {
    it('is printed, on a slow field one more', () => {
        expect(laboratory(undefined, 3).timeFor(2, 'corporate-tech')).toBe(2);
        expect(laboratory(1, 3).timeFor(2, 'corporate-tech')).toBe(3);
        expect(laboratory(1, 3).timeFor(2, 'colony-tech')).toBe(2);
    });
    it('is the same in a span as beside each technology', () => {
        expect(laboratory(undefined, 3).timeSpan('corporate-tech')).toBe('1–3');
        expect(laboratory(1, 3).timeSpan('corporate-tech')).toBe('2–4');
    });
    it('may be more than is left', () => {
        expect(laboratory(1, 3).hasTime(3)).toBe(true);
        expect(laboratory(1, 3).hasTime(4)).toBe(false);
    });
});

describe('what an action brings', () => {
    it('keeps the stroke between what is chosen from', () => {
        const strip = [{ icon: 'time' }, { icon: 'arrow' }, { icon: 'good-ice', text: '2' }, { text: '/' }] as Glyph[];
        expect(printed(strip)).toEqual([
            { icon: 'good-ice', text: '2' },
            { icon: '', text: '/' },
        ]);
    });
});

describe('a field that is not used', () => {
    it('says with how many players it is', () => {
        const colony = { catalogue: { find: () => ({ usable: [2, 2, 2, 3] }) } } as unknown as Table;
        expect([0, 1, 2].map((index) => usedFrom(colony, 'mining', index))).toEqual([1, 1, 4]);
    });
});
