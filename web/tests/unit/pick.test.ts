import { describe, expect, it } from 'vitest';
import type { Pick } from '../../src/net/documents';
import { moneyOf } from '../../src/table/pick';

const pick = (fields: Partial<Pick>): Pick => ({
    kind: 'buy-cards',
    from: [],
    min: 0,
    max: 4,
    texts: [],
    done: '',
    ...fields,
});

describe('the money of a pick', () => {
    it('is told before anything is marked', () =>
        expect(moneyOf(pick({ price: 3, money: 42 }), 0)).toEqual({ price: 3, by: 0, left: 42 }));
    it('is paid for every marked card', () =>
        expect(moneyOf(pick({ price: 3, money: 42 }), 4)).toEqual({ price: 3, by: -12, left: 30 }));
    it('comes in for cards that are sold', () =>
        expect(moneyOf(pick({ price: -1, money: 5 }), 2)).toEqual({ price: -1, by: 2, left: 7 }));
    it('is not spoken of where cards cost nothing', () => expect(moneyOf(pick({}), 2)).toBeNull());
});
