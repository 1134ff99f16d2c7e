/// Swipes up and down, as an attachment.
import type { Attachment } from 'svelte/attachments';

const FAR = 28;

export function swipes(done: (isUp: boolean) => void): Attachment<HTMLElement> {
    return (element) => {
        let from: number | null = null;
        const begin = (event: PointerEvent) => (from = event.clientY);
        const end = (event: PointerEvent) => {
            const by = from === null ? 0 : event.clientY - from;
            from = null;
            if (Math.abs(by) >= FAR) done(by < 0);
        };
        element.addEventListener('pointerdown', begin);
        // a finger is followed wherever it goes, a mouse as long as it is above
        element.addEventListener('pointerup', end);
        return () => {
            element.removeEventListener('pointerdown', begin);
            element.removeEventListener('pointerup', end);
        };
    };
}
