// Pictures of every page, to be looked at: `node screens.mjs PROGRAM WORK-FOLDER TO-FOLDER [NAME...]`. Names choose pictures that contain them.
import { mkdir } from 'node:fs/promises';
import { makeTable, playTo } from './play.mjs';
import { Browser, Site } from './site.mjs';

const [program, folder, to, ...wanted] = process.argv.slice(2);
const SIZES = { desktop: [1440, 900], small: [1024, 768], phone: [390, 844] };
const THEMES = ['dusk', 'day'];

const site = new Site(program, folder);
const browser = new Browser();
const isWanted = (name) => wanted.length === 0 || wanted.some((each) => name.includes(each));
/// Whether one of the pictures whose names begin so is wanted.
const areWanted = (start) => isWanted(start) || wanted.some((each) => each.startsWith(start));

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

const PAGES = {
    front: '/',
    new: '/new',
    'new-martians': '/new?game=martians',
    me: '/me',
    learn: '/learn',
    cards: '/cards',
    lesson: '/learn/first-game',
    'lesson-martians': '/learn/first-colony',
};
const beginners = (players) => Array.from({ length: players }, (_, i) => i);
const colony = (players, setup = {}) => ({ game: 'martians', players, setup });
/// Tables, the generation or round to which they are played (0: the first question), and what they are pictured in besides.
const TABLES = {
    start: [{ players: 3, setup: { colonies: true } }, 0],
    'table-early-3': [{ players: 3, setup: { colonies: true } }, 1],
    'table-middle-2': [{ players: 2, setup: {} }, 6],
    'table-middle-3': [{ players: 3, setup: { colonies: true } }, 6, ['day', 'languages']],
    'table-late-5': [{ players: 5, setup: { colonies: true } }, 8, ['languages']],
    'table-late-3': [{ players: 3, setup: { colonies: true } }, 11],
    'table-solo': [{ players: 1, setup: { beginners: beginners(1) } }, 7],
    'martians-start': [colony(3, { variant: 'competitive', corporations: 'choose' }), 0],
    'martians-early-2': [colony(2), 1],
    'martians-middle-2': [colony(2), 3, ['day', 'languages']],
    'martians-semi-3': [colony(3, { variant: 'semi', scenario: 'thirsty-ground' }), 2],
    'martians-competitive-4': [colony(4, { variant: 'competitive' }), 3, ['languages']],
    'martians-solo': [colony(1), 2],
};
/// Games that are over.
const ENDS = {
    end: { players: 3, setup: { colonies: true } },
    'martians-end': colony(2),
    'martians-end-semi': colony(3, { variant: 'semi' }),
    'martians-end-competitive': colony(3, { variant: 'competitive' }),
};
const LANGUAGES = ['pl', 'uk', 'cs'];

await mkdir(to, { recursive: true });
try {
    await site.open();
    await browser.open();
    for (const [name, path] of Object.entries(PAGES))
        for (const size of Object.keys(SIZES))
            for (const theme of THEMES) await picture(`${name}-${size}-${theme}`, { path, size, theme });
    for (const language of LANGUAGES)
        for (const size of Object.keys(SIZES))
            for (const name of ['front', 'new', 'new-martians', 'learn'])
                await picture(`${name}-${size}-${language}`, { path: PAGES[name], size, language });

    for (const [name, [table, number, besides = []]] of Object.entries(TABLES)) {
        if (!areWanted(name)) continue;
        const at = await played(table, number);
        for (const size of Object.keys(SIZES)) {
            await picture(`${name}-${size}`, { ...at, size });
            if (besides.includes('day')) await picture(`${name}-${size}-day`, { ...at, size, theme: 'day' });
            if (besides.includes('languages'))
                for (const language of LANGUAGES)
                    await picture(`${name}-${size}-${language}`, { ...at, size, language });
        }
    }
    for (const [name, table] of Object.entries(ENDS)) {
        const replay = name.replace('end', 'replay');
        if (!areWanted(name) && !areWanted(replay)) continue;
        const end = await played(table, 99);
        for (const size of Object.keys(SIZES)) {
            for (const theme of THEMES) await picture(`${name}-${size}-${theme}`, { ...end, size, theme });
            await picture(`${name}-${size}-uk`, { ...end, size, language: 'uk' });
            await picture(`${replay}-${size}`, { ...end, path: `${end.path}/replay`, size });
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
