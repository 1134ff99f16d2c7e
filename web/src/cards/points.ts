/// What a card is worth at the end, for its badge.
import type { Glyph } from './catalogue.svelte';

export interface Points {
    amount: string;
    /// Per how many of what; null: for the card itself.
    per: { count: string; icon: string } | null;
    /// The badge does not tell all: its text does.
    star: boolean;
    isLoss: boolean;
}

export function pointsOf(strip: Glyph[]): Points | null {
    const at = strip.findIndex((glyph) => glyph.icon === 'points');
    const worth = strip[at];
    if (!worth) return null;
    const slash = strip.findIndex((glyph) => glyph.icon === undefined && glyph.text === '/');
    const counted = slash > at ? strip[slash + 1] : undefined;
    return {
        amount: worth.text ?? '1',
        per: counted?.icon ? { count: counted.text ?? '', icon: counted.icon } : null,
        star: at > 0 || strip.some((glyph) => glyph.icon === undefined && glyph.text === '*'),
        isLoss: worth.text?.startsWith('−') ?? false,
    };
}
