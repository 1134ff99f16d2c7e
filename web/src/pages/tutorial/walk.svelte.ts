/// Where somebody is in a lesson.
import type { Glance, GuideStep } from './lesson';

/// What the step asks for is done, or can not be done any more.
const isOver = (step: GuideStep<Glance> | undefined, glance: Glance) =>
    step?.until?.(glance) === true || step?.fits?.(glance) === false;

export class Walk {
    index = $state(0);
    /// Somebody came back to a step that is over: it waits until it was read.
    isReread = $state(false);
    #shown = new Set([0]);

    constructor(readonly steps: GuideStep<Glance>[]) {}

    step = $derived.by(() => this.steps[this.index]);
    isLast = $derived.by(() => this.index === this.steps.length - 1);

    /// To the next step that makes sense as the table is now.
    goOn(glance: Glance | null) {
        let next = this.index + 1;
        while (glance && next < this.steps.length - 1 && isOver(this.steps[next], glance)) next += 1;
        this.goTo(Math.min(next, this.steps.length - 1));
    }
    goTo(index: number) {
        this.#shown.add(index);
        this.index = index;
        this.isReread = false;
    }
    /// To the step that was shown before this one.
    back(glance: Glance | null) {
        this.index = Math.max(0, ...[...this.#shown].filter((each) => each < this.index));
        this.isReread = glance !== null && isOver(this.step, glance);
    }
    /// Whether the step goes on by itself: `done` was what it asks for, or it is `past`.
    ending(glance: Glance): 'done' | 'past' | null {
        if (this.isReread || !this.step?.until) return null;
        if (this.step.until(glance)) return 'done';
        return this.step.fits?.(glance) === false ? 'past' : null;
    }
}
