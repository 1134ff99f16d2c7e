/// What an action brings, as icons: as it is printed, with the figures that hold now.
import type { Entry, Glyph } from '../cards/catalogue.svelte';
import type { ActionFact } from './documents';
import { iconOfGood } from './icons';

export interface Gain {
    /// Empty: a text alone.
    icon: string;
    text: string;
    /// Markers of that player.
    seat?: number;
}
/// A choice of more things than these is told by what the building shows below.
const MOST = 3;

/// What stands right of the arrow, with the stroke between what is to be chosen from. That a token goes from a field is seen from what it is.
export function printed(strip: Glyph[]): Gain[] {
    const arrow = strip.findIndex((each) => each.icon === 'arrow');
    return strip
        .slice(arrow + 1)
        .filter((each) => (each.icon ? each.icon !== 'colon' : each.text === '/'))
        .map(({ icon = '', text = '' }) => ({ icon, text: icon.startsWith('field-') ? '' : text }));
}

/// What a building is for, as icons: the first that each of its actions brings.
export function purposes(entry: Entry | undefined): string[] {
    const strips = entry?.icons?.filter((each) => each.part === 'action').map((each) => each.strip) ?? [];
    const firsts = strips.map((strip) => printed(strip).find((each) => each.icon && each.icon !== 'machine')?.icon);
    return [...new Set(firsts.filter((each) => each !== undefined))];
}

export function gainsOf(entry: Entry | undefined, index: number, action: ActionFact): Gain[] {
    if (action.product)
        return [{ icon: iconOfGood(action.product), text: (action.gives ?? 0) === 1 ? '' : String(action.gives) }];
    const strip = entry?.icons?.filter((each) => each.part === 'action')[index]?.strip ?? [];
    const gains = printed(strip);
    return gains.filter((each) => each.icon).length > MOST ? [] : gains;
}
