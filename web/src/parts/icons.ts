/// The drawn icons, put into the page once; `Icon` refers to them.
import games from '$icons/icons.svg?raw';
import controls from './ui.svg?raw';

export function addIcons() {
    for (const text of [games, controls]) {
        const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        drawing.setAttribute('aria-hidden', 'true');
        drawing.setAttribute('width', '0');
        drawing.setAttribute('height', '0');
        drawing.setAttribute('class', 'hidden-text');
        document.body.prepend(document.adoptNode(drawing));
    }
}
