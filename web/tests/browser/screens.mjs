// Pictures of every page, to be looked at: `node screens.mjs PROGRAM WORK-FOLDER TO-FOLDER [NAME...]`. Names choose pictures that contain them.
import { mkdir } from 'node:fs/promises';
import { makeTable } from './play.mjs';
import { Browser, Site } from './site.mjs';

const [program, folder, to, ...wanted] = process.argv.slice(2);
const SIZES = { desktop: [1440, 900], small: [1024, 768], phone: [390, 844] };
const THEMES = ['dusk', 'day'];

const site = new Site(program, folder);
const browser = new Browser();
const isWanted = (name) => wanted.length === 0 || wanted.some((each) => name.includes(each));
/// Whether one of the pictures whose names begin so is wanted.
const areWanted = (start) => isWanted(start) || wanted.some((each) => each.startsWith(start));

/// Plays as the hints say, over HTTP, until the game has come to a generation and the person is asked for an action; 99: to its end.
const playTo = (page, id, generation) =>
    page.evaluate(
        async ({ id, generation }) => {
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
                if (state.view.generation >= generation && state.ask.decision.kind === 'action') return;
                const hint = await send({ do: 'hint' }, `h${i}`);
                await send({ do: 'answer', ask: state.turn.ask, option: hint.option }, `a${i}`);
            }
        },
        { id, generation },
    );

/// One picture of what `path` shows, after `act`.
async function picture(name, { path, state, language = 'en', theme = 'dusk', size = 'desktop', act }) {
    if (!isWanted(name)) return;
    const [width, height] = SIZES[size];
    const { page, context } = await browser.somebody({
        language,
        width,
        height,
        touch: size === 'phone',
        settings: { theme, motion: false },
    });
    if (state) await context.addCookies(state);
    await page.goto(site.address + path);
    await page.locator('main').first().waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.waitForTimeout(900);
    await act?.(page);
    await page.screenshot({ path: `${to}/${name}.jpg`, type: 'jpeg', quality: 60 });
    console.log(name);
    await context.close();
}

/// A table that somebody has played to a generation: its path and their cookie.
async function played(table, generation) {
    const { page, context } = await browser.somebody();
    const { id } = await makeTable(page, site.address, table);
    if (generation > 0) await playTo(page, id, generation);
    const state = await context.cookies();
    await context.close();
    return { path: `/t/${id}`, state };
}

const PAGES = { front: '/', new: '/new', me: '/me', learn: '/learn', cards: '/cards', lesson: '/learn/first-game' };
const beginners = (players) => Array.from({ length: players }, (_, i) => i);
const TABLES = {
    'early-3': [{ players: 3, setup: { colonies: true } }, 1],
    'middle-2': [{ players: 2, setup: {} }, 6],
    'middle-3': [{ players: 3, setup: { colonies: true } }, 6],
    'late-5': [{ players: 5, setup: { colonies: true } }, 8],
    'late-3': [{ players: 3, setup: { colonies: true } }, 11],
    solo: [{ players: 1, setup: { beginners: beginners(1) } }, 7],
};

await mkdir(to, { recursive: true });
try {
    await site.open();
    await browser.open();
    for (const [name, path] of Object.entries(PAGES))
        for (const size of Object.keys(SIZES))
            for (const theme of THEMES) await picture(`${name}-${size}-${theme}`, { path, size, theme });
    for (const language of ['pl', 'uk', 'cs'])
        for (const size of Object.keys(SIZES))
            for (const name of ['front', 'new', 'learn'])
                await picture(`${name}-${size}-${language}`, { path: PAGES[name], size, language });

    for (const [name, [table, generation]] of Object.entries(TABLES)) {
        if (!areWanted(`table-${name}`)) continue;
        const at = await played(table, generation);
        for (const size of Object.keys(SIZES)) {
            await picture(`table-${name}-${size}`, { ...at, size });
            if (name === 'middle-3') await picture(`table-${name}-${size}-day`, { ...at, size, theme: 'day' });
            if (name === 'middle-3' || name === 'late-5')
                for (const language of ['pl', 'uk', 'cs'])
                    await picture(`table-${name}-${size}-${language}`, { ...at, size, language });
        }
    }
    if (areWanted('start')) {
        const start = await played({ players: 3, setup: { colonies: true } }, 0);
        for (const size of Object.keys(SIZES)) await picture(`start-${size}`, { ...start, size });
    }
    if (areWanted('end') || areWanted('replay')) {
        const end = await played({ players: 3, setup: { colonies: true } }, 99);
        for (const size of Object.keys(SIZES)) {
            for (const theme of THEMES) await picture(`end-${size}-${theme}`, { ...end, size, theme });
            await picture(`end-${size}-uk`, { ...end, size, language: 'uk' });
            await picture(`replay-${size}`, { ...end, path: `${end.path}/replay`, size });
        }
    }
    if (areWanted('seats')) {
        const { page, context } = await browser.somebody();
        const { id } = await makeTable(page, site.address, {
            players: 3,
            seats: [{ person: 'me' }, { open: true }, { bot: 'greedy' }],
            start: false,
        });
        const state = await context.cookies();
        await context.close();
        for (const size of Object.keys(SIZES)) await picture(`seats-${size}`, { path: `/t/${id}`, state, size });
    }
} finally {
    await browser.chromium?.close();
    await site.end('SIGTERM');
    await site.clear();
}
