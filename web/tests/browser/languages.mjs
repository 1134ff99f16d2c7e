// The page in every language.
import assert from 'node:assert/strict';
import { visibleTexts } from './checks.mjs';
import { openTable, question, untilAsked } from './play.mjs';

const LANGUAGES = ['en', 'pl', 'uk', 'cs'];
const PATHS = ['/', '/new', '/me', '/learn', '/cards'];
/// Said alike in every language: the name, and what the licence of others asks for.
const NAMES = /^(Planitia|Terraforming Mars|Corporate Era|English|Open source)/;

export async function languages({ site, browser, test }) {
    const questions = new Set();
    const english = new Map();
    for (const language of LANGUAGES) {
        await test(`${language}: from the front page to a running game`, async () => {
            const { page } = await browser.somebody({ language });
            const begun = performance.now();
            await page.goto(`${site.address}/`);
            await page.locator('[data-do="play-now"]').first().click();
            await page.waitForURL(/\/t\//);
            await untilAsked(page);
            console.log(`# a running game after ${Math.round(performance.now() - begun)} ms (aim 10,000)`);
            assert.equal(await page.locator('html').getAttribute('lang'), language);
            questions.add(await question(page));
        });
        await test(`${language}: no English sentence on a page of another language`, async () => {
            const { page } = await browser.somebody({ language });
            for (const path of PATHS) {
                await page.goto(site.address + path);
                await page.locator('h1').first().waitFor({ state: 'attached' });
                await page.waitForTimeout(300);
                const texts = await visibleTexts(page);
                if (language === 'en') english.set(path, new Set(texts));
                else if (path !== '/cards')
                    assert.deepEqual(
                        texts.filter((each) => english.get(path)?.has(each) && !NAMES.test(each)),
                        [],
                        path,
                    );
            }
        });
    }
    await test('the question is asked in four languages', () => assert.equal(questions.size, 4));
    await test('another language changes the table in place and stays', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, { players: 2, setup: { beginners: [0, 1], firstPlayer: 0 } });
        const before = await question(page);
        const aquifer = page.locator('[data-place="project/aquifer"]').first();
        await aquifer.click();
        const title = await aquifer.textContent();
        await page.evaluate(() => (globalThis.stays = true));
        await page.locator('[data-do="menu"]').first().click();
        await page.getByRole('button', { name: 'Settings' }).click();
        await page.locator('dialog[open] [lang="cs"]').click();
        await page.waitForFunction(
            (text) => document.querySelector('#region-decision [data-question]')?.textContent !== text,
            before,
        );
        assert.equal(await page.evaluate(() => globalThis.stays), true);
        await page.waitForFunction(
            (text) => document.querySelector('[data-place="project/aquifer"]').textContent !== text,
            title,
        );
        assert.equal(await aquifer.getAttribute('data-selected'), '', 'what was chosen stays chosen');
        await page.reload();
        await untilAsked(page);
        assert.equal(await page.locator('html').getAttribute('lang'), 'cs');
    });
}
