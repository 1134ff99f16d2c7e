// What somebody stumbles over who sees the table for the first time.
import assert from 'node:assert/strict';
import { makeTable, openTable, playOn, untilAsked } from './play.mjs';

const BEGINNERS = { players: 2, setup: { corporateEra: false, beginners: [0, 1], firstPlayer: 0 } };
const SMALL = { width: 1024, height: 768 };
const middleOf = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
};
/// What lies there, by what it does.
const doingAt = (page, [x, y]) =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-do]')?.dataset.do, [x, y]);

export async function newcomer({ site, browser, test }) {
    await test('newcomer: a corporation is ticked when it is pressed, not when it is looked at, and has words', async () => {
        for (const language of ['en', 'uk']) {
            const { page } = await browser.somebody({ language });
            await openTable(page, site.address, { players: 2 });
            const corporation = page.locator('[data-place^="tray/"]').first();
            await corporation.hover();
            await page.locator('[data-place^="tray/"][data-selected]').first().waitFor();
            assert.equal(await page.locator('[data-place^="tray/"] .check').count(), 0);
            assert.equal(await corporation.getAttribute('aria-pressed'), 'false');
            await corporation.click();
            await page.locator('[data-place^="tray/"][aria-pressed="true"] .check').waitFor();
            const words = await page
                .locator('[data-place^="tray/"] .card.corporation')
                .evaluateAll((all) => all.map((each) => each.querySelector('p')?.textContent.length ?? 0));
            assert.ok(
                words.every((each) => each > 20),
                `${words}`,
            );
        }
    });
    await test('newcomer: who presses once more than needed does not pass', async () => {
        for (const size of [{}, SMALL, { width: 390, height: 844, touch: true }]) {
            const { page } = await browser.somebody(size);
            await openTable(page, site.address, BEGINNERS);
            const pass = page.locator('[data-do="pass"]').first();
            await page.locator('[data-do="pass"]:not([aria-disabled])').first().waitFor();
            const spot = await middleOf(pass);
            await pass.click();
            await page.locator('#region-decision[data-confirming]').waitFor();
            assert.equal(await doingAt(page, spot), 'not-yet', 'the same spot takes it back');
            await page.locator('[data-do="not-yet"]').click();
            await page.locator('#region-decision:not([data-confirming])').waitFor();
            await pass.click();
            await page.locator('[data-do="primary"]').click();
            await page.locator('#region-decision[data-confirming]').waitFor({ state: 'detached' });
        }
    });
    await test('newcomer: what is chosen can be put back by a press', async () => {
        for (const size of [{}, { width: 390, height: 844, touch: true }]) {
            const { page } = await browser.somebody(size);
            await openTable(page, site.address, BEGINNERS);
            if (size.touch) await page.locator('nav button', { hasText: 'Players' }).click();
            await page.locator('[data-place="project/aquifer"]').first().click();
            await page.locator('#region-decision[data-ready]').waitFor();
            await page.locator('[data-do="unselect"]').click();
            await page.locator('#region-decision:not([data-ready])').waitFor();
            await page.locator('[data-do="pass"]').first().waitFor();
        }
    });
    await test('newcomer: a pass that has just appeared under the pointer is not pressed', async () => {
        const { page } = await browser.somebody();
        // time stands still: the question stays as new as it was
        await page.addInitScript(() => {
            const real = window.setTimeout;
            window.setTimeout = (then, wait, ...rest) => (wait === 400 ? 0 : real(then, wait, ...rest));
        });
        await openTable(page, site.address, BEGINNERS);
        const pass = page.locator('[data-do="pass"][aria-disabled="true"]').first();
        await pass.waitFor();
        await page.mouse.click(...(await middleOf(pass)));
        assert.equal(await page.locator('#region-decision[data-confirming]').count(), 0);
        await page.keyboard.press('p');
        await page.locator('#region-decision[data-confirming]').waitFor();
    });
    await test('newcomer: a hint in a closed place is on the button that opens it', async () => {
        const { page } = await browser.somebody(SMALL);
        await page.routeWebSocket(/socket/, (line) => {
            const server = line.connectToServer();
            line.onMessage((text) => server.send(text));
            server.onMessage((text) => {
                const message = JSON.parse(text);
                if (message.candidates && message.option) {
                    const why = 'because';
                    message.candidates = [
                        { option: { kind: 'standard-project', project: 'asteroid' }, worth: 3, why },
                        { option: { kind: 'fund-award', award: 'banker' }, worth: 2, why },
                    ];
                }
                line.send(JSON.stringify(message));
            });
        });
        await openTable(page, site.address, BEGINNERS);
        await page.locator('[role="tab"]', { hasText: 'Log' }).first().click();
        await page.locator('[data-do="hint"]').click();
        await page.locator('[data-opens="projects"][data-hinted="1"]').waitFor();
        await page.locator('[role="tab"][data-hinted="2"]', { hasText: 'Goals' }).waitFor();
        await page.locator('[data-opens="projects"]').click();
        await page.locator('[data-place="project/asteroid"][data-hinted="1"]').waitFor();
        assert.equal(await page.locator('[data-opens="projects"][data-hinted]').count(), 0);
    });
    await test('newcomer: standard projects have names, and none is chosen by opening them', async () => {
        for (const [size, language] of [
            [{}, 'en'],
            [{}, 'pl'],
            [SMALL, 'uk'],
            [SMALL, 'cs'],
        ]) {
            const { page } = await browser.somebody({ ...size, language });
            await openTable(page, site.address, BEGINNERS);
            const flap = page.locator('[data-opens="projects"]');
            if (await flap.count()) await flap.click();
            const names = page.locator('[data-place^="project/"] .name');
            await names.first().waitFor();
            assert.equal(await names.count(), 6);
            const cut = await names.evaluateAll((all) =>
                all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
            );
            assert.deepEqual(cut, [], `${language}: names are whole`);
            assert.equal(await page.locator('[data-place^="project/"][data-selected]').count(), 0);
        }
    });
    await test('newcomer: a player has no fleets without colonies, and every part of the points has a word', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, BEGINNERS);
        await page.locator('#region-people header button').last().click();
        const sheet = page.locator('[role="dialog"], dialog[open]').first();
        await sheet.waitFor();
        assert.equal(await sheet.locator('use[href$="#fleet"]').count(), 0);
        assert.match(await sheet.locator('dl').textContent(), /milestones.*awards.*greeneries.*cities.*cards/s);
    });
    await test('newcomer: a milestone out of reach tells what it costs and brings', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, BEGINNERS);
        await page.locator('[data-place="goal/terraformer"]').click({ force: true });
        const why = page.locator('[data-popover]');
        await why.waitFor();
        assert.match(await why.textContent(), /8.M€.*5.victory.points/s);
    });
    await test('newcomer: counts of answers tell of how many, and parameters how far they go', async () => {
        for (const size of [{}, { width: 1280, height: 760 }]) {
            const { page } = await browser.somebody(size);
            await openTable(page, site.address, BEGINNERS);
            await page.locator('#region-decision', { hasText: /Standard projects \d\/6/ }).waitFor();
            // where there is little room it is said, and shown by a meter
            await page.locator('[aria-label^="Temperature:"]').first().waitFor();
            const told = await page.locator('[aria-label^="Temperature:"]').first().getAttribute('aria-label');
            assert.match(told, /−30.°C, 19.steps.left/);
        }
    });
    await test('newcomer: cards are new until the first own action', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, { players: 2, setup: { firstPlayer: 0 } });
        await playOn(page, { until: '#region-decision[data-kind="buy-cards"]' });
        await page.reload();
        await untilAsked(page);
        await page.locator('[data-place^="tray/"]').first().click();
        await page.locator('[data-do="primary"]').click();
        await page.locator('#region-decision[data-kind="action"]').waitFor();
        assert.ok((await page.locator('[data-card].new').count()) > 0, 'there is something new');
        // whatever the deal allows
        await page.locator('[data-do="hint"]').click();
        await page.locator('#region-decision[data-ready] [data-do="primary"]').click();
        if (await page.locator('#region-decision[data-confirming]').count())
            await page.locator('[data-do="primary"]').click();
        await page.locator('[data-card].new').first().waitFor({ state: 'detached' });
    });
    await test('newcomer: help begins with the rules, on the spot', async () => {
        const { page } = await browser.somebody();
        const { id } = await makeTable(page, site.address, BEGINNERS);
        await page.goto(`${site.address}/t/${id}`);
        await untilAsked(page);
        await page.keyboard.press('?');
        const rules = page.locator('dialog[open] [data-rules]');
        await rules.first().waitFor();
        await rules.first().locator('summary').click();
        await rules.first().locator('p').first().waitFor();
    });
}
