// Draws every card at every size in every language and tells what is cut off. Needs the page of `vite` at the given address:
//     node tests/cards/overflow.mjs http://127.0.0.1:5173 [size] [language]
import { chromium } from 'playwright-core';

const [, , address = 'http://127.0.0.1:5173', only, language] = process.argv;
const SHEETS = [
    { size: 'thumb' },
    { size: 'thumb', why: '4 M€ short' },
    { size: 'thumb', width: 160, height: 198 },
    { size: 'thumb', width: 112, height: 132 },
    { size: 'thumb', width: 92, height: 132 },
    { size: 'slip' },
    { size: 'slip', why: '4 M€ short' },
    { size: 'normal' },
    { size: 'normal', why: '4 M€ short' },
    { size: 'zoom' },
    { size: 'corporation' },
    { size: 'colony' },
];

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

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
let total = 0;
let drawn = 0;
for (const sheet of SHEETS.filter((each) => !only || each.size === only)) {
    for (const lang of language ? [language] : ['en', 'pl', 'uk', 'cs']) {
        await page.goto(`${address}/tests/cards/sheet.html?${new URLSearchParams({ ...sheet, lang })}`);
        await page.waitForSelector('main[data-ready="true"]');
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(300);
        drawn += await page.locator('main > *').count();
        const found = await page.evaluate(cutOff);
        total += found.length;
        if (found.length > 0) console.log(`${JSON.stringify(sheet)} ${lang}: ${found.length}\n  ${found.join('\n  ')}`);
    }
}
console.log(`${drawn} cards drawn, ${total} with something cut off`);
await browser.close();
process.exitCode = total > 0 ? 1 : 0;
