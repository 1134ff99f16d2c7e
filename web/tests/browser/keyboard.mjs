// Without a pointer.
import assert from 'node:assert/strict';
import { makeTable, openPayment, openTable, playOn, untilAsked } from './play.mjs';

const generation = (page) => page.locator('[data-generation]').first().getAttribute('data-generation');

export async function keyboard({ site, browser, test }) {
    await test('a whole generation by keyboard alone', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, {
            players: 2,
            setup: { beginners: [0, 1], corporateEra: false, firstPlayer: 0 },
        });
        const before = await generation(page);
        // a tile: the standard project by its region's key, the space by the map's own keys
        await page.keyboard.press('s');
        for (let i = 0; i < 12; i += 1) {
            if (await page.evaluate(() => document.activeElement?.getAttribute('data-place') === 'project/aquifer'))
                break;
            await page.keyboard.press('Tab');
        }
        assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-place')), 'project/aquifer');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.locator('[data-place^="space/"][data-lit]').first().waitFor();
        await page.keyboard.press('m');
        await page.keyboard.press('.');
        assert.ok(
            await page.evaluate(() => document.activeElement?.hasAttribute('data-lit')),
            'the focus is on a space that may be chosen',
        );
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => !document.querySelector('[data-place^="space/"][data-lit]'));
        for (let i = 0; i < 60 && (await generation(page)) === before; i += 1) {
            await untilAsked(page);
            const kind = await page.locator('#region-decision').getAttribute('data-kind');
            if (kind === 'action') {
                await page.keyboard.press('p');
                await page.keyboard.press('Enter');
                await page.keyboard.press('Enter');
            } else await page.keyboard.press('Enter');
            await page.waitForTimeout(120);
        }
        assert.notEqual(await generation(page), before);
    });
    await test('one speaker tells screen readers what happens', async () => {
        const { page } = await browser.somebody();
        const live = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
        const isAlone = async () => {
            const others = await page
                .locator(live)
                .evaluateAll((all) =>
                    all
                        .filter((each) => !each.matches('.toasts, .hidden-text[aria-live]'))
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
