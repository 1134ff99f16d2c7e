// Several people at a table.
import assert from 'node:assert/strict';
import { answerOne, claimSeat, makeTable, request, stateOf, talk, untilAsked } from './play.mjs';
import { Cards, overhear } from './secrets.mjs';

/// Until it is so of what this program has heard.
async function until(isSo, otherwise) {
    for (let i = 0; i < 1000 && !isSo(); i += 1) await new Promise((done) => setTimeout(done, 10));
    assert.ok(isSo(), otherwise);
}

export async function people({ site, browser, test }) {
    await test('two browsers and a spectator: invitation, no secret, chat, a bot for who leaves, and back', async () => {
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
        assert.equal(await spectator.page.locator('[data-lit], [data-place^="hand/"]').count(), 0);
        // the one who waits passes in advance, thinks better of it, and passes again; the other one passes, and the spectator is told
        const isAsked = (await one.page.locator('#region-decision[data-ask]').count()) > 0;
        const [mover, waiter] = isAsked ? [one.page, other.page] : [other.page, one.page];
        await untilAsked(mover);
        const order = (isPressed) => waiter.locator(`#region-decision [aria-pressed="${isPressed}"]`);
        for (const isPlanned of [false, true, false]) {
            await order(isPlanned).click();
            await order(!isPlanned).waitFor();
        }
        assert.match(await order(true).textContent(), /Planned.*pass/i);
        await mover.locator('[data-do="pass"]').first().click();
        await mover.locator('[data-do="primary"]').first().click();
        const log = spectator.page.locator('#region-log');
        await log.filter({ hasText: /(passes[^]*){2}/ }).waitFor();
        for (const page of [mover, waiter]) await page.locator('#region-decision[data-kind="buy-cards"]').waitFor();
        await talk(one.page, [other.page], spectator.page);
        // a bot takes over when those who stay agree, and gives the seat back in the same way
        const seat = async () => (await stateOf(one.page, id)).seats[1].state;
        const fromMenu = async (name) => {
            await other.page.locator('[data-do="menu"]').click();
            await other.page.getByRole('button', { name }).click();
        };
        const agree = async () => {
            assert.equal(await spectator.page.locator('[data-do="agree"]').count(), 0);
            await one.page.locator('[data-do="agree"]').click();
            await one.page.locator('[data-do="agree"]').waitFor({ state: 'detached' });
        };
        await fromMenu('Leave the table');
        await other.page.locator('[data-do="leave"]').click();
        await agree();
        assert.equal(await seat(), 'bot');
        await one.page.locator('#region-decision[data-ask]').waitFor(); // the bot answers at once
        await fromMenu('Take my seat back');
        await agree();
        assert.equal(await seat(), 'taken');
    });
    await test('nobody is told a card of another: offers, corporations, draft, research, hands, deck', async () => {
        const people = [];
        for (let i = 0; i < 3; i += 1) {
            const { page } = await browser.somebody();
            people.push({ page, frames: overhear(page), seat: i < 2 ? i : null });
        }
        const [ana, tomek] = people;
        const { id, invites } = await makeTable(ana.page, site.address, {
            players: 2,
            setup: { draft: true },
            seats: [{ person: 'me' }, { open: true }],
            start: false,
        });
        await claimSeat(tomek.page, site.address, id, invites[1]);
        await request(ana.page, `/tables/${id}/start`, {});
        for (const { page } of people) {
            await page.goto(`${site.address}/t/${id}`);
            await page.locator('#region-decision').waitFor();
        }
        const cards = await Cards.read(ana.page);
        const asked = new Set();
        /// When everybody's page has heard what the server knows of, nobody knows too much.
        const look = async (when) => {
            const now = await Promise.all(people.map(({ page }) => request(page, `/tables/${id}`)));
            for (const { seat } of people) if (seat !== null) cards.hear(seat, now[seat]);
            for (const [index, person] of people.entries()) {
                const { at, state } = now[index];
                await until(
                    () => person.frames.some((frame) => frame.includes(`"${at}"`)),
                    `${when}: ${at} is not heard`,
                );
                if (state.ask) asked.add(state.ask.decision.kind);
                const told = await cards.areSecretTo(person, person.seat, when);
                assert.ok(person.seat === null || told > 11, `${when}: cards are found in frames`);
            }
            return now[0].state.view;
        };
        let last = null;
        for (let view = await look('at the start'); view.generation < 3; view = await look(last)) {
            const option = (await answerOne(ana.page, id)) ?? (await answerOne(tomek.page, id));
            last = `${view.phase}, generation ${view.generation}, after ${option?.kind}`;
        }
        for (const kind of ['choose-corporation', 'buy-cards', 'draft', 'action']) assert.ok(asked.has(kind), kind);
        assert.equal(await people[2].page.locator('[data-place^="hand/"], [data-place^="tray/"]').count(), 0);
    });
    await test('time runs where that is agreed, and at zero the seat passes', async () => {
        const { page } = await browser.somebody();
        const setup = { beginners: [0, 1], corporateEra: false, firstPlayer: 0 };
        const options = { clock: { bank: 4, atZero: 'pass' } };
        const seats = [{ person: 'me' }, { bot: 'greedy' }];
        const { id } = await makeTable(page, site.address, { players: 2, setup, seats, options, start: false });
        await page.goto(`${site.address}/t/${id}`);
        await page.locator('dd', { hasText: 'min each' }).waitFor();
        await page.locator('[data-do="start"]').click();
        await untilAsked(page);
        const clock = page.locator('header .clock');
        assert.match(await clock.textContent(), /^00:0[0-5]$/);
        await page.waitForFunction(() => /You pass|Ola pass/.test(document.querySelector('#region-log').textContent));
    });
    await test('the deal of the day is the same for everybody', async () => {
        const dealt = [];
        for (let i = 0; i < 2; i += 1) {
            const { page } = await browser.somebody();
            await page.goto(`${site.address}/`);
            await page.locator('[data-do="play-day"][data-game="martians"]').click();
            await page.waitForURL(/\/t\/\w+/);
            await untilAsked(page);
            const id = /\/t\/(\w+)/.exec(page.url())[1];
            const state = await stateOf(page, id);
            dealt.push({ view: state.view, day: state.deal.day, commitment: state.deal.commitment });
        }
        assert.ok(dealt[0].day && dealt[0].view.round === 1);
        assert.deepEqual(dealt[1], dealt[0]);
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
    await test('a link that the browser does not copy is shown, to be copied by hand', async () => {
        const { page } = await browser.somebody();
        await page.addInitScript(() => {
            navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
        });
        await page.goto(`${site.address}/new`);
        await page.getByRole('button', { name: 'Create the table' }).click();
        const first = page.locator('[data-link]').first();
        await first.click();
        const shown = page.getByRole('textbox', { name: /by hand/ });
        await shown.waitFor();
        assert.equal(await shown.inputValue(), await first.getAttribute('data-link'));
        assert.equal(await page.evaluate(() => getSelection().toString()), await shown.inputValue());
        await page.locator('[data-link-shown] button').click();
        await shown.waitFor({ state: 'detached' });
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
