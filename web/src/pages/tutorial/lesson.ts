/// A guide through the beginning of a game, as data: where each step points, what it says, and what brings it on.
import type { State } from '../../net/documents';
import type { Said } from '../../words/words.svelte';

/// What a step looks at.
export interface Glance<View = unknown, Facts = unknown> {
    state: State;
    view: View;
    facts: Facts;
    /// The seat of whoever is guided.
    me: number;
    /// What the question is about, if there is one: `action`, `place-tile`, `buy-cards` …
    asked: string | undefined;
    isLit: (place: string) => boolean;
    /// What something in the catalogue is called.
    title: (id: string) => string;
}
export interface Told<G extends Glance> {
    title: Said;
    text: Said;
    /// Selectors of what is meant: a ring is drawn round all that the first finds that finds anything.
    at: string[];
    /// What the text names, as it is now.
    slots?: (glance: G) => Record<string, string | number>;
}
export interface GuideStep<G extends Glance> extends Told<G> {
    id: string;
    /// The part of the table that has to be in front for it.
    region?: string;
    /// Kinds of questions that this step itself is about: no interlude is said for them.
    about?: string[];
    /// Done at the table, not by reading: the step goes on when this holds.
    until?: (glance: G) => boolean;
    /// A step that makes no sense any more, as something else was done, is left out.
    fits?: (glance: G) => boolean;
}
export interface Lesson<G extends Glance = Glance> {
    /// As the server calls it, and the last part of its address.
    name: string;
    game: string;
    title: Said;
    steps: GuideStep<G>[];
    /// Selectors of what a question is answered by that comes within a turn: it is pointed at as long as there is any.
    answers?: string[];
    /// Said while such a question is open, whatever the step is: it comes when somebody does something else, too.
    interludes: Record<string, Told<G>>;
}

export const place = (name: string) => `[data-place="${name}"]`;

/// Lessons are loaded when they are begun. What a step looks at is of the lesson's own game, so none is mixed up with another.
const loaders: Record<string, () => Promise<unknown>> = {
    'first-game': () => import('./mars').then(({ lesson }) => lesson),
    'first-colony': () => import('./martians').then(({ lesson }) => lesson),
};
export const loadLesson = (name: string) => loaders[name]?.() as Promise<Lesson>;
