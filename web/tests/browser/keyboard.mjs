// Without a pointer.
import assert from 'node:assert/strict';
import { openTable, untilAsked } from './play.mjs';

const generation = (page) => page.locator('[data-generation]').first().getAttribute('data-generation');

export async function keyboard({ site, browser, test }) {
    await test('a whole generation by keyboard alone', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, {
            players: 2,
            setup: { beginners: [0, 1], corporateEra: false, firstPlayer: 0 },
        });
        const before = await generation(page);
        // a tile: the standard project by its region's key, the space by the map's own keys
        await page.keyboard.press('s');
        for (let i = 0; i < 12; i += 1) {
            if (await page.evaluate(() => document.activeElement?.getAttribute('data-place') === 'project/aquifer'))
                break;
            await page.keyboard.press(i === 0 ? 'Tab' : 'Tab');
        }
        assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-place')), 'project/aquifer');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.locator('[data-place^="space/"][data-lit]').first().waitFor();
        await page.keyboard.press('m');
        await page.keyboard.press('.');
        assert.ok(
            await page.evaluate(() => document.activeElement?.hasAttribute('data-lit')),
            'the focus is on a space that may be chosen',
        );
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => !document.querySelector('[data-place^="space/"][data-lit]'));
        for (let i = 0; i < 60 && (await generation(page)) === before; i += 1) {
            await untilAsked(page);
            const kind = await page.locator('#region-decision').getAttribute('data-kind');
            if (kind === 'action') {
                await page.keyboard.press('p');
                await page.keyboard.press('Enter');
                await page.keyboard.press('Enter');
            } else await page.keyboard.press('Enter');
            await page.waitForTimeout(120);
        }
        assert.notEqual(await generation(page), before);
    });
    await test('? lists the shortcuts', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, { players: 2 });
        await page.keyboard.press('?');
        await page.locator('dialog[open]').waitFor();
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
    });
}
