// The decision bar and the tray: whatever is asked, what is pressed stays where it is, and nothing is hidden without a sign.
import assert from 'node:assert/strict';
import { areLarge, doesNotScroll, isAccessible, isWhole } from './checks.mjs';
import { makeTable, openTable, playOn, untilAsked } from './play.mjs';

const LAYOUTS = { L: [1440, 900], M: [1024, 768], S: [390, 844] };
/// The longest that a language says of one effect, more or less.
const LONG = {
    en: 'Remove 1 science resource from this card to draw 1 card, or add 1 science resource to it',
    pl: 'Usuń z tej karty 1 zasób nauki, żeby dobrać 1 kartę, albo umieść na niej 1 zasób nauki',
    uk: 'Прибрати із цієї карти 1 науковий ресурс, щоб узяти 1 карту, або додати на неї 1 науковий ресурс',
    cs: 'Odstraňte z této karty 1 vědecký zdroj a lízněte si 1 kartu, nebo na ni 1 vědecký zdroj přidejte',
};

/// Every kind of question that is answered in the bar, short and long.
function questions(text) {
    const all = (count, option) => Array.from({ length: count }, (_, index) => option(index));
    return {
        resolve: all(3, (effect) => ({ kind: 'resolve', effect, text })),
        alternative: all(2, (index) => ({ kind: 'alternative', index, text })),
        short: all(2, (index) => ({ kind: 'alternative', index, text: text.slice(0, 9) })),
        amount: all(5, (amount) => ({ kind: 'amount', amount, text: `${text.slice(0, 40)}: ${amount}` })),
        'target-player': all(9, (n) => ({
            kind: 'target-player',
            player: 1 + (n % 3),
            amount: 1 + n,
            text: `Bellona: −${1 + n} M€`,
        })).concat({ kind: 'decline', text: text.slice(0, 14) }),
        many: all(14, (index) => ({ kind: 'alternative', index, text })),
    };
}

/// Lets a test ask the page what it likes, between what the server says.
async function listen(page) {
    const heard = {};
    await page.routeWebSocket(/socket/, (line) => {
        const server = line.connectToServer();
        line.onMessage((text) => server.send(text));
        server.onMessage((text) => {
            const message = JSON.parse(text);
            if (message.state) heard.turn = message.state.turn;
            if (message.turn) heard.turn = message.turn;
            heard.ask ??= message.ask ?? message.state?.ask;
            if (message.at ?? message.to) Object.assign(heard, { table: message.table, at: message.at ?? message.to });
            line.send(text);
        });
        heard.say = (parts) =>
            line.send(JSON.stringify({ table: heard.table, from: heard.at, to: heard.at, ...parts }));
    });
    let number = 0;
    const first = () => heard.ask;
    const say = async (ask, mine = {}) => {
        const asked = `900.${(number += 1)}`;
        const isAsked = (wanted) => document.querySelector('#region-decision').dataset.ask === wanted;
        // again, should the server have said something in between
        for (let i = 0; !(await page.evaluate(isAsked, ask ? asked : undefined)); i += 1) {
            assert.ok(i < 20, 'the page does not hear the question');
            heard.say({
                ask,
                turn: { ...heard.turn, ask: asked, mine: { ...heard.turn.mine, back: { can: true }, ...mine } },
            });
            await page.waitForTimeout(250);
        }
    };
    return { ask: say, first };
}
const decision = (kind, options, about) => ({
    decision: { player: 0, kind, number: 900, prompt: `${about.slice(0, 30)}?`, about: { text: about }, options },
    candidates: [{ group: '', title: '', candidates: [] }],
    explanation: about,
});

