// Around the table: the guides, the front page, the rules, the seats.
import assert from 'node:assert/strict';
import { makeTable, untilAsked } from './play.mjs';

const GUIDES = ['first-game', 'first-colony'];
const step = (page) => page.locator('[data-guide]').getAttribute('data-guide');
const at = (page, name) => page.locator(`[data-guide="${name}"]`).waitFor();
const goOn = (page) => page.locator('[data-do="guide-on"]').click();

async function openGuide(page, site, guide) {
    await page.goto(`${site.address}/learn/${guide}`);
    await untilAsked(page);
    await page.locator('[data-guide]').waitFor();
}
/// Until the guide, which moves out of the way by and by, lies over none of these by more than a hair.
const leavesFree = (page, selector) =>
    page.waitForFunction((wanted) => {
        const box = document.querySelector('[data-guide]').getBoundingClientRect();
        const least = 3;
        return [...document.querySelectorAll(wanted)].every((element) => {
            const other = element.getBoundingClientRect();
            return (
                Math.min(box.right, other.right) - Math.max(box.left, other.left) <= least ||
                Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) <= least
            );
        });
    }, selector);
/// Where the guide stands once it has come to rest.
async function boxOf(page) {
    let before;
    for (;;) {
        const box = await page.locator('[data-guide]').boundingBox();
        if (JSON.stringify(box) === JSON.stringify(before)) return box;
        before = box;
        await page.waitForTimeout(600); // it looks around four times a second
    }
}

async function twice(page, selector) {
    const place = page.locator(selector).first();
    await place.click();
    await place.click();
}

