import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/cards/catalogue.svelte';
import { fits, grouped, NO_FILTER } from '../../src/cards/search';

const card = (fields: Partial<Entry>): Entry => ({ kind: 'project', id: 'x', title: '', text: '', ...fields });
const fish = card({ title: 'Łódź rybacka', text: 'Dodaj zwierzę.', cost: 9, tags: ['animal'], type: 'active' });
const bare = card({ title: 'Bare', cost: 3, type: 'event', tags: ['space'] });

describe('the gallery', () => {
    it('searches titles and texts without accents', () => {
        expect(fits(fish, { ...NO_FILTER, words: 'lodz zwierze' })).toBe(true);
        expect(fits(fish, { ...NO_FILTER, words: 'lodz kot' })).toBe(false);
    });
    it('filters by cost, type and tag', () => {
        expect(fits(fish, { ...NO_FILTER, from: 9, to: 9 })).toBe(true);
        expect(fits(fish, { ...NO_FILTER, to: 8 })).toBe(false);
        expect(fits(bare, { ...NO_FILTER, tag: 'event' })).toBe(true);
        expect(fits(bare, { ...NO_FILTER, type: 'project' })).toBe(true);
        expect(fits(bare, { ...NO_FILTER, type: 'active' })).toBe(false);
    });
    it('groups by kind', () => {
        const colony = card({ kind: 'colony' });
        expect(grouped([fish, colony, bare], NO_FILTER).map((group) => [group.kind, group.entries.length])).toEqual([
            ['project', 2],
            ['colony', 1],
        ]);
    });
});
