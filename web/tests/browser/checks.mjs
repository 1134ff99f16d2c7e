// What must hold on every page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/// Nothing that axe-core finds, by the rules of WCAG 2.2 AA.
export async function isAccessible(page, name) {
    // The policy of the page forbids scripts of others; the debugger is not bound by it.
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: axeSource });
    await session.detach();
    const found = await page.evaluate(async () => {
        const result = await globalThis.axe.run(document, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
            resultTypes: ['violations'],
            // experimental: it takes the whole face of a card for the name of the button that it is
            rules: { 'label-content-name-mismatch': { enabled: false } },
        });
        return result.violations.map(
            (each) =>
                `${each.id}: ${each.nodes
                    .slice(0, 4)
                    .map((node) => `${node.target} ${node.html.slice(0, 140)}`)
                    .join(' | ')}`,
        );
    });
    assert.deepEqual(found, [], `${name}: axe-core`);
}

/// Texts that are cut off by what they lie in. Names of people, corporations and card actions may be shortened where their whole is
/// in a title.
export async function isWhole(page, name) {
    const cut = await page.evaluate(() => {
        const found = [];
        const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        const clips = (value) => value === 'hidden' || value === 'clip';
        const scrolls = (value) => value === 'auto' || value === 'scroll';
        const isShortened = (node) => node.closest('[title]') && getComputedStyle(node).textOverflow === 'ellipsis';
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            const holder = text.parentElement;
            if (
                !text.data.trim() ||
                !holder ||
                holder.closest('.hidden-text, [hidden], dialog:not([open]), script, style, noscript')
            )
                continue;
            const style = getComputedStyle(holder);
            if (style.visibility === 'hidden' || !holder.checkVisibility()) continue;
            if (isShortened(holder)) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const box = range.getBoundingClientRect();
            if (box.width === 0 || box.height === 0) continue;
            let free = { x: false, y: false };
            for (let each = holder; each && each !== document.body; each = each.parentElement) {
                const at = getComputedStyle(each);
                const edge = each.getBoundingClientRect();
                if (!free.x && clips(at.overflowX) && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5))
                    found.push([text.data.trim().slice(0, 60), each.className || each.tagName, 'x']);
                // half of the empty space above and below letters may be cut
                if (!free.y && clips(at.overflowY) && (box.bottom > edge.bottom + 3.5 || box.top < edge.top - 3.5))
                    found.push([text.data.trim().slice(0, 60), each.className || each.tagName, 'y']);
                if (scrolls(at.overflowX)) free.x = true;
                if (scrolls(at.overflowY)) free.y = true;
                if (at.position === 'fixed') break;
            }
            const root = document.scrollingElement;
            if (!free.x && root.scrollWidth <= innerWidth && (box.right > view.right + 1.5 || box.left < -1.5))
                found.push([text.data.trim().slice(0, 60), 'window', 'x']);
            if (!free.y && root.scrollHeight <= innerHeight && box.bottom > view.bottom + 1.5)
                found.push([text.data.trim().slice(0, 60), 'window', 'y']);
        }
        return found.map((each) => each.join(' | '));
    });
    assert.deepEqual(cut, [], `${name}: texts that are cut off`);
}

/// Never sideways; and not at all where the window is large enough for everything, neither the document nor a box that is most of the window.
/// `isLong`: a page that is one long list by design.
export async function doesNotScroll(page, name, { isLong = false } = {}) {
    const { wide, high, boxes, width, height } = await page.evaluate(() => {
        const most = 0.7 * innerWidth * innerHeight;
        const scrolls = (each) =>
            each.clientWidth * each.clientHeight > most &&
            each.scrollHeight > each.clientHeight + 1 &&
            ['auto', 'scroll'].includes(getComputedStyle(each).overflowY);
        return {
            wide: document.scrollingElement.scrollWidth,
            high: document.scrollingElement.scrollHeight,
            boxes: [...document.querySelectorAll('body *')].filter(scrolls).map((each) => each.tagName),
            width: innerWidth,
            height: innerHeight,
        };
    });
    assert.ok(wide <= width, `${name}: ${wide} pixels wide in a window of ${width}`);
    if (isLong || width < 1024 || height < 768) return;
    assert.ok(high <= height, `${name}: ${high} pixels high in a window of ${height}`);
    assert.deepEqual(boxes, [], `${name}: it scrolls`);
}

/// Sentences that are English on a page of another language: what `english` has and `other` has as well.
export async function visibleTexts(page) {
    return page.evaluate(() => {
        const texts = new Set();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            const holder = text.parentElement;
            if (
                !holder ||
                holder.closest('script, style, noscript, svg, [lang]:not(html)') ||
                !holder.checkVisibility()
            )
                continue;
            const words = text.data.trim();
            if (/[A-Za-z]{3,}.*\s.*[A-Za-z]{3,}/.test(words)) texts.add(words);
        }
        return [...texts];
    });
}

