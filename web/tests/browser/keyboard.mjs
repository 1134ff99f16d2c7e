// Without a pointer.
import assert from 'node:assert/strict';
import { asked, makeTable, openMoment, openPayment, openTable, stateOf, untilAnother, untilAsked } from './play.mjs';

const generation = (page) => page.locator('[data-generation]').first().getAttribute('data-generation');

/// What has the focus is this, and can be seen to have it.
const isSeen = (page, selector) =>
    page.waitForFunction((wanted) => {
        const at = document.activeElement;
        if (!at?.matches(`${wanted}:focus-visible`)) return false;
        const { outlineStyle, boxShadow } = getComputedStyle(at);
        const { left, top, width, height } = at.getBoundingClientRect();
        const isOnScreen = left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight;
        return isOnScreen && (outlineStyle !== 'none' || boxShadow !== 'none' || at.closest('svg') !== null);
    }, selector);
/// By the same key again and again.
async function keyTo(page, key, selector) {
    const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    for (let i = 0; i < 80 && !(await isThere()); i += 1) await page.keyboard.press(key);
    await isSeen(page, selector);
}
async function sendByEnter(page) {
    const before = await asked(page);
    await page.keyboard.press('Enter');
    await untilAnother(page, before);
}
/// The first one shows what it would do, the second one does it; what can not be taken back is asked for once more.
async function enterTwice(page) {
    const before = await asked(page);
    await page.keyboard.press('Enter');
    await page.locator('#region-decision[data-ready]').waitFor();
    await page.keyboard.press('Enter');
    if (await page.locator('#region-decision[data-confirming]').count()) await page.keyboard.press('Enter');
    await untilAnother(page, before);
}

