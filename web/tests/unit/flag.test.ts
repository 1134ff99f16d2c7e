import { describe, expect, it } from 'vitest';
import { spotOf } from '../../src/parts/flag';

const ROOM = { left: 0, right: 100, top: 0, bottom: 100 };
const XS = [0, 20, 40, 60, 80, 100];
const spot = (index: number, ...lines: number[][]) => spotOf(lines, XS, index, { width: 30, height: 30 }, ROOM, 4);

describe('the flag of a chart', () => {
    const rising = [90, 75, 60, 45, 30, 15];
    it('stands above lines that are still low', () => {
        expect(spot(1, rising)).toEqual({ isLeft: false, isLow: false });
    });
    it('stands below those that are high already', () => {
        expect(spot(4, rising, [95, 70, 50, 40, 20, 5])).toMatchObject({ isLow: true });
        expect(spot(5, rising)).toEqual({ isLeft: true, isLow: true });
    });
    it('does not leave the chart', () => {
        expect(spot(5, [90, 90, 10, 10, 10, 10]).isLeft).toBe(true);
        expect(spot(0, [10, 10, 10, 90, 90, 90]).isLeft).toBe(false);
    });
});
