import { expect, it } from 'vitest';
import { packed } from '../../src/table/packed';

const ROOM = 100;
const inLines = (widths: number[], lines = 2) => packed(widths, ROOM, lines, 10, 20);

it('has a place for all that fit into the lines', () => {
    expect(inLines([])).toBe(0);
    expect(inLines([45, 45, 45, 45])).toBe(4);
    expect(inLines([60, 60])).toBe(2);
});
it('keeps the last place for what stands for the others', () => {
    expect(inLines([60, 60, 60])).toBe(2);
    expect(inLines([45, 45, 45, 45, 45])).toBe(3);
    expect(inLines([30, 60, 30, 30, 20, 20])).toBe(4);
});
it('gives a thing that is wider than the room a line of its own', () => {
    expect(inLines([160, 20])).toBe(2);
    expect(inLines([160, 160, 160], 1)).toBe(0);
});
