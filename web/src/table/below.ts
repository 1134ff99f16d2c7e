/// How many things in a box that scrolls lie below its edge, as an attachment.
import type { Attachment } from 'svelte/attachments';
import { isStill } from '../shell/settings.svelte';

/// Of these at least so much is seen.
const SEEN = 0.85;

/// To what lies below.
export const scrollOn = (box: HTMLElement | undefined) =>
    box?.scrollBy({ top: box.clientHeight * 0.8, behavior: isStill() ? 'instant' : 'smooth' });

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
        const sizes = new ResizeObserver(count);
        const watch = () => [box, ...box.children].forEach((each) => sizes.observe(each));
        // what comes later is watched as well, and counted with its size
        const children = new MutationObserver(watch);
        watch();
        children.observe(box, { childList: true });
        box.addEventListener('scroll', count, { passive: true });
        return () => {
            sizes.disconnect();
            children.disconnect();
            box.removeEventListener('scroll', count);
        };
    };
}
