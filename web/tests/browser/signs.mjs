// Signs for those who look elsewhere: title and icon of the tab, sound, a notice of the desktop, and what was missed.
import assert from 'node:assert/strict';
import { makeTable, untilAsked } from './play.mjs';

/// Another person's answers, over HTTP: passes where that can be done, else does as the hint says.
const answerAway = (page, id, n) =>
    page.evaluate(
        async ({ id, n }) => {
            const send = async (body, key) =>
                (
                    await fetch(`/api/v1/tables/${id}/do`, {
                        method: 'POST',
                        body: JSON.stringify(body),
                        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
                    })
                ).json();
            const { state } = await (await fetch(`/api/v1/tables/${id}`)).json();
            if (!state.ask) return false;
            const pass = state.ask.decision.options?.find((each) => each.kind === 'pass');
            const { option } = pass ? { option: { kind: 'pass' } } : await send({ do: 'hint' }, `h${n}`);
            return (await send({ do: 'answer', ask: state.turn.ask, option, commit: true }, `a${n}`)).ok;
        },
        { id, n },
    );

export async function signs({ site, browser, test }) {
    await test('title and icon tell whose turn it is, a notice where nobody looks, sound when it is on, and what was missed', async () => {
        const ola = await browser.somebody({ settings: { notify: true } });
        await ola.context.addInitScript(() => {
            globalThis.told = { notices: [], sounds: 0 };
            globalThis.isAway = false;
            Object.defineProperty(document, 'hidden', { get: () => globalThis.isAway });
            globalThis.Notification = class {
                static permission = 'granted';
                constructor(title, { body }) {
                    globalThis.told.notices.push(`${title}: ${body}`);
                }
                close() {}
            };
            const Real = globalThis.AudioContext;
            globalThis.AudioContext = class extends Real {
                createOscillator() {
                    globalThis.told.sounds += 1;
                    return super.createOscillator();
                }
            };
        });
        const { id, invites } = await makeTable(ola.page, site.address, {
            players: 2,
            setup: { beginners: [0, 1], corporateEra: false, firstPlayer: 0 },
            seats: [{ person: 'me' }, { open: true }],
            start: false,
        });
        const { page } = ola;
        await page.goto(`${site.address}/t/${id}`);
        const tomek = await browser.somebody();
        await tomek.page.goto(`${site.address}/t/${id}#i=${invites[1]}`);
        await tomek.page.locator('[data-do="claim"]').click();
        await tomek.page.locator('[data-do="ready"]').waitFor();
        await tomek.page.goto(`${site.address}/learn`);
        await page.locator('[data-do="start"]').click();
        await untilAsked(page);
        const sign = async () => [
            (await page.title()).startsWith('(1) Your turn'),
            (await page.locator('link[rel="icon"]').getAttribute('href')).includes('turn'),
        ];
        const told = () => page.evaluate(() => globalThis.told);
        const isMine = (is) =>
            page.waitForFunction(
                (wanted) =>
                    document.title.startsWith('(1)') === wanted &&
                    /turn/.test(document.querySelector('link[rel="icon"]').href) === wanted,
                is,
            );
        await isMine(true);
        assert.deepEqual(await sign(), [true, true]);
        const pass = async () => {
            await untilAsked(page);
            await page.locator('[data-do="pass"]').first().click();
            await page.locator('[data-do="primary"]').first().click();
            await isMine(false);
        };
        await pass();
        let n = 0;
        const untilMine = async () => {
            while ((await page.locator('#region-decision[data-ask]').count()) === 0) {
                assert.ok((n += 1) < 100, 'Ola is asked again');
                await answerAway(tomek.page, id, n);
            }
            await isMine(true);
        };
        await page.evaluate(() => (globalThis.isAway = true));
        await untilMine();
        await page.waitForFunction(() => globalThis.told.notices.length > 0);
        assert.match((await told()).notices[0], /^Your turn: ./);
        assert.equal((await told()).sounds, 0, 'silent until it is wanted');
        // who looks is not told, but hears
        await page.evaluate(() => (globalThis.isAway = false));
        await page.getByRole('button', { name: 'Sound is off' }).click();
        const { notices } = await told();
        for (let i = 0; i < 3 && (await told()).sounds === 0; i += 1) {
            await page.locator('[data-do="hint"]').click();
            await page.locator('#region-decision[data-ready]').waitFor();
            const before = await page.locator('#region-decision').getAttribute('data-ask');
            await page.locator('[data-do="primary"]').first().click();
            const isSent = page.locator(`#region-decision:not([data-ask="${before}"])`);
            const isSure = page.locator('#region-decision[data-confirming]');
            await isSent.or(isSure).first().waitFor();
            if (await isSure.count()) await page.locator('[data-do="primary"]').first().click();
            await isSent.waitFor();
            await untilMine();
        }
        await page.waitForFunction(() => globalThis.told.sounds > 0);
        assert.deepEqual((await told()).notices, notices);
        // somebody comes back after a while
        await page.goto(`${site.address}/learn`);
        await page.evaluate((table) => {
            const seen = { line: 0, at: Date.now() - 3_600_000 };
            localStorage.setItem(`planitia.seen.${table}`, JSON.stringify(seen));
        }, id);
        await page.goto(`${site.address}/t/${id}`);
        const digest = page.getByRole('dialog', { name: /While you were away/ });
        await digest.locator('li', { hasText: 'pass' }).first().waitFor();
        await digest.locator('.primary').click();
        await digest.waitFor({ state: 'detached' });
        await page.reload();
        await untilAsked(page);
        assert.equal(await digest.count(), 0, 'told once');
    });
}
