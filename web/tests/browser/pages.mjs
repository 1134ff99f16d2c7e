// Every page, in every language, size and theme.
import assert from 'node:assert/strict';
import { doesNotScroll, isAccessible, isWhole } from './checks.mjs';
import { makeTable, untilAsked } from './play.mjs';

export const SIZES = [
    [1440, 900],
    [1024, 768],
    [390, 844],
];
const PATHS = ['/', '/new', '/new?game=martians', '/me', '/learn', '/learn#martians', '/cards', '/nothing-here'];

/// Everything that is wrong with a page, told at once.
async function problemsOf(page, name, { axe = true } = {}) {
    const checks = [doesNotScroll, isWhole, ...(axe ? [isAccessible] : [])];
    const results = await Promise.allSettled(checks.map((check) => check(page, name)));
    return results.filter((each) => each.status === 'rejected').map((each) => each.reason.message);
}

export async function pages({ site, browser, test }) {
    for (const language of ['en', 'pl', 'uk', 'cs'])
        for (const theme of ['dusk', 'day'])
            for (const [width, height] of SIZES) {
                // colours do not depend on the language, nor words on the theme
                const axe = language === 'en' || (language === 'uk' && theme === 'dusk');
                if (theme === 'day' && language !== 'en') continue;
                await test(`pages: ${language}, ${theme}, ${width} wide`, async () => {
                    const { page } = await browser.somebody({
                        language,
                        width,
                        height,
                        touch: width < 900,
                        settings: { theme, motion: false },
                    });
                    const problems = [];
                    for (const path of PATHS) {
                        await page.goto(site.address + path);
                        await page.locator('h1').first().waitFor({ state: 'attached' });
                        await page.waitForTimeout(150);
                        problems.push(...(await problemsOf(page, `${path} ${language} ${theme} ${width}`, { axe })));
                    }
                    assert.deepEqual(problems, []);
                });
                await test(`a table: ${language}, ${theme}, ${width} wide`, async () => {
                    const { page } = await browser.somebody({
                        language,
                        width,
                        height,
                        touch: width < 900,
                        settings: { theme, motion: false },
                    });
                    const setup = { colonies: true, beginners: [0, 1, 2, 3, 4] };
                    const problems = [];
                    for (const players of [2, 5]) {
                        const { id } = await makeTable(page, site.address, {
                            players,
                            setup: { ...setup, beginners: setup.beginners.slice(0, players) },
                        });
                        await page.goto(`${site.address}/t/${id}`);
                        await untilAsked(page);
                        await page.waitForTimeout(300);
                        problems.push(
                            ...(await problemsOf(page, `table of ${players} ${language} ${theme} ${width}`, { axe })),
                        );
                    }
                    const { id } = await makeTable(page, site.address, {
                        players: 4,
                        seats: [{ person: 'me' }, { open: true }, { open: true }, { bot: 'greedy' }],
                        start: false,
                    });
                    await page.goto(`${site.address}/t/${id}`);
                    await page.locator('[data-do="start"]').waitFor();
                    await page.waitForTimeout(300);
                    problems.push(...(await problemsOf(page, `seats ${language} ${theme} ${width}`, { axe })));
                    assert.deepEqual(problems, []);
                });
            }
}
