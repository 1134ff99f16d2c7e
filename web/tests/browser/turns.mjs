// What a turn is made of.
import assert from 'node:assert/strict';
import { asked, openFitting, openTable, playOn, question, untilAsked } from './play.mjs';

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
        await page.locator('.wall').waitFor();
        await cards.click();
        await page.locator('#region-decision[data-confirming] [data-do="primary"]').click();
        await page.locator('[data-wall]').first().waitFor();
    });
    await test('one press ends the turn, after one action and after two', async () => {
        const { page } = await browser.somebody();
        const id = await openTable(page, site.address, BEGINNERS);
        const turn = () =>
            page.evaluate(async (table) => (await (await fetch(`/api/v1/tables/${table}`)).json()).state.turn, id);
        /// Sells a card, which shows nothing hidden.
        const act = async () => {
            const before = await asked(page);
            const project = page.locator('[data-place="project/sell-patents"]').first();
            await project.click();
            await project.click();
            await page.locator('[data-place^="tray/"]').first().click();
            await page.locator('[data-do="primary"]').click();
            await page.waitForFunction((ask) => document.querySelector('#region-decision').dataset.ask !== ask, before);
            await page.locator('#region-decision[data-kind="sell-cards"]').waitFor({ state: 'detached' });
        };
        for (const actions of [1, 2]) {
            await page.locator('#region-decision[data-kind="action"]').waitFor();
            const { number } = await turn();
            for (let i = 0; i < actions; i += 1) await act();
            assert.equal((await turn()).number, number, 'it can be taken back until then');
            await page.locator('[data-do="end-turn"]').click();
            await page.locator('[data-do="end-turn"]').waitFor({ state: 'detached' });
            assert.ok((await turn()).number > number, 'it is committed');
            // the log begins with my turn
            await page.locator('#region-log', { hasText: 'Ola sells 1 card.' }).waitFor();
        }
    });
    await test('a hint marks up to three answers with their rank and says why', async () => {
        const { page } = await browser.somebody();
        const why = page.locator('[data-why]');
        await openFitting(page, site.address, BEGINNERS, async () => {
            await page.keyboard.press('h');
            await why.waitFor();
            // not every deal has two things to do on the table
            return (await page.locator('[data-place][data-hinted="2"]').count()) > 0;
        });
        const ranks = await page
            .locator('[data-place][data-hinted]')
            .evaluateAll((all) => [...new Set(all.map((each) => each.dataset.hinted))]);
        assert.ok(ranks.includes('1') && ranks.every((each) => '123'.includes(each)), `${ranks}`);
        assert.match(await page.locator('[data-place][data-selected]').first().getAttribute('data-hinted'), /1/);
        const said = await why.textContent();
        assert.match(said, /^1.*[+−]\d/, 'the first is selected, and its figures are told');
        await page.locator('[aria-live="polite"]', { hasText: said.slice(1) }).waitFor({ state: 'attached' });
        await page.keyboard.press('2');
        await page.locator('[data-place][data-selected][data-hinted="2"]').first().waitFor();
        assert.match(await why.textContent(), /^2/);
        await page.keyboard.press('Escape');
        await why.waitFor({ state: 'detached' });
    });
    await test('a hint for cards marks those to buy, on a phone too', async () => {
        const { page } = await browser.somebody({ width: 390, height: 844, touch: true, language: 'uk' });
        await openTable(page, site.address, { players: 2 });
        await playOn(page, { until: '#region-decision[data-kind="buy-cards"]' });
        await page.locator('[data-do="hint"]').first().click();
        const why = page.locator('[data-why]');
        await why.waitFor();
        assert.match(await why.textContent(), /коштує|ціни/);
        const box = await why.boundingBox();
        assert.ok(box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844, JSON.stringify(box));
        const [hinted, marked] = await Promise.all(
            ['[data-hinted="1"]', '[aria-pressed="true"]'].map((each) =>
                page.locator(`[data-place^="tray/"]${each}`).count(),
            ),
        );
        assert.equal(marked, hinted, 'what is advised is marked');
    });
    await test('the price of a card is in sight before any is marked', async () => {
        const { page } = await browser.somebody();
        const price = page.locator('#region-decision [data-price]');
        const left = page.locator('#region-decision [data-left]');
        for (const setup of [{}, { beginners: [0, 1] }]) {
            await openTable(page, site.address, { players: 2, setup });
            await playOn(page, { until: '#region-decision[data-kind="buy-cards"]' });
            const each = Number(await price.getAttribute('data-price'));
            const before = Number(await left.getAttribute('data-left'));
            assert.match(await price.textContent(), new RegExp(`${each} each`));
            assert.equal(await page.locator('.tray [aria-pressed="true"]').count(), 0, 'nothing is marked');
            await page.locator('[data-place^="tray/"]').first().click();
            await page.locator(`[data-left="${before - each}"]`).waitFor();
        }
    });
    await test('what the rules say is told by the server: generations alone, the price of the pole', async () => {
        const { page } = await browser.somebody();
        const pole = page.locator('[data-place="space/59"]');
        // a neutral city may stand there
        await openFitting(
            page,
            site.address,
            { players: 1, setup: { beginners: [0], map: 'hellas' } },
            async () => !/city|greenery/i.test(await pole.getAttribute('aria-label')),
        );
        assert.equal(await page.locator('#region-goals li').count(), 14);
        assert.match(await page.locator('#region-goals').textContent(), /generation 14 ends/);
        assert.match(await pole.getAttribute('aria-label'), /ocean for 6 M€/);
        assert.match(await page.locator('#region-decision').textContent(), /Act until you pass/);
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
        // a deal may have no card that can not be played
        await page
            .locator(':is([data-place^="hand/"], [data-place^="goal/"])[aria-disabled="true"]')
            .first()
            .click({ force: true });
        await page.locator('[data-popover="why"]').waitFor();
        assert.notEqual((await page.locator('[data-popover="why"]').textContent()).trim(), '');
        await page.keyboard.press('Escape');
        await page.locator('[data-popover="why"]').waitFor({ state: 'detached' });
    });
    await test('the guide goes back with who steps back', async () => {
        const { page } = await browser.somebody();
        await page.goto(`${site.address}/learn/first-game`);
        const at = (step) => page.locator(`[data-guide="${step}"]`).waitFor();
        await at('welcome');
        await untilAsked(page);
        for (const step of ['parameters', 'you', 'hand', 'first-card']) {
            await page.locator('[data-do="guide-on"]').click();
            await at(step);
        }
        const card = page.locator('[data-place="hand/mine"]').first();
        await card.click();
        await card.click();
        await at('second-card');
        const back = page.locator('[data-do="back"]').first();
        await back.click();
        await page.locator('[data-place="hand/mine"][data-lit]').first().waitFor();
        await at('first-card');
        await page.waitForTimeout(700); // it stays there
        await at('first-card');
        await card.click();
        await card.click();
        await at('second-card');
    });
    await test('the deal of the day is played alone', async () => {
        const { page } = await browser.somebody();
        await page.goto(`${site.address}/`);
        await page.locator('[data-do="play-day"]').first().click();
        await page.waitForURL(/\/t\//);
        await untilAsked(page);
    });
}
