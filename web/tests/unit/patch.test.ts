import { describe, expect, it } from 'vitest';
import { patched } from '../../src/net/patch';

describe('patched', () => {
    const before = { view: { tr: 20, players: [{ plants: 1 }, { plants: 4 }] }, seats: ['Ola'], plan: { 'a/b': 1 } };

    it('sets and takes away, and leaves the document alone', () => {
        const after = patched(before, [['/view/players/0/plants', 9]], ['/view/tr']);
        expect(after.view).toEqual({ players: [{ plants: 9 }, { plants: 4 }] });
        expect(before.view.tr).toBe(20);
        expect(before.view.players[0]?.plants).toBe(1);
    });
    it('keeps what did not change', () => {
        const after = patched(before, [['/view/players/0/plants', 9]]);
        expect(after.view.players[1]).toBe(before.view.players[1]);
        expect(after.seats).toBe(before.seats);
    });
    it('takes away first, then sets', () => {
        expect(patched<unknown>({ a: { b: 1 } }, [['/a', 2]], ['/a/b'])).toEqual({ a: 2 });
    });
    it('adds to the end of a list', () => {
        expect(patched({ list: [1] }, [['/list/1', 2]])).toEqual({ list: [1, 2] });
    });
    it('reads escaped names', () => {
        expect(patched(before, [['/plan/a~1b', 5]]).plan['a/b']).toBe(5);
    });
    it('refuses a path through something that is no branch', () => {
        expect(() => patched(before, [['/seats/0/name', 'Eva']])).toThrow();
    });
});
