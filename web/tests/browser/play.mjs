// Playing through the page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/// What the server says to the person of the page.
export const request = (page, path, body) =>
    page.evaluate(
        async ({ path, body }) => {
            const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
            const wish = body && { method: 'POST', body: JSON.stringify(body), headers };
            return (await fetch(`/api/v1${path}`, wish)).json();
        },
        { path, body },
    );
export const stateOf = async (page, id) => (await request(page, `/tables/${id}`)).state;

/// A table, made by a request of the page itself; gives its id. The usual one: two bots, with everything committed at once.
export async function makeTable(
    page,
    address,
    { players = 3, setup = {}, seats, options = {}, game = 'terraforming', ...rest } = {},
) {
    if (!page.url().startsWith(address)) await page.goto(`${address}/`);
    const table = {
        game,
        setup: { players, ...setup },
        seats: seats ?? [{ person: 'me' }, ...Array.from({ length: players - 1 }, () => ({ bot: 'greedy' }))],
        options: { takeBack: 0, ...options },
        start: true,
        ...rest,
    };
    if (!(await request(page, '/me')).person) await request(page, '/people', { name: 'Ola' });
    const made = await request(page, '/tables', table);
    assert.ok(made.ok, JSON.stringify(made));
    return { id: made.table, invites: made.invites };
}

/// Takes the second seat by its invitation.
export async function claimSeat(page, address, id, invite) {
    await page.goto(`${address}/`);
    await request(page, '/people', { name: 'Tomek' });
    const claimed = await request(page, `/tables/${id}/seats/1/claim`, { invite });
    assert.ok(claimed.ok, JSON.stringify(claimed));
}

/// One answer over HTTP, committed at once: what `choose` makes of the options, else what a hint says. Gives the option; null: nothing is asked.
export async function answerOne(page, id, choose = () => undefined) {
    const { ask, turn } = await stateOf(page, id);
    if (!ask) return null;
    const option =
        choose(ask.decision.options ?? []) ?? (await request(page, `/tables/${id}/do`, { do: 'hint' })).option;
    const { text: _, ...answer } = option;
    const reply = await request(page, `/tables/${id}/do`, {
        do: 'answer',
        ask: turn.ask,
        option: answer,
        commit: true,
    });
    assert.ok(reply.ok, JSON.stringify(reply));
    return option;
}

export async function openTable(page, address, table) {
    const { id } = await makeTable(page, address, table);
    await page.goto(`${address}/t/${id}`);
    await untilAsked(page);
    return id;
}

/// Cards and cities are dealt by chance: opens tables until one is as it is wanted.
export async function openFitting(page, address, table, fits) {
    for (let i = 0; i < 12; i += 1) {
        const id = await openTable(page, address, table);
        if (await fits()) return id;
    }
    throw new Error('no deal of twelve is as it is wanted');
}

const SAVES = new URL('../../../tests/saves/0.2.0/', import.meta.url);
const imported = new Map();

/// A kept game goes on after so many of its choices: the person is asked what somebody was asked there, bots have the other seats. So it is
/// always the same deal and the same question.
export function openMoment(page, address, name, number, options) {
    const save = JSON.parse(readFileSync(new URL(`terraforming-${name}.json`, SAVES)));
    return openSave(page, address, save, number, save.choices[number].player, options);
}
/// The moment of any game, as who sits at that seat.
export async function openSave(page, address, save, number, seat, options = { takeBack: 60 }) {
    const name = `${save.seed} ${save.choices.length}`;
    if (!page.url().startsWith(address)) await page.goto(`${address}/`);
    if (!(await request(page, '/me')).person) await request(page, '/people', { name: 'Ola' });
    if (!imported.has(name)) imported.set(name, (await request(page, '/import', save)).table);
    const seats = Array.from({ length: save.setup.players }, (_, at) =>
        at === seat ? { person: 'me' } : { bot: 'greedy' },
    );
    const made = await request(page, `/tables/${imported.get(name)}/fork`, { number, seats, options });
    assert.ok(made.ok, JSON.stringify(made));
    await page.goto(`${address}/t/${made.table}`);
    await untilAsked(page);
    return { id: made.table, seat };
}

/// The number of the question; null when nothing is asked.
export const asked = (page) => page.locator('#region-decision').getAttribute('data-ask');
export const question = (page) => page.locator('#region-decision [data-question]').first().textContent();

/// Until something else is asked, or nothing.
export const untilAnother = (page, before) =>
    page.waitForFunction((ask) => document.querySelector('#region-decision')?.dataset.ask !== ask, before);

/// Presses where an option is answered: the first time it is shown, the second time sent.
export async function pressTwice(page, place) {
    const before = await asked(page);
    const lit = page.locator(`[data-place="${place}"][data-lit]`).first();
    await lit.click();
    await page.locator(`[data-place="${place}"][data-selected]`).first().waitFor();
    await lit.click();
    await untilAnother(page, before);
}

export async function untilAsked(page) {
    await page.locator('#region-decision[data-ask]').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {})); // nothing is measured before
}

