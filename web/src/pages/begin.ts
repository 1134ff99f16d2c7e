/// Tables that one press begins: everybody is seated, bots beside whoever pressed.
import { post, Refused } from '../net/api';
import type { Push } from '../net/documents';
import { person } from '../shell/person.svelte';
import { router } from '../shell/router.svelte';
import { toast } from '../shell/toasts.svelte';
import { keepFirst } from '../table/first';
import { common } from '../words/common';
import { say } from '../words/words.svelte';

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

/// Makes the table and goes there. The answer is the first state, so the board is drawn at once. False: it could not be made, and that was told.
export async function begin(table: Record<string, unknown> | undefined): Promise<boolean> {
    try {
        await person.ensure();
        const state = await post<Push>('/tables', { ...table, start: true });
        keepFirst(state);
        router.go(`/t/${state.table}`);
        return true;
    } catch (failure) {
        toast(failure instanceof Refused ? failure.message : say(common.wentWrong), 'bad');
        return false;
    }
}
