// A semi-cooperative table of Martians with two people and somebody who watches: nobody is told what only others know.
import assert from 'node:assert/strict';
import { answerOne, claimSeat, makeTable, request, stateOf } from './play.mjs';
import { game } from './martians.mjs';
import { knowsNoSecrets, overhear } from './secrets.mjs';

const EVERY = 3;
const WANTED = ['assay', 'extract', 'take'];

/// One answer of whoever is asked: samples are dug for where that can be done, else what a hint says. Gives what was done, null: nothing.
const answerOnce = (page, id) =>
    answerOne(page, id, (options) => {
        const dug = options.filter((each) => each.kind === 'take').sort((a, b) => b.regolith - a.regolith)[0];
        return dug ?? WANTED.map((name) => options.find((each) => each.action === name)).find(Boolean);
    });

export async function martiansSecrets({ site, browser, test }) {
    await test('Martians: two browsers at a semi-cooperative table; samples of others stay secret to the end', async () => {
        const people = [];
        for (let i = 0; i < 3; i += 1) {
            const { page } = await browser.somebody();
            people.push({ page, frames: overhear(page) });
        }
        const [ana, tomek] = people;
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
        let n = 0;
        let samples = 0;
        for (let now = await view(); now.round < 3 && now.phase !== 'over' && n < 500; now = await view()) {
            for (const { page } of [ana, tomek]) {
                n += 1;
                if (await answerOnce(page, id)) break;
            }
            samples = Math.max(samples, ...now.players.map((each) => each.samples ?? 0));
            if (n % EVERY === 0) await look(`after ${n} answers, round ${now.round}, turn ${now.slot + 1}`);
        }
        assert.ok(samples > 0, 'somebody has samples');
        await look('before the end');
        assert.ok((await view()).round >= 3, `${n} answers`);
    });
}
