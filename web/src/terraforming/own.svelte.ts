/// What I can do beside my hand, also between my turns.
import type { Candidate } from '../net/documents';
import { newMovesOf } from '../table/looked.svelte';
import { heldOn, nameOf, wasUsed } from './documents';
import type { Mars } from './mars.svelte';

export interface OwnAction {
    card: string;
    isUsed: boolean;
    isReady: boolean;
    /// Why it can not be used now, in a few words.
    reason: string;
    /// What lies on the card, if it takes something.
    held?: { what: string; count: number };
}

/// The shortest true reason why something can not be done: a requirement before the price.
export function briefly(candidate: Candidate | undefined): string {
    const reasons = candidate?.reasons ?? [];
    const first = reasons.find((each) => each.code !== 'cannot-pay') ?? reasons[0];
    return first ? (first.brief ?? first.text) : '';
}

/// The actions of my corporation and my cards: ready, not possible now, used.
export function ownActions(mars: Mars): OwnAction[] {
    const me = mars.me === null ? undefined : mars.view.players[mars.me];
    if (!me) return [];
    const { play, catalogue } = mars;
    const cards = me.corporation ? [me.corporation, ...me.played] : me.played;
    const rank = (each: OwnAction) => (each.isUsed ? 2 : each.isReady ? 0 : 1);
    return cards
        .filter((card) => {
            const name = nameOf(card);
            return (
                play.isLit(`action/${name}`) ||
                play.may.has(`action/${name}`) ||
                catalogue.card(name)?.icons?.some((each) => each.part === 'action')
            );
        })
        .map((card) => {
            const name = nameOf(card);
            const place = `action/${name}`;
            const isUsed = wasUsed(card) && !play.isLit(place);
            const reason = isUsed ? '' : briefly(play.refusedAt(place));
            const held = heldOn(card, catalogue.card(name));
            return { card: name, isUsed, reason, isReady: !isUsed && !reason, held };
        })
        .sort((one, other) => rank(one) - rank(other));
}

/// What others did that I have not seen in the log.
export const newMoves = ({ play, me }: Mars) => newMovesOf(play.table.lines, play.looked.line, me);

/// How many of the places with this beginning can be answered now.
export const litCount = (mars: Mars, ...beginnings: string[]): number =>
    [...mars.play.lit.keys()].filter((place) => beginnings.some((each) => place.startsWith(`${each}/`))).length;
