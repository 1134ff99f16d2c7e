// The table of Martians.
import assert from 'node:assert/strict';
import { doesNotScroll, isAccessible, isWhole } from './checks.mjs';
import { asked, makeTable, openTable, playOn, playTo, question, untilAsked } from './play.mjs';

const LANGUAGES = ['en', 'pl', 'uk', 'cs'];
const SIZES = [
    ['L', 1440, 900],
    ['M', 1024, 768],
    ['S', 390, 844],
];
export const game = (setup = {}, more = {}) => ({ game: 'martians', players: 2, setup, ...more });
export const facts = (page, id) =>
    page.evaluate(async (table) => (await (await fetch(`/api/v1/tables/${table}/state`)).json()).state.facts, id);

async function isRight(page, name) {
    await doesNotScroll(page, name);
    await isWhole(page, name);
}

/// What lies on something else, or is cut by what it lies in, though it may be no text.
async function liesFree(page, name) {
    const found = await page.evaluate(() => {
        const all = (selector, within = document) => [...within.querySelectorAll(selector)];
        const box = (each) => each.getBoundingClientRect();
        const told = (each) => each.getAttribute('aria-label') || each.textContent.trim().slice(0, 30);
        const isSeen = (each) => {
            const { left, top, width, height } = box(each);
            return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        };
        const problems = [];
        const wants = (isRight, what, each) => isRight || problems.push(`${what}: ${told(each)}`);
        for (const each of all('button, a'))
            if (each.checkVisibility() && box(each).width)
                wants(box(each).right <= innerWidth + 0.5, 'beyond the edge', each);
        for (const tile of all('.tile')) {
            const [title] = all('b', tile);
            // what lies under an open visit is not looked at
            if (isSeen(tile)) wants(box(tile).height >= 60, 'a low tile', tile);
            wants(box(title).top >= box(all('.art', tile)[0]).bottom - 2, 'a name on a drawing', tile);
            for (const badge of all('.slow small', tile))
                wants(box(badge).top >= box(title).bottom - 2, 'a badge on a name', tile);
        }
        for (const cell of all('.energy .cell'))
            for (const each of cell.children) wants(box(each).bottom <= box(cell).bottom + 0.5, 'cut energy', cell);
        for (const more of all('[data-below]'))
            wants(box(more).top >= box(more.previousElementSibling).bottom - 0.5, 'a list under its end', more);
        const bar = box(document.querySelector('#region-decision')).top;
        for (const each of all('[data-unfold]')) wants(box(each).bottom <= bar + 0.5, 'people under the bar', each);
        for (const each of all('.quarters .zone'))
            wants(box(each).bottom <= box(document.querySelector('.plants')).top, 'a zone on a plant', each);
        return problems;
    });
    assert.deepEqual(found, [], name);
}

/// Who begins is drawn: a table at which nobody has done anything yet.
export async function openFresh(page, address) {
    for (let i = 0; i < 20; i += 1) {
        const id = await openTable(page, address, game());
        if ((await facts(page, id)).needs === 2 && (await page.locator('.turn.past').count()) === 0) return id;
    }
    throw new Error('the bot always begins');
}

/// Presses what is lit until the question is another one: the first press selects, the second sends.
async function answer(page, place) {
    const before = await asked(page);
    const target = page.locator(`[data-place="${place}"][data-lit]`).first();
    await target.click();
    await page.locator('[data-do="primary"]').click();
    await page.waitForFunction((old) => document.querySelector('#region-decision')?.dataset.ask !== old, before);
}

/// A position in the middle of a game, reached by hints.
async function midGame(page, answers) {
    await playOn(page, { most: answers }).catch((error) => assert.match(String(error), /not over after/));
    await untilAsked(page);
}

