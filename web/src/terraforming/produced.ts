/// What the last production brought.
import type { Line } from '../net/documents';

/// In one line, with the number of the phase's own line; an empty text where it brought nothing, null before the first.
export function incomeSaid(lines: Line[], me: number, names: string[]): { number: number; text: string } | null {
    const at = lines.findLastIndex((each) => each.kind === 'production-phase');
    const phase = lines[at];
    if (!phase) return null;
    const prefix = `${names[me]}: `;
    const after = lines.slice(at + 1);
    const next = after.findIndex((each) => typeof each.player !== 'number');
    const mine = (next < 0 ? after : after.slice(0, next)).filter(
        (each) => each.move === phase.move && each.player === me && each.text.startsWith(prefix),
    );
    const gains = mine.map((each) => each.text.slice(prefix.length)).join(', ');
    return { number: phase.number, text: gains && `${phase.text} ${gains}` };
}
