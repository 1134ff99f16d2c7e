/// What the action of a card does, as icons in one line.
import type { Entry, Glyph } from '../cards/catalogue.svelte';
import { partsOf } from '../cards/face';

/// `isFirst`: the first action of a corporation, which it has besides.
export function actionStrip(entry: Entry | undefined, isFirst: boolean): Glyph[] {
    const strips = entry ? partsOf(entry, isFirst ? 'first-action' : 'action') : [];
    return strips.flatMap((strip, index) => (index ? [{ text: '/' }, ...unmarked(strip)] : unmarked(strip)));
}
/// The arrow in front says that it is an action; here everything is, so it stays only where nothing is spent.
function unmarked(strip: Glyph[]): Glyph[] {
    const isMarked = strip[0]?.icon === 'arrow' && strip.slice(1).some((each) => each.icon === 'arrow');
    return isMarked ? strip.slice(1) : strip;
}
