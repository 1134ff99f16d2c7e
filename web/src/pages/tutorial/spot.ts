/// Where on the screen something is, and where the guide stands so that it does not cover it.
export interface Spot {
    left: number;
    top: number;
    width: number;
    height: number;
    side: 'left' | 'right' | 'above' | 'below' | 'middle';
}
/// The right column of the table, over which the guide stands.
const columnWidth = () => (innerWidth < 1280 ? 264 : 312);
const PHONE = 900;

/// The first of these that can be seen.
export function spotOf(selectors: string[]): Spot | null {
    for (const selector of selectors)
        for (const element of document.querySelectorAll(selector)) {
            const { left, top, width, height } = element.getBoundingClientRect();
            const isSeen = width > 0 && height > 0 && top < innerHeight && left < innerWidth && top + height > 0;
            if (isSeen) return { left, top, width, height, side: sideOf(left, top, width, height) };
        }
    return null;
}

function sideOf(left: number, top: number, width: number, height: number): Spot['side'] {
    if (innerWidth < PHONE) return top + height / 2 < innerHeight / 2 ? 'below' : 'above';
    if (left + width < innerWidth - columnWidth() + 8) return 'right';
    if (top > innerHeight / 2) return 'right';
    return left > columnWidth() ? 'left' : 'middle';
}
