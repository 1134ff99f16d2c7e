/// How a card is laid out at a size: which rows it shows, how large their icons are, and what room is left for scene and text.
import type { Entry, Glyph } from './catalogue.svelte';
import { rowHeight, rowWidth, widestCluster } from './glyphs';
import { fitTitle, lineCount, longestWord, softened, TITLE_STEPS, type TitleFit } from './measure';
import { immediateOf, piecesOf, waysOf, type Piece } from './strip';

/// `low`: a thumb of a hand that has less room; `narrow`: a corporation that has.
export type Size = 'thumb' | 'low' | 'normal' | 'zoom' | 'corporation' | 'narrow';
export interface Row {
    /// Effects and actions are blue, what happens once is plain.
    blue: boolean;
    pieces: Piece[];
    /// What a corporation does first of all.
    isFirst?: boolean;
}
export interface Face {
    /// The title, with soft hyphens in words that would be too small to be read as a whole.
    name: string;
    title: TitleFit;
    /// The longest word of the title in ems of the letters it is set in.
    word: number;
    rows: Row[];
    unit: number;
    text: 'full' | 'small' | 'none';
    scene: boolean;
    /// What lies on the card and what it is worth.
    foot: boolean;
}

interface Measures {
    height: number;
    width: number;
    units: number[];
    header: number;
    /// `covered`: how many ems a line has where the next card lies over it.
    title: { size: number; width: number; pad: number; least: number; covered?: number };
    requirement: number;
    gap: number;
    pad: number;
    rowPad: number;
    footer: { least: number; holds: number; points: number };
    /// A strip of one line, and each further one; how many ems a line has, and where the next card lies over it.
    why: { first: number; further: number; line: number; covered: number };
    text: { size: number; smaller: number };
    scene: number;
}
/// In pixels, as styles/card.css has them.
const MEASURES: Record<Size, Measures> = {
    thumb: {
        height: 168,
        width: 126,
        units: [19, 16, 14, 12.5],
        header: 29,
        title: { size: 12.5, width: 124, pad: 5, least: 33, covered: 7.4 },
        requirement: 18,
        gap: 3,
        pad: 4,
        rowPad: 4,
        footer: { least: 0, holds: 26, points: 28 },
        why: { first: 22, further: 14, line: 14, covered: 6.2 },
        text: { size: 0, smaller: 0 },
        scene: Infinity,
    },
    // set at 0.74 of its size, but for words: 112 by 132, from 92 on
    low: {
        height: 178,
        width: 122,
        units: [26, 22.5, 19, 16, 14, 12.5],
        header: 34,
        title: { size: 15.5, width: 140, pad: 6, least: 47, covered: 6.2 },
        requirement: 22,
        gap: 4,
        pad: 6,
        rowPad: 6,
        footer: { least: 0, holds: 24, points: 30 },
        why: { first: 27, further: 17, line: 8, covered: 5.9 },
        text: { size: 0, smaller: 0 },
        scene: Infinity,
    },
    normal: {
        height: 312,
        width: 206,
        units: [24, 21, 18, 16, 14],
        header: 44,
        title: { size: 16, width: 206, pad: 9, least: 42 },
        requirement: 24,
        gap: 6,
        pad: 14,
        rowPad: 8,
        footer: { least: 30, holds: 38, points: 43 },
        why: { first: 22, further: 15, line: 22, covered: 22 },
        text: { size: 11.5, smaller: 11 },
        scene: 36,
    },
    zoom: {
        height: 480,
        width: 316,
        units: [30, 26, 22, 19, 17],
        header: 65,
        title: { size: 23, width: 318, pad: 12, least: 57 },
        requirement: 34,
        gap: 8,
        pad: 16,
        rowPad: 12,
        footer: { least: 30, holds: 52, points: 63 },
        why: { first: 34, further: 18, line: 30, covered: 30 },
        text: { size: 15, smaller: 13.5 },
        scene: 48,
    },
    corporation: {
        height: 224,
        width: 288,
        units: [24, 21, 18, 16, 14],
        header: 0,
        title: { size: 17, width: 196, pad: 8, least: 42 },
        requirement: 0,
        gap: 5,
        pad: 14,
        rowPad: 8,
        footer: { least: 20, holds: 28, points: 38 },
        why: { first: 22, further: 15, line: 30, covered: 30 },
        text: { size: 11.5, smaller: 11 },
        scene: Infinity,
    },
    narrow: {
        height: 236,
        width: 198,
        units: [22, 19, 16, 14],
        header: 0,
        title: { size: 15, width: 140, pad: 8, least: 42 },
        requirement: 0,
        gap: 5,
        pad: 14,
        rowPad: 8,
        footer: { least: 20, holds: 28, points: 38 },
        why: { first: 22, further: 15, line: 20, covered: 20 },
        text: { size: 11.5, smaller: 11 },
        scene: Infinity,
    },
};
/// Regular letters at the widths that card texts are set in.
const TEXT_FACTOR = { full: 1, small: 0.88 };
const TEXT_LINE = { full: 1.3, small: 1.24 };

