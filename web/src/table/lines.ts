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
export type Filter = 'since' | 'all' | 'mine' | 'hits' | number;

/// The number of the first line after my last one.
export function sinceMine(lines: Line[], me: number | null): number {
    if (me === null) return 0;
    const mine = lines.filter((each) => each.by === me && !each.draft);
    return mine.reduce((most, each) => Math.max(most, each.number + 1), 0);
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

export function movesOf(lines: Line[], me: number | null, names: string[]): Move[] {
    const groups: Line[][] = [];
    for (const line of lines) {
        const last = groups.at(-1);
        // phases of the game stand on their own, though they follow from somebody's move
        const isOwn = line.player === null || line.player === undefined;
        const isLastOwn = last?.[0]?.player === null || last?.[0]?.player === undefined;
        if (last && last[0]?.move === line.move && last[0].draft === line.draft && (!isOwn || isLastOwn))
            last.push(line);
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
