// Rough roads: reloads, a server that is killed, two windows of one seat.
import assert from 'node:assert/strict';
import { asked, makeTable, openTable, question, untilAsked } from './play.mjs';

const BEGINNERS = {
    players: 2,
    setup: { corporateEra: false, beginners: [0, 1], firstPlayer: 0 },
    options: { takeBack: 60 },
};

async function placeOcean(page) {
    const before = await asked(page);
    const aquifer = page.locator('[data-place="project/aquifer"]').first();
    await aquifer.click();
    await aquifer.click();
    await page.waitForFunction((ask) => document.querySelector('#region-decision').dataset.ask !== ask, before);
}

export async function rough({ site, browser, test }) {
    await test('a reload in the middle of a turn changes nothing', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, BEGINNERS);
        await placeOcean(page);
        const before = [await asked(page), await question(page)];
        await page.reload();
        await untilAsked(page);
        assert.deepEqual([await asked(page), await question(page)], before);
    });
    await test('the server is killed and comes back: the page recovers and goes on', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, BEGINNERS);
        await placeOcean(page);
        const before = [await asked(page), await question(page)];
        browser.isServerAway = true;
        await site.end('SIGKILL');
        await page.locator('[data-connection="lost"]').waitFor();
        await site.open();
        await page.locator('[data-connection="lost"]').waitFor({ state: 'detached' });
        assert.deepEqual([await asked(page), await question(page)], before);
        const ocean = page.locator('[data-place="space/2"][data-lit]');
        await ocean.click();
        await ocean.click();
        await page.waitForFunction((ask) => document.querySelector('#region-decision').dataset.ask !== ask, before[0]);
    });
    await test('a press while the server is away is sent when it is back', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, BEGINNERS);
        const before = await asked(page);
        browser.isServerAway = true;
        await site.end('SIGTERM');
        const aquifer = page.locator('[data-place="project/aquifer"]').first();
        await aquifer.click();
        await aquifer.click();
        await site.open();
        await page.waitForFunction((ask) => document.querySelector('#region-decision')?.dataset.ask !== ask, before);
    });
    await test('a page that does not come says so, and comes when it is asked for again', async () => {
        const { page } = await browser.somebody();
        await page.goto(`${site.address}/learn`);
        browser.isServerAway = true;
        await page.route('**/*.js', (route) => route.abort());
        await page.locator('a[href="/cards"]').first().click();
        const retry = page.locator('[data-do="retry"]');
        await retry.waitFor();
        await page.unroute('**/*.js');
        await retry.click();
        await page.waitForFunction(() => document.querySelectorAll('.card').length > 0);
    });
    await test('a board that does not come says so, and comes by itself with the connection', async () => {
        const { page } = await browser.somebody();
        const { id } = await makeTable(page, site.address, BEGINNERS);
        browser.isServerAway = true;
        let refused = 0;
        await page.route(/terraforming-[^/]*\.js/, (route) => {
            refused += 1;
            return route.abort();
        });
        await page.goto(`${site.address}/t/${id}`);
        await page.locator('[data-do="retry"]').waitFor();
        assert.ok(refused > 0);
        await page.unroute(/terraforming-[^/]*\.js/);
        await site.end('SIGKILL');
        await site.open();
        await untilAsked(page);
    });
    await test('a map that does not come says so, and comes by itself with the connection', async () => {
        const { page } = await browser.somebody();
        const { id } = await makeTable(page, site.address, BEGINNERS);
        browser.isServerAway = true;
        await page.route('**/terraforming/map*', (route) => route.abort());
        await page.goto(`${site.address}/t/${id}`);
        const retry = page.locator('#region-map [data-do="retry"]');
        await retry.click();
        await retry.waitFor();
        await page.unroute('**/terraforming/map*');
        await site.end('SIGKILL');
        await site.open();
        await page.locator('[data-place="space/2"]').waitFor();
        await retry.waitFor({ state: 'detached' });
    });
    await test('a mining site that does not come says so, and comes when it is asked for again', async () => {
        const { page } = await browser.somebody();
        const { id } = await makeTable(page, site.address, { game: 'martians', players: 2 });
        browser.isServerAway = true;
        await page.route('**/martians/map*', (route) => route.abort());
        await page.goto(`${site.address}/t/${id}`);
        const retry = page.locator('[data-do="retry"]');
        await retry.waitFor();
        await page.unroute('**/martians/map*');
        await retry.click();
        await page.locator('#mine [role="gridcell"]').first().waitFor();
        await retry.waitFor({ state: 'detached' });
    });
    await test('two windows of one seat show the same', async () => {
        const { page, context } = await browser.somebody();
        const id = await openTable(page, site.address, BEGINNERS);
        const second = await context.newPage();
        await second.goto(`${site.address}/t/${id}`);
        await untilAsked(second);
        await placeOcean(page);
        const now = await asked(page);
        await second.waitForFunction((ask) => document.querySelector('#region-decision').dataset.ask === ask, now);
    });
}
