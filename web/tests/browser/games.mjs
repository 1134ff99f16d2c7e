// Whole games through the page.
import assert from 'node:assert/strict';
import { doesNotScroll, isAccessible, isWhole } from './checks.mjs';
import { openTable, playOn, untilAsked } from './play.mjs';

async function endOf(page, name) {
    await page.locator('[data-result]').waitFor();
    await page.locator('[data-chart]').first().waitFor();
    await doesNotScroll(page, name);
    await isWhole(page, name);
    await isAccessible(page, name);
}

export async function games({ site, browser, test }) {
    await test('a whole game with Colonies and draft against two bots, to the score, the replay and the rematch', async () => {
        const { page } = await browser.somebody();
        const id = await openTable(page, site.address, { players: 3, setup: { colonies: true, draft: true } });
        const answers = await playOn(page);
        assert.ok(answers > 60, `${answers} answers`);
        await endOf(page, 'end');
        assert.equal(await page.locator('[data-result] [data-score]').count(), 3);
        await page.goto(`${site.address}/t/${id}/replay`);
        await page.locator('[data-do="next-step"]').first().click();
        await page.locator('[data-generation]').first().waitFor();
        await page.locator('[data-do="to-result"]').click();
        await page.locator('[data-result]').waitFor();
        await page.locator('[data-do="rematch"]').first().click();
        await page.waitForURL((url) => url.pathname !== `/t/${id}`);
        await untilAsked(page); // bots need no call
    });
    await test('a game on a phone, by touch', async () => {
        const { page } = await browser.somebody({ width: 390, height: 844, touch: true });
        await openTable(page, site.address, { players: 1, setup: { beginners: [0] } });
        await playOn(page, { most: 500, touch: true });
        await endOf(page, 'end on a phone');
    });
}
