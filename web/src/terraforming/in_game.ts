/// What a table knows of a card: what it costs me now, whose it is, what lies on it.
import type { State } from '../net/documents';
import type { InGame } from '../table/games';
import { wasUsed, type Facts, type HandFact, type PlayedCard, type View } from './documents';

const inHand = (facts: Facts | undefined, card: string): HandFact | undefined =>
    [...(facts?.hand ?? []), ...(facts?.dealt ?? [])].find((each) => each.card === card);

function onTable(view: View | undefined, card: string): InGame {
    for (const [owner, player] of (view?.players ?? []).entries()) {
        const cards: (PlayedCard | null | undefined)[] = [player.corporation, ...(player.played ?? [])];
        const found = cards.find((each) => (typeof each === 'string' ? each : each?.card) === card);
        if (typeof found === 'string') return { owner };
        if (found) return { owner, resources: found.resources, used: wasUsed(found) };
    }
    return {};
}

/// A card at the table; nothing of it where it is not seen.
export function inGame(state: State, card: string): InGame {
    const { view, facts } = state as unknown as State<View, Facts>;
    const fact = inHand(facts, card);
    return fact ? { cost: fact.cost, unmet: fact.unmet } : onTable(view, card);
}
