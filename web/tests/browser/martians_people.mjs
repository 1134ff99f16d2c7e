// Two people in one colony, each in their own browser, and somebody who watches.
import assert from 'node:assert/strict';
import { game } from './martians.mjs';
import { makeTable, playOne, question, sitDown, talk, whoIsAsked } from './play.mjs';

const ANSWERS = 12;

const answersOf = (page, id) =>
    page.evaluate(async (table) => {
        const { state } = await (await fetch(`/api/v1/tables/${table}?lang=en`)).json();
        return state.ask.decision.options.map((each) => each.text);
    }, id);

export async function martiansPeople({ site, browser, test }) {
    await test('Martians: two people of one colony press in turns, talk, and are watched', async () => {
        const ana = await browser.somebody();
        const { id } = await makeTable(ana.page, site.address, {
            ...game({ corporations: 'choose' }),
            seats: [{ person: 'me' }, { open: true }],
            start: false,
        });
        await ana.page.goto(`${site.address}/t/${id}`);
        await ana.page.locator('[data-do="invite"]').click();
        const link = await ana.page.locator('[data-link]').getAttribute('data-link');
        const tomek = await browser.somebody();
        await sitDown(tomek.page, link, 'Tomek');
        const viewer = await browser.somebody();
        await viewer.page.goto(`${site.address}/t/${id}`);
        // whoever comes without the invitation is offered no seat
        await viewer.page.locator('main ol > li', { hasText: 'Tomek' }).waitFor();
        assert.equal(await viewer.page.locator('[data-do="claim"]').count(), 0);
        await ana.page.locator('[data-do="start"]').click();
        const both = [ana, tomek];
        for (const { page } of [...both, viewer]) await page.locator('#region-decision').waitFor();
        // nothing is secret in one colony: the others are told the question, and its answers
        let asked = await whoIsAsked(both);
        const others = () => [...both.filter((each) => each !== asked), viewer].map(({ page }) => page);
        const toldQuestion = '[data-asked-of]';
        const corporations = await answersOf(asked.page, id);
        assert.ok(corporations.length > 1);
        for (const page of others()) {
            await page.locator(toldQuestion, { hasText: await question(asked.page) }).waitFor();
            assert.deepEqual(await page.locator('#region-decision li').allTextContents(), corporations);
        }
        const movers = new Set();
        for (let before = null, n = 0; n < ANSWERS || movers.size < 2 || asked === before; n += 1) {
            assert.ok(n < 60, 'both are asked, one after the other');
            before = asked;
            movers.add(await playOne(both));
            asked = await whoIsAsked(both);
        }
        // between two turns there is one stock, the same for everybody
        const stock = '.stock .goods';
        const own = await asked.page.locator(stock).first().innerText();
        for (const page of others()) {
            await page.waitForFunction(
                ([place, text]) => document.querySelector(place).innerText === text,
                [stock, own],
            );
            // who is not asked is told who is, and can press nothing
            const bar = page.locator('#region-decision:not([data-ask])');
            await bar.filter({ hasText: asked === ana ? 'Ola' : 'Tomek' }).waitFor();
            await page.locator(toldQuestion, { hasText: await question(asked.page) }).waitFor();
            assert.equal(await page.locator('[data-lit]').count(), 0);
            assert.equal(await page.locator('[data-do="primary"]').count(), 0);
        }
        await talk(tomek.page, [ana.page], viewer.page);
    });
}
