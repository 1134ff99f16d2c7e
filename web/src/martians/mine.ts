/// The geometry of the mining site: pointy hexes round the origin.
import type { Hex } from './documents';

export const SIZE = 17.1;
const STEPS: Record<string, [number, number][]> = {
    ArrowLeft: [[-1, 0]],
    ArrowRight: [[1, 0]],
    ArrowUp: [
        [0, -1],
        [1, -1],
    ],
    ArrowDown: [
        [0, 1],
        [-1, 1],
    ],
};
export const centreOf = ({ q, r }: Hex) => ({ x: Math.sqrt(3) * SIZE * (q + r / 2), y: 1.5 * SIZE * r });

export const CORNERS = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    return `${((SIZE - 1) * Math.cos(angle)).toFixed(1)},${((SIZE - 1) * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

/// Where an arrow leads from a hex; undefined: nowhere. Up and down go to the left where they can.
export function stepFrom(hexes: Hex[], from: Hex, key: string): Hex | undefined {
    for (const [q, r] of STEPS[key] ?? []) {
        const found = hexes.find((each) => each.q === from.q + q && each.r === from.r + r);
        if (found) return found;
    }
    return undefined;
}
