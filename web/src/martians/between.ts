/// What happens between turns, step by step, as the log tells it: the settlement, the supply of a round, and its middle.
import type { Line } from '../net/documents';
import type { Need } from './documents';
import { NEEDS } from './documents';

export const STEPS = [
    'settlement',
    'population',
    'needs',
    'weather',
    'event',
    'energy',
    'refill',
    'colonists',
] as const;
export type StepKind = (typeof STEPS)[number];
export interface Step {
    kind: StepKind;
    lines: Line[];
}

/// The lines with which a step begins.
const BEGINS: Record<string, StepKind> = {
    'settlement-started': 'settlement',
    'round-started': 'population',
    'weather-turned': 'weather',
    'event-drawn': 'event',
    'energy-produced': 'energy',
    'slot-started': 'colonists',
};
/// That so much energy was made is told by who made it; that a step begins by its name.
const UNTOLD = ['settlement-started', 'round-started'];

/// Where a line belongs while a step is under way; null: what is between turns is over, or not begun.
function stepOf(line: Line, now: StepKind | null): StepKind | null {
    const begun = BEGINS[line.kind];
    if (begun === 'colonists') return now === null ? null : begun;
    if (begun) return begun;
    if (line.kind === 'turn-started') return null;
    return now === 'population' && line.kind === 'need-placed' ? 'needs' : now;
}

/// All steps that tell something, of choices from `from` on. What is a draft may still be taken back.
export function stepsOf(lines: Line[], from: number): Step[] {
    const steps: Step[] = [];
    let now: StepKind | null = null;
    for (const line of lines) {
        if (line.draft) continue;
        now = stepOf(line, now);
        const isTold = !UNTOLD.includes(line.kind) && !(now === 'energy' && line.kind !== 'energy-produced');
        if (now === null || !isTold || line.choice < from) continue;
        const last = steps.at(-1);
        if (last?.kind === now) last.lines.push(line);
        else steps.push({ kind: now, lines: [line] });
    }
    return steps;
}

/// By need the quarters to which tokens came, with a quarter once for each token.
export const placedNeeds = (lines: Line[]): { need: Need; quarters: number[] }[] =>
    NEEDS.map((need) => ({
        need,
        quarters: lines
            .filter((each) => each.kind === 'need-placed' && each.need === need)
            .map((each) => Number(each.quarter)),
    })).filter((each) => each.quarters.length > 0);

/// Every choice was made with what drew the event: nobody was asked.
export function wasNobodyAsked(lines: Line[]): boolean {
    const drawn = lines.find((each) => each.kind === 'event-drawn');
    const chosen = lines.filter((each) => each.kind === 'event-option-chosen');
    return drawn !== undefined && chosen.length > 0 && chosen.every((each) => each.choice === drawn.choice);
}