/// Answers questions as the hints of the page say, by its own buttons, until `until` is there. Gives the number of answers.
export async function playOn(page, { until = '[data-result]', most = 700, touch = false } = {}) {
    if (touch) await page.exposeFunction('tapAt', (x, y) => page.touchscreen.tap(x, y));
    return page.evaluate(
        async ({ until, most, touch }) => {
            const wait = (ms) => new Promise((done) => setTimeout(done, ms));
            const bar = () => document.querySelector('#region-decision');
            const button = (name) =>
                document.querySelector(`[data-do="${name}"]:not(:disabled):not([aria-disabled="true"])`);
            /// With a finger nothing is pressed but what lies there.
            const press = async (name) => {
                const found = button(name);
                if (!found || !touch) return found?.click();
                const { x, y, width, height } = found.getBoundingClientRect();
                const [left, top] = [x + width / 2, y + height / 2];
                if (found.contains(document.elementFromPoint(left, top))) await globalThis.tapAt(left, top);
            };
            const within = async (tries, isSo) => {
                for (let i = 0; i < tries && !isSo(); i += 1) await wait(5);
                return isSo();
            };
            let answers = 0;
            let last = null;
            let calm = performance.now();
            while (answers < most) {
                if (document.querySelector(until)) return answers;
                if (performance.now() - calm > 30_000)
                    throw new Error(`nothing happens after ${answers} answers: ${bar()?.textContent}`);
                const ask = bar()?.dataset.ask ?? null;
                if (ask === null || ask === last) {
                    if (performance.now() - calm > 1500) await press('end-turn');
                    await wait(5);
                    continue;
                }
                if (!bar()?.hasAttribute('data-ready')) await press('hint');
                const isReady = () => bar()?.hasAttribute('data-ready') && button('primary');
                if (!(await within(400, isReady))) continue;
                await press('primary');
                const isSent = () => bar()?.dataset.ask !== ask || bar()?.hasAttribute('data-busy');
                await within(touch ? 60 : 1, () => isSent() || bar()?.hasAttribute('data-confirming'));
                if (bar()?.hasAttribute('data-confirming')) await press('primary');
                if (touch && !(await within(60, isSent))) continue;
                last = ask;
                answers += 1;
                calm = performance.now();
            }
            throw new Error(`not over after ${most} answers`);
        },
        { until, most, touch },
    );
}

/// Counts what the page asks the server for from now on, by its name: `{previews: 1, watch: 1}`.
export function countRequests(page) {
    const counts = {};
    page.on('websocket', (socket) =>
        socket.on('framesent', ({ payload }) => {
            const { do: name } = JSON.parse(payload);
            counts[name] = (counts[name] ?? 0) + 1;
        }),
    );
    return counts;
}

/// A game in which something is to be paid for in more ways than one: some go by without steel or titanium.
export const openPayment = (page, address) =>
    openFitting(page, address, { players: 2, setup: { firstPlayer: 0 } }, async () => {
        await playOn(page, { until: '[data-payment], [data-result]' });
        return (await page.locator('[data-payment]').count()) > 0;
    });

/// Plays as the hints say, over HTTP, until the game has come to a generation (round) and the person is asked for an action, or what `kind`
/// says; 99: to its end. Gives whether it is asked.
export const playTo = (page, id, number, kind = 'action') =>
    page.evaluate(
        async ({ id, number, kind }) => {
            const send = async (body) =>
                (
                    await fetch(`/api/v1/tables/${id}/do`, {
                        method: 'POST',
                        body: JSON.stringify(body),
                        headers: {
                            'Content-Type': 'application/json',
                            'Idempotency-Key': crypto.randomUUID(),
                        },
                    })
                ).json();
            for (let i = 0; i < 3000; i += 1) {
                const { state } = await (await fetch(`/api/v1/tables/${id}`)).json();
                if (state.table.state === 'over') return false;
                if (!state.ask) {
                    if (state.turn.mine?.complete) await send({ do: 'commit', ask: state.turn.ask });
                    else await new Promise((done) => setTimeout(done, 15));
                    continue;
                }
                const now = state.view.generation ?? state.view.round;
                if (now >= number && state.ask.decision.kind === kind) return true;
                const hint = await send({ do: 'hint' });
                await send({ do: 'answer', ask: state.turn.ask, option: hint.option });
            }
            return false;
        },
        { id, number, kind },
    );

/// Which of these people is asked now.
export const whoIsAsked = (people) =>
    Promise.any(
        people.map(async (each) => {
            await each.page.locator('#region-decision[data-ask]').waitFor();
            return each;
        }),
    );

/// One answer as the page hints, pressed by whoever of these people is asked; gives who that was.
export async function playOne(people) {
    const mover = await whoIsAsked(people);
    const { page } = mover;
    const before = await asked(page);
    const primary = page.locator('[data-do="primary"]').first();
    await page.locator('[data-do="hint"]').click();
    await page.locator('#region-decision[data-ready]').waitFor();
    await primary.click();
    const isPast = page.locator(`#region-decision:not([data-ask="${before}"]), [data-result]`);
    const isSure = page.locator('#region-decision[data-confirming]');
    await isPast.or(isSure).first().waitFor();
    if (await isSure.count()) await primary.click();
    await isPast.first().waitFor();
    return mover;
}

/// Takes a seat by its link, as the page offers it.
export async function sitDown(page, link, name) {
    await page.goto(link);
    await page.locator('form:has([data-do="claim"]) input').fill(name);
    await page.locator('[data-do="claim"]').click();
    await page.locator('[data-do="ready"]').waitFor();
}

/// What somebody says the others read, and hear where they do not look; who watches only listens.
export async function talk(speaker, others, viewer) {
    const chat = (page) => page.getByRole('tab', { name: /Chat/ });
    const said = (page, text) => page.locator('#region-log li', { hasText: text });
    const say = async (page, text) => {
        await page.locator('#region-log form input').fill(text);
        await page.keyboard.press('Enter');
    };
    await chat(speaker).click();
    await say(speaker, 'Water first?');
    for (const page of [...others, viewer]) {
        await chat(page).locator('b', { hasText: '1' }).waitFor();
        await page.locator('[aria-live="polite"]', { hasText: ': Water first?' }).waitFor({ state: 'attached' });
        await chat(page).click();
        await said(page, 'Water first?').waitFor();
    }
    assert.equal(await viewer.locator('#region-log form').count(), 0);
    await say(others[0], 'Yes.');
    await said(speaker, 'Yes.').waitFor();
}
