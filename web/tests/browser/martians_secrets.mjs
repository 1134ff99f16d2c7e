// A semi-cooperative table of Martians with two people and somebody who watches: nobody is told what only others know.
import assert from 'node:assert/strict';
import { answerOne, claimSeat, makeTable, playOne, request, stateOf } from './play.mjs';
import { game } from './martians.mjs';
import { knowsNoSecrets, leaksHeard, leaksOf, overhear } from './secrets.mjs';

const EVERY = 12;
const PRESSED = 8;
const WANTED = ['assay', 'extract', 'take'];

/// One answer of whoever is asked: samples are dug for where that can be done, else what a hint says. Gives what was done, null: nothing.
const answerOnce = (page, id, round) =>
    answerOne(page, id, (options) => {
        const dug = options.filter((each) => each.kind === 'take').sort((a, b) => b.regolith - a.regolith)[0];
        // the last rounds go by: what was drawn is there to be kept
        const rest = round > 2 ? options.find((each) => each.kind === 'end-turn') : undefined;
        return dug ?? rest ?? WANTED.map((name) => options.find((each) => each.action === name)).find(Boolean);
    });

export async function martiansSecrets({ site, browser, test }) {
    await test('Martians: two browsers at a semi-cooperative table; samples of others stay secret to the end', async () => {
        const people = [];
        for (let i = 0; i < 3; i += 1) {
            const { page } = await browser.somebody();
            people.push({ page, frames: overhear(page) });
        }
        const [ana, tomek, viewer] = people;
        const { id, invites } = await makeTable(ana.page, site.address, {
            ...game({ variant: 'semi', scenario: 'deep-strata' }),
            seats: [{ person: 'me' }, { open: true }],
            start: false,
        });
        await claimSeat(tomek.page, site.address, id, invites[1]);
        await request(ana.page, `/tables/${id}/start`, {});
        for (const { page } of people) {
            await page.goto(`${site.address}/t/${id}`);
            await page.locator('.plaque').first().waitFor();
        }
        assert.match(await ana.page.locator('.stock h2').first().textContent(), /Your stock/);
        const look = async (when) => {
            for (const [seat, person] of people.entries()) await knowsNoSecrets(person, seat < 2 ? seat : null, when);
        };
        const view = async () => (await stateOf(ana.page, id)).view;
        await look('at the start');
        // each presses in their own browser until both have had a turn
        const movers = new Set();
        for (let n = 0; n < PRESSED || movers.size < 2; n += 1) movers.add(await playOne([ana, tomek]));
        await look('pressed');
        let n = 0;
        let samples = 0;
        for (let now = await view(); now.phase !== 'over'; now = await view()) {
            assert.ok(n < 900, `round ${now.round} after ${n} answers`);
            for (let i = 0; i < EVERY; i += 1)
                for (const { page } of [ana, tomek]) {
                    n += 1;
                    if (await answerOnce(page, id, now.round)) break;
                }
            samples = Math.max(samples, ...now.players.map((each) => each.samples ?? 0));
            await look(`after ${n} tries, round ${now.round}, turn ${now.slot + 1}`);
        }
        assert.ok(samples > 0, 'somebody has samples');
        for (const { page } of people) await page.locator('[data-result]').waitFor();
        await look('at the end');
        assert.ok(leaksHeard(ana.frames, 1).length > 0, 'what one is told the other would not be');
        await isSecretInReplay({ ana, viewer }, site.address, id);
    });
}

/// The log and the replay of a game that is over: through one's own eyes nothing else is seen than was; everything is told only when it is asked for.
async function isSecretInReplay({ ana, viewer }, address, id) {
    const told = (eyes) =>
        viewer.page.evaluate(async ({ id, eyes }) => (await fetch(`/api/v1/tables/${id}/replay?seat=${eyes}`)).json(), {
            id,
            eyes,
        });
    for (const [eyes, me] of [
        ['0', 0],
        ['1', 1],
        ['spectator', null],
    ]) {
        const replay = await told(eyes);
        assert.ok(replay.steps.length > 0, JSON.stringify(replay).slice(0, 200));
        assert.deepEqual(leaksOf(replay, me), [], `replay of ${eyes}`);
    }
    assert.ok(leaksOf(await told('all'), null).length > 0, 'everything is open when everything is asked for');
    await ana.page.getByRole('button', { name: 'Board' }).click();
    await ana.page.locator('.plaque').first().waitFor();
    await knowsNoSecrets(ana, 0, 'the board and the log after the end');
    await ana.page.goto(`${address}/t/${id}/replay`);
    await ana.page.getByLabel('Seen by').selectOption('0');
    await ana.page.locator('input[type="range"]').fill('60');
    await knowsNoSecrets(ana, 0, 'the replay through their own eyes');
}
