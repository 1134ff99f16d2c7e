// Rough roads: reloads, a server that is killed, two windows of one seat.
import assert from 'node:assert/strict';
import {
    asked,
    countRequests,
    makeTable,
    openMoment,
    openTable,
    playOn,
    pressTwice,
    question,
    stateOf,
    untilAnother,
    untilAsked,
} from './play.mjs';

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

/// What somebody is asked and sees: all of it, as far as the server tells it and as the page shows it.
async function seen(page, id) {
    const { view } = await stateOf(page, id);
    const region = page.locator('#region-people').first();
    return { ask: await asked(page), question: await question(page), people: await region.textContent(), view };
}
async function killServer(page, site, browser) {
    browser.isServerAway = true;
    await site.end('SIGKILL');
    await page.locator('[data-connection="lost"]').waitFor();
    await site.open();
    await page.locator('[data-connection="lost"]').waitFor({ state: 'detached' });
}

export async function rough({ site, browser, test }) {
    await test('in the middle of a later turn: a reload and a killed server change nothing, and it can be stepped back', async () => {
        const { page } = await browser.somebody();
        const { id } = await openMoment(page, site.address, 'two', 144);
        const start = await seen(page, id);
        await pressTwice(page, 'convert/plants');
        const before = await seen(page, id);
        assert.notDeepEqual(before, start);
        const requests = countRequests(page);
        await page.reload();
        await untilAsked(page);
        assert.deepEqual(await seen(page, id), before);
        // what is asked for later is answered later: by then all else has been asked for, and once
        await page.locator('[data-do="hint"]').click();
        await page.locator('#region-decision[data-ready]').waitFor();
        await page.locator('#region-people', { hasText: '32 → 33' }).waitFor();
        assert.deepEqual([requests.watch, requests.previews, requests.hint], [1, 1, 1]);
        const advised = await seen(page, id);
        await killServer(page, site, browser);
        assert.deepEqual(await seen(page, id), advised);
        await page.locator('[data-do="back"]').first().click();
        await page.locator('#region-decision[data-kind="action"]').waitFor();
        assert.deepEqual((await seen(page, id)).view, start.view, 'the draft outlives the server');
        await pressTwice(page, 'convert/plants');
        await pressTwice(page, 'space/20');
        assert.ok((await seen(page, id)).view.tiles.some((each) => each.space === 20));
    });
    await test('in the middle of a draft of cards: a reload and a killed server change nothing', async () => {
        const { page } = await browser.somebody();
        const { id, seat } = await openMoment(page, site.address, 'three-draft', 96);
        const kept = async () => (await seen(page, id)).view.players[seat].drafted;
        const tray = () =>
            page.locator('[data-place^="tray/"]').evaluateAll((all) => all.map((each) => each.dataset.place));
        const before = await tray();
        assert.deepEqual(await kept(), ['giant-ice-asteroid']);
        await page.reload();
        await untilAsked(page);
        assert.deepEqual(await tray(), before);
        await killServer(page, site, browser);
        assert.deepEqual(await tray(), before);
        await pressTwice(page, 'tray/power-infrastructure');
        await killServer(page, site, browser);
        await page.locator('#region-decision[data-ask]').waitFor();
        assert.ok((await kept()).includes('power-infrastructure'));
        await playOn(page, { until: '#region-decision[data-kind="buy-cards"]', most: 5 });
        await page.locator('[data-place="tray/power-infrastructure"]').click();
        const ask = await asked(page);
        await page.locator('[data-do="primary"]').click();
        await untilAnother(page, ask);
        assert.ok((await seen(page, id)).view.players[seat].hand.includes('power-infrastructure'));
    });
    await test('a window whose text did not come stays open over the table when the server is back', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, BEGINNERS);
        await page.evaluate(() => (globalThis.stays = true));
        browser.isServerAway = true;
        await page.route('**/*.js', (route) => route.abort());
        await page.keyboard.press('?');
        const retry = page.locator('dialog[open] [data-do="retry"]');
        await retry.waitFor();
        await page.unroute('**/*.js');
        await site.end('SIGKILL');
        await page.locator('[data-connection="lost"]').waitFor();
        await site.open();
        await page.locator('[data-connection="back"]').waitFor();
        assert.equal(await page.evaluate(() => globalThis.stays), true);
        await retry.click();
        await page.waitForFunction(() => !globalThis.stays);
        await untilAsked(page);
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
        await page.locator('[data-mine] [role="gridcell"]').first().waitFor();
        await retry.waitFor({ state: 'detached' });
    });
    await test('lists that do not come are not told to be empty', async () => {
        const { page } = await browser.somebody();
        await makeTable(page, site.address, BEGINNERS);
        browser.isServerAway = true;
        let isShut = true;
        await page.routeWebSocket(/\/socket/, (socket) => void (isShut ? socket.close() : socket.connectToServer()));
        for (const [path, rows] of [
            ['/', '.tables li'],
            ['/me', 'main li a.btn'],
        ]) {
            isShut = true;
            await page.goto(site.address + path);
            await page.locator('[data-do="retry"]').first().waitFor();
            assert.doesNotMatch(
                await page.locator('main').textContent(),
                /No table yet|No games yet|Nobody is waiting/,
            );
            isShut = false;
            await page.locator(rows).first().waitFor();
        }
    });
    await test('a lesson whose table can not be made is begun when it is asked for again', async () => {
        const { page } = await browser.somebody();
        browser.isServerAway = true;
        await page.route('**/api/v1/tables?*', (route) => route.abort());
        await page.goto(`${site.address}/learn/first-game`);
        const retry = page.locator('[data-do="retry"]');
        await retry.waitFor();
        await page.unroute('**/api/v1/tables?*');
        await retry.click();
        await untilAsked(page);
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
