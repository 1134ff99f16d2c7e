// Every page, from all sides.
export { SIZES } from './checks.mjs';
import { areNone, doesNotScroll, fromAllSides, isCalm, isWhole } from './checks.mjs';
import { makeTable, openTable, untilAsked } from './play.mjs';

/// The form of a new table and the cards are long: they scroll under what stays, and nothing else of the page does.
const PATHS = {
    '/': {},
    '/new': { isLong: true },
    '/new?game=martians': { isLong: true },
    '/me': {},
    '/learn': {},
    '/learn#martians': {},
    '/learn#icons': {},
    '/learn#martians-icons': {},
    '/learn#keys': {},
    '/learn/first-game': {},
    '/cards': { isLong: true },
    '/nothing-here': {},
};

/// Whoever sees everything larger: by the setting, or by a browser that has half the window left for it.
const LARGE = {
    'text of 150 %': { width: 1440, height: 900, settings: { textSize: 1.5 } },
    'zoom of 200 %': { width: 720, height: 450 },
};

export async function pages({ site, browser, test }) {
    for (const [path, options] of Object.entries(PATHS))
        await test(`pages: ${path}`, async () => {
            const problems = await fromAllSides(browser, [], async (page, look) => {
                await page.goto(site.address + path);
                await page.locator('h1, [data-guide]').first().waitFor({ state: 'attached' });
                await look(path, options);
            });
            areNone(problems);
        });
    await test('a table of five, one that people still come to, and the way there', async () => {
        const { page, context } = await browser.somebody();
        const beginners = [0, 1, 2, 3, 4];
        const five = await openTable(page, site.address, { players: 5, setup: { colonies: true, beginners } });
        const seats = [{ person: 'me' }, { open: true }, { open: true }, { bot: 'greedy' }];
        const { id } = await makeTable(page, site.address, { players: 4, seats, start: false });
        const problems = await fromAllSides(browser, await context.cookies(), async (page, look) => {
            await page.goto(`${site.address}/t/${five}`);
            await untilAsked(page);
            await look('five');
            await page.goto(`${site.address}/t/${id}`);
            await page.locator('[data-do="start"]').waitFor();
            await look('seats');
            await page.goto(`${site.address}/`);
            await page.locator('[data-do="join"]').click();
            await page.locator('#join').fill('no link');
            await page.keyboard.press('Enter');
            await page.locator('#join[aria-invalid="true"]').waitFor();
            await look('join');
            await page.locator('#join').fill(`see ${site.address}/t/${id}#move=1, or else`);
            await page.keyboard.press('Enter');
            await page.waitForURL(/\/t\//);
            await page.locator('[data-do="start"]').waitFor();
        });
        areNone(problems);
    });
    for (const [name, large] of Object.entries(LARGE))
        await test(`nothing is cut off with a ${name}, and the bar can be used`, async () => {
            const { page } = await browser.somebody(large);
            const look = async (name) => {
                await isCalm(page);
                await isWhole(page, name);
                await doesNotScroll(page, name, { isLong: true });
            };
            for (const path of ['/', '/learn', '/me']) {
                await page.goto(site.address + path);
                await page.locator('h1').first().waitFor();
                await look(path);
            }
            await openTable(page, site.address, { players: 3, setup: { beginners: [0, 1, 2], colonies: true } });
            await look('table');
            await page.locator('[data-do="hint"]').click();
            await page.locator('#region-decision[data-ready]').waitFor();
            const ask = await page.locator('#region-decision').getAttribute('data-ask');
            await page.locator('[data-do="primary"]').click();
            await page.waitForFunction((was) => document.querySelector('#region-decision').dataset.ask !== was, ask);
        });
}
