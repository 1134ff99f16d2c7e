/// From the icon strips of the catalogue to the pieces that are drawn.
import type { Glyph } from './catalogue.svelte';

/// One thing in a row of icons.
export type Piece =
    /// An icon, several times; `before` is a sign or a number too large to repeat the icon.
    | { kind: 'icon'; icon: string; times: number; before: string; any: boolean }
    /// An amount of M€.
    | { kind: 'coin'; amount: string; before: string; after: string; any: boolean }
    | { kind: 'sign'; text: string }
    | { kind: 'or' }
    | { kind: 'arrow' }
    | { kind: 'colon' }
    /// Production: what it loses in the upper row, what it gains in the lower one.
    | { kind: 'plate'; rows: Piece[][] };

/// More than three of the same are a number and one icon.
const MOST_REPEATED = 3;
const MINUS = '−';
/// Raising these is what they are for: the icons alone say it.
const RAISED = new Set(['temperature', 'oxygen']);

const isPlain = (glyph: Glyph | undefined): boolean => glyph?.icon === undefined;
const isSign = (glyph: Glyph | undefined, text: string): boolean => isPlain(glyph) && glyph?.text === text;

function coin(text: string, any: boolean): Piece {
    const [, before = '', amount = '', after = ''] = /^([^\dX]*)([\dX]*)(.*)$/.exec(text) ?? [];
    return { kind: 'coin', before: before.trim(), amount, after, any };
}

/// `−` stays before the icons, `+` and its number before those that are not simply raised; "at least one" needs no words.
function icons(icon: string, text: string, any: boolean): Piece {
    const [, sign = '', figure = ''] = /^([−+]?)(\d+)$/.exec(text) ?? [];
    const times = Number(figure);
    const shown = sign === '+' && RAISED.has(icon) ? '' : sign;
    if (text === '' || text === '≥ 1') return { kind: 'icon', icon, times: 1, before: '', any };
    if (!figure) return { kind: 'icon', icon, times: 1, before: text, any };
    const repeats = shown !== '+' && times >= 1 && times <= MOST_REPEATED && (!any || times === 1);
    return { kind: 'icon', icon, times: repeats ? times : 1, before: repeats ? shown : shown + figure, any };
}

function pieceOf(glyph: Glyph): Piece {
    const text = glyph.text ?? '';
    const any = glyph['any-player'] ?? false;
    if (glyph.icon === undefined) return text === '|' ? { kind: 'or' } : { kind: 'sign', text };
    if (glyph.icon === 'arrow' || glyph.icon === 'colon') return { kind: glyph.icon };
    if (glyph.icon === 'megacredits' && /[\dX]/.test(text)) return coin(text, any);
    return icons(glyph.icon, text, any);
}

const isLoss = (piece: Piece): boolean =>
    (piece.kind === 'icon' || piece.kind === 'coin') && piece.before.startsWith(MINUS);

/// The production box of some glyphs.
export function plateOf(glyphs: Glyph[]): Piece {
    const all = glyphs.map(pieceOf);
    if (all.some((piece) => piece.kind === 'sign')) return { kind: 'plate', rows: [all] };
    const rows = [all.filter(isLoss), all.filter((piece) => !isLoss(piece))];
    return { kind: 'plate', rows: rows.filter((row) => row.length > 0) };
}

/// Where the production box ends that begins here: productions side by side, and what they are counted by.
function endOfPlate(strip: Glyph[], from: number): number {
    let end = from + 1;
    for (;;) {
        if (isSign(strip[end], '/') && strip[end + 1]) end += 2;
        else if (strip[end]?.production) end += 1;
        else return end;
    }
}

/// What a strip is drawn as.
export function piecesOf(strip: Glyph[]): Piece[] {
    const pieces: Piece[] = [];
    for (let at = 0; at < strip.length; ) {
        const glyph = strip[at] as Glyph;
        const begins = glyph.icon === 'production' && strip[at + 1] ? at + 1 : at;
        if (glyph.production || begins > at) {
            const end = endOfPlate(strip, begins);
            pieces.push(plateOf(strip.slice(begins, end)));
            at = end;
        } else {
            pieces.push(pieceOf(glyph));
            at += 1;
        }
    }
    return pieces;
}

/// The ways of an action, each `cost → gain`, or `→ gain` where it costs nothing.
export function waysOf(strip: Glyph[]): Piece[][] {
    const [first, ...rest] = piecesOf(strip);
    const ways: Piece[][] = [[]];
    for (const piece of first?.kind === 'arrow' ? rest : first ? [first, ...rest] : []) {
        if (piece.kind === 'or') ways.push([]);
        else ways[ways.length - 1]?.push(piece);
    }
    return ways.map((way, index) => {
        const whole: Piece[] = way.some((piece) => piece.kind === 'arrow') ? way : [{ kind: 'arrow' }, ...way];
        return index === 0 ? whole : [{ kind: 'or' }, ...whole];
    });
}

/// Whether the production at this place of a strip stands for itself and may move into the box with the others.
function isFree(strip: Glyph[], at: number): boolean {
    const alone = (glyph: Glyph | undefined) =>
        glyph === undefined || (!isPlain(glyph) && glyph.icon !== 'arrow' && glyph.icon !== 'colon');
    return (strip[at]?.production ?? false) && alone(strip[at - 1]) && alone(strip[at + 1]);
}

/// What happens at once: all productions together in one box, then the rest.
export function immediateOf(production: Glyph[], immediate: Glyph[]): Piece[] {
    if (!production.every((glyph) => glyph.production)) return [...piecesOf(immediate), ...piecesOf(production)];
    const free = immediate.map((_, at) => isFree(immediate, at));
    const boxed = [...production, ...immediate.filter((_, at) => free[at])];
    const rest = piecesOf(immediate.filter((_, at) => !free[at]));
    return boxed.length > 0 ? [plateOf(boxed), ...rest] : rest;
}

/// The same with numbers instead of repeated icons, where there is little room.
export const counted = (pieces: Piece[]): Piece[] =>
    pieces.map((piece) =>
        piece.kind === 'icon' && piece.times > 1 ? { ...piece, times: 1, before: piece.before + piece.times } : piece,
    );
