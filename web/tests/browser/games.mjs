// Whole games through the page.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { areNone, fromAllSides, isCalm, problemsOf } from './checks.mjs';
import { openSave, openTable, playOn, playTo, untilAsked } from './play.mjs';

/// A game that is always dealt alike: whether all fits is not left to chance.
const DEAL = JSON.parse(readFileSync(new URL('three-colonies-draft.json', import.meta.url)));
/// Where something else is asked, or more lies on the table.
const STOPS = [
    ['corporations', 1, 'choose-corporation'],
    ['buying', 1, 'buy-cards'],
    ['draft', 2, 'draft'],
    ['middle', 5, 'action'],
    ['payment', 5, 'pay'],
    ['late', 9, 'action'],
];
/// What is opened over the table.
const WINDOWS = {
    help: (page) => page.keyboard.press('?'),
    menu: (page) => page.locator('[data-do="menu"]').click(),
    settings: async (page) => {
        await page.locator('[data-do="menu"]').click();
        await page.locator('[data-popover="menu"] button').first().click();
        await page.locator('dialog[open] .segments').first().waitFor();
    },
    'a player': (page) => page.locator('#region-people header button').last().click(),
    'a card': async (page) => {
        await page.locator('#region-hand [data-card]').first().focus();
        await page.keyboard.press('Space');
    },
    'why not': (page) => page.locator('[data-place^="goal/"]:not([data-lit])').first().click({ force: true }),
    digest: async (page) => {
        await page.addInitScript(() => {
            const key = `planitia.seen.${location.pathname.split('/').at(-1)}`;
            localStorage.setItem(key, JSON.stringify({ line: 0, at: 0 }));
        });
        await page.reload();
    },
};
/// Which of them there are in the same place on a phone.
const ON_PHONES = ['help', 'menu', 'settings', 'digest'];
/// What this page brings to the deal.
const SHARE = '5e1f00c4a97b3d2286d4e5f60718a93b';
const WINDOW = 'dialog[open], [data-popover]';

/// Each window on the smallest screen of its kind.
async function windows(page, look) {
    const isPhone = page.viewportSize().width < 900;
    const within = isPhone ? [[390, 844]] : [[1024, 768]];
    await page.setViewportSize({ width: within[0][0], height: within[0][1] });
    for (const [name, open] of Object.entries(WINDOWS)) {
        if (isPhone && !ON_PHONES.includes(name)) continue;
        await isCalm(page);
        await open(page);
        await page.locator(WINDOW).first().waitFor();
        // all cards of a player are more than a screen, and scroll below their heading
        await look(name, { within, isLong: name === 'a player' });
        await page.keyboard.press('Escape');
        await page.locator(WINDOW).first().waitFor({ state: 'detached' });
    }
}

/// What the charts tell, each once.
async function charts(page) {
    const told = new Set();
    const choices = page.locator('[data-chart] header label');
    for (let i = 0; i < (await choices.count()); i += 1) {
        await choices.nth(i).click();
        told.add(await page.locator('[data-chart] svg[role="img"]').getAttribute('aria-label'));
    }
    assert.equal(told.size, 4, [...told].join());
}

/// The game can be taken home, and its deal be checked there and here; a deal that was tampered with does not hold.
async function deal(page, browser, program) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('a[download]').click()]);
    const file = await download.path();
    assert.match(execFileSync(program, ['verify', file], { encoding: 'utf8' }), /seed holds/);
    // what could not be asked for is no answer
    browser.isServerAway = true;
    await page.route(/\/export\?/, (route) => route.abort());
    await page.locator('[data-do="check-deal"]').click();
    const retry = page.locator('.fair [data-do="retry"]');
    await retry.waitFor();
    assert.equal(await page.locator('[data-deal]').count(), 0);
    await page.unroute(/\/export\?/);
    browser.isServerAway = false;
    await retry.click();
    await page.locator('[data-deal="holds"]').waitFor();
    const game = JSON.parse(await readFile(file, 'utf8'));
    assert.equal(game.table.shares[0], SHARE);
    game.table.shares[0] = SHARE.replace('5', '6');
    await page.route(/\/export\?/, (route) => route.fulfill({ json: game }));
    await page.reload();
    await page.locator('[data-do="check-deal"]').click();
    await page.locator('[data-deal="fails"]').waitFor();
    await page.unroute(/\/export\?/);
}