/// The first question of the server, as if everything could be answered that ever can.
const everything = ({ decision, candidates }) => ({
    decision: { ...decision, options: candidates.flatMap((each) => each.candidates.map(({ option }) => option)) },
    candidates: candidates.map((group) => ({
        ...group,
        candidates: group.candidates.map((each) => ({ ...each, legal: true, reasons: [] })),
    })),
});
/// What is told on the map, but lies under the bar.
const covered = (page) =>
    page.evaluate(() => {
        const bar = document.querySelector('#region-decision .bar').getBoundingClientRect();
        const isUnder = ({ top, bottom, left, right }) =>
            bottom > bar.top + 1 && top < bar.bottom && right > bar.left && left < bar.right;
        return [...document.querySelectorAll('#region-map :is(text, [role="gridcell"], .out)')]
            .filter((each) => isUnder(each.getBoundingClientRect()))
            .map((each) => each.getAttribute('aria-label') ?? each.textContent);
    });

/// One question of each form is enough to see how it is told.
const SPOKEN = ['short', 'target-player', 'many'];

/// Where the three things are that are pressed in every question.
const places = (page) =>
    page.evaluate(() =>
        ['[data-do="back"]', '[data-do="hint"]', '.main'].map((each) => {
            const box = document.querySelector(`#region-decision ${each}`)?.getBoundingClientRect();
            return box ? `${each} ${[box.left, box.right, box.bottom].map(Math.round).join(' ')}` : '';
        }),
    );
const primary = async (page) => {
    const { x, width, y, height } = await page.locator('[data-do="primary"]').boundingBox();
    return `.main ${[x, x + width, y + height].map(Math.round).join(' ')}`;
};

