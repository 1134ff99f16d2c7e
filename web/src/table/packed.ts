/// How many things, side by side in lines, have their place in so many lines; where not all of them have, the last place is for a thing
/// that stands for the others.
import type { Attachment } from 'svelte/attachments';

export function packed(widths: number[], room: number, lines: number, gap: number, more: number): number {
    const fits = (each: number[]) => linesOf(each, room, gap) <= lines;
    if (fits(widths)) return widths.length;
    let count = widths.length - 1;
    while (count > 0 && !fits([...widths.slice(0, count), more])) count -= 1;
    return count;
}

function linesOf(widths: number[], room: number, gap: number): number {
    let lines = 1;
    let used = 0;
    for (const width of widths) {
        if (used > 0 && used + gap + width > room) {
            lines += 1;
            used = 0;
        }
        used += (used > 0 ? gap : 0) + width;
    }
    return lines;
}

/// Tells how many of a box's things are packed into its lines, whenever it or one of them changes its width.
export function packs(
    things: string,
    lines: number,
    more: number,
    tell: (count: number) => void,
): Attachment<HTMLElement> {
    return (box) => {
        const count = () => {
            const widths = [...box.querySelectorAll<HTMLElement>(things)].map((each) => each.offsetWidth);
            tell(packed(widths, box.clientWidth, lines, parseFloat(getComputedStyle(box).columnGap) || 0, more));
        };
        const watcher = new ResizeObserver(count);
        watcher.observe(box);
        for (const each of box.querySelectorAll(things)) watcher.observe(each);
        return () => watcher.disconnect();
    };
}
