// What somebody at a table may not know, looked for in everything that their browser was told and shows.
import assert from 'node:assert/strict';
import { request } from './play.mjs';

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
/// Changes of a view: pairs of a path and a value.
function leaksOfChanges(changes, me) {
    return changes.filter(([path, value]) => {
        const [, player, name] = /\/players\/(\d)\/goods(?:\/([\w-]+))?$/.exec(path) ?? [];
        if (player === undefined || Number(player) === me) return /Deck\/\d|eventStacks\/\d\/\d/.test(path);
        return name
            ? isSample(name) && value !== null
            : Object.keys(value).some((each) => isSample(each) && value[each] !== null);
    });
}

/// What a document (a message, a replay) tells that `me` may not know.
export function leaksOf(document, me) {
    const leaks = [];
    walk(document, (each) => {
        if (Array.isArray(each.players) && each.weatherDeck) leaks.push(...leaksOfView(each, me));
        if (Array.isArray(each.set)) leaks.push(...leaksOfChanges(each.set, me));
        // a line of the log: what another draws has no colour, what another pays is seen by all
        if (each.kind && each.amount > 0 && isSample(each.good) && each.player !== me) leaks.push(each);
        if (Array.isArray(each.specialistDeck) || Array.isArray(each.regolithDeck)) leaks.push('a deck');
    });
    return leaks;
}

/// Listens to all that a page is told from now on; call before it is opened.
export function overhear(page) {
    const frames = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    return frames;
}

export const leaksHeard = (frames, me) => frames.flatMap((frame) => leaksOf(JSON.parse(frame), me));

/// How much of what was heard has been looked at.
const known = new WeakMap();

/// Fails when the frames or the page itself tell `me` (null: who only watches) what only others may know.
export async function knowsNoSecrets({ page, frames }, me, when) {
    assert.ok(frames.length > 0, `${when}: nothing was heard`);
    assert.deepEqual(leaksHeard(frames.slice(known.get(frames) ?? 0), me), [], `${when}: heard by ${me}`);
    known.set(frames, frames.length);
    const shown = await page.evaluate((seat) => {
        const colours = ['yellow', 'red', 'green', 'blue'].map((each) => `use[href="#mineral-${each}"]`).join();
        const others = [...document.querySelectorAll('.person:not(.me)')].filter((each) => each.querySelector(colours));
        const own = [...document.querySelectorAll('.stock .sample')].map((each) => each.textContent.trim());
        return { others: others.length, own: seat === null ? own.filter((each) => each !== '?') : [] };
    }, me);
    assert.deepEqual(shown, { others: 0, own: [] }, `${when}: shown to ${me}`);
}

const isPile = (pile) => Array.isArray(pile);
const nameOf = (card) => card?.card ?? card;

/// Which cards of Terraforming Mars everybody at a table may know: those that they held or were offered, and those that lie open. Both are
/// taken from what the server says to the owner.
export class Cards {
    open = new Set();
    held = new Map();

    static async read(page) {
        const { cards } = await request(page, '/games/terraforming/cards');
        const made = new Cards();
        const projects = new Set(cards.filter((each) => each.kind === 'standard-project').map((each) => each.title));
        made.titles = new Map(
            cards
                .filter(({ kind, title }) => ['project', 'corporation'].includes(kind) && !projects.has(title))
                .map(({ title, id }) => [title, id]),
        );
        made.ids = new Set(cards.filter(({ kind }) => ['project', 'corporation'].includes(kind)).map(({ id }) => id));
        return made;
    }

    /// What the server says to who sits there.
    hear(seat, { state: { view }, lines }) {
        const { hand, dealt, drafted, corporations, corporation, played } = view.players[seat];
        const own = this.held.get(seat) ?? new Set();
        for (const card of [hand, dealt, drafted, corporations].filter(isPile).flat()) own.add(card);
        if (corporation) (view.phase === 'setup' ? own : this.open).add(nameOf(corporation));
        for (const card of played) this.open.add(nameOf(card));
        if (view.playing) this.open.add(nameOf(view.playing));
        for (const line of lines?.list ?? []) if (line.kind === 'card-revealed') this.open.add(line.card);
        this.held.set(seat, own);
    }

    /// Fails when the frames or the page name a card that this seat (null: who only watches) may not know.
    async areSecretTo({ page, frames }, seat, when) {
        const mayKnow = (card) => this.open.has(card) || this.held.get(seat)?.has(card);
        const told = new Set(frames.flatMap((frame) => this.#toldIn(frame)));
        const shown = await page.evaluate(() =>
            [...document.querySelectorAll('[data-card], [data-place]')].map(
                ({ dataset }) => dataset.card ?? /^(?:hand|tray)\/(.+)$/.exec(dataset.place)?.[1],
            ),
        );
        const leaks = [...told, ...shown.filter((each) => this.ids.has(each))].filter((each) => !mayKnow(each));
        assert.deepEqual(leaks, [], `${when}: heard by ${seat}`);
        return told.size;
    }
    #toldIn(frame) {
        const found = [...frame.matchAll(/“([^”]+)”/g)].map((each) => this.titles.get(each[1])).filter(Boolean);
        const look = (value, key) => {
            if (typeof value === 'string') {
                // two standard projects and a phase are called as cards are
                if (!['project', 'phase'].includes(key) && this.ids.has(value)) found.push(value);
            } else if (Array.isArray(value) && value.length === 2 && value[0]?.[0] === '/')
                look(value[1], value[0].split('/').at(-1)); // a change of what is there
            else if (typeof value?.path === 'string')
                for (const each of [value.from, value.to]) look(each, value.path.split('/').at(-1));
            else if (value !== null && typeof value === 'object')
                for (const [name, each] of Object.entries(value)) look(each, name);
        };
        look(JSON.parse(frame));
        return found;
    }
}
