// Deciding as somebody does with a mouse: every kind of answer where it lives, what is paid with, what is asked for once more. Positions of
// kept games, so that every figure is known.
import assert from 'node:assert/strict';
import { asked, openMoment, pressTwice, question, stateOf, untilAnother } from './play.mjs';

const kindIs = (page, kind) => page.locator(`#region-decision[data-kind="${kind}"]`).waitFor();
const primary = (page) => page.locator('[data-do="primary"]').first();
const stockOf = async (page, { id, seat }) => (await stateOf(page, id)).view.players[seat].stock;

async function send(page) {
    const before = await asked(page);
    await primary(page).click();
    await untilAnother(page, before);
}
/// An answer of the bar, by what it says: chosen, then sent.
async function answerInBar(page, text) {
    await page.locator('#region-decision [data-option]', { hasText: text }).click();
    await send(page);
}
async function stepBack(page) {
    const before = await asked(page);
    await page.locator('[data-do="back"]').first().click();
    await untilAnother(page, before);
}

async function answers({ site, browser, test }) {
    await test('pressed: a first action and its tile on the map', async () => {
        const { page } = await browser.somebody();
        const { id, seat } = await openMoment(page, site.address, 'two', 6);
        await pressTwice(page, 'action/tharsis-republic');
        await pressTwice(page, 'space/55');
        const { tiles } = (await stateOf(page, id)).view;
        assert.ok(tiles.some((each) => each.space === 55 && each.tile === 'city' && each.owner === seat));
    });
    await test('pressed: conversions, an award, a milestone, and each is stepped back from', async () => {
        const { page } = await browser.somebody();
        const { id, seat } = await openMoment(page, site.address, 'two', 144);
        const before = (await stateOf(page, id)).view;
        await pressTwice(page, 'convert/heat');
        let now = (await stateOf(page, id)).view;
        assert.equal(now.players[seat].stock.heat, before.players[seat].stock.heat - 8);
        assert.equal(now.temperature, before.temperature + 2);
        await stepBack(page);
        await pressTwice(page, 'goal/thermalist');
        now = (await stateOf(page, id)).view;
        assert.deepEqual(
            now.awards.find((each) => each.award === 'thermalist'),
            { award: 'thermalist', player: seat },
        );
        await stepBack(page);
        await pressTwice(page, 'convert/plants');
        await kindIs(page, 'place-tile');
        await pressTwice(page, 'space/20');
        now = (await stateOf(page, id)).view;
        assert.ok(now.tiles.some((each) => each.space === 20 && each.tile === 'greenery' && each.owner === seat));
        assert.equal(now.oxygen, before.oxygen + 1);
        const later = await openMoment(page, site.address, 'two', 158);
        await pressTwice(page, 'goal/builder');
        assert.deepEqual(
            (await stateOf(page, later.id)).view.milestones.find((each) => each.milestone === 'builder'),
            { milestone: 'builder', player: 0 },
        );
        assert.equal((await stockOf(page, later)).megacredits, 42 - 8);
    });
    await test('pressed: a card action and one of its effects', async () => {
        const { page } = await browser.somebody();
        const { id, seat } = await openMoment(page, site.address, 'three-draft', 54);
        const { tr } = (await stateOf(page, id)).view.players[seat];
        await pressTwice(page, 'action/nitrite-reducing-bacteria');
        await kindIs(page, 'alternative');
        await answerInBar(page, 'Remove 3 microbes');
        const now = (await stateOf(page, id)).view.players[seat];
        assert.equal(now.tr, tr + 1);
        assert.ok(now.played.some((each) => each.card === 'nitrite-reducing-bacteria' && each.usedThisGeneration));
    });
    await test('pressed: which effect comes first, whom it hits and for how much', async () => {
        const { page } = await browser.somebody();
        const { id } = await openMoment(page, site.address, 'two', 103);
        const { players, tiles } = (await stateOf(page, id)).view;
        await answerInBar(page, 'remove up to 6 plants');
        await kindIs(page, 'target-player');
        assert.equal((await stateOf(page, id)).view.tiles.length, tiles.length, 'the tile comes later');
        await page.locator('#region-decision [data-option]', { hasText: 'Bellona' }).click();
        await page.locator('[data-option][aria-pressed="true"] + .stepper button').first().click();
        await page.locator('[data-option][aria-pressed="true"]', { hasText: '−1 plant' }).waitFor();
        await send(page);
        await kindIs(page, 'place-tile');
        const [mine, theirs] = (await stateOf(page, id)).view.players;
        assert.equal(theirs.stock.plants, players[1].stock.plants - 1);
        assert.equal(mine.stock.plants, players[0].stock.plants);
    });
    await test('what would only cost something is not lit like the rest, and asked for once more', async () => {
        const { page } = await browser.somebody();
        await openMoment(page, site.address, 'two', 340); // it is as warm as it gets
        const heat = page.locator('[data-place="convert/heat"][data-lit]');
        await heat.waitFor();
        assert.equal(await heat.getAttribute('data-vain'), '');
        assert.equal(await page.locator('[data-place^="project/"][data-lit][data-vain]').count(), 0);
        await heat.click();
        await page.locator('#region-decision[data-ready]').waitFor();
        await heat.click();
        await page.locator('#region-decision[data-confirming]').waitFor();
    });
    await test('pressed: a card that is meant', async () => {
        const { page } = await browser.somebody();
        const { id, seat } = await openMoment(page, site.address, 'two', 189);
        const microbes = async () =>
            (await stateOf(page, id)).view.players[seat].played.find((each) => each.card === 'decomposers').resources;
        const before = await microbes();
        await answerInBar(page, 'Decomposers');
        assert.equal(await microbes(), before + 1);
    });
    await test('pressed: a trade, with what it is paid', async () => {
        const { page } = await browser.somebody();
        const moment = await openMoment(page, site.address, 'solo-colonies', 23);
        await page.locator('[data-place="colony/ceres"][data-lit]').first().click();
        await page.locator('[data-popover="list"] [data-option]', { hasText: '3 energy' }).click();
        await send(page);
        const { energy, steel, megacredits } = await stockOf(page, moment);
        assert.deepEqual({ energy, steel, megacredits }, { energy: 2, steel: 6, megacredits: 16 });
        assert.equal((await stateOf(page, moment.id)).view.colonies[0].fleet, 0);
    });
    await test('pressed: how much energy an action spends', async () => {
        const { page } = await browser.somebody();
        const moment = await openMoment(page, site.address, 'two', 118);
        await page.locator('[data-place="tray/power-infrastructure"]').click();
        await send(page);
        await kindIs(page, 'action');
        await pressTwice(page, 'hand/power-infrastructure');
        await send(page); // the usual payment
        await pressTwice(page, 'action/power-infrastructure');
        await kindIs(page, 'amount');
        const { energy, megacredits } = await stockOf(page, moment);
        await page.locator('#region-decision [data-option]').first().click();
        for (let i = 0; i < 2; i += 1) await page.locator('#region-decision .stepper button').last().click();
        await page.locator('#region-decision .stepper', { hasText: '3' }).waitFor();
        await send(page);
        const now = await stockOf(page, moment);
        assert.deepEqual([now.energy, now.megacredits], [energy - 3, megacredits + 3]);
    });
}

