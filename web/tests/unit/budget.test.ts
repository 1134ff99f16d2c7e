import { expect, test } from 'vitest';
import { pipsOf, spentOn } from '../../src/martians/budget';
import type { Colony } from '../../src/martians/colony.svelte';
import type { Line } from '../../src/net/documents';

const sign = (icon: string) => ({ icon, name: icon });
const bought = (icon: string, time: number, isOpen = false) => ({ sign: sign(icon), time, isOpen });
const icons = (signs: ({ icon: string } | undefined)[]) => signs.map((each) => each?.icon);

test('every spent time is of what it went for', () => {
    expect(icons(spentOn([bought('rest', 1), bought('moxie', 2)], 3))).toEqual(['rest', 'moxie', 'moxie']);
});

test('time that nothing tells is of what was chosen within an action, else it is lost', () => {
    expect(icons(spentOn([bought('lander', 0, true), bought('rest', 1)], 3))).toEqual(['lander', 'lander', 'rest']);
    expect(icons(spentOn([bought('rest', 1)], 3))).toEqual(['rest', undefined, undefined]);
});

const colony = (time: number, fields: unknown[] = []) =>
    ({
        view: { turn: { time } },
        facts: {
            turnTime: [
                { source: 'turn', time: 3 },
                { source: 'technology', technology: 'dna-modification', time: 1 },
            ],
        },
        building: () => ({ fields }),
        action: () => ({ action: { time: 1 } }),
        ruleTime: () => 1,
        buildingName: (id: string) => id,
        titleOf: (_: string, id: string) => id,
    }) as unknown as Colony;
const line = (kind: string, more = {}) => ({ kind, player: 0, choice: 0, ...more }) as unknown as Line;
const visit = [
    line('building-visited', { building: 'moxie' }),
    line('action-done', { action: 'oxygen' }),
    line('rested', { player: 1 }),
];

test('only what was done in this turn counts, and by who plays it', () => {
    const lines = [...visit, line('turn-started', { amount: 5 }), ...visit];
    const pips = pipsOf(colony(4), 0, lines, false);
    expect(pips.map((each) => each.state)).toEqual(['spent', 'next', 'left', 'left', 'left']);
    expect(pips[0]?.went?.icon).toBe('building-moxie');
});

test('a time beyond the usual says where it comes from: what no fact tells an event gave', () => {
    const pips = pipsOf(colony(5), 0, [line('turn-started', { amount: 5 })], false);
    expect(icons(pips.map((each) => each.from))).toEqual([
        undefined,
        undefined,
        undefined,
        'technology-dna-modification',
        'event',
    ]);
});

test('the first turn of a game has the time that the facts tell; a slow field takes some of it', () => {
    const slow = [{ status: 'slow', marker: 0 }];
    const pips = pipsOf(colony(2, slow), 0, visit, false);
    expect(pips.map((each) => each.went?.icon)).toEqual(['building-moxie', 'building-moxie', undefined, undefined]);
});

test('what was not used when the turn ended is lost', () => {
    const pips = pipsOf(colony(0), 0, visit, true);
    expect(pips.map((each) => each.went?.icon)).toEqual(['building-moxie', undefined, undefined, undefined]);
    expect(pips.every((each) => each.state === 'spent')).toBe(true);
});
