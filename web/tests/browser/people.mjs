// Several people at a table.
import assert from 'node:assert/strict';
import { makeTable, untilAsked } from './play.mjs';

export async function people({ site, browser, test }) {
    await test('two browsers and a spectator: invitation, chat, no secret', async () => {
        const one = await browser.somebody();
        const setup = { beginners: [0, 1], corporateEra: false };
        const { id } = await makeTable(one.page, site.address, {
            players: 2,
            setup,
            seats: [{ person: 'me' }, { open: true }],
            start: false,
        });
        await one.page.goto(`${site.address}/t/${id}`);
        const other = await browser.somebody();
        const sent = [];
        other.context.on('request', (request) => sent.push(request.url()));
        // the page does not know the invitation that was made without it: the host makes a new one
        await one.page.locator('[data-do="invite"]').first().click();
        const link = await one.page.locator('[data-link]').first().getAttribute('data-link');
        await other.page.goto(link);
        await other.page.locator('[data-do="claim"]').first().click();
        await other.page.locator('[data-do="claim"]').first().waitFor({ state: 'detached' });
        assert.ok(
            !sent.some((url) => url.includes(link.split('i=')[1])),
            'the invitation is in no address that is sent',
        );
        await one.page.locator('[data-do="start"]').first().click();
        await Promise.all([one.page, other.page].map((page) => page.locator('#region-decision').waitFor()));
        const spectator = await browser.somebody();
        await spectator.page.goto(`${site.address}/t/${id}`);
        await spectator.page.locator('#region-decision').waitFor();
        const hand = await one.page
            .locator('[data-place^="hand/"]')
            .evaluateAll((all) => all.map((each) => each.dataset.place.slice(5)));
        assert.ok(hand.length > 5, 'there is a hand');
        for (const page of [spectator.page, other.page]) {
            const html = await page.content();
            assert.deepEqual(
                hand.filter((card) => html.includes(`hand/${card}`)),
                [],
                'a card of another is on the page',
            );
        }
        assert.equal(await spectator.page.locator('[data-lit]').count(), 0);
        // one of them moves, and the spectator is told
        const mover = (await one.page.locator('#region-decision[data-ask]').count()) > 0 ? one.page : other.page;
        await untilAsked(mover);
        await mover.locator('[data-do="pass"]').first().click();
        await mover.locator('[data-do="primary"]').first().click();
        await spectator.page.waitForFunction(() =>
            /pass/i.test(document.querySelector('#region-log')?.textContent ?? ''),
        );
    });
    await test('the host has the links again in another tab', async () => {
        const host = await browser.somebody();
        await host.page.goto(`${site.address}/new`);
        await host.page.getByRole('button', { name: 'Create the table' }).click();
        const links = (page) => page.locator('[data-link]').evaluateAll((all) => all.map((each) => each.dataset.link));
        await host.page.locator('[data-link]').nth(1).waitFor();
        const again = await host.context.newPage();
        await again.goto(host.page.url());
        await again.locator('[data-do="invite"]').nth(1).waitFor();
        assert.deepEqual(await links(again), await links(host.page));
    });
    await test('a bot for a seat and back, guests of different names, and a start when all are ready', async () => {
        const host = await browser.somebody();
        const { id } = await makeTable(host.page, site.address, {
            players: 4,
            setup: { beginners: [0, 1, 2, 3], corporateEra: false },
            seats: [{ person: 'me' }, { open: true }, { open: true }, { open: true }],
            start: false,
        });
        await host.page.goto(`${site.address}/t/${id}`);
        const watcher = await browser.somebody();
        await watcher.page.goto(`${site.address}/t/${id}`);
        const seats = (page) => page.locator('main ol > li');
        const sitter = host.page.locator('[data-sitter="3"]');
        const told = (text) => seats(watcher.page).nth(3).filter({ hasText: text }).waitFor();
        await sitter.selectOption('greedy');
        await told(/Daedalia/);
        await sitter.selectOption('open');
        await told(/free/);
        await sitter.selectOption('random');
        await told(/Daedalia/);
        const guests = [];
        for (const seat of [1, 2]) {
            await seats(host.page).nth(seat).locator('[data-do="invite"]').click();
            const link = await seats(host.page).nth(seat).locator('[data-link]').getAttribute('data-link');
            const guest = await browser.somebody();
            await guest.page.goto(link);
            await guest.page.locator('[data-do="claim"]').click();
            await guest.page.locator('[data-do="ready"]').waitFor();
            guests.push(guest);
        }
        await seats(host.page).nth(2).filter({ hasText: 'Guest 2' }).waitFor();
        const names = await seats(host.page).locator('b').allTextContents();
        assert.deepEqual(names, ['Ola', 'Guest', 'Guest 2', 'Daedalia']);
        await guests[0].page.locator('[data-do="ready"]').click();
        await host.page.locator('[data-ready="1"]').waitFor();
        await guests[0].page.locator('[data-do="ready"][aria-pressed="true"]').click();
        await host.page.locator('[data-ready="1"]').waitFor({ state: 'detached' });
        for (const { page } of [host, ...guests]) await page.locator('[data-do="ready"]').click();
        await Promise.all([host, ...guests].map(({ page }) => page.locator('#region-decision').waitFor()));
    });
    await test('an address without a table says so', async () => {
        const { page } = await browser.somebody();
        await page.goto(`${site.address}/t/nothinghere`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        assert.match(await page.getByRole('heading', { level: 1 }).textContent(), /table/i);
    });
}
