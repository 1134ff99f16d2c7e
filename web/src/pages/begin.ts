/// Tables that one press begins: everybody is seated, bots beside whoever pressed.
import { get, post } from '../net/api';
import type { Push } from '../net/documents';
import { person } from '../shell/person.svelte';
import { router } from '../shell/router.svelte';
import { toastFailure } from '../shell/toasts.svelte';
import type { Brief } from '../net/tables.svelte';
import { keepFirst } from '../table/first';

const ME = { person: 'me' };
const BOT = { bot: 'greedy' };

/// A first game against bots.
export const FIRST: Record<string, Record<string, unknown>> = {
    terraforming: {
        game: 'terraforming',
        setup: { players: 3, corporateEra: false, beginners: [0, 1, 2] },
        seats: [ME, BOT, BOT],
    },
    martians: {
        game: 'martians',
        setup: { players: 2, variant: 'coop', scenario: 'first-footprints' },
        seats: [ME, BOT],
    },
};
/// For those who know the game.
export const USUAL = { game: 'terraforming', setup: { players: 3, corporateEra: true }, seats: [ME, BOT, BOT] };

/// Whether somebody with these tables knows Terraforming Mars: they have played a game to its end, or not a first one.
export const knowsMars = (mine: Brief[]) =>
    mine.some(({ game, state, setup }) => game === 'terraforming' && (state === 'over' || setup.corporateEra === true));

/// The table that was made last for the same wish, if whoever sits there has done nothing yet: a press more does not make another one.
const BEGUN = 'planitia.begun';
/// The deal of a day is another one tomorrow.
const wishOf = (table: Record<string, unknown>) =>
    JSON.stringify(table) + (table.day ? new Date().toISOString().slice(0, 10) : '');
interface Begun {
    wish: string;
    table: string;
}
async function untouched(wish: string): Promise<Push | null> {
    const begun = JSON.parse(localStorage.getItem(BEGUN) ?? 'null') as Begun | null;
    if (begun?.wish !== wish) return null;
    const told = await get<Push>(`/tables/${begun.table}`);
    const isMine = typeof told.viewer === 'number' && told.state?.table.state === 'playing';
    const isBegun = told.lines?.more || told.lines?.list.some((each) => each.by === told.viewer);
    return isMine && !isBegun ? told : null;
}
function keepBegun(begun: Begun) {
    try {
        localStorage.setItem(BEGUN, JSON.stringify(begun));
    } catch {
        // without storage every press makes a table
    }
}
async function make(table: Record<string, unknown>, wish: string): Promise<Push> {
    const made = await post<Push>('/tables', { ...table, start: true });
    keepBegun({ wish, table: made.table });
    return made;
}

/// Makes the table, or opens the one that waits untouched, and goes there. The answer is the first state, so the board is drawn at once. False: it
/// could not be made, and that was told.
export async function begin(table: Record<string, unknown> = {}): Promise<boolean> {
    try {
        await person.ensure();
        const wish = wishOf(table);
        const state = (await untouched(wish).catch(() => null)) ?? (await make(table, wish));
        keepFirst(state);
        router.go(`/t/${state.table}`);
        return true;
    } catch (failure) {
        toastFailure(failure);
        return false;
    }
}
