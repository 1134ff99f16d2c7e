import { describe, expect, it } from 'vitest';
import type { Colony } from '../../src/martians/colony.svelte';
import { missionRows, nextTask } from '../../src/martians/mission';
import { goalLines } from '../../src/martians/result/story';
import { verdictOf } from '../../src/martians/verdict';

const BUILT = {
    condition: 'built',
    met: false,
    buildings: [
        { building: 'hospital', met: true },
        { building: 'water-treatment', met: false },
    ],
};
const SATISFACTION = { condition: 'satisfaction', met: true, has: 30, needs: 30 };

function colony({
    needs = 0,
    isOver = false,
    roundsLeft = 1,
    variant = 'coop',
    done = 1,
    conditions = [SATISFACTION],
}) {
    const task = { task: 'landing-report', done, of: 1, cost: {}, lacks: {}, payable: false, reputation: 4 };
    return {
        view: { options: { scenario: 'first-footprints', variant } },
        facts: { tasks: [task], conditions, orders: [], needs, roundsLeft },
        play: { table: { isOver } },
    } as unknown as Colony;
}
const met = (of: Colony) => missionRows(of).map((each) => each.isMet);

describe('the mission', () => {
    it('is met when the game is over, not while no need happens to be there', () => {
        expect(met(colony({}))).toEqual([true, true, false]);
        expect(met(colony({ isOver: true }))).toEqual([true, true, true]);
        expect(met(colony({ isOver: true, needs: 2 }))).toEqual([true, true, false]);
    });
    it('has as many lines at the end as on the table', () => {
        const at = colony({ isOver: true, conditions: [BUILT, SATISFACTION] as never });
        const goals = ['task', 'built', 'satisfaction', 'needs'].map((text) => ({ text, met: text !== 'built' }));
        const lines = goalLines(goals, at.facts);
        expect(lines.map((each) => each.met)).toEqual(met(at));
        expect(lines[2]?.text).toMatch(/Water treatment/);
        // a result that was kept before conditions were told as they are now
        expect(goalLines(goals.slice(1), at.facts)).toHaveLength(3);
    });
    it('is handed in at the lander: what can be paid first, and after that no other task is ticked there', () => {
        const row = (place: string, payable: boolean) => ({ place, text: place, isMet: false, cost: {}, payable });
        const rows = [row('power-test', false), row('landing-report', true)];
        expect(nextTask(rows, false)?.place).toBe('landing-report');
        expect(nextTask(rows, true)).toBeUndefined();
    });
    it('is foretold in the last round, and earlier only where the game would end', () => {
        expect(verdictOf(colony({ roundsLeft: 0, done: 0 }))?.tone).toBe('bad');
        expect(verdictOf(colony({ roundsLeft: 0, needs: 1 }))?.tone).toBe('bad');
        expect(verdictOf(colony({ roundsLeft: 0 }))?.tone).toBe('good');
        expect(verdictOf(colony({}))).toBeUndefined();
        expect(verdictOf(colony({ variant: 'semi', done: 0 }))).toBeUndefined();
        expect(verdictOf(colony({ variant: 'semi', needs: 1 }))).toBeUndefined();
        expect(verdictOf(colony({ variant: 'semi' }))?.tone).toBe('good');
    });
});
