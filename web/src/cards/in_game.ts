/// What a table knows of a card: what it costs me now, whose it is, what lies on it.
import type { State } from '../net/documents';
import { wasUsed, type Facts, type HandFact, type PlayedCard, type View } from '../terraforming/documents';

export interface InGame {
    cost?: number;
    unmet?: boolean;
    owner?: number;
    resources?: number;
    used?: boolean;
}

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

/// A card at a table of Terraforming Mars; nothing of it where it is not seen.
export function inGame(state: State | null, card: string): InGame {
    const mars = state as State<View, Facts> | null;
    if (mars?.view?.game !== 'terraforming') return {};
    const fact = inHand(mars.facts, card);
    return fact ? { cost: fact.cost, unmet: fact.unmet } : onTable(mars.view, card);
}
