// What a turn is made of.
import assert from 'node:assert/strict';
import { asked, openTable, playOn, question, untilAsked } from './play.mjs';

const BEGINNERS = {
    players: 2,
    setup: { corporateEra: false, beginners: [0, 1], firstPlayer: 0 },
    options: { takeBack: 60 },
};
const own = (page) => page.locator('#region-people').textContent();

export async function turns({ site, browser, test }) {
    await test('first press shows, second commits, step back undoes, the wall is told', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, BEGINNERS);
        const [first, before, figures] = [await question(page), await asked(page), await own(page)];
        const aquifer = page.locator('[data-place="project/aquifer"]').first();
        await aquifer.click();
        await page.locator('[data-place="project/aquifer"][data-selected]').first().waitFor();
        assert.equal(await asked(page), before, 'the first press sends nothing');
        await aquifer.click();
        await page.waitForFunction((ask) => document.querySelector('#region-decision').dataset.ask !== ask, before);
        const ocean = page.locator('[data-place="space/2"][data-lit]'); // two steel: nobody sees anything hidden
        await ocean.click();
        await ocean.click();
        await page.waitForFunction(() => document.querySelector('[data-place="space/2"]')?.dataset.lit === undefined);
        await page.locator('[data-do="back"]').first().click();
        await page.locator('[data-place="space/2"][data-lit]').waitFor();
        await page.locator('[data-do="back"]').first().click();
        await page.waitForFunction(
            (text) => document.querySelector('#region-decision [data-question]')?.textContent === text,
            first,
        );
        await page.mouse.move(700, 300);
        await page.keyboard.press('Escape');
        await page.waitForFunction((text) => document.querySelector('#region-people').textContent === text, figures);
        await aquifer.click();
        await aquifer.click();
        const cards = page.locator('[data-place="space/11"][data-lit]'); // two cards: no way back
        await cards.click();
        await cards.click();
        await page.locator('[data-wall]').first().waitFor();
    });
    await test('payment starts with the usual mix and is exact', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, { players: 2, setup: { firstPlayer: 0 } });
        await playOn(page, { until: '[data-payment]', most: 250 });
        assert.match(await page.locator('[data-payment]').textContent(), /\d/);
        const before = await asked(page);
        await page.locator('[data-do="primary"]').first().click();
        await page.waitForFunction((ask) => document.querySelector('#region-decision')?.dataset.ask !== ask, before);
    });
    await test('draft: one card is kept, the others go on', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, { players: 3, setup: { draft: true, beginners: [0, 1, 2] } });
        await playOn(page, { until: '#region-decision[data-kind="draft"]' });
        const before = await page.locator('[data-place^="tray/"]').count();
        assert.equal(before, 4);
        const ask = await asked(page);
        const card = page.locator('[data-place^="tray/"]').first();
        await card.click();
        await card.click();
        await page.waitForFunction((was) => document.querySelector('#region-decision')?.dataset.ask !== was, ask);
    });
    await test('what can not be done says why', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, BEGINNERS);
        await page.locator('[data-place^="hand/"][aria-disabled="true"]').first().click({ force: true });
        await page.locator('[data-popover="why"]').waitFor();
        assert.notEqual((await page.locator('[data-popover="why"]').textContent()).trim(), '');
        await page.keyboard.press('Escape');
        await page.locator('[data-popover="why"]').waitFor({ state: 'detached' });
    });
    await test('the deal of the day is played alone', async () => {
        const { page } = await browser.somebody();
        await page.goto(`${site.address}/`);
        await page.locator('[data-do="play-day"]').first().click();
        await page.waitForURL(/\/t\//);
        await untilAsked(page);
    });
}
