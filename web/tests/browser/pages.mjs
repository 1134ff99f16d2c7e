// Every page, in every language, size and theme.
import { doesNotScroll, isAccessible, isWhole } from './checks.mjs';
import { makeTable, untilAsked } from './play.mjs';

export const SIZES = [
    [1440, 900],
    [1024, 768],
    [390, 844],
];
const PATHS = ['/', '/new', '/new?game=martians', '/me', '/learn', '/cards', '/nothing-here'];

async function checkAll(page, name, { axe = true } = {}) {
    await doesNotScroll(page, name);
    await isWhole(page, name);
    if (axe) await isAccessible(page, name);
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
                    for (const path of PATHS) {
                        await page.goto(site.address + path);
                        await page.locator('h1').first().waitFor({ state: 'attached' });
                        await page.waitForTimeout(150);
                        await checkAll(page, `${path} ${language} ${theme} ${width}`, { axe });
                    }
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
                    for (const players of [2, 5]) {
                        const { id } = await makeTable(page, site.address, {
                            players,
                            setup: { ...setup, beginners: setup.beginners.slice(0, players) },
                        });
                        await page.goto(`${site.address}/t/${id}`);
                        await untilAsked(page);
                        await page.waitForTimeout(300);
                        await checkAll(page, `table of ${players} ${language} ${theme} ${width}`, { axe });
                    }
                });
            }
}
