/// What an answer brings at once, told by its preview.
import { RESOURCES, type Preview } from '../net/documents';
import { amounts } from '../words/map';
import { say } from '../words/words.svelte';

export interface Gain {
    /// The name of an icon.
    what: string;
    amount: number;
    isProduction: boolean;
}

const ORDER = ['card', 'steel', 'titanium', 'plants', 'energy', 'heat'];
const rank = ({ what, isProduction }: Gain) => {
    const at = ORDER.indexOf(what);
    return (isProduction ? 20 : 0) + (what === 'megacredits' ? 10 : at < 0 ? ORDER.length : at);
};

/// Everything that a player gains or loses, each thing once. `heldOn` tells what lies on a card.
export function gainsOf(preview: Preview, player: number, heldOn: (card: string) => string): Gain[] {
    const gains = new Map<string, Gain>();
    for (const event of preview.events) {
        if (event.player !== player || typeof event.amount !== 'number') continue;
        const what = thingOf(event, heldOn);
        if (!what) continue;
        const isProduction = event.kind === 'production-changed';
        const key = `${event.kind}/${what}`;
        const sum = (gains.get(key)?.amount ?? 0) + event.amount;
        gains.set(key, { what, amount: sum, isProduction });
    }
    return [...gains.values()].filter((each) => each.amount !== 0).sort((a, b) => rank(a) - rank(b));
}

function thingOf(event: Preview['events'][number], heldOn: (card: string) => string): string | undefined {
    switch (event.kind) {
        case 'resource-changed':
        case 'production-changed':
            return String(event.resource);
        case 'cards-drawn':
            return 'card';
        case 'card-resources-changed':
            return heldOn(String(event.card));
        default:
            return undefined;
    }
}

/// The bonuses printed on a space.
export function printedGains(bonuses: Record<string, number>): Gain[] {
    return Object.entries(bonuses)
        .map(([name, amount]) => ({ what: name === 'cards' ? 'card' : name, amount, isProduction: false }))
        .sort((a, b) => rank(a) - rank(b));
}

export function sayGain({ what, amount, isProduction }: Gain): string {
    const isKnown = what === 'card' || (RESOURCES as readonly string[]).includes(what);
    const said = say(amounts[isKnown ? what : 'resource']!, { n: amount });
    return isProduction ? say(amounts.production!, { what: said }) : said;
}
export const sayGains = (gains: Gain[]): string => gains.map(sayGain).join(', ');