async function payments({ site, browser, test }) {
    const means = (page, name) => page.locator('[data-payment]').getByRole('group', { name });
    await test('payment: it begins with the usual mix, says what is lost, and takes what is chosen', async () => {
        const { page } = await browser.somebody();
        const payment = page.locator('[data-payment]');
        const moment = await openMoment(page, site.address, 'two', 90);
        await pressTwice(page, 'hand/heat-trappers');
        await payment.filter({ hasText: '1 M€ lost' }).waitFor();
        assert.equal(await means(page, 'Steel').locator('.amount').textContent(), '2');
        await means(page, 'Steel').getByRole('button', { name: 'Less' }).click();
        await payment.filter({ hasText: 'nothing is lost' }).waitFor();
        assert.equal(await means(page, 'M€').locator('.amount').textContent(), '1');
        assert.match(await primary(page).textContent(), /Pay 3/);
        await send(page);
        const { steel, megacredits } = await stockOf(page, moment);
        assert.deepEqual({ steel, megacredits }, { steel: 7, megacredits: 0 });
    });
    await test('payment: titanium is saved by one press, or step by step', async () => {
        const { page } = await browser.somebody();
        const moment = await openMoment(page, site.address, 'two', 124);
        const before = await stockOf(page, moment);
        const amounts = async () => [
            await means(page, 'M€').locator('.amount').textContent(),
            await means(page, 'Titanium').locator('.amount').textContent(),
        ];
        assert.deepEqual(await amounts(), ['0', '9']);
        await page.getByRole('button', { name: 'Save Titanium' }).click();
        assert.deepEqual(await amounts(), ['15', '4']);
        await means(page, 'Titanium').getByRole('button', { name: 'More' }).click();
        assert.deepEqual(await amounts(), ['12', '5']);
        await send(page);
        const { titanium, megacredits } = await stockOf(page, moment);
        assert.deepEqual(
            { titanium, megacredits },
            { titanium: before.titanium - 5 + 4, megacredits: before.megacredits - 12 },
            'the card brings four',
        );
    });
    await test('payment: who lets the page pay pays the usual mix and is not asked', async () => {
        const { page } = await browser.somebody({ settings: { autoPay: true } });
        const moment = await openMoment(page, site.address, 'two', 90);
        await pressTwice(page, 'hand/heat-trappers');
        await page.locator('#region-decision[data-kind="action"]').waitFor();
        const { steel, megacredits } = await stockOf(page, moment);
        assert.deepEqual({ steel, megacredits }, { steel: 6, megacredits: 1 });
    });
}

