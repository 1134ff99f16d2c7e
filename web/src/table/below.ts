/// How many things in a box that scrolls lie below its edge, as an attachment.
import type { Attachment } from 'svelte/attachments';

/// Of these at least so much is seen.
const SEEN = 0.85;

export function below(things: string, tell: (count: number) => void): Attachment<HTMLElement> {
    return (box) => {
        const count = () => {
            const edge = box.getBoundingClientRect().bottom;
            const isBelow = (each: Element) => {
                const { top, height } = each.getBoundingClientRect();
                return top + SEEN * height > edge;
            };
            tell([...box.querySelectorAll(things)].filter(isBelow).length);
        };
        const watcher = new ResizeObserver(count);
        watcher.observe(box);
        for (const each of box.children) watcher.observe(each);
        box.addEventListener('scroll', count, { passive: true });
        return () => {
            watcher.disconnect();
            box.removeEventListener('scroll', count);
        };
    };
}
