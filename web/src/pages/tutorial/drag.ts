/// Something that is moved by dragging it, or with the arrows while it has the focus.
import type { Attachment } from 'svelte/attachments';

const STEP = 24;
const ARROWS: Record<string, [x: number, y: number]> = {
    ArrowLeft: [-STEP, 0],
    ArrowRight: [STEP, 0],
    ArrowUp: [0, -STEP],
    ArrowDown: [0, STEP],
};

export const drags =
    (move: (x: number, y: number) => void): Attachment<HTMLElement> =>
    (handle) => {
        let last: { x: number; y: number } | null = null;
        const down = (event: PointerEvent) => {
            if (event.button !== 0) return;
            last = { x: event.clientX, y: event.clientY };
            handle.setPointerCapture(event.pointerId);
        };
        const go = (event: PointerEvent) => {
            if (!last) return;
            move(event.clientX - last.x, event.clientY - last.y);
            last = { x: event.clientX, y: event.clientY };
        };
        const drop = () => (last = null);
        const press = (event: KeyboardEvent) => {
            const by = ARROWS[event.key];
            if (!by) return;
            event.preventDefault();
            event.stopPropagation();
            move(...by);
        };
        const heard = new AbortController();
        const { signal } = heard;
        handle.addEventListener('pointerdown', down, { signal });
        handle.addEventListener('pointermove', go, { signal });
        handle.addEventListener('pointerup', drop, { signal });
        handle.addEventListener('pointercancel', drop, { signal });
        handle.addEventListener('keydown', press, { signal });
        return () => heard.abort();
    };
