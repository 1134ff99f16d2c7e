// A semi-cooperative table of Martians with two people and somebody who watches: nobody is told what only others know.
import assert from 'node:assert/strict';
import { makeTable } from './play.mjs';
import { game } from './martians.mjs';
import { knowsNoSecrets, overhear } from './secrets.mjs';

const EVERY = 3;
const WANTED = ['assay', 'extract', 'take'];

/// Takes the open seat, and gives what the server says to it.
async function claim(page, address, id, invite) {
    await page.goto(`${address}/`);
    return page.evaluate(
        async ({ id, invite }) => {
            const send = async (path, body) =>
                (
                    await fetch(`/api/v1${path}`, {
                        method: 'POST',
                        body: JSON.stringify(body),
                        headers: { 'Content-Type': 'application/json' },
                    })
                ).json();
            await send('/people', { name: 'Tomek' });
            return send(`/tables/${id}/seats/1/claim`, { invite });
        },
        { id, invite },
    );
}

/// One answer of whoever is asked: samples are dug for where that can be done, else what a hint says. Gives what was done, null: nothing.
const answerOnce = (page, id, n) =>
    page.evaluate(
        async ({ id, n, wanted }) => {
            const send = async (body, key) =>
                (
                    await fetch(`/api/v1/tables/${id}/do`, {
                        method: 'POST',
                        body: JSON.stringify(body),
                        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
                    })
                ).json();
            const { state } = await (await fetch(`/api/v1/tables/${id}`)).json();
            if (!state.ask) return null;
            const options = state.ask.decision.options ?? [];
            const dug = options.filter((each) => each.kind === 'take').sort((a, b) => b.regolith - a.regolith)[0];
            const option =
                dug ??
                wanted.map((name) => options.find((each) => each.action === name)).find(Boolean) ??
                (await send({ do: 'hint' }, `hint-${n}`)).option;
            const { text: _, ...answer } = option;
            const reply = await send(
                { do: 'answer', ask: state.turn.ask, option: answer, commit: true },
                `answer-${n}`,
            );
            return reply.ok ? `${option.kind} ${option.action ?? ''}` : JSON.stringify(reply);
        },
        { id, n, wanted: WANTED },
    );

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
        const claimed = await claim(tomek.page, site.address, id, invites[1]);
        assert.ok(claimed.ok, JSON.stringify(claimed));
        await ana.page.evaluate((table) => fetch(`/api/v1/tables/${table}/start`, { method: 'POST', body: '{}' }), id);
        for (const { page } of people) {
            await page.goto(`${site.address}/t/${id}`);
            await page.locator('.plaque').first().waitFor();
        }
        assert.match(await ana.page.locator('.stock h2').first().textContent(), /Your stock/);
        const look = async (when) => {
            for (const [seat, person] of people.entries()) await knowsNoSecrets(person, seat < 2 ? seat : null, when);
        };
        const view = () =>
            ana.page.evaluate(async (table) => (await (await fetch(`/api/v1/tables/${table}`)).json()).state?.view, id);
        await look('at the start');
        let n = 0;
        let samples = 0;
        for (let now = await view(); now.round < 3 && now.phase !== 'over' && n < 500; now = await view()) {
            for (const { page } of [ana, tomek]) if (await answerOnce(page, id, `${(n += 1)}`)) break;
            samples = Math.max(samples, ...now.players.map((each) => each.samples ?? 0));
            if (n % EVERY === 0) await look(`after ${n} answers, round ${now.round}, turn ${now.slot + 1}`);
        }
        assert.ok(samples > 0, 'somebody has samples');
        await look('before the end');
        assert.ok((await view()).round >= 3, `${n} answers`);
    });
}