export async function keyboard({ site, browser, test }) {
    await test('a whole generation by keyboard alone: research, a card and its payment, a tile, an amount, pass', async () => {
        const { page } = await browser.somebody();
        const moment = await openMoment(page, site.address, 'two', 118);
        const stock = async () => (await stateOf(page, moment.id)).view.players[moment.seat].stock;
        const before = await generation(page);
        // research
        for (const card of ['power-infrastructure', 'grass']) {
            await keyTo(page, 'Tab', `[data-place="tray/${card}"]`);
            await page.keyboard.press('Space');
            await page.locator(`[data-place="tray/${card}"][aria-pressed="true"]`).waitFor();
        }
        await keyTo(page, 'Tab', '[data-do="primary"]');
        await sendByEnter(page);
        await page.locator('#region-decision[data-kind="action"]').waitFor();
        assert.equal((await stock()).megacredits, 24);
        // a card of the hand, and its payment: not with steel as usual
        await page.keyboard.press('c');
        await page.keyboard.press('Home');
        await keyTo(page, 'ArrowRight', '[data-place="hand/power-infrastructure"]');
        await enterTwice(page);
        await page.locator('[data-payment]').waitFor();
        await keyTo(page, 'Tab', '[data-payment] [aria-label="Steel"] [aria-label="Less"]');
        await page.keyboard.press('Enter');
        await keyTo(page, 'Tab', '[data-payment] [data-do="primary"]');
        await sendByEnter(page);
        assert.deepEqual([(await stock()).megacredits, (await stock()).steel], [23, 5]);
        // a standard project, and its tile on the map
        await page.keyboard.press('s');
        await keyTo(page, 'Tab', '[data-place="project/aquifer"]');
        await enterTwice(page);
        await page.locator('#region-decision[data-kind="place-tile"]').waitFor();
        await page.keyboard.press('m');
        await page.keyboard.press('ArrowRight');
        assert.equal(await page.evaluate(() => document.activeElement.role), 'gridcell');
        await page.keyboard.press('.');
        await isSeen(page, '[data-place^="space/"][data-lit]');
        const space = await page.evaluate(() => Number(document.activeElement.dataset.place.slice('space/'.length)));
        await enterTwice(page);
        const { tiles } = (await stateOf(page, moment.id)).view;
        assert.ok(tiles.some((each) => each.space === space && each.tile === 'ocean'));
        await page.keyboard.press('e');
        // the next turn: an action of a card with an amount
        await page.locator('#region-decision[data-kind="action"]').waitFor();
        await page.keyboard.press('n');
        await keyTo(page, 'Tab', '[data-place="action/power-infrastructure"]');
        await enterTwice(page);
        await page.locator('#region-decision[data-kind="amount"]').waitFor();
        const { energy, megacredits } = await stock();
        await page.keyboard.press('1');
        await keyTo(page, 'Tab', '#region-decision .stepper [aria-label="More"]');
        await page.keyboard.press('Enter');
        await keyTo(page, 'Tab', '[data-do="primary"]');
        await sendByEnter(page);
        assert.deepEqual([(await stock()).energy, (await stock()).megacredits], [energy - 2, megacredits + 2]);
        await page.keyboard.press('e');
        // and pass, into the research of the next generation
        await page.locator('#region-decision [data-do="pass"]').waitFor();
        await page.keyboard.press('p');
        await isSeen(page, '[data-confirming] [data-do="primary"]');
        await page.keyboard.press('Enter');
        await page.locator('#region-decision[data-kind="buy-cards"]').waitFor();
        assert.equal(await generation(page), `${Number(before) + 1}`);
        await keyTo(page, 'Tab', '[data-place^="tray/"]');
    });
    await test('one speaker tells screen readers what happens', async () => {
        const { page } = await browser.somebody();
        const live = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
        const isAlone = async () => {
            const others = await page
                .locator(live)
                .evaluateAll((all) =>
                    all
                        .filter((each) => !each.matches('.hidden-text[aria-live]'))
                        .map((each) => each.outerHTML.slice(0, 100)),
                );
            assert.deepEqual(others, []);
        };
        const told = (text) =>
            page.waitForFunction(
                (wanted) => document.querySelector('.hidden-text[aria-live="polite"]')?.textContent.includes(wanted),
                text,
            );
        await openTable(page, site.address, { players: 2, setup: { beginners: [0, 1], firstPlayer: 0 } });
        assert.match(await page.locator('.hidden-text[aria-live="assertive"]').textContent(), /turn/);
        await page.locator('[data-place="project/aquifer"]').first().click();
        await told('Aquifer');
        await page.keyboard.press('v');
        await told('Owners');
        // what was pressed is gone with what is asked once more, which is told and has the focus
        await page.locator('[data-do="unselect"]').click();
        await page.locator('[data-do="pass"]:not([aria-disabled])').click();
        await told('You could still act');
        await page.waitForFunction(() => document.activeElement?.id === 'region-decision');
        await page.locator('[data-do="not-yet"]').click();
        await isAlone();
        await openPayment(page, site.address);
        // another mix is told, with what of it is lost
        await page.locator('[data-payment] :is([aria-label="Less"], [aria-label="More"]):enabled').first().click();
        await told('lost');
        await isAlone();
        await openTable(page, site.address, { game: 'martians', players: 2 });
        await isAlone();
        const { id } = await makeTable(page, site.address, {
            players: 2,
            seats: [{ person: 'me' }, { open: true }],
            start: false,
        });
        await page.goto(`${site.address}/t/${id}`);
        await told('Waiting for 1 more');
        await isAlone();
    });
    await test('? and the button of the top bar open the help: rules, icons, cards, keys', async () => {
        const { page, context } = await browser.somebody();
        await openTable(page, site.address, { players: 2 });
        const dialog = page.locator('dialog[open]');
        for (const open of [() => page.keyboard.press('?'), () => page.locator('[data-do="help"]').click()]) {
            await open();
            await dialog.locator('kbd').first().waitFor();
            assert.deepEqual(
                await dialog.locator('nav a').evaluateAll((all) => all.map((each) => each.getAttribute('href'))),
                ['/learn', '/learn#icons', '/cards'],
            );
            await page.keyboard.press('Escape');
            await dialog.waitFor({ state: 'detached' });
        }
        await page.keyboard.press('?');
        const [opened] = await Promise.all([context.waitForEvent('page'), dialog.locator('nav a').nth(1).click()]);
        await opened.locator('h1').waitFor({ state: 'attached' });
    });
    await test('keys of one’s own: chosen, refused when they are taken, reset, switched off', async () => {
        const { page } = await browser.somebody();
        const id = await openTable(page, site.address, { players: 2, setup: { beginners: [0, 1] } });
        const helped = async (key) => {
            await page.keyboard.press(key);
            await page.waitForTimeout(150);
            const isOpen = (await page.locator('dialog[open]').count()) > 0;
            if (isOpen) await page.keyboard.press('Escape');
            return isOpen;
        };
        await page.goto(`${site.address}/me`);
        await page.locator('summary').click();
        const help = page.locator('[data-key="help"]');
        await help.click();
        await page.keyboard.press('p');
        await page.locator('li [role="alert"]').waitFor();
        await page.keyboard.press('y');
        assert.equal(await help.textContent(), 'Y');
        await page.goto(`${site.address}/t/${id}`);
        await untilAsked(page);
        assert.deepEqual([await helped('?'), await helped('y')], [false, true]);
        await page.goto(`${site.address}/me`);
        await page.locator('summary').click();
        await page.locator('[data-do="usual-keys"]').click();
        assert.equal(await help.textContent(), '?');
        await page.goto(`${site.address}/t/${id}`);
        await untilAsked(page);
        assert.deepEqual([await helped('y'), await helped('?')], [false, true]);
        await page.goto(`${site.address}/me`);
        await page.getByRole('switch', { name: /Keyboard shortcuts/ }).click();
        assert.equal(await page.locator('summary').count(), 0);
        await page.goto(`${site.address}/t/${id}`);
        await untilAsked(page);
        assert.equal(await helped('?'), false);
    });
}