async function guides({ site, browser, test }) {
    for (const [width, height] of [
        [1440, 757],
        [1024, 768],
    ])
        await test(`the guide leaves free what it asks for, ${width} wide`, async () => {
            const { page } = await browser.somebody({ width, height });
            await openGuide(page, site, 'first-game');
            for (let count = 0; count < 4; count += 1) await goOn(page);
            await at(page, 'first-card');
            await twice(page, '[data-place="hand/mine"]');
            await at(page, 'second-card');
            await twice(page, '[data-place="hand/power-plant"]');
            await at(page, 'step-back');
            await page.waitForTimeout(900); // it waits to be read
            await at(page, 'step-back');
            await page.locator('[data-ring]').waitFor();
            await goOn(page);
            await at(page, 'project');
            await page.locator('[data-opens="projects"]').click();
            await twice(page, '[data-place="project/aquifer"]');
            await at(page, 'tile');
            await page.waitForFunction(() => document.querySelectorAll('[data-place^="space/"][data-lit]').length > 8);
            await leavesFree(page, '[data-lit], #region-decision, [data-stock]');
        });
    await test('on a phone the guide leaves the bar free', async () => {
        const { page } = await browser.somebody({ width: 390, height: 844, touch: true, language: 'pl' });
        await openGuide(page, site, 'first-game');
        for (let count = 0; count < 4; count += 1) await goOn(page);
        await at(page, 'first-card');
        await leavesFree(page, '#region-decision, [data-place="hand/mine"]');
    });
    for (const guide of GUIDES)
        await test(`Back stays where it leads, ${guide}`, async () => {
            const { page } = await browser.somebody();
            await openGuide(page, site, guide);
            const seen = [await step(page)];
            for (let count = 0; count < 6; count += 1) {
                await goOn(page);
                await page.waitForFunction(
                    (was) => document.querySelector('[data-guide]').dataset.guide !== was,
                    seen.at(-1),
                );
                seen.push(await step(page));
            }
            for (const wanted of seen.toReversed().slice(1)) {
                await page.locator('[data-do="guide-back"]').click();
                await at(page, wanted);
            }
        });
    await test('a step that is done can be read again', async () => {
        const { page } = await browser.somebody();
        await openGuide(page, site, 'first-game');
        for (let count = 0; count < 4; count += 1) await goOn(page);
        await twice(page, '[data-place="hand/mine"]');
        await at(page, 'second-card');
        await page.locator('[data-do="guide-back"]').click();
        await at(page, 'first-card');
        await page.waitForTimeout(1800); // longer than it takes to go on
        await at(page, 'first-card');
        await goOn(page);
        await at(page, 'second-card');
    });
    await test('the guide is moved, folds into a corner and opens with the next step', async () => {
        const { page } = await browser.somebody();
        await openGuide(page, site, 'first-game');
        await goOn(page);
        const before = await boxOf(page);
        await page.mouse.move(before.x + 40, before.y + 16);
        await page.mouse.down();
        await page.mouse.move(before.x + 340, before.y - 84, { steps: 5 });
        await page.mouse.up();
        const after = await boxOf(page);
        assert.deepEqual([Math.round(after.x - before.x), Math.round(after.y - before.y)], [300, -100]);
        assert.equal(await page.evaluate(() => String(getSelection())), '');
        await page.locator('[data-guide] .grip').press('ArrowLeft');
        assert.equal((await boxOf(page)).x, after.x - 24);
        await goOn(page);
        await page.locator('[data-do="guide-fold"]').click();
        await page.locator('[data-do="guide-fold"][aria-expanded="false"]').waitFor();
        const { x, y, width, height } = await boxOf(page);
        assert.ok(x === 8 || Math.round(x + width) === 1432, `a corner: ${x}`);
        assert.ok(y === 8 || Math.round(y + height) === 892, `a corner: ${y}`);
        await page.locator('[data-do="guide-fold"]').click();
        await goOn(page);
        await goOn(page);
        await at(page, 'first-card');
        await page.locator('[data-do="guide-fold"]').click();
        await twice(page, '[data-place="hand/mine"]');
        await at(page, 'second-card');
        await page.locator('[data-do="guide-fold"][aria-expanded="true"]').waitFor();
    });
    for (const guide of GUIDES)
        await test(`from the end of the guide to a first game against bots, ${guide}`, async () => {
            const { page } = await browser.somebody();
            await openGuide(page, site, guide);
            while ((await step(page)) !== 'end') {
                const was = await step(page);
                await goOn(page);
                await page.waitForFunction((old) => document.querySelector('[data-guide]').dataset.guide !== old, was);
            }
            await page.locator('[data-do="guide-bots"]').click();
            await page.waitForURL(/\/t\//);
            await untilAsked(page);
            assert.equal(await page.locator('[data-guide]').count(), 0);
        });
}

async function words({ site, browser, test }) {
    await test('the front page says which game it begins, and the times agree', async () => {
        const { page } = await browser.somebody();
        await page.goto(`${site.address}/`);
        assert.match(await page.locator('[data-do="play-now"]').textContent(), /Terraforming Mars/);
        const told = /about (\d+) minutes/.exec(await page.locator('.empty').first().textContent())[1];
        await page.goto(`${site.address}/new`);
        for (const seat of [2, 3]) await page.getByLabel(`Who sits at seat ${seat}`).selectOption('greedy');
        await page.getByRole('radio', { name: /First game/ }).click();
        await page.getByText(`about ${told} min`).waitFor();
    });
    await test('rules are read down one column, and only they scroll', async () => {
        const { page } = await browser.somebody({ width: 1024, height: 768, language: 'uk' });
        for (const hash of ['', '#martians']) {
            await page.goto(`${site.address}/learn${hash}`);
            await page.locator('article section').first().waitFor();
            const found = await page.evaluate(() => ({
                lefts: new Set([...document.querySelectorAll('article section')].map((each) => each.offsetLeft)).size,
                list: document.querySelector('main nav').scrollHeight - document.querySelector('main nav').clientHeight,
            }));
            assert.deepEqual(found, { lefts: 1, list: 0 }, hash);
        }
    });
    await test('seats say what the start waits for; the code of the deal is behind a button', async () => {
        const { page } = await browser.somebody();
        const { id } = await makeTable(page, site.address, {
            players: 2,
            seats: [{ person: 'me' }, { open: true }],
            start: false,
        });
        await page.goto(`${site.address}/t/${id}`);
        await page.locator('[data-when="seated"]').waitFor();
        assert.equal(await page.locator('code').count(), 0);
        await page.locator('[data-do="seal"]').click();
        assert.match(await page.locator('[data-popover="seal"] code').textContent(), /^[0-9a-f ]{64,}$/);
        await page.keyboard.press('Escape');
        await page.locator('[data-popover="seal"]').waitFor({ state: 'detached' });
    });
}

export async function around(all) {
    await guides(all);
    await words(all);
}
