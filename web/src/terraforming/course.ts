/// Where in its course a game stands, and what is good to know there.
import type { State } from '../net/documents';
import type { Beside, Passing } from '../table/games';
import { chips as words } from '../words/chips';
import { say } from '../words/words.svelte';
import type { Facts, View } from './documents';

/// How far my turn is: “Action 1 of 2”.
export function step(state: State, me: number): string {
    const { actions } = state.facts as unknown as Facts;
    if (!actions || (state.view as unknown as View).activePlayer !== me) return '';
    const { taken, most } = actions;
    return most === null ? say(words.actionsFree) : say(words.actionOf, { n: taken + 1, m: most });
}

/// The projects that were dealt matter for the corporation; what was taken so far, for the next card.
export function beside(state: State, me: number, kind: string): Beside | null {
    const player = (state.view as unknown as View).players[me];
    if (kind === 'choose-corporation' && Array.isArray(player?.dealt))
        return { title: say(words.dealtProjects), cards: player.dealt };
    if (kind === 'draft' && Array.isArray(player?.drafted) && player.drafted.length)
        return { title: say(words.takenSoFar), cards: player.drafted };
    return null;
}

/// Whom the cards of a draft come from and go to.
export function passing(state: State, me: number, kind: string): Passing | null {
    const { draft } = state.facts as unknown as Facts;
    const to = kind === 'draft' ? draft?.[me] : undefined;
    return to === undefined ? null : { from: draft!.indexOf(me), to };
}