async function replay(page) {
    const step = async () => Number(await page.locator('#region-decision input[type="range"]').inputValue());
    const choose = (name, value) => page.getByLabel(name, { exact: true }).selectOption(value);
    const hand = page.locator('#region-hand [data-card]');
    await page.locator('[data-do="next-step"]').first().click();
    await choose('Jump to', 'Generation 3');
    await page.locator('[data-generation="3"]').waitFor();
    const at = await step();
    assert.ok(at > 1);
    await hand.first().waitFor();
    await choose('Seen by', 'a spectator');
    await hand.first().waitFor({ state: 'detached' });
    await choose('Seen by', 'Ola');
    await hand.first().waitFor();
    await choose('Speed', '8×');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction((was) => Number(document.querySelector('input[type="range"]').value) > was + 5, at);
    await page.getByRole('button', { name: 'Pause' }).click();
    await choose('Jump to', 'Generation 2');
    const { pathname } = new URL(page.url());
    await page.locator('[data-do="fork"]').click();
    await page.waitForURL((url) => /^\/t\/\w+$/.test(url.pathname) && !pathname.startsWith(url.pathname));
    await untilAsked(page);
    assert.equal(await page.locator('[data-generation]').getAttribute('data-generation'), '2');
}

export async function games({ site, browser, test }) {
    await test('a game with Colonies and draft, from all sides', async () => {
        const { page, context } = await browser.somebody();
        const { id } = await openSave(page, site.address, DEAL, 0, DEAL.choices[0].player);
        const table = `${site.address}/t/${id}`;
        const cookies = await context.cookies();
        const problems = [];
        const see = async (visit) => problems.push(...(await fromAllSides(browser, cookies, visit)));
        for (const [name, generation, kind] of STOPS) {
            assert.ok(await playTo(page, id, generation, kind), name);
            await see(async (other, look) => {
                await other.goto(table);
                await untilAsked(other);
                await look(name);
                if (name === 'middle') await windows(other, look);
            });
        }
        await playTo(page, id, 99);
        await see(async (other, look) => {
            await other.goto(table);
            await other.locator('[data-chart]').first().waitFor();
            await look('end');
            await other.goto(`${table}/replay#move=200`);
            await other.locator('[data-do="fork"]').waitFor();
            await look('replay');
        });
        areNone(problems);
    });
    await test('a whole game with Colonies and draft against two bots, to the score, the replay and the rematch', async () => {
        const { page } = await browser.somebody();
        const id = await openTable(page, site.address, {
            players: 3,
            setup: { colonies: true, draft: true },
            share: SHARE,
        });
        const answers = await playOn(page);
        assert.ok(answers > 60, `${answers} answers`);
        await page.locator('[data-chart]').first().waitFor();
        assert.equal(await page.locator('[data-result] [data-score]').count(), 3);
        await charts(page);
        await deal(page, browser, site.program);
        await page.goto(`${site.address}/t/${id}/replay`);
        await replay(page);
        await page.goto(`${site.address}/t/${id}/replay`);
        await page.locator('[data-do="to-result"]').click();
        await page.locator('[data-result]').waitFor();
        await page.locator('[data-do="rematch"]').first().click();
        await page.waitForURL((url) => url.pathname !== `/t/${id}`);
        await untilAsked(page); // bots need no call
    });
    await test('a game on a phone, by touch', async () => {
        const { page } = await browser.somebody({ width: 390, height: 844, touch: true });
        await openTable(page, site.address, { players: 1, setup: { beginners: [0] } });
        await playOn(page, { most: 500, touch: true });
        await page.locator('[data-chart]').first().waitFor();
        await isCalm(page);
        areNone(await problemsOf(page, 'alone, on a phone', { axe: true }));
    });
}
