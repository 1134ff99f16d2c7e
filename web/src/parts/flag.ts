/// Where a flag at a moment of a chart covers no line, or the least of them.

export interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
}
export interface Spot {
    isLeft: boolean;
    isLow: boolean;
}

/// `lines`: how far down each line is at each of the places `xs`; the flag stands `gap` beside the place at the index.
export function spotOf(
    lines: number[][],
    xs: number[],
    index: number,
    flag: { width: number; height: number },
    room: Box,
    gap: number,
): Spot {
    const at = xs[index] ?? 0;
    const spots = [false, true].flatMap((isLeft) => {
        const left = isLeft ? at - gap - flag.width : at + gap;
        const right = left + flag.width;
        const first = Math.max(
            0,
            xs.findLastIndex((x) => x <= left),
        );
        const behind = xs.findIndex((x) => x >= right);
        const ys = lines.flatMap((line) => line.slice(first, behind < 0 ? undefined : behind + 1));
        const isOutside = left < room.left || right > room.right;
        const free = (distance: number) => (isOutside ? -Infinity : distance - flag.height);
        return [
            { isLeft, isLow: false, free: free(Math.min(...ys) - room.top) },
            { isLeft, isLow: true, free: free(room.bottom - Math.max(...ys)) },
        ];
    });
    const { isLeft, isLow } = spots.reduce((best, each) => (each.free > best.free ? each : best));
    return { isLeft, isLow };
}
