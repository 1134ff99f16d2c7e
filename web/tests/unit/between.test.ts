import { expect, test } from 'vitest';
import { placedNeeds, stepsOf, wasNobodyAsked } from '../../src/martians/between';
import type { Line } from '../../src/net/documents';

const lines = (...all: [string, object?][]) =>
    all.map(([kind, more], number) => ({ number, choice: 7, kind, text: kind, ...more }) as unknown as Line);
const kinds = (all: Line[], from = 0) => stepsOf(all, from).map((each) => each.kind);

const ROUND = lines(
    ['turn-ended'],
    ['settlement-started'],
    ['growth-placed', { quarter: 1 }],
    ['round-started', { amount: 2 }],
    ['population-grew'],
    ['need-placed', { need: 'hunger', quarter: 1 }],
    ['need-placed', { need: 'oxygen', quarter: 1 }],
    ['need-placed', { need: 'hunger', quarter: 3 }],
    ['weather-turned', { weather: 'clear-sky' }],
    ['event-drawn', { event: 'stomach-bug' }],
    ['event-option-chosen', { event: 'stomach-bug' }],
    ['need-placed', { need: 'sickness', quarter: 3 }],
    ['energy-produced', { amount: 6 }],
    ['goods-changed', { good: 'energy', amount: 6 }],
    ['slot-started', { amount: 1 }],
    ['turn-skipped'],
    ['turn-started'],
    ['rested'],
);

test('from the settlement to the first turn: a step for each thing that comes', () => {
    const steps = stepsOf(ROUND, 0);
    expect(steps.map((each) => each.kind)).toEqual([
        'settlement',
        'population',
        'needs',
        'weather',
        'event',
        'energy',
        'colonists',
    ]);
    const of = (kind: string) => steps.find((each) => each.kind === kind)?.lines.map((each) => each.kind);
    expect(of('event')).toEqual(['event-drawn', 'event-option-chosen', 'need-placed']);
    expect(of('energy')).toEqual(['energy-produced']);
    expect(of('colonists')).toEqual(['slot-started', 'turn-skipped']);
    expect(placedNeeds(steps[2]?.lines ?? [])).toEqual([
        { need: 'oxygen', quarters: [1] },
        { need: 'hunger', quarters: [1, 3] },
    ]);
});

test('the middle of a round has steps, the change from turn to turn has none', () => {
    expect(kinds(lines(['turn-ended'], ['slot-started', { amount: 2 }], ['turn-started']))).toEqual([]);
    expect(
        kinds(lines(['turn-ended'], ['weather-turned'], ['event-drawn'], ['slot-started'], ['turn-started'])),
    ).toEqual(['weather', 'event', 'colonists']);
});

test('what was told is not told again, and a draft not yet', () => {
    expect(kinds(ROUND, 8)).toEqual([]);
    expect(kinds(ROUND.map((each) => ({ ...each, draft: true })))).toEqual([]);
    const later = ROUND.map((each) => ({ ...each, choice: each.number < 11 ? 7 : 8 }));
    expect(kinds(later, 8)).toEqual(['event', 'energy', 'colonists']);
});

test('that nobody was asked is said only where every choice came with the event', () => {
    const drawn = lines(['event-drawn'], ['event-option-chosen']);
    expect(wasNobodyAsked(drawn)).toBe(true);
    const asked = drawn.map((each, at) => ({ ...each, choice: 7 + at }));
    expect(wasNobodyAsked(asked)).toBe(false);
    // the event was told before it was answered
    expect(wasNobodyAsked(asked.slice(1))).toBe(false);
    // one could only do one thing, another was asked
    expect(wasNobodyAsked([...drawn, ...asked.slice(1)])).toBe(false);
    expect(wasNobodyAsked(lines(['event-drawn']))).toBe(false);
});
