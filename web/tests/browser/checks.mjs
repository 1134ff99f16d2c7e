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
                holder.closest('.hidden-text, svg, [hidden], dialog:not([open]), script, style, noscript')
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

/// Never sideways; and not at all where the window is large enough for everything.
export async function doesNotScroll(page, name) {
    const { wide, high, width, height } = await page.evaluate(() => ({
        wide: document.scrollingElement.scrollWidth,
        high: document.scrollingElement.scrollHeight,
        width: innerWidth,
        height: innerHeight,
    }));
    assert.ok(wide <= width, `${name}: ${wide} pixels wide in a window of ${width}`);
    if (width >= 1024 && height >= 768)
        assert.ok(high <= height, `${name}: ${high} pixels high in a window of ${height}`);
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

/// Everything on the table that can be pressed is large enough: for a finger on a phone; hexes of the map are the only exception.
export async function areLarge(page, name) {
    const small = await page.evaluate((least) => {
        const targets =
            'button, select, summary, a.btn, [role="button"], [role="tab"], [role="option"], [role="gridcell"]';
        const atLeast = (each) =>
            innerWidth >= 900 ? least.desk : each.closest('[role="grid"]') ? least.hex : least.phone;
        // a word in a line of the log is as high as the line; what a token on a dome says the dome says as well
        const isExcepted = (each) => each.matches('[data-move] [role="button"], .quarter .token');
        const isSmall = (each) => {
            const { width, height } = each.getBoundingClientRect();
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
