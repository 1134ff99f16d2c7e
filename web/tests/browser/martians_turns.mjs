// What a turn of Martians was spent on, what happens between turns, and who leads which corporation.
import assert from 'node:assert/strict';
import { doesNotScroll, isAccessible, isWhole } from './checks.mjs';
import { facts, game, openFresh } from './martians.mjs';
import { SIZES } from './pages.mjs';
import { asked, openTable, playOn, untilAsked } from './play.mjs';

const pips = (page) => page.locator('[data-pip]').evaluateAll((all) => all.map((each) => each.dataset.pip));

async function send(page) {
    const before = await asked(page);
    await page.locator('[data-do="primary"]').click();
    await page.waitForFunction((old) => document.querySelector('#region-decision')?.dataset.ask !== old, before);
}
/// Plays by hints until what happens between turns is told.
async function untilBetween(page) {
    for (let i = 0; i < 80; i += 1) {
        if (await page.locator('[data-between]').count()) return;
        await playOn(page, { until: '[data-between]', most: 1 }).catch((error) =>
            assert.match(String(error), /not over after/),
        );
        await page.waitForTimeout(50);
    }
    throw new Error('nothing is told between turns');
}

export async function martiansTurns({ site, browser, test }) {
    await test('Martians: a spent time says what it went for, a shown action what it would take', async () => {
        const { page } = await browser.somebody();
        await openFresh(page, site.address);
        assert.deepEqual(await pips(page), ['time', 'time', 'time']);
        await page.locator('[data-place="action/oxygen"]').first().focus();
        await page.locator('.pip.taken').waitFor();
        assert.equal(await page.locator('.pip.taken').count(), 1);
        await page.locator('[data-place="action/oxygen"]').first().click();
        await send(page);
        await page.locator('[data-place="quarter/1"][data-lit]').first().click();
        await send(page);
        assert.deepEqual(await pips(page), ['building-moxie', 'time', 'time']);
        await page.keyboard.press('r');
        await page.locator('#region-decision[data-ready]').waitFor();
        assert.equal(await page.locator('.pip.taken use').getAttribute('href'), '#rest');
        await page.keyboard.press('r');
        await page.locator('[data-pip="rest"]').waitFor();
        await page.reload();
        await untilAsked(page);
        assert.deepEqual(await pips(page), ['building-moxie', 'rest', 'time']);
    });
    await test('Martians: who plays alone sees where the fourth time comes from', async () => {
        const { page } = await browser.somebody();
        const id = await openTable(page, site.address, game({}, { players: 1 }));
        assert.equal((await facts(page, id)).turnTime[1].source, 'help');
        assert.equal((await pips(page)).length, 4);
        assert.equal(await page.locator('.pip [data-from]').count(), 1);
        assert.match(await page.locator('.pip').last().getAttribute('title'), /alone/);
    });
    await test('Martians: between turns all is told at once where nothing is to move, and any press goes on', async () => {
        const { page } = await browser.somebody();
        await openFresh(page, site.address);
        await untilBetween(page);
        const steps = () => page.locator('[data-step]').evaluateAll((all) => all.map((each) => each.dataset.step));
        const told = await steps();
        assert.ok(told.length > 1 && told.every((each) => each !== 'settlement'), told.join());
        await page.locator('[data-do="close-steps"]').click();
        await page.locator('[data-between]').waitFor({ state: 'detached' });
        // an event that asks somebody is told in two parts
        for (let i = 0; i < 4 && !(await steps()).includes('needs'); i += 1) {
            if (await page.locator('[data-between]').count()) await page.locator('[data-do="close-steps"]').click();
            await untilBetween(page);
        }
        assert.ok((await steps()).includes('needs'), (await steps()).join());
        // what is pressed through it does what it does
        await untilAsked(page);
        await page.locator('[data-building="moxie"] .fields').click();
        await page.locator('[data-visit="moxie"]').waitFor();
        assert.equal(await page.locator('[data-between]').count(), 0);
    });
    await test('Martians: between turns a card for every step, by itself or by its button', async () => {
        const { page } = await browser.somebody();
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await openFresh(page, site.address);
        await untilBetween(page);
        const first = await page.locator('[data-between]').getAttribute('data-between');
        const isAnother = (old) =>
            page.waitForFunction(
                (was) => document.querySelector('[data-between]')?.getAttribute('data-between') !== was,
                old,
            );
        // the last one has no next
        await page
            .locator('[data-do="next-step"]')
            .click({ timeout: 1000 })
            .catch(() => {});
        await isAnother(first);
        // an event stays until somebody does something
        const event = page.locator('[data-between="event"] .primary');
        for (let i = 0; i < 250 && (await page.locator('[data-between]').count()); i += 1) {
            if (await event.count()) await event.click({ timeout: 500 }).catch(() => {});
            await page.waitForTimeout(100);
        }
        assert.equal(await page.locator('[data-between]').count(), 0);
    });
    await test('Martians: corporations are cards, chosen by a press or a number, in three sizes', async () => {
        for (const [at, [width, height]] of SIZES.entries()) {
            const { page } = await browser.somebody({ width, height, language: ['en', 'uk', 'pl'][at] });
            await openTable(page, site.address, game({ variant: 'competitive', corporations: 'choose' }));
            const cards = page.locator('[data-cards] [data-place^="corporation/"][data-lit]');
            assert.ok((await cards.count()) >= 3);
            assert.equal(await cards.first().locator('.technology').count(), 6);
            const name = `corporations, ${width} wide`;
            await doesNotScroll(page, name);
            await isWhole(page, name);
            await isAccessible(page, name);
            await page.keyboard.press('2');
            await page.locator('[data-cards] [data-option].place[data-selected]').waitFor();
            const place = await cards.nth(1).getAttribute('data-place');
            assert.equal(await page.locator('[data-cards] [data-selected]').getAttribute('data-place'), place);
            await send(page);
            await page.locator('[data-cards]').waitFor({ state: 'detached' });
        }
    });
}
