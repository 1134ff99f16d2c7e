import { describe, expect, it } from 'vitest';
import { Purse } from '../../src/table/pay';

const means = (name: string, worth: number, have: number) => ({ means: name, worth, have, most: have });
const card = new Purse({
    price: 15,
    means: [means('megacredits', 1, 16), means('steel', 2, 4), means('titanium', 3, 2)],
    usual: { megacredits: 1, steel: 4, titanium: 2 },
});
const steel = card.others[0]!;
const titanium = card.others[1]!;

describe('a payment', () => {
    it('starts with the usual mix', () => {
        expect(card.usual()).toEqual({ megacredits: 1, steel: 4, titanium: 2 });
        expect(card.isFine(card.usual())).toBe(true);
    });
    it('is filled up with M€', () => {
        const mix = card.with(card.usual(), steel, 3)!;
        expect(mix).toEqual({ megacredits: 3, steel: 3, titanium: 2 });
        expect(card.lost(mix)).toBe(0);
    });
    it('can not have more than there is', () => {
        expect(card.with(card.usual(), titanium, 3)).toBeNull();
        expect(card.with(card.usual(), steel, -1)).toBeNull();
    });
    it('spares what one likes to spare', () => {
        expect(card.extreme(card.usual(), steel, false)).toEqual({ megacredits: 9, steel: 0, titanium: 2 });
        expect(card.extreme(card.extreme(card.usual(), steel, false), card.filler!, false).megacredits).toBe(1);
    });
    it('has no unit too many, and tells what is lost', () => {
        const purse = new Purse({
            price: 3,
            means: [means('megacredits', 1, 9), means('steel', 2, 5)],
            usual: { steel: 2, megacredits: 0 },
        });
        expect(purse.lost(purse.usual())).toBe(1);
        expect(purse.with(purse.usual(), purse.others[0]!, 3)).toBeNull();
        expect(purse.with(purse.usual(), purse.others[0]!, 1)).toEqual({ megacredits: 1, steel: 1 });
    });
    it('lets worth that is not needed any more give way', () => {
        const helion = new Purse({
            price: 6,
            means: [means('megacredits', 1, 6), means('heat', 1, 6), means('titanium', 3, 2)],
            usual: { heat: 4, megacredits: 2, titanium: 0 },
        });
        expect(helion.with(helion.usual(), helion.others[1]!, 2)).toEqual({ megacredits: 0, heat: 0, titanium: 2 });
    });
    it('can be of heat and floaters', () => {
        const heat = new Purse({
            price: 8,
            means: [means('heat', 1, 5), means('floaters', 2, 3)],
            usual: { heat: 4, floaters: 2 },
        });
        expect(heat.filler?.means).toBe('heat');
        expect(heat.with(heat.usual(), heat.others[0]!, 1)).toBeNull();
        expect(heat.with(heat.usual(), heat.others[0]!, 3)).toEqual({ heat: 2, floaters: 3 });
    });
});