export const partsOf = (entry: Entry, part: string): Glyph[][] =>
    (entry.icons ?? []).filter((each) => each.part === part).map((each) => each.strip);
export const partOf = (entry: Entry, part: string): Glyph[] => partsOf(entry, part).flat();
/// What is printed on a card; what it costs, needs and is worth stands elsewhere on it.
export const printedText = (entry: Entry): string => entry['card-text'] ?? entry.text;

/// Effects and actions first, then what happens at once.
export function rowsOf(entry: Entry): Row[] {
    const blue = [...partsOf(entry, 'effect').map(piecesOf), ...partsOf(entry, 'action').flatMap(waysOf)];
    const first = piecesOf(partOf(entry, 'first-action'));
    const now = immediateOf(partOf(entry, 'production'), partOf(entry, 'immediate'));
    return [
        ...blue.map((pieces) => ({ blue: true, pieces })),
        ...(first.length > 0 ? [{ blue: false, isFirst: true, pieces: first }] : []),
        ...(now.length > 0 ? [{ blue: false, pieces: now }] : []),
    ];
}

function rowsHeight(rows: Row[], unit: number, measures: Measures): number {
    const heights = rows.map(({ blue, pieces }) => {
        const pad = blue ? measures.rowPad : 0;
        return rowHeight(pieces, (measures.width - pad) / unit) * unit + pad;
    });
    return heights.reduce((sum, each) => sum + each, 0) + Math.max(0, rows.length - 1) * measures.gap;
}
/// Blue rows keep to one line if they can; nothing breaks inside.
function isWideEnough(rows: Row[], unit: number, measures: Measures, wraps = false): boolean {
    return rows.every(({ blue, pieces }) =>
        blue
            ? (wraps ? widestCluster : rowWidth)(pieces) * unit <= measures.width - measures.rowPad
            : widestCluster(pieces) * unit <= measures.width,
    );
}
function textHeight(text: string, kind: 'full' | 'small', measures: Measures): number {
    if (!text) return 0;
    const size = kind === 'full' ? measures.text.size : measures.text.smaller;
    const lines = lineCount(text, measures.width / (size * TEXT_FACTOR[kind] * 1.03));
    return lines * size * TEXT_LINE[kind] + measures.gap;
}

/// With less room the production box has one line.
const flat = (row: Row): Row => ({
    ...row,
    pieces: row.pieces.map((piece) => (piece.kind === 'plate' ? { ...piece, rows: [piece.rows.flat()] } : piece)),
});
/// The last of the blue rows is the first to go.
function withoutLast(rows: Row[]): Row[] {
    const last = rows.findLastIndex((row) => row.blue);
    return rows.filter((_, index) => index !== last);
}

/// Where even the smallest icons do not fit: as small as need be.
function tightUnit(rows: Row[], room: number, measures: Measures): number {
    let unit = measures.units[measures.units.length - 1] as number;
    while (unit > 8 && !(isWideEnough(rows, unit, measures, true) && rowsHeight(rows, unit, measures) <= room))
        unit -= 0.5;
    return unit;
}

/// As many rows as there is room for, with the largest icons that fit.
function largestRows(rows: Row[], room: number, measures: Measures): Pick<Face, 'rows' | 'unit'> {
    for (let kept = rows; ; kept = withoutLast(kept)) {
        for (const wraps of [false, true]) {
            for (const tried of [kept, kept.map(flat)]) {
                const unit = measures.units.find(
                    (each) => isWideEnough(tried, each, measures, wraps) && rowsHeight(tried, each, measures) <= room,
                );
                if (unit) return { rows: tried, unit };
            }
        }
        if (kept.filter((row) => row.blue).length <= 1) {
            const tight = kept.map(flat);
            return { rows: tight, unit: tightUnit(tight, room, measures) };
        }
    }
}