async function confirmations({ site, browser, test }) {
    const isSure = (page) => page.locator('#region-decision[data-confirming]');
    const place = (page, name) => page.locator(`[data-place="${name}"][data-lit]`).first();
    await test('asked once more when risky: what can not be taken back', async () => {
        const { page } = await browser.somebody();
        const { id } = await openMoment(page, site.address, 'two', 144);
        await pressTwice(page, 'convert/plants');
        const before = await asked(page);
        const cards = place(page, 'space/12');
        await cards.click();
        await page.locator('.wall').waitFor();
        await cards.click();
        await isSure(page).waitFor();
        assert.match(await question(page), /no way back/);
        // another answer takes its place, and shows nothing
        await place(page, 'space/20').click();
        await isSure(page).waitFor({ state: 'detached' });
        await cards.click();
        await cards.click();
        await isSure(page).waitFor();
        await page.locator('[data-do="not-yet"]').click();
        await isSure(page).waitFor({ state: 'detached' });
        assert.equal(await asked(page), before, 'nothing was sent');
        await cards.click();
        await page.locator('.wall').waitFor();
        await cards.click();
        await isSure(page).locator('[data-do="primary"]').click();
        await page.locator('[data-wall]').waitFor();
        assert.ok((await stateOf(page, id)).view.tiles.some((each) => each.space === 12));
    });
    await test('asked once more always: an answer, a pick, a payment', async () => {
        const { page } = await browser.somebody({ settings: { confirm: 'always' } });
        const moment = await openMoment(page, site.address, 'two', 90);
        const yes = isSure(page).locator('[data-do="primary"]:enabled');
        await place(page, 'project/sell-patents').click();
        await place(page, 'project/sell-patents').click();
        await isSure(page).filter({ hasText: 'Use the standard project “Sell Patents”?' }).waitFor();
        await yes.click();
        await page.locator('[data-place="tray/hackers"]').click();
        await primary(page).click();
        await isSure(page).waitFor();
        assert.equal((await stockOf(page, moment)).megacredits, 1, 'nothing is sold yet');
        await page.locator('[data-do="not-yet"]').click();
        await primary(page).click();
        await yes.click();
        await kindIs(page, 'action');
        assert.equal((await stockOf(page, moment)).megacredits, 2);
        await place(page, 'hand/heat-trappers').click();
        await place(page, 'hand/heat-trappers').click();
        await yes.click();
        await page.locator('[data-payment] [data-do="primary"]').click();
        await isSure(page).waitFor();
        assert.equal((await stockOf(page, moment)).steel, 8, 'nothing is paid yet');
        await yes.click();
        await page.locator('[data-payment]').waitFor({ state: 'detached' });
        assert.equal((await stockOf(page, moment)).steel, 6);
    });
    await test('never asked: the first press sends, also what is risky', async () => {
        const { page } = await browser.somebody({ settings: { confirm: 'never' } });
        const { id } = await openMoment(page, site.address, 'two', 144);
        await place(page, 'convert/plants').click();
        await kindIs(page, 'place-tile');
        await place(page, 'space/12').click();
        await page.locator('[data-wall]').waitFor();
        assert.ok((await stateOf(page, id)).view.tiles.some((each) => each.space === 12));
    });
    await test('how often somebody is asked is set by them', async () => {
        const { page } = await browser.somebody();
        await page.goto(`${site.address}/me`);
        const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('planitia.settings')).confirm);
        const choices = page.getByRole('radiogroup', { name: 'Ask before sending' }).getByRole('radio');
        for (const [index, value] of ['always', 'risky', 'never'].entries()) {
            await choices.nth(index).click();
            await page.waitForFunction(
                (wanted) => JSON.parse(localStorage.getItem('planitia.settings')).confirm === wanted,
                value,
            );
            assert.equal(await kept(), value);
        }
    });
}

