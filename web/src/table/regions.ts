/// The parts of the table that the keyboard goes to.
const ORDER = [
    'decision',
    'track',
    'map',
    'quarters',
    'visit',
    'hand',
    'people',
    'projects',
    'goals',
    'colonies',
    'forecast',
    'log',
];
const find = (region: string) => document.getElementById(`region-${region}`);

/// What is chosen in it, else its first thing.
const INSIDE = ['[data-selected]', '[tabindex="0"]', 'button:not([tabindex="-1"]):not(:disabled)', 'a[href]'];

function enter(element: HTMLElement) {
    // what lies in a region within it is gone to by that one
    const own = (each: Element) => each.closest('[id^="region-"]') === element;
    const inside = INSIDE.flatMap((each) =>
        [...element.querySelectorAll<HTMLElement>(each)].filter(own).slice(0, 1),
    )[0];
    if (!inside && !element.hasAttribute('tabindex')) element.tabIndex = -1;
    (inside ?? element).focus();
}

/// To a region by its name; the game knows how to bring it forward where it is behind a tab.
export function focusRegion(region: string, focus?: (region: string) => void): boolean {
    if (focus) {
        focus(region);
        return true;
    }
    const element = find(region);
    if (element) enter(element);
    return element !== null;
}

export function walkRegions(by: number) {
    const there = ORDER.map(find).filter((each): each is HTMLElement => each !== null && each.checkVisibility());
    const at = document.activeElement;
    const inside = there.filter((each) => each.contains(at));
    // the innermost counts: the projects lie inside the people
    const now = inside.length ? there.indexOf(inside.reduce((a, b) => (a.contains(b) ? b : a))) : by > 0 ? -1 : 0;
    const next = there[(now + by + there.length) % there.length];
    if (next) enter(next);
}

export function nextInLog(by: number): boolean {
    const moves = [...document.querySelectorAll<HTMLElement>('#region-log [data-move]')];
    if (!moves.length) return false;
    const now = moves.findIndex((each) => each.contains(document.activeElement));
    const next = now < 0 ? moves.at(-1) : moves[Math.max(0, Math.min(now + by, moves.length - 1))];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
    return true;
}
