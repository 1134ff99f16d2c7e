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

/// The number of the question; null when nothing is asked.
export const asked = (page) => page.locator('#region-decision').getAttribute('data-ask');
export const question = (page) => page.locator('#region-decision [data-question]').first().textContent();

export async function untilAsked(page) {
    await page.locator('#region-decision[data-ask]').waitFor();
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
