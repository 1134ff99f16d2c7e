/// How much of the upper edge of a box that scrolls belongs to a line of text that is seen in part, in `--ragged`, as an attachment.
import type { Attachment } from 'svelte/attachments';

export function ragged(texts: string): Attachment<HTMLElement> {
    return (box) => {
        const measure = () => {
            const edge = box.getBoundingClientRect().top;
            const cut = [...box.querySelectorAll(texts)].find((each) => each.getBoundingClientRect().bottom > edge);
            const { top = edge, bottom = edge } = cut?.getBoundingClientRect() ?? {};
            const line = cut ? parseFloat(getComputedStyle(cut).lineHeight) : 1;
            box.style.setProperty('--ragged', `${top < edge ? (bottom - edge) % line : 0}px`);
        };
        const watcher = new ResizeObserver(measure);
        watcher.observe(box);
        for (const each of box.children) watcher.observe(each);
        box.addEventListener('scroll', measure, { passive: true });
        return () => {
            watcher.disconnect();
            box.removeEventListener('scroll', measure);
        };
    };
}
