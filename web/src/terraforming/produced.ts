/// What the last production brought.
import type { Line } from '../net/documents';

/// In one line, with its generation; an empty text where it brought nothing, null before the first.
export function incomeSaid(
    lines: Line[],
    me: number,
    names: string[],
    tell: (resource: string, amount: number) => string,
): { generation: number; text: string } | null {
    const at = lines.findLastIndex((each) => each.kind === 'production-phase');
    const phase = lines[at];
    if (!phase) return null;
    const prefix = `${names[me]}: `;
    const after = lines.slice(at + 1);
    const next = after.findIndex((each) => typeof each.player !== 'number');
    const mine = (next < 0 ? after : after.slice(0, next)).filter(
        (each) => each.move === phase.move && each.player === me && each.text.startsWith(prefix),
    );
    // energy becomes heat before there is new energy: both are told once
    const gains = [...new Set(mine.map((each) => each.resource))]
        .map((resource) => {
            const parts = mine.filter((each) => each.resource === resource);
            if (!resource || parts.length === 1) return parts.map((each) => each.text.slice(prefix.length)).join(', ');
            const sum = parts.reduce((all, each) => all + (each.amount ?? 0), 0);
            return sum === 0 ? '' : tell(resource, sum);
        })
        .filter(Boolean)
        .join(', ');
    return { generation: phase.amount ?? 0, text: gains && `${phase.text} ${gains}` };
}
