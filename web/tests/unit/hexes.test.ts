import { describe, expect, it } from 'vitest';
import type { MapSpace } from '../../src/terraforming/documents';
import { centre, corners, nextAmong, radius, stepFrom, UNIT, type Step } from '../../src/terraforming/hexes';

/// The map as the server numbers it: nine rows of 5 to 9 spaces, then what is off the planet.
const spaces: MapSpace[] = [];
for (let r = -4; r <= 4; ++r)
    for (let place = 1; place <= 9 - Math.abs(r); ++place)
        spaces.push({
            space: spaces.length + 1,
            area: 'land',
            bonuses: {},
            neighbours: [],
            row: r + 5,
            place,
            q: place - 1 + Math.max(-4, -4 - r),
            r,
        });
for (const space of ['phobos', 'ganymede']) spaces.push({ space, area: 'off-planet', bonuses: {}, neighbours: [] });
const named = (name: number | string) => spaces.find((each) => each.space === name)!;
const go = (from: number | string, ...keys: Step[]) =>
    keys.reduce((at, key) => stepFrom(spaces, at, key), named(from)).space;

describe('radius', () => {
    it('fits the three layouts', () => {
        expect(radius(840, 604, true)).toBe(37);
        expect(radius(524, 482, false)).toBe(32);
        expect(radius(390, 362, false)).toBeCloseTo(24.3, 1);
        expect(radius(360, 362, false)).toBeCloseTo(22.4, 1);
    });
    it('is given in halves, and never below nothing', () => {
        expect((radius(1201, 777, true) * 2) % 1).toBe(0);
        expect(radius(0, 0, false)).toBe(0);
    });
    it('leaves room for the arcs', () => {
        const size = radius(1000, 900, true);
        expect(20.6 * size).toBeLessThanOrEqual(1000);
        expect(16.3 * size).toBeLessThanOrEqual(900);
    });
});

describe('hexes', () => {
    it('has the middle space in the middle', () => expect(centre(0, 0)).toEqual({ x: 0, y: 0 }));
    it('lets neighbours touch', () => {
        for (const [q, r] of [
            [1, 0],
            [0, 1],
            [1, -1],
        ] as const) {
            const { x, y } = centre(q, r);
            expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3) * UNIT);
        }
    });
    it('points up', () => expect(corners(10).split(' ')[0]).toBe('0,-10'));
});

describe('arrows', () => {
    it('go along a row and stop at its end', () => {
        expect(go(1, 'ArrowRight')).toBe(2);
        expect(go(5, 'ArrowRight')).toBe(5);
        expect(go(31, 'Home')).toBe(27);
        expect(go(31, 'End')).toBe(35);
    });
    it('stay in their column', () => {
        expect(go(31, 'ArrowUp', 'ArrowDown')).toBe(31);
        expect(go(31, 'ArrowDown', 'ArrowUp')).toBe(31);
        const x = (name: number | string) => centre(named(name).q!, named(name).r!).x;
        expect(x(go(31, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'))).toBeCloseTo(0);
        expect(x(go(31, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'))).toBeCloseTo(0);
    });
    it('slide along the edge', () => {
        expect(go(35, 'ArrowUp')).toBe(26);
        expect(go(27, 'ArrowUp')).toBe(19);
        expect(go(27, 'ArrowDown')).toBe(36);
    });
    it('reach every space', () => {
        const seen = new Set<number | string>();
        for (const { space } of spaces)
            for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) seen.add(go(space, key));
        expect(seen.size).toBe(63);
    });
    it('leave the planet below it and come back', () => {
        expect(go(59, 'ArrowDown', 'ArrowRight')).toBe('ganymede');
        expect(go('ganymede', 'ArrowLeft', 'ArrowUp')).toBe(61);
    });
});

describe('the next space that may be chosen', () => {
    const isLegal = (space: MapSpace) => space.space === 3 || space.space === 20;
    it('comes after this one, and after the last the first', () => {
        expect(nextAmong(spaces, named(3), isLegal)?.space).toBe(20);
        expect(nextAmong(spaces, named(20), isLegal)?.space).toBe(3);
        expect(nextAmong(spaces, named(1), () => false)).toBeUndefined();
    });
});
