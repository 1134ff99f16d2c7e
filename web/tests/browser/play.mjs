// Playing through the page.
import assert from 'node:assert/strict';

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
    const made = await page.evaluate(async (body) => {
        const send = async (path, what) =>
            (
                await fetch(`/api/v1${path}`, {
                    method: 'POST',
                    body: JSON.stringify(what),
                    headers: { 'Content-Type': 'application/json' },
                })
            ).json();
        const me = await (await fetch('/api/v1/me')).json();
        if (!me.person) await send('/people', { name: 'Ola' });
        return send('/tables', body);
    }, table);
    assert.ok(made.ok, JSON.stringify(made));
    return { id: made.table, invites: made.invites };
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

/// The number of the question; null when nothing is asked.
export const asked = (page) => page.locator('#region-decision').getAttribute('data-ask');
export const question = (page) => page.locator('#region-decision [data-question]').first().textContent();

export async function untilAsked(page) {
    await page.locator('#region-decision[data-ask]').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {})); // nothing is measured before
}

/// Answers questions as the hints of the page say, by its own keys, until `until` is there. Gives the number of answers.
export function playOn(page, { until = '[data-result]', most = 700 } = {}) {
    return page.evaluate(
        async ({ until, most }) => {
            const wait = (ms) => new Promise((done) => setTimeout(done, ms));
            const bar = () => document.querySelector('#region-decision');
            const button = (name) =>
                document.querySelector(`[data-do="${name}"]:not(:disabled):not([aria-disabled="true"])`);
            let answers = 0;
            let last = null;
            let calm = performance.now();
            while (answers < most) {
                if (document.querySelector(until)) return answers;
                if (performance.now() - calm > 30_000)
                    throw new Error(`nothing happens after ${answers} answers: ${bar()?.textContent}`);
                const ask = bar()?.dataset.ask ?? null;
                if (ask === null || ask === last) {
                    if (performance.now() - calm > 1500) button('end-turn')?.click();
                    await wait(5);
                    continue;
                }
                button('hint')?.click();
                for (let i = 0; i < 400 && !bar()?.hasAttribute('data-ready'); i += 1) await wait(5);
                const primary = button('primary');
                if (!primary) {
                    await wait(5);
                    continue;
                }
                primary.click();
                await wait(5);
                if (bar()?.hasAttribute('data-confirming')) button('primary')?.click();
                last = ask;
                answers += 1;
                calm = performance.now();
            }
            throw new Error(`not over after ${most} answers`);
        },
        { until, most },
    );
}

/// A game in which something is to be paid for in more ways than one: some go by without steel or titanium.
export const openPayment = (page, address) =>
    openFitting(page, address, { players: 2, setup: { firstPlayer: 0 } }, async () => {
        await playOn(page, { until: '[data-payment], [data-result]' });
        return (await page.locator('[data-payment]').count()) > 0;
    });

/// Plays as the hints say, over HTTP, until the game has come to a generation (round) and the person is asked for an action; 99: to its end.
export const playTo = (page, id, number) =>
    page.evaluate(
        async ({ id, number }) => {
            const send = async (body, key) =>
                (
                    await fetch(`/api/v1/tables/${id}/do`, {
                        method: 'POST',
                        body: JSON.stringify(body),
                        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
                    })
                ).json();
            for (let i = 0; i < 3000; i += 1) {
                const { state } = await (await fetch(`/api/v1/tables/${id}`)).json();
                if (state.table.state === 'over') return;
                if (!state.ask) {
                    if (state.turn.mine?.complete) await send({ do: 'commit', ask: state.turn.ask }, `c${i}`);
                    else await new Promise((done) => setTimeout(done, 15));
                    continue;
                }
                const now = state.view.generation ?? state.view.round;
                if (now >= number && state.ask.decision.kind === 'action') return;
                const hint = await send({ do: 'hint' }, `h${i}`);
                await send({ do: 'answer', ask: state.turn.ask, option: hint.option }, `a${i}`);
            }
        },
        { id, number },
    );