async function looking({ site, browser, test }) {
    await test('the hand in another order and of one tag, the log of mine and from a generation on', async () => {
        const { page } = await browser.somebody();
        const { id, seat } = await openMoment(page, site.address, 'two', 144);
        const { facts } = await stateOf(page, id);
        const costs = Object.fromEntries(facts.hand.map((each) => [each.card, each.cost]));
        const hand = () =>
            page.locator('#region-hand [data-card]').evaluateAll((all) => all.map((each) => each.dataset.card));
        const isOrdered = (cards) => cards.every((each, n) => n === 0 || costs[cards[n - 1]] <= costs[each]);
        assert.ok(!isOrdered(await hand()), 'what can be played comes first');
        await page.getByRole('group', { name: 'Order of the cards' }).getByRole('button', { name: 'cost' }).click();
        const sorted = await hand();
        assert.ok(isOrdered(sorted) && sorted.length === facts.hand.length, `${sorted}`);
        await page.locator('[data-card="grass"]').focus();
        await page.keyboard.press('1');
        const filtered = await hand();
        assert.ok(filtered.length > 0 && filtered.length < sorted.length, `${filtered}`);
        const log = page.locator('#region-log');
        const by = () => log.locator('[data-move]').evaluateAll((all) => all.map((each) => each.dataset.by));
        await log.locator('select').selectOption('mine');
        await page.waitForFunction(() => document.querySelectorAll('#region-log [data-move]').length > 20);
        assert.deepEqual([...new Set(await by())], [`${seat}`]);
        await log.locator('select').selectOption('seat/1');
        await log.locator('[data-by="1"]').first().waitFor();
        assert.deepEqual([...new Set(await by())], ['1']);
        await log.locator('select').selectOption({ label: 'Generation 5' });
        const chapter = log.locator('[data-move]', { hasText: /Generation\s5/ }).first();
        await chapter.waitFor();
        const box = await log.locator('.scroll').boundingBox();
        await page.waitForFunction((top) => {
            const found = [...document.querySelectorAll('#region-log [data-move]')].find((each) =>
                /Generation\s5/.test(each.textContent),
            );
            return Math.abs(found.getBoundingClientRect().top - top) < 30;
        }, box.y);
    });
}

export async function deciding(all) {
    await answers(all);
    await payments(all);
    await confirmations(all);
    await looking(all);
}
