// Every card in every language at every size: nothing of it is cut off.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SHEETS = [
    { size: 'thumb' },
    { size: 'thumb', why: '4 M€ short' },
    { size: 'thumb', width: 160, height: 198 },
    { size: 'thumb', cover: 29 },
    { size: 'thumb', cover: 60 },
    { size: 'thumb', cover: 29, why: '4 M€ short' },
    { size: 'thumb', cover: 60, why: 'Oxygen 13 %: 12 to go' },
    { size: 'low', width: 112, height: 132 },
    { size: 'low', width: 92, height: 132 },
    { size: 'low', width: 112, height: 132, why: 'Oxygen 13 %: 12 to go' },
    { size: 'low', width: 92, height: 132, why: '−4 °C: 3 steps to go' },
    { size: 'low', width: 92, height: 132, cover: 32 },
    { size: 'low', width: 92, height: 132, cover: 32, why: 'Oxygen 13 %: 12 to go' },
    { size: 'slip' },
    { size: 'slip', why: '4 M€ short' },
    { size: 'slip', width: 92, slip: 66, cover: 16, why: 'Brakuje 10 M€' },
    { size: 'normal' },
    { size: 'normal', why: '4 M€ short' },
    { size: 'zoom' },
    { size: 'corporation' },
    { size: 'narrow' },
    { size: 'colony' },
];

/// On the page: what of each card lies outside of where it belongs.
function cutOff() {
    const found = [];
    const isOutside = (inner, outer, slack) =>
        inner.left < outer.left - slack ||
        inner.right > outer.right + slack ||
        inner.top < outer.top - slack ||
        inner.bottom > outer.bottom + slack;
    for (const card of document.querySelectorAll('main > *')) {
        const frame = card.getBoundingClientRect();
        const title = card.querySelector('.title > span');
        const told = new Set();
        for (const part of card.querySelectorAll(
            '.title > span, .tags, .body, .crow, p, .strip, .foot > *, .why, .fits',
        )) {
            if (isOutside(part.getBoundingClientRect(), frame, 0.6))
                told.add(`${part.className.split(' ')[0] || part.tagName} outside`);
        }
        const body = card.querySelector('.body');
        if (body) {
            const box = body.getBoundingClientRect();
            for (const row of body.children) {
                if (isOutside(row.getBoundingClientRect(), box, 1))
                    told.add(`${row.className.split(' ')[0] || row.tagName} over the body`);
            }
        }
        if (title && isOutside(title.getBoundingClientRect(), title.parentElement.getBoundingClientRect(), 0.6))
            told.add('title cut');
        if (title && title.scrollWidth > title.clientWidth + 1 && getComputedStyle(title).display !== 'inline')
            told.add('title wide');
        const lines = title
            ? Math.round(title.getBoundingClientRect().height / (parseFloat(getComputedStyle(title).fontSize) * 1.1))
            : 0;
        if (lines > 4) told.add(`${lines} lines`);
        if (card.scrollHeight > card.clientHeight + 1) told.add(`${card.scrollHeight - card.clientHeight} px too high`);
        const small = [...card.querySelectorAll('.crow .strip')].map((each) =>
            parseFloat(
                getComputedStyle(each)
                    .getPropertyValue('--u')
                    .replace(/[^\d.]*/, ''),
            ),
        );
        if (told.size > 0)
            found.push(`${title?.textContent ?? card.textContent.slice(0, 30)}: ${[...told].join(', ')} [${small}]`);
    }
    return found;
}

const TYPES = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
};

/// The sheet, built into the folder.
async function buildSheet(folder) {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    await build({
        root,
        logLevel: 'error',
        build: {
            outDir: folder,
            emptyOutDir: true,
            minify: false,
            rollupOptions: { input: `${root}/tests/cards/sheet.html`, output: { manualChunks: () => undefined } },
        },
    });
}

/// Shown as if the server had it: the cards come from the server itself.
async function openSheet(page, address, folder) {
    await page.route(/\/(tests|assets)\//, async (route) => {
        const { pathname } = new URL(route.request().url());
        const body = await readFile(folder + pathname);
        await route.fulfill({ body, contentType: TYPES[extname(pathname)] ?? 'application/octet-stream' });
    });
    await page.goto(`${address}/tests/cards/sheet.html`);
    await page.waitForFunction(() => globalThis.show);
}

export async function cards({ site, browser, test, folder }) {
    await test('every card in every language at every size: nothing is cut off', async () => {
        await buildSheet(`${folder}/cards`);
        const problems = [];
        let drawn = 0;
        async function look(languages) {
            const { page } = await browser.somebody({ width: 1600, height: 1000 });
            await openSheet(page, site.address, `${folder}/cards`);
            for (const lang of languages)
                for (const sheet of SHEETS) {
                    await page.evaluate((wish) => globalThis.show(wish), { ...sheet, lang });
                    const count = await page.locator('main > *').count();
                    const found = await page.evaluate(cutOff);
                    drawn += count;
                    problems.push(...found.map((each) => `${lang} ${JSON.stringify(sheet)} ${each}`));
                }
        }
        await Promise.all([look(['en', 'pl']), look(['uk', 'cs'])]);
        console.log(`# ${drawn} cards drawn`);
        assert.deepEqual(problems, []);
        assert.ok(drawn > 10_000);
    });
}
