/// How large the pieces of a row are, in units: the height of a usual icon.
import { ems } from './measure';
import type { Piece } from './strip';

/// Tiles carry more detail than other icons, signs less.
export function scaleOf(icon: string): number {
    if (icon.startsWith('tile-')) return 1.3;
    if (icon === 'colony' || icon === 'fleet') return 1.2;
    if (icon === 'temperature') return 1.1;
    return 1;
}

const TEXT = 0.72;
const FRAME = 0.46;
const textWidth = (text: string) => (text ? (ems(text) + 0.1) * TEXT * 1.1 : 0);

/// The width of a piece in units.
export function widthOf(piece: Piece): number {
    switch (piece.kind) {
        case 'icon':
            return textWidth(piece.before) + piece.times * (scaleOf(piece.icon) + 0.13) + (piece.any ? FRAME : 0);
        case 'coin':
            return textWidth(piece.before) + textWidth(piece.after) + 1.2 + (piece.any ? FRAME : 0);
        case 'plate':
            return Math.max(...piece.rows.map(rowWidth)) + 0.7;
        case 'sign':
            return textWidth(piece.text) + 0.2;
        case 'or':
            return 1.5;
        case 'arrow':
            return 1.05;
        case 'colon':
            return 0.8;
    }
}

/// The width of a row in units, with the gaps between its pieces.
export function rowWidth(pieces: Piece[]): number {
    return pieces.reduce((sum, piece) => sum + widthOf(piece), 0) + Math.max(0, pieces.length - 1) * 0.24;
}

function heightOf(piece: Piece): number {
    switch (piece.kind) {
        case 'icon':
            return scaleOf(piece.icon) + (piece.any ? 0.2 : 0);
        case 'coin':
            return 1.08 + (piece.any ? 0.2 : 0);
        case 'plate':
            return (
                piece.rows.reduce((sum, row) => sum + Math.max(...row.map(heightOf)), 0) +
                0.42 +
                (piece.rows.length - 1) * 0.15
            );
        default:
            return 1;
    }
}

const isThing = (piece: Piece): boolean => piece.kind === 'icon' || piece.kind === 'coin' || piece.kind === 'plate';
/// Jovian beside a card tells which card.
const tellsWhich = (piece: Piece, before: Piece): boolean =>
    before.kind === 'icon' &&
    before.icon === 'card' &&
    piece.kind === 'icon' &&
    (piece.icon.startsWith('tag-') || piece.icon === 'resource-any');

/// The pieces that stay side by side when a row needs several lines: a line ends between two things or before an `or`.
export function clustersOf(pieces: Piece[]): Piece[][] {
    const clusters: Piece[][] = [];
    let before: Piece | undefined;
    for (const piece of pieces) {
        const isStart =
            before === undefined ||
            piece.kind === 'or' ||
            (isThing(piece) && (isThing(before) || isStar(before)) && !tellsWhich(piece, before));
        if (isStart) clusters.push([piece]);
        else clusters[clusters.length - 1]?.push(piece);
        before = piece;
    }
    return clusters;
}
const isStar = (piece: Piece): boolean => piece.kind === 'sign' && piece.text === '*';

/// The height of a row in units when it may be so many units wide.
export function rowHeight(pieces: Piece[], width: number): number {
    let lines: Piece[][] = [[]];
    for (const cluster of clustersOf(pieces)) {
        const line = lines[lines.length - 1] as Piece[];
        if (line.length > 0 && rowWidth([...line, ...cluster]) > width) lines.push([...cluster]);
        else line.push(...cluster);
    }
    lines = lines.filter((line) => line.length > 0);
    return lines.reduce((sum, line) => sum + Math.max(1, ...line.map(heightOf)), 0) + (lines.length - 1) * 0.2;
}
/// The width of the widest part of a row that can not be broken.
export function widestCluster(pieces: Piece[]): number {
    return Math.max(0, ...clustersOf(pieces).map(rowWidth));
}