/// How large at least what is pressed must be.
const LEAST = { desk: 24, phone: 44, hex: 40 };

/// Everything that can be pressed is large enough: for a finger on a phone; hexes of the map are the only exception.
export async function areLarge(page, name) {
    const small = await page.evaluate((least) => {
        const targets =
            'button, select, summary, input, a.btn, [role="button"], [role="tab"], [role="option"], [role="gridcell"]';
        const atLeast = (each) =>
            innerWidth >= 900 ? least.desk : each.closest('[role="grid"]') ? least.hex : least.phone;
        // a word in a line of the log is as high as the line; what a token on a dome says the dome says as well
        const isExcepted = (each) =>
            each.matches(':is([data-move], [data-hits]) [role="button"], .quarter .token, .hidden-text');
        const isSmall = (each) => {
            // the label of a box is pressed as well
            const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
            return width > 0 && !isExcepted(each) && Math.min(width, height) < atLeast(each) - 0.5;
        };
        const told = (each) => {
            const { width, height } = each.getBoundingClientRect();
            const word = each.getAttribute('aria-label') || each.textContent.trim().slice(0, 40);
            return `${Math.round(width)}×${Math.round(height)} ${each.tagName} ${each.className.baseVal ?? each.className} ${word}`;
        };
        return [...document.querySelectorAll(targets)]
            .filter((each) => each.checkVisibility() && isSmall(each))
            .map(told);
    }, LEAST);
    assert.deepEqual(small, [], `${name}: too small to be pressed`);
}

/// Until nothing moves and nothing is on its way: some frames in a row are alike.
export const isCalm = (page) =>
    page.evaluate(async () => {
        const ALIKE = 4;
        await document.fonts.ready;
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const look = () => {
            const boxes = [...document.querySelectorAll('body *')].map((each) => {
                const { x, y, width, height } = each.getBoundingClientRect();
                return x + 3 * y + 5 * width + 7 * height;
            });
            return `${boxes.length} ${boxes.reduce((sum, each) => sum + each, 0)}`;
        };
        let before = '';
        for (let alike = 0; alike < ALIKE; ) {
            await frame();
            const now = document.querySelector('[aria-busy="true"]') ? '' : look();
            alike = now && now === before ? alike + 1 : 0;
            before = now;
        }
    });

/// Everything that is wrong with what is on the screen, told at once.
export async function problemsOf(page, name, { axe = false, isLong = false } = {}) {
    const checks = [doesNotScroll, isWhole, areLarge, ...(axe ? [isAccessible] : [])];
    const results = await Promise.allSettled(checks.map((check) => check(page, name, { isLong })));
    return results.flatMap((each) => (each.status === 'rejected' ? [toldBriefly(each.reason)] : []));
}
const toldBriefly = ({ message, actual }) =>
    Array.isArray(actual) ? [message.split('\n')[0], ...actual].join('\n    ') : message;

export const LANGUAGES = ['en', 'pl', 'uk', 'cs'];
export const SIZES = [
    [1440, 900],
    [1024, 768],
    [390, 844],
];
const DEVICES = [
    { touch: false, sizes: SIZES.slice(0, 2) },
    { touch: true, sizes: SIZES.slice(2) },
];
const wear = (page, theme) => page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);

/// Lets `visit(page, look)` go around in every language, at a desk and with a phone; `look(name)` finds what is wrong there at every size of the
/// window, and all of it is given. Colours do not depend on the language, nor words on the theme: axe-core looks in English, at each size at dusk and once by day.
export async function fromAllSides(browser, cookies, visit) {
    const problems = [];
    for (const { touch, sizes } of DEVICES)
        for (const language of LANGUAGES) {
            const [width, height] = sizes[0];
            const { page, context } = await browser.somebody({
                language,
                width,
                height,
                touch,
                settings: { motion: false },
            });
            await context.addCookies(cookies);
            await visit(page, async (name, { isLong, within = sizes } = {}) => {
                const axe = language === 'en';
                for (const [width, height] of within) {
                    await page.setViewportSize({ width, height });
                    await isCalm(page);
                    const at = `${name} ${language} ${width}`;
                    problems.push(...(await problemsOf(page, at, { axe, isLong })));
                    if (!axe || width === 1024) continue;
                    await wear(page, 'light');
                    await isAccessible(page, `${at} by day`).catch((found) => problems.push(toldBriefly(found)));
                    await wear(page, 'dark');
                }
            });
            await context.close();
        }
    return problems;
}
export const areNone = (problems) => assert.ok(problems.length === 0, problems.join('\n'));
