/// The geometry of the map. The planet is drawn in units in which a hex has the radius UNIT; one transform fits it into its room.
import type { MapSpace } from './documents';

export const UNIT = 38;
export const DISC = 8.38 * UNIT;
export const GAUGE = 9.04 * UNIT;

export interface Point {
    x: number;
    y: number;
}

/// The radius of a hex in a room. With arcs beside the disc everything is a little smaller; narrow rooms are used to the edge.
export function radius(width: number, height: number, hasArcs: boolean): number {
    if (width < 480) return Math.max(0, Math.min((width - 11) / 15.59, (height - 11) / 14));
    const fits = [(width - 24) / 15.59, (height - 24) / 14];
    if (hasArcs) fits.push(width / 20.6, height / 16.3);
    return Math.max(0, Math.floor(2 * Math.min(...fits)) / 2);
}

export function centre(q: number, r: number, size = UNIT): Point {
    return { x: Math.sqrt(3) * size * (q + r / 2), y: 1.5 * size * r };
}

/// A pointy hex round the origin, as the points of a polygon.
export function corners(size: number): string {
    return Array.from({ length: 6 }, (_, i) => {
        const { x, y } = polar(size, 60 * i - 90);
        return `${round(x)},${round(y)}`;
    }).join(' ');
}

/// Degrees go clockwise from the right, as y goes down.
export function polar(distance: number, degrees: number): Point {
    const angle = (degrees * Math.PI) / 180;
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}

export function arc(distance: number, from: number, to: number): string {
    const a = polar(distance, from);
    const b = polar(distance, to);
    const sweep = to > from ? 1 : 0;
    return `M${round(a.x)} ${round(a.y)}A${distance} ${distance} 0 0 ${sweep} ${round(b.x)} ${round(b.y)}`;
}

export type Step = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';
export const isStep = (key: string): key is Step =>
    ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key);

/// The space that an arrow leads to. Up and down alternate between left and right, so one stays in the column.
export function stepFrom(spaces: MapSpace[], from: MapSpace, key: Step): MapSpace {
    return (onPlanet(from) ? stepOnPlanet(spaces, from, key) : stepOffPlanet(spaces, from, key)) ?? from;
}

export const onPlanet = (space: MapSpace): space is MapSpace & { row: number; q: number; r: number } =>
    space.row !== undefined;

function stepOnPlanet(spaces: MapSpace[], from: MapSpace & { q: number; r: number }, key: Step): MapSpace | undefined {
    const at = (q: number, r: number) => spaces.find((each) => each.q === q && each.r === r);
    const { q, r } = from;
    const row = spaces.filter((each) => each.r === r);
    const isEven = r % 2 === 0;
    switch (key) {
        case 'ArrowLeft':
            return at(q - 1, r);
        case 'ArrowRight':
            return at(q + 1, r);
        case 'ArrowUp':
            return isEven ? (at(q + 1, r - 1) ?? at(q, r - 1)) : (at(q, r - 1) ?? at(q + 1, r - 1));
        case 'ArrowDown': {
            const below = isEven ? (at(q, r + 1) ?? at(q - 1, r + 1)) : (at(q - 1, r + 1) ?? at(q, r + 1));
            return below ?? spaces.find((each) => !onPlanet(each));
        }
        case 'Home':
            return row[0];
        case 'End':
            return row.at(-1);
    }
}

/// Phobos, Ganymede: a row of their own below the planet.
function stepOffPlanet(spaces: MapSpace[], from: MapSpace, key: Step): MapSpace | undefined {
    const off = spaces.filter((each) => !onPlanet(each));
    const index = off.indexOf(from);
    switch (key) {
        case 'ArrowLeft':
            return off[index - 1];
        case 'ArrowRight':
            return off[index + 1];
        case 'ArrowUp':
            return spaces.filter(onPlanet).at(-1);
        case 'Home':
            return off[0];
        case 'End':
            return off.at(-1);
        default:
            return undefined;
    }
}

/// The next of some spaces in reading order, after the last one the first.
export function nextAmong(spaces: MapSpace[], from: MapSpace | undefined, isWanted: (space: MapSpace) => boolean) {
    const start = from ? spaces.indexOf(from) + 1 : 0;
    return [...spaces.slice(start), ...spaces.slice(0, start)].find(isWanted);
}

const round = (value: number) => Math.round(value * 100) / 100;
