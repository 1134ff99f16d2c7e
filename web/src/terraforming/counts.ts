/// What a card requires or counts, as it is now.
import type { Entry, Glyph } from '../cards/catalogue.svelte';
import type { State } from '../net/documents';
import type { Count } from '../table/games';
import { map } from '../words/map';
import { say } from '../words/words.svelte';
import type { Facts, View } from './documents';

/// Where a `/` stands for each; before the colon of an effect it is an or.
const PER = ['points', 'production', 'immediate'];

/// Icons of a requirement, and whatever something is gained for each of.
const counted = ({ icons = [] }: Entry): Glyph[] =>
    icons.flatMap(({ part, strip }) => {
        if (part === 'requirement') return strip;
        return PER.includes(part) ? strip.filter((_, index) => strip[index - 1]?.text === '/') : [];
    });

/// For whoever has the card, or would play it. What is counted of others is not told.
export function countsOf(state: State, entry: Entry, player: number): Count[] {
    const { view, facts } = state as unknown as State<View, Facts>;
    if (!view || !facts) return [];
    const tags = facts.players[player]?.tags ?? {};
    const now = (icon: string): string | number | undefined => {
        if (icon === 'temperature') return `${String(view.temperature).replace('-', '−')} °C`;
        if (icon === 'oxygen') return say(map.percent, { n: view.oxygen });
        if (icon === 'tile-ocean') return facts.parameters.ocean.steps - facts.parameters.ocean.left;
        return icon.startsWith('tag-') ? tags[icon.slice('tag-'.length)] : undefined;
    };
    const icons = counted(entry).flatMap((each) => (each['any-player'] ? [] : (each.icon ?? [])));
    return [...new Set(icons)].flatMap((icon) => {
        const n = now(icon);
        return n === undefined ? [] : [{ icon, text: String(n) }];
    });
}
