import { webcrypto } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { canonical, dealHolds } from '../../src/net/fairness';
import game from './deal.json';

if (!globalThis.crypto) vi.stubGlobal('crypto', webcrypto);

describe('a deal', () => {
    const { seed, table } = game;
    const other = (digits: string) => `${digits.startsWith('0') ? '1' : '0'}${digits.slice(1)}`;

    it('holds as the game was exported', async () => expect(await dealHolds(table, seed)).toBe(true));

    it.each([
        ['name', { ...table, id: `${table.id}x` }, seed],
        ['seal', { ...table, commitment: other(table.commitment) }, seed],
        ['secret', { ...table, secret: other(table.secret) }, seed],
        ['set-up', { ...table, setup: { ...table.setup, draft: true } }, seed],
        ['share', { ...table, shares: table.shares.map((each) => each && other(each)) }, seed],
        ['share of a bot', { ...table, shares: table.shares.map((each) => each ?? '00') }, seed],
        ['seat', { ...table, shares: table.shares.slice(0, 1) }, seed],
        ['seed', table, `sha256:${other(seed.slice(7))}`],
    ])('does not with another %s', async (_, sealed, from) => expect(await dealHolds(sealed, from)).toBe(false));
});

describe('canonical', () => {
    it('sorts members at every depth, and nothing else', () => {
        expect(canonical({ b: [{ d: 1, c: null }, 'x'], a: { z: true, Y: -2 } })).toBe(
            '{"a":{"Y":-2,"z":true},"b":[{"c":null,"d":1},"x"]}',
        );
    });
    it('keeps words as they are', () => expect(canonical({ name: 'Ола "П" \\' })).toBe('{"name":"Ола \\"П\\" \\\\"}'));
    it('is the same for the same', () => expect(canonical([{ a: 1, b: 2 }])).toBe(canonical([{ b: 2, a: 1 }])));
});
