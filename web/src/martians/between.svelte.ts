/// What happened between turns and has not been told yet; nothing waits for it to be read.
import { stepsOf, type Step } from './between';
import type { Colony } from './colony.svelte';
import type { View } from './documents';

/// Names of what lies on display, each as often as it is there.
const displayed = ({ people, research }: View, orders: string[]): string[] => [
    ...Object.entries(people).flatMap(([each, n]) => Array<string>(n).fill(`person/${each}`)),
    ...research.map((each) => `research/${each}`),
    ...orders.map((each) => `order/${each}`),
];
/// What is in `after` beyond `before`.
export function added(before: string[], after: string[]): string[] {
    const rest = [...before];
    return after.filter((each) => {
        const at = rest.indexOf(each);
        if (at >= 0) rest.splice(at, 1);
        return at < 0;
    });
}

export class Between {
    /// The first choice that has not been told.
    #from = $state(0);
    #at = $state(0);
    /// What came on display with the supply.
    refilled = $state.raw<string[]>([]);
    #display: string[] | null = null;
    #line = -1;

    all = $derived.by((): Step[] => {
        const steps = stepsOf(this.colony.play.table.lines, this.#from);
        if (!this.refilled.length) return steps;
        const at = steps.findLastIndex((each) => each.kind === 'energy') + 1;
        return steps.toSpliced(at, 0, { kind: 'refill', lines: [] });
    });
    /// How many are told, and the one that is.
    at = $derived(Math.min(this.#at, this.all.length));
    step = $derived.by(() => this.all[this.at]);

    constructor(readonly colony: Colony) {
        this.#from = colony.play.table.number;
    }

    /// Called whenever the table has changed.
    follow() {
        const { view, facts, play } = this.colony;
        const now = displayed(
            view,
            facts.orders.map((each) => each.order),
        );
        const fresh = play.table.lines.filter((each) => !each.draft && each.number > this.#line);
        const isSupplied = fresh.some((each) => each.kind === 'slot-started' && each.amount === 1);
        if (isSupplied && this.#display) this.refilled = added(this.#display, now);
        this.#display = now;
        this.#line = Math.max(this.#line, ...fresh.map((each) => each.number));
    }
    next() {
        this.#at += 1;
        if (this.#at >= this.all.length) this.close();
    }
    close() {
        this.#from = this.colony.play.table.number;
        this.#at = 0;
        this.refilled = [];
    }
}
