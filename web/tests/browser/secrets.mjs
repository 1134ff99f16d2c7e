// What somebody at a table of Martians may not know, looked for in everything that their browser was told and shows.
import assert from 'node:assert/strict';

const isSample = (name) => /^mineral-(yellow|red|green|blue)$/.test(String(name));

/// Calls `look` with every object of a document.
function walk(value, look) {
    if (value === null || typeof value !== 'object') return;
    if (!Array.isArray(value)) look(value);
    for (const each of Object.values(value)) walk(each, look);
}
/// A pack of cards is told as its number.
const isCounted = (deck) => typeof deck?.count === 'number' && Object.keys(deck).length === 1;

/// Goods of a whole view: the colours of others' samples are not told.
function leaksOfView({ players, weatherDeck, eventStacks }, me) {
    const samples = players.flatMap(({ goods = {} }, player) =>
        player === me ? [] : Object.entries(goods).filter(([name, n]) => isSample(name) && n !== null),
    );
    const decks = [weatherDeck, ...eventStacks].filter((each) => !isCounted(each));
    return [...samples, ...decks];
}
/// Changes of a view, by their paths.
function leaksOfChanges(changes, me) {
    return Object.entries(changes).filter(([path, value]) => {
        const [, player, name] = /\/players\/(\d)\/goods(?:\/([\w-]+))?$/.exec(path) ?? [];
        if (player === undefined || Number(player) === me) return /Deck\/\d|eventStacks\/\d\/\d/.test(path);
        return name
            ? isSample(name) && value !== null
            : Object.keys(value).some((each) => isSample(each) && value[each] !== null);
    });
}

/// Listens to all that a page is told from now on; call before it is opened.
export function overhear(page) {
    const frames = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    return frames;
}

/// Fails when the frames or the page itself tell `me` (null: who only watches) what only others may know.
export async function knowsNoSecrets({ page, frames }, me, when) {
    assert.ok(frames.length > 0, `${when}: nothing was heard`);
    const leaks = [];
    for (const frame of frames)
        walk(JSON.parse(frame), (each) => {
            if (Array.isArray(each.players) && each.weatherDeck) leaks.push(...leaksOfView(each, me));
            if (each.set && typeof each.set === 'object') leaks.push(...leaksOfChanges(each.set, me));
            // a line of the log: what another draws has no colour, what another pays is seen by all
            if (each.kind && each.amount > 0 && isSample(each.good) && each.player !== me) leaks.push(each);
            if (Array.isArray(each.specialistDeck) || Array.isArray(each.regolithDeck)) leaks.push('a deck');
        });
    assert.deepEqual(leaks, [], `${when}: heard by ${me}`);
    const shown = await page.evaluate((seat) => {
        const colours = ['yellow', 'red', 'green', 'blue'].map((each) => `use[href="#mineral-${each}"]`).join();
        const others = [...document.querySelectorAll('.person:not(.me)')].filter((each) => each.querySelector(colours));
        const own = [...document.querySelectorAll('.stock .sample')].map((each) => each.textContent.trim());
        return { others: others.length, own: seat === null ? own.filter((each) => each !== '?') : [] };
    }, me);
    assert.deepEqual(shown, { others: 0, own: [] }, `${when}: shown to ${me}`);
}
