/// An element that is pressed as a whole, except where something in it answers a press itself. For the keyboard it holds a button marked
/// `head`, which is pressed with it.
import type { Attachment } from 'svelte/attachments';

export const pressed =
    (press: (at: Element) => void): Attachment<HTMLElement> =>
    (element) => {
        const onclick = ({ target }: Event) => {
            const control = (target as Element).closest('button, a, [data-place]');
            const isOther = control && element.contains(control) && !control.classList.contains('head');
            if (!isOther) press(element);
        };
        element.addEventListener('click', onclick);
        return () => element.removeEventListener('click', onclick);
    };