interface Head {
    name: string;
    title: TitleFit;
    word: number;
}
/// The breadth of a word is an estimate: the longest one has a little to spare.
const SPARE = 1.06;
const NARROWEST = Math.min(...TITLE_STEPS.map((each) => each.factor));
/// How the title is set; a slip with a reason at its foot has room for two lines.
function headOf(title: string, measures: Measures, most: number, isCovered: boolean): Head {
    const line = measures.title.width / measures.title.size;
    const covered = isCovered ? measures.title.covered : undefined;
    const name = softened(title, covered ?? line / NARROWEST / SPARE);
    const fit = fitTitle(name, line, most);
    const set = covered ? { ...fit, lines: Math.max(fit.lines, lineCount(name, covered)) } : fit;
    const usual = TITLE_STEPS.find((each) => each.stretch === set.stretch)?.factor ?? 1;
    const factor = isCovered ? NARROWEST : usual;
    return { name, title: set, word: longestWord(name) * factor * SPARE };
}

/// How high the strip is that says why a card can not be played.
function whyHeight(reason: string, { why }: Measures, isCovered: boolean): number {
    if (!reason) return 0;
    return why.first + (lineCount(reason, isCovered ? why.covered : why.line) - 1) * why.further;
}

/// What is left for rows and text.
function roomOf(entry: Entry, head: Head, measures: Measures, why: number, hasFoot: boolean, hasBadge = true): number {
    const { title, footer } = measures;
    const titleHeight = Math.max(title.least, title.pad + head.title.lines * title.size * head.title.scale * 1.12);
    const hasPoints = hasBadge && partOf(entry, 'points').length > 0;
    const foot = hasPoints ? footer.points : entry.holds ? footer.holds : footer.least;
    const needs = partOf(entry, 'requirement').length > 0 ? measures.requirement : 0;
    return measures.height - measures.header - titleHeight - needs - (hasFoot ? foot : 0) - measures.pad - why;
}

/// Smaller icons are hardly read.
const LEGIBLE = 12;
/// Rather fewer rows than smaller ones.
const LEAST = 10;
/// Small. Of what can not be played the effects are seen rather than what it is worth, and the first of them rather than all.
function thumbOf(entry: Entry, head: Head, measures: Measures, why: number, isCovered: boolean): Face {
    const face = (rows: Row[], foot: boolean): Face => ({
        ...head,
        ...largestRows(rows, roomOf(entry, head, measures, why, foot, !isCovered), measures),
        text: 'none',
        scene: false,
        foot,
    });
    let rows = rowsOf(entry);
    if (why === 0) return face(rows, true);
    const whole = measures === MEASURES.low ? null : face(rows, true);
    if (whole && whole.unit >= LEGIBLE) return whole;
    let found = face(rows, false);
    while (found.unit < LEAST && rows.length > 1) {
        rows = rows.slice(0, -1);
        found = face(rows, false);
    }
    return found;
}

/// The face of a card at a size; with a reason, when a strip at its foot says why it can not be played.
export function faceOf(entry: Entry, size: Size | 'slip', reason = '', isCovered = false): Face {
    const measures = MEASURES[size === 'slip' ? 'thumb' : size];
    const head = headOf(entry.title, measures, size === 'slip' && reason ? 2 : 3, isCovered);
    if (size === 'slip') return { ...head, rows: [], unit: 0, text: 'none', scene: false, foot: false };
    const why = whyHeight(reason, measures, isCovered);
    if (size === 'thumb' || size === 'low') return thumbOf(entry, head, measures, why, isCovered);
    const room = roomOf(entry, head, measures, why, true);
    const rows = rowsOf(entry);

    const text = printedText(entry);
    // rather a small text than tiny icons
    const oneLine = measures.units.filter((unit) => isWideEnough(rows, unit, measures));
    const fitting =
        oneLine.length > 0 ? oneLine : measures.units.filter((unit) => isWideEnough(rows, unit, measures, true));
    const ways = [fitting.filter((unit) => unit >= (measures.units[2] ?? 0)), fitting].flatMap((units) =>
        (['full', 'small'] as const).map((kind) => ({ kind, units })),
    );
    for (const { kind, units } of ways) {
        const left = room - textHeight(text, kind, measures);
        const find = (least: number) => units.find((unit) => left - rowsHeight(rows, unit, measures) >= least);
        const withScene = rows.length < 3 || size === 'zoom' ? find(measures.scene) : undefined;
        const unit = withScene ?? find(0);
        if (unit) return { ...head, rows, unit, text: kind, scene: withScene !== undefined, foot: true };
    }
    // a corporation is chosen by its words: it grows rather than lose them
    if ((size === 'corporation' || size === 'narrow') && fitting.length > 0)
        return { ...head, rows, unit: fitting[fitting.length - 1] as number, text: 'small', scene: false, foot: true };
    const only = largestRows(rows, room, measures);
    const left = room - rowsHeight(only.rows, only.unit, measures);
    return { ...head, ...only, text: 'none', scene: left >= measures.scene, foot: true };
}
