// The table of Martians with a mouse: what is under the pointer stays there, and what looks as if it could be pressed can.
import assert from 'node:assert/strict';
import { facts, openFresh } from './martians.mjs';
import { asked } from './play.mjs';

/// Where an element lies.
const boxOf = (locator) => locator.evaluate((each) => JSON.stringify(each.getBoundingClientRect()));

/// Moves the mouse onto something as a person does, and stays there.
async function pointAt(page, locator) {
    const { x, y, width, height } = await locator.boundingBox();
    await page.mouse.move(x + width / 2 - 3, y + height / 2 - 3);
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
    await page.waitForFunction((element) => element.matches(':hover'), await locator.elementHandle());
    await page.waitForTimeout(300);
}
async function press(page) {
    await page.mouse.down();
    await page.mouse.up();
}
async function another(page, before) {
    await page.waitForFunction((old) => document.querySelector('#region-decision')?.dataset.ask !== old, before);
}
/// Where the board is small, a building shows its actions when it is pressed.
async function makeOxygen(page) {
    if (!(await page.locator('[data-place="action/oxygen"]').count()))
        await page.locator('.plaque[data-building="moxie"] .status').click();
    await page.locator('[data-place="action/oxygen"]').first().click();
    await page.locator('[data-do="primary"]').click();
    await page.locator('[data-place="quarter/2"][data-lit]').click();
    const before = await asked(page);
    await page.locator('[data-do="primary"]').click();
    await another(page, before);
}

export async function martiansMouse({ site, browser, test }) {
    for (const [name, width, height] of [
        ['a desk', 1440, 900],
        ['a small desk', 1024, 768],
    ]) {
        await test(`Martians: the mouse goes to Rest, waits and presses, on ${name}`, async () => {
            const { page } = await browser.somebody({ width, height });
            const id = await openFresh(page, site.address);
            await makeOxygen(page);
            const free = (await facts(page, id)).markers[0].free;
            const rest = page.locator('.operation[data-place="operation/rest"]');
            await rest.waitFor();
            const box = await boxOf(rest);
            await pointAt(page, rest);
            assert.equal(await boxOf(rest), box, 'it stays where it is');
            await press(page);
            await page.locator('.operation[data-place="operation/rest"][data-selected]').waitFor();
            const before = await asked(page);
            await press(page);
            await another(page, before);
            assert.equal((await facts(page, id)).markers[0].free, free + 1, 'the marker is back');
        });
    }
    await test('Martians: Rest by the keyboard, and nothing else', async () => {
        const { page } = await browser.somebody();
        const id = await openFresh(page, site.address);
        await makeOxygen(page);
        const free = (await facts(page, id)).markers[0].free;
        const before = await asked(page);
        await page.locator('.operation[data-place="operation/rest"]').focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await another(page, before);
        assert.equal((await facts(page, id)).markers[0].free, free + 1);
    });
    await test('Martians: a preview ends where the pointer leaves', async () => {
        const { page } = await browser.somebody();
        await openFresh(page, site.address);
        const rtg = page.locator('.operation[data-place="operation/rtg"]');
        await pointAt(page, rtg);
        await page.locator('[data-place="good/energy"].changes').first().waitFor();
        await page.mouse.move(5, 5);
        await page.waitForFunction(() => !document.querySelector('.good.changes'));
    });
    await test('Martians: a building is pressed anywhere, and a field that is locked says why', async () => {
        const { page } = await browser.somebody();
        await openFresh(page, site.address);
        for (const part of ['.fields > .lit', '.status']) {
            await page.locator(`.plaque[data-building="hospital"] ${part}`).first().click();
            await page.locator('[data-visit="hospital"]').waitFor();
            await page.locator(`.plaque[data-building="hospital"] ${part}`).first().click();
            await page.locator('[data-visit="hospital"]').waitFor({ state: 'detached' });
        }
        await page.locator('.plaque[data-building="hospital"] .dot.closed').first().click();
        assert.match(await page.locator('[data-visit="hospital"] .fields').textContent(), /closed until expanded/);
    });
}
