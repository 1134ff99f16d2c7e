/// The log: lines grouped by the move they belong to.
import type { Line } from '../net/documents';
import { isHit } from './speak';

/// What happened besides, told of one player at a time: “Ola: +30 M€, +1 plant”.
export interface Effect {
    key: number;
    text: string;
    isHit: boolean;
    lines: Line[];
}
export interface Move {
    key: string;
    by: number | null;
    head: Line;
    effects: Effect[];
    hasHit: boolean;
    isDraft: boolean;
}
/// A generation or a round in the log: its number, and the move with which it begins.
export interface Chapter {
    number: number;
    key: string;
}
export type Filter = 'since' | 'all' | 'mine' | 'hits' | number;

/// Phases of the game stand on their own, though they follow from somebody's move.
const isPhase = (line: Line) => line.player === null || line.player === undefined;

/// The number of the first line of my last turn: my last move with all that came of it, and my moves right before it, back to the phase
/// that they belong to.
export function sinceMine(lines: Line[], me: number | null): number {
    const told = lines.filter((each) => !each.draft);
    const last = me === null ? undefined : told.findLast((each) => each.by === me);
    if (!last) return 0;
    const before = told.slice(
        0,
        told.findIndex((each) => each.move === last.move),
    );
    const other = before.findLastIndex((each) => each.by !== me || isPhase(each));
    return told.slice(other + 1).reduce((least, each) => Math.min(least, each.number), Infinity);
}

/// Without the name of who did it all, which stands above.
const shortened = (text: string, player: number | null | undefined, by: number | null | undefined, names: string[]) =>
    typeof by === 'number' && player === by && text.startsWith(`${names[by]}: `)
        ? text.slice((names[by] ?? '').length + 2)
        : text;

function told(lines: Line[], me: number | null, names: string[]): Effect[] {
    const effects: Effect[] = [];
    for (const line of lines) {
        const prefix = typeof line.player === 'number' ? `${names[line.player]}: ` : '';
        const before = effects.at(-1);
        const isSame =
            prefix !== '' &&
            before !== undefined &&
            before.lines[0]?.player === line.player &&
            before.text.startsWith(prefix) &&
            line.text.startsWith(prefix) &&
            before.isHit === isHit(line, me);
        if (isSame) {
            before.text += `, ${line.text.slice(prefix.length)}`;
            before.lines.push(line);
        } else effects.push({ key: line.number, text: line.text, isHit: isHit(line, me), lines: [line] });
    }
    return effects;
}

const isOf = (line: Line, names: string[]) =>
    typeof line.player === 'number' && line.text.startsWith(`${names[line.player]}: `);
/// Chosen by all at once, told one after another: not what came of the first one's choice.
const isOthersDeed = (line: Line, first: Line, names: string[]) =>
    !isPhase(first) && !isPhase(line) && line.player !== first.player && !isOf(line, names);

export function movesOf(lines: Line[], me: number | null, names: string[]): Move[] {
    const groups: Line[][] = [];
    for (const line of lines) {
        const last = groups.at(-1);
        const first = last?.[0];
        const isSame = first && first.move === line.move && first.draft === line.draft;
        if (isSame && (!isPhase(line) || isPhase(first)) && !isOthersDeed(line, first, names)) last.push(line);
        else groups.push([line]);
    }
    return groups.map((group) => {
        const [head, ...others] = group as [Line, ...Line[]];
        const effects = told(others, me, names).map((each) => ({
            ...each,
            text: shortened(each.text, each.lines[0]?.player, head.player, names),
        }));
        return {
            key: `${head.number}${head.draft ? 'd' : ''}`,
            by: typeof head.player === 'number' ? head.player : null,
            head,
            effects,
            hasHit: isHit(head, me) || effects.some((each) => each.isHit),
            isDraft: head.draft === true,
        };
    });
}

export function filtered(moves: Move[], filter: Filter, since: number, me: number | null): Move[] {
    switch (filter) {
        case 'since':
            return moves.filter((each) => each.isDraft || each.head.number >= since);
        case 'all':
            return moves;
        case 'mine':
            return moves.filter((each) => each.by === me);
        case 'hits':
            return moves.filter((each) => each.hasHit);
        default:
            return moves.filter((each) => each.by === filter);
    }
}

/// Effects beside each other: whole sentences end themselves.
export const besideEachOther = (texts: string[]): string =>
    texts.reduce((all, text) => (all ? `${all}${/[.!?]$/.test(all) ? '' : ','} ${text}` : text), '');

/// Moves that took something from me, the newest first, and what they took.
export const hitsOf = (moves: Move[]): { move: Move; text: string }[] =>
    moves
        .filter((each) => each.hasHit)
        .toReversed()
        .map((move) => {
            const taken = move.effects.filter((each) => each.isHit).map((each) => each.text);
            return { move, text: besideEachOther(taken) || move.head.text };
        });

/// The chapters that are told of by lines of this kind, and what comes before the first of them.
export function chaptersOf(moves: Move[], kind: string | undefined): Chapter[] {
    const chapters = moves.flatMap((move) => {
        const line = [move.head, ...move.effects.flatMap((each) => each.lines)].find((each) => each.kind === kind);
        return line?.amount === undefined ? [] : [{ number: line.amount, key: move.key }];
    });
    const [first] = chapters;
    const before = moves[0];
    return first && before && first.key !== before.key && first.number > 1
        ? [{ number: first.number - 1, key: before.key }, ...chapters]
        : chapters;
}
