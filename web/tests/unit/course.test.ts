import { describe, expect, it } from 'vitest';
import type { State } from '../../src/net/documents';
import { passing, step } from '../../src/terraforming/course';

const state = (activePlayer: number, actions?: { taken: number; most: number | null }) =>
    ({ view: { activePlayer }, facts: { actions } }) as unknown as State;

describe('how far the turn is', () => {
    it('is counted by the server', () => {
        expect(step(state(0, { taken: 0, most: 2 }), 0)).toBe('Action 1 of 2');
        expect(step(state(0, { taken: 1, most: 3 }), 0)).toBe('Action 2 of 3');
    });
    it('has no end where only passing ends it', () =>
        expect(step(state(0, { taken: 0, most: null }), 0)).toBe('Act until you pass'));
    it('is of nobody else, and of no other phase', () => {
        expect(step(state(1, { taken: 0, most: 2 }), 0)).toBe('');
        expect(step(state(0), 0)).toBe('');
    });
});

describe('the draft', () => {
    const drafting = { view: {}, facts: { draft: [2, 0, 1] } } as unknown as State;
    it('tells whom cards come from and go to', () => {
        expect(passing(drafting, 0, 'draft')).toEqual({ from: 1, to: 2 });
        expect(passing(drafting, 1, 'draft')).toEqual({ from: 2, to: 0 });
    });
    it('is no other question', () => expect(passing(drafting, 0, 'buy-cards')).toBeNull());
    it('needs somebody to hand cards on to', () => expect(passing(state(0), 0, 'draft')).toBeNull());
});
