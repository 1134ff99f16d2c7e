/// What the bar and the tray have to know of Terraforming Mars.
import type { Change, State } from '../net/documents';
import type { Beside, Chip } from '../table/games';
import { chips as words } from '../words/chips';
import { say, type Said } from '../words/words.svelte';
import type { View } from './documents';
import { layout, type Region } from './layout.svelte';

const RESOURCES = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
const signed = (n: number) => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

function chip(icon: string, said: Said, { from, to }: Change, isProduction = false): Chip {
    const by = Number(to) - Number(from ?? 0);
    return { icon, text: signed(by), label: `${say(said)}: ${signed(by)}`, isLoss: by < 0, isProduction };
}
const level = (icon: string, said: Said, { to }: Change, unit = ''): Chip => ({
    icon,
    text: `${String(to).replace('-', '−')}${unit}`,
    label: `${say(said)}: ${to}${unit}`,
});

/// Resources, production, parameters, rating, points: in this order, what changes of it.
export function chips(changes: Change[], me: number): Chip[] {
    const at = new Map(changes.map((each) => [each.path, each]));
    const found: Chip[] = [];
    const add = (path: string, make: (change: Change) => Chip) => {
        const change = at.get(path);
        if (change) found.push(make(change));
    };
    for (const each of RESOURCES) add(`/players/${me}/stock/${each}`, (change) => chip(each, words[each], change));
    for (const each of RESOURCES)
        add(`/players/${me}/production/${each}`, (change) => chip(each, words[`${each}Production`], change, true));
    add('/temperature', (change) => level('temperature', words.temperature, change, ' °C'));
    add('/oxygen', (change) => level('oxygen', words.oxygen, change, ' %'));
    add('/facts/parameters/ocean/steps', (change) => level('tile-ocean', words.ocean, change));
    add(`/players/${me}/tr`, (change) => level('rating', words.rating, change));
    add(`/facts/players/${me}/points/total`, (change) => chip('points', words.points, change));
    return found;
}

export const purse = (me: number) => `/players/${me}/stock/megacredits`;

export function step(state: State, me: number): string {
    const view = state.view as unknown as View;
    if (view.phase !== 'action' || view.activePlayer !== me) return '';
    const isAlone = view.players.every((each, seat) => seat === me || each.passed);
    return isAlone
        ? say(words.actionN, { n: view.actionsTaken + 1 })
        : say(words.actionOf2, { n: Math.min(2, view.actionsTaken + 1) });
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

export const orders = [{ option: { kind: 'pass' }, said: words.passWhenICan }];
export const reveal = (region: string) => layout.reveal(region as Region);
export const focus = (region: string) => void layout.focus(region as Region);
export const chapter = 'generation-started';