export async function bar({ site, browser, test }) {
    for (const [layout, [width, height]] of Object.entries(LAYOUTS))
        for (const language of Object.keys(LONG))
            await test(`bar: step back, hint and primary keep their places, ${layout}, ${language}`, async () => {
                const { page } = await browser.somebody({ language, width, height, touch: layout === 'S' });
                const { ask, first } = await listen(page);
                const beginners = [0, 1, 2, 3];
                const setup = { beginners, firstPlayer: 0, colonies: true };
                await openTable(page, site.address, { players: 4, setup });
                await ask(everything(first()));
                await page.locator('#region-decision .middle button, #region-decision .count').first().waitFor();
                assert.deepEqual(await covered(page), [], `under the bar, ${layout}, ${language}`);
                await isWhole(page, 'everything can be answered');
                await areLarge(page, 'everything can be answered');
                await ask(first());
                const expected = await places(page);
                expected[0] ||= (await ask(decision('alternative', [], 'x')), await places(page))[0];
                for (const [name, options] of Object.entries(questions(LONG[language]))) {
                    const at = `${name}, ${layout}, ${language}`;
                    await ask(decision(name, options, LONG[language]));
                    assert.deepEqual(await places(page), expected, at);
                    await page.locator('#region-decision [data-option]').first().click();
                    await page.locator('[data-do="primary"]').waitFor();
                    assert.equal(await primary(page), expected[2], `${at}: the primary button`);
                    await isWhole(page, at);
                    await doesNotScroll(page, at);
                    await areLarge(page, at);
                    if (language === 'en' && SPOKEN.includes(name)) await isAccessible(page, at);
                }
                await ask(null, { complete: true, drafted: 2 });
                const done = await places(page);
                assert.deepEqual([done[0], done[2]], [expected[0], expected[2]], 'the turn is done');
            });
    await test('tray: all of the first deal is in sight on a desk', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, { players: 3, setup: { colonies: true } });
        await page.locator('.tray .pick').nth(11).waitFor();
        assert.equal(await page.locator('[data-below]').count(), 0);
    });
    for (const layout of ['M', 'S'])
        await test(`tray: cards below its edge are told, ${layout}`, async () => {
            const [width, height] = LAYOUTS[layout];
            const { page } = await browser.somebody({ width, height, touch: layout === 'S' });
            await openTable(page, site.address, { players: 3 });
            await areLarge(page, `tray, ${layout}`);
            const sign = page.locator('[data-below]');
            const count = layout === 'M' ? 6 : 10;
            await page.locator(`[data-below="${count}"]`, { hasText: `${count} more below` }).waitFor();
            await sign.click();
            const box = page.locator('.tray .scroll');
            await page.locator(`[data-below="${count}"]`).waitFor({ state: 'detached' });
            await box.evaluate((each) => each.scrollTo({ top: each.scrollHeight, behavior: 'instant' }));
            await sign.waitFor({ state: 'detached' });
        });
    await test('tray: a draft tells whom cards come from and go to', async () => {
        const { page } = await browser.somebody();
        await openTable(page, site.address, { players: 3, setup: { draft: true, beginners: [0, 1, 2] } });
        await playOn(page, { until: '#region-decision[data-kind="draft"]' });
        const names = await page.locator('.order span').allTextContents();
        const passing = page.locator('[data-passing]');
        assert.equal(await passing.getAttribute('data-passing'), '2 1', 'to the left in the second generation');
        assert.equal(names.length, 3);
        for (const name of names.filter((each) => each !== 'Ola'))
            assert.match(await passing.textContent(), new RegExp(name));
    });
    await test('sheet: folds to its question, by a button and by a swipe, and opens for a new question', async () => {
        const { page } = await browser.somebody({ width: 390, height: 844, touch: true });
        const { id } = await makeTable(page, site.address, {
            players: 2,
            setup: { beginners: [0, 1], corporateEra: false, firstPlayer: 0 },
        });
        await page.goto(`${site.address}/t/${id}`);
        await untilAsked(page);
        const heightOf = async (selector) => (await page.locator(selector).boundingBox()).height;
        const [sheet, map] = [await heightOf('#region-decision'), await heightOf('#region-map')];
        await page.locator('[data-do="fold"]').click();
        await page.locator('#region-decision[data-folded]').waitFor();
        assert.ok((await heightOf('#region-decision')) < 90, 'a folded sheet is low');
        assert.ok((await heightOf('#region-map')) > map + 60, 'the table has the rest');
        assert.ok(await page.locator('[data-question]').isVisible());
        assert.ok(await page.locator('[data-do="pass"]').isVisible());
        await isWhole(page, 'folded');
        await isAccessible(page, 'folded');
        const swipe = async (by) => {
            const { x, y, width, height } = await page.locator('[data-question]').boundingBox();
            await page.mouse.move(x + width / 2, y + height / 2);
            await page.mouse.down();
            await page.mouse.move(x + width / 2, y + height / 2 + by / 2);
            await page.locator('.question').dispatchEvent('pointerup', { clientY: y + height / 2 + by });
            await page.mouse.up();
        };
        await swipe(-60);
        await page.locator('#region-decision:not([data-folded])').waitFor();
        assert.equal(await heightOf('#region-decision'), sheet);
        await swipe(60);
        await page.locator('#region-decision[data-folded]').waitFor();
        await page.locator('nav button', { hasText: 'Players' }).click();
        const project = page.locator('[data-place="project/aquifer"]').first();
        await project.click();
        await project.click();
        await page.locator('#region-decision[data-kind="place-tile"]:not([data-folded])').waitFor();
    });
    const GAMES = {
        terraforming: { players: 3, setup: { colonies: true, beginners: [0, 1, 2] } },
        martians: { players: 2, setup: { variant: 'coop', scenario: 'first-footprints' } },
    };
    for (const [game, table] of Object.entries(GAMES))
        await test(`targets: everything on every tab of a phone is large enough for a finger, ${game}`, async () => {
            const [width, height] = LAYOUTS.S;
            const { page } = await browser.somebody({ width, height, touch: true });
            await openTable(page, site.address, { game, ...table });
            for (const tab of await page.locator('[data-tab]').all()) {
                await tab.click();
                await page.waitForTimeout(150);
                await areLarge(page, `${game}, ${await tab.getAttribute('data-tab')}`);
            }
            await page.locator('[data-do="menu"]').click();
            await areLarge(page, `${game}, the menu`);
        });
}