export async function martians({ site, browser, test }) {
    await test('Martians: a whole cooperative game through the page, to its end', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, game());
        const answers = await playOn(page, { until: '[data-result]' });
        assert.ok(answers > 40, `${answers} answers`);
    });
    await test('Martians: alone on a phone, by touch, to the end', async () => {
        const { page } = await browser.somebody({ width: 390, height: 844, touch: true });
        await openTable(page, site.address, game({}, { players: 1 }));
        await playOn(page);
        await isRight(page, 'end on a phone');
    });
    await test('Martians: a semi-cooperative game over a reload and a crash of the server, to its end', async () => {
        const { page } = await browser.somebody({ width: 1024, height: 768, language: 'uk' });
        await openTable(page, site.address, game({ variant: 'semi' }, { players: 3 }));
        await midGame(page, 8);
        const before = [await asked(page), await question(page)];
        const isAsBefore = async (when) => assert.deepEqual([await asked(page), await question(page)], before, when);
        await page.reload();
        await untilAsked(page);
        await isAsBefore('after a reload');
        browser.isServerAway = true;
        await site.end('SIGKILL');
        await page.locator('[data-connection="lost"]').waitFor();
        await site.open();
        await page.locator('[data-connection="lost"]').waitFor({ state: 'detached' });
        await isAsBefore('after a crash');
        await playOn(page);
    });
    await test('Martians: a competitive game to its end', async () => {
        const { page } = await browser.somebody({ language: 'pl' });
        await openTable(page, site.address, game({ variant: 'competitive' }, { players: 3 }));
        await playOn(page);
        assert.ok((await page.locator('[data-result]').count()) > 0);
    });
    await test('Martians: a visit is one gesture, its target glows where it lies, and the tiles show what would be left', async () => {
        const { page } = await browser.somebody();
        const id = await openFresh(page, site.address);
        const energy = page.locator('[data-place="good/energy"]').first();
        const before = Number(await energy.locator('b').textContent());
        await page.locator('[data-place="action/oxygen"]').first().click();
        await page.waitForFunction(() =>
            document.querySelector('[data-place="good/energy"]').classList.contains('changes'),
        );
        assert.match(await energy.locator('b').textContent(), new RegExp(`${before}.*${before - 1}`));
        await page.locator('[data-do="primary"]').click();
        const quarter = page.locator('[data-place="quarter/2"][data-lit]');
        await quarter.waitFor();
        // the forecast follows what is looked at
        assert.match(await page.locator('.forecast li.bad').first().textContent(), /Quarters 1 and 2/);
        await quarter.hover();
        assert.match(await page.locator('.forecast li.bad.averted').textContent(), /Quarter 1: no oxygen/);
        await page.locator('.quarter .outcome.then', { hasText: 'Supplied' }).waitFor();
        await answer(page, 'quarter/2');
        const [first, second] = (await facts(page, id)).forecast.quarters;
        assert.equal(first.threats.length, 1);
        assert.equal(second.threats.length, 0);
        // the visit is open, and what was done is not offered again
        await page.locator('[data-building="moxie"].visited').waitFor();
        assert.equal(await page.locator('[data-place="action/oxygen"][data-lit]').count(), 0);
    });
    await test('Martians: what is chosen within an action begins it', async () => {
        const { page } = await browser.somebody();
        await openFresh(page, site.address);
        const person = page.locator('[data-place="action/hire"].via').first();
        const name = await person.locator('span').first().textContent();
        await person.click();
        await page.locator('[data-do="primary"]').click();
        await page.locator('#region-decision[data-kind="hire"][data-ready]').waitFor();
        const chosen = page.locator('.reached[data-selected]').first();
        assert.equal(await chosen.locator('span').first().textContent(), name);
        await page.locator('[data-do="primary"]').click();
        await page.locator('.person.me .chip', { hasText: name }).waitFor();
    });
    await test('Martians: the forecast names what would happen and what prevents it, the advisor the most urgent of it', async () => {
        const { page } = await browser.somebody();
        await openFresh(page, site.address);
        assert.equal(await page.locator('[data-advice]').getAttribute('data-advice'), 'death');
        const row = page.locator('.forecast li.bad').first();
        assert.match(await row.textContent(), /Quarters 1 and 2/);
        await row.locator('.cure').first().click();
        await page.locator('#region-decision[data-ready]').waitFor();
        assert.equal(await page.locator('[data-place="action/oxygen"][data-selected]').count(), 1);
    });
    await test('Martians: a turn with time left is not ended by one press', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, game());
        await page.locator('[data-do="end-turn"]').click();
        await page.locator('#region-decision[data-confirming]').waitFor();
        assert.match(await question(page), /lose 3.time\?/);
        await page.keyboard.press('Escape');
        assert.match(await question(page), /You have 3.time left/);
    });
    await test('Martians: a competitive table, its quarters chosen on the board, its orders to be seen', async () => {
        const { page } = await browser.somebody();
        const setup = { variant: 'competitive', corporations: 'choose' };
        const id = await openTable(page, site.address, game(setup));
        const isAsked = (kind) => page.locator(`#region-decision[data-kind="${kind}"]`).waitFor();
        await isAsked('choose-corporation');
        await answer(
            page,
            await page.locator('[data-place^="corporation/"][data-lit]').first().getAttribute('data-place'),
        );
        await isAsked('choose-quarter');
        const place = await page.locator('[data-place^="quarter/"][data-lit]').first().getAttribute('data-place');
        await answer(page, place);
        await untilAsked(page);
        assert.equal(await page.locator(`[data-place="${place}"] .name > svg`).count(), 1, 'the mark of the owner');
        const { orders } = await facts(page, id);
        await page.locator('.mission .row').first().waitFor();
        assert.equal(await page.locator('.mission .row').count(), orders.length);
        await isRight(page, 'competitive');
        await midGame(page, 12);
        await isRight(page, 'competitive, later');
    });
    await test('Martians: what can not be paid is not lit and says what is missing, and many players fold', async () => {
        const { page } = await browser.somebody();
        const { id } = await makeTable(page, site.address, game({ variant: 'competitive' }, { players: 4 }));
        await playTo(page, id, 1);
        await page.goto(`${site.address}/t/${id}`);
        await untilAsked(page);
        await page.locator('[data-unfold]').first().waitFor();
        const { research, orders } = await facts(page, id);
        const dear = [
            ...research.map((each) => [`research/${each.tile}`, each]),
            ...orders.map((each) => [`order/${each.order}`, each]),
        ]
            .filter(([, each]) => !each.payable)
            .map(([place]) => page.locator(`[data-place="${place}"]:not([data-lit])`).first());
        assert.ok(dear.length > 2);
        for (const each of dear) assert.equal(await each.count(), 1);
        await dear[0].click();
        assert.match(await page.locator('[data-popover="help"]').textContent(), /Missing: \d/);
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 1024, height: 768 });
        await page.getByRole('tab', { name: 'Orders' }).click();
        await page.locator('.right .mission .row').first().waitFor();
        assert.equal(await page.locator('.right .mission .row').count(), orders.length);
        await page.setViewportSize({ width: 1440, height: 900 });
        const folded = page.locator('[data-unfold]');
        await folded.first().waitFor();
        assert.equal(await folded.count(), 3);
        const { bottom } = await folded.last().evaluate((each) => each.getBoundingClientRect());
        const bar = await page.locator('#region-decision').evaluate((each) => each.getBoundingClientRect().top);
        assert.ok(bottom <= bar, 'all of them are seen');
        await folded.first().click();
        await page.locator('.person .corporation').nth(1).waitFor();
        assert.equal(await folded.count(), 2);
    });
    await test('Martians: every element explains itself, a good by what it is for', async () => {
        const { page } = await browser.somebody();
        await openFresh(page, site.address);
        for (const [place, expected] of [
            ['good/water', /Hospital: Medicine/],
            ['station/settlement', /sickness and hunger/],
            ['weather/stable-weather', /Installations produce/],
        ]) {
            await page.locator(`[data-place="${place}"]`).first().click();
            assert.match(await page.locator('[data-popover="help"]').textContent(), expected, place);
            await page.keyboard.press('Escape');
        }
        await page.locator('[data-building="hospital"] .ask').click();
        assert.match(await page.locator('[data-popover="help"]').textContent(), /Prepare medicine/);
        await page.keyboard.press('Escape');
        await page.locator('[data-place="action/purify"]').first().click({ force: true });
        assert.match(await page.locator('[data-popover="why"]').textContent(), /ice/);
    });
    await test('Martians: nothing is cut off and nothing scrolls, in four languages and three sizes', async () => {
        const { page } = await browser.somebody();
        const id = await openTable(page, site.address, game({}, { players: 3 }));
        await midGame(page, 22);
        /// The fullest boards, at the sizes where they have least room.
        const shown = [{ id, sizes: ['L', 'M', 'S'] }];
        for (const [players, setup, round, sizes] of [
            [2, {}, 3, ['S']],
            [3, { variant: 'semi' }, 2, ['S']],
            [4, { variant: 'competitive' }, 3, ['L', 'M']],
        ]) {
            const table = await makeTable(page, site.address, game(setup, { players }));
            await playTo(page, table.id, round);
            shown.push({ id: table.id, sizes });
        }
        for (const language of LANGUAGES) {
            await page.evaluate((chosen) => {
                const kept = JSON.parse(localStorage.getItem('planitia.settings') ?? '{}');
                localStorage.setItem('planitia.settings', JSON.stringify({ ...kept, language: chosen }));
            }, language);
            for (const [size, width, height] of SIZES) {
                await page.setViewportSize({ width, height });
                for (const [at, table] of shown.entries()) {
                    if (!table.sizes.includes(size)) continue;
                    await page.goto(`${site.address}/t/${table.id}`);
                    await page.locator('.plaque, .tile').first().waitFor();
                    await page.locator('.forecast, .stakes').first().waitFor();
                    await page.waitForTimeout(250);
                    await isRight(page, `${language} ${size}, table ${at}`);
                    await liesFree(page, `${language} ${size}, table ${at}`);
                }
            }
        }
    });
    await test('Martians: axe-core finds nothing, in both themes and three sizes', async () => {
        for (const theme of ['dusk', 'day']) {
            const { page } = await browser.somebody({ settings: { theme } });
            await openTable(page, site.address, game());
            for (const [size, width, height] of SIZES) {
                await page.setViewportSize({ width, height });
                await page.waitForTimeout(250);
                await isAccessible(page, `${theme} ${size}`);
            }
        }
    });
}
