import type { Glyph } from '../cards/catalogue.svelte';

/// An income without the card that it goes to: there is no room to say so, and everybody knows.
export function withoutCard(strip: Glyph[]): Glyph[] {
    const arrow = strip.findIndex((each) => each.text === '→');
    return arrow < 0 ? strip : strip.slice(0, arrow);
}
