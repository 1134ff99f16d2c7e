import { beforeEach, expect, test, vi } from 'vitest';
import { begin, FIRST, knowsMars, USUAL } from '../../src/pages/begin';

const { made, gone, there } = vi.hoisted(() => ({
    made: [] as string[],
    gone: [] as string[],
    there: {} as Record<string, object>,
}));
vi.mock('../../src/shell/person.svelte', () => ({ person: { ensure: async () => {} } }));
vi.mock('../../src/shell/router.svelte', () => ({ router: { go: (path: string) => gone.push(path) } }));
vi.mock('../../src/net/api', () => ({
    Refused: class extends Error {},
    get: async (path: string) => {
        const table = there[path.slice('/tables/'.length)];
        if (!table) throw new Error(path);
        return table;
    },
    post: async (_: string, body: { game: string }) => {
        const table = `${body.game}-${made.push(body.game)}`;
        there[table] = stateOf(table, []);
        return there[table];
    },
}));
const stateOf = (table: string, by: number[], state = 'playing') => ({
    table,
    viewer: 0,
    state: { table: { state } },
    lines: { from: 0, list: by.map((each) => ({ by: each })) },
});
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => {
    made.length = gone.length = 0;
    kept.clear();
    for (const each of Object.keys(there)) delete there[each];
});

test('a press more opens the table that waits untouched, whatever bots have done there', async () => {
    await begin(FIRST.martians);
    there['martians-1'] = stateOf('martians-1', [1]);
    await begin(FIRST.martians);
    expect([made, gone]).toEqual([['martians'], ['/t/martians-1', '/t/martians-1']]);
});

test('another one is made where somebody has played, the game is over or gone, or something else is wished', async () => {
    await begin(FIRST.martians);
    there['martians-1'] = stateOf('martians-1', [1, 0]);
    await begin(FIRST.martians);
    there['martians-2'] = stateOf('martians-2', [], 'over');
    await begin(FIRST.martians);
    delete there['martians-3'];
    await begin(FIRST.martians);
    await begin(FIRST.terraforming);
    expect(gone.at(-1)).toBe('/t/terraforming-5');
    expect(made).toHaveLength(5);
});

test('the deal of a day is not that of the day before', async () => {
    vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) });
    const day = { game: 'martians', day: true };
    await begin(day);
    await begin(day);
    vi.setSystemTime(Date.UTC(2030, 0, 2));
    await begin(day);
    expect(made).toHaveLength(2);
    vi.useRealTimers();
});

test('who has only begun a first game goes on with first games', () => {
    const table = (game: string, state: string, setup = {}) => ({ game, state, setup }) as never;
    expect(knowsMars([])).toBe(false);
    expect(knowsMars([table('terraforming', 'playing', { corporateEra: false }), table('martians', 'over')])).toBe(
        false,
    );
    expect(knowsMars([table('terraforming', 'over')])).toBe(true);
    expect(knowsMars([table('terraforming', 'playing', USUAL.setup)])).toBe(true);
});
