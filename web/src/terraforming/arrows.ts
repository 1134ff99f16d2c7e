/// Arrows go from one thing to the next inside a region of panels; lists that know better keep their own.
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

export const arrows: Attachment<HTMLElement> = (region) => {
    const key = (event: KeyboardEvent) => {
        const by = STEPS[event.key];
        const at = event.target as HTMLElement;
        if (!by || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
        if (at.tagName !== 'BUTTON' || at.closest('[role="listbox"], [role="dialog"]')) return;
        const all = [...region.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')].filter((each) =>
            each.checkVisibility(),
        );
        const next = all[all.indexOf(at) + by];
        if (!next) return;
        event.preventDefault();
        next.focus();
    };
    region.addEventListener('keydown', key);
    return () => region.removeEventListener('keydown', key);
};
