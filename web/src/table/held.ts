/// An element that the pointer or the focus is in: what lies there must not be exchanged for something else.
import type { Attachment } from 'svelte/attachments';

export const held =
    (tell: (isHeld: boolean) => void): Attachment<HTMLElement> =>
    (element) => {
        let isPointed = false;
        let isFocused = false;
        let isGone = false;
        const hold = ({ type }: Event) => {
            if (type === 'focus') isFocused = true;
            else isPointed = true;
            tell(true);
        };
        // what is taken off the page while it has the focus is left in the middle of drawing
        const leave = ({ type }: Event) => {
            if (type === 'blur') isFocused = false;
            else isPointed = false;
            queueMicrotask(() => tell(!isGone && (isPointed || isFocused)));
        };
        const handlers: [string, (event: Event) => void][] = [
            ['pointerenter', hold],
            ['pointerleave', leave],
            ['focus', hold],
            ['blur', leave],
        ];
        // the focus is heard of before what it comes to
        const capturing = (name: string) => name === 'focus' || name === 'blur';
        for (const [name, handler] of handlers) element.addEventListener(name, handler, capturing(name));
        return () => {
            isGone = true;
            for (const [name, handler] of handlers) element.removeEventListener(name, handler, capturing(name));
            queueMicrotask(() => tell(false));
        };
    };
