/// What is told to those who listen: the last move in one sentence, and that it is their turn.
import type { Advice, Line } from '../net/documents';

/// Lost to another's card. What a phase takes, such as energy that becomes heat, follows from somebody's choice, too, but names no card.
export const isHit = (line: Line, me: number | null) =>
    me !== null &&
    line.player === me &&
    line.by !== null &&
    line.by !== me &&
    line.card !== undefined &&
    (line.amount ?? 0) < 0 &&
    !line.draft;

/// A sentence for every move: what was done first, and what it took from me.
export function sentences(lines: Line[], me: number | null): string[] {
    const moves = new Map<number, Line[]>();
    for (const line of lines) moves.set(line.move, [...(moves.get(line.move) ?? []), line]);
    return [...moves.values()].map((each) => {
        const [first, ...others] = each;
        const hits = others.filter((line) => isHit(line, me)).map((line) => line.text);
        return [first?.text, ...hits].join(' ');
    });
}

/// What is advised, the best first. What a set of cards is called is not told: they are marked.
export const reasons = (advice: Advice[]) =>
    advice.map(({ option, why }, n) => `${n + 1}. ${option.text ? `${option.text}: ` : ''}${why}`).join(' ');
