// The table of Martians without a pointer.
import assert from 'node:assert/strict';
import { facts, game, openFresh } from './martians.mjs';
import { asked, openTable, untilAsked } from './play.mjs';

const SMALL = { width: 390, height: 844 };
const focusedPlace = (page) => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
const untilFocused = (page, place) =>
    page.waitForFunction((wanted) => document.activeElement?.getAttribute('data-place') === wanted, place);

/// Sends what has the focus: the first press selects, the second sends.
async function enter(page) {
    const before = await asked(page);
    await page.keyboard.press('Enter');
    await page.locator('#region-decision[data-ready]').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction((old) => document.querySelector('#region-decision')?.dataset.ask !== old, before);
}

/// One answer as a hint says, by keys.
async function answerAsHinted(page) {
    const ask = await asked(page);
    if (ask === null) return page.waitForTimeout(30);
    await page.keyboard.press('h');
    await page.locator('#region-decision[data-ready]').waitFor();
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press('Enter');
    if (await page.locator('#region-decision[data-confirming]').count()) await page.keyboard.press('Enter');
    return page.waitForFunction((old) => document.querySelector('#region-decision')?.dataset.ask !== old, ask);
}

export async function martiansKeys({ site, browser, test }) {
    await test('Martians: a round by the keyboard alone', async () => {
        const { page } = await browser.somebody();
        const id = await openFresh(page, site.address);
        // a building by its number, its first action, and the quarter by its number
        await page.keyboard.press('b');
        assert.equal(await page.locator('[data-building="moxie"] > kbd').textContent(), '1');
        await page.keyboard.press('1');
        await untilFocused(page, 'action/oxygen');
        assert.equal(await page.locator('kbd[aria-hidden]:visible').count(), 0);
        await enter(page);
        const lit = page.locator('[data-place^="quarter/"][data-lit]').last();
        const number = (await lit.getAttribute('data-place')).split('/')[1];
        await page.keyboard.press('q');
        await page.keyboard.press(number);
        await page.locator(`[data-place="quarter/${number}"][data-selected]`).waitFor();
        await page.locator('#region-decision[data-ready]').waitFor();
        await page.keyboard.press('Enter');
        await page.locator('[data-building="moxie"].visited').waitFor();
        const helped = (await facts(page, id)).forecast.quarters.find((each) => `${each.quarter}` === number);
        assert.deepEqual(helped.threats, []);
        for (let i = 0; i < 120 && (await page.locator('.big').textContent()) === '1'; i += 1)
            await answerAsHinted(page);
        assert.equal(await page.locator('.big').textContent(), '2');
        assert.ok((await facts(page, id)).roundsLeft < 4);
    });
    await test('Martians: the mining site by its key, its arrows and its next legal hex', async () => {
        const { page } = await browser.somebody();
        await openFresh(page, site.address);
        const label = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
        await page.keyboard.press('b');
        await page.keyboard.press('5');
        await untilFocused(page, 'action/extract');
        await enter(page);
        await page.locator('[data-mine] [data-lit]').first().waitFor();
        await page.keyboard.press('m');
        await page.keyboard.press('d');
        await page.waitForFunction(() => document.activeElement?.closest('[data-mine]'));
        const from = await label();
        await page.keyboard.press('ArrowRight');
        assert.notEqual(await label(), from);
        await page.keyboard.press('.');
        assert.ok(await page.evaluate(() => document.activeElement.hasAttribute('data-lit')));
    });
    await test('Martians: rest, the generator and other operations by their keys, and why not', async () => {
        const { page } = await browser.somebody();
        const id = await openFresh(page, site.address);
        await page.keyboard.press('r');
        assert.match(await page.locator('[data-popover]').textContent(), /marker/i);
        await page.keyboard.press('Escape');
        const left = (await facts(page, id)).rtgLeft;
        await page.keyboard.press('t');
        await page.locator('#region-decision[data-ready]').waitFor();
        await page.keyboard.press('Escape');
        await page.locator('#region-decision:not([data-ready])').waitFor();
        // the list, and its first answer by its number
        await page.keyboard.press('o');
        await page.locator('[data-popover="list"] [data-option]').first().waitFor();
        const before = await asked(page);
        await page.keyboard.press('1');
        await page.locator('#region-decision[data-ready]').waitFor();
        await page.keyboard.press('t');
        await page.waitForFunction((old) => document.querySelector('#region-decision')?.dataset.ask !== old, before);
        assert.equal((await facts(page, id)).rtgLeft, left - 1);
    });
    await test('Martians: a quarter tells its needs and what helps; the forecast is read aloud', async () => {
        const { page } = await browser.somebody();
        await openFresh(page, site.address);
        await page.keyboard.press('q');
        await page.keyboard.press('1');
        assert.match(await page.locator('[data-popover="help"]').textContent(), /Quarter 1.*oxygen.*MOXIE/is);
        await page.keyboard.press('Escape');
        const told = page.locator('.hidden-text[aria-live="polite"]');
        for (const once of [1, 2]) {
            const before = await told.textContent();
            await page.keyboard.press('x');
            await page.waitForFunction(
                (old) => document.querySelector('.hidden-text[aria-live="polite"]').textContent !== old,
                before,
            );
            assert.match(await told.textContent(), /If the round ended now\. Quarters 1 and 2: no oxygen/, `${once}`);
        }
        // another key ends the waiting for a digit, and does what it does
        await page.keyboard.press('b');
        await page.keyboard.press('g');
        assert.equal(await page.locator('kbd[aria-hidden]:visible').count(), 0);
        assert.ok(await page.evaluate(() => document.activeElement.closest('#region-goals') !== null));
    });
    await test('Martians: on a phone keys bring forward what they are about', async () => {
        const { page } = await browser.somebody(SMALL);
        await openFresh(page, site.address);
        await page.keyboard.press('l');
        await page.keyboard.press('d');
        await page.waitForFunction(() => document.activeElement?.closest('[data-mine]'));
        await page.keyboard.press('b');
        await page.keyboard.press('6');
        await page.locator('[data-visit="construction"]').waitFor();
        assert.match(await focusedPlace(page), /^action\//);
    });
    await test('Martians: the help lists the keys of this game; the guide is one of them where there is one', async () => {
        const { page } = await browser.somebody();
        const keys = async () => {
            await page.keyboard.press('?');
            await page.locator('dialog[open] kbd').first().waitFor();
            const all = await page.locator('dialog[open] kbd').allTextContents();
            await page.keyboard.press('Escape');
            return all;
        };
        await openTable(page, site.address, game({ scenario: 'thirsty-ground' }));
        const mine = await keys();
        for (const key of ['B 1–9', 'Q 1–4', 'R', 'T', 'O', 'D', 'X', 'Z']) assert.ok(mine.includes(key), key);
        for (const key of ['C', 'S', 'I']) assert.ok(!mine.includes(key), key);
        await openTable(page, site.address, { players: 2, setup: { beginners: [0, 1] } });
        const theirs = await keys();
        assert.ok(theirs.includes('C') && !theirs.includes('B 1–9'));
        await page.goto(`${site.address}/learn/first-colony`);
        await untilAsked(page);
        await page.locator('[data-guide]').waitFor();
        assert.ok((await keys()).includes('I'));
        await page.keyboard.press('i');
        await page.locator('[data-guide]').waitFor({ state: 'detached' });
        await page.keyboard.press('i');
        await page.locator('[data-guide="mission"]').waitFor();
    });
    await test('Martians: everything explains itself, lit or not, by key, by mouse and by touch', async () => {
        const { page } = await browser.somebody();
        await openFresh(page, site.address);
        const help = (on) => on.locator('[data-popover="help"]');
        const explains = async (on, place, wanted) => {
            assert.match(await help(on).textContent(), wanted, place);
            assert.match(await help(on).locator('nav a').first().getAttribute('href'), /^\/learn#martians-/);
            await on.keyboard.press('Escape');
            await help(on).waitFor({ state: 'detached' });
        };
        const things = {
            'action/oxygen': /MOXIE.*Can be done now.*1.time/is,
            'good/mineral-red': /red samples.*Used for/is,
            'need/oxygen': /oxygen.*Ended by.*MOXIE/is,
            'figure/time': /time.*lost/is,
            'figure/marker': /markers.*until you rest/is,
            'figure/colonist': /colonist.*oxygen/is,
            'figure/reputation': /satisfaction.*rises/is,
            'operation/rtg': /Can be done now/,
        };
        await page.locator('[data-place="action/oxygen"][data-lit]').first().waitFor();
        for (const [place, wanted] of Object.entries(things)) {
            const at = page.locator(`[data-place="${place}"]`).first();
            await at.focus();
            await page.keyboard.press('?');
            await explains(page, place, wanted);
            await at.click({ button: 'right' });
            await explains(page, place, wanted);
        }
        // what an action leads to is told itself, not the action
        const person = page.locator('[data-told^="person/"][data-lit]').first();
        const name = await person.locator('span').first().textContent();
        await person.focus();
        await page.keyboard.press('?');
        assert.equal((await help(page).locator('h3').textContent()).trim(), name);
        await page.keyboard.press('Escape');
        await person.click({ button: 'right' });
        assert.equal((await help(page).locator('h3').textContent()).trim(), name);
        await page.keyboard.press('Escape');
        await page.locator('#region-decision:not([data-ready])').waitFor();
        // from a good to where it is used, if it can be used there now
        await page.locator('[data-place="good/energy"]').first().click();
        await page.locator('[data-goes="action/oxygen"].lit').click();
        await untilFocused(page, 'action/oxygen');
        const phone = await browser.somebody({ ...SMALL, touch: true });
        await openFresh(phone.page, site.address);
        await phone.page.locator('[data-place="building/moxie"]').click();
        const session = await phone.page.context().newCDPSession(phone.page);
        for (const place of ['action/oxygen', 'good/water']) {
            const { x, y, width, height } = await phone.page.locator(`[data-place="${place}"]`).first().boundingBox();
            const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
            await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
            await help(phone.page).waitFor();
            await touch('touchEnd', []);
            await explains(phone.page, place, place.startsWith('action') ? things[place] : /water.*Used for/is);
        }
        await phone.page.locator('#region-decision:not([data-ready])').waitFor();
    });
    await test('Martians: to those who listen: parts, headings, reasons, deaths', async () => {
        const { page } = await browser.somebody();
        const id = await openTable(page, site.address, game({}, { players: 1 }));
        assert.equal(await page.locator('#region-map h3').count(), 13, 'four quarters and nine buildings');
        await page.getByRole('group', { name: /^Greenhouses, 1 of 2 fields free/ }).waitFor();
        const refused = page.locator('[data-place="action/purify"][aria-disabled="true"]').first();
        assert.match(await refused.getAttribute('aria-description'), /ice/);
        await page.keyboard.press('b');
        await page.keyboard.press('1');
        await page.locator('#region-visit').waitFor();
        const regions = new Set();
        for (let i = 0; i < 11; i += 1) {
            await page.keyboard.press('F6');
            regions.add(await page.evaluate(() => document.activeElement.closest('[id^="region-"]')?.id.slice(7)));
        }
        for (const each of ['decision', 'track', 'quarters', 'map', 'visit', 'people', 'goals', 'forecast', 'log'])
            assert.ok(regions.has(each), `${each} of ${[...regions]}`);
        // nobody helps, and the first round ends
        await page.evaluate(async (table) => {
            for (let i = 0; i < 6; i += 1) {
                const { state } = await (await fetch(`/api/v1/tables/${table}`)).json();
                if (state.facts.deaths > 0) return;
                await fetch(`/api/v1/tables/${table}/do`, {
                    method: 'POST',
                    body: JSON.stringify({
                        do: 'answer',
                        ask: state.turn.ask,
                        option:
                            state.ask.decision.options.find((each) => each.kind === 'end-turn') ??
                            state.ask.decision.options[0],
                        commit: true,
                    }),
                    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${Math.random()}` },
                });
            }
        }, id);
        await page.waitForFunction(() =>
            /1 colonist has died/.test(document.querySelector('[aria-live="assertive"]').textContent),
        );
    });
}
