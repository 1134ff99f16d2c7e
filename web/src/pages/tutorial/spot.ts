/// Where on the screen something is, and where the guide stands so that it does not cover it.
export interface Size {
    width: number;
    height: number;
}
export interface Point {
    left: number;
    top: number;
}
export type Box = Point & Size;
/// Something on the screen, and how much it matters that it is seen.
export type Kept = Box & { weight: number };

/// The ring round something is drawn this far outside of it.
const RING = 7;
const MARGIN = 8;
/// Places that are tried, in each direction.
const PLACES = 14;
/// Near what is meant is better than far away: so much area may be covered to be a pixel nearer.
const AREA_OF_A_PIXEL = 12;
/// The guide stays where it stands unless another place is so much better.
const BETTER = 0.7;

/// What is meant is covered last of all.
const MEANT = 4000;
const WEIGHTS: [selector: string, weight: number][] = [
    ['#region-decision, [data-payment], [data-visit]', 2000],
    ['[data-lit]', 100],
    ['[data-stock], .forecast, .stakes, .quarter', 6],
    ['[data-place], .panel, .person, button:not([data-guide] *)', 1],
];

const rectangle = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height };
};

export function common(a: Box, b: Box): Box {
    const left = Math.max(a.left, b.left);
    const top = Math.max(a.top, b.top);
    return {
        left,
        top,
        width: Math.max(0, Math.min(a.left + a.width, b.left + b.width) - left),
        height: Math.max(0, Math.min(a.top + a.height, b.top + b.height) - top),
    };
}
function union(boxes: Box[]): Box {
    const left = Math.min(...boxes.map((each) => each.left));
    const top = Math.min(...boxes.map((each) => each.top));
    return {
        left,
        top,
        width: Math.max(...boxes.map((each) => each.left + each.width)) - left,
        height: Math.max(...boxes.map((each) => each.top + each.height)) - top,
    };
}
export const isSame = (a: Box | null, b: Box | null): boolean =>
    a === b ||
    (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height);
const area = ({ width, height }: Size) => width * height;

/// What of an element can be seen: what it lies in may scroll.
function seenOf(element: Element): Box {
    let box = common(rectangle(element), {
        left: RING,
        top: RING,
        width: innerWidth - 2 * RING,
        height: innerHeight - 2 * RING,
    });
    for (let each = element.parentElement; each && area(box) > 0; each = each.parentElement)
        if (getComputedStyle(each).overflow !== 'visible') box = common(box, rectangle(each));
    return box;
}

/// Round everything that the first of these selectors finds on the screen; of a place that is there twice, once.
export function spotOf(selectors: string[]): Box | null {
    for (const selector of selectors) {
        const found = new Map<unknown, Box>();
        for (const each of document.querySelectorAll<HTMLElement>(selector)) {
            const key = each.dataset.place ?? each;
            const box = seenOf(each);
            if (area(box) > 0 && !found.has(key)) found.set(key, box);
        }
        if (found.size) return union([...found.values()]);
    }
    return null;
}

/// The focus goes to what is lit or an answer there, else to the first thing that can have it, or to the place itself.
export function focusOn(selectors: string[]) {
    const seen = selectors.map((each) =>
        [...document.querySelectorAll<HTMLElement>(each)].filter((found) => area(seenOf(found)) > 0),
    );
    const [place, ...others] = seen.find((found) => found.length > 0) ?? [];
    if (!place) return;
    const within = (selector: string) =>
        [place, ...others]
            .flatMap((each) => [each, ...each.querySelectorAll<HTMLElement>(selector)])
            .find((each) => each.matches(selector) && area(rectangle(each)) > 0);
    const element =
        within('[data-lit]') ??
        within('[data-option]') ??
        within('button:not(:disabled), a[href], [tabindex="0"]') ??
        place;
    if (element === place && !place.matches('button, a, [tabindex]')) place.tabIndex = -1;
    element.scrollIntoView({ block: 'nearest' });
    element.focus({ preventScroll: true });
}

/// What is not to be covered: what is meant, the answers of the open question, then whatever is on the table.
export function keptNow(meant: Box | null): Kept[] {
    const found = WEIGHTS.flatMap(([selector, weight]) =>
        [...document.querySelectorAll(selector)].map((each) => ({ ...rectangle(each), weight })),
    );
    return meant ? [...found, { ...meant, weight: MEANT }] : found;
}

/// How much of it a box at this place covers.
export const covered = (box: Box, kept: Kept[]): number =>
    kept.reduce((sum, each) => sum + area(common(box, each)) * each.weight, 0);

/// Inside the window.
export function inside({ left, top }: Point, size: Size, screen: Size): Point {
    const within = (at: number, most: number) => Math.max(MARGIN, Math.min(at, most - MARGIN));
    return { left: within(left, screen.width - size.width), top: within(top, screen.height - size.height) };
}

export interface Wish {
    /// Where the guide stands now.
    from?: Point | null;
    /// What it should be near to.
    near?: Box | null;
    /// Only corners of the window: it is folded.
    inCorner?: boolean;
}
/// The place where the guide covers least.
export function standAt(size: Size, kept: Kept[], screen: Size, { from, near, inCorner }: Wish = {}): Point {
    const to = near ?? { left: 0, top: 0, ...screen };
    const cost = (at: Point) => {
        const aside = Math.hypot(
            at.left + size.width / 2 - to.left - to.width / 2,
            at.top + size.height / 2 - to.top - to.height / 2,
        );
        return covered({ ...at, ...size }, kept) + (inCorner ? 0 : aside * AREA_OF_A_PIXEL);
    };
    const steps = inCorner ? 1 : PLACES;
    const places = Array.from({ length: (steps + 1) ** 2 }, (_, index) =>
        inside(
            {
                left: ((index % (steps + 1)) / steps) * (screen.width - size.width),
                top: (Math.floor(index / (steps + 1)) / steps) * (screen.height - size.height),
            },
            size,
            screen,
        ),
    );
    const best = places
        .map((at) => ({ at, cost: cost(at) }))
        .reduce((one, other) => (other.cost < one.cost ? other : one));
    const stays = from && !inCorner && inside(from, size, screen);
    return stays && best.cost >= cost(stays) * BETTER ? stays : best.at;
}
